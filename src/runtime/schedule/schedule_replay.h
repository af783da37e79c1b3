#pragma once

#include <memory>
#include <string>

#include "runtime/schedule/schedule_file.h"

namespace antecede::runtime {

/// Answers as another schedule does, and writes down what it answered.
class RecordingSchedule final : public Schedule {
 public:
  explicit RecordingSchedule(std::unique_ptr<Schedule> source) : source_(std::move(source)) {
    file_.turn_nanos = source_->turn_nanos();
  }

  size_t choose(const Choice& choice) override;
  int64_t advance(int64_t until_next) override;
  uint32_t turn(uint32_t thread) override;
  int64_t turn_nanos() const override { return source_->turn_nanos(); }
  std::string failure() const override { return source_->failure(); }
  std::unique_ptr<Schedule> clone() const override;

  base::Status finish() const override { return source_->finish(); }

  /// With all answers so far.
  ScheduleFile& file();
  /// Answers as that one does from here on.
  void set_source(std::unique_ptr<Schedule> source) { source_ = std::move(source); }

 private:
  void flush();

  std::unique_ptr<Schedule> source_;
  ScheduleFile file_;
  Answer last_;  // A thread was chosen; how long it may run is not known yet.
  bool has_last_ = false;
};

/// Goes through the answers of a recorded schedule, one by one.
class AnswerCursor {
 public:
  /// `name` is the file's.
  AnswerCursor(ScheduleFile file, std::string name)
      : file_(std::make_shared<const ScheduleFile>(std::move(file))), name_(std::move(name)) {}

  const ScheduleFile& file() const { return *file_; }
  /// The next answer; null: there is none.
  const Answer* peek() const;
  void take();
  /// The next answer is not what is needed. The first failure is kept.
  void fail(std::string_view expected);
  const std::string& failure() const { return failure_; }
  bool failed() const { return !failure_.empty(); }
  /// Fails if there are answers that nobody asked for, or if a question had none.
  base::Status finish() const;

 private:
  std::shared_ptr<const ScheduleFile> file_;  // Copies share it.
  std::string name_;
  size_t entry_ = 0;
  uint64_t taken_ = 0;  // Of the entry.
  std::string failure_;
};

/// Gives the answers of a recorded schedule. A question that the next answer does not fit ends the run, with a
/// message that names the line and what was expected there.
class ReplaySchedule final : public Schedule {
 public:
  /// `name` is the file's.
  ReplaySchedule(ScheduleFile file, std::string name) : answers_(std::move(file), std::move(name)) {}

  size_t choose(const Choice& choice) override;
  int64_t advance(int64_t until_next) override;
  uint32_t turn(uint32_t thread) override;
  int64_t turn_nanos() const override { return answers_.file().turn_nanos; }
  std::string failure() const override { return answers_.failure(); }
  std::unique_ptr<Schedule> clone() const override { return std::make_unique<ReplaySchedule>(*this); }

  base::Status finish() const override { return answers_.finish(); }

 private:
  size_t choose_thread(const Choice& choice, const Answer& answer);
  size_t fail(std::string_view expected);

  AnswerCursor answers_;
  uint32_t pending_turn_ = Answer::k_no_turn;
};

}  // namespace antecede::runtime
