#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "verify/run_index.h"

namespace antecede::verify {

/// A place that a run comes by on its way to an access: the user or the system calls a callback, something is posted, the access happens.
struct Station {
  std::string class_name;  ///< Dotted, as its author calls it.
  std::string method;      ///< Without a descriptor; empty: the component as such.
  uint32_t line = 0;       ///< 0: anywhere in the method.
  std::string words;       ///< `Sync.run is posted at com.x.Main.onClick (Main.java:31)`.
  bool operator==(const Station&) const = default;
};

/// Where a run is to be driven: both accesses of a pair that no run has shown. It knows nothing of who found the pair.
struct Aim {
  std::string race;  ///< Its id.
  /// The way to each access, the first station first; the last one is the access.
  std::array<std::vector<Station>, 2> ways;
};

/// The lines of a driver `directed` that heads for these aims.
std::vector<std::string> directed_lines(const std::vector<Aim>& aims);

/// How far a run came on each of the two ways: as many stations, up to the last one that it came by.
///
/// What code ran is known from the stacks of what was recorded. So a method that did nothing that is recorded is not seen, though it ran.
std::array<size_t, 2> stations_reached(const RecordedRun& run, const Aim& aim);

/// In words, what stopped the runs that came so far.
std::string stop_words(const Aim& aim, const std::array<size_t, 2>& reached);

}  // namespace antecede::verify
