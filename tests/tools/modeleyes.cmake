# Prints what an analysis sees behind public methods of the model; tests/model/check_eyes.py compares it with a table.
add_executable(modeleyes ${CMAKE_CURRENT_LIST_DIR}/modeleyes.cpp)
target_link_libraries(modeleyes PRIVATE antecede_model)
