# Writes OUTPUT, a C++ file that defines SYMBOL as the bytes of INPUT. See AntecedeEmbed.cmake.
# The assembler copies the bytes, so the size of the file costs nothing.
file(SIZE ${INPUT} size)
string(REPLACE "\\" "\\\\" path "${INPUT}")
string(REPLACE "\"" "\\\"" path "${path}")
file(WRITE ${OUTPUT} "#include <string_view>
__asm__(
    \".section .rodata\\n\"
    \".balign 16\\n\"
    \"antecede_embedded_${SYMBOL}:\\n\"
    \".incbin \\\"\" R\"path(${path})path\" \"\\\"\\n\"
    \".byte 0\\n\"
    \".previous\\n\");
extern \"C\" const char antecede_embedded_${SYMBOL}[];
namespace antecede::embedded {
extern const std::string_view ${SYMBOL};
const std::string_view ${SYMBOL}(antecede_embedded_${SYMBOL}, ${size});
}  // namespace antecede::embedded
")
