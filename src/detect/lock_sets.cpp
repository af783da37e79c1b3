#include "detect/lock_sets.h"

namespace antecede::detect {

namespace {

uint64_t word_of(trace::LockId lock, bool shared) {
  return uint64_t(lock.value()) * 2 + (shared ? 1 : 0);
}

}  // namespace

LockSetId LockSets::intern(Set set) {
  constexpr size_t k_most = (size_t(1) << 24) - 1;  // An access has 24 bits for it; what does not fit holds nothing.
  if (sets_.size() == k_most && !numbers_.contains(set)) return LockSetId(0);
  auto [found, fresh] = numbers_.try_emplace(set, LockSetId(sets_.size()));
  if (fresh) sets_.push_back(std::move(set));
  return found->second;
}

void LockSets::refresh(Held& held) {
  Set once = held.locks;
  once.erase(std::unique(once.begin(), once.end()), once.end());
  held.set = intern(std::move(once));
}

void LockSets::lock(trace::ThreadId thread, trace::LockId lock, bool shared) {
  if (!held_.contains(thread)) held_.resize(thread.value() + size_t{1});
  Held& held = held_[thread];
  uint64_t word = word_of(lock, shared);
  held.locks.insert(std::upper_bound(held.locks.begin(), held.locks.end(), word), word);
  refresh(held);
}

void LockSets::unlock(trace::ThreadId thread, trace::LockId lock, bool shared) {
  if (!held_.contains(thread)) return;
  Held& held = held_[thread];
  auto found = std::lower_bound(held.locks.begin(), held.locks.end(), word_of(lock, shared));
  if (found == held.locks.end() || *found != word_of(lock, shared)) return;
  held.locks.erase(found);
  refresh(held);
}

bool LockSets::exclude(LockSetId one, LockSetId other) const {
  const Set &a = sets_[one], &b = sets_[other];
  auto left = a.begin(), right = b.begin();
  while (left != a.end() && right != b.end()) {
    if (*left / 2 == *right / 2) {
      // Exclusive comes before shared: if one of the two holds it exclusively, it stands here.
      if (*left % 2 == 0 || *right % 2 == 0) return true;
      ++left;
      ++right;
    } else {
      ++(*left < *right ? left : right);
    }
  }
  return false;
}

std::vector<trace::LockId> LockSets::exclusive(LockSetId set) const {
  std::vector<trace::LockId> locks;
  for (uint64_t word : sets_[set])
    if (word % 2 == 0) locks.push_back(trace::LockId(word / 2));
  return locks;
}

}  // namespace antecede::detect
