// Any bytes that pass for a class file: every method of it is called, with zeros for arguments, beside the part of
// the model that the machine itself needs. Whatever the code does, the machine must stand: an exception of the
// program, a deadlock and a limit are good ends.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "base/diagnostics.h"
#include "ir/app_loader.h"
#include "ir/hierarchy.h"
#include "model/framework_model.h"
#include "runtime/classes/stub_writer.h"
#include "runtime/machine.h"
#include "targets.h"

using namespace antecede;

namespace {

constexpr size_t k_most_methods = 30;

/// The model without what only libraries need: it is loaded anew for every input.
std::vector<ir::ClassArchive> small_model() {
  constexpr std::string_view k_kept[] = {"antecede/", "java/lang/", "java/io/", "java/nio/charset/",
                                         "java/util/Objects"};
  const auto model = model::FrameworkModel::open({}, 1);
  std::vector<ir::ClassArchive> result = model->archives();
  for (ir::ClassArchive& archive : result)
    std::erase_if(archive.files, [&](const ir::NamedClassFile& file) {
      for (const std::string_view kept : k_kept)
        if (file.name.starts_with(kept)) return false;
      return true;
    });
  return result;
}

ir::LoadedProgram load(const uint8_t* data, size_t size, base::Diagnostics& diagnostics) {
  static const std::vector<ir::ClassArchive> k_model = small_model();
  auto bytes = std::make_shared<const std::vector<uint8_t>>(data, data + size);
  ir::ProgramCode code;
  code.boot = k_model;
  code.class_files.resize(1);
  code.class_files[0].name = "fuzz.jar";
  code.class_files[0].files.push_back({"fuzz.class", apk::SharedBytes(base::Bytes(*bytes), bytes)});
  return *ir::load_program(std::move(code), 1, diagnostics);
}

/// Zero, as the descriptor wants it.
uint16_t zero(runtime::StubWriter& writer, std::string_view descriptor) {
  return descriptor[0] == 'L' || descriptor[0] == '[' ? writer.null() : writer.number(0);
}

/// A main method that calls the method.
runtime::Method* caller_of(runtime::Classes& classes, runtime::Method& method) {
  runtime::Method* main = classes.add_method(nullptr, "main", "([Ljava/lang/String;)V", ir::k_static);
  runtime::StubWriter writer(classes, *main);
  std::vector<uint16_t> operands;
  if (!method.is_static()) operands.push_back(writer.create(*method.owner));
  std::vector<std::string> types = runtime::split_descriptor(method.descriptor);
  types.pop_back();
  for (const std::string& type : types) operands.push_back(zero(writer, type));
  writer.call(method, operands);
  writer.give_void();
  writer.finish();
  return main;
}

void run(const ir::LoadedProgram& code, const ir::Hierarchy& hierarchy, ir::MethodId id, uint64_t seed,
         base::Diagnostics& diagnostics) {
  runtime::Limits limits;
  limits.steps = 20000;
  limits.heap_bytes = size_t(4) << 20;
  limits.stack_bytes = size_t(128) << 10;
  limits.threads = 8;
  const auto schedule = runtime::make_random_schedule(seed);
  const auto print = [](int, std::string_view) {};
  auto machine = *runtime::Machine::create(code, hierarchy, limits,
                                           {.schedule = *schedule, .print = print, .diagnostics = diagnostics});
  runtime::Method& method = *machine->classes().method(id);
  const bool makes = !(method.owner->flags & (ir::k_abstract | ir::k_interface));
  if (!method.is_static() && !makes) return;
  const runtime::Slot slots[] = {runtime::slot_of_ref(0), runtime::slot_of_ref(machine->new_string("main"))};
  machine->new_thread(*machine->stubs().main_entry(*caller_of(machine->classes(), method)), slots);
  machine->run();
  if (machine->outcome().kind == runtime::Outcome::Kind::Failure) __builtin_trap();
  machine->collect();
}

}  // namespace

int fuzz_runtime(const uint8_t* data, size_t size) {
  base::Diagnostics diagnostics;
  const ir::LoadedProgram code = load(data, size, diagnostics);
  const ir::Hierarchy hierarchy(*code.program, diagnostics);
  size_t run_so_far = 0;
  for (size_t i = 0; i < code.program->methods().size() && run_so_far < k_most_methods; ++i) {
    const ir::MethodId id(i);
    if (code.is_boot(code.program->methods()[id].owner) || !code.program->methods()[id].has_code()) continue;
    run(code, hierarchy, id, run_so_far++, diagnostics);
  }
  return 0;
}
