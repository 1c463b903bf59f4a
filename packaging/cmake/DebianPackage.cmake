# The Debian package: "cpack" in the build folder of the preset "package" makes it, and
# packaging/make_package.sh does all of it.
set(maintainer "${CHESSPROG_DEVELOPERS} <chessprog@example.org>")

# Policy wants the licence and the changelog in the package.
set(doc_folder ${CMAKE_INSTALL_DATADIR}/doc/${PROJECT_NAME})
set(package ${PROJECT_NAME})
string(CONFIGURE "${CHESSPROG_DEBIAN_CHANGELOG}" changelog @ONLY)
file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/changelog "${changelog}")
chess_install_compressed(${CMAKE_CURRENT_BINARY_DIR}/changelog ${doc_folder})
install(FILES debian/copyright DESTINATION ${doc_folder})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME ${PROJECT_NAME})
set(CPACK_PACKAGE_VENDOR ${CHESSPROG_DEVELOPERS})
set(CPACK_PACKAGE_CONTACT ${maintainer})
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
string(TOLOWER "${PROJECT_DESCRIPTION}" CPACK_PACKAGE_DESCRIPTION_SUMMARY)
file(READ ${CMAKE_CURRENT_SOURCE_DIR}/debian/description CPACK_DEBIAN_PACKAGE_DESCRIPTION)
string(STRIP "${CPACK_DEBIAN_PACKAGE_DESCRIPTION}" CPACK_DEBIAN_PACKAGE_DESCRIPTION)
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR})
set(CPACK_PACKAGING_INSTALL_PREFIX ${CMAKE_INSTALL_PREFIX})
set(CPACK_STRIP_FILES ON)
# Whatever the umask of the builder.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER ${maintainer})
# What the program is linked with. The plugins for X11 and for SVG come with these libraries.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Letters of all languages of the window; the words of Qt's own dialogs; a plugin for Wayland.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-dejavu-core, qt6-translations-l10n, qt6-wayland")
include(CPack)
