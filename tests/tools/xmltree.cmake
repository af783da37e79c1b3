# Prints compiled XML as `aapt dump xmltree` does; tests/differential/aapt_xmltree.py compares the two.
add_executable(xmltree ${CMAKE_CURRENT_LIST_DIR}/xmltree.cpp)
target_link_libraries(xmltree PRIVATE antecede_apk)
