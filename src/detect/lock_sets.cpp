#include "detect/lock_sets.h"

namespace antecede::detect {

namespace {

constexpr uint64_t k_holds = 4;

uint64_t word_of(trace::LockId lock, Hold hold) {
  return uint64_t(lock.value()) * k_holds + static_cast<uint64_t>(hold);
}

Hold hold_in(uint64_t word) {
  return static_cast<Hold>(word % k_holds);
}

}  // namespace

Hold hold_of(const trace::Operation& lock_or_unlock) {
  if (lock_or_unlock.has(trace::Operation::k_moved)) return Hold::Moved;
  return lock_or_unlock.has(trace::Operation::k_shared) ? Hold::Shared : Hold::Exclusive;
}

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

void LockSets::lock(trace::ThreadId thread, trace::LockId lock, Hold hold) {
  if (!held_.contains(thread)) held_.resize(thread.value() + size_t{1});
  Held& held = held_[thread];
  uint64_t word = word_of(lock, hold);
  held.locks.insert(std::upper_bound(held.locks.begin(), held.locks.end(), word), word);
  refresh(held);
}

void LockSets::unlock(trace::ThreadId thread, trace::LockId lock, Hold hold) {
  if (!held_.contains(thread)) return;
  Held& held = held_[thread];
  auto found = std::lower_bound(held.locks.begin(), held.locks.end(), word_of(lock, hold));
  if (found == held.locks.end() || *found != word_of(lock, hold)) return;
  held.locks.erase(found);
  refresh(held);
}

void LockSets::end_moves(trace::ThreadId thread) {
  if (!held_.contains(thread)) return;
  Held& held = held_[thread];
  if (std::erase_if(held.locks, [](uint64_t word) { return hold_in(word) == Hold::Moved; }) > 0) refresh(held);
}

bool LockSets::exclude(LockSetId one, LockSetId other) const {
  const Set &a = sets_[one], &b = sets_[other];
  auto left = a.begin(), right = b.begin();
  while (left != a.end() && right != b.end()) {
    if (*left / k_holds == *right / k_holds) {
      // Exclusive comes before shared, and that before moved: if one of the two holds it exclusively, it stands here.
      const Hold one_holds = hold_in(*left), other_holds = hold_in(*right);
      const bool both_lock = one_holds != Hold::Moved && other_holds != Hold::Moved;
      if (both_lock && (one_holds == Hold::Exclusive || other_holds == Hold::Exclusive)) return true;
      ++left;
      ++right;
    } else {
      ++(*left < *right ? left : right);
    }
  }
  return false;
}

bool LockSets::move_alike(LockSetId one, LockSetId other) const {
  const Set& others = sets_[other];
  return std::ranges::any_of(sets_[one], [&](uint64_t word) {
    return hold_in(word) == Hold::Moved && std::ranges::binary_search(others, word);
  });
}

bool LockSets::is_locked(LockSetId set) const {
  return std::ranges::any_of(sets_[set], [](uint64_t word) { return hold_in(word) != Hold::Moved; });
}

std::vector<trace::LockId> LockSets::exclusive(LockSetId set) const {
  std::vector<trace::LockId> locks;
  for (uint64_t word : sets_[set])
    if (hold_in(word) == Hold::Exclusive) locks.push_back(trace::LockId(word / k_holds));
  return locks;
}

}  // namespace antecede::detect
