# Prints what the methods of DEX files, class files and jars do; tests/differential/twofold.py compares two compilers.
add_executable(irlist ${CMAKE_CURRENT_LIST_DIR}/irlist.cpp)
target_link_libraries(irlist PRIVATE antecede_ir)
