#include "verify/run_index.h"

#include <algorithm>

#include "verify/world_answers.h"

namespace antecede::verify {

namespace {

/// Hears which step posts what.
class PostLog final : public runtime::Observer {
 public:
  struct Entry {
    uint64_t message = 0;
    RecordedRun::Post post;
  };

  void enqueued(const runtime::Thread& thread, uint32_t, const runtime::QueuedTask& task, int64_t) override {
    entries.push_back({task.message, {step, thread.id}});
  }

  size_t step = 0;
  std::vector<Entry> entries;
};

/// A schedule that counts what the world was asked. The user never has enough.
class CountingSchedule final : public runtime::Schedule {
 public:
  CountingSchedule(std::unique_ptr<Schedule> source, uint64_t& count, std::optional<uint32_t> pause)
      : source_(std::move(source)), count_(count), pause_(pause) {}

  size_t choose(const runtime::Choice& choice) override {
    count_ += choice.kind == runtime::ChoiceKind::World;
    const size_t chosen = source_->choose(choice);
    if (choice.kind != runtime::ChoiceKind::World) return chosen;
    if (choice.what == k_pause && pause_) return std::min(*pause_, choice.count - 1);
    return choice.what == k_enough ? 0 : chosen;
  }
  int64_t advance(int64_t until_next) override { return source_->advance(until_next); }
  uint32_t turn(uint32_t thread) override { return source_->turn(thread); }
  int64_t turn_nanos() const override { return source_->turn_nanos(); }

 private:
  std::unique_ptr<Schedule> source_;
  uint64_t& count_;
  std::optional<uint32_t> pause_;
};

}  // namespace

size_t RecordedRun::step_of(size_t operation) const {
  const auto found = std::ranges::upper_bound(steps, operation, {}, &Step::operations);
  return static_cast<size_t>(found - steps.begin());
}

base::Result<RecordedRun> record(const runtime::Subject& subject, const runtime::RunPlan& plan,
                                 const runtime::Limits& limits, base::Diagnostics& diagnostics,
                                 std::optional<uint32_t> pause) {
  RecordedRun run;
  PostLog posts;
  uint64_t world = 0;
  const auto keep = [&](base::Bytes bytes) {
    run.trace.insert(run.trace.end(), bytes.begin(), bytes.end());
    return base::Status();
  };
  ANTECEDE_TRY(const auto session,
               runtime::Session::open(subject, plan, limits,
                                      {.trace = keep, .observer = &posts, .keeps_schedule = true, .goes_back = true},
                                      diagnostics));
  ANTECEDE_TRY(const auto start, session->checkpoint());
  ANTECEDE_CHECK(session->restore(
      *start, std::make_unique<CountingSchedule>(plan.strategy == runtime::Strategy::RoundRobin
                                                     ? runtime::make_round_robin_schedule()
                                                     : runtime::make_random_schedule(plan.seed),
                                                 world, pause)));
  bool goes_on = true;
  while (goes_on) {
    goes_on = session->step();
    const runtime::Machine::State& state = session->machine().state();
    run.steps.push_back({state.current, session->operations().size(), world, state.app.events.size()});
    posts.step = run.steps.size();
  }
  run.report = session->report();
  run.events = session->machine().state().app.events;
  run.schedule = session->schedule();
  const auto operations = session->operations();
  run.operations.assign(operations.begin(), operations.end());
  run.tables = session->tables();
  for (const PostLog::Entry& entry : posts.entries)
    if (entry.message < session->messages().size()) run.posts.try_emplace(session->messages()[entry.message], entry.post);
  ANTECEDE_CHECK(session->finish());
  return run;
}

}  // namespace antecede::verify
