#include "runtime/heap/collector.h"

namespace antecede::runtime {

namespace {

/// Sets the bits [first, first + count).
void set_bits(std::vector<uint64_t>& words, size_t first, size_t count) {
  while (count > 0) {
    const size_t at = first & 63;
    const size_t here = std::min(count, 64 - at);
    const uint64_t mask = here == 64 ? ~uint64_t(0) : ((uint64_t(1) << here) - 1) << at;
    words[first >> 6] |= mask;
    first += here, count -= here;
  }
}

}  // namespace

void Collector::collect(const Roots& roots, const std::function<void()>& between) {
  bits_.assign((heap_.top() >> 9) + 1, 0);
  offsets_.resize(bits_.size());
  roots([this](Ref& root) {
    mark(root);
    mark_reachable();
  });
  compute_offsets();
  between();
  roots([this](Ref& root) {
    if (root) root = moved(root);
  });
  heap_.set_top(slide());
}

void Collector::mark(Ref ref) {
  if (ref == k_null || is_live(ref)) return;
  set_bits(bits_, ref >> 3, size_of(heap_.object(ref), class_of(ref)) >> 3);
  pending_.push_back(ref);
}

void Collector::mark_reachable() {
  while (!pending_.empty()) {
    const Ref ref = pending_.back();
    pending_.pop_back();
    for_each_reference(ref, [this](Ref& field) { mark(field); });
  }
}

template <class Visit>
void Collector::for_each_reference(Ref ref, Visit visit) const {
  const Class& type = class_of(ref);
  if (type.is_array()) {
    if (type.element != Storage::Reference) return;
    ArrayHeader* array = heap_.array(ref);
    Ref* const elements = elements_of<Ref>(array);
    for (int32_t i = 0; i < array->length; ++i) visit(elements[i]);
    return;
  }
  type.for_each_reference([&](uint32_t offset) { visit(field_at<Ref>(heap_.object(ref), offset)); });
}

void Collector::compute_offsets() {
  uint32_t live = Heap::k_first_object;
  for (size_t i = 0; i < bits_.size(); ++i) {
    offsets_[i] = live;
    live += 8 * static_cast<uint32_t>(__builtin_popcountll(bits_[i]));
  }
}

size_t Collector::next_live(size_t granule) const {
  size_t word = granule >> 6;
  if (word >= bits_.size()) return SIZE_MAX;
  uint64_t rest = bits_[word] & ~uint64_t(0) << (granule & 63);
  while (!rest) {
    if (++word == bits_.size()) return SIZE_MAX;
    rest = bits_[word];
  }
  return word * 64 + static_cast<size_t>(__builtin_ctzll(rest));
}

size_t Collector::slide() {
  size_t top = Heap::k_first_object;
  for (size_t granule = next_live(0); granule != SIZE_MAX;) {
    const Ref ref = static_cast<Ref>(granule << 3);
    const size_t size = size_of(heap_.object(ref), class_of(ref));
    for_each_reference(ref, [this](Ref& field) {
      if (field) field = moved(field);
    });
    const Ref to = moved(ref);
    if (to != ref) std::memmove(heap_.base() + to, heap_.base() + ref, size);
    top = to + size;
    granule = next_live(granule + (size >> 3));
  }
  return top;
}

}  // namespace antecede::runtime
