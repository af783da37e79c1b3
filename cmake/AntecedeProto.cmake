# antecede_proto(TARGET FILE)
#
# Compiles a .proto file of the room's folder with protoc and adds it to the room's library. The header is included as
# "ROOM/FILE.pb.h". Generated code is not held to our warnings.
function(antecede_proto target file)
  get_filename_component(base ${file} NAME_WE)
  get_filename_component(folder ${CMAKE_CURRENT_SOURCE_DIR}/${file} DIRECTORY)
  file(RELATIVE_PATH room ${PROJECT_SOURCE_DIR}/src ${folder})
  set(root ${CMAKE_CURRENT_BINARY_DIR}/generated)
  set(output ${root}/${room}/${base}.pb.cc)
  set(header ${root}/${room}/${base}.pb.h)
  file(MAKE_DIRECTORY ${root}/${room})
  add_custom_command(
    OUTPUT ${output} ${header}
    COMMAND protobuf::protoc --proto_path=${PROJECT_SOURCE_DIR}/src --cpp_out=${root} ${room}/${base}.proto
    DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${file}
    VERBATIM)
  set_source_files_properties(${output} PROPERTIES COMPILE_OPTIONS -w SKIP_PRECOMPILE_HEADERS ON SKIP_UNITY_BUILD_INCLUSION ON)
  target_sources(${target} PRIVATE ${output} ${header})
  target_include_directories(${target} SYSTEM PRIVATE ${root})
  target_link_libraries(${target} PUBLIC protobuf::libprotobuf-lite)
endfunction()
