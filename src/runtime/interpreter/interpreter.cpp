// The interpreter: one function with a label per operation; every handler jumps to the next itself (direct
// threading).
#include "runtime/interpreter/interpreter.h"

#include <array>
#include <cmath>
#include <cstring>
#include <string>

#include <fmt/format.h>

#include "runtime/interpreter/arithmetic.h"
#include "runtime/interpreter/interpreter_support.h"
#include "runtime/machine.h"
#include "runtime/report/blocked_main.h"
#include "runtime/report/noting.h"
#include "runtime/threads/stack_walk.h"

namespace antecede::runtime {

namespace {

constexpr size_t k_operation_count = static_cast<size_t>(Operation::k_count);

/// How much a thread runs before the step count is looked at.
constexpr int64_t k_longest_run = 1 << 20;
/// How long the model goes on when the thread should be interrupted in the app.
constexpr uint32_t k_model_turn = 64;

/// Whether threads may be switched in a frame of the method: in code of the app, and where an event ends. Not in the
/// model, nor in what the machine made: it may have been called by the model.
bool may_switch_in(Machine& machine, const Method& method) {
  return method.hidden ? &method == machine.stubs().perform() : !method.framework;
}

// What handlers are made of. `ip` stands at the instruction, `fp` at register 0, `sp` behind the frame.
#define R(REGISTER) fp[REGISTER]
#define NEXT(CELLS)     \
  do {                  \
    ip += (CELLS);      \
    goto * ip->handler; \
  } while (0)
/// Makes the thread's state complete, for whoever looks at its frames.
#define SAVE()              \
  do {                      \
    fp[k_frame_ip].ip = ip; \
    thread.fp = fp;         \
  } while (0)
/// Goes on with whatever the thread's frames say now.
#define LOAD_AND_GO() goto resume
#define SPEND_FUEL() \
  if (__builtin_expect(--fuel < 0, 0)) goto out_of_fuel
/// After something that may have made another thread ready. The instruction is done.
#define GO_ON_OR_SWITCH()                                                                  \
  do {                                                                                     \
    if (machine.turn().wants_switch || machine.turn().wants_switch_later) goto switch_now; \
    NEXT(0);                                                                               \
  } while (0)
#define HANDLE(NAME) do_##NAME:

/// Ends the run if it has taken too long.
bool is_over_limit(Machine& machine, const Thread& thread) {
  const bool steps = machine.state().steps > machine.limits().steps;
  if (!steps && !machine.is_late()) return false;
  machine.stop(Outcome::Kind::Limit, 5,
               (steps ? "the limit of steps is reached" : machine.why_late()) + describe_place(machine, thread));
  return true;
}

Pause execute(Machine* machine_pointer, Thread* thread_pointer, const void* const** table) {
  static const void* const k_handlers[] = {
#define OPERATION(name) &&do_##name,
#include "runtime/interpreter/operations.inc"
#undef OPERATION
  };
  if (table) {
    *table = k_handlers;
    return Pause::Stop;
  }

  Machine& machine = *machine_pointer;
  Thread& thread = *thread_pointer;
  Heap& heap = machine.heap();
  std::byte* const base = heap.base();
  Slot* const statics = machine.statics();
  const ClassState* const class_states = machine.class_states();
  Class* const* classes = machine.classes().list().data();
  const Cell* ip = nullptr;
  Slot* fp = nullptr;
  Slot* sp = nullptr;
  Slot* stack_limit = nullptr;
  int64_t fuel = 0;
  int64_t granted = 0;
  uint64_t wanted = 0;
  int32_t bad_index = 0, bad_length = 0;

refuel:
  granted = fuel = machine.turn().left < k_longest_run ? machine.turn().left : k_longest_run;
resume:
  if (machine.outcome().kind != Outcome::Kind::Running) return Pause::Stop;
  if (thread.state != Thread::State::Runnable)
    return thread.state == Thread::State::Ended ? Pause::Ended : Pause::Waiting;
  classes = machine.classes().list().data();
  stack_limit = thread.stack_limit;
  fp = thread.fp;
  ip = fp[k_frame_ip].ip;
  sp = fp + fp[k_frame_method].method->frame_slots;
  NEXT(0);

begin_method:
  // The frame has its arguments; the method in it is about to begin.
  {
    Method* const method = fp[k_frame_method].method;
    classes = machine.classes().list().data();
    sp = fp + method->frame_slots;
    if (sp > stack_limit) goto throw_overflow;
    for (unsigned i = 0; i < method->zeroed_count; ++i) fp[method->argument_count + i].bits = 0;
    ip = method->entry;
    NEXT(0);
  }

out_of_fuel:
  SAVE();
  machine.state().steps += static_cast<uint64_t>(granted);
  if (is_over_limit(machine, thread)) return Pause::Stop;
  if (finds_loop(machine, thread)) return Pause::Switch;
  // Whoever may run undisturbed may not do so for ever: a loop can wait for another thread.
  if (machine.turn().left != UINT32_MAX || (granted == k_longest_run && !machine.schedule().asks_always())) {
    if (may_switch_in(machine, *fp[k_frame_method].method)) {
      machine.turn().wants_switch_later = false;
      if (machine.others_can_run(thread)) return Pause::Switch;
    }
    // In the model, a thread goes on a little.
    machine.turn().left = machine.turn().wants_switch_later ? k_model_turn : machine.next_turn(thread);
  }
  goto refuel;

out_of_calls:
  // A program can run for ever without a jump back.
  SAVE();
  machine.state().steps += static_cast<uint64_t>(Machine::k_calls_at_a_time - machine.state().calls_left);
  machine.state().calls_left = Machine::k_calls_at_a_time;
  if (is_over_limit(machine, thread)) return Pause::Stop;
  if (finds_loop(machine, thread)) return Pause::Switch;
  NEXT(0);

switch_now:
  SAVE();
  if (!machine.turn().wants_switch && !may_switch_in(machine, *fp[k_frame_method].method)) {
    granted -= fuel, fuel = 0;  // Looks again at the next place where the app could be interrupted.
    NEXT(0);
  }
  machine.turn().wants_switch = machine.turn().wants_switch_later = false;
  if (!machine.others_can_run(thread)) NEXT(0);
  machine.state().steps += static_cast<uint64_t>(granted - fuel);
  return Pause::Switch;

stop_here:
  machine.state().steps += static_cast<uint64_t>(granted - fuel);
  return Pause::Switch;

initialise_for_call:
  SAVE();
  if (machine.initialise(thread, *ip[1].method->owner))
    goto* handler_table_entry(k_handlers, ip->handler == &&do_InvokeStaticInitialiseCounted
                                              ? Operation::InvokeStaticCounted
                                              : Operation::InvokeStatic);
  LOAD_AND_GO();

initialise:
  SAVE();
  if (machine.initialise(thread, *ip[1].class_)) {
    if (ip->handler == k_handlers[static_cast<size_t>(Operation::NewInitialise)]) {
      if (ip[1].class_->flags & (ir::k_abstract | ir::k_interface)) {
        machine.throw_new(thread, "java/lang/InstantiationError", ip[1].class_->java_name());
        LOAD_AND_GO();
      }
      goto do_New;
    }
    // Ready, or this thread is at it: do the access as if it was ready.
    if (ip->handler == k_handlers[static_cast<size_t>(Operation::StaticGetInitialise)]) R(ip->a) = statics[ip->index];
    if (ip->handler == k_handlers[static_cast<size_t>(Operation::StaticPutInitialise)]) statics[ip->index] = R(ip->a);
    NEXT(2);
  }
  LOAD_AND_GO();

make_room:
  SAVE();
  if (machine.make_room(wanted)) LOAD_AND_GO();
throw_memory:
  SAVE();
  machine.throw_new(thread, "java/lang/OutOfMemoryError", "Java heap space");
  LOAD_AND_GO();

throw_null:
  SAVE();
  machine.throw_new(thread, "java/lang/NullPointerException");
  LOAD_AND_GO();

throw_index:
  SAVE();
  machine.throw_new(thread, "java/lang/ArrayIndexOutOfBoundsException",
                    "Index " + std::to_string(bad_index) + " out of bounds for length " + std::to_string(bad_length));
  LOAD_AND_GO();

throw_division:
  SAVE();
  machine.throw_new(thread, "java/lang/ArithmeticException", "/ by zero");
  LOAD_AND_GO();

throw_cast:
  SAVE();
  machine.throw_new(thread, "java/lang/ClassCastException",
                    cast_message(*classes[heap.object(R(ip->b).ref)->class_id], *ip[1].class_));
  LOAD_AND_GO();

throw_verify:
  SAVE();
  machine.throw_new(thread, "java/lang/VerifyError", describe(*fp[k_frame_method].method));
  LOAD_AND_GO();

throw_store:
  SAVE();
  machine.throw_new(thread, "java/lang/ArrayStoreException", machine.class_of(R(ip->c).ref).java_name());
  LOAD_AND_GO();

throw_overflow:
  SAVE();
  throw_stack_overflow(machine, thread);
  LOAD_AND_GO();

#include "runtime/interpreter/handlers_arithmetic.inc"
#include "runtime/interpreter/handlers_calls.inc"
#include "runtime/interpreter/handlers_objects.inc"
}

const void* const* handlers() {
  const void* const* table = nullptr;
  execute(nullptr, nullptr, &table);
  return table;
}

}  // namespace

const void* handler_of(Operation operation) {
  static const void* const* const k_table = handlers();
  return k_table[static_cast<size_t>(operation)];
}

const Cell* entry_cell(Operation operation) {
  static const std::array<Cell, k_operation_count> k_cells = [] {
    std::array<Cell, k_operation_count> cells{};
    for (size_t i = 0; i < k_operation_count; ++i) cells[i].handler = handler_of(static_cast<Operation>(i));
    return cells;
  }();
  return &k_cells[static_cast<size_t>(operation)];
}

Pause interpret(Machine& machine, Thread& thread) {
  return execute(&machine, &thread, nullptr);
}

}  // namespace antecede::runtime
