// The part of Machine that runs methods as if they had never run.
#include <utility>

#include <fmt/format.h>

#include "base/assert.h"
#include "runtime/interpreter/interpreter.h"
#include "runtime/machine.h"

namespace antecede::runtime {

namespace {

/// What is run aside has no choices: it runs alone, and whatever else is chosen is the first.
class NoChoices final : public Schedule {
 public:
  size_t choose(const Choice&) override { return 0; }
  uint32_t turn(uint32_t) override { return UINT32_MAX; }
};

/// More than the view tree of any screen takes.
constexpr uint64_t k_most_steps = 100'000'000;

auto not_aside(std::string_view why) {
  return tl::unexpected(base::Error{base::Error::Class::Internal, fmt::format("cannot look at the app: {}", why)});
}

}  // namespace

base::Status Machine::run_alone(Thread& thread) {
  const uint32_t id = thread.id;
  state_.current = id;
  state_.main_failed = false;
  while (state_.threads[id].state == Thread::State::Runnable && outcome_.kind == Outcome::Kind::Running) {
    turn_ = {};
    static_cast<void>(interpret(*this, state_.threads[id]));
  }
  if (outcome_.kind != Outcome::Kind::Running) return not_aside(outcome_.message);
  if (state_.threads[id].state != Thread::State::Ended) return not_aside("it would have to wait for another thread");
  return state_.main_failed ? not_aside("it throws an exception") : base::Status();
}

base::Status Machine::aside(Method& method, const std::function<void()>& look) {
  ANTECEDE_TRY(const std::unique_ptr<Checkpoint> before, checkpoint());
  const Thread* const first = &state_.threads.front();
  NoChoices schedule;
  Observer nobody;
  // Code that was decoded for an observer needs one.
  Company company{&schedule, observer() ? &nobody : nullptr, nullptr, [](int, std::string_view) {}, {}};
  std::swap(company_, company);
  // Not the run's limits: where they have ended it, there is still something to see.
  const Limits limits = limits_;
  limits_.steps = state_.steps + k_most_steps;
  limits_.seconds = 0;
  limits_.heeds_stop = false;
  ++limits_.threads;
  outcome_ = {};
  Thread* const thread = new_thread(*stubs_.aside_entry(method), nullptr);
  if (thread) thread->object = state_.threads.front().object;
  base::Status done = thread ? run_alone(*thread) : not_aside("there are too many threads");
  if (done) look();
  limits_ = limits;
  std::swap(company_, company);
  ANTECEDE_CHECK(restore(*before));
  // Whoever runs a thread now goes on with it.
  ANTECEDE_ASSERT(first == &state_.threads.front());
  return done;
}

base::Status Machine::take_picture() {
  const TakePicture picture = company_.picture;
  if (!picture) return {};
  Method& screen = *classes_.known_method(classes_.known("antecede/system/Visible"), "screen", "()V");
  std::string title, views;
  ANTECEDE_CHECK(aside(screen, [&] {
    title = std::move(state_.app.title);
    views = std::move(state_.app.views);
  }));
  if (!title.empty()) picture(title, views);
  return {};
}

void Machine::note_problem(std::string_view code, std::string message) const {
  diagnostics_.add(std::string(code), base::Severity::Warning, std::move(message));
}

}  // namespace antecede::runtime
