# Puts files one behind the other, each under a line "%% NAME": cmake -DOUTPUT=FILE -DINPUTS=A;B -P concatenate.cmake
set(all "")
foreach(input ${INPUTS})
  get_filename_component(name ${input} NAME)
  file(READ ${input} text)
  string(APPEND all "%% ${name}\n${text}\n")
endforeach()
file(WRITE ${OUTPUT} "${all}")
