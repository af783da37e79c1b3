// The front end on one app, as a process of its own: open, unpack, verify, load, and build the body (decoded,
// verified, control flow graph, registers assigned and typed) of every method. All bodies are kept. Prints counts and
// the peak memory; bench/run measures time from outside.
#include <cstdio>
#include <cstdlib>
#include <string>

#include <sys/resource.h>

#include "ir/app_loader.h"

namespace {

using namespace antecede;

template <class T>
T value_of(base::Result<T> result) {
  if (result) return *std::move(result);
  std::fprintf(stderr, "frontend: %s\n", result.error().message.c_str());
  std::exit(base::exit_code(result.error().kind));
}

size_t count_instructions(const ir::Program& program, size_t& methods_with_code) {
  size_t total = 0;
  for (size_t i = 0; i < program.methods().size(); ++i) {
    if (!program.methods()[ir::MethodId(i)].has_code()) continue;
    ++methods_with_code;
    total += program.body(ir::MethodId(i)).instructions().size();
  }
  return total;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: frontend APP [JOBS]\n");
    return 2;
  }
  const size_t jobs = argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 0;
  base::Diagnostics diagnostics;
  const apk::AppInput input = value_of(apk::AppInput::open({argv[1]}, diagnostics));
  const ir::LoadedProgram loaded = value_of(ir::load_program(input, {}, jobs, diagnostics));
  ir::build_all_bodies(*loaded.program, jobs);

  size_t dex_bytes = 0, with_code = 0;
  for (const apk::SharedBytes& bytes : loaded.bytes) dex_bytes += bytes.size();
  const size_t instructions = count_instructions(*loaded.program, with_code);
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  std::printf(
      "{\"dexFiles\": %zu, \"dexBytes\": %zu, \"classes\": %zu, \"methods\": %zu, \"methodsWithCode\": %zu, "
      "\"badMethods\": %zu, \"instructions\": %zu, \"bodyBytes\": %zu, \"peakBytes\": %zu}\n",
      loaded.files.size(), dex_bytes, loaded.program->classes().size(), loaded.program->methods().size(), with_code,
      static_cast<size_t>(diagnostics.count("dex.bad-method")), instructions, loaded.program->body_bytes(),
      static_cast<size_t>(usage.ru_maxrss) * 1024);
  return 0;
}
