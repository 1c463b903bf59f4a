# Takes the releases out of CHANGELOG.md, which tells them once for all: the description for
# software centres and the changelog of the Debian package are made from it.
#
#   ## 0.1.0 (2026-11-18)
#
#   - What is new, in lines of at most 76 characters;
#     the next ones are indented.

# The day of the week of year, month and day, as "Mon".
function(_chess_weekday year month day result)
    set(shifts 0 3 2 5 0 3 5 1 4 6 2 4)
    set(names Sun Mon Tue Wed Thu Fri Sat)
    math(EXPR place "${month} - 1")
    list(GET shifts ${place} shift)
    if(month LESS 3)
        math(EXPR year "${year} - 1")
    endif()
    math(EXPR weekday
         "(${year} + ${year} / 4 - ${year} / 100 + ${year} / 400 + ${shift} + ${day}) % 7")
    list(GET names ${weekday} name)
    set(${result} ${name} PARENT_SCOPE)
endfunction()

# "2026-11-18" as Debian's changelog writes it: "Wed, 18 Nov 2026 12:00:00 +0000".
function(_chess_long_date date result)
    set(names Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec)
    string(REPLACE "-" ";" parts ${date})
    list(GET parts 0 year)
    list(GET parts 1 month)
    list(GET parts 2 day)
    math(EXPR month "${month}")
    math(EXPR place "${month} - 1")
    list(GET names ${place} name)
    _chess_weekday(${year} ${month} ${day} weekday)
    set(${result} "${weekday}, ${day} ${name} ${year} 12:00:00 +0000" PARENT_SCOPE)
endfunction()

# Sets in the caller CHESSPROG_RELEASE_DATE (of this version), CHESSPROG_RELEASES_XML (for the
# metainfo) and CHESSPROG_DEBIAN_CHANGELOG, which lacks the names of package and maintainer.
function(chess_read_releases file)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
    file(STRINGS ${file} lines ENCODING UTF-8)
    set(xml "")
    set(debian "")
    set(versions "")
    set(date "")
    set(item "")

    # The line after the last closes what is open.
    foreach(line IN LISTS lines ITEMS "## end")
        string(REPLACE "`" "" line "${line}")
        string(REPLACE "&" "&amp;" escaped "${line}")
        string(REPLACE "<" "&lt;" escaped "${escaped}")
        string(REPLACE ">" "&gt;" escaped "${escaped}")

        if(item AND line MATCHES "^(- |## )")
            string(APPEND xml "          <li>${item}</li>\n")
            set(item "")
        endif()
        if(date AND line MATCHES "^## ")
            string(APPEND xml "        </ul>\n      </description>\n    </release>\n")
            _chess_long_date(${date} long_date)
            string(APPEND debian "\n -- @maintainer@  ${long_date}\n\n")
        endif()

        if(line MATCHES "^## ([0-9.]+) \\(([0-9]+-[0-9]+-[0-9]+)\\)$")
            set(version ${CMAKE_MATCH_1})
            set(date ${CMAKE_MATCH_2})
            if(NOT versions)
                set(newest_date ${date})
            endif()
            list(APPEND versions ${version})
            string(APPEND xml "    <release version=\"${version}\" date=\"${date}\">\n"
                              "      <description>\n        <ul>\n")
            string(APPEND debian "@package@ (${version}) stable; urgency=medium\n\n")
        elseif(date AND escaped MATCHES "^- (.*)")
            set(item "${CMAKE_MATCH_1}")
            string(REGEX REPLACE "^- " "  * " line "${line}")
            string(APPEND debian "${line}\n")
        elseif(item AND escaped MATCHES "^  (.*)")
            string(APPEND item " ${CMAKE_MATCH_1}")
            string(APPEND debian "  ${line}\n")
        endif()
    endforeach()

    list(GET versions 0 newest)
    if(NOT newest STREQUAL PROJECT_VERSION)
        message(FATAL_ERROR
            "CHANGELOG.md begins with version '${newest}', CMakeLists.txt says ${PROJECT_VERSION}")
    endif()
    string(STRIP "${xml}" xml)
    set(CHESSPROG_RELEASE_DATE ${newest_date} PARENT_SCOPE)
    set(CHESSPROG_RELEASES_XML "${xml}" PARENT_SCOPE)
    set(CHESSPROG_DEBIAN_CHANGELOG "${debian}" PARENT_SCOPE)
endfunction()
