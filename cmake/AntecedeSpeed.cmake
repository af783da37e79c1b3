# What keeps the build short. Most of our files have about 120 lines, and reading the headers in front of them takes longer
# than compiling them. So several files of a room are compiled as one, and what comes from libraries is read once.
#
# - Files of one room share a translation unit (ANTECEDE_UNITY). Names in unnamed namespaces must therefore differ
#   within a room. Every file includes what it needs all the same: the `separate` preset, which `./test --long` builds,
#   compiles each one by itself and notices if not.
# - Library headers are compiled once per build tree for the product, once for its cold rooms and once for the tests
#   (ANTECEDE_PRECOMPILE): a compiler takes them only where its options are the same.
# - Test programs and rooms that only read options and print are compiled with little optimisation.
# - lld links, where it is installed.
option(ANTECEDE_UNITY "Compile several files of a room as one" ON)
option(ANTECEDE_PRECOMPILE "Read the headers of libraries once" ON)
set(ANTECEDE_BATCH 10 CACHE STRING "How many files are compiled as one")

find_program(LLD ld.lld)
if(LLD)
  add_link_options(-fuse-ld=lld)
endif()

# How tests and cold rooms are compiled. They are not fuzzed, so nothing need be counted in them.
set(ANTECEDE_LITTLE_OPTIMISATION -O1 CACHE STRING "The compiler's option for what need not be fast")
set(antecede_cold_options $<$<NOT:$<CONFIG:Debug>>:${ANTECEDE_LITTLE_OPTIMISATION}>)
if(ANTECEDE_FUZZ)
  list(APPEND antecede_cold_options -fno-sanitize=fuzzer-no-link)
endif()

set(antecede_library_headers <algorithm> <array> <cstdint> <functional> <map> <memory> <optional> <span> <string>
    <string_view> <utility> <vector> <absl/container/flat_hash_map.h> <absl/container/flat_hash_set.h> <fmt/format.h>
    <tl/expected.hpp>)

# antecede_precompiled(NAME HEADERS OPTIONS LIBRARY…): a library that only holds precompiled headers, for others to use.
# A compiler takes them only where its options are the same.
function(antecede_precompiled name headers options)
  set(source ${CMAKE_BINARY_DIR}/${name}.cpp)
  file(CONFIGURE OUTPUT ${source} CONTENT "// Holds precompiled headers.\n")
  add_library(${name} OBJECT ${source})
  target_link_libraries(${name} PRIVATE fmt::fmt tl::expected absl::flat_hash_map absl::hash Threads::Threads ${ARGN})
  target_compile_options(${name} PRIVATE ${options})
  target_precompile_headers(${name} PRIVATE ${headers})
endfunction()

if(ANTECEDE_PRECOMPILE)
  antecede_precompiled(antecede_product_headers "${antecede_library_headers}" "")
  antecede_precompiled(antecede_cold_headers "${antecede_library_headers}" "${antecede_cold_options}")
  if(ANTECEDE_TESTS)
    antecede_precompiled(antecede_test_headers "${antecede_library_headers};<gmock/gmock.h>;<gtest/gtest.h>"
                         "${antecede_cold_options}" GTest::gtest GTest::gmock)
  endif()
endif()

# antecede_compile_together(TARGET HEADERS): several files of the target as one, with the precompiled headers of HEADERS.
function(antecede_compile_together target headers)
  if(ANTECEDE_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${ANTECEDE_BATCH})
  endif()
  if(ANTECEDE_PRECOMPILE)
    target_precompile_headers(${target} REUSE_FROM ${headers})
  endif()
endfunction()

# antecede_compile_cold(TARGET HEADERS): the same for what need not be fast.
function(antecede_compile_cold target headers)
  target_compile_options(${target} PRIVATE ${antecede_cold_options})
  antecede_compile_together(${target} ${headers})
endfunction()

# antecede_test_program(TARGET PREFIX): for a program of unit tests; each becomes a test named PREFIX.SUITE.CASE.
function(antecede_test_program target prefix)
  target_link_libraries(${target} PRIVATE GTest::gtest GTest::gmock GTest::gtest_main)
  target_compile_definitions(${target} PRIVATE ANTECEDE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  antecede_compile_cold(${target} antecede_test_headers)
  gtest_discover_tests(${target} TEST_PREFIX "${prefix}." DISCOVERY_TIMEOUT 120)
endfunction()
