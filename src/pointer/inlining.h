#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "pointer/ids.h"
#include "pointer/method_code.h"

namespace antecede::pointer {

class Solver;
struct IntrinsicSite;

/// Which methods outside of own code are worth a look of their own for each call from own code, and which are not
/// worth one at all.
class Inlining {
 public:
  Inlining(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics,
           MethodCodes& codes)
      : program_(program), hierarchy_(hierarchy), semantics_(semantics), codes_(codes) {}

  /// Takes over what a look without contexts found: which methods come to code of the app's own, and whether it depends
  /// on who calls them.
  void learn(const Solver& rough);
  /// It comes to own code, and which that is depends on who calls.
  bool matters(ir::MethodId method) { return look_up(method).matters; }
  /// The same, or it only hands a reference on: for calls from own code.
  bool takes_context(ir::MethodId method) {
    const Kind kind = look_up(method);
    return kind.matters || kind.accessor;
  }
  /// What this instruction of the framework makes holds several things of the app's own, so that it is to be told apart
  /// by who has it made.
  bool is_mixed(ir::MethodId method, uint32_t instruction) const { return mixed_.contains({method, instruction}); }
  /// A method of a container or another holder, which is told apart by the object it is called on.
  bool is_holders(ir::MethodId method) { return look_up(method).holds; }

 private:
  /// From an API that starts something to the intrinsic behind it: that is how deep the model is (tests/model/eyes).
  static constexpr uint8_t k_calls_to_spawn = 5;
  /// From an API to the listener that it calls itself.
  static constexpr uint8_t k_calls_to_own = 3;
  /// A method that loads or stores and calls no more than this is worth a context for that alone.
  static constexpr size_t k_accessor_calls = 4;

  struct Kind {
    bool matters = false;
    bool accessor = false;
    bool holds = false;
  };
  Kind look_up(ir::MethodId method);
  bool depends_on_caller(const Solver& rough, const IntrinsicSite& site);
  bool is_apps(const Solver& solver, ObjectId object);
  bool carries(ir::ClassId type);
  void find_mixed(const Solver& rough);
  std::vector<uint8_t> find_work_for_app(const Solver& rough);
  bool is_accessor(ir::MethodId method);
  bool hands_on(ir::MethodId method, const MethodCode& code);
  static bool touches_references(const MethodCode& code);

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const model::Semantics& semantics_;
  MethodCodes& codes_;
  std::vector<uint8_t> matters_;  // By method.
  absl::flat_hash_set<std::pair<ir::MethodId, uint32_t>> mixed_;
  absl::flat_hash_map<ir::MethodId, Kind> kinds_;
};

}  // namespace antecede::pointer
