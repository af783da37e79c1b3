#include "ir/hierarchy/dispatch_tables.h"

#include <algorithm>
#include <memory>

#include <absl/container/inlined_vector.h>

#include "ir/hierarchy.h"

namespace antecede::ir {

DispatchTables::DispatchTables(const Program& program, const Hierarchy& hierarchy, const ClassOrder& order,
                               const AncestorSets& sets)
    : program_(program),
      hierarchy_(hierarchy),
      order_(order),
      sets_(sets),
      place_(program.methods().size()),
      slots_(program.methods().size()) {
  unlisted_.kind = Kind::Unlisted;
  sort_methods();
}

// Which methods belong together ---------------------------------------------------------------------------------------

/// Where a class declares a method twice, the last one counts.
bool DispatchTables::is_listed(MethodId id) const {
  const Method& method = program_[id];
  return !(method.access_flags & (k_private | k_static)) && program_.definition(method.ref) == id &&
         program_.symbols().text(program_.symbols().method(method.ref).name) != "<init>";
}

/// By name, then by prototype: two counting sorts, since both are small numbers.
void DispatchTables::sort_methods() {
  const Symbols& symbols = program_.symbols();
  const auto sort_by = [](const std::vector<MethodId>& methods, size_t keys, auto key) {
    std::vector<uint32_t> places(keys + 1);
    for (const MethodId id : methods) ++places[key(id) + 1];
    for (size_t i = 1; i < places.size(); ++i) places[i] += places[i - 1];
    std::vector<MethodId> sorted(methods.size());
    for (const MethodId id : methods) sorted[places[key(id)]++] = id;
    return sorted;
  };
  std::vector<MethodId> listed;
  for (size_t i = 0; i < program_.methods().size(); ++i)
    if (is_listed(MethodId(i))) listed.push_back(MethodId(i));
  const auto reference = [&](MethodId id) -> const MethodRef& { return symbols.method(program_[id].ref); };
  listed = sort_by(listed, symbols.proto_count(), [&](MethodId id) { return reference(id).proto.value(); });
  sorted_ = sort_by(listed, symbols.string_count(), [&](MethodId id) { return reference(id).name.value(); });
  for (size_t i = 0; i < sorted_.size(); ++i) place_.store(sorted_[i].value(), static_cast<uint32_t>(i + 1));
}

DispatchTables::Kind DispatchTables::kind_of(MethodId method, const Family& family) const {
  const Method& definition = program_[method];
  if (program_[definition.owner].is_interface())
    return hierarchy_.is_internal(method) ? Kind::Internal : Kind::Interface;
  if (program_.definition(definition.ref) != method) return Kind::Copy;
  const ClassInterval reach = order_.interval(definition.owner);
  const auto next = std::ranges::upper_bound(family.declarations, reach.first, {},
                                             [](const Declaration& one) { return one.reach.first; });
  const bool again = next != family.declarations.end() && reach.contains(next->reach.first);
  return again || definition.access_flags & k_abstract ? Kind::Class : Kind::Sole;
}

/// Makes the slots of the whole family.
const DispatchTables::Slot* DispatchTables::make_slot(MethodId method) const {
  if (program_[method].access_flags & (k_private | k_static)) {
    slots_.store(method.value(), &itself_, std::memory_order_release);
    return &itself_;
  }
  const std::lock_guard lock(mutex_);
  if (const Slot* known = slots_.load(method.value(), std::memory_order_acquire)) return known;
  const MethodId listed = program_.definition(program_[method].ref);
  const uint32_t place = listed.valid() ? place_.load(listed.value()) : 0;
  if (!place) {
    slots_.store(method.value(), &unlisted_, std::memory_order_release);
    return &unlisted_;
  }
  const auto add = [&](MethodId id, const Family* family) {
    auto* slot = new (arena_.allocate(sizeof(Slot))) Slot{family, order_.interval(program_[id].owner), kind_of(id, *family)};
    slots_.store(id.value(), slot, std::memory_order_release);
  };
  if (const Slot* known = slots_.load(listed.value(), std::memory_order_acquire)) {
    add(method, known->family);  // The other one of two.
    return slots_.load(method.value());
  }
  const auto same = [&](size_t at) {
    const MethodRef &a = program_.symbols().method(program_[sorted_[at]].ref),
                    &b = program_.symbols().method(program_[listed].ref);
    return a.name == b.name && a.proto == b.proto;
  };
  size_t first = place - 1, end = place;
  while (first > 0 && same(first - 1)) --first;
  while (end < sorted_.size() && same(end)) ++end;
  const Family* family = cut_family(std::span(sorted_).subspan(first, end - first));
  for (size_t i = first; i < end; ++i) add(sorted_[i], family);
  if (listed != method) add(method, family);
  return slots_.load(method.value());
}

// Cutting the line ------------------------------------------------------------------------------------------------------

template <class T>
std::span<const T> DispatchTables::keep(const std::vector<T>& items) const {
  auto* copy = reinterpret_cast<T*>(arena_.allocate(items.size() * sizeof(T)));
  std::uninitialized_copy(items.begin(), items.end(), copy);
  return {copy, items.size()};
}

const DispatchTables::Family* DispatchTables::cut_family(std::span<const MethodId> methods) const {
  auto* family = new (arena_.allocate(sizeof(Family))) Family();
  add_interfaces(methods, *family);
  std::vector<Declaration> declarations;
  for (const MethodId id : methods) declarations.push_back({order_.interval(program_[id].owner), id, 0});
  std::ranges::sort(declarations, {}, [](const Declaration& one) { return one.reach.first; });
  const std::vector<uint32_t> lowest_break = connect(declarations);
  family->declarations = keep(declarations);
  cut_pieces(lowest_break, *family);
  return family;
}

void DispatchTables::add_interfaces(std::span<const MethodId> methods, Family& family) const {
  std::vector<InterfaceDeclaration> interfaces;
  for (const MethodId id : methods) {
    const Class& owner = program_[program_[id].owner];
    if (!owner.is_interface()) continue;
    interfaces.push_back({owner.type, id, !(program_[id].access_flags & k_abstract)});
    family.has_default |= interfaces.back().is_default;
  }
  std::ranges::sort(interfaces, {}, &InterfaceDeclaration::type);
  family.interfaces = keep(interfaces);
}

/// Finds for each declaration the next one above. Returns for each the lowest class, from its own upwards, whose
/// declaration does not take the place of the next one above; 0 if all do.
std::vector<uint32_t> DispatchTables::connect(std::span<Declaration> declarations) const {
  std::vector<uint32_t> lowest_break(declarations.size());
  std::vector<uint32_t> open;
  for (uint32_t i = 0; i < declarations.size(); ++i) {
    Declaration& one = declarations[i];
    while (!open.empty() && !declarations[open.back()].reach.contains(one.reach.first)) open.pop_back();
    if (!open.empty()) {
      const uint32_t above = open.back();
      one.above = above + 1;
      const bool takes_over = hierarchy_.overrides(program_[one.method].owner, declarations[above].method);
      lowest_break[i] = takes_over ? lowest_break[above] : one.reach.first;
    }
    open.push_back(i);
  }
  return lowest_break;
}

uint32_t DispatchTables::answer_of(MethodId method) const {
  if (!method.valid()) return k_ask_interfaces;
  if (!(program_[method].access_flags & k_abstract)) return method.value();
  return program_[program_[method].owner].is_interface() ? k_ask_interfaces : k_none;
}

void DispatchTables::cut_pieces(std::span<const uint32_t> lowest_break, Family& family) const {
  std::vector<uint32_t> starts{0};
  std::vector<Piece> pieces{{0, k_ask_interfaces}};
  constexpr uint32_t k_nobody = 0;
  const auto begin_piece = [&](uint32_t start, uint32_t place) {
    if (starts.back() != start) {
      starts.push_back(start);
      pieces.emplace_back();
    }
    pieces.back() = place == k_nobody ? Piece{0, k_ask_interfaces}
                                      : Piece{lowest_break[place - 1], answer_of(family.declarations[place - 1].method)};
  };
  std::vector<uint32_t> open;  // Places + 1.
  const auto close_before = [&](uint64_t number) {
    while (!open.empty() && family.declarations[open.back() - 1].reach.last < number) {
      const uint32_t next = family.declarations[open.back() - 1].reach.last + 1;
      open.pop_back();
      begin_piece(next, open.empty() ? k_nobody : open.back());
    }
  };
  for (uint32_t i = 0; i < family.declarations.size(); ++i) {
    close_before(family.declarations[i].reach.first);
    begin_piece(family.declarations[i].reach.first, i + 1);
    open.push_back(i + 1);
  }
  close_before(UINT64_MAX);
  family.starts = keep(starts);
  family.pieces = keep(pieces);
}

// Questions ---------------------------------------------------------------------------------------------------------------

/// The last piece that begins at or before `number`; without branches, since nothing could predict them.
size_t DispatchTables::piece_of(const Family& family, uint32_t number) {
  const uint32_t* base = family.starts.data();
  for (size_t count = family.starts.size(); count > 1;) {
    const size_t half = count / 2;
    base += base[half] <= number ? half : 0;
    count -= half;
  }
  return static_cast<size_t>(base - family.starts.data());
}

MethodId DispatchTables::dispatch(ClassId receiver, MethodId method) const {
  const Slot* slot = slots_.load(method.value(), std::memory_order_acquire);
  if (!slot) slot = make_slot(method);
  if (slot->kind == Kind::Itself) return method;
  if (slot->kind == Kind::Unlisted) return hierarchy_.dispatch_by_walking(receiver, method);
  const uint32_t number = order_.number(receiver);
  if (slot->kind == Kind::Sole) return slot->reach.contains(number) ? method : MethodId();
  const Family& family = *slot->family;
  if (slot->kind == Kind::Internal)
    return finish(answer_of(select_seen(number, *slot)), receiver, family, method);
  const Piece& piece = family.pieces[piece_of(family, number)];
  if (slot->kind != Kind::Interface) {
    if (!slot->reach.contains(number)) return {};  // Not a receiver of this method.
    if (slot->kind == Kind::Copy || slot->reach.first < piece.not_above)
      return finish(answer_of(select_one_by_one(number, *slot, method)), receiver, family, method);
  }
  return finish(piece.answer, receiver, family, method);
}

MethodId DispatchTables::finish(uint32_t answer, ClassId receiver, const Family& family, MethodId method) const {
  return answer == k_ask_interfaces ? default_method(receiver, family, method) : MethodId(answer);
}

/// The declaration nearest to a class, from itself upwards; nullptr if there is none.
const DispatchTables::Declaration* DispatchTables::nearest(const Family& family, uint32_t number) const {
  auto next = std::ranges::upper_bound(family.declarations, number, {},
                                       [](const Declaration& one) { return one.reach.first; });
  if (next == family.declarations.begin()) return nullptr;
  const Declaration* one = &*std::prev(next);
  while (one && !one->reach.contains(number)) one = one->above ? &family.declarations[one->above - 1] : nullptr;
  return one;
}

/// Down from the class that declares it: each declaration takes over if it may override what is there.
MethodId DispatchTables::select_one_by_one(uint32_t number, const Slot& slot, MethodId method) const {
  absl::InlinedVector<const Declaration*, 8> path;
  for (const Declaration* one = nearest(*slot.family, number); one && one->reach.first > slot.reach.first;
       one = one->above ? &slot.family->declarations[one->above - 1] : nullptr)
    path.push_back(one);
  MethodId selected = method;
  for (size_t i = path.size(); i-- > 0;)
    if (hierarchy_.overrides(program_[path[i]->method].owner, selected)) selected = path[i]->method;
  return selected;
}

/// The nearest declaration in a class that can see an internal method; none if there is none.
MethodId DispatchTables::select_seen(uint32_t number, const Slot& slot) const {
  const Declaration* one = nearest(*slot.family, number);
  while (one && !(program_[program_[one->method].owner].access_flags & k_framework))
    one = one->above ? &slot.family->declarations[one->above - 1] : nullptr;
  return one ? one->method : MethodId();
}

/// The one default of the interfaces above that no other one overrides.
MethodId DispatchTables::default_method(ClassId receiver, const Family& family, MethodId method) const {
  const AncestorSet* above = sets_.of(receiver);
  if (!above) return hierarchy_.in_interfaces(receiver, program_.symbols().method(program_[method].ref), true);
  if (!family.has_default) return {};
  absl::InlinedVector<const InterfaceDeclaration*, 8> candidates;
  if (family.interfaces.size() <= above->size()) {
    for (const InterfaceDeclaration& one : family.interfaces)
      if (above->contains(one.type)) candidates.push_back(&one);
  } else {
    above->for_each([&](TypeId type) {
      const auto found = std::ranges::lower_bound(family.interfaces, type, {}, &InterfaceDeclaration::type);
      if (found != family.interfaces.end() && found->type == type) candidates.push_back(&*found);
    });
  }
  const auto overridden = [&](const InterfaceDeclaration* one) {
    return std::ranges::any_of(candidates, [&](const InterfaceDeclaration* other) {
      return other != one && hierarchy_.inherits(program_[other->method].owner, program_[one->method].owner);
    });
  };
  MethodId found;
  for (const InterfaceDeclaration* one : candidates) {
    if (!one->is_default || overridden(one)) continue;
    if (found.valid()) return {};  // Two in conflict.
    found = one->method;
  }
  return found;
}

}  // namespace antecede::ir
