#include "runtime/explore/explorer_trace.h"

#include <algorithm>

namespace antecede::runtime {

void ExplorerTrace::join(Clock& clock, const Clock& other) {
  if (clock.size() < other.size()) clock.resize(other.size());
  for (size_t i = 0; i < other.size(); ++i) clock[i] = std::max(clock[i], other[i]);
}

bool ExplorerTrace::knows(const Clock& clock, uint32_t step) const {
  const Process process = steps_[step].process;
  return process < clock.size() && clock[process] > step;
}

const ExplorerTrace::Clock& ExplorerTrace::clock_of(Process process) const {
  static const Clock k_empty;
  return process < clocks_.size() ? clocks_[process] : k_empty;
}

void ExplorerTrace::begin(Process process, uint32_t node, bool joins_all) {
  if (process >= clocks_.size()) {
    clocks_.resize(process + 1);
    operations_.resize(process + 1);
  }
  Clock& clock = clocks_[process];
  if (joins_all) {
    for (const Clock& other : std::vector<Clock>(clocks_)) join(clock, other);
    for (const Clock& other : std::vector<Clock>(operations_)) join(operations_[process], other);
  }
  if (clock.size() <= process) clock.resize(process + 1);
  running_ = static_cast<uint32_t>(steps_.size());
  clock[process] = running_ + 1;
  steps_.push_back({process, node, {}, clock});
}

std::vector<uint32_t> ExplorerTrace::races(Process process, const StepOperation& operation) const {
  std::vector<uint32_t> result;
  const auto earlier = by_place_.find(operation.place);
  if (earlier == by_place_.end()) return result;
  Clock known = clock_of(process);
  for (auto other = earlier->second.rbegin(); other != earlier->second.rend(); ++other) {
    const uint32_t step = other->step;
    if (steps_[step].process == process) continue;
    const Dependence how = dependence(other->operation, operation);
    // Who released a lock acquired it before: that is the race.
    if (how == Dependence::None || other->operation.kind == StepOperation::Kind::Release) continue;
    if (how == Dependence::Race && !knows(known, step)) result.push_back(step);
    // Of several delays of one thread, time may pass before each: whether that changes anything is not known before.
    const bool is_delay = other->operation.kind == StepOperation::Kind::Read && operation.when != 0;
    if (!is_delay) join(known, steps_[step].clock);
  }
  return result;
}

std::vector<uint32_t> ExplorerTrace::add(const StepOperation& operation) {
  Step& step = steps_[running_];
  std::vector<uint32_t> result = races(step.process, operation);
  std::vector<Done>& earlier = by_place_[operation.place];
  Clock& clock = clocks_[step.process];
  Clock& known = operations_[step.process];
  for (const Done& other : earlier) {
    if (steps_[other.step].process == step.process || dependence(other.operation, operation) == Dependence::None)
      continue;
    join(clock, steps_[other.step].clock);
    join(known, other.known);
  }
  if (known.size() <= step.process) known.resize(step.process + 1);
  ++known[step.process];
  step.clock = clock;
  step.operations.push_back(operation);
  earlier.push_back({running_, operation, known});
  return result;
}

std::vector<Process> ExplorerTrace::initials(uint32_t step, Process process) const {
  std::vector<uint32_t> others;
  std::vector<Process> result;
  const auto consider = [&](const Clock& clock, Process who) {
    const bool is_first = std::ranges::none_of(others, [&](uint32_t other) { return knows(clock, other); });
    if (is_first && std::ranges::find(result, who) == result.end()) result.push_back(who);
  };
  const size_t end = is_running() && running().process == process ? steps_.size() - 1 : steps_.size();
  for (uint32_t i = step + 1; i < end; ++i) {
    if (knows(steps_[i].clock, step)) continue;
    consider(steps_[i].clock, steps_[i].process);
    others.push_back(i);
  }
  consider(clock_of(process), process);
  return result;
}

std::vector<std::pair<uint32_t, Process>> ExplorerTrace::overtakers(const StepOperation& enqueue) const {
  std::vector<std::pair<uint32_t, Process>> result;
  const auto found = by_place_.find(enqueue.place);
  if (found == by_place_.end() || enqueue.front || enqueue.idle) return result;
  const Clock& known = clock_of(running().process);
  for (const Done& take : found->second) {
    const StepOperation& taken = take.operation;
    if (taken.kind != StepOperation::Kind::Take || taken.message == 0 || taken.idle || knows(known, take.step))
      continue;
    if (!taken.front && taken.when >= enqueue.when) continue;
    for (const Done& post : found->second) {
      const bool is_it =
          post.operation.kind == StepOperation::Kind::Enqueue && post.operation.message == taken.message;
      if (is_it && !knows(known, post.step)) result.emplace_back(post.step, steps_[take.step].process);
    }
  }
  return result;
}

bool ExplorerTrace::is_known(const Moment& moment, Process by) const {
  if (moment.process == k_none || moment.process == by) return true;
  const Clock& known = operations_[by];
  return moment.process < known.size() && known[moment.process] > moment.operations;
}

bool ExplorerTrace::access(uint64_t where, bool is_write) {
  const Process process = steps_[running_].process;
  const Clock& known = operations_[process];
  const Moment now{process, process < known.size() ? known[process] : 0};
  Place& place = places_[where];
  if (!is_known(place.write, process)) return true;
  if (!is_write) {
    const auto mine = std::ranges::find(place.reads, process, &Moment::process);
    if (mine != place.reads.end())
      *mine = now;
    else
      place.reads.push_back(now);
    return false;
  }
  if (std::ranges::any_of(place.reads, [&](const Moment& read) { return !is_known(read, process); })) return true;
  place.reads.clear();
  place.write = now;
  return false;
}

}  // namespace antecede::runtime
