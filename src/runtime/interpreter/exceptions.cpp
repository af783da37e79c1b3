// The half of Machine that throws exceptions and initialises classes.
#include <algorithm>

#include "base/assert.h"
#include "runtime/interpreter/interpreter_support.h"
#include "runtime/machine.h"
#include "runtime/report/noting.h"

namespace antecede::runtime {

NativeOutcome Machine::throw_new(Thread& thread, std::string_view internal_name, std::string_view message) {
  return throw_new(thread, classes_.known(internal_name), message);
}

NativeOutcome Machine::throw_new(Thread& thread, Class* type, std::string_view message) {
  Slot argument{.bits = 0};
  const bool has_message = message.data() != nullptr;
  heap_.open_reserve(true);
  if (has_message) argument = slot_of_ref(new_string(message));
  push_frame(thread, *stubs_.thrower(*type, has_message), &argument);
  heap_.open_reserve(false);
  return NativeOutcome::Throw;
}

NativeOutcome Machine::out_of_memory(Thread& thread) {
  if (!has_collected_) return NativeOutcome::Collect;
  has_collected_ = false;
  return throw_new(thread, "java/lang/OutOfMemoryError", "Java heap space");
}

NativeOutcome Machine::throw_object(Thread& thread, Ref exception) {
  thread.exception = exception;
  if (unwind(thread)) return NativeOutcome::Throw;
  note_tool_failure(*this, thread, "lost-exception",
                    "a thread ended because of " + class_of(exception).java_name() + ", which nobody could tell");
  end_thread(thread);
  return NativeOutcome::Throw;
}

namespace {

/// The handler of the frame for an exception of that class; null: it has none.
const Cell* find_handler(const Slot* fp, const Class& type) {
  const Code* code = fp[k_frame_method].method->code.get();
  if (!code) return nullptr;
  const Cell* first = code->cells.data();
  const auto at = static_cast<size_t>(fp[k_frame_ip].ip - first);
  if (at >= code->cells.size()) return nullptr;  // In a cell that is not its own: about to begin.
  for (const Handler& handler : code->handlers)
    if (at >= handler.first_cell && at < handler.end_cell && (!handler.type || type.is_subclass_of(handler.type)))
      return first + handler.target;
  return nullptr;
}

}  // namespace

bool Machine::unwind(Thread& thread) {
  const Class& type = class_of(thread.exception);
  for (Slot* fp = thread.fp; fp; fp = fp[k_frame_caller].frame) {
    const Cell* target = find_handler(fp, type);
    if (!target) continue;
    fp[k_frame_ip].ip = target;
    thread.fp = fp;
    if (observer()) observer()->unwound(thread, fp);
    constexpr size_t k_stack_reserve = 4096;
    thread.stack_limit = thread.stack_end - k_stack_reserve;
    return true;
  }
  if (observer()) observer()->unwound(thread, nullptr);
  return false;
}

void throw_stack_overflow(Machine& machine, Thread& thread) {
  // Costs as much as many calls; a handler that overflows again would go on for ever.
  constexpr int64_t k_calls = 4096;
  machine.state().calls_left -= k_calls;
  if (thread.stack_limit == thread.stack_end) {
    // Even the reserve is used up: an error without a constructor's work.
    machine.heap().open_reserve(true);
    const Ref error = machine.heap().allocate(*machine.classes().known("java/lang/StackOverflowError"));
    machine.heap().open_reserve(false);
    machine.hidden_number(error) = 1;
    machine.throw_object(thread, error);
    return;
  }
  thread.stack_limit = thread.stack_end;
  machine.throw_new(thread, "java/lang/StackOverflowError");
}

// Initialisation ----------------------------------------------------------------------------------------------------

void Machine::prepare_statics(Class& type) {
  if (!type.definition.valid() || type.static_count == 0) return;
  const ir::Program& ir_program = program();
  const auto details = ir_program.source(ir_program[type.definition].source).details(ir_program, type.definition);
  if (!details) return;
  heap_.open_reserve(true);
  for (const auto& [id, constant] : details->static_values)
    if (id.valid() && classes_.field(id).is_static) set_static(classes_.field(id), constant);
  heap_.open_reserve(false);
}

/// A DEX file can give any constant to any field; one that does not fit counts as none.
void Machine::set_static(const Field& field, const ir::Constant& constant) {
  Slot& slot = statics_[field.offset];
  const bool is_object = field.storage == Storage::Reference;
  if (constant.kind == ir::Constant::Kind::Number && !is_object)
    slot.bits = storage_size(field.storage) == 8 ? constant.bits : static_cast<uint32_t>(constant.bits);
  if (!is_object) return;
  const Class* wanted = classes_.of_type(program().symbols().field(program()[field.id].ref).type);
  if (constant.kind == ir::Constant::Kind::String && known_.string->is_subclass_of(wanted))
    slot = slot_of_ref(make_literal(*this, constant.string));
  if (constant.kind != ir::Constant::Kind::Type || !known_.class_class->is_subclass_of(wanted)) return;
  Class* named = classes_.of_type(constant.type);
  if (!named->denied || field.owner->framework) slot = slot_of_ref(mirror(*named));
}

bool Machine::initialise(Thread& thread, Class& type) {
  switch (class_states_[type.id]) {
    case ClassState::Ready: return true;
    case ClassState::Failed:
      throw_new(thread, "java/lang/NoClassDefFoundError", "Could not initialize class " + type.java_name());
      return false;
    case ClassState::Running:
      if (state_.initialising[type.id] == thread.id) return true;
      wait_for(thread, WaitKind::ClassReady, k_null, Wait::k_forever, false);
      thread.wait.number = type.id;
      return false;
    case ClassState::Linked: break;
  }
  if (!type.needs_initialisation) {
    class_states_[type.id] = ClassState::Ready;
    return true;
  }
  class_states_[type.id] = ClassState::Running;
  state_.initialising[type.id] = thread.id;
  prepare_statics(type);
  push_frame(thread, *stubs_.initialiser(type), nullptr);
  return false;
}

void Machine::initialisation_ended(Class& type, bool ok) {
  class_states_[type.id] = ok ? ClassState::Ready : ClassState::Failed;
  state_.initialising.erase(type.id);
  retry_waiters(WaitKind::ClassReady, k_null, type.id);
}

}  // namespace antecede::runtime
