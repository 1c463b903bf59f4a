# "cmake --install" lays out all that belongs to the program, and the program there runs:
# cmake -D build=<folder> -D id=<application id> -D version=<version> -D module=<file> -P install_test.cmake
cmake_minimum_required(VERSION 3.22)

set(stage ${build}/tests/packaging/installed)
set(prefix ${stage}/opt/chessprog)
file(REMOVE_RECURSE ${stage})
set(ENV{DESTDIR} ${stage})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${build} --prefix /opt/chessprog
                OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)

file(GLOB_RECURSE files RELATIVE ${prefix} ${prefix}/*)
set(expected
    bin/chessprog
    ${module}
    share/applications/${id}.desktop
    share/bash-completion/completions/chessprog
    share/fish/vendor_completions.d/chessprog.fish
    share/icons/hicolor/scalable/apps/${id}.svg
    share/man/man6/chessprog.6.gz
    share/metainfo/${id}.metainfo.xml
    share/mime/packages/${id}.xml
    share/zsh/site-functions/_chessprog)
# The icon is drawn in these sizes where there is a tool for it.
set(maybe ${files})
list(FILTER maybe INCLUDE REGEX "^share/icons/hicolor/[0-9]+x[0-9]+/apps/${id}\\.png$")
list(LENGTH maybe count)
if(NOT count MATCHES "^(0|9)$")
    message(SEND_ERROR "The icon is there in ${count} sizes")
endif()

list(REMOVE_ITEM files ${expected} ${maybe})
if(files)
    message(SEND_ERROR "Installed, but not expected: ${files}")
endif()
foreach(file ${expected})
    if(NOT EXISTS ${prefix}/${file})
        message(SEND_ERROR "Not installed: ${file}")
    endif()
endforeach()

execute_process(COMMAND ${prefix}/bin/chessprog --version OUTPUT_VARIABLE said)
if(NOT said STREQUAL "chessprog ${version}\n")
    message(SEND_ERROR "The installed program says: ${said}")
endif()
file(REMOVE_RECURSE ${stage})
