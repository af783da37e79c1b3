# antecede_room(NAME [COLD] [USES room...] [LIBRARIES target...] [TEST_LIBRARIES target...] [FIRST file...] [ALONE file...])
#
# One folder of src/ is one library, `antecede_NAME`. USES names the rooms it may include from (besides base); the same
# lines are what tools/check_layering.py holds every #include against. Sub-folders, one level deep, belong to the room;
# one that has a CMakeLists.txt of its own says itself what becomes of its sources (a program, a bed). Files named
# *_test.cpp beside the sources, in all of these folders, make the test program `NAME_tests`; TEST_LIBRARIES is what
# only this program needs. A COLD room spends no time that a user would notice, so it is optimised little. FIRST
# names files that include the same large header: they stand next to each other, so that it is compiled once. ALONE
# names files that are compiled by themselves. AntecedeSpeed.cmake says more.
function(antecede_room name)
  cmake_parse_arguments(ROOM "COLD" "" "USES;LIBRARIES;TEST_LIBRARIES;FIRST;ALONE" ${ARGN})
  antecede_room_files(sources tests)

  list(TRANSFORM ROOM_FIRST PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  list(REMOVE_ITEM sources ${ROOM_FIRST})
  add_library(antecede_${name} STATIC ${ROOM_FIRST} ${sources})
  target_include_directories(antecede_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
  if(NOT name STREQUAL "base")
    target_link_libraries(antecede_${name} PUBLIC antecede_base)
  endif()
  foreach(used ${ROOM_USES})
    target_link_libraries(antecede_${name} PUBLIC antecede_${used})
  endforeach()
  target_link_libraries(antecede_${name} PUBLIC ${ROOM_LIBRARIES})
  if(ROOM_COLD)
    antecede_compile_cold(antecede_${name} antecede_cold_headers)
  else()
    antecede_compile_together(antecede_${name} antecede_product_headers)
  endif()
  set_source_files_properties(${ROOM_ALONE} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

  if(ANTECEDE_TESTS AND tests)
    add_executable(${name}_tests ${tests})
    target_link_libraries(${name}_tests PRIVATE antecede_${name} ${ROOM_TEST_LIBRARIES})
    antecede_test_program(${name}_tests ${name})
  endif()
endfunction()

# antecede_room_files(SOURCES TESTS): the sources of the room in the current folder, and its unit tests.
function(antecede_room_files sources_name tests_name)
  set(here ${CMAKE_CURRENT_SOURCE_DIR})
  file(GLOB tests CONFIGURE_DEPENDS ${here}/*_test.cpp ${here}/*/*_test.cpp)
  file(GLOB sources CONFIGURE_DEPENDS ${here}/*.cpp)
  file(GLOB folders CONFIGURE_DEPENDS LIST_DIRECTORIES true ${here}/*)
  foreach(folder ${folders})
    if(IS_DIRECTORY ${folder} AND NOT EXISTS ${folder}/CMakeLists.txt)
      file(GLOB more CONFIGURE_DEPENDS ${folder}/*.cpp)
      list(APPEND sources ${more})
    endif()
  endforeach()
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  set(${sources_name} ${sources} PARENT_SCOPE)
  set(${tests_name} ${tests} PARENT_SCOPE)
endfunction()

# antecede_bed(ROOM)
#
# The folder `bed` of a room: what its tests, those of later rooms, fuzz targets and benchmarks hold the room to
# account with. It is the library `antecede_ROOM_bed`, built only where something needs it; the product has none of it,
# and tools/check_layering.py lets no other file include from it.
function(antecede_bed room)
  antecede_room_files(sources tests)
  add_library(antecede_${room}_bed STATIC EXCLUDE_FROM_ALL ${sources})
  target_link_libraries(antecede_${room}_bed PUBLIC antecede_${room})
  antecede_compile_together(antecede_${room}_bed antecede_product_headers)
endfunction()
