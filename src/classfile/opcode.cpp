#include "classfile/opcode.h"

namespace antecede::classfile {

constexpr std::array<OpcodeInfo, 256> k_opcode_table = {{
#define ANTECEDE_OPCODE(value, symbol, name, format, pops, pushes, flags) {name, Format::format, pops, pushes, flags},
#include "classfile/opcodes.inc"
#undef ANTECEDE_OPCODE
}};

}  // namespace antecede::classfile
