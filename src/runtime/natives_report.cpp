// Natives of antecede.system.Report: what the driver of an app is asked to do, and what it tells. And of
// antecede.Named, whose labels people read.
#include <algorithm>

#include "runtime/app.h"
#include "runtime/native_table.h"
#include "runtime/object_builder.h"
#include "runtime/process_reset.h"

namespace antecede::runtime {

namespace {

NativeOutcome report_option(NativeCall& call) {
  ObjectBuilder build(call.machine);
  const App* app = call.machine.app();
  if (!app || !call.ref_at(0)) return build.give(call, build.string(""));
  const std::string name = build.text(call.ref_at(0));
  std::string value;
  if (name == "strategy") value = app->driver.strategy;
  if (name == "events") value = std::to_string(app->driver.events);
  if (name == "pictures") value = app->driver.picture ? "true" : "";
  return build.give(call, build.string(value));
}

NativeOutcome report_script(NativeCall& call) {
  ObjectBuilder build(call.machine);
  return build.give(
      call, build.strings(call.machine.app() ? call.machine.app()->driver.script : std::vector<std::string>()));
}

void note_screen(AppNotes& notes, const std::string& name) {
  auto screen = std::ranges::find(notes.screens, name, &Screen::name);
  if (screen == notes.screens.end()) screen = notes.screens.insert(screen, {name, 0});
  ++screen->entered;
}

NativeOutcome report_note(NativeCall& call) {
  if (!call.ref_at(0) || !call.ref_at(1)) return call.done();
  const ObjectBuilder build(call.machine);
  const std::string kind = build.text(call.ref_at(0)), text = build.text(call.ref_at(1));
  AppNotes& notes = call.machine.state().app;
  if (kind == "event") notes.events.push_back(text);
  if (kind == "missed") notes.missed.push_back(text);
  if (kind == "views") notes.views = text;
  if (kind == "preferences")
    notes.preferences[text.substr(0, text.find('\n'))] = text.substr(std::min(text.find('\n'), text.size() - 1) + 1);
  if (kind == "restart") ++notes.restarts;
  if (kind == "screen") note_screen(notes, text);
  if (kind == "picture" && call.machine.app() && call.machine.app()->driver.picture) {
    const size_t line = std::min(text.find('\n'), text.size());
    call.machine.app()->driver.picture(std::string_view(text).substr(0, line),
                                       std::string_view(text).substr(std::min(line + 1, text.size())));
  }
  return call.done();
}

NativeOutcome named_original(NativeCall& call) {
  if (!call.ref_at(0)) return call.give_ref(k_null);
  ObjectBuilder build(call.machine);
  return build.give(call, build.string(call.machine.names().class_name(build.text(call.ref_at(0)))));
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
      {k_owner, "endProcess", "()V", report_end_process},
      {"antecede/Named", "original", "(Ljava/lang/String;)Ljava/lang/String;", named_original},
  };
  return k_entries;
}

}  // namespace antecede::runtime
