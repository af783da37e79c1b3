# Prints what race ids call the classes and methods of an app; tests/names/run_names.py compares builds of one source.
add_executable(namelist ${CMAKE_CURRENT_LIST_DIR}/namelist.cpp)
target_link_libraries(namelist PRIVATE antecede_model)
