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
  double processor_seconds = 0;  ///< Of all threads together: what it cost, however busy the machine is.
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
    const Clocks start = now();
    auto result = work();
    end(name, start);
    return result;
  }

  const std::vector<StageCost>& costs() const { return costs_; }

 private:
  struct Clocks {
    std::chrono::steady_clock::time_point wall;
    double processor = 0;
  };
  static Clocks now();
  void begin(std::string_view name) const;
  void end(std::string_view name, const Clocks& start);

  bool show_progress_;
  std::vector<StageCost> costs_;
};

/// Whether progress may be shown: standard error is a terminal.
bool stderr_is_terminal();

}  // namespace antecede::base
