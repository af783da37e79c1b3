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
  const Node& node = *path_[state().trace.running().node];
  const auto tried = std::ranges::find(path_[state().trace.running().node]->tried, node.chosen, &Tried::process);
  for (const StepOperation& operation : state().trace.running().operations)
    if (std::ranges::find(tried->operations, operation) == tried->operations.end())
      tried->operations.push_back(operation);
  state().trace.end();
}

/// What sleeps after the last step: it would do the same now as when it was tried.
std::vector<Explorer::Tried> Explorer::sleepers() const {
  std::vector<Tried> result;
  if (last_node_ == SIZE_MAX || !options_.reduces) return result;
  const Node& node = *path_[last_node_];
  const std::vector<StepOperation>& last = trace_of().steps().back().operations;
  const auto consider = [&](const Tried& tried) {
    if (tried.process != node.chosen && !depend(tried.operations, last)) result.push_back(tried);
  };
  std::ranges::for_each(node.sleep, consider);
  for (const Tried& tried : node.tried) {
    if (tried.process == node.chosen) break;  // Those behind it were tried later.
    consider(tried);
  }
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
  node.backtrack = options_.reduces ? std::vector<Process>{*first} : order;
  node.messages = messages_of(enabled);
  node.enabled = std::move(enabled);
  choose(node, *first);
  add_node(std::move(node));
  return true;
}

void Explorer::choose(Node& node, Process process) {
  node.chosen = process;
  node.tried.push_back({process, {}});
}

/// At the end of the path.
void Explorer::add_node(Node node) {
  if (!path_.empty()) {
    node.parent = path_.back();
    node.from = node.parent->chosen;
    node.from_number = node.parent->number;
    node.changes = node.parent->changes;
    const Node& parent = *node.parent;
    const bool changed = parent.is_number ? parent.number > 0 : parent.tried.front().process != parent.chosen;
    node.changes += changed;
  }
  path_.push_back(std::make_shared<Node>(std::move(node)));
}

/// Spread evenly, and the same in every run.
void Explorer::add_task(const std::shared_ptr<Node>& node, Process process, size_t number) {
  if (!options_.own_only) return;
  constexpr uint64_t k_golden = 0x9e3779b97f4a7c15;
  tasks_.push({node->changes + 1, ++task_count_ * k_golden, node, process, number});
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
  const Node before = *path_[last_node_];
  for (size_t i = 0; i < before.enabled.size(); ++i) {
    const Process process = before.enabled[i];
    if (process == before.chosen || (options_.own_only && process == k_clock_process)) continue;
    const auto place = static_cast<size_t>(std::ranges::find(enabled, process) - enabled.begin());
    if (place == enabled.size() || messages[place] != before.messages[i]) found_reversible(last, process);
  }
}

size_t Explorer::enter_node(const Choice& choice, std::vector<Process> enabled) {
  end_step();
  if (followed_) return follow_step(choice, enabled);
  if (options_.reduces) look_at_disabled(enabled);
  if (depth_ >= options_.most_steps) return give_up(Ending::TooLong);
  const bool is_base = !has_base_ && enabled.size() > 1;
  if (is_base) {
    auto saved = save();
    if (!saved) return give_up(Ending::TooLong);
    base_ = *std::move(saved);
    has_base_ = true;
  }
  if (depth_ == path_.size() && !make_node(choice, std::move(enabled))) return give_up(Ending::Redundant);
  const size_t node = depth_++;
  last_node_ = node;
  if (is_base) base_.node = path_[node].get();
  return go(choice, path_[node]->chosen);
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
  if (depth_ == path_.size()) {
    Node node;
    node.is_number = true;
    node.numbers = std::move(numbers);
    add_node(std::move(node));
    for (size_t i = 1; i < path_.back()->numbers.size(); ++i) add_task(path_.back(), 0, i);
  }
  return path_[depth_++]->number;
}

/// To the next time at which something happens; `found_delay` says where else.
int64_t Explorer::advance(int64_t until_next) {
  if (followed_) return follow_time(until_next);
  const size_t depth = depth_;
  const bool is_new = depth == path_.size();
  const size_t chosen = choose_number({until_next});
  Node& node = *path_[depth];
  if (is_new) {
    node.now = machine_->state.now;
    node.deadlines = deadlines();
  }
  state().clock_node = depth;
  state().clock_rests = chosen > 0;
  const int64_t passed = node.numbers[chosen];
  pass_time(passed);
  schedule_.add({Answer::Kind::Time, static_cast<uint64_t>(passed), 0, 0, {}});
  return passed;
}

/// The clock could have stopped where the delay would end together with something that waited, or right after it.
void Explorer::found_delay(int64_t nanos, int64_t unit) {
  if (state().clock_node >= path_.size() || state().crashed) return;
  Node& node = *path_[state().clock_node];
  for (const int64_t deadline : node.deadlines) {
    const int64_t together = (deadline - nanos) / unit * unit - node.now;
    for (const int64_t step : {together, together + unit}) {
      const bool is_new =
          step > 0 && step < node.numbers.front() && std::ranges::find(node.numbers, step) == node.numbers.end();
      if (!is_new) continue;
      node.numbers.push_back(step);
      add_task(path_[state().clock_node], 0, node.numbers.size() - 1);
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
  if (!options_.reduces || state().crashed) return;
  const uint32_t place = trace_of().steps()[step].node;
  const Node& node = *path_[place];
  const std::vector<Process> first = initials(step, process);
  if (std::ranges::any_of(first, [&](Process one) { return contains(node.backtrack, one); })) return;
  const auto can = [&](Process one) { return contains(node.enabled, one); };
  const auto wanted =
      can(process) && contains(first, process) ? std::ranges::find(first, process) : std::ranges::find_if(first, can);
  if (wanted != first.end()) return want(place, *wanted);
  for (const Process other : node.enabled)
    if (!contains(node.backtrack, other)) want(place, other);
}

void Explorer::want(uint32_t place, Process process) {
  path_[place]->backtrack.push_back(process);
  add_task(path_[place], process, 0);
}

/// Programs begin anew at once; apps have many keys, and look for more of them first.
void Explorer::found_race() {
  finds_keys_ = true;
  if (options_.own_only) return;
  ending_ = Ending::Restart;
  machine_->stop(Outcome::Kind::Misfit, 0, "");
}

// What comes next ---------------------------------------------------------------------------------------------------

bool Explorer::is_tried(const Node& node, Process process) {
  const auto has = [&](const std::vector<Tried>& list) {
    return std::ranges::find(list, process, &Tried::process) != list.end();
  };
  return has(node.tried) || has(node.sleep);
}

bool Explorer::next_choice(Node& node) {
  if (node.is_number) return ++node.number < node.numbers.size();
  const auto next = std::ranges::find_if_not(node.backtrack, [&](Process one) { return is_tried(node, one); });
  if (next == node.backtrack.end()) return false;
  choose(node, *next);
  return true;
}

bool Explorer::next_path() {
  if (options_.own_only) return next_task();
  while (!path_.empty() && !next_choice(*path_.back())) path_.pop_back();
  return !path_.empty();
}

bool Explorer::next_task() {
  while (!tasks_.empty()) {
    const Task task = tasks_.top();
    tasks_.pop();
    Node& node = *task.node;
    if (!node.is_number && is_tried(node, task.process)) continue;
    path_.clear();
    for (std::shared_ptr<Node> one = task.node; one; one = one->parent) path_.push_back(one);
    std::ranges::reverse(path_);
    for (size_t i = 1; i < path_.size(); ++i) {
      path_[i - 1]->chosen = path_[i]->from;
      path_[i - 1]->number = path_[i]->from_number;
    }
    if (node.is_number)
      node.number = task.number;
    else
      choose(node, task.process);
    return true;
  }
  return false;
}

}  // namespace antecede::runtime
