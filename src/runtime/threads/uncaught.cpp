#include "runtime/threads/uncaught.h"

#include "runtime/machine.h"
#include "runtime/natives/native_table.h"
#include "runtime/report/noted_exceptions.h"
#include "runtime/report/noting.h"

namespace antecede::runtime {

namespace {

/// Whether a JVM that prints the exception would run another getMessage than that of Throwable. Code of the app is
/// run only if a JVM would: not if the program has a handler of its own.
bool makes_message(Machine& machine, Ref exception, const Crash& crash) {
  const Method* plain =
      machine.classes().known_method(machine.known().throwable, "getMessage", "()Ljava/lang/String;");
  const Method* used = machine.class_of(exception).vtable[plain->vtable_index];
  return used != plain && (used->framework || crash.handler.empty());
}

/// Of those from `first` on; the chain's length: none.
size_t next_to_ask(Machine& machine, const std::vector<Ref>& chain, const Crash& crash, size_t first) {
  while (first < chain.size() && !makes_message(machine, chain[first], crash)) ++first;
  return first;
}

}  // namespace

NativeOutcome thread_uncaught(NativeCall& call) {
  Machine& machine = call.machine;
  Method* const body = machine.classes().java_body(*call.method);
  call.method = body;
  const size_t before = machine.state().notes.crashes.size();
  // Whoever calls it by reflection may name another thread.
  const bool is_real = call.ref_at(1) && call.ref_at(0) == call.thread.object;
  if (!is_real) return NativeOutcome::TailCall;
  note_uncaught(machine, call.thread, call.ref_at(1));
  call.thread.told_exception = call.ref_at(1);
  if (machine.observer()) machine.observer()->crashed(call.thread, call.ref_at(1));
  if (machine.state().notes.crashes.size() == before) return NativeOutcome::TailCall;
  const std::vector<Ref> chain = exception_chain(machine, call.ref_at(1));
  if (next_to_ask(machine, chain, machine.state().notes.crashes.back(), 0) < chain.size()) {
    call.thread.crash = static_cast<uint32_t>(before);
    call.thread.crash_part = 0;
    call.method = machine.stubs().uncaught(*body);
  }
  return NativeOutcome::TailCall;
}

NativeOutcome native_next_message(NativeCall& call) {
  Thread& thread = call.thread;
  const std::vector<Ref> chain = exception_chain(call.machine, call.ref_at(0));
  const Crash& crash = call.machine.state().notes.crashes[thread.crash];
  // Code of the program may have changed the causes meanwhile.
  const size_t known = std::min(chain.size(), crash.causes.size() + 1);
  const size_t next = next_to_ask(call.machine, chain, crash, thread.crash_part);
  if (next >= known) return call.give_ref(k_null);
  thread.crash_part = static_cast<uint32_t>(next + 1);
  return call.give_ref(chain[next]);
}

NativeOutcome native_take_message(NativeCall& call) {
  Crash& crash = call.machine.state().notes.crashes[call.thread.crash];
  const uint32_t part = call.thread.crash_part - 1;
  NotedException& exception = part == 0 ? crash.exception : crash.causes[part - 1];
  const Ref text = call.ref_at(0);
  if (text) exception.message = Strings(call.machine.heap(), call.machine.known()).utf8(text);
  return call.done();
}

std::span<const NativeEntry> thread_shortcuts() {
  static const NativeEntry k_entries[] = {
      {"java/lang/Thread", "dispatchUncaughtException", "(Ljava/lang/Throwable;)V", thread_uncaught},
  };
  return k_entries;
}

}  // namespace antecede::runtime
