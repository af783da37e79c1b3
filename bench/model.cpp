// Loads and verifies the whole framework model and the facts, as every command does before it looks at an app, and
// builds the body of every method of the model. Prints what it loaded as one JSON object. bench/run model measures it
// from outside.
#include <cstdio>

#include <fmt/format.h>

#include "ir/app_loader.h"
#include "model/api_facts.h"
#include "model/framework_model.h"
#include "model/intrinsics.h"
#include "model/natives.h"

using namespace antecede;

int main(int count, char**) {
  const bool with_bodies = count > 1;
  constexpr size_t k_all_cores = 0;
  base::Diagnostics diagnostics;
  auto framework = model::FrameworkModel::open({}, k_all_cores);
  if (!framework) return fmt::print(stderr, "{}\n", framework.error().message), 4;
  auto loaded = ir::load_program(ir::ProgramCode{framework->archives(), {}, {}}, k_all_cores, diagnostics);
  if (!loaded) return fmt::print(stderr, "{}\n", loaded.error().message), 4;
  const ir::Program& program = *loaded->program;
  if (with_bodies) ir::build_all_bodies(program, k_all_cores);
  size_t bodies = 0, broken = 0;
  for (size_t i = 0; i < program.methods().size(); ++i) {
    if (!program[ir::MethodId(i)].has_code()) continue;
    ++bodies;
    broken += with_bodies && !program.body(ir::MethodId(i)).ok();
  }
  const model::ApiFacts sdk = model::ApiFacts::sdk();
  const model::ApiFacts libraries = model::ApiFacts::libraries(sdk);
  fmt::print(
      "{{\"classes\": {}, \"methods\": {}, \"brokenMethods\": {}, \"factClasses\": {}, \"intrinsics\": {}, "
      "\"natives\": {}}}\n",
      program.classes().size(), bodies, broken, sdk.class_count() + libraries.class_count(),
      model::intrinsics().size(), model::Natives::built_in().list().size());
  return broken == 0 ? 0 : 1;
}
