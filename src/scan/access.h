#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "action/actions.h"
#include "base/id.h"
#include "ir/ids.h"
#include "pointer/solver.h"

namespace antecede::scan {

/// A place in the code, in a context.
struct NodePlace {
  pointer::NodeId node;
  uint32_t instruction = 0;
  bool operator==(const NodePlace&) const = default;
  template <class H>
  friend H AbslHashValue(H state, const NodePlace& place) {
    return H::combine(std::move(state), place.node, place.instruction);
  }
};

/// What of an object is accessed: the number of a field, or one of these.
namespace part {
inline constexpr uint32_t k_elements = pointer::slot::k_elements;  ///< Of an array.
inline constexpr uint32_t k_contents = pointer::slot::k_values;    ///< Of a container.
constexpr bool is_field(uint32_t part) {
  return !pointer::slot::is_special(part);
}
}  // namespace part

/// One thing that an instruction does to memory, in a context: what a trace has one operation for each time.
///
/// Of containers, `element` and `structure` tell what is meant: an element, or which elements there are. The keys of an
/// element are known where they are constants.
struct Touch {
  NodePlace at;
  uint32_t part = 0;
  bool is_static = false;
  bool write = false;
  bool element = true;
  bool structure = false;
  bool any_key = true;                    ///< The key is not known.
  std::vector<ir::StringId> keys;         ///< Else it is one of these.
  std::string table;                      ///< Of a database: the table, if the call names it.
  const pointer::ObjectSet* objects = nullptr;  ///< Whose; null for statics.
};
using TouchId = base::Id<struct TouchTag>;

/// A touch, and whom it is charged to: the innermost code outside of the model on the way there. One touch of the model
/// has as many accesses as there are places in the app that lead to it.
struct Access {
  TouchId touch;
  NodePlace charged;
  action::ActionId only;  ///< Without any code of the app on the way: the one action in which that happens.
};
using AccessId = base::Id<struct AccessTag>;

}  // namespace antecede::scan
