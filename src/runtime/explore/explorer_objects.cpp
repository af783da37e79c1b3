#include "runtime/explore/explorer_objects.h"

#include <algorithm>

#include "runtime/heap/collector.h"

namespace antecede::runtime {

void ExplorerObjects::switch_to(Process process, const Heap& heap) {
  const Part last = parts_.back();
  if (last.process == process) return;
  if (allocated_.size() <= std::max(process, last.process)) allocated_.resize(std::max(process, last.process) + 1);
  allocated_[last.process] = last.before + (heap.top() - last.start);
  if (last.start == heap.top()) parts_.pop_back();
  parts_.push_back({heap.top(), process, allocated_[process]});
}

uint64_t ExplorerObjects::name(Ref ref) const {
  if (!ref) return 0;
  if (ref < floor_) {
    const auto found = moved_.find(ref);
    return found == moved_.end() ? 0 : found->second;
  }
  const auto next = std::ranges::upper_bound(parts_, size_t(ref), {}, &Part::start);
  const Part& part = *(next - 1);
  return uint64_t(part.process + 1) << 40 | (part.before + (ref - part.start)) >> 3;
}

void ExplorerObjects::moving(const Collector& collector, const Heap& heap, const std::vector<Class*>& classes) {
  absl::flat_hash_map<Ref, uint64_t> moved;
  size_t end = Heap::k_first_object;
  for (size_t at = Heap::k_first_object; at < heap.top();) {
    const auto ref = static_cast<Ref>(at);
    const ObjectHeader* object = heap.object(ref);
    at += size_of(object, *classes[object->class_id]);
    if (!collector.is_live(ref)) continue;
    moved.emplace(collector.moved(ref), name(ref));
    end = collector.moved(ref) + (at - ref);
  }
  const Process process = parts_.back().process;
  const uint64_t before = parts_.back().before + (heap.top() - parts_.back().start);
  parts_.assign({{end, process, before}});
  floor_ = end;
  moved_ = std::move(moved);
}

}  // namespace antecede::runtime
