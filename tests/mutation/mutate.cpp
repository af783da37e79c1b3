// Changes sound apps in thousands of small ways and feeds each to the front end: it must not crash, hang or
// eat memory.
//
//   mutate --count N --seed S FILE…     mutations 0 … N-1 of that seed, over all files in turn
//   mutate --seed S --index I FILE…     one of them again
//   mutate --as-is FILE…                the files themselves, such as one that an earlier run kept
//
// Built with the sanitizers, which end the process at the first fault; what was tried is then printed and
// kept.

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "base/file.h"
#include "mutation/failure_note.h"
#include "mutation/front_end_probe.h"
#include "mutation/limits.h"
#include "mutation/memory_meter.h"
#include "mutation/subject.h"
#include "mutation/watchdog.h"

/// Aborts count as faults, and one absurd allocation is a fault even if the machine could serve it.
extern "C" const char* __asan_default_options() {
  return "handle_abort=1:allocator_may_return_null=0:max_allocation_size_mb=1024:detect_stack_use_after_"
         "return=0";
}

namespace antecede::mutation {

namespace {

struct Options {
  size_t count = 1000;
  uint64_t seed = 1;
  std::optional<size_t> index;
  bool as_is = false;
  bool verbose = false;
  std::string keep_in = ".";
  Limits limits;
  std::vector<std::string> files;
};

/// What all inputs together came to.
struct Summary {
  size_t tried = 0, rejected = 0, accepted = 0;
  double worst_seconds = 0;
  size_t worst_time_index = 0;
  size_t peak_memory = 0;
  size_t peak_memory_index = 0;
};

/// Tries inputs one by one and adds up what they cost.
class Driver {
 public:
  explicit Driver(const Options& options) : options_(options), watchdog_(options.limits) {
    MemoryMeter::install();
    FailureNote::install();
  }

  void try_input(base::Bytes input, size_t plain_size, size_t index, const std::string& description) {
    FailureNote::begin(input, fmt::format("--seed {} --index {} ({})", options_.seed, index, description),
                       fmt::format("{}/mutation-{}-{}", options_.keep_in, options_.seed, index));
    watchdog_.start();
    MemoryMeter::start(options_.limits.memory_for(plain_size));
    ProbeResult result = run_front_end(input);
    size_t peak = MemoryMeter::stop();
    double seconds = watchdog_.stop();
    FailureNote::end();
    add(result.accepted, seconds, peak, index);
    if (options_.verbose) {
      fmt::print("{} {:.1f} ms {} KiB: {} => {}\n", index, seconds * 1000, peak / 1024, description,
                 result.accepted ? "accepted" : result.reason);
    }
  }

  const Summary& summary() const { return summary_; }

 private:
  void add(bool accepted, double seconds, size_t peak, size_t index) {
    ++summary_.tried;
    ++(accepted ? summary_.accepted : summary_.rejected);
    if (seconds > summary_.worst_seconds) {
      summary_.worst_seconds = seconds;
      summary_.worst_time_index = index;
    }
    if (peak > summary_.peak_memory) {
      summary_.peak_memory = peak;
      summary_.peak_memory_index = index;
    }
  }

  const Options& options_;
  Watchdog watchdog_;
  Summary summary_;
};

base::Status run_as_is(const Options& options, Driver& driver) {
  for (size_t i = 0; i < options.files.size(); ++i) {
    ANTECEDE_TRY(base::MappedFile file, base::MappedFile::open(options.files[i]));
    driver.try_input(file.bytes(), file.bytes().size(), i, options.files[i]);
  }
  return {};
}

/// The unchanged app must be accepted: else the mutations would test nothing but the first check.
base::Status check_sound(const Subject& subject, const std::string& path, const std::string& keep_in) {
  Mutation mutation = subject.unchanged();
  FailureNote::begin(mutation.bytes, path + ", unchanged but packed again", keep_in + "/mutation-unchanged");
  ProbeResult result = run_front_end(mutation.bytes);
  FailureNote::end();
  if (!result.accepted) return base::bad_input(path + ": the unchanged app is rejected: " + result.reason);
  return {};
}

base::Status run_mutations(const Options& options, Driver& driver) {
  std::vector<Subject> subjects;
  for (const std::string& path : options.files) {
    ANTECEDE_TRY(Subject subject, Subject::load(path));
    ANTECEDE_CHECK(check_sound(subject, path, options.keep_in));
    subjects.push_back(std::move(subject));
  }
  size_t first = options.index.value_or(0), end = options.index ? first + 1 : options.count;
  for (size_t i = first; i < end; ++i) {
    Mutation mutation = subjects[i % subjects.size()].make_mutation(seed_of(options.seed, i));
    driver.try_input(mutation.bytes, std::max(mutation.plain_size, mutation.bytes.size()), i, mutation.description);
  }
  return {};
}

int run(const Options& options) {
  Driver driver(options);
  base::Status status = options.as_is ? run_as_is(options, driver) : run_mutations(options, driver);
  if (!status) {
    fmt::print(stderr, "mutate: {}\n", status.error().message);
    return base::exit_code(status.error().kind);
  }
  const Summary& sum = driver.summary();
  fmt::print(
      "{} mutations, {} rejected, {} accepted, 0 failures, worst time {:.0f} ms (index {}), peak memory "
      "{:.1f} MiB "
      "(index {})\n",
      sum.tried, sum.rejected, sum.accepted, sum.worst_seconds * 1000, sum.worst_time_index,
      static_cast<double>(sum.peak_memory) / (1 << 20), sum.peak_memory_index);
  return 0;
}

}  // namespace

}  // namespace antecede::mutation

int main(int argc, char** argv) {
  antecede::mutation::Options options;
  CLI::App app("Feeds mutated apps to the front end.", "mutate");
  app.add_option("--count", options.count, "how many mutations");
  app.add_option("--seed", options.seed, "the seed of all of them");
  app.add_option("--index", options.index, "only this mutation");
  app.add_flag("--as-is", options.as_is, "try the files without changing them");
  app.add_flag("--verbose", options.verbose, "one line per input");
  app.add_option("--cpu-seconds", options.limits.cpu_seconds, "processor time one input may take");
  app.add_option("--keep-in", options.keep_in, "folder for the input that breaks something");
  app.add_option("FILE", options.files, "sound APKs, jars, DEX and class files")
      ->required()
      ->check(CLI::ExistingFile);
  CLI11_PARSE(app, argc, argv);
  return antecede::mutation::run(options);
}
