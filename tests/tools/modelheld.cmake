# Prints what concrete code of the model does to the heap that an analysis does not hear of; tests/model/check_held.py compares it with a list.
add_executable(modelheld ${CMAKE_CURRENT_LIST_DIR}/modelheld.cpp)
target_link_libraries(modelheld PRIVATE antecede_model)
