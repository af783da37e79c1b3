#pragma once

#include <cstdint>
#include <vector>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "runtime/explore/explorer_findings.h"
#include "runtime/explore/explorer_keys.h"
#include "runtime/explore/explorer_places.h"
#include "runtime/threads/thread.h"

namespace antecede::runtime {

/// What own code has a part in, for explorations of apps (`own_only`); in others everything counts.
///
/// There only that is noticeable which own code does, or what leads to it: what it accesses, the locks it takes,
/// waits it makes, messages whose dispatch runs own code, and messages whose dispatch posts such messages or makes
/// the system post them. Which ones these are is found out by their kind: the classes of the task, its callback and
/// target, and its `what`. A kind that turns out to count becomes a key. All else that the system does, its frames,
/// its bookkeeping, happens somewhere in between. What happens after a crash is not looked at.
class ExplorerOwn {
 public:
  static constexpr uint32_t k_environment = 0;  ///< The thread that is no part of the app.

  /// What changes during an execution. Stays empty where everything counts.
  struct State {
    struct Event {
      uint64_t kind = 0;
      uint32_t type = 0;  ///< The class of what is called.
      bool is_frame = false;
      uint64_t asked_by = 0;  ///< The kind of the event that asked for this; 0: unknown.
    };
    bool crashed = false;
    std::vector<std::vector<Event>> events;            ///< By thread: those under way.
    absl::flat_hash_map<uint64_t, uint64_t> givers;    ///< By token: the kind of the event that gave it.
    absl::flat_hash_set<uint64_t> frames;              ///< Messages of the display.
    absl::flat_hash_map<uint64_t, uint32_t> posters;   ///< By message: the thread.
    uint64_t order = 0;                                ///< Of events that run own code: where they begin and end.
    absl::flat_hash_map<uint64_t, uint64_t> accesses;  ///< By place: who, in order.
  };

  ExplorerOwn(Machine& machine, ExplorerKeys& keys, ExplorerFindings& findings, bool own_only)
      : machine_(machine), keys_(keys), findings_(findings), own_only_(own_only) {}
  const State& state() const { return state_; }
  void set_state(const State& state) { state_ = state; }

  bool own_only() const { return own_only_; }
  /// Whether what the thread does now is noticeable as far as own code decides that.
  bool counts(const Thread& thread) const;
  /// Whether the dispatch of the task is.
  bool counts(Ref task) const { return !own_only_ || keys_.contains(kind_of(task)); }
  /// Whether it is own code that asks for the time, or a queue of java.util for it.
  bool asks_for_itself(const Thread& thread) const;
  bool has_crashed() const { return state_.crashed; }
  /// Equal where own code ran in the same order.
  uint64_t order() const;

  // What happens.

  /// Own code runs in the thread's event.
  void runs(const Thread& thread);
  void accessed(const Thread& thread, uint64_t place, bool is_write);
  void enqueued(const Thread& thread, const QueuedTask& task);
  /// The thread has posted a message that counts: who posts it counts, too.
  void posted_what_counts(const Thread& thread);
  void event_began(const Thread& thread, uint64_t message, Ref task);
  void event_ended(const Thread& thread);
  void released(const Thread& thread, uint64_t token);
  void acquired(const Thread& thread, uint64_t token);
  void crashed() { state_.crashed = own_only_; }

 private:
  std::vector<State::Event>& events_of(const Thread& thread);
  uint64_t kind_of(Ref task) const;
  void mark(uint64_t kind);
  static void show(uint64_t& order, uint64_t what);

  Machine& machine_;
  ExplorerKeys& keys_;
  ExplorerFindings& findings_;
  const bool own_only_;
  State state_;
};

}  // namespace antecede::runtime
