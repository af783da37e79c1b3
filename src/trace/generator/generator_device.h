#pragma once

#include <array>
#include <deque>
#include <functional>
#include <queue>
#include <tuple>
#include <vector>

#include "trace/generator/generator_queue.h"
#include "trace/generator/generator_random.h"
#include "trace/trace_builder.h"

namespace antecede::trace {

/// What an event is for; only the `GeneratorActor` knows what the numbers mean.
struct GeneratorPlan {
  uint32_t script = 0;
  uint32_t component = 0;
  uint32_t detail = 0;
  uint32_t flow = 0;  ///< The sequence of ordered events that it belongs to.
};

/// Who does something: a thread, in an event or not.
struct GeneratorContext {
  ThreadId thread;
  MessageId message;  ///< None outside of events.
  QueueId queue;      ///< That the message came from.
  GeneratorPlan plan;
};

/// Says what happens in the events and threads that a `GeneratorDevice` runs.
class GeneratorActor {
 public:
  virtual ~GeneratorActor() = default;
  virtual void on_begin(const GeneratorContext& context) = 0;
  /// A part of the work, during which nobody comes between. Exactly one part has `acts`.
  virtual void on_slice(const GeneratorContext& context, bool acts) = 0;
  /// Before the end of an event, or of a thread.
  virtual void on_end(const GeneratorContext& context) = 0;
};

/// The threads, queues and clock of a made-up device: who runs when, in virtual nanoseconds. Everything is dispatched
/// as Android would; what the events do is the actor's business.
class GeneratorDevice {
 public:
  static constexpr int64_t k_second = 1'000'000'000;
  static constexpr int64_t k_millisecond = 1'000'000;

  GeneratorDevice(TableBuilder& tables, GeneratorRandom& random, int64_t end,
                  const std::function<void(const Operation&)>& sink)
      : tables_(tables), random_(random), end_(end), sink_(sink) {}

  int64_t now() const { return now_; }
  int64_t end() const { return end_; }
  bool is_over() const { return now_ >= end_; }
  void run(GeneratorActor& actor);

  // Threads and queues. Loopers and groups are known by their numbers, from 0.
  uint32_t add_looper(ThreadId thread);
  /// Threads that serve some queues together: a pool, the binder threads.
  uint32_t add_group(std::string_view name, uint32_t threads, uint32_t process);
  uint32_t add_queue(uint32_t group, const Queue& queue);
  /// A thread that was just forked, does its work and ends.
  void add_thread(ThreadId thread, const GeneratorPlan& plan);
  const std::vector<ThreadId>& threads_of(uint32_t group) const { return groups_[group].threads; }
  QueueId queue_of(uint32_t looper) const { return loopers_[looper].queue; }
  ThreadId thread_of(uint32_t looper) const { return agents_[loopers_[looper].agent].thread; }

  // Time. Both are over when the recording is.
  void at(int64_t time, std::function<void()> work);
  /// Between two of so many things a minute, which are more than 0; in nanoseconds.
  static double pause_between(double times_a_minute);
  /// Again and again, so many times a minute, at irregular intervals.
  void every_minute(double times, int64_t start, std::function<void()> work);

  // Messages. `by` is none for what comes from outside the recording.
  MessageId post(ThreadId by, StackId stack, uint32_t looper, Message message, const GeneratorPlan& plan);
  void post_native(uint32_t looper, MessageType type, const GeneratorPlan& plan);
  MessageId post_to_group(ThreadId by, StackId stack, uint32_t group, uint32_t queue, Message message,
                          const GeneratorPlan& plan);
  /// Takes back what has the keys; says so even if there is nothing.
  void remove(ThreadId by, StackId stack, uint32_t looper, uint8_t asked, const MessageKeys& keys);
  BarrierId post_barrier(ThreadId by, StackId stack, uint32_t looper);
  void remove_barrier(ThreadId by, StackId stack, uint32_t looper, BarrierId barrier);
  /// A message without a queue of ours: a call to another process.
  MessageId add_message(const Message& message, const GeneratorPlan& plan);

  void emit(ThreadId thread, OperationKind kind, uint32_t subject = Operation::k_none,
            uint32_t object = Operation::k_none, StackId stack = StackId(), uint8_t flags = 0);
  void emit(const Operation& operation) { sink_(operation); }

 private:
  struct Agent {
    enum class Role : uint8_t { Looper, Worker, Thread };
    Role role{};
    ThreadId thread;
    int64_t wake = GeneratorQueue::k_never;
    uint32_t index = 0;  ///< Of the looper or group.
    uint32_t fifo = 0;   ///< Of the group, that the running message came from.
    GeneratorContext context;
    uint32_t slices = 0;  ///< That are left.
    uint32_t acts = 0;    ///< The one that acts.
  };
  struct Looper {
    QueueId queue;
    uint32_t agent = 0;
    GeneratorQueue messages;
    std::deque<MessageId> native;     ///< Input and display, dispatched before everything else.
    std::vector<MessageId> idle;      ///< Handlers that wait for the next pass.
    std::deque<MessageId> idle_pass;  ///< Those of the current one.
    bool idle_done = false;
  };
  /// First come, first served; serial and binder queues have one event at a time.
  struct Fifo {
    QueueId queue;
    bool one_at_a_time = false;
    bool running = false;
    std::deque<MessageId> messages;
  };
  struct Group {
    std::vector<Fifo> fifos;
    std::vector<uint32_t> agents;
    std::vector<ThreadId> threads;
    uint32_t next_fifo = 0;
  };
  struct Wake {
    int64_t time;
    uint64_t order;
    uint32_t agent;  ///< Or none: then `work` is to be done.
    uint32_t work;
    bool operator>(const Wake& other) const { return std::tie(time, order) > std::tie(other.time, other.order); }
  };

  uint32_t add_agent(Agent::Role role, ThreadId thread, uint32_t index);
  void wake_at(uint32_t agent, int64_t time);
  void wake_looper(Looper& looper, int64_t time);
  void wake_group(uint32_t group);
  void do_work(uint32_t index);
  void step(uint32_t agent);
  void step_looper(uint32_t agent);
  void step_worker(uint32_t agent);
  void step_thread(uint32_t agent);
  void slice(Agent& agent);
  void set_slices(Agent& agent);
  void begin_event(Agent& agent, MessageId message);
  void end_event(Agent& agent);
  MessageId next_of(Looper& looper);
  MessageId next_of(Group& group, uint32_t& fifo);
  int64_t milliseconds(uint32_t most) { return 100'000 + int64_t(random_.below(most * 1000)) * 1000; }

  TableBuilder& tables_;
  GeneratorRandom& random_;
  int64_t now_ = 0;
  int64_t end_;
  const std::function<void(const Operation&)>& sink_;
  GeneratorActor* actor_ = nullptr;
  uint64_t order_ = 0;
  std::priority_queue<Wake, std::vector<Wake>, std::greater<>> wakes_;
  std::vector<std::function<void()>> works_;
  std::vector<uint32_t> free_works_;
  std::deque<Agent> agents_;  ///< References stay valid while threads are added; so for the others.
  std::deque<Looper> loopers_;
  std::deque<Group> groups_;
  std::vector<GeneratorPlan> plans_;  ///< Per message.
};

}  // namespace antecede::trace
