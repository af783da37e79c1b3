#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace antecede::base {

/// What one stage of the work cost.
struct StageCost {
  std::string name;
  double seconds = 0;
  uint64_t peak_mib = 0;  ///< Of the whole process, up to the stage's end.
};

/// The one way to run a stage: times it, notes the memory, shows progress.
///
/// A stage takes its inputs as arguments and returns its result; what it cost is kept here and appears in a report
/// only with `--timings`. Progress is one line on standard error that is overwritten, and only on a terminal.
class StageRunner {
 public:
  explicit StageRunner(bool show_progress) : show_progress_(show_progress) {}

  template <class Work>
  auto run(std::string_view name, Work work) {
    begin(name);
    const auto start = std::chrono::steady_clock::now();
    auto result = work();
    end(name, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    return result;
  }

  const std::vector<StageCost>& costs() const { return costs_; }

 private:
  void begin(std::string_view name) const;
  void end(std::string_view name, double seconds);

  bool show_progress_;
  std::vector<StageCost> costs_;
};

/// Whether progress may be shown: standard error is a terminal.
bool stderr_is_terminal();

}  // namespace antecede::base
