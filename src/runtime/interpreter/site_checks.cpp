#include "runtime/interpreter/site_checks.h"

#include <algorithm>

#include "ir/polymorphic.h"

namespace antecede::runtime {

namespace {

size_t parameter_count(const Classes& classes, ir::ProtoId proto) {
  return classes.program().symbols().proto(proto).parameters.size();
}

/// How many values the method takes if a lambda stands for it; none: it cannot.
size_t operands_of(Classes& classes, const ir::Handle& handle) {
  constexpr size_t k_none = SIZE_MAX;
  using Kind = ir::Handle::Kind;
  if (!handle.method.valid()) return k_none;
  const bool constructs = handle.kind == Kind::InvokeConstructor;
  const Method* method = classes.resolve(handle.method);
  const ir::MethodRef& ref = classes.program().symbols().method(handle.method);
  if (constructs != (classes.program().symbols().text(ref.name) == "<init>")) return k_none;
  const bool is_static = method ? method->is_static() : handle.kind == Kind::InvokeStatic;
  if (constructs && is_static) return k_none;
  return parameter_count(classes, ref.proto) + (is_static || constructs ? 0 : 1);
}

}  // namespace

bool closure_fits(Classes& classes, const ir::CallSite& site) {
  const auto& facts = std::get<ir::ClosureSite>(site.meaning);
  const size_t given = parameter_count(classes, facts.erased);
  const auto is_as_long = [&](ir::ProtoId proto) { return parameter_count(classes, proto) == given; };
  if (!is_as_long(facts.instantiated) || !std::ranges::all_of(facts.bridges, is_as_long)) return false;
  const size_t captured = parameter_count(classes, site.factory);
  return operands_of(classes, classes.program().handle(facts.implementation)) == captured + given;
}

bool record_fits(Classes& classes, const ir::CallSite& site) {
  const auto& facts = std::get<ir::RecordSite>(site.meaning);
  const Class* record = classes.of_type(facts.type);
  const auto& operands = classes.program().symbols().proto(site.factory).parameters;
  const size_t wanted = facts.kind == ir::RecordSite::Kind::Equals ? 2 : 1;
  if (operands.size() != wanted || record->missing || !classes.of_type(operands[0])->is_subclass_of(record))
    return false;
  if (!std::ranges::all_of(operands, [&](ir::TypeId type) { return !classes.of_type(type)->primitive; })) return false;
  return std::ranges::all_of(facts.fields, [&](ir::FieldRefId ref) {
    const Field* field = classes.resolve(ref);
    return field && !field->is_static && record->is_subclass_of(field->owner);
  });
}

bool polymorphic_fits(const Classes& classes, ir::MethodRefId method) {
  const ir::Symbols& symbols = classes.program().symbols();
  const ir::MethodRef& ref = symbols.method(method);
  std::string_view owner = symbols.descriptor(ref.owner);
  if (!owner.starts_with('L')) return false;
  owner = owner.substr(1, owner.size() - 2);
  return !ir::polymorphic_descriptor(owner, symbols.text(ref.name)).empty();
}

}  // namespace antecede::runtime
