#pragma once

#include <memory>
#include <string>
#include <vector>

#include "order/static/app_view.h"
#include "order/static/static_rule.h"

namespace antecede::order {

/// How two actions, or two places, stand to each other in all runs.
enum class StaticRelation : uint8_t {
  None,
  Before,          ///< Every first precedes every second.
  After,           ///< The other way round.
  Serial,          ///< Any two come one after the other because of what causes them; which comes first differs.
  BeforeInstance,  ///< Before, in one instance of the scope that was asked about.
  AfterInstance,
  SerialInstance,
};

/// One step of an explanation.
struct StaticReason {
  view::Place first, second;
  StaticRule rule{};
  std::string sentence;  ///< For people, with the names of both.
};

/// What precedes what in every run of an app, and why: the static side of the order (docs/order.md).
///
/// Answers are for *every* instance: `before(a, b)` says that each instance of a ends before any instance of b begins.
/// It does not say that either ever runs. Nothing is claimed of an action and itself but *serial*.
class StaticOrder {
 public:
  /// The view must be well-formed: `check` says what is wrong with one.
  StaticOrder(const view::AppView& view, StaticRuleSet rules);
  ~StaticOrder();
  StaticOrder(StaticOrder&&) noexcept;
  StaticOrder& operator=(StaticOrder&&) noexcept;

  /// The first thing that is wrong with a view; empty if nothing is.
  static std::string check(const view::AppView& view);

  /// All rules were applied everywhere. False: work had to end, or there are too many places for all relations of them; nothing is
  /// claimed then of the process, or of the scopes that were left out.
  bool is_whole() const;
  /// What was left out because it has too many places.
  struct TooLarge {
    bool process = false;
    size_t scopes = 0;
  };
  TooLarge too_large() const;

  /// The end of the first action precedes the begin of the second. Constant time.
  bool before(view::ActionId first, view::ActionId second) const;
  bool before(view::Place first, view::Place second) const;
  /// Any two instances come one after the other; also true where one is before the other. Of an action and itself:
  /// any two different instances.
  bool serial(view::ActionId first, view::ActionId second) const;
  bool serial(view::Place first, view::Place second) const;
  /// The same for two that belong to one instance of a scope. False where the scope retains objects.
  bool before_within(view::ScopeId scope, view::ActionId first, view::ActionId second) const;
  bool before_within(view::ScopeId scope, view::Place first, view::Place second) const;
  bool serial_within(view::ScopeId scope, view::ActionId first, view::ActionId second) const;
  bool serial_within(view::ScopeId scope, view::Place first, view::Place second) const;

  /// The strongest of these that holds; `scope` may be none. For an access pair: the scope that the accessed object
  /// belongs to one to one, if any.
  StaticRelation relation(view::Place first, view::Place second, view::ScopeId scope = {}) const;

  /// At most one instance: in the life of the process, or of an instance of the scope.
  bool is_unique(view::ActionId action, view::ScopeId scope = {}) const;
  bool belongs_to(view::ActionId action, view::ScopeId scope) const;

  /// The rule that gave a `before`, in constant time. The places must be so ordered.
  StaticRule rule(view::Place first, view::Place second, view::ScopeId scope = {}) const;
  /// Why the first precedes the second: one step after the other, from the first to the second. Empty if it does not.
  std::vector<StaticReason> explain(view::Place first, view::Place second, view::ScopeId scope = {}) const;
  /// One sentence for two actions that are in no order: the nearest condition that fails.
  std::string what_would_order(view::ActionId first, view::ActionId second) const;

  /// How many ordered pairs of different actions there are.
  struct Counts {
    size_t before = 0;
    size_t serial = 0;           ///< Not before, either way; unordered pairs.
    size_t before_instance = 0;  ///< Not before.
    size_t rounds = 0;           ///< Of the fixpoint.
  };
  Counts counts() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace antecede::order
