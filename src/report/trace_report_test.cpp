#include "report/trace_report.h"

#include <algorithm>

#include <gmock/gmock.h>

#include "detect/trace_words.h"
#include "report/testing_report.h"

namespace antecede::report {
namespace {

bool has_gap(const Report& report, std::string_view code) {
  return std::ranges::find(report.gaps, code, &Gap::code) != report.gaps.end();
}

/// Of the first race.
race::Side writer_of(const Report& report) {
  const auto& accesses = report.races.at(0).sides;
  return accesses[accesses[0].write ? 0 : 1];
}

race::Side reader_of(const Report& report) {
  const auto& accesses = report.races.at(0).sides;
  return accesses[accesses[0].write ? 1 : 0];
}

TEST(TraceReport, SaysWhatWasAnalysed) {
  const Analysed analysed(k_two_posts);
  const Report& report = analysed.report;
  EXPECT_TRUE(report.complete);
  EXPECT_EQ(report.app.package, "com.x");
  EXPECT_EQ(report.traces.at(0).file, "x.trace");
  EXPECT_EQ(report.traces.at(0).format, "text");
  EXPECT_EQ(report.traces.at(0).rules, "all");
  EXPECT_EQ(report.traces.at(0).sha256.size(), 64u);
  EXPECT_EQ(report.traces.at(0).operations, 10u);
  EXPECT_EQ(report.trace_stats->accesses, 2u);
}

TEST(TraceReport, LooksEverythingUp) {
  const Analysed analysed(k_two_posts);
  ASSERT_EQ(analysed.report.races.size(), 1u);
  const race::Race& race = analysed.report.races[0];
  EXPECT_EQ(race.location.text(), "com.x.Main.f of m");
  EXPECT_EQ(race.pattern, race::Pattern::UseAfterFree);
  const race::Side reader = reader_of(analysed.report), writer = writer_of(analysed.report);
  EXPECT_EQ(reader.place.class_name, "com.x.One");
  EXPECT_EQ(reader.place.method, "run");
  EXPECT_EQ(reader.place.descriptor, "()V");
  EXPECT_EQ(reader.place.line, 7u);
  EXPECT_EQ(reader.place.pc, 9u);
  EXPECT_TRUE(writer.null);
  EXPECT_EQ(writer.event->label, "com.x.Two.run");
  EXPECT_EQ(writer.event->thread, "main");
  EXPECT_EQ(writer.event->queue, "main");
  EXPECT_EQ(writer.event->source, race::Source::Delayed);
}

TEST(TraceReport, ChargesTheInnermostOwnCode) {
  const Analysed analysed(k_two_posts);
  const race::Side writer = writer_of(analysed.report);
  EXPECT_EQ(writer.place.class_name, "com.x.Two");
  ASSERT_EQ(writer.stack->size(), 3u);
  EXPECT_EQ(writer.stack->at(0).class_name, "java.util.List");
  EXPECT_FALSE(writer.stack->at(0).own());
  EXPECT_TRUE(writer.stack->at(1).own());
}

TEST(TraceReport, OwnPrefixesDecideWhoseCodeItIs) {
  detect::DetectOptions options;
  options.own = {"java.util"};
  const Analysed analysed(k_two_posts, options);
  const race::Side writer = writer_of(analysed.report);
  EXPECT_EQ(writer.place.class_name, "java.util.List");
  EXPECT_FALSE(writer.stack->at(1).own());
}

TEST(TraceReport, TellsHowAnEventCameAbout) {
  const Analysed analysed(k_two_posts);
  const race::Event event = *writer_of(analysed.report).event;
  ASSERT_EQ(event.posted.size(), 2u);
  EXPECT_EQ(event.posted[0].kind, race::Cause::Kind::Post);
  EXPECT_EQ(event.posted[0].thread, "b");
  EXPECT_EQ(event.posted[0].place.line, 4u);
  EXPECT_EQ(event.posted[1].kind, race::Cause::Kind::Start);
  EXPECT_EQ(event.posted[1].thread, "main");
  EXPECT_EQ(event.posted[1].place.line, 11u);
}

TEST(TraceReport, LongStoriesAndStacksAreCut) {
  std::string trace = "queue main looper thread=main\nqueue q looper thread=other\nmain: enqueue m0 q=q\n";
  for (int i = 0; i < 40; ++i)
    trace += "other: begin m" + std::to_string(i) + "\nother: enqueue m" + std::to_string(i + 1) +
             " q=q\nother: end m" + std::to_string(i) + "\n";
  std::string stack = " at com.x.A.deep0";
  for (int i = 1; i < 400; ++i) stack += " < com.x.A.deep" + std::to_string(i);
  trace += "other: begin m40\nother: write com.x.A.f" + stack + "\nother: end m40\nmain: read com.x.A.f\n";
  const Analysed analysed(trace);
  const race::Side writer = writer_of(analysed.report);
  EXPECT_EQ(writer.event->posted.size(), detect::TraceWords::k_longest_story);
  EXPECT_EQ(writer.stack->size(), detect::TraceWords::k_longest_stack);
}

TEST(TraceReport, WithoutNamesThereAreNumbers) {
  const Analysed analysed(
      "message #0 q=q\nmessage #1 q=q\nq: begin #0\nq: write com.x.A.f@#0 = 1\nq: end #0\n"
      "q: begin #1\nq: read com.x.A.f@#0\nq: write com.x.A.f@#0 = 2\nq: end #1\n");
  ASSERT_FALSE(analysed.report.races.empty());
  EXPECT_EQ(analysed.report.races[0].location.object, "object 0");
  const auto& accesses = analysed.report.races.at(0).sides;
  EXPECT_THAT((std::vector{accesses[0].event->label, accesses[1].event->label}),
              testing::UnorderedElementsAre("message 0", "message 1"));
}

TEST(TraceReport, NamesWhatTheTraceLacks) {
  const Analysed bare("q: begin a q=q\nq: write x\nq: end a\nq: begin b q=q\nq: write x\nq: end b\n");
  for (const char* code :
       {"trace.no-stacks", "trace.no-locks", "trace.no-callbacks", "trace.no-ipc", "rules.assumed", "one-run"})
    EXPECT_TRUE(has_gap(bare.report, code)) << code;
  const Analysed rich(example_trace("figure3"));
  for (const char* code : {"trace.no-stacks", "trace.no-callbacks", "trace.no-ipc"})
    EXPECT_FALSE(has_gap(rich.report, code)) << code;
  EXPECT_FALSE(has_gap(Analysed(example_trace("data_race_locked")).report, "trace.no-locks"));
  EXPECT_TRUE(has_gap(Analysed("main: init\n").report, "trace.no-accesses"));
}

TEST(TraceReport, NamesWhatWasSwitchedOff) {
  detect::DetectOptions options;
  options.rules = order::RuleSet::strict();
  options.filters.remove(race::Filter::LazyInit);
  options.coverage = false;
  options.main_only = true;
  const Report report = Analysed(k_two_posts, options).report;
  for (const char* code : {"rules.off", "filters.off", "coverage.off", "main-only"})
    EXPECT_TRUE(has_gap(report, code)) << code;
  EXPECT_FALSE(has_gap(report, "rules.assumed"));
  const Report plain = Analysed(k_two_posts).report;
  for (const char* code : {"rules.off", "filters.off", "coverage.off", "main-only"})
    EXPECT_FALSE(has_gap(plain, code)) << code;
}

TEST(TraceReport, CountsWhatWasMended) {
  const Analysed analysed("q: begin a q=q\nq: end a\nq: end a\n");
  EXPECT_FALSE(analysed.report.diagnostics.empty());
}

TEST(TraceReport, NamesSetsOfRules) {
  EXPECT_EQ(rule_set_text(order::RuleSet::all()), "all");
  EXPECT_EQ(rule_set_text(order::RuleSet::base()), "base");
  EXPECT_EQ(rule_set_text(order::RuleSet().with(order::Rule::ThreadOp).with(order::Rule::EventOp)),
            "EventOp,ThreadOp");
}

}  // namespace
}  // namespace antecede::report
