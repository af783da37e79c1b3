# Prints every resource of an APK; tests/differential/aapt_resources.py compares it with `aapt dump resources`.
add_executable(resources ${CMAKE_CURRENT_LIST_DIR}/resources.cpp)
target_link_libraries(resources PRIVATE antecede_apk)
