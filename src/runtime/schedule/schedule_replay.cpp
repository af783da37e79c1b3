#include "runtime/schedule/schedule_replay.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace antecede::runtime {

void RecordingSchedule::flush() {
  if (has_last_) file_.add(last_);
  has_last_ = false;
}

size_t RecordingSchedule::choose(const Choice& choice) {
  flush();
  const size_t chosen = source_->choose(choice);
  if (choice.kind == ChoiceKind::World) {
    if (chosen < choice.count) file_.add({Answer::Kind::World, chosen, 0, choice.count, std::string(choice.what)});
  } else if (chosen < choice.options.size() && choice.options[chosen] != Choice::k_clock) {
    last_ = {Answer::Kind::Thread, choice.options[chosen], Answer::k_no_turn, 0, {}};
    has_last_ = true;
  }
  return chosen;
}

int64_t RecordingSchedule::advance(int64_t until_next) {
  const int64_t passed = source_->advance(until_next);
  if (passed > 0) file_.add({Answer::Kind::Time, static_cast<uint64_t>(passed), 0, 0, {}});
  return passed;
}

uint32_t RecordingSchedule::turn(uint32_t thread) {
  const uint32_t turn = source_->turn(thread);
  if (has_last_) {
    last_.turn = turn;
    flush();
  } else {
    file_.add({Answer::Kind::Turn, 0, turn, 0, {}});
  }
  return turn;
}

std::unique_ptr<Schedule> RecordingSchedule::clone() const {
  std::unique_ptr<Schedule> source = source_->clone();
  if (!source) return nullptr;
  auto copy = std::make_unique<RecordingSchedule>(std::move(source));
  copy->file_ = file_;
  copy->last_ = last_;
  copy->has_last_ = has_last_;
  return copy;
}

ScheduleFile& RecordingSchedule::file() {
  flush();
  return file_;
}

const Answer* AnswerCursor::peek() const {
  return entry_ < file().entries.size() ? &file().entries[entry_].answer : nullptr;
}

void AnswerCursor::take() {
  if (++taken_ < file().entries[entry_].times) return;
  taken_ = 0;
  ++entry_;
}

void AnswerCursor::fail(std::string_view expected) {
  if (failed()) return;
  const Answer* answer = peek();
  failure_ = fmt::format("{}:{}: the schedule does not fit the program: expected {}, found '{}'", name_,
                         answer ? file().entries[entry_].line : file().end_line, expected,
                         answer ? print_answer(*answer) : "end");
}

base::Status AnswerCursor::finish() const {
  if (!failure_.empty()) return base::bad_input(failure_);
  if (!peek()) return {};
  return base::bad_input(
      fmt::format("{}:{}: the schedule does not fit the program: the program has ended, but '{}' "
                  "follows",
                  name_, file().entries[entry_].line, print_answer(*peek())));
}

size_t ReplaySchedule::fail(std::string_view expected) {
  answers_.fail(expected);
  return k_no_answer;
}

size_t ReplaySchedule::choose(const Choice& choice) {
  if (answers_.failed()) return k_no_answer;
  pending_turn_ = Answer::k_no_turn;
  const Answer* answer = answers_.peek();
  if (choice.kind == ChoiceKind::Thread) {
    if (answer) return choose_thread(choice, *answer);
    return fail("a choice of thread");
  }
  const bool fits =
      answer && answer->kind == Answer::Kind::World && answer->count == choice.count && answer->what == choice.what;
  if (!fits) return fail(fmt::format("a choice of \"{}\" of {}", choice.what, choice.count));
  const size_t chosen = answer->number;
  answers_.take();
  return chosen;
}

size_t ReplaySchedule::choose_thread(const Choice& choice, const Answer& answer) {
  const auto threads = choice.options.first(choice.options.size() - choice.has_clock());
  if (answer.kind == Answer::Kind::Time && choice.has_clock()) return threads.size();
  const auto found = std::ranges::find(threads, answer.number);
  if (answer.kind != Answer::Kind::Thread || found == threads.end())
    return fail(
        fmt::format("one of the threads {}{}", fmt::join(threads, ", "), choice.has_clock() ? ", or time" : ""));
  pending_turn_ = answer.turn;
  answers_.take();
  return static_cast<size_t>(found - threads.begin());
}

int64_t ReplaySchedule::advance(int64_t until_next) {
  const Answer* answer = answers_.peek();
  const bool fits =
      answer && answer->kind == Answer::Kind::Time && answer->number <= static_cast<uint64_t>(until_next);
  if (!fits) {
    fail(fmt::format("a time of at most {}", until_next));
    return 0;
  }
  const auto passed = static_cast<int64_t>(answer->number);
  answers_.take();
  return passed;
}

/// A misfit is found at the next choice, which ends the run.
uint32_t ReplaySchedule::turn(uint32_t) {
  if (pending_turn_ != Answer::k_no_turn) return std::exchange(pending_turn_, Answer::k_no_turn);
  const Answer* answer = answers_.peek();
  if (!answer || answer->kind != Answer::Kind::Turn) {
    fail("how long the thread goes on");
    return UINT32_MAX;
  }
  const uint32_t turn = answer->turn;
  answers_.take();
  return turn;
}

}  // namespace antecede::runtime
