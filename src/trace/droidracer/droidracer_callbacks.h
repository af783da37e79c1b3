#pragma once

#include <list>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "trace/droidracer/droidracer_line.h"
#include "trace/droidracer/droidracer_problems.h"
#include "trace/trace_builder.h"

namespace antecede::trace {

/// What the ENABLE and TRIGGER lines of DroidRacer mean as callbacks that are registered and invoked.
///
/// - UI events and window focus: each ENABLE is a callback of its own; a TRIGGER invokes the newest of its view and
///   event, or window. Invocations of UI events are synchronous, all others are not.
/// - Lifecycle: each ENABLE waits under its id and state; a TRIGGER invokes all that wait there, which uses them up.
/// A
///   RESUME-ACT that finds none takes the latest one that was enabled for an unknown activity. INSTANCE-INTENT moves
///   what waits for an intent to the activity launched for it.
/// - Services: requests register what they will cause (create, start, bind, connect, stop, unbind), the service's
///   callbacks invoke it.
/// - Broadcasts: receivers are registered and unregistered; a broadcast registers its intent; onReceive invokes both.
class DroidRacerCallbacks {
 public:
  /// To be recorded in the thread that printed the line.
  struct Step {
    OperationKind kind{};
    CallbackId callback;
    uint8_t flags = 0;
  };

  DroidRacerCallbacks(TableBuilder& tables, DroidRacerProblems& problems) : tables_(tables), problems_(problems) {}

  /// What one of the lines does; valid until the next call. Nothing for lines of other kinds.
  const std::vector<Step>& feed(const OperationLine& line);
  /// What a triggered event is called; empty if the line triggers none.
  static std::string label(const OperationLine& line);

  /// UI events that were enabled, but by the time of the next trigger enabled anew, or never triggered.
  uint64_t useless_enables() const { return event_enables_ - used_enables_; }

 private:
  using Pair = std::pair<int64_t, int64_t>;
  struct Current {
    CallbackId callback;
    bool used = false;
  };
  using Waiting = std::list<CallbackId>;
  struct Service {
    bool requested = false;  ///< Started or bound since it was stopped last.
    bool bound = false;      ///< Bound since it was unbound last.
    bool stopping = false;
  };

  void enable_event(const OperationLine& line);
  void trigger_event(const OperationLine& line);
  void enable_window(const OperationLine& line);
  void trigger_window(const OperationLine& line);
  void enable_lifecycle(const OperationLine& line);
  void trigger_lifecycle(const OperationLine& line);
  void assign_instance(const OperationLine& line);
  void service(const OperationLine& line);
  void service_request(std::string_view state, const std::string& name, int64_t id);
  void service_callback(std::string_view state, const std::string& name, int64_t id);
  void unbind(int64_t connection);
  void broadcast(const OperationLine& line);
  void unregister_receiver(int64_t component);

  CallbackId enable(std::string_view name);
  void add(OperationKind kind, CallbackId callback, uint8_t flags = 0) { steps_.push_back({kind, callback, flags}); }
  void register_key(const std::string& key);
  void invoke_key(const std::string& key);

  TableBuilder& tables_;
  DroidRacerProblems& problems_;
  std::vector<Step> steps_;
  absl::flat_hash_map<Pair, Current> events_;
  absl::flat_hash_map<int64_t, CallbackId> windows_;
  absl::flat_hash_map<std::pair<int64_t, std::string>, Waiting> waiting_;
  absl::flat_hash_map<std::string, Service> services_;
  absl::flat_hash_map<int64_t, std::set<std::string>> connections_;  ///< The services bound through each.
  absl::flat_hash_map<int64_t, std::set<std::string>> receivers_;    ///< The keys registered for each.
  absl::flat_hash_map<std::string, CallbackId> keys_;
  uint64_t event_enables_ = 0, used_enables_ = 0;
};

}  // namespace antecede::trace
