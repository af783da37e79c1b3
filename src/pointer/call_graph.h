#pragma once

#include <cstdint>

#include "ir/ids.h"
#include "pointer/ids.h"

namespace antecede::pointer {

/// A method in a context; or, without a method, a part of the harness that calls for the system.
struct Node {
  ir::MethodId method;
  ContextId context;
  VariableId first;  ///< Its locals are numbered from here on.
};

/// How control gets from one node to another.
enum class EdgeKind : uint8_t {
  Call,        ///< It calls it, and goes on behind it.
  Initialise,  ///< It is the first, maybe, to use the class.
  Task,        ///< It enqueues a task that runs it, as an event of its own.
  Fork,        ///< It starts a thread that runs it.
  Callback,    ///< It makes it known to the system, which may call it, as an event of its own.
};

/// Whether caller and callee run in the same event.
constexpr bool is_same_event(EdgeKind kind) {
  return kind == EdgeKind::Call || kind == EdgeKind::Initialise;
}

struct CallEdge {
  NodeId callee;
  uint32_t site = 0;  ///< Number of the call in the caller's `MethodCode::calls`; of the harness: its own.
  EdgeKind kind = EdgeKind::Call;

  static constexpr uint32_t k_no_site = UINT32_MAX;
  bool operator==(const CallEdge&) const = default;
};

/// What a cell of an object is: a field, or what no field stands for.
namespace slot {
inline constexpr uint32_t k_elements = 0xfffffff0;  ///< Of an array.
inline constexpr uint32_t k_values = 0xfffffff1;    ///< What a container holds.
inline constexpr uint32_t k_keys = 0xfffffff2;      ///< Under which keys.
inline constexpr uint32_t k_tasks = 0xfffffff3;     ///< What was enqueued to a queue.
inline constexpr uint32_t k_thread = 0xfffffff4;    ///< Who serves a queue.
inline constexpr uint32_t k_first_argument = 0xfffe0000;  ///< Of a component: what its callbacks are given, one each.
inline constexpr uint32_t k_below = 0xfffffff5;     ///< What lies below a view or menu that was inflated.
inline constexpr uint32_t k_first_capture = 0xffffff00;  ///< What a closure captured, one each.
inline constexpr uint32_t k_most_captures = 0xe0;
/// What the system hands to a component's callbacks, or keeps of its views: code reaches it only by being given it.
constexpr bool is_systems(uint32_t slot) {
  return (slot >= k_first_argument && slot < k_elements) || slot == k_below;
}
/// No field of the program.
constexpr bool is_special(uint32_t slot) {
  return slot >= k_first_argument;
}
}  // namespace slot

}  // namespace antecede::pointer
