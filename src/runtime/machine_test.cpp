#include "runtime/machine.h"

#include "runtime/testing_written.h"

namespace antecede::runtime {
namespace {

/// Runs code that a test writes with a StubWriter, as the main method of a program.
class MachineTest : public ::testing::Test {
 protected:
  using Register = StubWriter::Register;

  /// Why a method cannot run aside; empty: it can.
  static std::string aside_failure(TestMachine& test, const WriteCode& write) {
    bool has_looked = false;
    const base::Status done =
        test.machine->aside(written_method(test, "looks", "()V", write), [&] { has_looked = true; });
    EXPECT_EQ(has_looked, done.has_value());
    return done ? "" : done.error().message;
  }

  static Register none() { return 0; }

  /// System.out.println(int)
  static void print(TestMachine& test, StubWriter& writer, Register number) {
    Classes& classes = test.machine->classes();
    Class* system = classes.known("java/lang/System");
    const Register out = writer.reference();
    writer.code().add_class(Operation::StaticGetInitialise, out, 0, system,
                            static_cast<int32_t>(classes.known_field(system, "out").offset));
    writer.call(*classes.known_method(classes.known("java/io/PrintStream"), "println", "(I)V"), {out, number});
  }
  static void sleep(TestMachine& test, StubWriter& writer, int32_t millis) {
    Classes& classes = test.machine->classes();
    const Register time = writer.value();
    writer.code().add(Operation::IntToLong, time, writer.number(millis));
    writer.call(*classes.known_method(classes.known("java/lang/Thread"), "sleep", "(J)V"), {time});
  }
  /// Prints 1, 2, 3, with pauses.
  static void count(TestMachine& test, StubWriter& writer) {
    print(test, writer, writer.number(1));
    sleep(test, writer, 5);
    print(test, writer, writer.number(2));
    sleep(test, writer, 5);
    print(test, writer, writer.number(3));
  }
  static void loop_for(StubWriter& writer, int32_t rounds) {
    const Register left = writer.number(rounds), one = writer.number(1);
    const CodeBuilder::Label top = writer.code().new_label();
    writer.code().bind(top);
    writer.code().add(Operation::SubInt, left, left, one);
    writer.code().jump(Operation::IfZeroBackGt, left, 0, top);
  }
  static void loop(StubWriter& writer) {
    const CodeBuilder::Label top = writer.code().new_label();
    writer.code().bind(top);
    writer.code().jump(Operation::GotoBack, 0, 0, top);
  }
};

TEST_F(MachineTest, Prints) {
  TestMachine test;
  start_written(test, [&](StubWriter& writer) { print(test, writer, writer.number(42)); });
  EXPECT_EQ(test.machine->run().kind, Outcome::Kind::Exited);
  EXPECT_EQ(test.output, "42\n");
  EXPECT_EQ(test.machine->outcome().exit_code, 0);
}

TEST_F(MachineTest, UncaughtExceptionEndsWithOne) {
  TestMachine test;
  start_written(test, divide_by_zero);
  test.machine->run();
  EXPECT_EQ(test.machine->outcome().exit_code, 1);
  EXPECT_NE(test.output.find("java.lang.ArithmeticException: / by zero"), std::string::npos) << test.output;
}

TEST_F(MachineTest, SleepTakesVirtualTimeOnly) {
  TestMachine test;
  start_written(test, [&](StubWriter& writer) { sleep(test, writer, 1000000); });
  test.machine->run();
  EXPECT_GE(test.machine->state().now, int64_t(1000000) * 1000000);
}

TEST_F(MachineTest, ARestoredCheckpointRunsTheSameAgain) {
  TestMachine test;
  start_written(test, [&](StubWriter& writer) { count(test, writer); });
  Machine& machine = *test.machine;
  while (test.output.empty()) ASSERT_TRUE(machine.step());
  const auto first = *machine.checkpoint();
  while (test.output.size() < 4) ASSERT_TRUE(machine.step());
  const auto second = *machine.checkpoint();
  machine.run();
  EXPECT_EQ(test.output, "1\n2\n3\n");
  for (int round = 0; round < 3; ++round) {
    test.output.clear();
    ASSERT_TRUE(machine.restore(*first));
    machine.run();
    EXPECT_EQ(test.output, "2\n3\n");
    test.output.clear();
    ASSERT_TRUE(machine.restore(*second));
    machine.run();
    EXPECT_EQ(test.output, "3\n");
  }
}

TEST_F(MachineTest, WhatRunsAsideLeavesNothingBehind) {
  TestMachine straight, looked;
  for (TestMachine* test : {&straight, &looked})
    start_written(*test, [&](StubWriter& writer) { count(*test, writer); });
  straight.machine->run();
  size_t looks = 0;
  do {
    EXPECT_EQ(aside_failure(looked, [&](StubWriter& writer) { print(looked, writer, writer.number(7)); }), "");
    ++looks;
  } while (looked.machine->step());
  EXPECT_GT(looks, 3u);
  EXPECT_EQ(looked.output, straight.output);
  EXPECT_EQ(looked.machine->state().steps, straight.machine->state().steps);
  EXPECT_EQ(looked.machine->state().now, straight.machine->state().now);
  EXPECT_EQ(looked.machine->outcome().kind, straight.machine->outcome().kind);
}

TEST_F(MachineTest, WhatCannotRunAsideIsRefusedAndTheRunGoesOn) {
  TestMachine test;
  start_written(test, [&](StubWriter& writer) { count(test, writer); });
  while (test.output.empty()) ASSERT_TRUE(test.machine->step());
  EXPECT_EQ(aside_failure(test, divide_by_zero), "cannot look at the app: it throws an exception");
  EXPECT_EQ(aside_failure(test, [&](StubWriter& writer) { sleep(test, writer, 1); }),
            "cannot look at the app: it would have to wait for another thread");
  EXPECT_NE(aside_failure(test, loop).find("the limit of steps"), std::string::npos);
  test.machine->run();
  EXPECT_EQ(test.output, "1\n2\n3\n");
}

TEST_F(MachineTest, ARunThatALimitEndedCanStillBeLookedAt) {
  Limits limits;
  limits.steps = 1000000;
  TestMachine test(limits);
  start_written(test, loop);
  test.machine->run();
  // Longer than the portions in which steps are counted.
  EXPECT_EQ(aside_failure(test, [](StubWriter& writer) { loop_for(writer, 3 << 20); }), "");
  EXPECT_EQ(test.machine->outcome().kind, Outcome::Kind::Limit);
}

TEST_F(MachineTest, DeadlockIsReported) {
  TestMachine test;
  start_written(test, [&](StubWriter& writer) {
    Classes& classes = test.machine->classes();
    const Register place = writer.create(*classes.known("java/lang/Object"));
    const Register forever = writer.value();
    writer.code().add(Operation::IntToLong, forever, writer.number(-1));
    writer.call(*classes.known_method(classes.known("antecede/Sync"), "block", "(Ljava/lang/Object;J)Z"),
                {place, forever});
  });
  EXPECT_EQ(test.machine->run().kind, Outcome::Kind::Deadlock);
  EXPECT_NE(test.machine->outcome().message.find("waits to be woken (java.lang.Object)"), std::string::npos);
}

TEST_F(MachineTest, TheLimitOfStepsStopsALoop) {
  Limits limits;
  limits.steps = 5000000;
  TestMachine test(limits);
  start_written(test, loop);
  EXPECT_EQ(test.machine->run().kind, Outcome::Kind::Limit);
  EXPECT_EQ(test.machine->outcome().exit_code, 5);
}

TEST_F(MachineTest, AHugeArrayIsAnErrorOfTheProgram) {
  TestMachine test;
  start_written(test, [&](StubWriter& writer) { writer.new_array(*test.machine->known().object_array, INT32_MAX); });
  test.machine->run();
  EXPECT_EQ(test.machine->outcome().exit_code, 1);
  EXPECT_NE(test.output.find("java.lang.OutOfMemoryError: Java heap space"), std::string::npos) << test.output;
}

}  // namespace
}  // namespace antecede::runtime
