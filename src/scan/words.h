#pragma once

#include <string>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "action/app_order.h"
#include "base/shared.h"
#include "race/event.h"
#include "race/location.h"
#include "scan/accesses.h"

namespace antecede::scan {

/// What the analysis found, in words: places, locations and actions as findings have them. The names and ids are those
/// that a trace of the same code gives.
class ScanWords {
 public:
  ScanWords(const Subject& subject, const Reach& reach, const Owners& owners);

  race::Place place(NodePlace at) const;
  race::Place place(ir::MethodId method, uint32_t instruction) const;
  /// `key`: of what a class keeps for something outside of memory; empty: not known.
  race::Location location(uint32_t part, pointer::ObjectId object, const std::string& key) const;
  /// The contents stand for something outside of memory, and each key is a location of its own.
  bool has_keys(uint32_t part, pointer::ObjectId object) const;
  std::string text(ir::StringId key) const;

  /// `a17`, as `antecede order` numbers them; empty: nothing of the app runs in it.
  const std::string& id(action::ActionId action) const { return ids_[action.value()]; }
  std::string label(action::ActionId action) const;
  std::string thread(action::ActionId action) const;
  const base::Shared<race::Event>& event(action::ActionId action);
  /// The calls from the begin of the action down to the access, the innermost first.
  std::vector<race::Place> stack(action::ActionId action, const Access& access, const Touch& touch) const;
  /// `Main$1.run is posted by launch of Main (Main.java:12)`.
  std::string origin(action::ActionId action) const;

 private:
  std::string thread_name(pointer::ObjectId thread) const;
  std::string maker(pointer::ObjectId object, const char* what) const;
  std::string class_name(ir::TypeId type) const;
  std::string canonical_class(ir::TypeId type) const;
  bool is_renamed(ir::TypeId type) const;

  const Subject& subject_;
  const Reach& reach_;
  const Owners& owners_;
  std::vector<std::string> ids_;
  absl::flat_hash_map<action::ActionId, base::Shared<race::Event>> events_;
};

}  // namespace antecede::scan
