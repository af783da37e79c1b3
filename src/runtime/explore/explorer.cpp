#include "runtime/explore/explorer.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace antecede::runtime {

namespace {

bool contains(const std::vector<Process>& processes, Process process) {
  return std::ranges::find(processes, process) != processes.end();
}

/// Where the process stands among the options.
size_t place_of(const Choice& choice, Process process) {
  const uint32_t wanted = process == k_clock_process ? Choice::k_clock : process - 1;
  const auto found = std::ranges::find(choice.options, wanted);
  return found == choice.options.end() ? Schedule::k_no_answer : static_cast<size_t>(found - choice.options.begin());
}

}  // namespace

Print Explorer::printer() {
  return [this](int stream, std::string_view text) {
    if (stream == 1) output_ += text;
  };
}

base::Status Explorer::follow(ScheduleFile schedule, std::string name) {
  options_.reduces = false;
  for (const std::string& place : schedule.shared)
    if (!keys_.insert_place(place, machine()))
      return base::bad_input(fmt::format("{}: the program has no {}", name, place));
  follower_.emplace(std::move(schedule), std::move(name));
  return {};
}

// Choices -----------------------------------------------------------------------------------------------------------

size_t Explorer::give_up(Ending why) {
  ending_ = why;
  return k_no_answer;
}

size_t Explorer::choose(const Choice& choice) {
  if (ending_ != Ending::Normal) return k_no_answer;
  if (choice.kind == ChoiceKind::World) return choose_world(choice);
  ExplorerStops& stops = parts().stops;
  std::vector<Process> enabled;
  uint32_t stuck = Choice::k_nobody;
  for (const uint32_t option : choice.options) {
    if (option == Choice::k_clock) {
      // Two moves with nothing in between are one.
      if (!parts().steps.state().clock_rests) enabled.push_back(k_clock_process);
      continue;
    }
    const Process process = process_of(option);
    const Thread& thread = thread_of(process);
    const bool goes_on = trace().is_running() && trace().running().process == process && !stops.is_stopped(thread) &&
                         option == choice.current;
    if (goes_on) return place_of(choice, process);
    if (stops.tries_again(thread)) return settle(choice, option);
    if (stops.can_go(thread))
      enabled.push_back(process);
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
  parts().places.switch_to(process_of(thread));
  return place_of(choice, process_of(thread));
}

void Explorer::end_step() {
  if (!trace().is_running()) return;
  Tried& tried = tree_[trace().running().node].current();
  for (const StepOperation& operation : trace().running().operations)
    if (std::ranges::find(tried.operations, operation) == tried.operations.end())
      tried.operations.push_back(operation);
  parts().steps.end();
}

/// What sleeps after the last step: it would do the same now as when it was tried.
std::vector<Explorer::Tried> Explorer::sleepers() const {
  std::vector<Tried> result;
  if (last_node_ == SIZE_MAX || !options_.reduces) return result;
  const Node& node = tree_[last_node_];
  const std::vector<StepOperation>& last = trace().steps().back().operations;
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
  node.choose(*first);
  tree_.add(std::move(node));
  return true;
}

std::vector<uint64_t> Explorer::messages_of(const std::vector<Process>& enabled) {
  std::vector<uint64_t> result;
  for (const Process process : enabled)
    result.push_back(process == k_clock_process ? 0 : parts().stops.would_take(thread_of(process)));
  return result;
}

/// Who could have taken a step before the last one and cannot any more, or would take another message now: it must be
/// tried there, for it may never do that step in this execution.
void Explorer::look_at_disabled(const std::vector<Process>& enabled) {
  if (last_node_ == SIZE_MAX || trace().steps().empty()) return;
  const std::vector<uint64_t> messages = messages_of(enabled);
  const auto last = static_cast<uint32_t>(trace().steps().size() - 1);
  const Node& before = tree_[last_node_];
  for (size_t i = 0; i < before.enabled.size(); ++i) {
    const Process process = before.enabled[i];
    if (process == before.chosen || (options_.own_only && process == k_clock_process)) continue;
    const auto place = static_cast<size_t>(std::ranges::find(enabled, process) - enabled.begin());
    if (place == enabled.size() || messages[place] != before.messages[i]) found_reversible(last, process);
  }
}

size_t Explorer::enter_node(const Choice& choice, std::vector<Process> enabled) {
  end_step();
  if (follower_) {
    const std::optional<Process> told = follower_->step(enabled);
    if (!told) return k_no_answer;
    last_node_ = tree_.size();
    tree_.add_told(*told);
    return go(choice, *told);
  }
  if (options_.reduces) look_at_disabled(enabled);
  if (depth_ >= options_.most_steps) return give_up(Ending::TooLong);
  const bool is_base = !has_base_ && enabled.size() > 1;
  if (is_base) {
    auto saved = save();
    if (!saved) return give_up(Ending::TooLong);
    base_ = *std::move(saved);
    has_base_ = true;
  }
  if (depth_ == tree_.size() && !make_node(choice, std::move(enabled))) return give_up(Ending::Redundant);
  last_node_ = depth_++;
  if (is_base) base_.node = &tree_[last_node_];
  return go(choice, tree_[last_node_].chosen);
}

size_t Explorer::go(const Choice& choice, Process process) {
  const auto node = static_cast<uint32_t>(last_node_);
  if (process == k_clock_process) {
    parts().steps.begin_clock(node);
  } else {
    const Thread& thread = thread_of(process);
    schedule_.add({Answer::Kind::Thread, thread.id, Answer::k_no_turn, 0, {}});
    parts().places.switch_to(process);
    const bool resumes = !parts().stops.is_stopped(thread) && thread.wait.reason != WakeReason::None;
    parts().steps.begin(thread, node, resumes);
  }
  return place_of(choice, process);
}

size_t Explorer::choose_world(const Choice& choice) {
  if (follower_) return follower_->world(choice).value_or(k_no_answer);
  std::vector<int64_t> numbers(choice.count);
  for (uint32_t i = 0; i < choice.count; ++i) numbers[i] = i;
  const size_t chosen = choose_number(std::move(numbers));
  schedule_.add({Answer::Kind::World, chosen, 0, choice.count, std::string(choice.what)});
  return chosen;
}

size_t Explorer::choose_number(std::vector<int64_t> numbers) {
  if (depth_ == tree_.size()) tree_.add_numbers(std::move(numbers));
  return tree_[depth_++].number;
}

/// To the next time at which something happens; `found_delay` says where else.
int64_t Explorer::advance(int64_t until_next) {
  ExplorerSteps& steps = parts().steps;
  if (follower_) {
    const std::optional<int64_t> told = follower_->time(until_next);
    if (!told) return 0;
    steps.set_clock_rests(*told != until_next);  // As where it was chosen: it stopped before anything happens.
    return *told;
  }
  const size_t depth = depth_;
  const bool is_new = depth == tree_.size();
  const size_t chosen = choose_number({until_next});
  Node& node = tree_[depth];
  if (is_new) {
    node.now = machine().state().now;
    node.deadlines = steps.deadlines();
  }
  steps.clock_moved(depth, chosen > 0);
  const int64_t passed = node.numbers[chosen];
  steps.pass_time(passed);
  schedule_.add({Answer::Kind::Time, static_cast<uint64_t>(passed), 0, 0, {}});
  return passed;
}

// What else is to be tried ------------------------------------------------------------------------------------------

/// The clock could have stopped where the delay would end together with something that waited, or right after it.
void Explorer::found_delay(int64_t nanos, int64_t unit) {
  const size_t place = parts().steps.state().clock_node;
  if (place >= tree_.size() || parts().own.has_crashed()) return;
  const Node& node = tree_[place];
  for (const int64_t deadline : node.deadlines) {
    const int64_t together = (deadline - nanos) / unit * unit - node.now;
    for (const int64_t step : {together, together + unit}) {
      const bool is_new =
          step > 0 && step < node.numbers.front() && std::ranges::find(node.numbers, step) == node.numbers.end();
      if (is_new) tree_.want_number(place, step);
    }
  }
}

void Explorer::found_reversible(uint32_t step, Process process) {
  if (!options_.reduces || parts().own.has_crashed()) return;
  const uint32_t place = trace().steps()[step].node;
  const Node& node = tree_[place];
  const std::vector<Process> first = trace().initials(step, process);
  if (std::ranges::any_of(first, [&](Process one) { return contains(node.backtrack, one); })) return;
  const auto can = [&](Process one) { return contains(node.enabled, one); };
  const auto wanted =
      can(process) && contains(first, process) ? std::ranges::find(first, process) : std::ranges::find_if(first, can);
  if (wanted != first.end()) return tree_.want(place, *wanted);
  for (const Process other : node.enabled)
    if (!contains(node.backtrack, other)) tree_.want(place, other);
}

/// Programs begin anew at once; apps have many keys, and look for more of them first.
void Explorer::found_race() {
  finds_keys_ = true;
  if (options_.own_only) return;
  ending_ = Ending::Restart;
  machine().stop(Outcome::Kind::Misfit, 0, "");
}

}  // namespace antecede::runtime
