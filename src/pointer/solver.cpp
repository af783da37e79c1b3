#include "pointer/solver.h"

#include <algorithm>

#include "base/guard.h"

namespace antecede::pointer {

Solver::Solver(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics,
               const model::CodeNames& names, MethodCodes& codes, const Solver* rough, SolverOptions options)
    : program_(program),
      hierarchy_(hierarchy),
      semantics_(semantics),
      names_(names),
      options_(options),
      codes_(codes),
      rough_(options.apart == Apart::Nothing ? nullptr : rough),
      inlining_(program, hierarchy, semantics, codes_),
      made_names_(program),
      merged_(program),
      budget_(std::max(options.least_apart, rough != nullptr ? rough->nodes().size() : 0), options.most_nodes_in_context),
      own_classes_(program.classes().size(), 0) {
  thrown_ = make_variable();
  queue_type_ = program.symbols().find_type("Lantecede/Queue;");
  number_type_ = program.symbols().find_type("I");
  if (rough_ == nullptr) return;
  inlining_.learn(*rough);
  if (options.apart != Apart::Components || !rough->complete()) return;
  origins_.learn(*rough);
  bounds_.hit(Bound::ComponentsApart, origins_.given_up());
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
      if (!semantics_.is_model(program_[nodes_[node].method].owner)) harness.entered(*this, node);
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
  // How many there are of own code for each component is bounded already (`Origins`).
  if (context.valid() && !(is_component_context(context) && is_own(method))) {
    const auto known = node_ids_.find({method, context});
    if (known != node_ids_.end()) return known->second;
    if (!budget_.admit(context)) {
      // How far a context reaches is how the analysis looks at any app; that there is less room is for the size of this one.
      if (budget_.most_in_one() < options_.most_nodes_in_context) bounds_.hit(Bound::MethodsInContext);
      context = {};
    }
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
  const std::vector<bool>* const open = open_blocks(node);
  const ir::Body* const body = open == nullptr ? nullptr : &program_.body(nodes_[node].method);
  const auto is_open = [&](uint32_t instruction) {
    if (open == nullptr) return true;
    const auto behind = std::ranges::upper_bound(body->blocks(), instruction, {}, &ir::Block::first_instruction);
    return behind == body->blocks().begin() || (*open)[static_cast<size_t>(behind - body->blocks().begin()) - 1];
  };
  for (const Step& step : code.steps)
    if (is_open(step.instruction)) apply(node, step);
  for (uint32_t i = 0; i < code.calls.size(); ++i)
    if (is_open(code.calls[i].instruction)) apply(node, i);
}

/// Of a method of a merged class, looked at for one object: the blocks that the object's number leaves open. Null: all.
const std::vector<bool>* Solver::open_blocks(NodeId node) {
  const Node& in = nodes_[node];
  if (!in.context.valid() || !contexts_[in.context].receiver.valid() || !merged_.is_merged(program_[in.method].owner)) return nullptr;
  const Object& object = objects_[contexts_[in.context].receiver];
  if (object.kind != Object::Kind::Made || !object.method.valid()) return nullptr;
  const std::optional<int32_t> number = merged_.number_of(object.method, object.instruction);
  return number ? &merged_.open_blocks(in.method, *number) : nullptr;
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

/// The first use of a class, where no instruction says so: it and those above it.
void Solver::initialise(NodeId node, ir::ClassId owner) {
  for (int depth = 0; owner.valid() && depth < 256; owner = hierarchy_.superclass(owner), ++depth) apply_initialiser(node, owner);
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
  // Which of the merged classes the object is of, is said by a number that its constructor is given.
  if ((program_[callee].access_flags & ir::k_constructor) && merged_.is_merged(program_[callee].owner))
    return contexts_.of(from.method, instruction, {});
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
  const Object& object = objects_[holder];
  const bool is_part = object.context.valid() && contexts_[object.context].receiver.valid() &&
                       (!object.method.valid() || !is_own(object.method));
  return is_part ? object.context : contexts_.of(holder);
}

// Components ------------------------------------------------------------------------------------------------------

/// For which component the code of a context works.
ObjectId Solver::component_of(ContextId context) const {
  for (; context.valid(); context = contexts_[context].parent)
    if (contexts_[context].receiver.valid()) return component_of(contexts_[context].receiver);
  return {};
}

/// For which component an object was made. An object has been met after those of its context, so this ends.
ObjectId Solver::component_of(ObjectId object) const {
  return is_component(object) ? object : component_of(objects_[object].context);
}

/// A method of the app's own that works for several components is looked at for each of them.
ContextId Solver::within_component(ContextId context, const Invocation& invocation, ObjectId receiver) {
  const Node& caller = nodes_[invocation.caller];
  ObjectId component = receiver.valid() ? component_of(receiver) : invocation.origin;
  if (!component.valid() && !receiver.valid()) component = component_of(caller.context);
  const Object* only = !component.valid() && !receiver.valid() && caller.method.valid() ? origins_.only(caller.method) : nullptr;
  if (only != nullptr) component = objects_.of(*only);
  if (!component.valid()) return context;
  const ContextId within = contexts_.of(component);
  if (!context.valid()) return within;
  const Context call = contexts_[context];
  return call.method.valid() ? contexts_.of(call.method, call.instruction, within) : within;
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
  find_made_names(node, number);
  const bool exact = is_exact(call);
  if (exact && semantics_.is_concrete(call.target)) return;
  if (!exact && semantics_.intrinsic(call.target)) return call_native(invocation_of(node, number), call.target);
  if (!exact || is_on_holder(call)) {
    if (call.operands.empty() || call.operands[0] == k_no_local) return;
    receiver_sites_.push_back({node, number, call.target, {}});
    use(variable(node, call.operands[0]), {Use::Kind::Receiver, static_cast<uint32_t>(receiver_sites_.size() - 1), 0});
    return;
  }
  this->call(invocation_of(node, number), call.target, {});
}

bool Solver::link(NodeId caller, uint32_t site, NodeId callee, EdgeKind kind) {
  if (!known_edges_.insert({caller, callee, site, kind}).second) return false;
  edges_[caller].push_back({callee, site, kind});
  ++edge_count_;
  return true;
}

Solver::Called Solver::call(const Invocation& invocation, ir::MethodId target, ObjectId receiver) {
  if (receiver.valid()) count_own_receiver(invocation.caller, invocation.site, target);
  if (semantics_.is_concrete(target)) return {};
  if (semantics_.is_plain(target)) {
    call_plain(invocation, target);
    call_overrides(invocation, target, receiver);
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
  if (receiver.valid() && !is_own(target) && inlining_.is_holders(target)) {
    context = holder_context(receiver);
    called.for_all = false;
  }
  if (is_own(target) && origins_.is_apart(target)) {
    context = within_component(context, invocation, receiver);
    called.for_all = !receiver.valid();
  }
  if (receiver.valid() && rough_ != nullptr && merged_.is_merged(program_[target].owner)) {
    context = contexts_.of(receiver);
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
  if (is_constructor) initialise(invocation.caller, program_[invocation.method].owner);
  if (is_static || is_constructor) {
    call(invocation, invocation.method, {});
    return;
  }
  const VariableId receiver = invocation.arguments[0];
  invocations_.push_back(std::move(invocation));
  use(receiver, {Use::Kind::Invocation, static_cast<uint32_t>(invocations_.size() - 1), 0});
}

}  // namespace antecede::pointer
