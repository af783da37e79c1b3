#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "verify/flip_plan.h"
#include "verify/run_index.h"

namespace antecede::verify {

/// The two accesses of a race by what they are called: the same in every run of the app.
struct PairPlaces {
  struct Side {
    uint64_t site = 0;           ///< In the program; see ProgramPlaces.
    uint64_t location_name = 0;  ///< In memory: the class and the field, not the object.
    bool is_write = false;
    bool operator==(const Side&) const = default;
  };
  std::array<Side, 2> sides;
};

PairPlaces places_of(const FlipPlan& plan);
PairPlaces places_of(const RecordedRun& run, const Target& target);
/// What a race is called by: whole methods, not lines; so `site` is ProgramPlaces::method.
PairPlaces methods_of(const RecordedRun& run, const Target& target);

/// Two accesses of one location in two events or threads of a run, the earlier one first.
struct Meeting {
  std::array<size_t, 2> at{};
  std::array<trace::MessageId, 2> events;  ///< None: outside of events.
  std::array<uint64_t, 2> places{};        ///< In the program; see ProgramPlaces::site.
  bool operator==(const Meeting&) const = default;
};

/// Where the two sides of each pair meet in the run, at most `most` for each, the nearest to each other first: they are the likeliest to
/// change places. Of an event or thread, the first access from each place in the program counts. `by_method`: the pairs are of `methods_of`.
///
/// Complexity: goes through the trace once; each pair costs what it meets.
std::vector<std::vector<Meeting>> find_meetings(const RecordedRun& run, const std::vector<PairPlaces>& pairs, size_t most,
                                                bool by_method = false);

}  // namespace antecede::verify
