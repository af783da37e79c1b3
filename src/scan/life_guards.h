#pragma once

#include <optional>
#include <string_view>

#include "scan/method_facts.h"
#include "scan/pairs.h"

namespace antecede::scan {

/// Finds accesses that cannot come after an event, because somebody asks the platform before, whether something is still
/// there; both run on one looper.
///
///     void loaded() { if (isDestroyed()) return; page.setText(text); }     against   onDestroy() { page = null; }
///     void loaded() { if (isAdded()) view.setText(text); }                 against   onDestroyView() { view = null; }
///     void onPostExecute(…) { page.setText(…); }    against an event that has cancelled this very task: AsyncTask asks itself
///
/// The question must be put to the object whose life ends, and on every way to the access: in its method or in the only
/// places that call it. `isFinishing` does not count: who is destroyed because the device was turned does not finish.
class LifeGuards {
 public:
  LifeGuards(const Subject& subject, const Reach& reach, const Accesses& accesses, MethodFacts& facts)
      : subject_(subject), reach_(reach), accesses_(accesses), facts_(facts) {}

  /// Once the second has come, the first does not come any more.
  bool ends(const Occurrence& use, const Occurrence& end);

 private:
  bool asks(action::ActionId action, NodePlace use, std::string_view owner, std::string_view name, bool answer,
            const pointer::ObjectSet& of);
  bool asks_at(NodePlace use, std::string_view owner, std::string_view name, bool answer, const pointer::ObjectSet& of);
  bool is_cancelled(const Occurrence& use, const Occurrence& end);
  pointer::ObjectId task_of(action::ActionId action, pointer::NodeId node) const;
  bool cancels(NodePlace end, pointer::ObjectId task);
  bool is_asked_for(const Values& values, uint32_t cancel, uint32_t end) const;
  bool is_call_of(const ir::Instruction& insn, std::string_view owner, std::string_view name) const;
  bool is_named(ir::MethodId method, std::string_view owner, std::string_view name) const;
  pointer::ObjectSet receiver_of_call(NodePlace call) const;
  pointer::ObjectSet receiver(pointer::NodeId node) const;
  std::optional<NodePlace> only_caller(action::ActionId action, pointer::NodeId node) const;

  const Subject& subject_;
  const Reach& reach_;
  const Accesses& accesses_;
  MethodFacts& facts_;
};

}  // namespace antecede::scan
