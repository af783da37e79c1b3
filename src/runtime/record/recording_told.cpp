#include "runtime/record/recording_told.h"

#include <algorithm>
#include <utility>

#include "trace/large_pages.h"

namespace antecede::runtime {

void ToldAccesses::reserve(size_t locations) {
  places_.reserve(locations);
  trace::prefer_large_pages(places_.data(), locations * sizeof(places_[0]));
}

uint32_t& ToldAccesses::segment_of(uint32_t thread) {
  while (thread >= current_.size()) current_.push_back(++segments_);
  return current_[thread];
}

bool ToldAccesses::is_repeated(const Access& access) {
  const uint32_t number = access.location.value();
  const uint32_t kind = (access.is_write ? 2 : 0) + (access.is_null ? 1 : 0);
  const Key key{access.stack.value(), access.thread << 2 | kind};
  const uint32_t now = segment_of(access.thread);
  if (number >= places_.size()) places_.resize(std::max<size_t>(number + 1, places_.size() * 2));
  std::array<Told, 2>& place = places_[number];
  for (Told& told : place)
    if (told.key == key && told.segment == now) return true;
  const bool is_new = place[0].segment == 0 || place[1].segment == 0;  // Then nothing of it has overflowed.
  const auto found = is_new ? overflow_.end() : overflow_.find({number, key});
  if (found != overflow_.end()) return std::exchange(found->second, now) == now;
  for (Told& told : place) {
    if (told.segment != 0 && is_under_way(told)) continue;
    told = {key, now};
    return false;
  }
  // Forgetting is no harm: the access is told of once more.
  constexpr size_t k_most = size_t(1) << 20;
  if (overflow_.size() >= k_most) overflow_.clear();
  overflow_.emplace(Overflow{number, key}, now);
  return false;
}

}  // namespace antecede::runtime
