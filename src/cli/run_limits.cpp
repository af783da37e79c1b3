#include "cli/run_limits.h"

#include <CLI/CLI.hpp>

#include "cli/limit_options.h"

namespace antecede::cli {

void RunLimits::declare(CLI::App& parser) {
  parser.add_option("--memory", memory_, "Limit of the program's heap; what the machine needs besides grows with it")
      ->option_text("MIB")
      ->group("Limits")
      ->default_val(512)
      ->check(CLI::Range(4, 4095));
  parser
      .add_option("--steps", steps_,
                  "Limit of calls, rounds of loops and shared accesses, in millions (default: none; of a search 20)")
      ->option_text("N")
      ->group("Limits");
  parser.add_option("--stack", stack_, "Stack of each thread")
      ->option_text("KIB")
      ->group("Limits")
      ->default_val(2048)
      ->check(CLI::Range(64, 1 << 20));
  parser.add_option("--threads", threads_, "Limit of threads at a time")
      ->option_text("N")
      ->group("Limits")
      ->default_val(1000)
      ->check(CLI::Range(1, 60000));
  parser.add_option("--timeout", timeout_, "Limit of real time of each run, in seconds; 0: none")
      ->option_text("S")
      ->group("Limits")
      ->default_val(1800)
      ->check(CLI::NonNegativeNumber);
}

base::WorkLimits RunLimits::of_loading() const {
  return {.seconds = timeout_, .bytes = LimitOptions::k_default_mib << 20};
}

base::WorkLimits RunLimits::of_work() const {
  constexpr uint64_t k_machine_bytes = uint64_t(1) << 30;
  return {.seconds = timeout_,
          .bytes = base::used_memory() + 3 * (uint64_t(memory_) << 20) + k_machine_bytes,
          .ends_in_order = true};
}

base::WorkLimits RunLimits::of_writing() {
  constexpr double k_seconds = 60;
  return {.ends_in_order = true, .grace_seconds = k_seconds};
}

runtime::Limits RunLimits::of_run() const {
  runtime::Limits result;
  result.heap_bytes = memory_ << 20;
  result.threads = threads_;
  result.seconds = timeout_;
  result.stack_bytes = stack_ << 10;
  if (steps_) result.steps = steps_ * 1000000;
  return result;
}

runtime::Limits RunLimits::of_search() const {
  constexpr uint64_t k_most_steps = 20000000;
  runtime::Limits result = of_run();
  if (!steps_) result.steps = k_most_steps;
  return result;
}

runtime::Limits RunLimits::of_kept() const {
  runtime::Limits result = of_run();
  result.seconds = 0;
  result.steps = runtime::Limits().steps;
  return result;
}

}  // namespace antecede::cli
