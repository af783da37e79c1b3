#include "model/framework_calls.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_set.h>

namespace antecede::model {

using ir::ClassId;
using ir::MethodId;
using ir::MethodRefId;
using ir::TypeId;

FrameworkCalls::FrameworkCalls(const ir::Program& program, const ir::Hierarchy& hierarchy, size_t model_sources,
                               const ApiFacts& facts)
    : program_(program),
      hierarchy_(hierarchy),
      model_sources_(model_sources),
      facts_(facts),
      asked_(program.symbols().method_count()),
      answers_(program.symbols().method_count()) {}

const std::optional<FrameworkMethod>& FrameworkCalls::target(MethodRefId ref) {
  if (!asked_[ref]) {
    asked_[ref] = 1;
    answers_[ref] = resolve(ref);
  }
  return answers_[ref];
}

std::optional<FrameworkMethod> FrameworkCalls::resolve(MethodRefId ref) const {
  const ir::Symbols& symbols = program_.symbols();
  const ir::MethodRef& named = symbols.method(ref);
  FrameworkMethod method{"", std::string(symbols.text(named.name)), symbols.proto_descriptor(named.proto),
                         Support::Modelled};
  const MethodId found = hierarchy_.resolve(ref);
  if (found.valid()) {
    const ClassId owner = program_[found].owner;
    if (!is_model(owner)) return std::nullopt;
    method.owner = program_.class_name(owner);
    return method;
  }
  // The methods of arrays are Object's.
  const TypeId owner = symbols.type(named.owner).is_array() ? symbols.object() : named.owner;
  if (std::optional<FrameworkMethod> fact = find_fact(owner, method.name, method.descriptor)) return fact;
  method.owner = symbols.type_name(owner);
  method.support = Support::Unknown;
  return method;
}

std::optional<FrameworkMethod> FrameworkCalls::find_fact(TypeId owner, std::string_view name,
                                                         std::string_view descriptor) const {
  for (TypeId type : known_ancestors(owner))
    if (const auto fact = facts_.resolve_method(program_.symbols().descriptor(type), name, descriptor))
      return FrameworkMethod{fact->owner().dotted_name(), std::string(name), std::string(descriptor), Support::Known};
  return std::nullopt;
}

/// Direct ones; a type that the program does not define has none.
std::vector<TypeId> FrameworkCalls::parents(TypeId type) const {
  std::vector<TypeId> types;
  const ClassId id = program_.find_class(type);
  if (!id.valid()) return types;
  if (program_[id].superclass.valid()) types.push_back(program_[id].superclass);
  for (TypeId interface : program_[id].interfaces) types.push_back(interface);
  return types;
}

/// Visits the type and those above it that `is_known` does not know, each behind its parents. Without recursion, since
/// strangers decide how deep hierarchies are; a type that is above itself is visited once.
template <class IsKnown, class Visit>
void FrameworkCalls::from_above(TypeId type, IsKnown is_known, Visit visit) const {
  absl::flat_hash_set<TypeId> entered;
  std::vector<std::pair<TypeId, bool>> open{{type, false}};
  while (!open.empty()) {
    const auto [next, has_parents] = open.back();
    open.pop_back();
    if (has_parents) {
      visit(next);
      continue;
    }
    if (is_known(next) || !entered.insert(next).second) continue;
    open.emplace_back(next, true);
    for (TypeId parent : parents(next)) open.emplace_back(parent, false);
  }
}

bool FrameworkCalls::extends(ClassId id, std::string_view descriptor) const {
  // Whether types are subtypes; an answer serves all that are below.
  absl::flat_hash_map<TypeId, bool>& known = extends_.try_emplace(std::string(descriptor)).first->second;
  const auto is_it = [&](TypeId type) {
    const std::string_view name = program_.symbols().descriptor(type);
    const auto above = known.find(type);
    return name == descriptor || facts_.is_subclass(name, descriptor) || (above != known.end() && above->second);
  };
  const TypeId type = program_[id].type;
  from_above(
      type, [&](TypeId one) { return known.contains(one); },
      [&](TypeId one) { known[one] = std::ranges::any_of(parents(one), is_it); });
  return known[type];
}

/// The type and its ancestors, as far as the facts know them: superclasses first.
const std::vector<TypeId>& FrameworkCalls::known_ancestors(TypeId type) const {
  const auto gather = [&](TypeId one) {
    std::vector<TypeId> types;
    if (facts_.find(program_.symbols().descriptor(one))) types.push_back(one);
    for (TypeId parent : parents(one))
      if (const auto above = known_ancestors_.find(parent); above != known_ancestors_.end())
        for (TypeId ancestor : above->second)
          if (std::ranges::find(types, ancestor) == types.end()) types.push_back(ancestor);
    known_ancestors_[one] = std::move(types);
  };
  from_above(type, [&](TypeId one) { return known_ancestors_.contains(one); }, gather);
  return known_ancestors_[type];
}

}  // namespace antecede::model
