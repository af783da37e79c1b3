#include "model/framework_calls.h"

#include <algorithm>
#include <vector>

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
  for (TypeId type : with_ancestors(owner))
    if (const auto fact = facts_.resolve_method(program_.symbols().descriptor(type), name, descriptor))
      return FrameworkMethod{fact->owner().dotted_name(), std::string(name), std::string(descriptor), Support::Known};
  return std::nullopt;
}

bool FrameworkCalls::extends(ClassId id, std::string_view descriptor) const {
  const std::vector<TypeId> types = with_ancestors(program_[id].type);
  return std::any_of(types.begin() + 1, types.end(), [&](TypeId type) {
    const std::string_view name = program_.symbols().descriptor(type);
    return name == descriptor || facts_.is_subclass(name, descriptor);
  });
}

/// The type and its ancestors that the program names, level by level; those it does not define end a branch.
std::vector<TypeId> FrameworkCalls::with_ancestors(TypeId type) const {
  std::vector<TypeId> types{type};
  for (size_t next = 0; next < types.size(); ++next) {
    const ClassId id = program_.find_class(types[next]);
    if (!id.valid()) continue;
    const auto add = [&](TypeId above) {
      if (above.valid() && std::ranges::find(types, above) == types.end()) types.push_back(above);
    };
    add(program_[id].superclass);
    for (TypeId interface : program_[id].interfaces) add(interface);
  }
  return types;
}

}  // namespace antecede::model
