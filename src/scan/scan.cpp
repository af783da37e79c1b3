#include "scan/scan.h"

#include <algorithm>

#include <absl/container/flat_hash_set.h>

#include "action/action_names.h"
#include "base/guard.h"
#include "scan/race_builder.h"

namespace antecede::scan {

namespace {

void count_methods(const Subject& subject, ScanStatistics& statistics) {
  absl::flat_hash_set<ir::MethodId> reached;
  for (const pointer::Node& node : subject.solver.nodes())
    if (node.method.valid()) reached.insert(node.method);
  statistics.methods = reached.size();
  for (size_t i = 0; i < subject.program.methods().size(); ++i) {
    const ir::MethodId method(i);
    if (!subject.program[method].has_code() || !subject.solver.is_own(method)) continue;
    ++statistics.own_methods;
    statistics.own_methods_reached += reached.contains(method);
  }
  for (const auto& [ref, places] : subject.solver.opaque_calls()) statistics.undefined_calls += places;
  for (const auto& [method, places] : subject.solver.reflection()) statistics.reflection += places;
}

enum class PairOrder : uint8_t { None, Serial, Before };

/// In the whole process, or in each instance of a component.
PairOrder order_of(const action::AppOrder& order, order::view::ActionId a, order::view::ActionId b) {
  const order::StaticOrder& relations = order.order();
  bool serial = relations.serial(a, b);
  if (relations.before(a, b) || relations.before(b, a)) return PairOrder::Before;
  for (size_t i = 0; i < order.view().scopes.size(); ++i) {
    const order::view::ScopeId scope(i);
    if (!relations.belongs_to(a, scope) || !relations.belongs_to(b, scope)) continue;
    if (relations.before_within(scope, a, b) || relations.before_within(scope, b, a)) return PairOrder::Before;
    serial |= relations.serial_within(scope, a, b);
  }
  return serial ? PairOrder::Serial : PairOrder::None;
}

/// Over the actions in which code of the app runs.
void count_order(const Subject& subject, const action::AppOrder& order, ScanStatistics& statistics) {
  std::vector<order::view::ActionId> own;
  absl::flat_hash_set<pointer::ObjectId> components;
  for (size_t i = 0; i < subject.actions.list().size(); ++i) {
    const action::Action& one = subject.actions[action::ActionId(i)];
    if (one.kind == action::Action::Kind::Lifecycle) components.insert(one.receiver);
    if (!one.is_internal()) own.push_back(order.action(action::ActionId(i)));
  }
  statistics.harnesses = components.size();
  statistics.actions = own.size();
  size_t ordered = 0, pairs = 0;
  for (size_t i = 0; i < own.size(); ++i)
    for (size_t j = i + 1; j < own.size(); ++j) {
      ++pairs;
      const PairOrder relation = order_of(order, own[i], own[j]);
      statistics.order_edges += relation == PairOrder::Before;
      ordered += relation != PairOrder::None;
    }
  if (pairs > 0) statistics.ordered_percent = 100.0 * static_cast<double>(ordered) / static_cast<double>(pairs);
}

}  // namespace

ScanResult scan(const Subject& subject, const ScanOptions& options, base::StageRunner& stages) {
  ScanResult result;
  const Reach reach(subject.solver, subject.actions, subject.values,
                    ThreadTests(subject.program, subject.hierarchy, subject.semantics, subject.solver, subject.actions));
  const Owners owners(subject.program, subject.names);
  MethodFacts facts(subject.program, subject.hierarchy, subject.semantics);
  const Accesses accesses = stages.run("accesses", [&] { return Accesses(subject, reach, owners); });
  const Escape escape(subject);
  const SpecificActions specific(subject);
  Conflicts conflicts(subject, reach, owners, accesses, escape, specific, facts);
  const action::ActionNames action_names(subject.program, subject.names, subject.solver, subject.harness);
  const action::AppOrder order = stages.run("order", [&] {
    return action::AppOrder::compute(subject.program, subject.hierarchy, action_names, subject.solver, subject.harness,
                                     subject.actions, subject.values, conflicts.places(), options.rules);
  });
  Locks locks = stages.run("locks", [&] { return Locks(subject, reach, facts); });
  const Scopes scopes(subject, reach, owners, order);
  Guards guards(subject, reach, owners, accesses, facts);
  LifeGuards life_guards(subject, reach, accesses, facts);
  ScanWords words(subject, reach, owners);
  result.races = stages.run("races", [&] {
    RaceBuilder builder({subject, reach, owners, accesses, order, scopes, specific, facts, locks, guards, life_guards, words, options.filters});
    conflicts.for_each(order, scopes, [&](const Pair& pair) { builder.add(pair); });
    conflicts.for_each_violation(order, scopes, [&](const Pair& pair) {
      builder.add(pair, race::RaceKind::OrderViolation);
    });
    result.statistics.racy_pairs = builder.pairs();
    std::vector<race::Race> races = builder.build();
    result.groups = builder.groups();
    return races;
  });
  result.statistics.accesses = accesses.list().size();
  result.statistics.locations = conflicts.locations().size();
  count_methods(subject, result.statistics);
  count_order(subject, order, result.statistics);
  result.missing_components = subject.harness.missing();
  result.complete = subject.solver.complete() && !conflicts.is_cut() && order.order().is_whole() && !base::stop_asked();
  result.stopped = base::stop_sentence();
  result.crowded = conflicts.crowded();
  result.unfinished = conflicts.unfinished();
  result.order_limits = action::sentences_of(order.limits());
  result.is_cut = accesses.is_cut();
  return result;
}

}  // namespace antecede::scan
