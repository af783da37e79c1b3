#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "trace/droidracer/droidracer_problems.h"
#include "trace/trace_builder.h"

namespace antecede::trace {

/// Threads, queues and messages of a DroidRacer trace, and the operations made of them.
///
/// A POST does not say where it goes, only the CALL does; and the POST of an event that the recorder has made up (a
/// user's event, a run of an idle handler) is none. So the enqueue is noted at the POST, or where an idle handler is
/// added or ends, and filled in when its event begins; `finish` leaves out what was not filled in, and numbers the
/// messages in the order of first use.
class DroidRacerEvents {
 public:
  explicit DroidRacerEvents(DroidRacerProblems& problems) : tables_(trace_.tables), problems_(problems) {}
  DroidRacerEvents(const DroidRacerEvents&) = delete;
  DroidRacerEvents& operator=(const DroidRacerEvents&) = delete;

  TableBuilder& tables() { return tables_; }
  /// An operation of the thread with this number in the file.
  OperationId append(int64_t thread, OperationKind kind, uint32_t subject = Operation::k_none, uint8_t flags = 0);
  const Operation& operation(OperationId id) const { return trace_.operations[id]; }

  void exit(int64_t thread);
  void fork(int64_t thread, int64_t child);
  void notify(int64_t thread, int64_t notified);
  void wait(int64_t thread);

  void attach_queue(int64_t thread, int64_t queue);
  void loop(int64_t thread, int64_t queue);
  void post(int64_t thread, int64_t message, int64_t delay);
  void call(int64_t thread, int64_t message);
  void ret(int64_t thread, int64_t message);
  void enter_native(int64_t thread, std::string_view name);
  void exit_native(int64_t thread);
  void add_idle(int64_t handler, int64_t queue);
  void remove_idle(int64_t handler, int64_t queue);
  void run_idle(int64_t thread, int64_t handler, int64_t queue);
  /// The event that the thread is running is a user's.
  void input(int64_t thread);
  /// Says what the event is that the thread is running, unless that is known already.
  void describe(int64_t thread, std::string_view label);

  /// Messages that were posted and not dispatched; complete at the end of the file.
  uint64_t not_dispatched() const;
  /// Closes what is open and gives the trace; nothing may follow.
  Trace finish();

 private:
  static constexpr uint32_t k_none = Operation::k_none;
  using IdleKey = std::pair<int64_t, int64_t>;

  struct ThreadState {
    ThreadId id;
    QueueId queue;
    bool looping = false;
    uint32_t open = k_none;  ///< The event it runs.
  };
  struct Post {
    uint32_t enqueue = k_none;
    int64_t delay = 0;
    bool outside = false;  ///< Made by a looper outside of its events.
    bool dispatched = false;
  };
  /// One event, and what will be its message.
  struct Event {
    Message message;
    int64_t number = 0;  ///< In the file; of native events, counted.
    uint32_t enqueue = k_none;
    bool native = false;
    bool outside = false;
    std::optional<IdleKey> idle;
    std::string label;
  };
  /// Where an idle handler's next run is to be enqueued.
  struct IdlePlace {
    uint32_t enqueue = k_none;
    bool rerun = false;
  };

  ThreadState& thread(int64_t number);
  uint32_t append_to(const ThreadState& state, OperationKind kind, uint32_t subject);
  QueueId queue_of(ThreadState& state);
  void begin(ThreadState& state, Event event);
  void end(ThreadState& state);
  void fill_in(uint32_t enqueue, uint32_t event);
  void take_back_enqueue(Event& event);
  Event* made_up_event(const ThreadState& state);
  MessageId add_message(Event& event);

  Trace trace_;
  TableBuilder tables_;
  DroidRacerProblems& problems_;
  absl::flat_hash_map<int64_t, uint32_t> thread_numbers_;
  std::vector<ThreadState> threads_;
  std::pair<int64_t, uint32_t> last_thread_{0, k_none};
  absl::flat_hash_map<int64_t, int64_t> queue_owners_;
  absl::flat_hash_map<int64_t, Post> posts_;
  std::vector<Event> events_;
  absl::flat_hash_map<IdleKey, std::deque<IdlePlace>> idle_;
  absl::flat_hash_map<int64_t, uint32_t> notified_;  ///< Per thread: what will end its wait.
  uint32_t notifications_ = 0;
  int64_t native_events_ = 0;
  uint64_t replaced_posts_ = 0;
  QueueId binder_;
};

}  // namespace antecede::trace
