#pragma once

#include <string>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "runtime/recorder.h"
#include "trace/trace_builder.h"

namespace antecede::runtime {

class Machine;

/// Objects and places in memory as entries of a trace's tables. Objects are numbered in the order they are met, which
/// stays theirs when the collector moves them.
///
/// The key of a container's element is told apart by what it says (strings, numbers), else by the object it is.
class TracedPlaces {
 public:
  TracedPlaces(trace::TableBuilder& tables, Machine& machine);

  /// None for null.
  trace::ObjectId object(Ref ref);

  // Places. None: there are too many already; the access is left out.
  trace::LocationId field(const Field& field, Ref object);
  trace::LocationId array_element(Ref array, int64_t index);
  trace::LocationId container_element(const Access& access);
  /// Which elements there are.
  trace::LocationId structure(Ref container);
  /// The known elements of a container from an index on, at most `k_most_moved`.
  std::vector<trace::LocationId> elements_from(Ref container, int64_t first);

  void moving(const Collector& collector);
  uint64_t left_out() const { return left_out_; }

  static constexpr size_t k_most_moved = 256;

 private:
  /// What a place is besides its object.
  enum Tag : uint64_t { k_field, k_index, k_structure, k_key };
  struct Known {
    Ref object = k_null;
    uint64_t key = 0;
    trace::LocationId location;
  };
  struct Element {
    int64_t index = 0;
    trace::LocationId location;
  };
  static constexpr size_t k_cache = 8192;
  static constexpr size_t k_most = size_t(1) << 22;

  static uint64_t key_of(Tag tag, uint64_t number) { return number << 2 | tag; }
  /// The place in the cache; it holds the answer if object and key are equal.
  Known& cached(Ref object, uint64_t key);
  trace::LocationId find(Ref object, uint64_t key, bool& is_new);
  void define(Ref object, uint64_t key, const trace::Location& location);
  trace::LocationId element(Ref object, uint64_t key, std::string_view name);
  std::string key_text(Ref key);

  trace::TableBuilder& tables_;
  Machine& machine_;
  std::vector<Known> cache_;
  absl::flat_hash_map<Ref, trace::ObjectId> objects_;
  absl::flat_hash_map<std::pair<trace::ObjectId, uint64_t>, trace::LocationId> locations_;
  absl::flat_hash_map<trace::ObjectId, std::vector<Element>> elements_;
  uint64_t left_out_ = 0;
};

}  // namespace antecede::runtime
