#include "ir/class/class_regions.h"

#include <algorithm>

namespace antecede::ir {

namespace {
/// No compiler comes near; see the same limit for edges.
constexpr size_t k_region_entry_limit = size_t(1) << 22;
}  // namespace

base::Status ExceptionRegions::build(const std::vector<classfile::ExceptionHandler>& table) {
  regions_.clear(), handlers_.clear(), boundaries_.clear(), active_.clear();
  for (uint32_t i = 0; i < table.size(); ++i) {
    boundaries_.push_back({table[i].start, i});
    boundaries_.push_back({table[i].end, i});
  }
  std::ranges::sort(boundaries_, {}, &Boundary::pc);
  size_t entries = 0;
  for (size_t i = 0; i < boundaries_.size(); ++i) {
    enter_or_leave(boundaries_[i], table);
    if ((entries += active_.size()) > k_region_entry_limit)
      return base::bad_input("its exception table has too many overlapping ranges");
    if (i + 1 == boundaries_.size() || boundaries_[i + 1].pc != boundaries_[i].pc)
      add_region(boundaries_[i].pc, table);
  }
  return {};
}

void ExceptionRegions::enter_or_leave(Boundary boundary, const std::vector<classfile::ExceptionHandler>& table) {
  const auto place = std::ranges::lower_bound(active_, boundary.handler);
  if (boundary.pc == table[boundary.handler].start)
    active_.insert(place, boundary.handler);
  else
    active_.erase(place);
}

void ExceptionRegions::add_region(uint32_t start, const std::vector<classfile::ExceptionHandler>& table) {
  Region region{start, static_cast<uint32_t>(handlers_.size()), 0};
  for (uint32_t handler : active_) {
    handlers_.push_back(handler);
    ++region.count;
    if (!table[handler].type.valid()) break;
  }
  regions_.push_back(region);
}

uint32_t ExceptionRegions::at(uint32_t pc) const {
  const auto after = std::ranges::upper_bound(regions_, pc, {}, &Region::start);
  if (after == regions_.begin() || std::prev(after)->count == 0) return k_none;
  return static_cast<uint32_t>(std::prev(after) - regions_.begin());
}

}  // namespace antecede::ir
