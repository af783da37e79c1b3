#pragma once

#include <vector>

#include "scan/accesses.h"

namespace antecede::scan {

/// Which actions are known to run a piece of own code, and which only seem to.
///
/// The framework's code is looked at once for many callers, so an action of the framework (a layout, a key, a step in the
/// life of an activity) seems to run the callbacks of all who registered one. An action *stands for* a callback if it has
/// no other, if it is what the system calls, or if the callback is a method of the component whose step it is. What an
/// action runs by a callback that it does not stand for, while another action does, is *vague*: it may be true, and is a
/// poor example.
class SpecificActions {
 public:
  explicit SpecificActions(const Subject& subject);

  bool is_vague(action::ActionId action, pointer::NodeId node) const;

 private:
  bool stands_for(const action::Action& action, ir::MethodId entry) const;
  /// A callback of own code, and code that is not own that calls it.
  struct Callback {
    pointer::NodeId node;
    std::vector<pointer::NodeId> callers;
  };
  std::vector<Callback> find_callbacks() const;
  void look_into(action::ActionId id, const std::vector<Callback>& callbacks, const action::NodeReach& calls);
  bool is_own(pointer::NodeId node) const;

  const Subject& subject_;
  base::IdVector<pointer::NodeId, std::vector<action::ActionId>> known_;  // In the order of their numbers.
};

}  // namespace antecede::scan
