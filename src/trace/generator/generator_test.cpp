#include "trace/generator/generator.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "trace/binary/trace_writer.h"
#include "trace/generator/generator_random.h"
#include "trace/trace_sanitizer.h"

namespace antecede::trace {
namespace {

Trace generated(double minutes, uint64_t seed, std::string_view profile = "facebook") {
  Trace trace;
  GeneratorOptions options;
  options.minutes = minutes;
  options.seed = seed;
  options.profile = built_in_profile(profile);
  trace.process = generate_trace(options, trace.tables,
                                 [&](const Operation& operation) { trace.operations.push_back(operation); });
  return trace;
}

void expect_well_formed(const Trace& trace) {
  base::Diagnostics diagnostics;
  const Trace clean = sanitize_trace(trace, diagnostics);
  for (const base::Diagnostic& one : diagnostics.list()) ADD_FAILURE() << one.code << " " << one.count;
  EXPECT_EQ(clean.operations.size(), trace.operations.size());
}

TEST(Generator, IsWellFormed) {
  for (uint64_t seed = 1; seed <= 4; ++seed) expect_well_formed(generated(0.3, seed));
  for (const std::string_view profile : profile_names()) expect_well_formed(generated(0.3, 9, profile));
  for (const double minutes : {0.0001, 0.001, 0.01, 0.05}) expect_well_formed(generated(minutes, 3));
}

/// The profile of Facebook with other values.
template <class Change>
std::string changed_profile(Change change) {
  std::string text;
  std::string_view rest = profile_text("facebook");
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    const size_t equals = line.find('=');
    if (equals == std::string_view::npos || line.starts_with('#')) continue;
    text += fmt::format("{}= {}\n", line.substr(0, equals), change(std::strtod(line.data() + equals + 1, nullptr)));
  }
  return text;
}

void expect_well_formed(const std::string& profile, uint64_t seed) {
  GeneratorOptions options;
  options.minutes = 0.05;
  options.seed = seed;
  options.profile = parse_profile(profile).value();
  Trace trace;
  generate_trace(options, trace.tables, [&](const Operation& operation) { trace.operations.push_back(operation); });
  expect_well_formed(trace);
  if (testing::Test::HasFailure()) FAIL() << profile;
}

TEST(Generator, IsWellFormedWhateverTheProfile) {
  for (uint64_t seed = 1; seed <= 25 && !HasFailure(); ++seed) {
    GeneratorRandom random(seed);
    const auto other = [&](double value) {
      return random.one_in(4) ? 0 : value < 1 ? random.share() : value * 2 * random.share();
    };
    expect_well_formed(changed_profile(other), seed);
  }
}

TEST(Generator, IsWellFormedIfNearlyNothingHappens) {
  for (const double scale : {0.0, 1e-300, 1e-9, 0.01})
    expect_well_formed(changed_profile([&](double value) { return value * scale; }), 1);
}

TEST(Generator, IsDeterministic) {
  EXPECT_EQ(encode_trace(generated(0.1, 7)), encode_trace(generated(0.1, 7)));
  EXPECT_NE(encode_trace(generated(0.1, 7)), encode_trace(generated(0.1, 8)));
}

/// Counts without keeping, and without accesses: they change nothing about events.
struct Counts {
  double operations = 0, main_events = 0;
};

Counts counted(double minutes, GeneratorProfile profile) {
  TraceTables tables;
  Counts counts;
  GeneratorOptions options;
  options.minutes = minutes;
  options.profile = profile;
  options.profile.accesses_main = options.profile.accesses_other = 0;
  generate_trace(options, tables, [&](const Operation& operation) {
    ++counts.operations;
    counts.main_events +=
        operation.kind == OperationKind::Begin && tables.messages[operation.message()].queue == QueueId(0);
  });
  return counts;
}

TEST(Generator, HasTheEventsOfTheRecordingItStandsFor) {
  struct Published {
    std::string_view profile;
    double after_two_minutes, after_ten;
  };
  for (const auto& [profile, two, ten] :
       {Published{"facebook", 6823, 50135}, Published{"dropbox", 3761, 16261}, Published{"twitter", 5763, 19878}}) {
    EXPECT_NEAR(counted(2, built_in_profile(profile)).main_events, two, two * 0.06) << profile;
    EXPECT_NEAR(counted(10, built_in_profile(profile)).main_events, ten, ten * 0.06) << profile;
  }
}

TEST(Generator, HasSomeOfEverything) {
  const Trace trace = generated(2, 1);
  std::vector<size_t> kinds(k_operation_kinds), types(7);
  size_t order = 0, accesses = 0;
  for (const Operation& operation : trace.operations) {
    ++kinds[static_cast<size_t>(operation.kind)];
    order += operation.kind < OperationKind::Lock;
    accesses += operation.is_access();
  }
  for (size_t i = 0; i < k_operation_kinds; ++i) EXPECT_GT(kinds[i], 0u) << i;
  for (const Message& message : trace.tables.messages) ++types[static_cast<size_t>(message.type)];
  for (size_t i = 0; i < types.size(); ++i) EXPECT_GT(types[i], 0u) << i;
  EXPECT_NEAR(double(order), 100'000, 6000);
  EXPECT_NEAR(double(accesses), 1'700'000, 150'000);
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
  EXPECT_GT(ordered, 10'000u);
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

TEST(Generator, GrowsWithTheMinutesAfterTheStartUp) {
  const GeneratorProfile profile = built_in_profile("facebook");
  const double two = counted(2, profile).operations, four = counted(4, profile).operations;
  EXPECT_NEAR((counted(6, profile).operations - four) / (four - two), 1, 0.05);
}

}  // namespace
}  // namespace antecede::trace
