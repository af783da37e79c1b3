// What code does by reflection: classes and members that are found by names which are known, and what is done with them.

#include <algorithm>
#include <string>

#include "pointer/solver.h"

namespace antecede::pointer {

using model::HeapEffect;

namespace {

constexpr uint32_t k_field_member = 0, k_method_member = 1;  // `Object::instruction` of a member.

std::string descriptor_of_name(std::string_view dotted) {
  std::string result(dotted);
  std::ranges::replace(result, '.', '/');
  return result.starts_with('[') ? result : "L" + result + ";";
}

/// Names of members have none of these; names of classes that are handed to the same code mostly have.
bool may_name_member(std::string_view text) {
  return text.find_first_of(".;[/ ") == std::string_view::npos;
}

}  // namespace

/// A text that is known: one in the code, or the name of a class. Empty: it may be any.
std::string Solver::constant_text(ObjectId object) const {
  const Object& text = objects_[object];
  if (text.kind == Object::Kind::Text && text.key != Object::k_any_text)
    return std::string(program_.symbols().text(ir::StringId(text.key)));
  if (text.kind != Object::Kind::ClassName) return {};
  std::string name(program_.symbols().descriptor(ir::TypeId(text.key)));
  if (name.starts_with('L') && name.ends_with(';')) name = name.substr(1, name.size() - 2);
  std::ranges::replace(name, '/', '.');
  return name;
}

/// Hears of what the operand stands for, and does what the effect says with each.
void Solver::apply_reflection(const Invocation& invocation, ir::MethodId native, const HeapEffect& effect,
                              VariableId from, VariableId to, VariableId with) {
  const bool uses_field = effect.kind == HeapEffect::Kind::Reads || effect.kind == HeapEffect::Kind::Writes;
  if (!uses_field && effect.kind != HeapEffect::Kind::NamesClass) reflecting_.push_back(invocation.caller);
  if (effect.kind == HeapEffect::Kind::FindsProxyClass) {
    if (from.valid() && invocation.result.valid()) load(from, slot::k_elements, invocation.result);
    return;
  }
  if (!from.valid()) return;
  reflections_.push_back({invocation, native, effect.kind, from, to, with, {}, 0});
  use(from, {Use::Kind::Reflection, static_cast<uint32_t>(reflections_.size() - 1), 0});
}

void Solver::reflect(uint32_t number, ObjectId object) {
  const HeapEffect::Kind kind = reflections_[number].kind;
  // Which fields change is known even where nobody follows what is written.
  if (const Object& written = objects_[object]; kind == HeapEffect::Kind::Writes &&
                                                written.kind == Object::Kind::Member && written.instruction == k_field_member)
    written_by_reflection_.insert(ir::FieldId(written.key));
  const uint32_t most = kind == HeapEffect::Kind::FindsMember ? k_most_members_found : k_most_reflected;
  const Object what = objects_[object];
  const bool is_class = what.kind == Object::Kind::Class;
  const bool is_named = kind == HeapEffect::Kind::FindsClass || kind == HeapEffect::Kind::FindsMember;
  // What is neither a name nor a class nor a member cannot be there in any run, and takes no room.
  if (!is_named && !is_class && what.kind != Object::Kind::Member) return;
  // Of all texts that come to one place few name a class, so these are not counted.
  const bool is_counted = kind != HeapEffect::Kind::NamesClass && kind != HeapEffect::Kind::FindsClass;
  if (is_counted && ++reflections_[number].told > most) {
    bounds_.hit(is_named ? Bound::NamesReflected : Bound::UsesReflected);
    return count_reflection(reflections_[number]);
  }
  const Reflection reflection = reflections_[number];  // Others may be added.
  const VariableId result = reflection.invocation.result;
  switch (reflection.kind) {
    case HeapEffect::Kind::FindsClass: return find_class(reflection, object);
    case HeapEffect::Kind::NamesClass:
      if (result.valid() && is_class)
        add(result, objects_.of({Object::Kind::ClassName, program_.symbols().string(), {}, 0, {}, what.key}));
      return;
    case HeapEffect::Kind::FindsMember: {
      if (!reflection.name.empty()) return is_class ? find_members(reflection, ir::TypeId(what.key)) : void();
      Reflection named = reflection;
      named.name = constant_text(object);
      named.told = 0;
      if (named.name.empty()) return count_reflection(reflection);
      if (!may_name_member(named.name)) return;
      if (!reflection.to.valid()) return;
      reflections_.push_back(std::move(named));
      return use(reflection.to, {Use::Kind::Reflection, static_cast<uint32_t>(reflections_.size() - 1), 0});
    }
    case HeapEffect::Kind::FindsMembers: return is_class ? list_fields(reflection, ir::TypeId(what.key)) : void();
    case HeapEffect::Kind::MakesProxy:
      if (result.valid() && is_class && is_interface(ir::TypeId(what.key)))
        add(result, made(reflection.invocation.caller, instruction_of(reflection.invocation), ir::TypeId(what.key),
                         Object::Kind::Proxy));
      return;
    case HeapEffect::Kind::Makes:
      if (is_class) make_by(reflection, ir::TypeId(what.key), {});
      else if (what.kind == Object::Kind::Member && what.instruction == k_method_member)
        make_by(reflection, program_[program_[ir::MethodId(what.key)].owner].type, ir::MethodId(what.key));
      return;
    case HeapEffect::Kind::Invokes:
      if (what.kind == Object::Kind::Member && what.instruction == k_method_member)
        invoke_by(reflection, ir::MethodId(what.key));
      return;
    case HeapEffect::Kind::Reads:
    case HeapEffect::Kind::Writes:
      if (what.kind != Object::Kind::Member || what.instruction != k_field_member) return;
      return access_by(reflection, ir::FieldId(what.key));
    default: return;
  }
}

void Solver::count_reflection(const Reflection& reflection) {
  ++reflection_[reflection.native];
}

// Finding -----------------------------------------------------------------------------------------------------------

void Solver::find_class(const Reflection& reflection, ObjectId name) {
  const std::string text = constant_text(name);
  if (text.empty()) return count_reflection(reflection);
  const ir::TypeId type = program_.symbols().find_type(descriptor_of_name(text));
  const ir::ClassId found = type.valid() ? program_.find_class(type) : ir::ClassId();
  if (!found.valid()) return;
  initialise(reflection.invocation.caller, found);
  if (reflection.invocation.result.valid())
    add(reflection.invocation.result,
        objects_.of({Object::Kind::Class, program_.symbols().class_type(), {}, 0, {}, type.value()}));
}

/// A proxy can only be of an interface. What nobody defines may be one.
bool Solver::is_interface(ir::TypeId type) const {
  const ir::ClassId owner = program_.find_class(type);
  return !owner.valid() || (program_[owner].access_flags & ir::k_interface);
}

/// A call in the app's code that looks for a class by a text which is no constant: it finds those that it may mean by what it puts
/// together.
void Solver::find_made_names(NodeId node, uint32_t number) {
  const ir::MethodId method = nodes_[node].method;
  if (semantics_.is_model(program_[method].owner)) return;
  const MethodCode& code = *codes_.find(method);
  const CallStep& call = code.calls[number];
  // A short method of the framework is part of its caller: then what it calls stands there.
  const bool is_part = call.splice != k_no_splice;
  const ir::MethodId target = is_part ? code.splices[call.splice].method : call.target;
  if (!target.valid() || !made_names_.is_lookup(target)) return;
  if (is_part && program_.symbols().proto(program_.symbols().method(program_[call.target].ref).proto).return_type != program_.symbols().class_type())
    return;
  const size_t place = program_[call.target].is_static() ? 0 : 1;
  const auto is_constant = [&](const Step& step) {
    return (step.kind == Step::Kind::MakeText || step.kind == Step::Kind::MakeName) && step.to == call.operands[place];
  };
  if (call.operands.size() <= place || std::ranges::any_of(code.steps, is_constant)) return;
  const VariableId result = invocation_of(node, number).result;
  for (ir::ClassId type : made_names_.meant_by(method)) {
    initialise(node, type);
    if (result.valid())
      add(result, objects_.of({Object::Kind::Class, program_.symbols().class_type(), {}, 0, {}, program_[type].type.value()}));
  }
}

/// The fields and methods of that name which the class or one above it has; constructors only of the class itself.
void Solver::find_members(const Reflection& reflection, ir::TypeId type) {
  if (!reflection.invocation.result.valid()) return;
  const auto give_methods = [&](const auto& methods) {
    for (ir::MethodId method : methods)
      if (program_.symbols().text(program_.symbols().method(program_[method].ref).name) == reflection.name)
        add(reflection.invocation.result, member(method));
  };
  ir::ClassId owner = program_.find_class(type);
  for (int depth = 0; owner.valid() && depth < 256; owner = hierarchy_.superclass(owner), ++depth) {
    give_methods(program_[owner].direct_methods);
    if (reflection.name == "<init>") return;
    give_methods(program_[owner].virtual_methods);
    for (const auto& fields : {program_[owner].instance_fields, program_[owner].static_fields})
      for (ir::FieldId field : fields)
        if (program_.symbols().text(program_.symbols().field(program_[field].ref).name) == reflection.name)
          add(reflection.invocation.result, member(field));
  }
}

/// All fields of a class of the app. Which methods are meant is decided by what is known of each (names, annotations),
/// so that all of them would be far too many.
void Solver::list_fields(const Reflection& reflection, ir::TypeId type) {
  const ir::ClassId owner = program_.find_class(type);
  const ir::TypeId objects = program_.symbols().find_type("[Ljava/lang/Object;");
  count_reflection(reflection);
  if (!owner.valid() || !own_class(owner) || !objects.valid() || !reflection.invocation.result.valid()) return;
  const ObjectId array = made(reflection.invocation.caller, instruction_of(reflection.invocation), objects);
  for (const auto& fields : {program_[owner].instance_fields, program_[owner].static_fields})
    for (ir::FieldId field : fields) add(cell(array, slot::k_elements), member(field));
  add(reflection.invocation.result, array);
}

ObjectId Solver::member(ir::MethodId method) {
  const bool is_constructor = program_[method].access_flags & ir::k_constructor;
  const ir::TypeId type = program_.symbols().find_type(is_constructor ? "Ljava/lang/reflect/Constructor;"
                                                                      : "Ljava/lang/reflect/Method;");
  return objects_.of({Object::Kind::Member, type, {}, k_method_member, {}, method.value()});
}

ObjectId Solver::member(ir::FieldId field) {
  const ir::TypeId type = program_.symbols().find_type("Ljava/lang/reflect/Field;");
  return objects_.of({Object::Kind::Member, type, {}, k_field_member, {}, field.value()});
}

// Using -------------------------------------------------------------------------------------------------------------

/// What an array of arguments holds, as operands of the method; none where the method takes a number.
void Solver::add_arguments(Invocation& call, VariableId array) {
  const auto& types = program_.symbols().proto(program_.symbols().method(program_[call.method].ref).proto).parameters;
  VariableId elements;
  for (ir::TypeId type : types) {
    call.arguments.push_back({});
    if (!array.valid() || !program_.symbols().type(type).is_reference()) continue;
    if (!elements.valid()) {
      elements = make_variable();
      load(array, slot::k_elements, elements);
    }
    call.arguments.back() = make_variable();
    flow(elements, call.arguments.back(), type);
  }
}

/// A new object of the class, and a call of its constructor if that is known.
void Solver::make_by(const Reflection& reflection, ir::TypeId type, ir::MethodId constructor) {
  const ir::ClassId owner = program_.find_class(type);
  if (!owner.valid() || (program_[owner].access_flags & (ir::k_abstract | ir::k_interface))) return;
  const ObjectId object = made(reflection.invocation.caller, instruction_of(reflection.invocation), type);
  initialise(reflection.invocation.caller, owner);
  if (reflection.invocation.result.valid()) add(reflection.invocation.result, object);
  if (!constructor.valid()) return;
  Invocation call = reflection.invocation;
  call.method = constructor;
  call.result = {};
  const VariableId self = make_variable();
  add(self, object);
  call.arguments = {self};
  add_arguments(call, reflection.with);
  invoke(std::move(call));
}

void Solver::invoke_by(const Reflection& reflection, ir::MethodId method) {
  Invocation call = reflection.invocation;
  call.method = method;
  call.arguments.clear();
  if (!program_[method].is_static()) {
    if (!reflection.to.valid()) return;
    const VariableId self = make_variable();
    flow(reflection.to, self, program_[program_[method].owner].type);
    call.arguments.push_back(self);
  } else {
    apply_initialiser(call.caller, program_[method].owner);
  }
  add_arguments(call, reflection.with);
  invoke(std::move(call));
}

void Solver::access_by(const Reflection& reflection, ir::FieldId field) {
  const ir::TypeId type = program_.symbols().field(program_[field].ref).type;
  if (!program_.symbols().type(type).is_reference()) return;
  const bool is_static = program_[field].access_flags & ir::k_static;
  if (is_static) apply_initialiser(reflection.invocation.caller, program_[field].owner);
  if (reflection.kind == HeapEffect::Kind::Reads) {
    const VariableId result = reflection.invocation.result;
    if (!result.valid()) return;
    if (is_static) return flow(static_cell(field), result);
    if (reflection.to.valid()) load(reflection.to, field.value(), result);
    return;
  }
  if (!reflection.with.valid()) return;
  const VariableId value = make_variable();
  flow(reflection.with, value, type);
  if (is_static) return flow(value, static_cell(field));
  if (reflection.to.valid()) store(reflection.to, field.value(), value);
}

// Proxies and handles -----------------------------------------------------------------------------------------------

/// A call of a proxy: its handler is asked, with the method and an array of the arguments. All proxies that one place calls are
/// called together: what differs is only whose handler it is.
void Solver::call_proxy(const Invocation& invocation, ObjectId proxy) {
  const auto [place, added] = proxy_calls_.try_emplace({invocation.caller, invocation.site, invocation.method});
  if (!added) return add(place->second, proxy);
  const VariableId self = place->second = make_variable();
  add(self, proxy);
  const ir::ClassId owner = program_.find_class("Ljava/lang/reflect/Proxy;");
  const ir::FieldId handler = owner.valid() ? field_named(owner, "h") : ir::FieldId();
  Invocation call = invocation;
  call.method = method_named("Ljava/lang/reflect/InvocationHandler;", "invoke",
                             "(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;");
  if (!handler.valid() || !call.method.valid()) return;
  const VariableId handlers = make_variable(), method = make_variable();
  load(self, handler.value(), handlers);
  add(method, member(invocation.method));
  call.arguments = {handlers, self, method, boxed(invocation, 1)};
  invoke(std::move(call));
}

/// An array of the operands from that one on.
VariableId Solver::boxed(const Invocation& invocation, size_t first) {
  const VariableId array = make_variable();
  const ir::TypeId type = program_.symbols().find_type("[Ljava/lang/Object;");
  if (!type.valid()) return array;
  const ObjectId object = made(invocation.caller, instruction_of(invocation), type, Object::Kind::Made, 1);
  add(array, object);
  for (size_t i = first; i < invocation.arguments.size(); ++i)
    if (invocation.arguments[i].valid()) flow(invocation.arguments[i], cell(object, slot::k_elements));
  return array;
}

/// A call whose types are those of the call, not of the method (MethodHandle.invoke): which method it is, its name says.
void Solver::call_polymorphic(NodeId node, uint32_t number) {
  const CallStep& step = codes_.find(nodes_[node].method)->calls[number];
  const ir::MethodRef& ref = program_.symbols().method(
      program_.body(nodes_[node].method).instructions()[step.instruction].method());
  const ir::ClassId owner = program_.find_class(ref.owner);
  if (!owner.valid()) return;
  for (const auto& methods : {program_[owner].virtual_methods, program_[owner].direct_methods})
    for (ir::MethodId method : methods) {
      if (program_.symbols().method(program_[method].ref).name != ref.name) continue;
      if (const model::NativeMethod* native = semantics_.native(method)) {
        Invocation invocation = invocation_of(node, number);
        invocation.method = method;
        return apply_effects(invocation, method, *native);
      }
    }
}

/// The native hands its operands, boxed, to a method of its class, which takes them last.
void Solver::call_boxed(const Invocation& invocation, ir::MethodId native, std::string_view name) {
  const ir::ClassId owner = program_[native].owner;
  for (const auto& methods : {program_[owner].virtual_methods, program_[owner].direct_methods})
    for (ir::MethodId method : methods) {
      if (program_.symbols().text(program_.symbols().method(program_[method].ref).name) != name) continue;
      const size_t count = program_.symbols().proto(program_.symbols().method(program_[method].ref).proto).parameters.size();
      if (count == 0 || invocation.arguments.empty() || !invocation.arguments[0].valid()) continue;
      Invocation call = invocation;
      call.method = method;
      call.arguments = {invocation.arguments[0]};
      call.arguments.resize(count);  // What comes before the array is the machine's.
      call.arguments.push_back(boxed(invocation, 1));
      return invoke(std::move(call));
    }
}

}  // namespace antecede::pointer
