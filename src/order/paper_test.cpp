// The examples of EventRacer Android by name, and the places where its rules had to change: for each a program whose
// runs show it.
#include "order/bed/generator.h"
#include "order/bed/order_testing.h"
#include "order/message_facts.h"

namespace antecede::order::bed {
namespace {

Verdict study_all(std::string_view text) {
  return study(text, RuleSet::all());
}

// Section 6.3: e1 = begin · enqueue(3) · register(c) · end, e2 = begin · enqueue(4) · invoke(c) · end. The invocation
// orders the events, and so the posts before it, and so the events 3 and 4.
constexpr std::string_view k_worked_example =
    "looper l; thread w { post e1 on l }; thread v { post e2 on l };"
    "task e1 { post e3 on l; register c }; task e2 { post e4 on l; invoke c };"
    "task e3 { write a }; task e4 { write b }";

TEST(Paper, Section63OrdersPostsBeforeTheInvocation) {
  StableNames names;
  size_t invoked = 0;
  explore(program_of(k_worked_example), {}, 60000, names, [&](const bed::Run& run) {
    bool has_invoke =
        std::any_of(run.trace.operations.begin(), run.trace.operations.end(),
                    [](const auto& operation) { return operation.kind == trace::OperationKind::Invoke; });
    invoked += has_invoke;
    ReferenceOrder order(run.trace, RuleSet::all());
    EXPECT_EQ(order.ordered(find_write(run.trace, "a"), find_write(run.trace, "b")), has_invoke);
    return true;
  });
  EXPECT_GT(invoked, 0u);
}

TEST(Paper, Section63NeedsLooperAtomic) {
  EXPECT_EQ(study(k_worked_example, RuleSet::all().without(Rule::LooperAtomic)).derived, 0u);
  EXPECT_EQ(study(k_worked_example, RuleSet::all().without(Rule::CallbackReg1)).derived, 0u);
  EXPECT_EQ(study_all(k_worked_example).contradictions, 0u);
}

TEST(Paper, PostAtTimeFromAnotherThreadIsUnordered) {
  constexpr std::string_view text =
      "looper l; thread w { post task1 on l at 13; post task2 on l at 11 }; task task1 { write a }; task task2 { "
      "write b }";
  Verdict forward = study(text, RuleSet::all(), "a", "b");
  EXPECT_GT(forward.forward, 0u);
  EXPECT_GT(forward.reversed, 0u);
  EXPECT_EQ(forward.derived, 0u);
  EXPECT_EQ(study(text, RuleSet::all(), "b", "a").derived, 0u);
}

TEST(Paper, PostAtTimeInsideOneEventOfTheLooperIsSorted) {
  constexpr std::string_view text =
      "looper l { post e on l }; task e { post task1 on l at 13; post task2 on l at 11 };"
      "task task1 { write a }; task task2 { write b }";
  Verdict verdict = study(text, RuleSet::all(), "b", "a");
  EXPECT_EQ(verdict.reversed, 0u);
  EXPECT_EQ(verdict.derived, verdict.forward);
  EXPECT_EQ(study(text, RuleSet::strict(), "b", "a").derived, 0u)
      << "the times may come from two readings of the clock";
}

TEST(Paper, PostAtTimeWithinAFrameIsNotTakenForSorted) {
  constexpr std::string_view text =
      "looper l { post e on l }; task e { post task1 on l at 12; post task2 on l at 11 };"
      "task task1 { write a }; task task2 { write b }";
  EXPECT_EQ(study(text, RuleSet::all(), "b", "a").derived, 0u) << "two readings of the clock may lie further apart";
  constexpr std::string_view as_posted =
      "looper l { post e on l }; task e { post task1 on l at 11; post task2 on l at 12 };"
      "task task1 { write a }; task task2 { write b }";
  Verdict verdict = study(as_posted, RuleSet::all(), "a", "b");
  EXPECT_EQ(verdict.reversed, 0u);
  EXPECT_GT(verdict.forward, 0u);
  EXPECT_EQ(verdict.derived, verdict.forward) << "a later reading only moves the second away";
}

TEST(Paper, PostAtTimeInsideOneEventOfAnotherLooperIsUnordered) {
  constexpr std::string_view text =
      "looper l; looper m { post e on m }; task e { post task1 on l at 13; post task2 on l at 11 };"
      "task task1 { write a }; task task2 { write b }";
  Verdict verdict = study(text, RuleSet::all(), "b", "a");
  EXPECT_GT(verdict.reversed, 0u);
  EXPECT_EQ(verdict.derived, 0u);
}

// One idle pass ends before a message that was posted to the front during it.
TEST(Correction, FrontDoesNotOvertakeIdle) {
  Verdict verdict = study(
      "looper l { post e on l }; task e { post i on l idle; post j on l idle };"
      "task i { post f on l front }; task j { write b }; task f { write a }",
      RuleSet::all());
  EXPECT_GT(verdict.reversed, 0u);
  EXPECT_EQ(verdict.derived, 0u);
}

TEST(Correction, AtTimeZeroIsTheFront) {
  constexpr std::string_view text =
      "looper l { post e on l }; task e { post t on l front; post u on l at 0 }; task t { write b }; task u { write "
      "a }";
  Verdict verdict = study_all(text);
  EXPECT_EQ(verdict.reversed, 0u);
  EXPECT_EQ(verdict.derived, verdict.forward);
  EXPECT_EQ(study(text, RuleSet::all(), "b", "a").derived, 0u);
}

TEST(Correction, NegativeTimeGoesBeforeTheFront) {
  Verdict verdict = study_all(
      "looper l { post e on l }; task e { post t on l front; post u on l at -1 }; task t { write a }; task u { write "
      "b }");
  EXPECT_GT(verdict.reversed, 0u);
  EXPECT_EQ(verdict.derived, 0u);
}

TEST(Correction, NegativeDelayIsNone) {
  Verdict verdict =
      study_all("looper l; thread w { post t on l; post u on l delay -5 }; task t { write a }; task u { write b }");
  EXPECT_EQ(verdict.reversed, 0u);
  EXPECT_EQ(verdict.derived, verdict.forward);
}

// The handler that stays keeps its place, before the one that was registered while it ran.
TEST(Correction, IdleHandlerThatStaysKeepsItsPlace) {
  Program program = program_of(
      "looper l { post e on l }; task e { post i on l keep }; task i { post j on l idle; post n on l };"
      "task j { write b }; task n { }");
  StableNames names;
  size_t reruns_first = 0;
  explore(program, {}, 5000, names, [&](const bed::Run& run) {
    ReferenceIndex index(run.trace);
    EXPECT_TRUE(broken_rules(run.trace, RuleSet::all()).empty());
    for (const auto& first : index.spans())
      for (uint32_t i = 0; i < index.spans().size(); ++i) {
        const auto& second = index.span(trace::MessageId(i));
        const trace::Message& message = index.message(trace::MessageId(i));
        bool idle = message.rerun && first.enqueue < second.enqueue && second.begin < first.begin;
        reruns_first += idle && first.begin != ReferenceIndex::k_none;
      }
    return true;
  });
  EXPECT_GT(reruns_first, 0u);
}

TEST(Correction, RemovalDoesNotStopIdleHandlerOfThePass) {
  Verdict verdict = study_all(
      "looper l { post e on l }; task e { post i on l idle; post j on l idle };"
      "task i { remove j on l; write b }; task j { write a }");
  EXPECT_GT(verdict.reversed, 0u);
  EXPECT_EQ(verdict.derived, 0u);
}

TEST(Correction, AsynchronousPassesSynchronousAtBarrier) {
  constexpr std::string_view start = "looper l; thread v { barrier x on l; lock k; unbarrier x }; thread w { ";
  constexpr std::string_view end = " }; task t { write a }; task u { write b }";
  auto pair = [&](std::string_view posts) {
    return study_all(std::string(start) + std::string(posts) + std::string(end));
  };
  Verdict lost = pair("post t on l; post u on l async");
  EXPECT_GT(lost.reversed, 0u);
  EXPECT_EQ(lost.derived, 0u);
  for (const char* kept : {"post t on l; post u on l", "post t on l async; post u on l",
                           "post t on l async; post u on l async", "post t on l front; post u on l async"}) {
    Verdict verdict = pair(kept);
    EXPECT_EQ(verdict.reversed, 0u) << kept;
    EXPECT_EQ(verdict.derived, verdict.forward) << kept;
  }
}

// How often runs of random programs go against a published condition that ours does not have.
struct PublishedTally {
  size_t front_before_early_time = 0, front_overtakes_idle = 0, idle_before_rerun = 0, removed_idle = 0;
  size_t flag_reversed = 0;
};

void count_pair(const ReferenceIndex& index, trace::MessageId one, trace::MessageId other, PublishedTally& tally) {
  using enum trace::MessageType;
  const auto &a = index.span(one), &b = index.span(other);
  const trace::Message &first = index.message(one), &second = index.message(other);
  constexpr uint32_t k_none = ReferenceIndex::k_none;
  if (one == other || first.queue != second.queue || a.enqueue == k_none || b.enqueue == k_none) return;
  if (a.end == k_none || b.begin == k_none || a.end < b.begin || a.enqueue > b.enqueue) return;
  // Posted first, dispatched second.
  tally.front_before_early_time += first.type == Front && second.type == AtTime;
  tally.idle_before_rerun += first.type == Idle && second.type == Idle;
  bool delayed = first.type == Delayed && second.type == Delayed && delay_of(first) <= delay_of(second);
  tally.flag_reversed += delayed && (!first.asynchronous || second.asynchronous);
}

void count_front(const ReferenceIndex& index, trace::MessageId waiting, trace::MessageId front,
                 PublishedTally& tally) {
  const auto &a = index.span(waiting), &b = index.span(front);
  constexpr uint32_t k_none = ReferenceIndex::k_none;
  bool idle = index.message(waiting).type == trace::MessageType::Idle && is_front(index.message(front)) &&
              index.message(waiting).queue == index.message(front).queue;
  if (!idle || a.enqueue == k_none || b.enqueue == k_none || a.begin == k_none || b.end == k_none) return;
  tally.front_overtakes_idle += a.enqueue < b.enqueue && b.enqueue < a.begin && a.begin < b.end;
}

void count_removals(const ReferenceIndex& index, PublishedTally& tally) {
  for (uint32_t at = 0; at < index.size(); ++at) {
    const trace::Operation& operation = index.operation(at);
    if (operation.kind != trace::OperationKind::Remove || !index.spans().contains(operation.message())) continue;
    uint32_t begin = index.span(operation.message()).begin;
    tally.removed_idle += begin != ReferenceIndex::k_none && begin > at;
  }
}

TEST(Correction, RandomProgramsBreakThePublishedConditions) {
  PublishedTally tally;
  for (uint64_t seed = 0; seed < 1500; ++seed) {
    std::mt19937_64 random(seed);
    Program program = random_program(random);
    StableNames names;
    for (int i = 0; i < 8; ++i) {
      bed::Run run = random_run(program, {}, names, random);
      ReferenceIndex index(run.trace);
      for (uint32_t a = 0; a < index.spans().size(); ++a)
        for (uint32_t b = 0; b < index.spans().size(); ++b) {
          count_pair(index, trace::MessageId(a), trace::MessageId(b), tally);
          count_front(index, trace::MessageId(a), trace::MessageId(b), tally);
        }
      count_removals(index, tally);
    }
  }
  EXPECT_GT(tally.front_before_early_time, 0u);
  EXPECT_GT(tally.front_overtakes_idle, 0u);
  EXPECT_GT(tally.idle_before_rerun, 0u);
  EXPECT_GT(tally.removed_idle, 0u);
  EXPECT_GT(tally.flag_reversed, 0u) << "\"barrier\" read as \"not asynchronous\"";
  std::printf(
      "published conditions broken: front/at time %zu, front/idle %zu, idle/idle %zu, removed idle %zu, flag %zu\n",
      tally.front_before_early_time, tally.front_overtakes_idle, tally.idle_before_rerun, tally.removed_idle,
      tally.flag_reversed);
}

}  // namespace
}  // namespace antecede::order::bed
