#include "dex/opcode.h"

#include <array>
#include <cstddef>

namespace antecede::dex {
namespace {

constexpr std::array<uint8_t, size_t(Format::F51l) + 1> k_lengths = [] {
  std::array<uint8_t, size_t(Format::F51l) + 1> lengths{};
  auto set = [&](Format first, Format last, uint8_t length) {
    for (auto format = size_t(first); format <= size_t(last); ++format) lengths[format] = length;
  };
  set(Format::F10x, Format::F10t, 1);
  set(Format::F20t, Format::F22c, 2);
  set(Format::F30t, Format::F3rc, 3);
  set(Format::F45cc, Format::F4rcc, 4);
  set(Format::F51l, Format::F51l, 5);
  return lengths;
}();

}  // namespace

constexpr std::array<OpcodeInfo, 256> k_opcode_table = {{
#define ANTECEDE_OPCODE(value, symbol, name, format, index, flags) {name, Format::format, IndexKind::index, flags},
#include "dex/opcodes.inc"
#undef ANTECEDE_OPCODE
}};

uint8_t format_length(Format format) {
  return k_lengths[size_t(format)];
}

}  // namespace antecede::dex
