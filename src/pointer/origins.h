#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "ir/program.h"
#include "pointer/ids.h"
#include "pointer/objects.h"

namespace antecede::pointer {

class Solver;

/// Which methods of the app's own are looked at by themselves for each component that they work for.
///
///     class Base extends Activity { Handler h = new Handler(); void onCreate(…) { load(new Task(this)); } }
///     class First extends Base { … }   class Second extends Base { … }
///
/// Without that, the handler, the task, and all that they know would be one for both activities. A method works for the
/// component it is called on; one of an object that such a method makes works for the same component, and so do what closures
/// stand for that are made there, and static methods that are called from there. A look without contexts tells which methods
/// work for several; all others need nothing. O(methods x components).
///
/// What is told apart is bounded: where all methods would be looked at too often in all, those that work for most components are
/// looked at once. The bound goes by the size of the app, so the result is the same each time.
class Origins {
 public:
  /// How often methods are looked at in all because of this, in apps that have fewer methods of their own.
  static constexpr size_t k_least_budget = 4'000;

  /// From a look without contexts that came to its end.
  void learn(const Solver& rough);

  /// The method works for several components, and each is worth a look.
  bool is_apart(ir::MethodId method) const { return method.value() < apart_.size() && apart_[method.value()]; }
  /// The component that the method works for, as an object of the first look, if there is just one.
  const Object* only(ir::MethodId method) const;
  /// Methods that work for so many components that they are looked at once.
  size_t given_up() const { return given_up_; }

 private:
  /// The components that a method works for: a bit for each.
  using Owners = std::vector<uint64_t>;

  void find_sources(const Solver& rough);
  void add_receivers(const Solver& rough, NodeId node, ir::MethodId method);
  void add_closure(const Solver& rough, const Object& closure);
  void add_calls(const Solver& rough, NodeId caller, ir::MethodId method);
  void seed(const Solver& rough, ir::MethodId method, ObjectId component);
  void follow(ir::MethodId from, ir::MethodId to);
  void spread();
  void choose(size_t own_methods);

  absl::flat_hash_map<ObjectId, size_t> numbers_;           // Of components.
  std::vector<Object> components_;                          // By number.
  std::vector<Owners> owners_;                              // By method.
  std::vector<std::vector<ir::MethodId>> followers_;        // By method: those that work for whom it works.
  std::vector<uint8_t> apart_;
  size_t given_up_ = 0;
};

}  // namespace antecede::pointer
