// One libFuzzer program for all targets: `fuzzer NAME [libFuzzer's own arguments]`. A program for each of them would
// link all the sanitized rooms once more.
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "targets.h"

namespace {

struct Target {
  const char* name;
  int (*run)(const uint8_t*, size_t);
};

constexpr Target k_targets[] = {
#define FUZZ_TARGET(name) {#name, fuzz_##name},
#include "targets.inc"
#undef FUZZ_TARGET
};

/// libFuzzer starts itself again for some jobs, without our argument; the variable tells those processes.
constexpr char k_variable[] = "ANTECEDE_FUZZ_TARGET";

const Target* chosen = nullptr;

const Target* find(const char* name) {
  for (const Target& target : k_targets)
    if (name && std::strcmp(target.name, name) == 0) return &target;
  return nullptr;
}

[[noreturn]] void tell_names() {
  std::fputs("usage: fuzzer NAME [ARGUMENT…]; NAME is one of\n", stderr);
  for (const Target& target : k_targets) std::fprintf(stderr, "  %s\n", target.name);
  std::exit(2);
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* count, char*** words) {
  const Target* named = *count > 1 ? find((*words)[1]) : nullptr;
  chosen = named ? named : find(std::getenv(k_variable));
  if (!chosen) tell_names();
  if (!named) return 0;
  ::setenv(k_variable, named->name, 1);
  for (int i = 1; i < *count; ++i) (*words)[i] = (*words)[i + 1];
  --*count;
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  return chosen->run(data, size);
}
