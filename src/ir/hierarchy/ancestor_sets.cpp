#include "ir/hierarchy/ancestor_sets.h"

#include <algorithm>
#include <bit>

#include <absl/hash/hash.h>
#include <absl/types/span.h>

#include "ir/hierarchy.h"

namespace antecede::ir {

namespace {
// Elements: far more than classes of real programs have, and few enough that hostile ones stay small.
constexpr size_t k_least_room = size_t{1} << 20, k_room_per_class = 16;
constexpr size_t k_least_work = size_t{1} << 23, k_work_per_class = 128;
}  // namespace

AncestorSets::AncestorSets(const Program& program, const Hierarchy& hierarchy)
    : program_(program),
      hierarchy_(hierarchy),
      known_(program.classes().size()),
      work_left_(k_least_work + k_work_per_class * program.classes().size()),
      room_left_(k_least_room + k_room_per_class * program.classes().size()) {}

/// Those above first, with a stack of our own.
const AncestorSet* AncestorSets::make(ClassId id) const {
  struct Frame {
    ClassId id;
    size_t next;
  };
  const std::lock_guard lock(mutex_);
  std::vector<Frame> stack{{id, 0}};
  while (!stack.empty()) {
    Frame& top = stack.back();
    const std::span<const ClassId> interfaces = hierarchy_.interfaces(top.id);
    if (known(top.id) || top.next > interfaces.size()) {
      if (!known(top.id)) known_.store(top.id.value(), combine(top.id), std::memory_order_release);
      stack.pop_back();
      continue;
    }
    const size_t next = top.next++;
    const ClassId above = next < interfaces.size() ? interfaces[next] : hierarchy_.superclass(top.id);
    if (above.valid() && !known(above)) stack.push_back({above, 0});
  }
  return known(id);
}

bool AncestorSets::names_missing(ClassId id) const {
  const Class& definition = program_[id];
  auto missing = [&](TypeId type) { return type.valid() && !program_.find_class(type).valid(); };
  return missing(definition.superclass) || std::ranges::any_of(definition.interfaces, missing);
}

const AncestorSet* AncestorSets::combine(ClassId id) const {
  const ClassId super = hierarchy_.superclass(id);
  if (super.valid() && hierarchy_.interfaces(id).empty() && !names_missing(id)) return known(super);
  std::vector<TypeId> types;
  if (!gather(id, types)) return &none_;
  return intern(types);
}

/// false: no set for this one.
bool AncestorSets::gather(ClassId id, std::vector<TypeId>& types) const {
  const Class& definition = program_[id];
  const ClassId object = program_.find_class(program_.symbols().object());
  if (const ClassId super = hierarchy_.superclass(id); super.valid() && !add_set(super, types)) return false;
  for (const ClassId above : hierarchy_.interfaces(id)) {
    const ClassId over = hierarchy_.superclass(above);
    if (!program_[above].is_interface() || (over.valid() && over != object)) return false;
    if (!add_set(above, types)) return false;
    types.push_back(program_[above].type);
  }
  auto add_missing = [&](TypeId type) {
    if (type.valid() && !program_.find_class(type).valid()) types.push_back(type);
  };
  add_missing(definition.superclass);
  std::ranges::for_each(definition.interfaces, add_missing);
  return true;
}

bool AncestorSets::add_set(ClassId id, std::vector<TypeId>& types) const {
  const AncestorSet* set = known(id);
  if (set == &none_ || work_left_ < set->size() + 1) return false;
  work_left_ -= set->size() + 1;
  set->for_each([&](TypeId type) { types.push_back(type); });
  return true;
}

const AncestorSet* AncestorSets::intern(std::vector<TypeId>& types) const {
  std::ranges::sort(types);
  types.erase(std::unique(types.begin(), types.end()), types.end());
  std::vector<const AncestorSet*>& alike = by_hash_[absl::HashOf(absl::MakeConstSpan(types))];
  for (const AncestorSet* set : alike)
    if (set->size() == types.size() && std::ranges::all_of(types, [&](TypeId type) { return set->contains(type); }))
      return set;
  if (room_left_ < types.size() + 1) return &none_;
  room_left_ -= types.size() + 1;
  alike.push_back(store(types));
  return alike.back();
}

const AncestorSet* AncestorSets::store(const std::vector<TypeId>& types) const {
  const size_t slots = std::bit_ceil(types.size() * 2 + 1);
  auto* set = new (arena_.allocate(sizeof(AncestorSet))) AncestorSet();
  auto* table = reinterpret_cast<TypeId*>(arena_.allocate(slots * sizeof(TypeId)));
  std::uninitialized_fill_n(table, slots, TypeId());
  set->slots_ = table;
  set->mask_ = static_cast<uint32_t>(slots - 1);
  set->size_ = static_cast<uint32_t>(types.size());
  for (const TypeId type : types) {
    uint32_t at = AncestorSet::place(type, set->mask_);
    while (table[at].valid()) at = (at + 1) & set->mask_;
    table[at] = type;
  }
  return set;
}

}  // namespace antecede::ir
