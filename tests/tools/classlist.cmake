# Prints class files in a form that tests/differential/javap.py compares with javap.
add_executable(classlist ${CMAKE_CURRENT_LIST_DIR}/classlist.cpp)
target_link_libraries(classlist PRIVATE antecede_classfile)
