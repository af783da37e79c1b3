#include "runtime/explore/explorer_follower.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace antecede::runtime {

namespace {

/// `one of the threads 1, 2, or time`
std::string expected_step(const std::vector<Process>& enabled) {
  std::vector<uint32_t> threads;
  for (const Process one : enabled)
    if (one != k_clock_process) threads.push_back(one - 1);
  const bool clock = threads.size() < enabled.size();
  return fmt::format("one of the threads {}{}", fmt::join(threads, ", "), clock ? ", or time" : "");
}

}  // namespace

std::string ExplorerFollower::failure() const {
  return answers_.failed() ? answers_.failure() : "the schedule does not fit the program";
}

std::optional<Process> ExplorerFollower::step(const std::vector<Process>& enabled) {
  const Answer* answer = answers_.peek();
  const bool is_time = answer && answer->kind == Answer::Kind::Time;
  const bool is_thread = answer && answer->kind == Answer::Kind::Thread;
  const Process process = is_thread ? process_of(static_cast<uint32_t>(answer->number)) : k_clock_process;
  const bool fits = (is_time || is_thread) && std::ranges::find(enabled, process) != enabled.end();
  if (!fits) {
    answers_.fail(expected_step(enabled));
    return std::nullopt;
  }
  if (is_thread) answers_.take();  // How much time, the clock asks.
  return process;
}

std::optional<size_t> ExplorerFollower::world(const Choice& choice) {
  const Answer* answer = answers_.peek();
  const bool fits =
      answer && answer->kind == Answer::Kind::World && answer->count == choice.count && answer->what == choice.what;
  if (!fits) {
    answers_.fail(fmt::format("a choice of \"{}\" of {}", choice.what, choice.count));
    return std::nullopt;
  }
  const size_t chosen = answer->number;
  answers_.take();
  return chosen;
}

std::optional<int64_t> ExplorerFollower::time(int64_t until_next) {
  const Answer* answer = answers_.peek();
  const bool fits =
      answer && answer->kind == Answer::Kind::Time && answer->number <= static_cast<uint64_t>(until_next);
  if (!fits) {
    answers_.fail(fmt::format("a time of at most {}", until_next));
    return std::nullopt;
  }
  const auto passed = static_cast<int64_t>(answer->number);
  answers_.take();
  return passed;
}

}  // namespace antecede::runtime
