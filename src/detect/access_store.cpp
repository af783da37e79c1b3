#include "detect/access_store.h"

#include <algorithm>

namespace antecede::detect {
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
  if (operation.has(Operation::k_unpublished)) access.flags |= Access::k_unpublished;
  if (!operation.has(Operation::k_has_value) && !operation.has(Operation::k_null)) return access;
  access.flags |= Access::k_has_value;
  uint64_t value = static_cast<uint64_t>(operation.value);
  access.value = static_cast<uint32_t>(value ^ (value >> 32) * 0x9e3779b1u);
  return access;
}

bool repeats(const Access& access, const Access& last) {
  return access.stack == last.stack && access.flags == last.flags && access.locks == last.locks &&
         access.value == last.value;
}

}  // namespace

AccessStore::Last& AccessStore::last_of(trace::LocationId location) {
  if (!locations_.contains(location)) locations_.resize(location.value() + size_t{1});
  return locations_[location];
}

void AccessStore::append(Last& last, Access access, uint32_t part) {
  access.before = last.access;
  last = {accesses_.size(), access.segment, part};
  accesses_.push_back(access);
}

void AccessStore::add(const Operation& operation, order::NodeId segment, uint32_t part, LockSetId locks,
                      uint32_t position) {
  Last& last = last_of(operation.location());
  Access access = access_of(operation, segment, locks, position);
  if (last.segment == segment && last.part == part && repeats(access, accesses_[last.access])) return;
  append(last, access, part);
}

void AccessStore::add(trace::LocationId location, Access access) {
  append(last_of(location), access, 0);
}

void AccessStore::collect(trace::LocationId location, std::vector<uint32_t>& accesses) const {
  accesses.clear();
  for (uint32_t at = last(location); at != Access::k_none; at = accesses_[at].before) accesses.push_back(at);
  std::reverse(accesses.begin(), accesses.end());
}

}  // namespace antecede::detect
