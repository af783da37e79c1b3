#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_set.h>

#include "ir/hierarchy.h"

namespace antecede::ir::testing {

/// The questions of `Hierarchy`, answered the plain way: every one by a walk, nothing remembered. What the tables of
/// `Hierarchy` are held against, and what its speed is measured by.
class PlainHierarchy {
 public:
  PlainHierarchy(const Program& program, const Hierarchy& hierarchy) : program_(program), classes_(hierarchy) {}

  Truth is_subtype(TypeId from, TypeId to) const {
    const Symbols& symbols = program_.symbols();
    while (from != to) {
      const Type &source = symbols.type(from), &target = symbols.type(to);
      if (!source.is_reference() || !target.is_reference()) return Truth::No;
      if (to == symbols.object()) return Truth::Yes;
      if (source.is_array() && target.is_array()) {
        from = source.element;
        to = target.element;
        continue;
      }
      if (source.is_array()) {
        const std::string_view name = symbols.descriptor(to);
        return name == "Ljava/lang/Cloneable;" || name == "Ljava/io/Serializable;" ? Truth::Yes : Truth::No;
      }
      if (target.is_array()) return Truth::No;
      const ClassId id = program_.find_class(from);
      return id.valid() ? is_subclass(id, to) : Truth::Unknown;
    }
    return Truth::Yes;
  }

  Truth is_subclass(ClassId from, TypeId to) const {
    if (to == program_.symbols().object() || program_[from].type == to) return Truth::Yes;
    const bool defined = program_.find_class(to).valid();
    for (const ClassId id : with_all_above(from)) {
      const Class& one = program_[id];
      if (defined ? one.type == to : one.superclass == to || std::ranges::count(one.interfaces, to)) return Truth::Yes;
    }
    return classes_.is_complete(from) ? Truth::No : Truth::Unknown;
  }

  FieldId resolve(FieldRefId ref) const {
    const FieldRef& wanted = program_.symbols().field(ref);
    auto declared_field = [&](ClassId id) {
      return program_.definition(program_.symbols().find_field({program_[id].type, wanted.name, wanted.type}));
    };
    for (ClassId id = program_.find_class(wanted.owner); id.valid(); id = classes_.superclass(id)) {
      if (FieldId found = declared_field(id); found.valid()) return found;
      for (ClassId above : all_interfaces(id))
        if (FieldId found = declared_field(above); found.valid()) return found;
    }
    return {};
  }

  MethodId resolve(MethodRefId ref) const {
    const MethodRef& wanted = program_.symbols().method(ref);
    const bool is_array = program_.symbols().descriptor(wanted.owner).starts_with('[');
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

  MethodId dispatch(ClassId receiver, MethodId method) const {
    const Method& resolved = program_[method];
    const MethodRef& ref = program_.symbols().method(resolved.ref);
    if (resolved.access_flags & (k_private | k_static)) return method;
    MethodId selected;
    if (program_[resolved.owner].is_interface()) {
      for (ClassId id = receiver; id.valid() && !selected.valid(); id = classes_.superclass(id)) {
        const bool sees = program_[id].access_flags & k_framework || !classes_.is_internal(method);
        if (sees && is_virtual(declared(id, ref))) selected = declared(id, ref);
      }
    } else {
      std::vector<ClassId> path;
      ClassId id = receiver;
      for (; id.valid() && id != resolved.owner; id = classes_.superclass(id)) path.push_back(id);
      if (!id.valid()) return {};
      selected = method;
      for (size_t i = path.size(); i-- > 0;) {
        const MethodId found = declared(path[i], ref);
        if (is_virtual(found) && classes_.overrides(path[i], selected)) selected = found;
      }
    }
    if (selected.valid() && !(program_[selected].access_flags & k_abstract)) return selected;
    if (selected.valid() && !program_[program_[selected].owner].is_interface()) return {};
    return in_interfaces(receiver, ref, true);
  }

  MethodId dispatch_super(ClassId caller, MethodRefId ref) const {
    const MethodRef& wanted = program_.symbols().method(ref);
    const ClassId named = program_.find_class(wanted.owner);
    if (named.valid() && program_[named].is_interface()) {
      const MethodId found = declared(named, wanted);
      return found.valid() ? found : in_interfaces(named, wanted, true);
    }
    const ClassId above = classes_.superclass(caller);
    if (!above.valid()) return {};
    const MethodId found = in_superclasses(above, wanted);
    if (found.valid()) return program_[found].access_flags & k_abstract ? MethodId() : found;
    return in_interfaces(above, wanted, true);
  }

 private:
  bool is_virtual(MethodId id) const {
    return id.valid() && !(program_[id].access_flags & (k_private | k_static));
  }
  MethodId declared(ClassId id, const MethodRef& like) const {
    return program_.definition(program_.symbols().find_method({program_[id].type, like.name, like.proto}));
  }
  MethodId in_superclasses(ClassId id, const MethodRef& like) const {
    for (; id.valid(); id = classes_.superclass(id))
      if (MethodId found = declared(id, like); found.valid()) return found;
    return {};
  }
  std::vector<ClassId> with_all_above(ClassId from) const {
    std::vector<ClassId> found{from};
    absl::flat_hash_set<ClassId> seen{from};
    for (size_t i = 0; i < found.size(); ++i) {
      const ClassId id = found[i], super = classes_.superclass(id);
      if (super.valid() && seen.insert(super).second) found.push_back(super);
      for (ClassId above : classes_.interfaces(id))
        if (seen.insert(above).second) found.push_back(above);
    }
    return found;
  }
  std::vector<ClassId> all_interfaces(ClassId id) const {
    std::vector<ClassId> found(classes_.interfaces(id).begin(), classes_.interfaces(id).end());
    absl::flat_hash_set<ClassId> seen(found.begin(), found.end());
    for (size_t i = 0; i < found.size(); ++i)
      for (ClassId above : classes_.interfaces(found[i]))
        if (seen.insert(above).second) found.push_back(above);
    return found;
  }
  MethodId in_interfaces(ClassId id, const MethodRef& like, bool only_default) const {
    std::vector<MethodId> candidates;
    absl::flat_hash_set<ClassId> seen;
    for (ClassId owner = id; owner.valid(); owner = classes_.superclass(owner))
      for (ClassId above : all_interfaces(owner)) {
        if (!seen.insert(above).second) continue;
        if (const MethodId found = declared(above, like); is_virtual(found)) candidates.push_back(found);
      }
    auto overridden = [&](MethodId method) {
      return std::ranges::any_of(candidates, [&](MethodId other) {
        return other != method && std::ranges::count(with_all_above(program_[other].owner), program_[method].owner);
      });
    };
    std::vector<MethodId> specific;
    std::ranges::copy_if(candidates, std::back_inserter(specific), [&](MethodId m) { return !overridden(m); });
    auto is_default = [&](MethodId m) { return !(program_[m].access_flags & k_abstract); };
    if (std::ranges::count_if(specific, is_default) == 1) return *std::ranges::find_if(specific, is_default);
    return only_default || candidates.empty() ? MethodId() : specific.front();
  }

  const Program& program_;
  const Hierarchy& classes_;  // For who is directly above whom, and for what is internal.
};

}  // namespace antecede::ir::testing
