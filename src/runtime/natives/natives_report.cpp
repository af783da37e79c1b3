// Natives of antecede.system.Report: what the driver of an app is asked to do, and what it tells. And of
// antecede.Named, whose labels people read.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "runtime/heap/object_builder.h"
#include "runtime/natives/native_table.h"
#include "runtime/report/blocked_main.h"
#include "runtime/report/made_up.h"
#include "runtime/report/noting.h"
#include "runtime/schedule/schedule_file.h"
#include "runtime/threads/process_reset.h"

namespace antecede::runtime {

namespace {

NativeOutcome report_option(NativeCall& call) {
  ObjectBuilder build(call.machine);
  const ScheduledDriver* driver = call.machine.driver();
  if (!driver || !call.ref_at(0)) return build.give(call, build.string(""));
  const std::string name = build.text(call.ref_at(0));
  std::string value;
  if (name == "strategy") value = driver->strategy;
  if (name == "api") value = std::to_string(driver->api);
  if (name == "events") value = std::to_string(driver->events);
  if (name == "ending") value = fmt::format("{}", fmt::join(driver->ending, "\n"));
  return build.give(call, build.string(value));
}

NativeOutcome report_script(NativeCall& call) {
  ObjectBuilder build(call.machine);
  return build.give(
      call, build.strings(call.machine.driver() ? call.machine.driver()->script : std::vector<std::string>()));
}

void note_screen(AppNotes& notes, const std::string& name) {
  auto screen = std::ranges::find(notes.screens, name, &Screen::name);
  if (screen == notes.screens.end()) {
    screen = notes.screens.insert(screen, {name, 0});
    notes.has_shown_new = true;
  }
  ++screen->entered;
}

/// The process begins again, because it ended by itself.
void note_restart(AppNotes& notes) {
  constexpr uint64_t k_few_events = 10;
  ++notes.restarts;
  const bool was_fruitless = !notes.has_shown_new && notes.events.size() - notes.events_before <= k_few_events;
  notes.fruitless = was_fruitless ? notes.fruitless + 1 : 0;
  notes.most_fruitless = std::max(notes.most_fruitless, notes.fruitless);
  notes.events_before = notes.events.size();
  notes.has_shown_new = false;
}

NativeOutcome report_note(NativeCall& call) {
  if (!call.ref_at(0) || !call.ref_at(1)) return call.done();
  const ObjectBuilder build(call.machine);
  const std::string kind = build.text(call.ref_at(0)), text = build.text(call.ref_at(1));
  AppNotes& notes = call.machine.state().app;
  if (kind == "event") notes.events.push_back(text);
  if (kind == "missed") notes.missed.push_back(text);
  if (kind == "title") notes.title = text;
  if (kind == "views") notes.views = text;
  if (kind == "preferences" || kind == "file")
    (kind == "file" ? notes.files : notes.preferences)[text.substr(0, text.find('\n'))] =
        text.substr(std::min(text.find('\n'), text.size() - 1) + 1);
  if (kind == "toast") notes.toasts.push_back(text);
  if (kind == "leaked") notes.leaked_windows.push_back(text);
  if (kind == "restart") note_restart(notes);
  if (kind == "screen") note_screen(notes, text);
  return call.done();
}

/// Whether somebody wants pictures or not: the run is the same.
NativeOutcome report_look(NativeCall& call) {
  const base::Status taken = call.machine.take_picture();
  if (!taken) call.machine.note_problem("runtime.no-picture", taken.error().message);
  return call.done();
}

NativeOutcome named_original(NativeCall& call) {
  if (!call.ref_at(0)) return call.give_ref(k_null);
  ObjectBuilder build(call.machine);
  return build.give(call, build.string(call.machine.names().class_name(build.text(call.ref_at(0)))));
}

NativeOutcome report_exited(NativeCall& call) {
  note_exit(call.machine, call.thread, ObjectBuilder(call.machine).text(call.ref_at(0)), call.int_at(1));
  return call.done();
}

/// A handler may be called by hand, as coroutines do with exceptions that they caught themselves.
NativeOutcome report_uncaught(NativeCall& call) {
  if (call.thread.told_exception == call.ref_at(0)) return call.done();
  call.thread.told_exception = call.ref_at(0);
  note_uncaught(call.machine, call.thread, call.ref_at(0));
  if (call.machine.observer()) call.machine.observer()->crashed(call.thread, call.ref_at(0));
  return call.done();
}

NativeOutcome report_is_blocked(NativeCall& call) {
  return call.give(watch_main(call.machine, call.ref_at(0)));
}

/// The innermost frame outside of the model has asked.
NativeOutcome missing_value(NativeCall& call) {
  Slot* frame = call.thread.fp;
  while (frame && (frame[k_frame_method].method->hidden || frame[k_frame_method].method->framework))
    frame = frame[k_frame_caller].frame;
  if (frame) note_made_up_result(call.machine, frame, ObjectBuilder(call.machine).text(call.ref_at(0)));
  return call.give_ref(k_null);
}

NativeOutcome report_end_process(NativeCall& call) {
  reset_process(call.machine, call.thread);
  return call.done();
}

}  // namespace

std::span<const NativeEntry> report_natives() {
  static constexpr std::string_view k_owner = "antecede/system/Report";
  static constexpr NativeEntry k_entries[] = {
      {k_owner, "option", "(Ljava/lang/String;)Ljava/lang/String;", report_option},
      {k_owner, "script", "()[Ljava/lang/String;", report_script},
      {k_owner, "note", "(Ljava/lang/String;Ljava/lang/String;)V", report_note},
      {k_owner, "look", "()V", report_look},
      {k_owner, "endProcess", "()V", report_end_process},
      {k_owner, "exited", "(Ljava/lang/String;I)V", report_exited, needs(0)},
      {k_owner, "uncaught", "(Ljava/lang/Throwable;)V", report_uncaught, needs(0)},
      {k_owner, "isBlocked", "(Ljava/lang/Thread;)Z", report_is_blocked, needs(0)},
      {"antecede/Missing", "value", "(Ljava/lang/String;)Ljava/lang/Object;", missing_value, needs(0)},
      {"antecede/Named", "original", "(Ljava/lang/String;)Ljava/lang/String;", named_original},
  };
  return k_entries;
}

}  // namespace antecede::runtime
