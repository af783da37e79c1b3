#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "runtime/heap/heap.h"

namespace antecede::runtime {

/// Finds the objects that can still be reached and slides them to the bottom of the heap, in their order.
///
/// Marking sets one bit per 8 bytes of each live object, in a table beside the heap. 64 bits are 512 bytes of heap, a
/// *block*; with the number of live bytes before each block, the new place of an object is one look-up and one
/// population count. So no object is touched but to change its references and to move it. Cost: the live objects,
/// plus 1/64 of the heap in use. No recursion.
class Collector {
 public:
  using VisitRoot = std::function<void(Ref&)>;
  /// Calls its argument for every root, with a place that can be changed.
  using Roots = std::function<void(const VisitRoot&)>;

  Collector(Heap& heap, const std::vector<Class*>& classes) : heap_(heap), classes_(classes) {}

  /// `roots` is called twice: to mark, and to correct. In between, `died` may ask `is_live` and `moved`.
  void collect(const Roots& roots, const std::function<void()>& between);

  bool is_live(Ref ref) const { return bits_[ref >> 9] >> (ref >> 3 & 63) & 1; }
  /// The new place of a live object.
  Ref moved(Ref ref) const {
    const uint64_t before = bits_[ref >> 9] & ((uint64_t(1) << (ref >> 3 & 63)) - 1);
    return static_cast<Ref>(offsets_[ref >> 9] + 8 * static_cast<uint32_t>(__builtin_popcountll(before)));
  }

 private:
  const Class& class_of(Ref ref) const { return *classes_[heap_.object(ref)->class_id]; }
  void mark(Ref ref);
  void mark_reachable();
  void compute_offsets();
  /// The first marked granule of 8 bytes from there on; SIZE_MAX: none.
  size_t next_live(size_t granule) const;
  template <class Visit>
  void for_each_reference(Ref ref, Visit visit) const;
  size_t slide();

  Heap& heap_;
  const std::vector<Class*>& classes_;
  std::vector<uint64_t> bits_;
  std::vector<uint32_t> offsets_;
  std::vector<Ref> pending_;
};

}  // namespace antecede::runtime
