#include "runtime/threads/process_reset.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "runtime/machine.h"

namespace antecede::runtime {

namespace {

/// Whether a class begins anew with the process: all but the system around the app, and of the Java library all but
/// what has threads, or settings that an app can make.
bool belongs_to_process(const Class& type) {
  const auto starts = [&](std::string_view prefix) { return type.descriptor.starts_with(prefix); };
  constexpr std::array<std::string_view, 12> k_of_java{
      "Ljava/util/concurrent/", "Ljava/util/Timer",    "Ljava/util/logging/", "Ljava/util/Locale;",
      "Ljava/util/TimeZone;",   "Ljava/lang/System;",  "Ljava/lang/Runtime;", "Ljava/net/",
      "Ljavax/net/",            "Ljava/security/Sec",  "Ljava/util/prefs/",   "Lantecede/Ports"};
  if (!type.framework || std::ranges::any_of(k_of_java, starts)) return true;
  constexpr std::array<std::string_view, 4> k_others{"Lantecede/", "Ljava/", "Ljavax/", "["};
  return std::ranges::none_of(k_others, starts);
}

void end_threads(Machine& machine, const Thread& survivor) {
  const std::vector<uint32_t> alive = machine.state().alive;
  for (const uint32_t id : alive) {
    Thread& thread = machine.state().threads[id];
    if (&thread == &survivor) continue;
    // Events that are under way end with their thread.
    for (auto event = thread.events.rbegin(); machine.observer() && event != thread.events.rend(); ++event)
      machine.observer()->event_ended(thread, event->queue, event->message);
    thread.events.clear();
    thread.exception = k_null;
    machine.end_thread(thread);
    if (machine.observer()) machine.observer()->joined(survivor, thread);
  }
}

void forget_classes(Machine& machine) {
  for (const Class* type : machine.classes().list()) {
    if (!belongs_to_process(*type) || !type->needs_initialisation) continue;
    std::fill_n(machine.statics() + type->first_static, type->static_count, Slot{.bits = 0});
    machine.class_states()[type->id] = ClassState::Linked;
    machine.state().initialising.erase(type->id);
  }
}

/// Transactions that were open are rolled back.
void close_databases(Machine& machine) {
  Databases::State& databases = machine.state().databases;
  for (size_t handle = 0; handle < databases.handles.size(); ++handle)
    machine.databases().close(databases, static_cast<int32_t>(handle));
  machine.databases().end_connections(databases);
}

}  // namespace

void reset_process(Machine& machine, Thread& survivor) {
  end_threads(machine, survivor);
  close_databases(machine);
  forget_classes(machine);
  if (machine.observer()) machine.observer()->process_ended();
  machine.state().monitors.release_others(machine.heap(), machine.state().mirrors, survivor.id);
}

}  // namespace antecede::runtime
