#include "runtime/session/subject.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace antecede::runtime {

namespace {

bool is_main(const ir::Program& program, ir::MethodId id) {
  const ir::Symbols& symbols = program.symbols();
  const ir::MethodRef& ref = symbols.method(program[id].ref);
  return program[id].access_flags & ir::k_static && symbols.text(ref.name) == "main" &&
         symbols.proto_descriptor(ref.proto) == "([Ljava/lang/String;)V";
}

/// Of the app, in alphabetical order.
std::vector<std::string> classes_with_main(const ir::LoadedProgram& code) {
  const ir::Program& program = *code.program;
  std::vector<std::string> names;
  for (uint32_t i = 0; i < program.classes().size(); ++i) {
    const ir::ClassId id(i);
    if (code.is_boot(id)) continue;
    for (const ir::MethodId method : program[id].direct_methods) {
      if (!is_main(program, method)) continue;
      const std::string name = ir::to_utf8(program.symbols().descriptor(program[id].type));
      names.push_back(name.substr(1, name.size() - 2));
      std::ranges::replace(names.back(), '/', '.');
    }
  }
  std::ranges::sort(names);
  return names;
}

std::string suggestion(const ir::LoadedProgram& code) {
  constexpr size_t k_most = 10;
  std::vector<std::string> names = classes_with_main(code);
  if (names.empty()) return "no class in it has a main method";
  const size_t more = names.size() - std::min(names.size(), k_most);
  names.resize(names.size() - more);
  return fmt::format("those with a main method are {}{}", fmt::join(names, ", "),
                     more ? fmt::format(" and {} more", more) : "");
}

}  // namespace

base::Status start_main(Machine& machine, const Subject& subject) {
  base::Status started = machine.start(subject.main_class, subject.arguments);
  if (started || started.error().kind != base::Error::Class::Input) return started;
  return base::bad_input(fmt::format("{}: {}; {}", subject.name, started.error().message, suggestion(subject.code)));
}

}  // namespace antecede::runtime
