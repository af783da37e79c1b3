#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "runtime/explore/explorer_operation.h"

namespace antecede::runtime {

/// Who takes steps: the clock, and every thread.
using Process = uint32_t;
inline constexpr Process k_clock_process = 0;
inline Process process_of(uint32_t thread) {
  return thread + 1;
}

/// The steps of one execution and what each of them knows of the others: happens-before, as vector clocks.
///
/// There are two kinds of clocks. Those of steps say which steps could change places. Those of operations say which
/// accesses, that are no operations themselves, are ordered: an access behind an operation of its step is not known
/// to those who know the operation.
///
/// Cost: each operation is compared with the earlier ones on its place.
class ExplorerTrace {
 public:
  /// By process: the number of steps known, up to and with the last known one.
  using Clock = std::vector<uint32_t>;
  struct Step {
    Process process = 0;
    uint32_t node = 0;  ///< Where in the tree it was chosen.
    std::vector<StepOperation> operations;
    Clock clock;
  };
  static constexpr uint32_t k_none = UINT32_MAX;

  const std::vector<Step>& steps() const { return steps_; }
  bool is_running() const { return running_ != k_none; }
  const Step& running() const { return steps_[running_]; }

  /// `joins_all`: the process knows of all steps so far.
  void begin(Process process, uint32_t node, bool joins_all = false);
  void end() { running_ = k_none; }
  /// Adds an operation to the running step. Gives the earlier steps with which it races: those that the process did
  /// not know and that could have come after it.
  std::vector<uint32_t> add(const StepOperation& operation);
  /// The races that an operation of the process would have now.
  std::vector<uint32_t> races(Process process, const StepOperation& operation) const;

  /// The processes that could begin an order in which the process's operation comes before the step: of the steps
  /// behind it that do not need it, and the process itself, those that need none of these.
  std::vector<Process> initials(uint32_t step, Process process) const;

  /// An enqueue by the running step is of something that was overtaken by what was taken before, though it could have
  /// been there already: the steps that enqueued what overtook it, and who took that.
  std::vector<std::pair<uint32_t, Process>> overtakers(const StepOperation& enqueue) const;

  /// Whether the process's clock has the step.
  bool knows(const Clock& clock, uint32_t step) const;
  const Clock& clock_of(Process process) const;

  /// An access that is no operation, by the running step. True: it is not ordered with another one.
  bool access(uint64_t place, bool is_write);

 private:
  /// When an access was made: after so many operations of the process.
  struct Moment {
    Process process = k_none;
    uint32_t operations = 0;
  };
  struct Place {
    Moment write;
    std::vector<Moment> reads;  // The last of each process since.
  };
  struct Done {
    uint32_t step = 0;
    StepOperation operation;
    Clock known;  // Operations.
  };

  static void join(Clock& clock, const Clock& other);
  bool is_known(const Moment& moment, Process by) const;

  std::vector<Step> steps_;
  uint32_t running_ = k_none;
  std::vector<Clock> clocks_;      // By process: steps.
  std::vector<Clock> operations_;  // By process: operations.
  absl::flat_hash_map<uint64_t, std::vector<Done>> by_place_;
  absl::flat_hash_map<uint64_t, Place> places_;
};

}  // namespace antecede::runtime
