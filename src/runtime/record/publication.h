#pragma once

#include <cstdint>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "runtime/classes/class.h"
#include "runtime/heap/value.h"

namespace antecede::runtime {

class Machine;

/// Which objects others than their creator can reach: the *published* ones.
///
/// A new object is known to the frames of the thread that made it, and to nobody else. It is published where a
/// reference to it is stored in a static field or in an object that is published, and where it is handed to a thread,
/// a queue or anything else outside of the heap; what can be reached from it is published with it. Nothing becomes
/// private again. So whatever happens to an object before that happens before everything that others do to it: they
/// found it through what was stored then.
///
/// One bit for each 8 bytes of the heap, set for published objects. What survives a collection counts as published.
class Publication {
 public:
  /// Everything that is there already is published.
  explicit Publication(const Machine& machine);

  bool is_published(Ref object) const {
    if (is_stale_) return true;
    if (object < state_.floor) return true;
    const size_t word = object >> k_word_shift;
    return word < state_.bits.size() && (state_.bits[word] >> (object >> 3 & 63) & 1);
  }
  /// A reference is stored in an object; null: in a static field.
  void stored(Ref into, Ref value) {
    refresh();
    if (!is_published(value) && (!into || is_published(into))) publish_all(value);
  }
  /// The object and what it leads to; null: nothing.
  void publish(Ref object) {
    refresh();
    if (object && !is_published(object)) publish_all(object);
  }
  void native_called(const Method& method, const Slot* arguments);
  /// A collection is under way.
  void moving() { is_stale_ = true; }

  /// All that changes during a run: to come back to it.
  struct State {
    std::vector<uint64_t> bits;
    size_t floor = 0;  ///< What lies below is published.
  };
  const State& state() {
    refresh();
    return state_;
  }
  void set_state(const State& state) {
    state_ = state;
    is_stale_ = false;
  }

 private:
  /// What a native does with its arguments.
  struct NativeUse {
    bool keeps = false;                                ///< It may keep any of them outside of the heap.
    std::vector<uint16_t> references;                  ///< Which arguments are references.
    std::vector<std::pair<uint16_t, uint16_t>> stores; ///< An argument into another,
    std::vector<std::pair<uint16_t, uint16_t>> copies; ///< the elements of an argument into another.
  };
  static constexpr unsigned k_word_shift = 9;  // 64 bits are 512 bytes.

  NativeUse use_of(const Method& method) const;
  void refresh() {
    if (is_stale_) start_anew();
  }
  void start_anew();
  void publish_all(Ref object);
  void mark(Ref object);
  template <class Visit>
  void for_each_reference(Ref object, Visit visit) const;

  const Machine& machine_;
  State state_;
  bool is_stale_ = false;  // There was a collection.
  absl::flat_hash_map<const Method*, NativeUse> natives_;
  std::vector<Ref> pending_;
};

}  // namespace antecede::runtime
