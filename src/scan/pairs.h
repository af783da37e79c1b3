#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "action/app_order.h"
#include "scan/escape.h"
#include "scan/method_facts.h"
#include "scan/moves.h"
#include "scan/scopes.h"
#include "scan/specific.h"

namespace antecede::scan {

/// A part of an object, or a static field (no object), and who accesses it.
struct AccessedPlace {
  uint32_t part = 0;
  pointer::ObjectId object;
  std::vector<AccessId> accesses;
};

/// An access as part of an action, and its number among the places that the order knows.
struct Occurrence {
  AccessId access;
  action::ActionId action;
  size_t place = 0;
};

/// Two occurrences that conflict and that nothing orders.
struct Pair {
  const AccessedPlace* location = nullptr;
  Occurrence first, second;
};

/// Which accesses meet where, and which of those that meet nothing orders.
///
/// A location is a part of an abstract object. Those that only one event can know (`Escape`), that nobody writes, and that
/// no code of the app accesses are left out; so is what happens to an object that nobody else knows yet
/// (`AccessFacts::unpublished`). A location has at most `k_most_accesses` that differ in where they are charged and what they
/// are; of two such accesses one example is looked for, in actions that are known to run them, and that overlap, if there
/// are some.
///
/// Of an object that belongs to one instance of a component (`Scopes`) two things are known besides what the order says:
/// steps in the lives of other components do not access it, and what happens in the step that makes the instance comes
/// before all other events of its looper that know the object, and what only such events post, since nobody could know it
/// before.
class Conflicts {
 public:
  static constexpr size_t k_most_accesses = 4000;
  /// Pairs of actions that are looked at for two accesses.
  static constexpr size_t k_most_combinations = 100'000;

  Conflicts(const Subject& subject, const Reach& reach, const Owners& owners, const Accesses& accesses,
            const Escape& escape, const SpecificActions& specific, MethodFacts& facts);

  const std::vector<AccessedPlace>& locations() const { return locations_; }
  /// What the order has to know.
  const std::vector<action::PlaceInAction>& places() const { return places_; }
  /// All pairs, location by location.
  void for_each(const action::AppOrder& order, const Scopes& scopes, const std::function<void(const Pair&)>& visit);
  /// Order violations: a null that always comes before a use of it, and nobody stores anything else in between. All stores
  /// of something else must come before the null.
  void for_each_violation(const action::AppOrder& order, const Scopes& scopes,
                          const std::function<void(const Pair&)>& visit);
  /// Some location has more accesses than are compared, or the work had to stop.
  bool is_cut() const { return crowded_ > 0 || unfinished_ > 0 || is_stopped_; }
  /// Locations that have more accesses than are compared.
  size_t crowded() const { return crowded_; }
  /// Pairs of accesses of which not all actions were looked at, and none found in which they race.
  size_t unfinished() const { return unfinished_; }

 private:
  void find_locations();
  bool may_race(const std::vector<AccessId>& accesses) const;
  bool conflict(const Touch& one, const Touch& other) const;
  std::vector<AccessId> without_repeats(const std::vector<AccessId>& accesses);
  bool is_own(AccessId access) const;
  bool is_step(action::ActionId action) const;
  bool is_end(action::ActionId action) const;
  bool is_begin(action::ActionId action) const;
  bool is_settled(const action::AppOrder& order, action::ActionId a, action::ActionId b, order::view::ScopeId scope) const;
  enum class InOrder : uint8_t { No, Before, Unknown };
  InOrder is_before(const action::AppOrder& order, AccessId first, AccessId second, order::view::ScopeId scope,
                    std::optional<Pair>* example);
  std::span<const action::ActionId> actions_of(const Access& access) const;
  std::vector<action::ActionId> actions_of(const Access& access, bool vague) const;
  /// What is looked for among the actions of two accesses, and found.
  struct Search {
    const action::AppOrder& order;
    const AccessedPlace& location;
    AccessId one, other;
    order::view::ScopeId scope;
    std::optional<Pair> found;
    size_t looked_at = 0;
  };
  bool look_at(Search& search, action::ActionId a, action::ActionId b);
  void look_at_all(Search& search, std::span<const action::ActionId> first, std::span<const action::ActionId> second, bool vague);
  std::optional<Pair> example(const action::AppOrder& order, const AccessedPlace& location, AccessId one,
                              AccessId other, order::view::ScopeId scope);
  bool is_unordered(const action::AppOrder& order, const Occurrence& a, const Occurrence& b,
                    order::view::ScopeId scope) const;
  size_t place_of(const Access& access, action::ActionId action);

  const Subject& subject_;
  const Reach& reach_;
  const Owners& owners_;
  const Accesses& accesses_;
  const Escape& escape_;
  const SpecificActions& specific_;
  MethodFacts& facts_;
  const Moves moves_;
  std::vector<AccessedPlace> locations_;
  std::vector<action::PlaceInAction> places_;
  absl::flat_hash_map<std::tuple<action::ActionId, pointer::NodeId, uint32_t>, size_t> place_numbers_;
  size_t crowded_ = 0, unfinished_ = 0;
  bool is_stopped_ = false;
};

}  // namespace antecede::scan
