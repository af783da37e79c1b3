# Prints DEX files as `dexdump -d` does; tests/differential/dexdump.py compares the two.
add_executable(dexlist ${CMAKE_CURRENT_LIST_DIR}/dexlist.cpp ${CMAKE_CURRENT_LIST_DIR}/dexdump_printer.cpp)
target_link_libraries(dexlist PRIVATE antecede_apk antecede_dex)
