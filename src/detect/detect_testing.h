#pragma once

#include <cstdlib>
#include <memory>
#include <random>
#include <set>
#include <tuple>

#include "base/diagnostics.h"
#include "detect/location_races.h"
#include "order/bed/traces.h"
#include "order/order_graph_builder.h"
#include "trace/trace_sanitizer.h"

namespace antecede::detect {

/// How many random traces a test tries; ANTECEDE_ORDER_TRACES sets it.
inline size_t trace_count() {
  const char* wish = std::getenv("ANTECEDE_ORDER_TRACES");
  return wish ? std::strtoul(wish, nullptr, 10) : 2000;
}

/// A random trace with many accesses, stacks and locks.
inline trace::Trace trace_with_accesses(std::mt19937_64& random) {
  using trace::Operation;
  using enum trace::OperationKind;
  auto kind = static_cast<order::bed::TraceKind>(random() % 3);
  trace::Trace trace = order::bed::random_trace(random, kind, 1 + random() % 4);
  for (int i = 0; i < 4; ++i) {
    trace.tables.locations.push_back({});
    trace.tables.stacks.push_back({});
    trace.tables.locks.push_back({});
  }
  base::IdVector<trace::OperationId, Operation> mixed;
  for (const Operation& operation : trace.operations) {
    mixed.push_back(operation);
    while (random() % 2) {
      Operation extra;
      extra.thread = operation.thread;
      extra.kind = std::array{Read, Write, Read, Lock, Unlock}[random() % 5];
      extra.subject = static_cast<uint32_t>(random() % 3);
      constexpr std::array<uint8_t, 4> k_flags{0, 0, Operation::k_shared, Operation::k_moved};
      extra.flags = extra.is_access() ? uint8_t{0} : k_flags[random() % k_flags.size()];
      extra.stack = trace::StackId(random() % 3);
      mixed.push_back(extra);
    }
  }
  trace.operations = std::move(mixed);
  base::Diagnostics diagnostics;
  return trace::sanitize_trace(std::move(trace), diagnostics);
}

/// Everything the detector keeps of a trace.
struct Recorded {
  Recorded(const trace::Trace& trace, order::RuleSet rules) {
    using trace::Operation;
    using trace::OperationKind;
    order::OrderGraphBuilder builder(trace.tables, rules);
    for (uint32_t at = 0; at < trace.operations.size(); ++at) {
      const Operation& operation = trace.operations[trace::OperationId(at)];
      trace::LockId lock(operation.subject);
      segments.push_back(builder.add(operation, at));
      if (operation.kind == OperationKind::Lock) locks.lock(operation.thread, lock, hold_of(operation));
      if (operation.kind == OperationKind::Unlock) locks.unlock(operation.thread, lock, hold_of(operation));
      if (operation.kind == OperationKind::End) locks.end_moves(operation.thread);
      held.push_back(locks.held(operation.thread));
      if (operation.is_access()) accesses.add(operation, segments.back(), 0, held.back(), at);
    }
    order = std::make_unique<order::EventOrder>(builder.take(), trace.tables, rules);
    contexts = std::make_unique<Contexts>(order->graph(), trace.tables);
  }

  std::vector<SitePair> find_pairs() const {
    LocationRaces races({*order, accesses, *contexts, locks, {}});
    std::vector<SitePair> pairs;
    for (uint32_t i = 0; i < accesses.location_count(); ++i) races.find(trace::LocationId(i), pairs);
    return pairs;
  }

  std::vector<order::NodeId> segments;  ///< By operation.
  std::vector<LockSetId> held;
  LockSets locks;
  AccessStore accesses;
  std::unique_ptr<order::EventOrder> order;
  std::unique_ptr<Contexts> contexts;
};

using SiteKey = std::tuple<uint32_t, uint32_t, uint32_t, uint32_t, bool>;  ///< Stack, locks, queue, thread, write.
using PairKey = std::tuple<uint32_t, SiteKey, SiteKey>;                    ///< Location and sites.

inline PairKey pair_key(const trace::Trace& trace, const Recorded& recorded, uint32_t first, uint32_t second) {
  auto site = [&](uint32_t at) {
    const trace::Operation& operation = trace.operations[trace::OperationId(at)];
    const Context& context = recorded.contexts->of(recorded.segments[at]);
    return SiteKey{operation.stack.value(), recorded.held[at].value(), context.queue.value(), context.thread.value(),
                   operation.kind == trace::OperationKind::Write};
  };
  SiteKey one = site(first), other = site(second);
  return {trace.operations[trace::OperationId(first)].subject, std::min(one, other), std::max(one, other)};
}

/// Two accesses of one location, one a write at least.
inline bool conflict(const trace::Operation& first, const trace::Operation& second) {
  bool writes = first.kind == trace::OperationKind::Write || second.kind == trace::OperationKind::Write;
  return first.is_access() && second.is_access() && first.subject == second.subject && writes;
}

}  // namespace antecede::detect
