# antecede_room(NAME [COLD] [USES room...] [LIBRARIES target...] [FIRST file...] [ALONE file...])
#
# One folder of src/ is one library, `antecede_NAME`. USES names the rooms it may include from (besides base); the same
# lines are what tools/check_layering.py holds every #include against. Files named *_test.cpp beside the sources make
# the test program `NAME_tests`. A COLD room spends no time that a user would notice, so it is optimised little. FIRST
# names files that include the same large header: they stand next to each other, so that it is compiled once. ALONE
# names files that are compiled by themselves. AntecedeSpeed.cmake says more.
function(antecede_room name)
  cmake_parse_arguments(ROOM "COLD" "" "USES;LIBRARIES;FIRST;ALONE" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  set(tests ${sources})
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")

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
    target_link_libraries(${name}_tests PRIVATE antecede_${name})
    antecede_test_program(${name}_tests ${name})
  endif()
endfunction()
