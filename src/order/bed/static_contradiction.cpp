#include "order/bed/static_contradiction.h"

#include <algorithm>

#include <fmt/format.h>

#include "order/bed/reference_index.h"
#include "order/bed/reference_order.h"

namespace antecede::order::bed {

StaticContradictionFinder::StaticContradictionFinder(const Abstraction& abstraction,
                                                     const std::vector<view::ActionId>& scopes, StaticRuleSet rules)
    : abstraction_(abstraction),
      view_(with_scopes(abstraction.view(), scopes)),
      order_(view_, rules),
      uses_(k_static_rules) {
  for (size_t i = 0; i < view_.actions.size(); ++i) {
    places_.push_back(view::Place::begin(view::ActionId(i)));
    places_.push_back(view::Place::end(view::ActionId(i)));
  }
  for (size_t i = 0; i < view_.points.size(); ++i) places_.push_back(view::Place::at(view::PointId(i)));
  list_claims({});
  for (size_t i = 0; i < view_.scopes.size(); ++i) list_claims(view::ScopeId(i));
}

view::AppView StaticContradictionFinder::with_scopes(view::AppView view, const std::vector<view::ActionId>& scopes) {
  for (view::ActionId action : scopes) {
    view::Scope scope;
    scope.action = action;
    view.scopes.push_back(scope);
  }
  return view;
}

size_t StaticContradictionFinder::index(const view::Place& place) const {
  if (place.kind == view::Place::Kind::Point) return 2 * view_.actions.size() + place.point.value();
  return 2 * place.action.value() + (place.kind == view::Place::Kind::End);
}

void StaticContradictionFinder::list_claims(view::ScopeId scope) {
  auto& claims = claims_.emplace_back();
  for (size_t a = 0; a < places_.size(); ++a)
    for (size_t b = 0; b < places_.size(); ++b)
      if (a != b && order_.before_within(scope, places_[a], places_[b]))
        claims.push_back({a, b, order_.rule(places_[a], places_[b], scope)});
}

// The nearest instance of the scope's action that this was posted for; the root where there is none.
uint32_t StaticContradictionFinder::owner(uint32_t context, view::ScopeId id, const StableNames& names) const {
  const view::Scope& scope = view_.scopes[id];
  auto is_instance = [&](uint32_t it) {
    return scope.action.valid() ? abstraction_.action(it, names) == scope.action
                                : abstraction_.component(it, names) == id;
  };
  while (context != Sites::k_root && !is_instance(context)) context = names.origin(context).first;
  return context;
}

// By instance of the scope, or all under the root.
std::map<uint32_t, StaticContradictionFinder::Spans> StaticContradictionFinder::spans_of(
    const Run& run, const StableNames& names, view::ScopeId scope) const {
  std::map<uint32_t, Spans> result;
  for (uint32_t at = 0; at < run.names.size(); ++at) {
    bool found = false;
    view::Place place = abstraction_.place(run.names[at], names, found);
    if (!found) continue;
    uint32_t context = names.origin(run.names[at]).first;
    uint32_t key = scope.valid() ? owner(context, scope, names) : Sites::k_root;
    if (scope.valid() && key == Sites::k_root) continue;
    Spans& spans = result.try_emplace(key, places_.size()).first->second;
    Span& span = spans[index(place)];
    span.first = std::min(span.first, at);
    span.last = std::max(span.last, at);
  }
  for (const auto& [context, instance] : instances_of(run, names)) {
    if (instance.end != k_never_ends) continue;
    uint32_t key = scope.valid() ? owner(context, scope, names) : Sites::k_root;
    if (!result.contains(key)) continue;
    Span& span = result[key][index(view::Place::end(instance.action))];
    span.first = std::min(span.first, k_never_ends);
    span.last = k_never_ends;
  }
  return result;
}

std::map<uint32_t, StaticContradictionFinder::Instance> StaticContradictionFinder::instances_of(
    const Run& run, const StableNames& names) const {
  std::map<uint32_t, Instance> result;
  for (uint32_t at = 0; at < run.names.size(); ++at) {
    auto [context, site] = names.origin(run.names[at]);
    if (context == Sites::k_root) continue;
    view::ActionId action = abstraction_.action(context, names);
    if (!action.valid()) continue;
    if (site == Sites::k_begin || site == Sites::k_init) result[context] = {action, at, k_never_ends};
    if (site == Sites::k_end || site == Sites::k_exit) result[context].end = at;
  }
  return result;
}

std::optional<StaticContradiction> StaticContradictionFinder::check_claims(const Spans& spans, size_t scope) {
  for (const Claim& claim : claims_[scope]) {
    const Span &first = spans[claim.first], &second = spans[claim.second];
    if (!first.passed() || !second.passed() || second.first == k_never_ends) continue;
    ++uses_[static_cast<size_t>(claim.rule)];
    if (first.last < second.first) continue;
    view::ScopeId id = scope == 0 ? view::ScopeId() : view::ScopeId(scope - 1);
    std::string text = scope == 0 ? "before" : "before per instance";
    for (const StaticReason& reason : order_.explain(places_[claim.first], places_[claim.second], id))
      text += "\n  " + reason.sentence;
    return StaticContradiction{text, claim.rule};
  }
  return std::nullopt;
}

// Two instances of actions that are serial come one after the other, and the order of the trace says so.
std::optional<StaticContradiction> StaticContradictionFinder::check_serial(
    const Run& run, const std::map<uint32_t, Instance>& instances) {
  std::optional<ReferenceOrder> dynamic;
  for (auto a = instances.begin(); a != instances.end(); ++a) {
    for (auto b = std::next(a); b != instances.end(); ++b) {
      const Instance &x = a->second, &y = b->second;
      if (!order_.serial(x.action, y.action) || x.begin == UINT32_MAX || y.begin == UINT32_MAX) continue;
      const Instance &first = x.begin < y.begin ? x : y, &second = x.begin < y.begin ? y : x;
      std::string what = fmt::format("serial: {} and {}", view_.actions[x.action].label, view_.actions[y.action].label);
      if (first.end > second.begin) return StaticContradiction{what + " overlap", StaticRule::Native};
      ++uses_[static_cast<size_t>(StaticRule::Native)];
      bool before = order_.before(x.action, y.action) || order_.before(y.action, x.action);
      if (before) continue;
      if (!dynamic) dynamic.emplace(run.trace, RuleSet::all());
      if (!dynamic->ordered(first.end, second.begin))
        return StaticContradiction{what + " are not in order in a trace", StaticRule::Native};
    }
  }
  return std::nullopt;
}

void StaticContradictionFinder::note_pairs(const Spans& spans) {
  for (size_t i = 0; i < view_.actions.size(); ++i) {
    for (size_t j = 0; j < view_.actions.size(); ++j) {
      const Span &end = spans[2 * i + 1], &begin = spans[2 * j];
      if (i == j || !spans[2 * i].passed() || !begin.passed()) continue;
      Pair& pair = pairs_[{view::ActionId(i), view::ActionId(j)}];
      (end.passed() && end.last < begin.first ? pair.forward : pair.otherwise) = true;
    }
  }
}

std::optional<StaticContradiction> StaticContradictionFinder::find(const Run& run, const StableNames& names) {
  for (const auto& [key, spans] : spans_of(run, names, {})) {
    note_pairs(spans);
    if (auto found = check_claims(spans, 0)) return found;
  }
  for (size_t i = 0; i < view_.scopes.size(); ++i)
    for (const auto& [key, spans] : spans_of(run, names, view::ScopeId(i)))
      if (auto found = check_claims(spans, i + 1)) return found;
  return check_serial(run, instances_of(run, names));
}

}  // namespace antecede::order::bed
