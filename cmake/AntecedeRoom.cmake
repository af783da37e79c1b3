# antecede_room(NAME [USES room...] [LIBRARIES target...])
#
# One folder of src/ is one library, `antecede_NAME`. USES names the rooms it may include from (besides base); the same
# lines are what tools/check_layering.py holds every #include against. Files named *_test.cpp beside the sources make
# the test program `NAME_tests`.
#
# What nearly every file includes is compiled once per library and per test program: reading it is half of the time that
# a file takes. Every file includes what it needs all the same; the `debug` preset builds without, and notices if not.
set(antecede_common_headers <algorithm> <array> <cstdint> <functional> <map> <memory> <optional> <span> <string>
    <string_view> <utility> <vector> <absl/container/flat_hash_map.h> <absl/container/flat_hash_set.h> <fmt/format.h>)

function(antecede_room name)
  cmake_parse_arguments(ROOM "" "" "USES;LIBRARIES" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  set(tests ${sources})
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")

  add_library(antecede_${name} STATIC ${sources})
  target_include_directories(antecede_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
  if(NOT name STREQUAL "base")
    target_link_libraries(antecede_${name} PUBLIC antecede_base)
  endif()
  foreach(used ${ROOM_USES})
    target_link_libraries(antecede_${name} PUBLIC antecede_${used})
  endforeach()
  target_link_libraries(antecede_${name} PUBLIC ${ROOM_LIBRARIES})
  if(ANTECEDE_PRECOMPILE)
    target_precompile_headers(antecede_${name} PRIVATE ${antecede_common_headers})
  endif()

  if(ANTECEDE_TESTS AND tests)
    add_executable(${name}_tests ${tests})
    target_link_libraries(${name}_tests PRIVATE antecede_${name} GTest::gtest GTest::gmock GTest::gtest_main)
    target_compile_definitions(${name}_tests PRIVATE ANTECEDE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    if(ANTECEDE_PRECOMPILE)
      target_precompile_headers(${name}_tests PRIVATE ${antecede_common_headers} <gmock/gmock.h> <gtest/gtest.h>)
    endif()
    gtest_discover_tests(${name}_tests TEST_PREFIX "${name}." DISCOVERY_TIMEOUT 120)
  endif()
endfunction()
