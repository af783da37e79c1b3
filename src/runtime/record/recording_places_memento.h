#pragma once

#include <vector>

#include "runtime/record/recording_places.h"

namespace antecede::runtime {

/// A copy of all that TracedPlaces knows, without the tables of the trace. As large as the objects that it has met.
class TracedPlaces::Memento {
 private:
  friend class TracedPlaces;
  std::vector<Ref> met_;
  size_t sorted_ = 0;
  std::vector<uint32_t> numbers_;                  // The shadow of each object that was met, one after the other.
  std::vector<std::vector<uint32_t>> small_;       // As TracedPlaces::tables_of_small_.
  std::vector<uint32_t> free_tables_;
  std::vector<uint32_t> statics_;
  absl::flat_hash_map<PlaceKey, uint32_t> locations_;
  absl::flat_hash_map<Ref, trace::ObjectId> lives_;
  absl::flat_hash_map<trace::ObjectId, std::vector<Element>> elements_;
  uint64_t left_out_ = 0;
};

}  // namespace antecede::runtime
