#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "pointer/method_code.h"

namespace antecede::pointer {

/// Which methods outside of own code are worth a look of their own for each call from own code, and which are not
/// worth one at all.
class Inlining {
 public:
  Inlining(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics,
           MethodCodes& codes)
      : program_(program), hierarchy_(hierarchy), semantics_(semantics), codes_(codes) {}

  /// It does something to what it is given that later matters: within a few calls it enqueues, starts, registers or
  /// announces something, keeps it in a container, or stores or loads a reference.
  bool takes_context(ir::MethodId method) { return look_up(method).takes; }
  /// A method of a container or another holder, which is told apart by the object it is called on.
  bool is_holders(ir::MethodId method) { return look_up(method).holds; }
  /// It makes texts and numbers of what it is given, or complains about it: no reference that is given to it goes
  /// anywhere, but for what `toString` does.
  bool is_plain(ir::ClassId owner);

 private:
  /// How many calls away something of the kind is at most, to be worth a context.
  static constexpr uint8_t k_spawn_calls = 5;
  static constexpr uint8_t k_contents_calls = 2;
  /// A method that loads or stores and calls no more than this is worth a context for that alone.
  static constexpr size_t k_accessor_calls = 4;
  static constexpr uint8_t k_field_calls = 2;
  static constexpr size_t k_most_overrides = 24;
  static constexpr size_t k_most_visited = 160;

  struct Reach {
    bool spawns = false;
    bool contents = false;
    bool fields = false;
  };
  struct Kind {
    bool takes = false;
    bool holds = false;
  };
  Kind look_up(ir::MethodId method);
  struct Step {
    ir::MethodId method;
    uint8_t calls = 0;  ///< How far away it is.
  };
  Reach look_at(ir::MethodId method);
  static bool touches_references(const MethodCode& code);
  void add_targets(const CallStep& call, uint8_t calls, std::vector<Step>& work) const;
  bool is_holder(ir::ClassId owner) const;

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const model::Semantics& semantics_;
  MethodCodes& codes_;
  absl::flat_hash_map<ir::MethodId, Kind> kinds_;
  absl::flat_hash_map<ir::ClassId, bool> plain_;
};

}  // namespace antecede::pointer
