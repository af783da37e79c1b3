# The libraries we build on, all Debian packages. docs/dependencies.md gives the reason for each.
find_package(Threads REQUIRED)
find_package(fmt REQUIRED)
find_package(tl-expected REQUIRED)
find_package(absl REQUIRED)
find_package(CLI11 REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(ZLIB REQUIRED)
find_package(OpenSSL REQUIRED COMPONENTS Crypto)
find_package(PkgConfig REQUIRED)
pkg_check_modules(LIBZIP REQUIRED IMPORTED_TARGET libzip)
pkg_check_modules(LIBDEFLATE REQUIRED IMPORTED_TARGET libdeflate)

# androidfw lies in private `android` folders and comes without CMake or pkg-config files.
find_path(ANDROIDFW_INCLUDE_DIR androidfw/ResourceTypes.h PATH_SUFFIXES android REQUIRED)
find_library(ANDROIDFW_LIBRARY androidfw PATH_SUFFIXES android REQUIRED)
get_filename_component(ANDROIDFW_LIBRARY_DIR ${ANDROIDFW_LIBRARY} DIRECTORY)
add_library(antecede_androidfw INTERFACE)
target_include_directories(antecede_androidfw SYSTEM INTERFACE ${ANDROIDFW_INCLUDE_DIR})
target_link_libraries(antecede_androidfw INTERFACE ${ANDROIDFW_LIBRARY})
target_link_options(antecede_androidfw INTERFACE -Wl,-rpath,${ANDROIDFW_LIBRARY_DIR}
                    -Wl,-rpath-link,${ANDROIDFW_LIBRARY_DIR})
