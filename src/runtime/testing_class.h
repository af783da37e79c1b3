#pragma once

#include <string>
#include <vector>

#include "ir/class/class_testing.h"
#include "runtime/testing.h"

namespace antecede::runtime {

/// Opcodes of class files, for code made by hand.
namespace bytecode {
inline constexpr uint8_t k_const_null = 0x01, k_const_0 = 0x03, k_const_1 = 0x04, k_load_constant = 0x13,
                         k_int_load = 0x2e, k_pop = 0x57, k_int_return = 0xac, k_reference_return = 0xb0,
                         k_return = 0xb1, k_static_get = 0xb2, k_static_put = 0xb3, k_get_field = 0xb4,
                         k_invoke_virtual = 0xb6, k_invoke_static = 0xb8, k_invoke_interface = 0xb9,
                         k_invoke_dynamic = 0xba, k_new = 0xbb, k_new_array = 0xbc, k_array_length = 0xbe,
                         k_throw = 0xbf;
}

/// A class `A` of an app, made of bytecode by hand, and what it prints when it runs beside the model.
class HandMadeProgram {
 public:
  ir::testing::CodeClass code;

  /// Appends an instruction with an index of two bytes.
  static void add(std::vector<uint8_t>& bytes, uint8_t opcode, uint16_t index) {
    bytes.insert(bytes.end(), {opcode, static_cast<uint8_t>(index >> 8), static_cast<uint8_t>(index)});
  }

  /// Gives the class a main method that calls the static method `m`, and runs it.
  std::string run(std::string_view type_of_m) {
    using namespace bytecode;
    std::vector<uint8_t> main;
    add(main, k_invoke_static, code.member(10, "A", "m", type_of_m));
    if (!type_of_m.ends_with('V')) main.push_back(k_pop);
    main.push_back(k_return);
    code.code(0x9, "main", "([Ljava/lang/String;)V", main);
    ir::ProgramCode parts;
    parts.boot = model::FrameworkModel::open({}, 0)->archives();
    parts.class_files.push_back({"test.jar", {ir::testing::named_class("A.class", code.bytes())}});
    base::Diagnostics diagnostics;
    const ir::LoadedProgram program = *ir::load_program(std::move(parts), 0, diagnostics);
    const ir::Hierarchy hierarchy(*program.program, diagnostics);
    const auto schedule = make_random_schedule(1);
    std::string output;
    auto machine = *Machine::create(
        program, hierarchy, Limits(),
        {.schedule = *schedule,
         .print = [&](int, std::string_view text) { output += text; },
         .diagnostics = diagnostics});
    EXPECT_TRUE(machine->start("A", {}));
    machine->run();
    return output;
  }
};

}  // namespace antecede::runtime
