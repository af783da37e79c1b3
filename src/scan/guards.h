#pragma once

#include <optional>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "scan/method_facts.h"
#include "scan/pairs.h"

namespace antecede::scan {

/// Finds what keeps a use from happening once another event has come: a test before the use, on a location that the other
/// event changes together with what it takes away.
///
///     void use()  { if (!open) return; item.length(); }
///     void free() { open = false; item = null; }
///
/// The race on `open` covers the race on `item`, as in `detect`: if both events run on one looper, the flag and the item
/// change at once for whoever looks. The test must stand before the use on every way, in its method or in the only place
/// of the action that calls it; the change must stand in the same method as what it goes with, before it on every way or
/// behind it on every way, or in a helper that is called there and makes it on every way. Where the changed value is a constant and the test compares with 0 or null, the value must lead
/// the other way. Whether a third event sets the flag again is not looked at.
class Guards {
 public:
  Guards(const Subject& subject, const Reach& reach, const Owners& owners, const Accesses& accesses, MethodFacts& facts);

  struct Cover {
    AccessId look;    ///< Of the side that uses.
    AccessId change;  ///< Of the side that takes away.
  };
  std::optional<Cover> find(const Occurrence& use, const Occurrence& free);

 private:
  struct Source {
    uint32_t instruction = 0;  ///< A load, or a call.
    Values::Test test;
    bool direct = false;       ///< The branch compares just that with 0 or null.
  };
  struct Change {
    AccessId access;
    uint32_t at = 0;  ///< In the method that takes away: the change, or the call that leads to it.
  };
  std::vector<Change> changes_by(pointer::NodeId node) const;
  std::vector<std::pair<pointer::NodeId, uint32_t>> sure_calls(pointer::NodeId node) const;
  std::vector<Source> sources(ir::MethodId method, uint32_t instruction);
  std::optional<Cover> find_at(NodePlace use, const Occurrence& free);
  bool is_change(AccessId look, const Source& source, ir::MethodId method, const Change& changed, const Occurrence& free);
  std::optional<NodePlace> only_caller(action::ActionId action, pointer::NodeId node) const;

  const Subject& subject_;
  const Reach& reach_;
  const Owners& owners_;
  const Accesses& accesses_;
  MethodFacts& facts_;
  absl::flat_hash_map<NodePlace, std::vector<AccessId>> reads_;           // By the place that is charged.
  absl::flat_hash_map<pointer::NodeId, std::vector<AccessId>> writes_;    // By the node that is charged.
};

}  // namespace antecede::scan
