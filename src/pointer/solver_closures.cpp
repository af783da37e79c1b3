// Calls of closures, and of methods that are not entered: values of the framework, and what nobody defines.

#include "pointer/solver.h"

namespace antecede::pointer {

void Solver::make_closure(NodeId node, const CallStep& step) {
  const ir::Instruction& insn = program_.body(nodes_[node].method).instructions()[step.instruction];
  const auto* site = std::get_if<ir::ClosureSite>(&program_.call_sites()[insn.call_site()].meaning);
  if (site == nullptr || step.result == k_no_local) return;
  const ObjectId closure = made(node, step.instruction, site->interface, Object::Kind::Closure, insn.index);
  for (size_t i = 0; i < step.operands.size() && i < slot::k_most_captures; ++i)
    if (step.operands[i] != k_no_local)
      flow(variable(node, step.operands[i]), cell(closure, slot::k_first_capture + static_cast<uint32_t>(i)));
  add(variable(node, step.result), closure);
}

void Solver::call_closure(const Invocation& invocation, ObjectId closure) {
  const auto& meaning = program_.call_sites()[ir::CallSiteId(objects_[closure].key)].meaning;
  const auto* site = std::get_if<ir::ClosureSite>(&meaning);
  if (site == nullptr) return;
  const ir::MethodRef& called = program_.symbols().method(program_[invocation.method].ref);
  if (called.name == site->method_name && (program_[invocation.method].access_flags & ir::k_abstract))
    return call_handle(invocation, closure, *site);
  // A default method of the interface, or one of Object.
  const ir::ClassId interface = program_.find_class(site->interface);
  ir::MethodId target = interface.valid() ? dispatch(interface, invocation.method) : ir::MethodId();
  if (!target.valid()) target = invocation.method;
  if (program_[target].has_code() || (program_[target].access_flags & ir::k_native)) call(invocation, target, closure);
}

ir::MethodId Solver::implementation_of(const Object& closure) const {
  if (closure.kind != Object::Kind::Closure) return {};
  const auto* site = std::get_if<ir::ClosureSite>(&program_.call_sites()[ir::CallSiteId(closure.key)].meaning);
  if (site == nullptr) return {};
  const ir::Handle& handle = program_.handle(site->implementation);
  return handle.method.valid() ? hierarchy_.resolve(handle.method) : ir::MethodId();
}

/// Calls what the closure stands for: what it captured comes first, then the arguments.
void Solver::call_handle(const Invocation& invocation, ObjectId closure, const ir::ClosureSite& site) {
  const ir::Handle& handle = program_.handle(site.implementation);
  if (!handle.method.valid()) return;
  const ir::MethodId target = hierarchy_.resolve(handle.method);
  if (!target.valid()) return;
  const ir::Proto& factory =
      program_.symbols().proto(program_.call_sites()[ir::CallSiteId(objects_[closure].key)].factory);
  Invocation inner;
  inner.caller = invocation.caller;
  inner.site = invocation.site;
  inner.kind = invocation.kind;
  inner.method = target;
  inner.result = invocation.result;
  inner.thread = invocation.thread;
  inner.context = invocation.context;
  inner.origin = component_of(closure);
  count_own_receiver(invocation.caller, invocation.site, target);
  const bool makes = handle.kind == ir::Handle::Kind::InvokeConstructor;
  if (makes) {
    const ObjectId object = objects_.of({Object::Kind::Made, program_[program_[target].owner].type,
                                         objects_[closure].method, objects_[closure].instruction,
                                         objects_[closure].context, 1});
    const VariableId self = make_variable();
    add(self, object);
    inner.arguments.push_back(self);
    if (invocation.result.valid()) add(invocation.result, object);
    inner.result = {};
  }
  for (size_t i = 0; i < factory.parameters.size() && i < slot::k_most_captures; ++i) {
    const bool reference = program_.symbols().type(factory.parameters[i]).is_reference();
    inner.arguments.push_back(reference ? cell(closure, slot::k_first_capture + static_cast<uint32_t>(i))
                                        : VariableId());
  }
  for (size_t i = 1; i < invocation.arguments.size(); ++i) inner.arguments.push_back(invocation.arguments[i]);
  if (inner.arguments.empty() && !program_[target].is_static()) return;
  const bool is_virtual =
      handle.kind == ir::Handle::Kind::InvokeVirtual || handle.kind == ir::Handle::Kind::InvokeInterface;
  if (is_virtual && inner.arguments[0].valid()) {
    const VariableId receiver = inner.arguments[0];
    // One closure is called from many places; each place watches the receiver once.
    if (!closure_calls_.insert({closure, invocation.caller, invocation.site}).second) return;
    invocations_.push_back(std::move(inner));
    use(receiver, {Use::Kind::Invocation, static_cast<uint32_t>(invocations_.size() - 1), 0});
    return;
  }
  call(inner, target, {});
}

// Methods that nobody needs to look into -----------------------------------------------------------------------------

/// Texts are made of objects by their `toString`; what comes out is a value.
void Solver::call_plain(const Invocation& invocation, ir::MethodId target) {
  if (!is_first(invocation, target)) return;
  const bool is_instance = !program_[target].is_static();
  const ir::TypeId type = program_.symbols().proto(program_.symbols().method(program_[target].ref).proto).return_type;
  if (invocation.result.valid() && program_.symbols().type(type).is_reference()) {
    const ir::ClassId result = program_.find_class(type);
    const ir::ClassId owner = program_[target].owner;
    if (!is_instance || !result.valid() || (!is_below(owner, result) && !is_below(result, owner))) {
      const ObjectId value = plain_value(invocation, type);
      add(invocation.result, value);
      if (type != program_.symbols().string()) harness_->given(*this, value);
    } else {
      flow(invocation.arguments[0], invocation.result);  // `append` and its like return their receiver.
    }
  }
  if (!is_own_caller(invocation)) return;
  for (size_t i = is_instance ? 1 : 0; i < invocation.arguments.size(); ++i) {
    const VariableId argument = invocation.arguments[i];
    if (argument.valid()) call_keys(invocation, argument, "Ljava/lang/Object;", "toString", "()Ljava/lang/String;", {});
  }
}

/// What a plain class does may call whatever a class of the app below it has in its place: `setBounds` of a drawable calls its
/// `onBoundsChange`, an exception is asked for its message. What has to do with Android the system calls as well, at any time.
void Solver::call_overrides(const Invocation& invocation, ir::MethodId target, ObjectId receiver) {
  if (program_[target].is_static() || invocation.arguments.empty() || !invocation.arguments[0].valid()) return;
  const bool is_constructor = program_[target].access_flags & ir::k_constructor;
  // Of a constructor the receiver is not asked: only those of the app's classes call it for another class than its own.
  const ir::MethodId caller = nodes_[invocation.caller].method;
  const ir::ClassId owner = is_constructor ? (caller.valid() ? program_[caller].owner : ir::ClassId())
                                           : (receiver.valid() ? class_of(receiver) : ir::ClassId());
  if (!owner.valid() || semantics_.is_model(owner) || (is_constructor && !is_below(owner, program_[target].owner))) return;
  if (!called_overrides_.insert({invocation.caller, invocation.site}).second) return;
  const bool is_systems = program_.symbols().descriptor(program_[program_[target].owner].type).starts_with("Landroid");
  for (ir::MethodId method : overridden(program_[target].owner)) {
    Invocation call = invocation;
    call.method = method;
    call.result = {};
    call.arguments.assign(1, invocation.arguments[0]);
    invoke(std::move(call));
    if (is_constructor && is_systems)
      harness_->overrides(*this, {invocation.caller, invocation.site, {}}, invocation.arguments[0], method);
  }
}

bool Solver::is_below(ir::ClassId type, ir::ClassId above) const {
  return hierarchy_.is_subtype(program_[type].type, program_[above].type) == ir::Truth::Yes;
}

/// Methods of a plain class, and of those above it, that some class of the app overrides.
const std::vector<ir::MethodId>& Solver::overridden(ir::ClassId plain) {
  const auto [place, added] = overridden_.try_emplace(plain);
  if (!added) return place->second;
  absl::flat_hash_set<std::pair<ir::StringId, ir::ProtoId>> there;
  for (size_t i = 0; i < program_.classes().size(); ++i) {
    const ir::ClassId id(i);
    if (semantics_.is_model(id) || !is_below(id, plain)) continue;
    for (ir::MethodId method : program_[id].virtual_methods) {
      const ir::MethodRef& ref = program_.symbols().method(program_[method].ref);
      there.insert({ref.name, ref.proto});
    }
  }
  std::vector<ir::MethodId> methods;
  for (ir::ClassId owner = plain; owner.valid() && semantics_.is_plain(owner); owner = hierarchy_.superclass(owner))
    for (ir::MethodId method : program_[owner].virtual_methods) {
      const ir::MethodRef& ref = program_.symbols().method(program_[method].ref);
      if (there.erase({ref.name, ref.proto}) > 0) methods.push_back(method);
    }
  return overridden_[plain] = std::move(methods);
}

/// What has no code is looked at once per place, whatever the receivers.
bool Solver::is_first(const Invocation& invocation, ir::MethodId target) {
  return known_plain_.insert({invocation.caller, invocation.site, target}).second;
}

bool Solver::is_own_caller(const Invocation& invocation) const {
  const ir::MethodId caller = nodes_[invocation.caller].method;
  return caller.valid() && is_own(caller);
}

ObjectId Solver::plain_value(const Invocation& invocation, ir::TypeId type) {
  if (type == program_.symbols().string()) return objects_.of({Object::Kind::Text, type, {}, 0, {}, Object::k_any_text});
  const bool made_here = nodes_[invocation.caller].method.valid();
  return made_here ? made(invocation.caller, instruction_of(invocation), type)
                   : objects_.of({Object::Kind::Harness, type, {}, 0, {}, 0});
}

// Methods without code --------------------------------------------------------------------------------------------

void Solver::call_opaque(const Invocation& invocation, ir::MethodRefId ref) {
  ++opaque_[ref];
  if (!invocation.result.valid() || !nodes_[invocation.caller].method.valid()) return;
  const ir::TypeId type = program_.symbols().proto(program_.symbols().method(ref).proto).return_type;
  if (!program_.symbols().type(type).is_reference()) return;
  add(invocation.result, made(invocation.caller, instruction_of(invocation), type, Object::Kind::Opaque));
}

}  // namespace antecede::pointer
