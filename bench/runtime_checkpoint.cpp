// Saves and restores a machine whose heap holds so many MiB (runtime_checkpoint MIB), an eighth of its pages changed
// in between, and prints milliseconds of processor time as one JSON object: of the first checkpoint, and medians of
// all, of the changes (what a checkpoint costs those who write behind it) and of the restores. Part of bench/run
// runtime.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include <fmt/format.h>

#include "ir/app_loader.h"
#include "model/framework_model.h"
#include "runtime/machine.h"

using namespace antecede;

namespace {

constexpr int k_rounds = 21;
constexpr size_t k_array = 1000;
constexpr size_t k_changed_every = 8;  // One page in so many.
constexpr size_t k_page = 4096;

/// Of this process, so far.
double milliseconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

void fill(runtime::Machine& machine, size_t bytes) {
  while (machine.heap().top() < bytes) machine.heap().allocate_array(*machine.known().byte_array, k_array);
}

void change(runtime::Machine& machine) {
  for (size_t at = k_page; at < machine.heap().top(); at += k_changed_every * k_page)
    machine.heap().base()[at] ^= std::byte{1};
}

int measure(runtime::Machine& machine, size_t mib) {
  std::vector<double> saving, changing, restoring;
  for (int i = 0; i < k_rounds; ++i) {
    const double began = milliseconds();
    const auto saved = machine.checkpoint();
    const double has_saved = milliseconds();
    if (!saved) return fmt::print(stderr, "{}\n", saved.error().message), 4;
    change(machine);
    const double has_changed = milliseconds();
    if (!machine.restore(**saved)) return 4;
    restoring.push_back(milliseconds() - has_changed);
    changing.push_back(has_changed - has_saved);
    saving.push_back(has_saved - began);
    change(machine);
  }
  fmt::print(
      "{{\"mib\": {}, \"firstCheckpointMs\": {:.2f}, \"checkpointMs\": {:.2f}, \"changeMs\": {:.2f}, \"restoreMs\": "
      "{:.2f}}}\n",
      mib, saving.front(), median(saving), median(changing), median(restoring));
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
  const auto print = [](int, std::string_view) {};
  auto machine = runtime::Machine::create(*loaded, hierarchy, runtime::Limits(),
                                          {.schedule = *schedule, .print = print, .diagnostics = diagnostics});
  if (!machine) return fmt::print(stderr, "{}\n", machine.error().message), 4;
  fill(**machine, mib << 20);
  return measure(**machine, mib);
}
