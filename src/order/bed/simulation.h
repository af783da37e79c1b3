#pragma once

#include "order/bed/queue.h"
#include "order/bed/recorder.h"
#include "order/bed/run_program.h"

namespace antecede::order::bed {

/// The state of one run and the steps it can take. `run_program` is its only user.
class Simulation {
 public:
  Simulation(const Program& program, const RunLimits& limits, StableNames& names);

  /// One possible next step.
  struct Action {
    enum class Kind : uint8_t { Thread, External, Walk, Start, Tick };
    Kind kind{};
    uint32_t subject = 0;  ///< Thread, external, walker or queue.
    uint32_t message = 0;  ///< Start: which. Thread: 1 to leave out, or do again, what the statement
                           ///< says. Walk: the step, or the click behind `Sites::k_click`.
  };
  std::vector<Action> actions() const;
  void perform(const Action& action);
  bool out_of_steps() { return ++steps_ > limits_.steps; }
  Run take() { return recorder_.take(); }

 private:
  // Something that runs statements: the body of a thread, or an event.
  struct Frame {
    const std::vector<Statement>* body = nullptr;
    size_t step = 0;
    uint32_t context = 0;  // Stable name.
    uint32_t message = Run::k_none;
    uint32_t round = 0;  // Whether something is done again.
  };
  struct ThreadState {
    uint32_t queue = Run::k_none;  // Of a looper.
    bool startable = false;
    bool initialised = false;
    bool ended = false;
    bool waiting = false;         // In the middle of a Wait or Call.
    uint32_t wake = Run::k_none;  // The notification that ended the wait, or the message called.
    uint32_t wake_name = Run::k_none;
    std::vector<Frame> frames;
    std::vector<uint32_t> idle_pass;  // Idle handlers still to run in this pass, last first.
    bool idle_done = false;
  };
  struct QueueState {
    LooperQueue looper;
    std::vector<uint32_t> pending;  // Of other queues, in order of arrival.
    std::vector<uint32_t> running;
    uint32_t started = 0;
    bool quitting = false;
  };
  struct MessageState {
    uint32_t task = 0;
    uint32_t queue = 0;
    uint32_t name = 0;
    int64_t when = 0;
    bool waits = false;  // The sender waits for the end.
    bool ended = false;
    int keep_runs = 0;  // An idle handler that stays: how often yet.
  };

  // An instance of a component.
  struct Walker {
    uint32_t walk = 0, instance = 0;
    uint32_t at = Run::k_none;  // The last step.
    uint32_t ordinal = 0;       // Of what it has had run.
    std::vector<bool> passed;   // Per step.
    std::vector<uint32_t> clicked;
  };

  // A token, and the stable name of its release; none: there was no release yet.
  struct Stored {
    uint32_t token = Run::k_none;
    uint32_t name = Run::k_none;
  };

  // Which steps are possible (simulation.cpp).
  bool can_step(const ThreadState& thread) const;
  bool can_execute(uint32_t thread, const Statement& statement) const;
  bool looper_ready(const ThreadState& thread) const;
  bool at_poll(uint32_t queue) const;
  bool can_start(const QueueState& queue, trace::Queue::Kind kind, uint32_t message) const;
  bool deadline_ahead() const;
  void add_steps(uint32_t thread, std::vector<Action>& actions) const;
  void add_starts(std::vector<Action>& actions) const;

  // Steps (simulation.cpp).
  void step_thread(uint32_t thread);
  void step_looper(uint32_t thread);
  void start_message(uint32_t queue, uint32_t message);
  void fire(uint32_t external);
  void go(uint32_t walker, uint32_t step);
  bool may_fire(uint32_t external) const;
  void add_walks(std::vector<Action>& actions) const;
  void begin_event(uint32_t thread, uint32_t message);
  void settle(uint32_t thread);
  void end_event(uint32_t thread);
  void end_body(uint32_t thread);
  void rerun_idle(uint32_t thread, uint32_t message);

  // Statements (simulation_statements.cpp).
  void execute(uint32_t thread, const Statement& statement);
  void post(uint32_t thread, const Statement& statement);
  uint32_t add_message(const Statement& statement, uint32_t name);
  void insert(uint32_t message);
  void call(uint32_t thread, const Statement& statement);
  void remove(uint32_t thread, const Statement& statement, uint8_t keys);
  std::vector<uint32_t> take_out(const Statement& statement, uint8_t keys);
  void post_barrier(uint32_t thread, const Statement& statement);
  void remove_barrier(uint32_t thread, const Statement& statement);
  void notify(uint32_t thread, const Statement& statement);
  void wait(uint32_t thread, const Statement& statement);
  void use_callback(uint32_t thread, const Statement& statement);
  void hand_over(uint32_t thread, const Statement& statement);
  void use_class(uint32_t thread, const Statement& statement);
  Stored release(uint32_t thread, trace::Operation::Flag sort);
  void quit(uint32_t thread, const Statement& statement);
  void jump(uint32_t thread, const Statement& statement);
  void simple(uint32_t thread, trace::OperationKind kind, uint32_t subject, uint32_t detail = Run::k_none);

  uint32_t site_name(uint32_t thread, uint32_t part = 0);
  void record(uint32_t thread, trace::OperationKind kind, uint32_t subject, uint32_t object, uint32_t name,
              uint32_t detail = Run::k_none, uint8_t flags = 0);

  const Program& program_;
  const RunLimits& limits_;
  StableNames& names_;
  Recorder recorder_;
  std::vector<ThreadState> threads_;
  std::vector<QueueState> queues_;
  std::vector<MessageState> messages_;
  std::vector<uint32_t> fired_;  // Per external: how often.
  std::vector<Walker> walkers_;
  std::vector<uint32_t> standing_barriers_;   // Per name: the barrier's number, or none.
  std::vector<uint32_t> barrier_names_;       // Per barrier.
  std::vector<uint32_t> registrations_;       // Per callback: its registration, or none.
  std::vector<uint32_t> registration_names_;  // Per registration.
  std::vector<uint32_t> releases_;            // Per token: how many.
  std::vector<uint32_t> lock_owners_;
  std::vector<Stored> stored_;  // Per place: what it holds.
  std::vector<Stored> ready_;   // Per class: the end of its initialiser.
  uint32_t notifications_ = 0;
  int64_t now_ = 10;
  uint32_t ticks_ = 0;
  uint32_t steps_ = 0;
  bool uses_time_ = false;
  bool jumps_ = false;  // What was chosen for a Maybe or Again.
};

}  // namespace antecede::order::bed
