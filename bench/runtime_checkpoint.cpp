// Saves and restores a machine whose heap holds so many MiB (runtime_checkpoint MIB), some pages of it changed in
// between, and prints the median milliseconds of each as one JSON object. Part of bench/run runtime.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include <fmt/format.h>

#include "ir/app_loader.h"
#include "model/framework_model.h"
#include "runtime/machine.h"

using namespace antecede;

namespace {

constexpr int k_rounds = 21;
constexpr size_t k_array = 1000;
constexpr size_t k_changed_every = 20;  // One page in so many.
constexpr size_t k_page = 4096;

double milliseconds(std::chrono::steady_clock::time_point since) {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - since).count();
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

void fill(runtime::Machine& machine, size_t bytes) {
  while (machine.heap.top() < bytes) machine.heap.allocate_array(*machine.known.byte_array, k_array);
}

void change(runtime::Machine& machine) {
  for (size_t at = k_page; at < machine.heap.top(); at += k_changed_every * k_page)
    machine.heap.base()[at] ^= std::byte{1};
}

int measure(runtime::Machine& machine, size_t mib) {
  std::vector<double> saving, restoring;
  for (int i = 0; i < k_rounds; ++i) {
    change(machine);
    auto began = std::chrono::steady_clock::now();
    const auto saved = machine.checkpoint();
    saving.push_back(milliseconds(began));
    if (!saved) return fmt::print(stderr, "{}\n", saved.error().message), 4;
    change(machine);
    began = std::chrono::steady_clock::now();
    if (!machine.restore(**saved)) return 4;
    restoring.push_back(milliseconds(began));
  }
  fmt::print("{{\"mib\": {}, \"checkpointMs\": {:.2f}, \"restoreMs\": {:.2f}}}\n", mib, median(saving),
             median(restoring));
  return 0;
}

}  // namespace

int main(int count, char** arguments) {
  const size_t mib = count > 1 ? std::strtoul(arguments[1], nullptr, 10) : 8;
  base::Diagnostics diagnostics;
  auto framework = model::FrameworkModel::open({}, 0);
  if (!framework) return fmt::print(stderr, "{}\n", framework.error().message), 4;
  auto loaded = ir::load_program(ir::ProgramCode{framework->archives(), {}, {}}, 0, diagnostics);
  if (!loaded) return fmt::print(stderr, "{}\n", loaded.error().message), 4;
  const ir::Hierarchy hierarchy(*loaded->program, diagnostics);
  const auto schedule = runtime::make_random_schedule(1);
  auto machine = runtime::Machine::create(*loaded, hierarchy, runtime::Limits(),
                                          {*schedule, nullptr, [](int, std::string_view) {}, nullptr, diagnostics});
  if (!machine) return fmt::print(stderr, "{}\n", machine.error().message), 4;
  fill(**machine, mib << 20);
  return measure(**machine, mib);
}
