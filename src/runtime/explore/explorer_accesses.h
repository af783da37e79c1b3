#pragma once

#include <cstdint>

#include "runtime/explore/explorer_stops.h"

namespace antecede::runtime {

/// Accesses to memory and to contents of containers: threads stop before those that were seen to race.
///
/// All others are taken to be ordered by other operations, so that stopping there would show nothing new. That is
/// watched: where it turns out to be wrong, the field, array or container becomes a key, and the exploration begins
/// anew.
class ExplorerAccesses {
 public:
  ExplorerAccesses(Machine& machine, ExplorerKeys& keys, const ExplorerPlaces& places, ExplorerOwn& own,
                   ExplorerSteps& steps, ExplorerStops& stops, ExplorerFindings& findings)
      : machine_(machine),
        keys_(keys),
        places_(places),
        own_(own),
        steps_(steps),
        stops_(stops),
        findings_(findings) {}

  /// True: the thread stops before it.
  bool before_access(const Thread& thread, const Access& access);
  /// A container is one place: which of its elements are accessed does not matter here. Own only: else the fields of
  /// the container itself are looked at.
  bool before_contents(const Thread& thread, Ref container, bool is_write);

 private:
  bool is_noticeable(const Thread& thread, const Access& access);
  bool before_place(const Thread& thread, uint64_t key, uint64_t place, bool is_write, bool in_model);

  Machine& machine_;
  ExplorerKeys& keys_;
  const ExplorerPlaces& places_;
  ExplorerOwn& own_;
  ExplorerSteps& steps_;
  ExplorerStops& stops_;
  ExplorerFindings& findings_;
};

}  // namespace antecede::runtime
