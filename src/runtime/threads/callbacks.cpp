#include "runtime/threads/callbacks.h"

#include <algorithm>
#include <utility>

namespace antecede::runtime {

const CallbackRegistration& CallbackRegistrations::add(CallbackRegistration registration) {
  registration.id = ++last_;
  source_of_[registration.id] = registration.source;
  OfSource& list = sources_[registration.source];
  list.push_back(std::move(registration));
  return list.back();
}

const CallbackRegistration* CallbackRegistrations::find(Ref source, std::string_view slot, Ref listener) const {
  const auto list = sources_.find(source);
  if (list == sources_.end()) return nullptr;
  const auto found = std::find_if(list->second.rbegin(), list->second.rend(), [&](const CallbackRegistration& one) {
    return one.listener == listener && one.slot == slot;
  });
  return found == list->second.rend() ? nullptr : &*found;
}

const CallbackRegistration* CallbackRegistrations::find(uint64_t id) const {
  const auto source = source_of_.find(id);
  if (source == source_of_.end()) return nullptr;
  const OfSource& list = sources_.find(source->second)->second;
  return &*std::ranges::find(list, id, &CallbackRegistration::id);
}

std::vector<CallbackRegistration> CallbackRegistrations::remove(Ref source, std::string_view slot, Ref listener) {
  std::vector<CallbackRegistration> removed;
  const auto list = sources_.find(source);
  if (list == sources_.end()) return removed;
  std::erase_if(list->second, [&](CallbackRegistration& one) {
    if (one.slot != slot || (listener && one.listener != listener)) return false;
    source_of_.erase(one.id);
    removed.push_back(std::move(one));
    return true;
  });
  if (list->second.empty()) sources_.erase(list);
  return removed;
}

void CallbackRegistrations::visit(const std::function<void(Ref&)>& visit) {
  absl::flat_hash_map<Ref, OfSource> moved;
  moved.reserve(sources_.size());
  for (auto& [source, list] : sources_) {
    for (CallbackRegistration& one : list) {
      for (Ref* ref : {&one.source, &one.listener, &one.queue})
        if (*ref) visit(*ref);
      source_of_[one.id] = one.source;
    }
    const Ref place = list.front().source;
    moved.emplace(place, std::move(list));
  }
  sources_ = std::move(moved);
}

}  // namespace antecede::runtime
