#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "order/bed/abstraction.h"
#include "order/static/static_order.h"

namespace antecede::order::bed {

/// A claim of the static order that a run breaks.
struct StaticContradiction {
  std::string claim;
  StaticRule rule{};
};

/// Holds the static order of an abstraction against runs of the program.
class StaticContradictionFinder {
 public:
  /// With `scopes` of these actions, so that *before per instance* is held to account, too.
  StaticContradictionFinder(const Abstraction& abstraction, const std::vector<view::ActionId>& scopes,
                            StaticRuleSet rules);

  const StaticOrder& order() const { return order_; }
  const view::AppView& view() const { return view_; }
  std::optional<StaticContradiction> find(const Run& run, const StableNames& names);
  /// How often each rule has given a claim that a run could have broken.
  const std::vector<size_t>& uses() const { return uses_; }

  /// Pairs of actions of which some run has both.
  struct Pair {
    bool forward = false;   ///< In some run all of the first ends before any of the second begins …
    bool otherwise = false;  ///< … and in some not.
  };
  const std::map<std::pair<view::ActionId, view::ActionId>, Pair>& pairs() const { return pairs_; }

 private:
  static constexpr uint32_t k_never_ends = UINT32_MAX - 1;
  struct Span {  // Of all passes of a place.
    uint32_t first = UINT32_MAX, last = 0;
    bool passed() const { return first != UINT32_MAX; }
  };
  using Spans = std::vector<Span>;  // Per place.
  struct Instance {
    view::ActionId action;
    uint32_t begin = UINT32_MAX, end = k_never_ends;
  };
  struct Claim {
    size_t first, second;
    StaticRule rule;
  };

  static view::AppView with_scopes(view::AppView view, const std::vector<view::ActionId>& scopes);
  size_t index(const view::Place& place) const;
  void list_claims(view::ScopeId scope);
  uint32_t owner(uint32_t context, view::ScopeId id, const StableNames& names) const;
  std::map<uint32_t, Spans> spans_of(const Run& run, const StableNames& names, view::ScopeId scope) const;
  std::map<uint32_t, Instance> instances_of(const Run& run, const StableNames& names) const;
  std::optional<StaticContradiction> check_claims(const Spans& spans, size_t scope);
  std::optional<StaticContradiction> check_serial(const Run& run, const std::map<uint32_t, Instance>& instances);
  void note_pairs(const Spans& spans);

  const Abstraction& abstraction_;
  view::AppView view_;
  StaticOrder order_;
  std::vector<view::Place> places_;
  std::vector<std::vector<Claim>> claims_;  // Of the process, then of each scope.
  std::vector<size_t> uses_;
  std::map<std::pair<view::ActionId, view::ActionId>, Pair> pairs_;
};

}  // namespace antecede::order::bed
