#pragma once

#include <cstdint>

namespace antecede::ir {

/// Flags of `LambdaMetafactory.altMetafactory`.
enum LambdaFlag : uint32_t {
  k_lambda_serializable = 1,
  k_lambda_markers = 2,
  k_lambda_bridges = 4,
};

}  // namespace antecede::ir
