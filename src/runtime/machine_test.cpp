#include "runtime/machine.h"

#include "runtime/stub_writer.h"
#include "runtime/testing.h"

namespace antecede::runtime {
namespace {

/// Runs code that a test writes with a StubWriter, as the main method of a program.
class MachineTest : public ::testing::Test {
 protected:
  using Register = StubWriter::Register;

  void start(TestMachine& test, const std::function<void(StubWriter&)>& write) {
    Classes& classes = test.machine->classes();
    Method* main = classes.add_method(nullptr, "main", "([Ljava/lang/String;)V", ir::k_static);
    StubWriter writer(classes, *main);
    write(writer);
    writer.give_void();
    writer.finish();
    const Slot slots[] = {slot_of_ref(k_null), slot_of_ref(test.machine->new_string("main"))};
    test.machine->new_thread(*test.machine->stubs().main_entry(*main), slots);
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
};

TEST_F(MachineTest, Prints) {
  TestMachine test;
  start(test, [&](StubWriter& writer) { print(test, writer, writer.number(42)); });
  EXPECT_EQ(test.machine->run().kind, Outcome::Kind::Exited);
  EXPECT_EQ(test.output, "42\n");
  EXPECT_EQ(test.machine->outcome().exit_code, 0);
}

TEST_F(MachineTest, UncaughtExceptionEndsWithOne) {
  TestMachine test;
  start(test, [&](StubWriter& writer) {
    const Register zero = writer.number(0);
    const Register result = writer.value();
    writer.code().add(Operation::DivInt, result, zero, zero);
  });
  test.machine->run();
  EXPECT_EQ(test.machine->outcome().exit_code, 1);
  EXPECT_NE(test.output.find("java.lang.ArithmeticException: / by zero"), std::string::npos) << test.output;
}

TEST_F(MachineTest, SleepTakesVirtualTimeOnly) {
  TestMachine test;
  start(test, [&](StubWriter& writer) { sleep(test, writer, 1000000); });
  test.machine->run();
  EXPECT_GE(test.machine->state().now, int64_t(1000000) * 1000000);
}

TEST_F(MachineTest, ARestoredCheckpointRunsTheSameAgain) {
  TestMachine test;
  start(test, [&](StubWriter& writer) {
    print(test, writer, writer.number(1));
    sleep(test, writer, 5);
    print(test, writer, writer.number(2));
    sleep(test, writer, 5);
    print(test, writer, writer.number(3));
  });
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

TEST_F(MachineTest, DeadlockIsReported) {
  TestMachine test;
  start(test, [&](StubWriter& writer) {
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
  start(test, [&](StubWriter& writer) {
    const CodeBuilder::Label top = writer.code().new_label();
    writer.code().bind(top);
    writer.code().jump(Operation::GotoBack, 0, 0, top);
  });
  EXPECT_EQ(test.machine->run().kind, Outcome::Kind::Limit);
  EXPECT_EQ(test.machine->outcome().exit_code, 5);
}

TEST_F(MachineTest, AHugeArrayIsAnErrorOfTheProgram) {
  TestMachine test;
  start(test, [&](StubWriter& writer) { writer.new_array(*test.machine->known().object_array, INT32_MAX); });
  test.machine->run();
  EXPECT_EQ(test.machine->outcome().exit_code, 1);
  EXPECT_NE(test.output.find("java.lang.OutOfMemoryError: Java heap space"), std::string::npos) << test.output;
}

}  // namespace
}  // namespace antecede::runtime
