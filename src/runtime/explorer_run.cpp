// The half of Explorer that runs executions and counts what they show.
#include <algorithm>

#include <fmt/format.h>

#include "runtime/explorer.h"

namespace antecede::runtime {

base::Result<Explorer::Saved> Explorer::save() {
  Saved saved;
  ANTECEDE_TRY(saved.checkpoint, machine_->checkpoint());
  saved.state = state();
  saved.schedule = schedule_;
  saved.depth = depth_;
  saved.last_node = last_node_;
  return saved;
}

base::Status Explorer::restore(const Saved& saved) {
  ANTECEDE_CHECK(machine_->restore(*saved.checkpoint));
  state() = saved.state;
  schedule_ = saved.schedule;
  depth_ = saved.depth;
  last_node_ = saved.last_node;
  ending_ = Ending::Normal;
  return {};
}

std::string Explorer::key_name(uint64_t key, const ShownNames& names) const {
  if (key & k_message) return fmt::format("message {:016x}", key);
  if (key & k_container) return names.class_name(machine_->classes[static_cast<uint32_t>(key)]) + " contents";
  if (key & k_array) return names.readable_name(machine_->classes[static_cast<uint32_t>(key)]) + " elements";
  const ShownNames::FieldNames field = names.field(ir::FieldId(static_cast<uint32_t>(key)));
  return field.class_name + "." + field.name;
}

/// Whether the program ended while somebody slept who could have gone on: that order is another execution's.
bool Explorer::sleeps_at_end() {
  const auto could_go_on = [&](const Tried& tried) {
    if (tried.process == k_clock_process) return false;
    const Thread& thread = machine_->state.threads[tried.process - 1];
    return thread.state == Thread::State::Runnable && can_go(thread);
  };
  return options_.own_only && std::ranges::any_of(sleepers(), could_go_on);
}

void Explorer::note_execution(const Outcome& outcome) {
  if (ending_ == Ending::Redundant) {
    ++result_.redundant;
    return;
  }
  if (ending_ == Ending::TooLong || outcome.kind == Outcome::Kind::Limit) {
    ++result_.cut;
    return;
  }
  ++result_.executions;
  const bool deadlock = outcome.kind == Outcome::Kind::Deadlock;
  const bool crash = !machine_->state.notes.crashes.empty();
  result_.deadlocks += deadlock;
  result_.crashes += crash;
  const std::string how = deadlock                 ? "deadlock"
                          : outcome.exit_code != 0 ? fmt::format("exit code {}", outcome.exit_code)
                                                   : "";
  const std::string what = options_.own_only ? fmt::format("order {:016x}", order()) : state().output;
  Exploration::Seen& seen =
      result_.outcomes[{what + (how.empty() ? "" : "(" + how + ")"), crash_signature(machine_->state.notes.crashes)}];
  const bool first_failure = !result_.has_failure && (deadlock || crash);
  if (seen.count++ > 0 && !first_failure) return;
  schedule_.strategy = Strategy::Systematic;
  schedule_.shared = key_places();
  if (seen.count == 1) {
    seen.number = result_.outcomes.size();
    seen.has_schedule = result_.outcomes.size() <= Exploration::Seen::k_most_kept;
    if (seen.has_schedule) {
      seen.schedule = schedule_;
      seen.report = report_of(*machine_);
    } else {
      seen.report.outcome = machine_->outcome;
    }
    seen.report.output = state().output;
  }
  if (!first_failure) return;
  result_.has_failure = true;
  result_.failure = schedule_;
}

base::Result<Exploration> Explorer::explore(Machine& machine) {
  ANTECEDE_TRY(const Saved start, save());
  while (true) {
    const Outcome outcome = machine.run();
    end_step();
    if (outcome.kind == Outcome::Kind::Failure)
      return tl::unexpected(base::Error{base::Error::Class::Internal, outcome.message});
    if (finds_keys_) {
      // More is shared than was known: from the beginning.
      result_ = {};
      path_.clear();
      tasks_ = {};
      finds_keys_ = has_base_ = false;
      ANTECEDE_CHECK(restore(start));
      continue;
    }
    if (ending_ == Ending::Normal) {
      look_at_rest();
      if (options_.reduces) look_at_disabled({});
    }
    if (ending_ == Ending::Normal && sleeps_at_end()) ending_ = Ending::Redundant;
    note_execution(outcome);
    if (outcome.kind == Outcome::Kind::Limit && machine.is_late()) break;
    if (!next_path()) {
      result_.exhausted = result_.cut == 0;
      break;
    }
    if (result_.executions + result_.redundant + result_.cut >= options_.most_executions) break;
    // A choice before the checkpoint was changed: it is of no use.
    if (has_base_ && (path_.size() <= base_.depth || path_[base_.depth].get() != base_.node)) has_base_ = false;
    ANTECEDE_CHECK(restore(has_base_ ? base_ : start));
  }
  for (const uint64_t key : keys_) result_.shared.push_back(key_name(key, machine_->names));
  return std::move(result_);
}

}  // namespace antecede::runtime
