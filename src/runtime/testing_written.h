#pragma once

#include <functional>

#include "runtime/classes/stub_writer.h"
#include "runtime/testing.h"

namespace antecede::runtime {

/// Code that a test writes with a StubWriter; it ends by returning.
using WriteCode = std::function<void(StubWriter&)>;

/// A static method of nobody's class, without a result.
inline Method& written_method(TestMachine& test, std::string_view name, const std::string& descriptor,
                              const WriteCode& write) {
  Classes& classes = test.machine->classes();
  Method* method = classes.add_method(nullptr, name, descriptor, ir::k_static);
  StubWriter writer(classes, *method);
  write(writer);
  writer.give_void();
  writer.finish();
  return *method;
}

/// Starts such code as the main method of a program.
inline void start_written(TestMachine& test, const WriteCode& write) {
  Method& main = written_method(test, "main", "([Ljava/lang/String;)V", write);
  const Slot slots[] = {slot_of_ref(k_null), slot_of_ref(test.machine->new_string("main"))};
  test.machine->new_thread(*test.machine->stubs().main_entry(main), slots);
}

inline void divide_by_zero(StubWriter& writer) {
  const StubWriter::Register zero = writer.number(0);
  writer.code().add(Operation::DivInt, writer.value(), zero, zero);
}

}  // namespace antecede::runtime
