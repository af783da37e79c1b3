// namelist [--mapping FILE] APP…
//
// Prints a line for every class, method and field of an app, in the order of the code: `class`, `method` or `field`,
// whose code it is, `renamed` or `kept`, its original name, and what race ids call it (`=`: the same). Parts are
// separated by tabs.
//
// Exit code 2 if it is called wrongly, 3 if a file cannot be read.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "apk/app_input.h"
#include "apk/mapping.h"
#include "base/diagnostics.h"
#include "ir/app_loader.h"
#include "model/code_names.h"

namespace {

using namespace antecede;

void print_line(std::string_view what, base::Origin origin, bool is_renamed, const std::string& name,
                const std::string& canonical) {
  fmt::print("{}\t{}\t{}\t{}\t{}\n", what, base::origin_name(origin), is_renamed ? "renamed" : "kept", name,
             canonical.empty() ? "=" : canonical);
}

void print_class(const ir::Program& program, const model::CodeNames& names, ir::ClassId id) {
  const base::Origin origin = names.origin(id);
  print_line("class", origin, names.is_renamed(id), names.class_name(id), names.canonical_class(id));
  for (const auto& fields : {program[id].static_fields, program[id].instance_fields}) {
    for (const ir::FieldId field : fields) {
      const model::CodeNames::Member name = names.field(field);
      print_line("field", origin, names.is_renamed(field), name.class_name + "." + name.name, "");
    }
  }
  for (const auto& methods : {program[id].direct_methods, program[id].virtual_methods}) {
    for (const ir::MethodId method : methods) {
      const model::CodeNames::Member name = names.method(method);
      print_line("method", origin, names.is_renamed(method),
                 fmt::format("{}.{}{}", name.class_name, name.name, name.descriptor), names.canonical_method(method));
    }
  }
}

base::Status list_names(const std::vector<std::string>& paths, const std::string& mapping_path) {
  constexpr size_t k_all_cores = 0;
  base::Diagnostics diagnostics;
  ANTECEDE_TRY(const apk::AppInput input, apk::AppInput::open(paths, diagnostics));
  std::optional<apk::Mapping> mapping;
  if (!mapping_path.empty()) {
    ANTECEDE_TRY(mapping, apk::Mapping::open(mapping_path, diagnostics));
  }
  ANTECEDE_TRY(const ir::LoadedProgram code, ir::load_program(input, {}, k_all_cores, diagnostics));
  model::CodeNames::App app = model::CodeNames::App::of(input);
  app.mapping = mapping ? &*mapping : nullptr;
  const model::CodeNames names(code, std::move(app));
  for (size_t i = 0; i < code.program->classes().size(); ++i) print_class(*code.program, names, ir::ClassId(i));
  return {};
}

}  // namespace

int main(int count, char** arguments) {
  std::vector<std::string> paths(arguments + 1, arguments + count);
  std::string mapping;
  if (paths.size() > 1 && paths[0] == "--mapping") {
    mapping = paths[1];
    paths.erase(paths.begin(), paths.begin() + 2);
  }
  if (paths.empty()) {
    fmt::print(stderr, "usage: namelist [--mapping FILE] APP…\n");
    return 2;
  }
  if (const base::Status listed = list_names(paths, mapping); !listed) {
    fmt::print(stderr, "namelist: {}\n", listed.error().message);
    return 3;
  }
  return 0;
}
