#pragma once

#include <array>
#include <deque>
#include <functional>
#include <queue>
#include <tuple>
#include <vector>

#include "trace/generator.h"
#include "trace/generator_program.h"
#include "trace/generator_queue.h"
#include "trace/generator_random.h"

namespace antecede::trace {

/// The simulation behind `generate_trace`: who runs when, in virtual nanoseconds, and what he does.
///
/// Agents (threads and sources of input) wake at their time, do one slice of work and say when they go on. A slice is
/// what a thread does without anybody coming between.
class GeneratorWorld {
 public:
  GeneratorWorld(const GeneratorOptions& options, TraceTables& tables,
                 const std::function<void(const Operation&)>& emit);
  void run();
  NameId process() const { return process_; }

 private:
  enum class Role : uint8_t { Looper, Worker, Transient, Inputs, Display, Calls };
  /// What is done at a rate.
  enum Action : uint8_t {
    k_main_post,
    k_other_post,
    k_pool_post,
    k_serial_post,
    k_call_out,
    k_invoke,
    k_register,
    k_unregister,
    k_remove,
    k_release,
    k_acquire,
    k_notify,
    k_wait,
    k_fork,
    k_lock,
    k_frame,
    k_actions
  };
  struct Agent {
    Role role{};
    ThreadId thread;
    int64_t wake = GeneratorQueue::k_never;
    uint32_t index = 0;  ///< Of the looper or group.
    MessageId running;
    uint32_t queue = 0;  ///< Of the group, that the running message came from.
    uint32_t slices = 0;
    uint32_t task = 0;
  };
  struct LooperState {
    QueueId queue;
    uint32_t agent = 0;
    GeneratorQueue messages;
    std::deque<MessageId> native;     ///< Input and display, dispatched before everything else.
    std::vector<MessageId> idle;      ///< Handlers that wait for the next pass.
    std::deque<MessageId> idle_pass;  ///< Those of the current one.
    bool idle_done = false;
    std::array<ObjectId, 4> handlers;
  };
  /// First come, first served; `serial` ones have one event at a time.
  struct FifoState {
    QueueId queue;
    bool serial = false;
    bool running = false;
    std::deque<MessageId> messages;
  };
  /// Threads that serve some queues together: the pool, the binder threads.
  struct GroupState {
    std::vector<FifoState> queues;
    std::vector<uint32_t> agents;
    uint32_t next_queue = 0;
  };
  struct Wake {
    int64_t time;
    uint64_t order;
    uint32_t agent;
    bool operator>(const Wake& other) const { return std::tie(time, order) > std::tie(other.time, other.order); }
  };

  // Making it.
  void make_threads();
  void make_callbacks();
  uint32_t add_agent(Role role, ThreadId thread, uint32_t index);
  void add_looper(const char* name, ThreadId thread);
  uint32_t add_group(const char* thread_name, uint32_t threads);

  // Time.
  void wake_at(uint32_t agent, int64_t time);
  void step(uint32_t agent);
  void step_looper(uint32_t agent);
  void step_worker(uint32_t agent);
  void step_transient(uint32_t agent);
  void step_inputs(uint32_t agent);
  void step_display();
  void step_calls(uint32_t agent);
  void wake_looper(LooperState& looper, int64_t time);
  bool is_over() const { return now_ >= end_; }
  int64_t milliseconds(uint32_t most) { return 100'000 + int64_t(random_.below(most * 1000)) * 1000; }

  // Events.
  void begin_event(uint32_t agent, MessageId message);
  void end_event(uint32_t agent);
  MessageId next_of(LooperState& looper);
  MessageId next_of(GroupState& group, uint32_t& queue);
  void wake_group(uint32_t group);
  void begin_frame(const Agent& agent);

  // What a slice does.
  void slice(uint32_t agent);
  bool is_behind(Action action) const;
  void act(Action action, const Agent& agent);
  void post_to_looper(const Agent& agent, uint32_t looper);
  void post_to_group(ThreadId thread, StackId stack, uint32_t group, uint32_t queue, MessageType type);
  void post_idle(ThreadId thread, StackId stack, LooperState& looper, bool rerun, uint32_t task);
  void remove_messages(const Agent& agent);
  void call_out(const Agent& agent);
  void fork_thread(const Agent& agent);
  void request_frame(const Agent& agent);
  void use_callback(Action action, const Agent& agent);
  void use_token(Action action, const Agent& agent);
  void use_notification(Action action, const Agent& agent);
  void lock_something(const Agent& agent);
  void access(const Agent& agent);

  MessageId add_message(Message message);
  Message looper_message(LooperState& looper);
  void begin_display(const Agent& agent);
  void emit(ThreadId thread, OperationKind kind, uint32_t subject = Operation::k_none,
            uint32_t object = Operation::k_none, StackId stack = StackId(), uint8_t flags = 0);
  StackId site(const Agent& agent) { return program_.site(program_.task(agent.task)); }

  TableBuilder builder_;
  NameId process_;  ///< The first of all names.
  const std::function<void(const Operation&)>& sink_;
  GeneratorRandom random_;
  GeneratorProgram program_;
  GeneratorRates rates_;
  int64_t now_ = 0;
  int64_t end_;
  uint64_t order_ = 0;
  std::priority_queue<Wake, std::vector<Wake>, std::greater<>> wakes_;
  std::deque<Agent> agents_;          ///< References stay valid while threads are added.
  std::vector<LooperState> loopers_;  ///< The first is the main one.
  std::vector<GroupState> groups_;    ///< Pool and binder threads.
  std::array<double, k_actions> rate_of_{};
  std::array<uint64_t, k_actions> done_{};
  uint64_t accesses_done_ = 0;
  std::vector<Operation> accesses_;
  std::vector<CallbackId> registered_;
  std::vector<TokenId> released_;
  std::vector<uint32_t> notified_;
  uint32_t next_notification_ = 0;
  std::vector<ThreadId> ended_threads_;
  std::vector<ThreadId> remote_threads_;
  std::vector<QueueId> remote_queues_;
  std::vector<LockId> locks_;
  std::vector<ObjectId> runnables_;  ///< Per task.
  std::vector<uint32_t> task_of_;    ///< Per message.
  uint32_t transients_ = 0;
  uint32_t display_ = 0;
  BarrierId barrier_;  ///< Of the frame that is asked for; none else.
  MessageId frame_;    ///< Its message.
};

}  // namespace antecede::trace
