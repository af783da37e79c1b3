#include "runtime/report/run_report.h"

#include "runtime/report/noting.h"
#include "runtime/testing_written.h"

namespace antecede::runtime {
namespace {

using Register = StubWriter::Register;

/// Throws a new exception on purpose.
void throw_new(TestMachine& test, StubWriter& writer, std::string_view type) {
  Class& exception = *test.machine->classes().known(type);
  const Register object = writer.create(exception);
  writer.call(*test.machine->classes().known_method(&exception, "<init>", "()V"), {object});
  writer.code().add(Operation::Throw, object);
}

TEST(RunReport, OfARunWithoutAnything) {
  TestMachine test;
  start_written(test, [](StubWriter&) {});
  test.machine->run();
  const RunReport report = report_of(*test.machine);
  EXPECT_TRUE(report.complete);
  EXPECT_EQ(report.outcome.kind, Outcome::Kind::Finished);
  EXPECT_TRUE(report.crashes.empty());
  EXPECT_TRUE(report.tool_failures.empty());
  EXPECT_EQ(report.unmodelled.calls, 0u);
  EXPECT_EQ(report.unmodelled.share_of_calls(), 0);
}

TEST(RunReport, AnExceptionThatCodeMadeIsACrash) {
  TestMachine test;
  start_written(test, [&](StubWriter& writer) { throw_new(test, writer, "java/lang/IllegalStateException"); });
  test.machine->run();
  const RunReport report = report_of(*test.machine);
  ASSERT_EQ(report.crashes.size(), 1u);
  EXPECT_EQ(report.crashes[0].exception.class_name, "java.lang.IllegalStateException");
  EXPECT_FALSE(report.crashes[0].exception.message);
  EXPECT_EQ(report.crashes[0].event.id, "t0");
  EXPECT_EQ(report.crashes[0].event.thread, "main");
  EXPECT_FALSE(report.crashes[0].event.posted);
  EXPECT_EQ(report.outcome.exit_code, 1);
}

// There is no code of an app in these programs.
TEST(RunReport, AnExceptionOfTheMachineOutsideOfTheAppIsAFailureOfOurs) {
  TestMachine test;
  start_written(test, [](StubWriter& writer) { divide_by_zero(writer); });
  test.machine->run();
  const RunReport report = report_of(*test.machine);
  EXPECT_TRUE(report.crashes.empty());
  ASSERT_EQ(report.tool_failures.size(), 1u);
  EXPECT_EQ(report.tool_failures[0].kind, "model-exception");
  EXPECT_EQ(report.outcome.exit_code, 1) << "the thread has ended all the same";
}

TEST(RunReport, TheEndOfMemoryIsTheProgramsOwn) {
  Limits limits;
  limits.heap_bytes = size_t(8) << 20;
  TestMachine test(limits);
  start_written(test, [&](StubWriter& writer) {
    writer.new_array(*test.machine->classes().array_of(test.machine->classes().primitive('J')), 1 << 24);
  });
  test.machine->run();
  const RunReport report = report_of(*test.machine);
  ASSERT_EQ(report.crashes.size(), 1u);
  EXPECT_EQ(report.crashes[0].exception.class_name, "java.lang.OutOfMemoryError");
  EXPECT_TRUE(report.tool_failures.empty());
}

TEST(RunReport, ThreadDeathIsNoCrash) {
  TestMachine test;
  start_written(test, [&](StubWriter& writer) { throw_new(test, writer, "java/lang/ThreadDeath"); });
  test.machine->run();
  EXPECT_TRUE(report_of(*test.machine).crashes.empty());
}

TEST(RunReport, ARestoredCheckpointForgets) {
  TestMachine test;
  start_written(test, [&](StubWriter& writer) { throw_new(test, writer, "java/lang/IllegalStateException"); });
  const auto checkpoint = *test.machine->checkpoint();
  for (int round = 0; round < 2; ++round) {
    test.machine->run();
    EXPECT_EQ(report_of(*test.machine).crashes.size(), 1u);
    ASSERT_TRUE(test.machine->restore(*checkpoint));
    EXPECT_TRUE(report_of(*test.machine).crashes.empty());
  }
}

TEST(RunReport, EqualFailuresAreCounted) {
  RunNotes notes;
  notes.add({"kind", "a", "main", {}, 1});
  notes.add({"kind", "a", "other", {}, 1});
  notes.add({"kind", "b", "main", {}, 1});
  ASSERT_EQ(notes.tool_failures.size(), 2u);
  EXPECT_EQ(notes.tool_failures[0].count, 2u);
}

Crash crash_at(int64_t nanos, const char* name) {
  Crash crash;
  crash.exception.class_name = name;
  crash.virtual_nanos = nanos;
  return crash;
}

TEST(RunReport, Merges) {
  RunReport a, b;
  a.events = 1, b.events = 2;
  a.unmodelled.methods = {{"A", "f", "()V", 2, false, ""}};
  b.unmodelled.methods = {{"B", "g", "()V", 5, false, ""}, {"A", "f", "()V", 1, false, ""}};
  a.unmodelled.calls = 2, b.unmodelled.calls = 6;
  a.unmodelled.calls_from_app = 2, a.unmodelled.framework_calls = 5, b.unmodelled.framework_calls = 5;
  a.unmodelled.classes = {"A"}, b.unmodelled.classes = {"A", "B"};
  a.crashes = {crash_at(1, "X")};
  b.crashes = {crash_at(2, "X"), crash_at(3, "Y")};
  b.complete = false;
  a.merge(b);
  EXPECT_FALSE(a.complete);
  EXPECT_EQ(a.events, 3u);
  EXPECT_EQ(a.unmodelled.calls, 8u);
  ASSERT_EQ(a.unmodelled.methods.size(), 2u);
  EXPECT_EQ(a.unmodelled.methods[0].class_name, "B");
  EXPECT_EQ(a.unmodelled.methods[1].calls, 3u);
  EXPECT_DOUBLE_EQ(a.unmodelled.share_of_calls(), 0.2);
  EXPECT_EQ(a.unmodelled.classes, (std::vector<std::string>{"A", "B"}));
  EXPECT_EQ(a.crashes.size(), 2u) << "the same crash at another time is the same";
}

}  // namespace
}  // namespace antecede::runtime
