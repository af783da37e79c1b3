# Writes OUTPUT, a C++ file that defines SYMBOL as the bytes of INPUT. See AntecedeEmbed.cmake.
file(READ ${INPUT} hex HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" escaped "${hex}")
string(LENGTH "${hex}" digits)
math(EXPR size "${digits} / 2")
# Compilers limit the length of one literal; adjacent ones are joined. A chunk is a whole number of escapes.
set(chunk 4000)
set(lines "")
string(LENGTH "${escaped}" length)
set(at 0)
while(at LESS length)
  string(SUBSTRING "${escaped}" ${at} ${chunk} part)
  string(APPEND lines "    \"${part}\"\n")
  math(EXPR at "${at} + ${chunk}")
endwhile()
file(WRITE ${OUTPUT} "#include <string_view>
namespace antecede::embedded {
extern const std::string_view ${SYMBOL};
const std::string_view ${SYMBOL}(
${lines}    , ${size});
}
")
