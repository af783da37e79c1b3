// The half of Explorer that runs executions and counts what they show.
#include <algorithm>

#include <fmt/format.h>

#include "runtime/explore/explorer.h"

namespace antecede::runtime {

base::Result<Explorer::Saved> Explorer::save() {
  Saved saved;
  ANTECEDE_TRY(saved.checkpoint, machine().checkpoint());
  saved.parts = parts().state();
  saved.output = output_;
  saved.schedule = schedule_;
  saved.depth = depth_;
  saved.last_node = last_node_;
  return saved;
}

base::Status Explorer::restore(const Saved& saved) {
  ANTECEDE_CHECK(machine().restore(*saved.checkpoint));
  parts().set_state(saved.parts);
  output_ = saved.output;
  schedule_ = saved.schedule;
  depth_ = saved.depth;
  last_node_ = saved.last_node;
  ending_ = Ending::Normal;
  return {};
}

/// Whether the program ended while somebody slept who could have gone on: that order is another execution's.
bool Explorer::sleeps_at_end() {
  const auto could_go_on = [&](const Tried& tried) {
    if (tried.process == k_clock_process) return false;
    const Thread& thread = thread_of(tried.process);
    return thread.state == Thread::State::Runnable && parts().stops.can_go(thread);
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
  const bool crash = !machine().state().notes.crashes.empty();
  result_.deadlocks += deadlock;
  result_.crashes += crash;
  result_.ended_by_crash += parts().own.has_crashed();
  const std::string how = deadlock                 ? "(deadlock)"
                          : outcome.exit_code != 0 ? fmt::format("(exit code {})", outcome.exit_code)
                                                   : "";
  const std::string what = options_.own_only ? fmt::format("order {:016x}", parts().own.order()) : output_;
  note_outcome(what + how, deadlock || crash);
}

void Explorer::note_outcome(const std::string& what, bool failed) {
  Exploration::Seen& seen = result_.outcomes[{what, crash_signature(machine().state().notes.crashes)}];
  const bool first_failure = !result_.has_failure && failed;
  if (seen.count++ > 0 && !first_failure) return;
  schedule_.strategy = Strategy::Systematic;
  schedule_.shared = keys_.places(machine());
  if (seen.count == 1) {
    seen.number = result_.outcomes.size();
    seen.has_schedule = result_.outcomes.size() <= Exploration::Seen::k_most_kept;
    if (seen.has_schedule) {
      seen.schedule = schedule_;
      seen.report = report_of(machine());
    } else {
      seen.report.outcome = machine().outcome();
    }
    seen.report.output = output_;
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
      tree_.clear();
      finds_keys_ = has_base_ = false;
      ANTECEDE_CHECK(restore(start));
      continue;
    }
    if (ending_ == Ending::Normal) {
      parts().steps.look_at_rest();
      if (options_.reduces) look_at_disabled({});
    }
    if (ending_ == Ending::Normal && sleeps_at_end()) ending_ = Ending::Redundant;
    note_execution(outcome);
    if (outcome.kind == Outcome::Kind::Limit && machine.is_late()) break;
    if (!tree_.next()) {
      result_.exhausted_to_crashes = result_.cut == 0;
      result_.exhausted = result_.cut == 0 && result_.ended_by_crash == 0;
      break;
    }
    if (result_.executions + result_.redundant + result_.cut >= options_.most_executions) break;
    // A choice before the checkpoint was changed: it is of no use.
    if (has_base_ && (tree_.size() <= base_.depth || &tree_[base_.depth] != base_.node)) has_base_ = false;
    ANTECEDE_CHECK(restore(has_base_ ? base_ : start));
  }
  result_.shared = keys_.names(machine);
  return std::move(result_);
}

}  // namespace antecede::runtime
