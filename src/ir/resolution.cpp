// The half of Hierarchy that finds members: resolution of references and selection at call time.
#include <algorithm>

#include <absl/container/flat_hash_set.h>

#include "ir/hierarchy/dispatch_tables.h"
#include "ir/hierarchy.h"

namespace antecede::ir {

namespace {
/// Questions after which tables are worth making: until then, walking costs less. A small run asks less than that.
constexpr uint32_t k_walks_before_tables = 4096;
}  // namespace

MethodId Hierarchy::declared(ClassId id, const MethodRef& like) const {
  return program_.definition(program_.symbols().find_method({program_[id].type, like.name, like.proto}));
}

FieldId Hierarchy::resolve(FieldRefId ref) const {
  return fields_.get(ref, [&] { return find(ref); });
}

FieldId Hierarchy::find(FieldRefId ref) const {
  const Symbols& symbols = program_.symbols();
  const FieldRef& wanted = symbols.field(ref);
  auto declared_field = [&](ClassId id) {
    return program_.definition(symbols.find_field({program_[id].type, wanted.name, wanted.type}));
  };
  for (ClassId id = program_.find_class(wanted.owner); id.valid(); id = superclass_[id]) {
    if (FieldId found = declared_field(id); found.valid()) return found;
    for (ClassId above : all_interfaces(id))
      if (FieldId found = declared_field(above); found.valid()) return found;
  }
  return {};
}

/// Every interface above a class or interface, nearest first, each once; those of superclasses not included.
std::vector<ClassId> Hierarchy::all_interfaces(ClassId id) const {
  std::vector<ClassId> found(interfaces_[id].begin(), interfaces_[id].end());
  absl::flat_hash_set<ClassId> seen(found.begin(), found.end());
  for (size_t i = 0; i < found.size(); ++i)
    for (ClassId above : interfaces_[found[i]])
      if (seen.insert(above).second) found.push_back(above);
  return found;
}

MethodId Hierarchy::in_superclasses(ClassId id, const MethodRef& like) const {
  for (; id.valid(); id = superclass_[id])
    if (MethodId found = declared(id, like); found.valid()) return found;
  return {};
}

/// The maximally specific method of all super-interfaces: the one default that no other one overrides. Without a
/// single such default and unless `only_default`, any candidate (it is abstract, and good for its signature).
MethodId Hierarchy::in_interfaces(ClassId id, const MethodRef& like, bool only_default) const {
  std::vector<MethodId> candidates;
  absl::flat_hash_set<ClassId> seen;
  for (ClassId owner = id; owner.valid(); owner = superclass_[owner])
    for (ClassId above : all_interfaces(owner)) {
      if (!seen.insert(above).second) continue;
      const MethodId found = declared(above, like);
      if (found.valid() && !(program_[found].access_flags & (k_private | k_static))) candidates.push_back(found);
    }
  auto overridden = [&](MethodId method) {
    return std::ranges::any_of(candidates, [&](MethodId other) {
      return other != method && inherits(program_[other].owner, program_[method].owner);
    });
  };
  std::vector<MethodId> specific;
  std::ranges::copy_if(candidates, std::back_inserter(specific), [&](MethodId m) { return !overridden(m); });
  auto is_default = [&](MethodId m) { return !(program_[m].access_flags & k_abstract); };
  if (std::ranges::count_if(specific, is_default) == 1) return *std::ranges::find_if(specific, is_default);
  return only_default || candidates.empty() ? MethodId() : specific.front();
}

MethodId Hierarchy::resolve(MethodRefId ref) const {
  return methods_.get(ref, [&] { return find(ref); });
}

MethodId Hierarchy::find(MethodRefId ref) const {
  const MethodRef& wanted = program_.symbols().method(ref);
  // An array has the methods of Object.
  const bool is_array = program_.symbols().type(wanted.owner).is_array();
  const ClassId owner = program_.find_class(is_array ? program_.symbols().object() : wanted.owner);
  if (!owner.valid()) return {};
  if (!program_[owner].is_interface()) {
    if (MethodId found = in_superclasses(owner, wanted); found.valid()) return found;
    return in_interfaces(owner, wanted, false);
  }
  if (MethodId found = declared(owner, wanted); found.valid()) return found;
  if (ClassId object = program_.find_class(program_.symbols().object()); object.valid()) {
    const MethodId found = declared(object, wanted);
    if (found.valid() && (program_[found].access_flags & k_public) && !program_[found].is_static()) return found;
  }
  return in_interfaces(owner, wanted, false);
}

bool Hierarchy::same_package(ClassId a, ClassId b) const {
  auto package = [&](ClassId id) {
    const std::string_view name = program_.symbols().descriptor(program_[id].type);
    return name.substr(0, name.rfind('/') == std::string_view::npos ? 0 : name.rfind('/'));
  };
  return package(a) == package(b);
}

bool Hierarchy::sees(ClassId owner, MethodId method) const {
  return program_[owner].access_flags & k_framework || !is_internal(method);
}

bool Hierarchy::overrides(ClassId owner, MethodId overridden) const {
  const Method& method = program_[overridden];
  if (method.access_flags & (k_private | k_static | k_final) || !sees(owner, overridden)) return false;
  if (method.access_flags & (k_public | k_protected)) return true;
  return same_package(owner, method.owner);
}

MethodId Hierarchy::dispatch(ClassId receiver, MethodId method) const {
  if (walks_.load(std::memory_order_relaxed) >= k_walks_before_tables) return tables().dispatch(receiver, method);
  walks_.fetch_add(1, std::memory_order_relaxed);
  return dispatch_by_walking(receiver, method);
}

MethodId Hierarchy::dispatch_by_walking(ClassId receiver, MethodId method) const {
  const Method& resolved = program_[method];
  const MethodRef& ref = program_.symbols().method(resolved.ref);
  if (resolved.access_flags & (k_private | k_static)) return method;
  const bool from_interface = program_[resolved.owner].is_interface();
  MethodId selected;
  if (from_interface) {
    for (ClassId id = receiver; id.valid() && !selected.valid(); id = superclass_[id]) {
      const MethodId found = sees(id, method) ? declared(id, ref) : MethodId();
      if (found.valid() && !(program_[found].access_flags & (k_private | k_static))) selected = found;
    }
  } else {
    // Down from the class that declares it: each level takes the slot over if it may override what is in it.
    std::vector<ClassId> path;
    ClassId id = receiver;
    for (; id.valid() && id != resolved.owner; id = superclass_[id]) path.push_back(id);
    if (!id.valid()) return {};  // Not a receiver of this method.
    selected = method;
    for (size_t i = path.size(); i-- > 0;) {
      const MethodId found = declared(path[i], ref);
      if (found.valid() && !(program_[found].access_flags & (k_private | k_static)) && overrides(path[i], selected))
        selected = found;
    }
  }
  if (selected.valid() && !(program_[selected].access_flags & k_abstract)) return selected;
  if (selected.valid() && !program_[program_[selected].owner].is_interface()) return {};
  return in_interfaces(receiver, ref, true);
}

/// A reference is nearly always used in classes with one superclass, so the last answer is kept, in one number: the
/// superclass + 1, and above it the answer + 2.
MethodId Hierarchy::dispatch_super(ClassId caller, MethodRefId ref) const {
  constexpr uint64_t k_any_caller = UINT32_MAX;
  const uint64_t asked = static_cast<uint32_t>(superclass_[caller].value() + 1u);  // 0: has none.
  const uint64_t known = supers_.load(ref.value());
  const uint64_t known_for = known & UINT32_MAX;
  if (known && (known_for == asked || known_for == k_any_caller)) return MethodId((known >> 32) - 2);
  const MethodRef& wanted = program_.symbols().method(ref);
  const ClassId named = program_.find_class(wanted.owner);
  const bool of_interface = named.valid() && program_[named].is_interface();  // `Interface.super.m()`
  MethodId found;
  if (of_interface) {
    found = declared(named, wanted);
    if (!found.valid()) found = in_interfaces(named, wanted, true);
  } else if (asked) {
    found = find_super(superclass_[caller], wanted);
  }
  const uint64_t answer = static_cast<uint32_t>(found.value() + 2u);  // None is 1.
  supers_.store(ref.value(), answer << 32 | (of_interface ? k_any_caller : asked));
  return found;
}

MethodId Hierarchy::find_super(ClassId above, const MethodRef& wanted) const {
  const MethodId found = in_superclasses(above, wanted);
  if (found.valid()) return program_[found].access_flags & k_abstract ? MethodId() : found;
  return in_interfaces(above, wanted, true);
}

std::vector<MethodId> Hierarchy::possible_targets(MethodId resolved) const {
  std::vector<MethodId> targets;
  std::vector<ClassId> work{program_[resolved].owner};
  absl::flat_hash_set<ClassId> seen(work.begin(), work.end());
  while (!work.empty()) {
    const ClassId id = work.back();
    work.pop_back();
    if (!(program_[id].access_flags & (k_abstract | k_interface)))
      if (MethodId target = dispatch(id, resolved); target.valid()) targets.push_back(target);
    for (ClassId below : subclasses_[id])
      if (seen.insert(below).second) work.push_back(below);
  }
  std::ranges::sort(targets);
  targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
  return targets;
}

}  // namespace antecede::ir
