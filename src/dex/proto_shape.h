#pragma once

#include <cstdint>

#include "dex/dex_file.h"

namespace antecede::dex {

/// What a call passes and gets back, counted in registers. Read from a prototype's shorty, which the file
/// verifier has held against the parameter list.
struct ProtoShape {
  static constexpr uint32_t k_most_parameters = 255;

  uint32_t argument_registers = 0;  ///< Without a receiver.
  char return_kind = 'V';           ///< First letter of the shorty: `V`, `L`, `J`, `I` …
  std::string_view parameters;      ///< The rest of the shorty.
};

inline bool is_wide(char kind) {
  return kind == 'J' || kind == 'D';
}

inline ProtoShape proto_shape(std::string_view shorty) {
  ProtoShape shape{0, shorty[0], shorty.substr(1)};
  for (char kind : shape.parameters) shape.argument_registers += is_wide(kind) ? 2 : 1;
  return shape;
}

}  // namespace antecede::dex
