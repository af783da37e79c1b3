#include "runtime/heap/heap.h"

#include <algorithm>

#include "base/assert.h"

namespace antecede::runtime {

namespace {
constexpr size_t k_smallest_step = size_t(16) << 20;
}

void Heap::set_top(size_t top) {
  top_ = top;
  threshold_ = std::min(limit_, top + std::max(k_smallest_step, top));
}

Ref Heap::take(uint64_t size) {
  if (size > limit_ + reserve_ || top_ + size > limit_ + reserve_) return k_null;
  const size_t start = top_;
  top_ += size;
  std::memset(base_ + start, 0, size);
  return static_cast<Ref>(start);
}

Ref Heap::allocate(const Class& type) {
  const Ref ref = take(type.instance_size);
  if (ref) object(ref)->class_id = type.id;
  return ref;
}

Ref Heap::allocate_for_class(const Class& type) {
  reserve_ += k_reserve + for_classes_;
  const Ref ref = allocate(type);
  reserve_ -= k_reserve + for_classes_;
  ANTECEDE_ASSERT(ref != k_null);
  return ref;
}

Ref Heap::allocate_array(const Class& type, int32_t length) {
  const Ref ref = take(array_size(storage_size(type.element), length));
  if (!ref) return k_null;
  array(ref)->class_id = type.id;
  array(ref)->length = length;
  return ref;
}

}  // namespace antecede::runtime
