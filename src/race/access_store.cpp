#include "race/access_store.h"

namespace antecede::race {
namespace {

using trace::Operation;

Access access_of(const Operation& operation, order::NodeId segment, LockSetId locks, uint32_t position) {
  Access access;
  access.segment = segment;
  access.stack = operation.stack;
  access.at = position;
  access.locks = locks.value() & 0xffffff;
  if (operation.kind == trace::OperationKind::Write) access.flags |= Access::k_write;
  if (operation.has(Operation::k_null)) access.flags |= Access::k_null;
  if (operation.has(Operation::k_structure)) access.flags |= Access::k_structure;
  if (!operation.has(Operation::k_has_value) && !operation.has(Operation::k_null)) return access;
  access.flags |= Access::k_has_value;
  uint64_t value = static_cast<uint64_t>(operation.value);
  access.value = static_cast<uint32_t>(value ^ (value >> 32) * 0x9e3779b1u);
  return access;
}

bool repeats(const Access& access, const Access& last) {
  return access.segment == last.segment && access.stack == last.stack && access.flags == last.flags &&
         access.locks == last.locks && access.value == last.value;
}

}  // namespace

void AccessStore::add(const Operation& operation, order::NodeId segment, LockSetId locks, uint32_t position) {
  trace::LocationId location = operation.location();
  if (!locations_.contains(location)) locations_.resize(location.value() + size_t{1});
  Ends& ends = locations_[location];
  Access access = access_of(operation, segment, locks, position);
  if (ends.last != Access::k_none && repeats(access, accesses_[ends.last])) return;
  uint32_t index = static_cast<uint32_t>(accesses_.size());
  if (ends.last == Access::k_none) {
    ends.first = index;
  } else {
    accesses_[ends.last].next = index;
  }
  ends.last = index;
  accesses_.push_back(access);
}

}  // namespace antecede::race
