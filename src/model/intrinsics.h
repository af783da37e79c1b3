#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace antecede::model {

/// A native method of the framework model with concurrency meaning. Both engines switch over these.
enum class Intrinsic : uint8_t {
#define INTRINSIC(name, owner, method, descriptor, for_static, for_runtime) name,
#include "model/intrinsics.inc"
#undef INTRINSIC
};

/// One line of the table `intrinsics.inc`.
struct IntrinsicFacts {
  Intrinsic id;
  std::string_view name;    ///< `QueueEnqueue`
  std::string_view owner;   ///< `antecede/Queue`
  std::string_view method;  ///< `enqueue`
  std::string_view descriptor;
  std::string_view for_static;   ///< What the static engine makes of a call.
  std::string_view for_runtime;  ///< What the runtime does.
};

/// All of them, in the order of the enumeration.
std::span<const IntrinsicFacts> intrinsics();

/// Whether it tells what is read or changed in a container. Such a call changes nothing where the program runs: where
/// nobody listens, it can be left out, and what it returns is its last operand.
bool tells_of_contents(Intrinsic id);

/// Whether it only tells an analysis something: where the program runs, nothing is done with its operands.
bool only_tells(Intrinsic id);

/// Null: not an intrinsic. `owner` without `L` and `;`.
const IntrinsicFacts* find_intrinsic(std::string_view owner, std::string_view method, std::string_view descriptor);

}  // namespace antecede::model
