#include "pointer/solver.h"

#include <algorithm>

#include "base/guard.h"

namespace antecede::pointer {

namespace {

constexpr uint64_t key_of(uint32_t a, uint32_t b) {
  return uint64_t(a) << 32 | b;
}

}  // namespace

Solver::Solver(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics,
               const model::CodeNames& names, MethodCodes& codes, const Solver* rough, SolverOptions options)
    : program_(program),
      hierarchy_(hierarchy),
      semantics_(semantics),
      names_(names),
      options_(options),
      codes_(codes),
      rough_(rough),
      inlining_(program, hierarchy, semantics, codes_),
      own_classes_(program.classes().size(), 0) {
  thrown_ = make_variable();
  queue_type_ = program.symbols().find_type("Lantecede/Queue;");
  number_type_ = program.symbols().find_type("I");
  if (rough != nullptr) inlining_.learn(*rough);
}

void Solver::solve(Harness& harness) {
  harness_ = &harness;
  harness.begin(*this);
  while (!entered_.empty() || !work_.empty() || harness.settled(*this)) {
    if (steps_ > options_.most_steps || nodes_.size() > options_.most_nodes || base::stop_asked()) {
      complete_ = false;
      return;
    }
    if (!entered_.empty()) {
      const NodeId node = entered_.front();
      entered_.pop_front();
      enter(node);
      continue;
    }
    if (work_.empty()) continue;
    if (flows_since_collapse_ > 100'000 + 2 * flow_count_) collapse_cycles();
    const VariableId variable = work_.front();
    work_.pop_front();
    spread(variable);
  }
}

// Nodes -----------------------------------------------------------------------------------------------------------

NodeId Solver::node_of(ir::MethodId method, ContextId context) {
  if (context.valid()) {
    if (nodes_in_context_.size() <= context.value()) nodes_in_context_.resize(context.value() + 1);
    const auto known = node_ids_.find({method, context});
    if (known != node_ids_.end()) return known->second;
    if (nodes_in_context_[context.value()] < options_.most_nodes_in_context)
      ++nodes_in_context_[context.value()];
    else
      context = {};
  }
  const auto [place, added] = node_ids_.try_emplace({method, context});
  if (!added) return place->second;
  const MethodCode& code = codes_.of(method);
  const VariableId first(all_.size());
  for (Local i = 0; i < code.locals; ++i) make_variable();
  const NodeId node = nodes_.push_back({method, context, first});
  edges_.push_back({});
  place->second = node;
  entered_.push_back(node);
  return node;
}

NodeId Solver::make_driver() {
  const VariableId first = make_variable();
  make_variable();
  const NodeId node = nodes_.push_back({{}, {}, first});
  edges_.push_back({});
  return node;
}

void Solver::enter(NodeId node) {
  const MethodCode& code = *codes_.find(nodes_[node].method);
  for (const Step& step : code.steps) apply(node, step);
  for (uint32_t i = 0; i < code.calls.size(); ++i) apply(node, i);
}

void Solver::apply(NodeId node, const Step& step) {
  const auto local = [&](Local number) { return variable(node, number); };
  switch (step.kind) {
    case Step::Kind::Make: add(local(step.to), made(node, step.instruction, step.type())); break;
    case Step::Kind::MakeText: {
      const bool own = is_own(nodes_[node].method);
      Object text{Object::Kind::Text, program_.symbols().string(), {}, 0, {}, own ? step.index : Object::k_any_text};
      add(local(step.to), objects_.of(text));
      break;
    }
    case Step::Kind::MakeName:
      add(local(step.to), objects_.of({Object::Kind::Text, program_.symbols().string(), {}, 0, {}, step.index}));
      break;
    case Step::Kind::MakeNumber:
      add(local(step.to), objects_.of({Object::Kind::Number, number_type_, {}, 0, {}, step.index}));
      break;
    case Step::Kind::MakeClass:
      add(local(step.to),
          objects_.of({Object::Kind::Class, program_.symbols().class_type(), {}, 0, {}, step.index}));
      break;
    case Step::Kind::Copy: flow(local(step.from), local(step.to)); break;
    case Step::Kind::Cast: flow(local(step.from), local(step.to), step.type()); break;
    case Step::Kind::Load: load(local(step.from), step.index, local(step.to)); break;
    case Step::Kind::Store:
      if (step.from != k_no_local) store(local(step.to), step.index, local(step.from));
      break;
    case Step::Kind::LoadStatic: flow(static_cell(step.field()), local(step.to)); break;
    case Step::Kind::StoreStatic:
      if (step.from != k_no_local) flow(local(step.from), static_cell(step.field()));
      break;
    case Step::Kind::LoadElement: load(local(step.from), slot::k_elements, local(step.to)); break;
    case Step::Kind::StoreElement:
      if (step.from != k_no_local) store(local(step.to), slot::k_elements, local(step.from));
      break;
    case Step::Kind::Throw:
      if (step.from != k_no_local) flow(local(step.from), thrown_);
      break;
    case Step::Kind::Catch:
      flow(thrown_, local(step.to), step.type().valid() ? step.type() : program_.symbols().throwable());
      break;
    case Step::Kind::Initialise: apply_initialiser(node, ir::ClassId(step.index)); break;
  }
}

void Solver::apply_initialiser(NodeId node, ir::ClassId owner) {
  for (ir::MethodId method : program_[owner].direct_methods) {
    if (program_.symbols().text(program_.symbols().method(program_[method].ref).name) != "<clinit>") continue;
    if (!program_[method].has_code()) return;
    const NodeId callee = node_of(method, {});
    if (link(node, CallEdge::k_no_site, callee, EdgeKind::Initialise))
      flow(variable(node, k_thread_local), variable(callee, k_thread_local));
  }
}

bool Solver::own_class(ir::ClassId owner) const {
  uint8_t& known = own_classes_[owner.value()];
  if (known == 0) known = names_.origin(owner) == base::Origin::Own ? 2 : 1;
  return known == 2;
}

/// A helper of the app's own that hands a parameter straight on: its callers are told apart, as if it were inlined.
bool Solver::passes_on(ir::MethodId method) {
  const auto [place, added] = passes_on_.try_emplace(method, false);
  if (!added) return place->second;
  if (!program_[method].has_code()) return false;
  const MethodCode& code = codes_.of(method);
  if (code.calls.size() > 6 || code.steps.size() > 24) return false;
  const auto is_parameter = [&](Local local) {
    return local != k_no_local && std::ranges::find(code.parameters, local) != code.parameters.end();
  };
  bool result = false;
  for (const CallStep& call : code.calls) {
    if (!call.target.valid() || is_own(call.target)) continue;
    const size_t first = call.op == ir::Op::InvokeStatic ? 0 : 1;
    for (size_t i = first; i < call.operands.size(); ++i) result |= is_parameter(call.operands[i]);
  }
  passes_on_[method] = result;
  return result;
}

ContextId Solver::context_for(NodeId caller, uint32_t site, ir::MethodId callee) {
  if (rough_ == nullptr) return {};
  const Node& from = nodes_[caller];
  if (!from.method.valid() || site == CallEdge::k_no_site) return from.context;
  const uint32_t instruction = codes_.find(from.method)->calls[site].instruction;
  if (is_own(callee)) {
    return is_own(from.method) && passes_on(callee) ? contexts_.of(from.method, instruction, from.context)
                                                     : ContextId();
  }
  if (is_own(from.method))
    return inlining_.takes_context(callee) ? contexts_.of(from.method, instruction, from.context) : ContextId();
  // What a constructor hands on to another one is about the same object.
  const bool is_constructor = program_[callee].access_flags & ir::k_constructor;
  const bool passes = inlining_.matters(callee) || (is_constructor && inlining_.takes_context(callee));
  return passes ? from.context : ContextId();
}

/// What a holder makes for itself (entries, iterators, parts) belongs to it: else they would have parts without end.
ContextId Solver::holder_context(ObjectId holder) {
  const ContextId within = objects_[holder].context;
  return within.valid() && contexts_[within].receiver.valid() ? within : contexts_.of(holder);
}

// Objects ---------------------------------------------------------------------------------------------------------

/// Texts, boxed values, exceptions: nobody can change them, or nobody cares which one it is.
bool Solver::is_plain_value(ir::TypeId type) const {
  const ir::ClassId owner = program_.find_class(type);
  if (owner.valid()) return semantics_.is_plain(owner);
  const std::string_view descriptor = program_.symbols().descriptor(type);
  if (descriptor.size() == 2 && descriptor[0] == '[') return true;  // Arrays of numbers.
  return false;
}

ObjectId Solver::made(NodeId node, uint32_t instruction, ir::TypeId type, Object::Kind kind, uint32_t key) {
  const Node& in = nodes_[node];
  Object object{kind, type, in.method, instruction, in.context, key};
  if (!is_own(in.method) && is_plain_value(type)) {
    object.context = {};
    if (type == program_.symbols().string()) return objects_.of({Object::Kind::Text, type, {}, 0, {}, Object::k_any_text});
  }
  if (in.context.valid() && in.method.valid() && !is_own(in.method) && type != queue_type_ &&
      !inlining_.is_holders(in.method) && !inlining_.is_mixed(in.method, instruction))
    object.context = {};
  return objects_.of(object);
}

ObjectId Solver::make_object(const Object& object) {
  return objects_.of(object);
}

ir::ClassId Solver::class_of(ObjectId object) const {
  if (object_class_known_.size() <= object.value()) {
    object_class_known_.resize(objects_.size(), 0);
    object_classes_.resize(objects_.size());
  }
  if (!object_class_known_[object.value()]) {
    object_class_known_[object.value()] = 1;
    const ir::TypeId type = objects_[object].type;
    const bool is_array = program_.symbols().type(type).is_array();
    object_classes_[object.value()] = program_.find_class(is_array ? program_.symbols().object() : type);
  }
  return object_classes_[object.value()];
}

bool Solver::passes(ObjectId object, ir::TypeId type) {
  if (!type.valid() || type == program_.symbols().object()) return true;
  const ir::TypeId from = objects_[object].type;
  const auto [place, added] = subtypes_.try_emplace(key_of(from.value(), type.value()), false);
  if (added) {
    bool result = hierarchy_.is_subtype(from, type) != ir::Truth::No;
    // What a method returns that nobody defines is of the declared type or of one below it.
    if (!result) result = objects_[object].kind == Object::Kind::Opaque && hierarchy_.is_subtype(type, from) != ir::Truth::No;
    place->second = result;
  }
  // The memo is by type; whether the object is an opaque one, or a proxy, is asked anew.
  if (objects_[object].kind == Object::Kind::Proxy && program_.symbols().descriptor(type) == "Ljava/lang/reflect/Proxy;")
    return true;
  return place->second || (objects_[object].kind == Object::Kind::Opaque &&
                           hierarchy_.is_subtype(type, from) != ir::Truth::No);
}

/// A variable may point to objects that its code never meets: only those of the field's class have the field.
bool Solver::has_slot(ObjectId object, uint32_t slot) {
  if (slot::is_special(slot)) return true;
  return passes(object, program_[program_[ir::FieldId(slot)].owner].type);
}

VariableId Solver::cell(ObjectId object, uint32_t slot) {
  const auto [place, added] = cells_.try_emplace(key_of(object.value(), slot));
  if (!added) return place->second;
  const VariableId variable = make_variable();
  cells_[key_of(object.value(), slot)] = variable;
  if (cells_of_.size() <= object.value()) cells_of_.resize(object.value() + 1);
  cells_of_[object.value()].push_back({slot, variable});
  if (object.value() < copies_of_.size()) {
    const std::vector<ObjectId> copies = copies_of_[object.value()];
    for (ObjectId copy : copies) flow(variable, cell(copy, slot));
  }
  return variable;
}

/// A copy is an object of its own that has all that the original has. All that one place copies of one class are one
/// object, so that copies of copies come to an end.
void Solver::copy_object(const Invocation& copying, ObjectId object) {
  const uint32_t instruction = instruction_of(copying);
  const ObjectId copy = made(copying.caller, instruction, objects_[object].type, Object::Kind::Copy);
  if (copying.result.valid()) add(copying.result, copy);
  if (copies_of_.size() <= object.value()) copies_of_.resize(object.value() + 1);
  auto& copies = copies_of_[object.value()];
  if (copy == object || std::ranges::find(copies, copy) != copies.end()) return;
  copies.push_back(copy);
  const std::vector<std::pair<uint32_t, VariableId>> known(cells(object).begin(), cells(object).end());
  for (const auto& [slot, variable] : known) flow(variable, cell(copy, slot));
}

uint32_t Solver::instruction_of(const Invocation& invocation) const {
  const Node& in = nodes_[invocation.caller];
  if (!in.method.valid() || invocation.site == CallEdge::k_no_site) return invocation.site;
  return codes_.find(in.method)->calls[invocation.site].instruction;
}

ir::StringId Solver::text_of(ObjectId object) const {
  const Object& text = objects_[object];
  return text.kind == Object::Kind::Text && text.key != Object::k_any_text ? ir::StringId(text.key) : ir::StringId();
}

VariableId Solver::static_cell(ir::FieldId field) {
  const auto known = static_cells_.find(field);
  if (known != static_cells_.end()) return known->second;
  const VariableId variable = make_variable();
  static_cells_[field] = variable;
  return variable;
}

// Calls -----------------------------------------------------------------------------------------------------------

Invocation Solver::invocation_of(NodeId node, uint32_t number) const {
  const CallStep& call = codes_.find(nodes_[node].method)->calls[number];
  Invocation result;
  result.caller = node;
  result.site = number;
  result.method = call.target;
  for (Local operand : call.operands)
    result.arguments.push_back(operand == k_no_local ? VariableId() : variable(node, operand));
  if (call.result != k_no_local) result.result = variable(node, call.result);
  result.thread = variable(node, k_thread_local);
  result.context = nodes_[node].context;
  return result;
}

/// What one call of a method does that does not depend on receivers; else the receiver is watched.
void Solver::apply(NodeId node, uint32_t number) {
  const CallStep& call = codes_.find(nodes_[node].method)->calls[number];
  if (call.op == ir::Op::Closure) return make_closure(node, call);
  if (call.op == ir::Op::Concat || call.op == ir::Op::RecordMethod) {
    if (call.result != k_no_local)
      add(variable(node, call.result),
          objects_.of({Object::Kind::Text, program_.symbols().string(), {}, 0, {}, Object::k_any_text}));
    return;
  }
  if (!call.target.valid()) {
    const ir::Instruction& insn = program_.body(nodes_[node].method).instructions()[call.instruction];
    if (call.op == ir::Op::InvokePolymorphic) return call_polymorphic(node, number);
    if (call.op != ir::Op::InvokeCustom)
      call_opaque(invocation_of(node, number), insn.method());
    return;
  }
  if (call.is_virtual() && !(program_[call.target].access_flags & ir::k_private)) {
    if (semantics_.intrinsic(call.target)) return call_native(invocation_of(node, number), call.target);
    if (call.operands.empty() || call.operands[0] == k_no_local) return;
    receiver_sites_.push_back({node, number, call.target, {}});
    use(variable(node, call.operands[0]), {Use::Kind::Receiver, static_cast<uint32_t>(receiver_sites_.size() - 1), 0});
    return;
  }
  this->call(invocation_of(node, number), call.target, {});
}

ir::MethodId Solver::dispatch(ir::ClassId receiver, ir::MethodId method) {
  const auto [place, added] = dispatched_.try_emplace(key_of(receiver.value(), method.value()));
  if (added) place->second = hierarchy_.dispatch(receiver, method);
  return place->second;
}

/// A call in the code. Where it goes for other receivers is known: this one goes there, too.
void Solver::call_on(uint32_t receiver_site, ObjectId receiver) {
  const NodeId node = receiver_sites_[receiver_site].node;
  const uint32_t number = receiver_sites_[receiver_site].call;
  if (objects_[receiver].kind == Object::Kind::Closure) return call_closure(invocation_of(node, number), receiver);
  if (objects_[receiver].kind == Object::Kind::Proxy) return call_proxy(invocation_of(node, number), receiver);
  const ir::ClassId owner = class_of(receiver);
  if (!owner.valid()) return;
  const ir::MethodId target = dispatch(owner, receiver_sites_[receiver_site].method);
  if (!target.valid()) return call_on(invocation_of(node, number), receiver);
  for (const ReceiverSite::Target& known : receiver_sites_[receiver_site].targets) {
    if (known.method != target) continue;
    count_own_receiver(node, number, target);
    if (known.self.valid()) add(known.self, receiver);
    return;
  }
  const Called called = call(invocation_of(node, number), target, receiver);
  if (called.for_all) receiver_sites_[receiver_site].targets.push_back({target, called.self});
}

void Solver::count_own_receiver(NodeId caller, uint32_t site, ir::MethodId target) {
  if (rough_ != nullptr || !is_own(target)) return;
  const ir::MethodId from = nodes_[caller].method;
  if (from.valid() && !is_own(from)) ++own_receivers_[key_of(caller.value(), site)];
}

uint32_t Solver::own_receivers(NodeId node, uint32_t site) const {
  const auto known = own_receivers_.find(key_of(node.value(), site));
  return known == own_receivers_.end() ? 0 : known->second;
}

void Solver::call_on(const Invocation& invocation, ObjectId receiver) {
  const Object& object = objects_[receiver];
  if (object.kind == Object::Kind::Closure) return call_closure(invocation, receiver);
  if (object.kind == Object::Kind::Proxy) return call_proxy(invocation, receiver);
  const ir::ClassId owner = class_of(receiver);
  if (!owner.valid()) return;
  const ir::MethodId target = dispatch(owner, invocation.method);
  if (target.valid()) {
    call(invocation, target, receiver);
    return;
  }
  if ((object.kind == Object::Kind::Opaque || object.kind == Object::Kind::Harness) &&
      is_first(invocation, invocation.method))
    call_opaque(invocation, program_[invocation.method].ref);
}

bool Solver::link(NodeId caller, uint32_t site, NodeId callee, EdgeKind kind) {
  // One caller seldom has two edges to one callee; the site is looked for only then.
  const bool first = known_edges_.insert(key_of(caller.value(), callee.value())).second;
  const CallEdge edge{callee, site, kind};
  if (!first && std::ranges::find(edges_[caller], edge) != edges_[caller].end()) return false;
  edges_[caller].push_back(edge);
  ++edge_count_;
  return true;
}

Solver::Called Solver::call(const Invocation& invocation, ir::MethodId target, ObjectId receiver) {
  if (receiver.valid()) count_own_receiver(invocation.caller, invocation.site, target);
  if (semantics_.is_concrete(target)) return {};
  if (semantics_.is_plain(program_[target].owner)) {
    call_plain(invocation, target);
    return {};
  }
  if (!program_[target].has_code()) {
    if (!is_first(invocation, target)) return {};
    if (program_[target].access_flags & ir::k_native)
      call_native(invocation, target);
    else
      call_opaque(invocation, program_[target].ref);
    return {};
  }
  Called called;
  ContextId context;
  if (invocation.kind == EdgeKind::Call)
    context = context_for(invocation.caller, invocation.site, target);
  if (invocation.kind != EdgeKind::Call || !nodes_[invocation.caller].method.valid())
    context = is_own(target) || rough_ == nullptr || !inlining_.matters(target) ? ContextId() : invocation.context;
  if (receiver.valid() && rough_ != nullptr && !is_own(target) && inlining_.is_holders(target)) {
    context = holder_context(receiver);
    called.for_all = false;
  }
  const NodeId callee = node_of(target, context);
  const MethodCode& code = *codes_.find(target);
  if (receiver.valid() && !code.parameters.empty() && code.parameters[0] != k_no_local) {
    called.self = variable(callee, code.parameters[0]);
    add(called.self, receiver);
  }
  if (!link(invocation.caller, invocation.site, callee, invocation.kind)) return called;
  const size_t count = std::min(code.parameters.size(), invocation.arguments.size());
  for (size_t i = receiver.valid() ? 1 : 0; i < count; ++i)
    if (code.parameters[i] != k_no_local && invocation.arguments[i].valid())
      flow(invocation.arguments[i], variable(callee, code.parameters[i]));
  if (invocation.result.valid()) flow(variable(callee, k_return_local), invocation.result);
  if (invocation.thread.valid()) flow(invocation.thread, variable(callee, k_thread_local));
  return called;
}

void Solver::invoke(Invocation invocation) {
  const bool is_static = program_[invocation.method].is_static();
  const bool is_constructor = program_[invocation.method].access_flags & ir::k_constructor;
  if (is_static || is_constructor) {
    call(invocation, invocation.method, {});
    return;
  }
  const VariableId receiver = invocation.arguments[0];
  invocations_.push_back(std::move(invocation));
  use(receiver, {Use::Kind::Invocation, static_cast<uint32_t>(invocations_.size() - 1), 0});
}

// Closures --------------------------------------------------------------------------------------------------------

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
    if (type == program_.symbols().string() || !is_instance || !result.valid() || !semantics_.is_plain(result))
      add(invocation.result, plain_value(invocation, type));
    else
      flow(invocation.arguments[0], invocation.result);  // `append` and its like return their receiver.
  }
  if (!is_own_caller(invocation)) return;
  for (size_t i = is_instance ? 1 : 0; i < invocation.arguments.size(); ++i) {
    const VariableId argument = invocation.arguments[i];
    if (argument.valid()) call_keys(invocation, argument, "Ljava/lang/Object;", "toString", "()Ljava/lang/String;", {});
  }
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

// Propagation -----------------------------------------------------------------------------------------------------

VariableId Solver::make_variable() {
  all_.emplace_back();
  fresh_.emplace_back();
  flows_.emplace_back();
  uses_.emplace_back();
  parent_.push_back(static_cast<uint32_t>(parent_.size()));
  waiting_.push_back(0);
  return VariableId(all_.size() - 1);
}

VariableId Solver::find(VariableId variable) const {
  uint32_t root = variable.value();
  while (parent_[root] != root) root = parent_[root];
  for (uint32_t at = variable.value(); parent_[at] != root;) at = std::exchange(parent_[at], root);
  return VariableId(root);
}

const ObjectSet& Solver::points_to(VariableId variable) const {
  return all_[find(variable).value()];
}

void Solver::push(VariableId variable) {
  if (waiting_[variable.value()]) return;
  waiting_[variable.value()] = 1;
  work_.push_back(variable);
}

void Solver::add(VariableId variable, ObjectId object) {
  variable = find(variable);
  if (!all_[variable.value()].insert(object)) return;
  fresh_[variable.value()].insert(object);
  push(variable);
}

void Solver::flow(VariableId from, VariableId to, ir::TypeId only) {
  from = find(from);
  to = find(to);
  if (from == to) return;
  if (only == program_.symbols().object()) only = {};
  if (!only.valid() && !known_flows_.insert(key_of(from.value(), to.value())).second) return;
  flows_[from.value()].push_back({to, only});
  ++flow_count_;
  if (all_[from.value()].empty()) return;
  ++flows_since_collapse_;
  if (only.valid()) {
    all_[from.value()].for_each([&](ObjectId object) {
      if (passes(object, only)) add(to, object);
    });
    return;
  }
  ObjectSet added;
  if (!all_[to.value()].add(all_[from.value()], added)) return;
  fresh_[to.value()].add(added);
  push(to);
}

void Solver::load(VariableId base, uint32_t slot, VariableId to) {
  use(base, {Use::Kind::Load, slot, to.value()});
}

void Solver::store(VariableId base, uint32_t slot, VariableId from) {
  use(base, {Use::Kind::Store, slot, from.value()});
}

void Solver::watch(VariableId variable, uint32_t token) {
  use(variable, {Use::Kind::Watch, token, 0});
}

void Solver::use(VariableId variable, Use use) {
  variable = find(variable);
  uses_[variable.value()].push_back(use);
  const ObjectSet known = all_[variable.value()];
  known.for_each([&](ObjectId object) { tell(use, object); });
}

void Solver::tell(const Use& use, ObjectId object) {
  switch (use.kind) {
    case Use::Kind::Load:
      if (has_slot(object, use.slot)) flow(cell(object, use.slot), VariableId(use.other));
      break;
    case Use::Kind::Store:
      if (has_slot(object, use.slot)) flow(VariableId(use.other), cell(object, use.slot));
      break;
    case Use::Kind::Receiver: call_on(use.slot, object); break;
    case Use::Kind::Invocation: call_on(invocations_[use.slot], object); break;
    case Use::Kind::Watch: harness_->grew(*this, use.slot, object); break;
    case Use::Kind::Copy: copy_object(invocations_[use.slot], object); break;
    case Use::Kind::ClassOf:
      add(VariableId(use.other), objects_.of({Object::Kind::Class, program_.symbols().class_type(), {}, 0, {},
                                              objects_[object].type.value()}));
      break;
    case Use::Kind::Reflection: reflect(use.slot, object); break;
  }
}

void Solver::spread(VariableId variable) {
  waiting_[variable.value()] = 0;
  if (find(variable) != variable) return;
  ObjectSet fresh;
  fresh.swap(fresh_[variable.value()]);
  if (fresh.empty()) return;
  ObjectSet added;
  for (size_t i = 0; i < flows_[variable.value()].size(); ++i) {
    const Flow flow = flows_[variable.value()][i];
    const VariableId to = find(flow.to);
    if (to == variable) continue;
    ++steps_;
    ++flows_since_collapse_;
    if (flow.only.valid()) {
      fresh.for_each([&](ObjectId object) {
        if (passes(object, flow.only)) add(to, object);
      });
    } else if (all_[to.value()].add(fresh, added)) {
      fresh_[to.value()].add(added);
      push(to);
    }
  }
  // Telling can make variables, so the list is looked at anew each time.
  for (size_t i = 0; i < uses_[variable.value()].size(); ++i) {
    const Use use = uses_[variable.value()][i];
    fresh.for_each([&](ObjectId object) { tell(use, object); });
  }
}

void Solver::merge(VariableId from, VariableId into) {
  parent_[from.value()] = into.value();
  ObjectSet added;
  ObjectSet& mine = all_[into.value()];
  const ObjectSet theirs = std::move(all_[from.value()]);
  // What only one of the two had is news to those who listened to the other.
  ObjectSet only_mine = mine;
  mine.add(theirs, added);
  ObjectSet both = theirs;
  ObjectSet missing;
  both.add(only_mine, missing);
  fresh_[into.value()].add(added);
  fresh_[into.value()].add(missing);
  fresh_[into.value()].add(fresh_[from.value()]);
  fresh_[from.value()].clear();
  all_[from.value()].clear();
  auto& flows = flows_[from.value()];
  flows_[into.value()].insert(flows_[into.value()].end(), flows.begin(), flows.end());
  std::vector<Flow>().swap(flows);
  auto& uses = uses_[from.value()];
  uses_[into.value()].insert(uses_[into.value()].end(), uses.begin(), uses.end());
  std::vector<Use>().swap(uses);
  if (!fresh_[into.value()].empty()) push(into);
}

/// Variables that flow into each other in a circle point to the same objects: they become one (Tarjan's algorithm,
/// without recursion).
void Solver::collapse_cycles() {
  flows_since_collapse_ = 0;
  const uint32_t count = static_cast<uint32_t>(all_.size());
  std::vector<uint32_t> index(count, 0), low(count, 0);
  std::vector<uint8_t> on_stack(count, 0);
  std::vector<uint32_t> stack;
  struct Frame {
    uint32_t variable;
    size_t next;
  };
  std::vector<Frame> frames;
  std::vector<std::pair<uint32_t, uint32_t>> merges;
  uint32_t number = 0;
  for (uint32_t root = 0; root < count; ++root) {
    if (parent_[root] != root || index[root] != 0 || flows_[root].empty()) continue;
    frames.push_back({root, 0});
    index[root] = low[root] = ++number;
    stack.push_back(root);
    on_stack[root] = 1;
    while (!frames.empty()) {
      Frame& frame = frames.back();
      const uint32_t at = frame.variable;
      if (frame.next < flows_[at].size()) {
        const Flow& flow = flows_[at][frame.next++];
        if (flow.only.valid()) continue;
        const uint32_t to = find(flow.to).value();
        if (index[to] == 0) {
          index[to] = low[to] = ++number;
          stack.push_back(to);
          on_stack[to] = 1;
          frames.push_back({to, 0});
        } else if (on_stack[to]) {
          low[at] = std::min(low[at], index[to]);
        }
        continue;
      }
      if (low[at] == index[at]) {
        for (;;) {
          const uint32_t member = stack.back();
          stack.pop_back();
          on_stack[member] = 0;
          if (member == at) break;
          merges.push_back({member, at});
        }
      }
      frames.pop_back();
      if (!frames.empty()) {
        const uint32_t above = frames.back().variable;
        low[above] = std::min(low[above], low[at]);
      }
    }
  }
  for (const auto& [from, into] : merges) merge(VariableId(from), find(VariableId(into)));
}

}  // namespace antecede::pointer
