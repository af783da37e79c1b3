#include "runtime/record/recording_places_memento.h"

#include <algorithm>
#include <cstring>
#include <new>

#include "runtime/machine.h"

namespace antecede::runtime {

std::unique_ptr<TracedPlaces::Memento> TracedPlaces::save() const {
  auto memento = std::make_unique<Memento>();
  memento->met_ = met_;
  memento->sorted_ = sorted_;
  memento->small_.resize(tables_of_small_.size());
  for (const Ref ref : met_) {
    const Class& type = machine_.class_of(ref);
    const uint32_t* const numbers = shadow_.of(ref);
    const size_t count = size_of(machine_.object(ref), type) / HeapShadow::k_bytes_per_number;
    memento->numbers_.insert(memento->numbers_.end(), numbers, numbers + count);
    if (!type.is_array() || storage_size(type.element) >= 4 || !numbers[k_small_elements]) continue;
    const uint32_t table = numbers[k_small_elements] - 1;
    const uint32_t* const elements = tables_of_small_[table].get();
    memento->small_[table].assign(elements, elements + machine_.array(ref)->length);
  }
  memento->free_tables_ = free_tables_;
  memento->statics_ = statics_;
  memento->locations_ = locations_;
  memento->lives_ = lives_;
  memento->elements_ = elements_;
  memento->left_out_ = left_out_;
  return memento;
}

void TracedPlaces::restore(const Memento& memento) {
  met_ = memento.met_;
  sorted_ = memento.sorted_;
  shadow_.clear_all();
  const uint32_t* from = memento.numbers_.data();
  for (const Ref ref : met_) {
    const size_t bytes = size_of(machine_.object(ref), machine_.class_of(ref));
    std::memcpy(shadow_.of(ref), from, bytes);
    from += bytes / HeapShadow::k_bytes_per_number;
  }
  tables_of_small_.clear();
  for (const std::vector<uint32_t>& saved : memento.small_) {
    auto* const table = static_cast<uint32_t*>(std::calloc(std::max<size_t>(saved.size(), 1), sizeof(uint32_t)));
    if (!table) throw std::bad_alloc();
    std::ranges::copy(saved, table);
    tables_of_small_.emplace_back(table);
  }
  free_tables_ = memento.free_tables_;
  statics_ = memento.statics_;
  locations_ = memento.locations_;
  lives_ = memento.lives_;
  elements_ = memento.elements_;
  left_out_ = memento.left_out_;
  last_array_ = k_null;
}

}  // namespace antecede::runtime
