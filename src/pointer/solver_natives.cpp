// What methods without code do: intrinsics, which carry concurrency meaning, and natives, which declare their effect.

#include <algorithm>

#include "pointer/solver.h"

namespace antecede::pointer {

using model::HeapEffect;
using model::Intrinsic;

void Solver::call_native(const Invocation& invocation, ir::MethodId target) {
  if (const auto intrinsic = semantics_.intrinsic(target)) {
    sites_.push_back({invocation.caller, invocation.site, *intrinsic});
    return apply_intrinsic(invocation, *intrinsic);
  }
  if (const model::NativeMethod* native = semantics_.native(target)) return apply_effects(invocation, target, *native);
  call_opaque(invocation, program_[target].ref);
}

void Solver::apply_intrinsic(const Invocation& invocation, Intrinsic intrinsic) {
  if (model::tells_of_contents(intrinsic)) return apply_contents(invocation, intrinsic);
  const auto& arguments = invocation.arguments;
  switch (intrinsic) {
    case Intrinsic::QueueLooper: return make_queue(invocation, arguments[0]);
    case Intrinsic::QueueSerial:
    case Intrinsic::QueuePool:
    case Intrinsic::QueueBinder: return make_queue(invocation, {});
    case Intrinsic::QueueEnqueue: return apply_enqueue(invocation);
    case Intrinsic::QueueRemoveOne:
      if (invocation.result.valid()) load(arguments[0], slot::k_tasks, invocation.result);
      return;
    case Intrinsic::ThreadCurrent:
      if (invocation.result.valid()) flow(invocation.thread, invocation.result);
      return;
    case Intrinsic::ThreadFork: return apply_fork(invocation);
    default: {
      const IntrinsicSite site = sites_.back();
      return harness_->reached(*this, site, arguments, invocation.result);
    }
  }
}

// Queues and threads ----------------------------------------------------------------------------------------------

/// A queue has the threads that serve it. Where nobody says which, they are threads of its own.
void Solver::make_queue(const Invocation& invocation, VariableId thread) {
  const ir::TypeId type = program_.symbols().find_type("Lantecede/Queue;");
  const ObjectId queue = made(invocation.caller, instruction_of(invocation), type);
  if (invocation.result.valid()) add(invocation.result, queue);
  if (thread.valid()) return flow(thread, cell(queue, slot::k_thread));
  const ir::TypeId thread_type = program_.symbols().find_type("Ljava/lang/Thread;");
  if (thread_type.valid())
    add(cell(queue, slot::k_thread), objects_.of({Object::Kind::Worker, thread_type, {}, 0, {}, queue.value()}));
}

/// The task runs, as an event of its own, on the threads of the queue, in the context that it is enqueued in.
void Solver::apply_enqueue(const Invocation& invocation) {
  const VariableId queue = invocation.arguments[0], task = invocation.arguments[1];
  if (!queue.valid() || !task.valid()) return;
  store(queue, slot::k_tasks, task);
  Invocation event;
  event.caller = invocation.caller;
  event.site = invocation.site;
  event.kind = EdgeKind::Task;
  event.method = method_named("Lantecede/Task;", "run", "()V");
  event.arguments = {task};
  event.thread = make_variable();
  event.context = nodes_[invocation.caller].context;
  load(queue, slot::k_thread, event.thread);
  if (event.method.valid()) invoke(std::move(event));
}

void Solver::apply_fork(const Invocation& invocation) {
  const VariableId thread = invocation.arguments[0], body = invocation.arguments[1];
  if (!body.valid()) return;
  Invocation life;
  life.caller = invocation.caller;
  life.site = invocation.site;
  life.kind = EdgeKind::Fork;
  life.method = method_named("Ljava/lang/Runnable;", "run", "()V");
  life.arguments = {body};
  life.thread = thread;
  life.context = nodes_[invocation.caller].context;
  if (life.method.valid()) invoke(std::move(life));
}

// Containers ------------------------------------------------------------------------------------------------------

void Solver::apply_contents(const Invocation& invocation, Intrinsic intrinsic) {
  const auto& arguments = invocation.arguments;
  const VariableId owner = arguments[0];
  if (!owner.valid()) return;
  const auto put = [&](uint32_t slot, VariableId value) {
    if (value.valid()) store(owner, slot, value);
  };
  const auto get = [&](uint32_t slot) {
    if (invocation.result.valid()) load(owner, slot, invocation.result);
  };
  switch (intrinsic) {
    case Intrinsic::ContentsRead:
    case Intrinsic::ContentsReadAt: return get(slot::k_values);
    case Intrinsic::ContentsReadKey: return get(slot::k_keys);
    case Intrinsic::ContentsWrite:
    case Intrinsic::ContentsInsert: put(slot::k_keys, arguments[1]); return put(slot::k_values, arguments[2]);
    case Intrinsic::ContentsWriteAt: return put(slot::k_values, arguments[2]);
    case Intrinsic::ContentsInsertAt: return put(slot::k_values, arguments[3]);
    case Intrinsic::ContentsMatch: {
      if (!arguments[1].valid()) return;
      const VariableId keys = make_variable();
      load(owner, slot::k_keys, keys);
      call_keys(invocation, arguments[1], "Ljava/lang/Object;", "hashCode", "()I", {});
      return call_keys(invocation, arguments[1], "Ljava/lang/Object;", "equals", "(Ljava/lang/Object;)Z", {keys});
    }
    case Intrinsic::ContentsOrder: {
      const VariableId keys = make_variable();
      load(owner, slot::k_keys, keys);
      if (arguments[1].valid())
        call_keys(invocation, arguments[1], "Ljava/util/Comparator;", "compare",
                  "(Ljava/lang/Object;Ljava/lang/Object;)I", {arguments[2], keys});
      if (arguments[2].valid())
        call_keys(invocation, arguments[2], "Ljava/lang/Comparable;", "compareTo", "(Ljava/lang/Object;)I", {keys});
      return;
    }
    default: return;  // Sizes, removals, rearrangements: no reference comes or goes.
  }
}

void Solver::call_keys(const Invocation& invocation, VariableId receiver, const char* type, const char* method,
                       const char* descriptor, std::vector<VariableId> arguments) {
  Invocation call;
  call.caller = invocation.caller;
  call.site = invocation.site;
  call.method = method_named(type, method, descriptor);
  call.arguments = std::move(arguments);
  call.arguments.insert(call.arguments.begin(), receiver);
  call.thread = invocation.thread;
  call.context = invocation.context;
  if (call.method.valid()) invoke(std::move(call));
}

// Natives ---------------------------------------------------------------------------------------------------------

void Solver::apply_effects(const Invocation& invocation, ir::MethodId target, const model::NativeMethod& native) {
  for (const HeapEffect& effect : native.effects) apply_effect(invocation, target, effect);
}

void Solver::apply_effect(const Invocation& invocation, ir::MethodId target, const HeapEffect& effect) {
  const auto operand = [&](int number) {
    const int place = number == HeapEffect::k_this ? 0 : number + (program_[target].is_static() ? 0 : 1);
    return place >= 0 && static_cast<size_t>(place) < invocation.arguments.size() ? invocation.arguments[static_cast<size_t>(place)]
                                                                                  : VariableId();
  };
  const VariableId from = operand(effect.from), to = operand(effect.to), result = invocation.result;
  const auto field_slot = [&](VariableId, int number) {
    // The declared type of the operand says which class the field is of.
    const ir::Proto& proto = program_.symbols().proto(program_.symbols().method(program_[target].ref).proto);
    ir::ClassId owner = program_[target].owner;
    if (number >= 0 && static_cast<size_t>(number) < proto.parameters.size())
      owner = program_.find_class(proto.parameters[static_cast<size_t>(number)]);
    return owner.valid() ? field_named(owner, effect.name) : ir::FieldId();
  };
  switch (effect.kind) {
    case HeapEffect::Kind::Pure:
    case HeapEffect::Kind::World: {
      const ir::TypeId type = program_.symbols().proto(program_.symbols().method(program_[target].ref).proto).return_type;
      if (result.valid() && type == program_.symbols().string())
        add(result, objects_.of({Object::Kind::Text, type, {}, 0, {}, Object::k_any_text}));
      return;
    }
    case HeapEffect::Kind::ReturnsNew: {
      if (!result.valid()) return;
      ir::TypeId type = program_.symbols().proto(program_.symbols().method(program_[target].ref).proto).return_type;
      if (!effect.name.empty()) {
        std::string descriptor = "L" + effect.name + ";";
        std::ranges::replace(descriptor, '.', '/');
        if (const ir::TypeId named = program_.symbols().find_type(descriptor); named.valid()) type = named;
      }
      return add(result, made(invocation.caller, instruction_of(invocation), type));
    }
    case HeapEffect::Kind::Returns:
      if (result.valid() && from.valid()) flow(from, result);
      return;
    case HeapEffect::Kind::ReturnsElement:
      if (result.valid() && from.valid()) load(from, slot::k_elements, result);
      return;
    case HeapEffect::Kind::ReturnsCopy:
      if (!from.valid()) return;
      invocations_.push_back(invocation);
      return use(from, {Use::Kind::Copy, static_cast<uint32_t>(invocations_.size() - 1), 0});
    case HeapEffect::Kind::ReturnsField:
      if (const ir::FieldId field = field_slot(from, effect.from); field.valid() && from.valid() && result.valid())
        load(from, field.value(), result);
      return;
    case HeapEffect::Kind::ReturnsClass:
      if (result.valid() && from.valid()) use(from, {Use::Kind::ClassOf, 0, result.value()});
      return;
    case HeapEffect::Kind::Stores:
      if (const ir::FieldId field = field_slot(to, effect.to); field.valid() && from.valid() && to.valid())
        store(to, field.value(), from);
      return;
    case HeapEffect::Kind::StoresElement:
      if (from.valid() && to.valid()) store(to, slot::k_elements, from);
      return;
    case HeapEffect::Kind::CopiesElements: {
      if (!from.valid() || !to.valid()) return;
      const VariableId elements = make_variable();
      load(from, slot::k_elements, elements);
      return store(to, slot::k_elements, elements);
    }
    case HeapEffect::Kind::Fills: return;  // No references.
    case HeapEffect::Kind::Calls: return call_boxed(invocation, target, effect.name);
    case HeapEffect::Kind::Finds: ++reflection_[target]; return;
    case HeapEffect::Kind::FindsClass:
    case HeapEffect::Kind::FindsMember:
    case HeapEffect::Kind::FindsMembers:
    case HeapEffect::Kind::FindsProxyClass:
    case HeapEffect::Kind::NamesClass:
    case HeapEffect::Kind::MakesProxy:
    case HeapEffect::Kind::Makes:
    case HeapEffect::Kind::Invokes:
    case HeapEffect::Kind::Reads:
    case HeapEffect::Kind::Writes:
      return apply_reflection(invocation, target, effect, from, to, operand(effect.with));
  }
}

// Names -----------------------------------------------------------------------------------------------------------

ir::MethodId Solver::method_named(std::string_view type, std::string_view name, std::string_view descriptor) const {
  const ir::ClassId owner = program_.find_class(type);
  if (!owner.valid()) return {};
  const auto is_it = [&](ir::MethodId method) {
    const ir::MethodRef& ref = program_.symbols().method(program_[method].ref);
    return program_.symbols().text(ref.name) == name && program_.symbols().proto_descriptor(ref.proto) == descriptor;
  };
  for (ir::MethodId method : program_[owner].virtual_methods)
    if (is_it(method)) return method;
  for (ir::MethodId method : program_[owner].direct_methods)
    if (is_it(method)) return method;
  return {};
}

ir::FieldId Solver::field_named(ir::ClassId owner, std::string_view name) const {
  for (int depth = 0; owner.valid() && depth < 256; owner = hierarchy_.superclass(owner), ++depth)
    for (ir::FieldId field : program_[owner].instance_fields)
      if (program_.symbols().text(program_.symbols().field(program_[field].ref).name) == name) return field;
  return {};
}

}  // namespace antecede::pointer
