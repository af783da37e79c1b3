# Runs apps and tells what natives and concrete code of the model did to the heap; tests/apps/held_in_runs.py compares it with what they declare.
add_executable(heapwitness ${CMAKE_CURRENT_LIST_DIR}/heapwitness.cpp)
target_link_libraries(heapwitness PRIVATE antecede_cli)
