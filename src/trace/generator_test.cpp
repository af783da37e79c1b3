#include "trace/generator.h"

#include <gtest/gtest.h>

#include "trace/trace_sanitizer.h"
#include "trace/trace_writer.h"

namespace antecede::trace {
namespace {

Trace generated(double minutes, uint64_t seed) {
  Trace trace;
  GeneratorOptions options;
  options.minutes = minutes;
  options.seed = seed;
  trace.process = generate_trace(options, trace.tables,
                                 [&](const Operation& operation) { trace.operations.push_back(operation); });
  return trace;
}

TEST(Generator, IsWellFormed) {
  for (uint64_t seed = 1; seed <= 4; ++seed) {
    const Trace trace = generated(0.2, seed);
    base::Diagnostics diagnostics;
    const Trace clean = sanitize_trace(trace, diagnostics);
    for (const base::Diagnostic& one : diagnostics.list()) ADD_FAILURE() << one.code << " " << one.count;
    EXPECT_EQ(clean.operations.size(), trace.operations.size());
  }
}

TEST(Generator, IsDeterministic) {
  EXPECT_EQ(encode_trace(generated(0.1, 7)), encode_trace(generated(0.1, 7)));
  EXPECT_NE(encode_trace(generated(0.1, 7)), encode_trace(generated(0.1, 8)));
}

TEST(Generator, HasTheSizeOfTheRecordingItStandsFor) {
  const Trace trace = generated(1, 1);
  std::vector<size_t> kinds(k_operation_kinds);
  size_t order = 0, main_events = 0, accesses = 0;
  for (const Operation& operation : trace.operations) {
    ++kinds[static_cast<size_t>(operation.kind)];
    order += operation.kind < OperationKind::Lock;
    accesses += operation.is_access();
    main_events +=
        operation.kind == OperationKind::Begin && trace.tables.messages[operation.message()].queue == QueueId(0);
  }
  for (size_t i = 0; i < k_operation_kinds; ++i) EXPECT_GT(kinds[i], 0u) << i;
  EXPECT_NEAR(double(main_events), 5000, 400);
  EXPECT_NEAR(double(order), 38'000, 2000);
  EXPECT_NEAR(double(accesses), 800'000, 20'000);
  std::vector<size_t> types(7);
  for (const Message& message : trace.tables.messages) ++types[static_cast<size_t>(message.type)];
  for (size_t i = 0; i < types.size(); ++i) EXPECT_GT(types[i], 0u) << i;
}

/// Positions in the trace of what happens to each message.
struct Fate {
  size_t enqueue = SIZE_MAX, begin = SIZE_MAX;
};

std::vector<Fate> fates_of(const Trace& trace) {
  std::vector<Fate> fates(trace.tables.messages.size());
  for (size_t i = 0; i < trace.operations.size(); ++i) {
    const Operation& operation = trace.operations[OperationId(i)];
    if (operation.kind == OperationKind::Enqueue) fates[operation.subject].enqueue = i;
    if (operation.kind == OperationKind::Begin) fates[operation.subject].begin = i;
  }
  return fates;
}

/// Whether a message queue must dispatch `first` before `second`, which was enqueued later.
bool must_precede(const Message& first, const Message& second) {
  if (first.queue != second.queue || (second.asynchronous && !first.asynchronous)) return false;
  if (second.type == MessageType::Front) return false;
  if (first.type == MessageType::Front) return second.type != MessageType::Idle || !first.asynchronous;
  const bool same_clock =
      first.type == second.type && (first.type == MessageType::Delayed || first.type == MessageType::AtTime);
  return same_clock && first.time <= second.time;
}

TEST(Generator, DispatchesAsAMessageQueueDoes) {
  const Trace trace = generated(0.5, 3);
  const std::vector<Fate> fates = fates_of(trace);
  std::vector<uint32_t> posted;
  for (uint32_t i = 0; i < fates.size(); ++i) {
    const Queue& queue = trace.tables.queues[trace.tables.messages[MessageId(i)].queue];
    if (queue.kind == Queue::Kind::Looper && fates[i].enqueue != SIZE_MAX && fates[i].begin != SIZE_MAX)
      posted.push_back(i);
  }
  std::ranges::sort(posted, {}, [&](uint32_t id) { return fates[id].enqueue; });
  size_t ordered = 0;
  for (size_t i = 0; i < posted.size(); ++i) {
    for (size_t j = i + 1; j < posted.size(); ++j) {
      if (!must_precede(trace.tables.messages[MessageId(posted[i])], trace.tables.messages[MessageId(posted[j])]))
        continue;
      ++ordered;
      ASSERT_LT(fates[posted[i]].begin, fates[posted[j]].begin);
    }
  }
  EXPECT_GT(ordered, 100'000u);
}

TEST(Generator, ABarrierHoldsBackWhatIsEnqueuedBehindIt) {
  const Trace trace = generated(0.5, 3);
  const std::vector<Fate> fates = fates_of(trace);
  size_t posted = SIZE_MAX, held = 0;
  for (size_t i = 0; i < trace.operations.size(); ++i) {
    const Operation& operation = trace.operations[OperationId(i)];
    if (operation.kind == OperationKind::PostBarrier) posted = i;
    if (operation.kind == OperationKind::RemoveBarrier) posted = SIZE_MAX;
    if (operation.kind != OperationKind::Begin || posted == SIZE_MAX) continue;
    const Message& message = trace.tables.messages[operation.message()];
    const bool free = message.asynchronous || message.type == MessageType::Front ||
                      message.type == MessageType::Input || message.type == MessageType::Display;
    if (message.queue != QueueId(0) || free) continue;
    ++held;
    ASSERT_LT(fates[operation.subject].enqueue, posted);
  }
  EXPECT_GT(held, 0u) << "messages that were due before a barrier still run";
}

TEST(Generator, GrowsWithTheMinutes) {
  const size_t one = generated(0.25, 5).operations.size();
  const size_t four = generated(1, 5).operations.size();
  EXPECT_NEAR(double(four) / double(one), 4, 0.2);
}

}  // namespace
}  // namespace antecede::trace
