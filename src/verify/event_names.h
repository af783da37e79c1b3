#pragma once

#include <cstdint>
#include <tuple>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "trace/trace.h"
#include "verify/program_places.h"

namespace antecede::verify {

/// Gives the events and threads of a run names that mean the same in another run of the app, in another order.
///
/// Numbers of messages will not do: whoever posts earlier gets the smaller one. A name says who posted it, where in the
/// program, and as the how-manyeth from there; who posted has a name of the same kind. What the system does because it was asked to is named
/// by who asked. What else comes from outside (input, the system) is named by what it runs, and counted. So two orders of the same things give them the same names.
///
/// Hears the operations of a trace one after the other. A copy goes on from where it was made.
class EventNames {
 public:
  using Name = uint64_t;

  /// The places are of the trace whose operations it hears.
  explicit EventNames(ProgramPlaces& places) : places_(&places) {}

  void add(const trace::Operation& operation);
  /// What the thread is at: an event, or its own code outside of events.
  Name running_on(trace::ThreadId thread) const;
  /// Of a message that was posted and has not begun; 0: there is none.
  Name posted(trace::MessageId message) const;
  /// The message of the event that the thread is in; none: it is in none.
  trace::MessageId event_on(trace::ThreadId thread) const;

 private:
  /// Who starts something, where, and what kind of thing.
  using Origin = std::tuple<Name, uint64_t, uint32_t>;
  struct PerThread {
    Name name = 0;
    Name event_name = 0;
    trace::MessageId event;
    bool is_unasked = false;  // The event began, and nothing is known of who asked for it.
  };

  PerThread& of(trace::ThreadId thread);
  Name next(Name by, uint64_t place, uint32_t kind);
  Origin from_outside(const trace::Message& message) const;
  void take_up(PerThread& thread, trace::MessageId event, uint32_t token);

  ProgramPlaces* places_;
  std::vector<PerThread> threads_;
  absl::flat_hash_map<trace::MessageId, Name> messages_;  // Posted, and not begun yet.
  absl::flat_hash_map<uint32_t, Name> requests_;          // To the system, not taken up yet: by token.
  absl::flat_hash_map<Origin, uint32_t> counts_;
};

}  // namespace antecede::verify
