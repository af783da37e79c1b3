#include "runtime/explorer.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace antecede::runtime {

namespace {

bool contains(const std::vector<Process>& processes, Process process) {
  return std::ranges::find(processes, process) != processes.end();
}

}  // namespace

Print Explorer::printer() {
  return [this](int stream, std::string_view text) {
    if (stream == 1) state().output += text;
  };
}

// Choices -----------------------------------------------------------------------------------------------------------

size_t Explorer::give_up(Ending why) {
  ending_ = why;
  return k_no_answer;
}

size_t Explorer::place_of(const Choice& choice, Process process) {
  const uint32_t wanted = process == k_clock_process ? Choice::k_clock : process - 1;
  const auto found = std::ranges::find(choice.options, wanted);
  return found == choice.options.end() ? k_no_answer : static_cast<size_t>(found - choice.options.begin());
}

size_t Explorer::choose(const Choice& choice) {
  if (ending_ != Ending::Normal) return k_no_answer;
  if (choice.kind == ChoiceKind::World) return followed_ ? follow_world(choice) : choose_world(choice);
  state().settling = false;
  std::vector<Process> enabled;
  uint32_t stuck = Choice::k_nobody;
  for (const uint32_t option : choice.options) {
    if (option == Choice::k_clock) {
      // Two moves with nothing in between are one.
      if (!state().clock_rests) enabled.push_back(k_clock_process);
      continue;
    }
    const Thread& thread = machine_->state.threads[option];
    const ExplorerTrace& trace = state().trace;
    const bool goes_on = trace.is_running() && trace.running().process == process_of(option) &&
                         !state().threads[option].at_operation && option == choice.current;
    if (goes_on) return place_of(choice, process_of(option));
    if (tries_again(thread)) return settle(choice, option);
    if (can_go(thread))
      enabled.push_back(process_of(option));
    else
      stuck = option;
  }
  if (stuck != Choice::k_nobody && enabled.empty()) return settle(choice, stuck);
  if (enabled.empty()) return give_up(Ending::Redundant);
  return enter_node(choice, std::move(enabled));
}

/// The thread finds out that it has to wait, or stops before the operation that it can do now. No step.
size_t Explorer::settle(const Choice& choice, uint32_t thread) {
  end_step();
  begin_settling(machine_->state.threads[thread]);
  return place_of(choice, process_of(thread));
}

void Explorer::end_step() {
  if (!state().trace.is_running()) return;
  Node& node = nodes_[state().trace.running().node];
  for (const StepOperation& operation : state().trace.running().operations)
    if (std::ranges::find(node.operations, operation) == node.operations.end()) node.operations.push_back(operation);
  state().trace.end();
}

/// What sleeps after the last step: it would do the same now as when it was tried.
std::vector<Explorer::Tried> Explorer::sleepers() const {
  std::vector<Tried> result;
  if (last_node_ == SIZE_MAX || !options_.reduces) return result;
  const Node& node = nodes_[last_node_];
  const std::vector<StepOperation>& last = trace_of().steps().back().operations;
  for (const std::vector<Tried>* list : {&node.sleep, &node.done})
    for (const Tried& tried : *list)
      if (tried.process != node.chosen && !depend(tried.operations, last)) result.push_back(tried);
  return result;
}

bool Explorer::make_node(const Choice& choice, std::vector<Process> enabled) {
  Node node;
  node.sleep = sleepers();
  const auto sleeps = [&](Process process) {
    return std::ranges::find(node.sleep, process, &Tried::process) != node.sleep.end();
  };
  // The thread that ran goes on if it can; the clock moves only if nobody else can.
  std::vector<Process> order = enabled;
  std::ranges::stable_sort(order, {}, [&](Process process) {
    return process == k_clock_process ? 2 : process == process_of(choice.current) ? 0 : 1;
  });
  const auto first = std::ranges::find_if_not(order, sleeps);
  if (first == order.end()) return false;
  node.chosen = *first;
  node.backtrack = options_.reduces ? std::vector<Process>{*first} : order;
  node.messages = messages_of(enabled);
  node.enabled = std::move(enabled);
  nodes_.push_back(std::move(node));
  return true;
}

std::vector<uint64_t> Explorer::messages_of(const std::vector<Process>& enabled) {
  std::vector<uint64_t> result;
  for (const Process process : enabled)
    result.push_back(process == k_clock_process ? 0 : would_take(machine_->state.threads[process - 1]));
  return result;
}

/// Who could have taken a step before the last one and cannot any more, or would take another message now: it must be
/// tried there, for it may never do that step in this execution.
void Explorer::look_at_disabled(const std::vector<Process>& enabled) {
  if (last_node_ == SIZE_MAX || trace_of().steps().empty()) return;
  const std::vector<uint64_t> messages = messages_of(enabled);
  const auto last = static_cast<uint32_t>(trace_of().steps().size() - 1);
  const Node before = nodes_[last_node_];
  for (size_t i = 0; i < before.enabled.size(); ++i) {
    const Process process = before.enabled[i];
    if (process == before.chosen) continue;
    const auto place = static_cast<size_t>(std::ranges::find(enabled, process) - enabled.begin());
    if (place == enabled.size() || messages[place] != before.messages[i]) found_reversible(last, process);
  }
}

size_t Explorer::enter_node(const Choice& choice, std::vector<Process> enabled) {
  end_step();
  if (followed_) return follow_step(choice, enabled);
  if (options_.reduces) look_at_disabled(enabled);
  if (depth_ >= options_.most_steps) return give_up(Ending::TooLong);
  if (!has_base_ && enabled.size() > 1) {
    auto saved = save();
    if (!saved) return give_up(Ending::TooLong);
    base_ = *std::move(saved);
    has_base_ = true;
  }
  if (depth_ == nodes_.size() && !make_node(choice, std::move(enabled))) return give_up(Ending::Redundant);
  const size_t node = depth_++;
  last_node_ = node;
  return go(choice, nodes_[node].chosen);
}

size_t Explorer::go(const Choice& choice, Process process) {
  const auto node = static_cast<uint32_t>(last_node_);
  if (process == k_clock_process) {
    begin_clock_step(node);
  } else {
    schedule_.add({Answer::Kind::Thread, process - 1, Answer::k_no_turn, 0, {}});
    begin_step(machine_->state.threads[process - 1], node);
  }
  return place_of(choice, process);
}

size_t Explorer::choose_world(const Choice& choice) {
  std::vector<int64_t> numbers(choice.count);
  for (uint32_t i = 0; i < choice.count; ++i) numbers[i] = i;
  const size_t chosen = choose_number(std::move(numbers));
  schedule_.add({Answer::Kind::World, chosen, 0, choice.count, std::string(choice.what)});
  return chosen;
}

size_t Explorer::choose_number(std::vector<int64_t> numbers) {
  if (depth_ == nodes_.size()) {
    Node node;
    node.is_number = true;
    node.numbers = std::move(numbers);
    nodes_.push_back(std::move(node));
  }
  return nodes_[depth_++].number;
}

/// To the next time at which something happens; `found_delay` says where else.
int64_t Explorer::advance(int64_t until_next) {
  if (followed_) return follow_time(until_next);
  const int64_t now = machine_->state.now;
  const size_t depth = depth_;
  const bool is_new = depth == nodes_.size();
  const size_t chosen = choose_number({until_next});
  Node& node = nodes_[depth];
  if (is_new) {
    node.now = now;
    const auto consider = [&](int64_t when) {
      if (when > now) node.deadlines.push_back(when);
    };
    for (const uint32_t id : machine_->state.alive)
      if (machine_->state.threads[id].state == Thread::State::Waiting)
        consider(machine_->state.threads[id].wait.deadline);
    for (uint32_t id = 0; id < machine_->state.queues.size(); ++id)
      std::as_const(machine_->state.queues[id].tasks).visit([&](const QueuedTask& task) { consider(task.when); });
  }
  state().clock_node = depth;
  state().clock_rests = chosen > 0;
  const int64_t passed = node.numbers[chosen];
  schedule_.add({Answer::Kind::Time, static_cast<uint64_t>(passed), 0, 0, {}});
  return passed;
}

/// The clock could have stopped where the delay would end together with something that waited, or right after it.
void Explorer::found_delay(int64_t nanos, int64_t unit) {
  if (state().clock_node >= nodes_.size()) return;
  Node& node = nodes_[state().clock_node];
  for (const int64_t deadline : node.deadlines) {
    const int64_t together = (deadline - nanos) / unit * unit - node.now;
    for (const int64_t step : {together, together + unit}) {
      const bool is_new =
          step > 0 && step < node.numbers.front() && std::ranges::find(node.numbers, step) == node.numbers.end();
      if (is_new) node.numbers.push_back(step);
    }
  }
}

// Reduction ---------------------------------------------------------------------------------------------------------

/// The processes that could begin an order in which the process's operation comes before the step: of the steps
/// behind it that do not need it, and the process itself, those that need none of these.
std::vector<Process> Explorer::initials(uint32_t step, Process process) const {
  const ExplorerTrace& trace = trace_of();
  std::vector<uint32_t> others;
  std::vector<Process> result;
  const auto is_first = [&](const ExplorerTrace::Clock& clock) {
    return std::ranges::none_of(others, [&](uint32_t other) { return trace.knows(clock, other); });
  };
  const size_t end =
      trace.is_running() && trace.running().process == process ? trace.steps().size() - 1 : trace.steps().size();
  for (uint32_t i = step + 1; i < end; ++i) {
    const ExplorerTrace::Step& other = trace.steps()[i];
    if (trace.knows(other.clock, step)) continue;
    if (is_first(other.clock) && !contains(result, other.process)) result.push_back(other.process);
    others.push_back(i);
  }
  if (is_first(trace.clock_of(process)) && !contains(result, process)) result.push_back(process);
  return result;
}

void Explorer::found_reversible(uint32_t step, Process process) {
  if (!options_.reduces) return;
  Node& node = nodes_[trace_of().steps()[step].node];
  const std::vector<Process> first = initials(step, process);
  if (std::ranges::any_of(first, [&](Process one) { return contains(node.backtrack, one); })) return;
  const auto can = [&](Process one) { return contains(node.enabled, one); };
  const auto wanted =
      can(process) && contains(first, process) ? std::ranges::find(first, process) : std::ranges::find_if(first, can);
  if (wanted != first.end()) {
    node.backtrack.push_back(*wanted);
    return;
  }
  for (const Process other : node.enabled)
    if (!contains(node.backtrack, other)) node.backtrack.push_back(other);
}

void Explorer::found_race() {
  ending_ = Ending::Restart;
  machine_->stop(Outcome::Kind::Misfit, 0, "");
}

bool Explorer::next_choice(Node& node) {
  if (node.is_number) return ++node.number < node.numbers.size();
  node.done.push_back({node.chosen, std::move(node.operations)});
  node.operations.clear();
  const auto has = [](const std::vector<Tried>& list, Process process) {
    return std::ranges::find(list, process, &Tried::process) != list.end();
  };
  for (size_t i = 0; i < node.backtrack.size(); ++i) {
    const Process process = node.backtrack[i];
    if (has(node.done, process) || has(node.sleep, process)) continue;
    node.chosen = process;
    return true;
  }
  return false;
}

bool Explorer::next_path() {
  while (!nodes_.empty() && !next_choice(nodes_.back())) nodes_.pop_back();
  return !nodes_.empty();
}

}  // namespace antecede::runtime
