#pragma once

#include <cstdint>
#include <optional>

#include "model/intrinsics.h"
#include "runtime/explore/explorer_accesses.h"
#include "runtime/explore/explorer_stops.h"

namespace antecede::runtime {

/// What each intrinsic means to an exploration: whether threads stop before it, and what it does that others can
/// notice, as far as nobody else tells (Observer). One function for each kind of meaning.
///
/// A native that is no intrinsic is noticed by nobody.
class ExplorerNatives {
 public:
  ExplorerNatives(Machine& machine, const ExplorerPlaces& places, const ExplorerOwn& own, ExplorerSteps& steps,
                  ExplorerStops& stops, ExplorerAccesses& accesses)
      : machine_(machine), places_(places), own_(own), steps_(steps), stops_(stops), accesses_(accesses) {}

  /// True: the thread stops before the call. `arguments` are the registers of the native's frame.
  bool before(const Thread& thread, const Method& native, const Slot* arguments);

 private:
  /// A call that a thread is about to make.
  struct Site {
    const Thread& thread;
    const Slot* arguments;
    bool in_model;
  };

  bool before_intrinsic(model::Intrinsic intrinsic, const Site& site);
  bool before_take(const Site& site);
  bool before_enqueue(const Site& site);
  bool before_delivery(const Site& site);
  bool before_removal(const Site& site);
  bool before_barrier(const Site& site);
  bool before_search(const Site& site);
  bool before_change(const Site& site, bool asks_for_time);
  bool before_lock(const Site& site);
  bool before_wait(const Site& site, int64_t nanos);
  bool before_block(const Site& site);
  bool before_wake(const Site& site, bool leaves_line);
  bool before_park(const Site& site);
  bool before_unpark(const Site& site);
  bool before_interrupt(const Site& site, bool asks);
  bool before_state(const Site& site);
  bool before_time(const Site& site);
  bool before_print(const Site& site);

  bool stops(const Site& site) { return stops_.before(site.thread, site.in_model, false); }
  bool is_looper(uint32_t queue) const;
  /// None: the object is no queue, and the call will throw.
  std::optional<uint32_t> queue_of(const Site& site) const;
  uint64_t thread_number(Ref thread_object) const;

  Machine& machine_;
  const ExplorerPlaces& places_;
  const ExplorerOwn& own_;
  ExplorerSteps& steps_;
  ExplorerStops& stops_;
  ExplorerAccesses& accesses_;
};

}  // namespace antecede::runtime
