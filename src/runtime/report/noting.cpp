#include "runtime/report/noting.h"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/interpreter/interpreter_support.h"
#include "runtime/report/made_up.h"
#include "runtime/report/noted_exceptions.h"
#include "runtime/report/platform_gap.h"
#include "runtime/threads/stack_walk.h"

namespace antecede::runtime {

namespace {

/// The line that a developer knows; of several inlined methods, the innermost.
NotedFrame noted_frame(const Machine& machine, const Method& method, uint32_t line) {
  std::vector<NotedFrame> frames = shown_stack(machine.names(), {machine.names().place(method, line)});
  return frames.empty() ? machine.names().method(method) : std::move(frames.front());
}

std::string event_label(const Machine& machine, uint32_t label, const Class* what) {
  if (label) return machine.state().notes.labels[label - 1];
  return what ? machine.names().class_name(*what) + ".run()" : "";
}

/// As a trace of the run has it: messages and threads have the same numbers there.
std::string event_id(uint64_t number, uint32_t thread) {
  return number ? fmt::format("e{}", number - 1) : fmt::format("t{}", thread);
}

std::string queue_name(Machine& machine, uint32_t id) {
  const TaskQueue& queue = machine.state().queues[id];
  constexpr const char* k_words[] = {"looper", "serial", "pool", "binder"};
  if (queue.kind == TaskQueue::Kind::Looper)
    return "looper of " + thread_name(machine, machine.state().threads[queue.thread]);
  return fmt::format("{} {}", k_words[static_cast<size_t>(queue.kind)], id);
}

std::optional<NotedPoster> noted_poster(Machine& machine, const Poster& poster, bool is_post) {
  if (poster.thread == Poster::k_nobody) return std::nullopt;
  NotedPoster noted;
  noted.is_post = is_post;
  if (poster.method) noted.place = noted_frame(machine, *poster.method, poster.line);
  noted.thread = thread_name(machine, machine.state().threads[poster.thread]);
  noted.event = event_id(poster.event, poster.thread);
  noted.label = poster.event ? event_label(machine, poster.label, poster.what) : noted.thread;
  return noted;
}

/// What the thread does: an event, or its life outside of events.
NotedEvent noted_event(Machine& machine, const Thread& thread, const RunningEvent* event) {
  NotedEvent noted;
  noted.thread = thread_name(machine, thread);
  noted.id = event_id(event ? event->number : 0, thread.id);
  noted.label = event ? event_label(machine, event->label, event->what) : noted.thread;
  if (event) noted.queue = queue_name(machine, event->queue);
  noted.posted = event ? noted_poster(machine, event->poster, true) : noted_poster(machine, thread.starter, false);
  return noted;
}

/// The handler of uncaught exceptions that the program has set, if it has.
std::string own_handler(Machine& machine, const Thread& thread) {
  if (!thread.object) return "";
  const auto field = [&](std::string_view name) -> const Field& {
    return machine.classes().known_field(machine.known().thread, name);
  };
  const auto name = [&](Ref ref) { return ref ? machine.names().class_name(machine.class_of(ref)) : std::string(); };
  ObjectHeader* object = machine.object(thread.object);
  if (const Ref own = field_at<Ref>(object, field("handler").offset)) return name(own);
  const Ref group = field_at<Ref>(object, field("group").offset);
  if (group && !machine.class_of(group).framework) return name(group);
  return name(machine.statics()[field("defaultHandler").offset].ref);
}

/// Whether the exception belongs to limits that any program can reach.
bool is_exhaustion(const NotedException& exception) {
  return exception.class_name == "java.lang.OutOfMemoryError" ||
         exception.class_name == "java.lang.StackOverflowError";
}

bool has_frame_of_app(const NotedException& exception) {
  return std::ranges::any_of(exception.stack, &NotedFrame::is_of_app);
}

/// Whether the model's own inside complained: nothing that Android has, so no way to say that it was used wrongly.
bool is_from_inside(const NotedException& exception) {
  return !exception.stack.empty() && exception.stack.front().class_name.starts_with("antecede.");
}

/// What the exception, or one of its causes, grew out of, if that is a gap of ours.
std::optional<std::string> own_gap(const Machine& machine, const std::vector<Ref>& exceptions,
                                   const std::vector<NotedException>& chain) {
  for (const Ref one : exceptions)
    if (const std::string* what = made_up_cause(machine, one)) return *what + " gave nothing";
  for (const NotedException& one : chain)
    if (const std::optional<std::string> gap = platform_gap(one.class_name, one.message.value_or(""))) return gap;
  return std::nullopt;
}

/// An exception that something grew out of that we lack is a failure of ours. True: it was one.
bool note_own_gap(Machine& machine, const Thread& thread, Ref thrown, std::vector<NotedException>& chain) {
  const std::optional<std::string> gap = own_gap(machine, exception_chain(machine, thrown), chain);
  if (!gap) return false;
  machine.state().notes.add({"gap", fmt::format("{} because of {}", chain.back().class_name, *gap),
                             thread_name(machine, thread), std::move(chain.back().stack), 1});
  return true;
}

const Method* caller_of(const Thread& thread) {
  const Slot* caller = thread.fp[k_frame_caller].frame;
  return caller ? caller[k_frame_method].method : nullptr;
}

}  // namespace

std::vector<NotedFrame> noted_stack(const Machine& machine, const Thread& thread) {
  constexpr size_t k_most = 20;
  std::vector<CodePlace> places;
  walk_stack(thread, [&](const FrameView& view) {
    places.push_back(machine.names().place(*view.method, view.line));
    return places.size() < k_most;
  });
  return shown_stack(machine.names(), places);
}

NotedEvent noted_event_now(Machine& machine, const Thread& thread) {
  return noted_event(machine, thread, thread.events.empty() ? nullptr : &thread.events.back());
}

std::string thread_name(Machine& machine, const Thread& thread) {
  if (thread.id == 0) return machine.first_thread_name();
  const uint32_t offset = machine.classes().known_field(machine.known().thread, "name").offset;
  const Ref name = thread.object ? field_at<Ref>(machine.object(thread.object), offset) : k_null;
  if (!name) return fmt::format("thread {}", thread.id);
  return Strings(machine.heap(), machine.known()).utf8(name);
}

Poster poster_here(const Thread& thread) {
  Poster poster;
  poster.thread = thread.id;
  if (!thread.events.empty()) {
    poster.event = thread.events.back().number;
    poster.what = thread.events.back().what;
    poster.label = thread.events.back().label;
  }
  walk_stack(thread, [&](const FrameView& view) {
    if (view.method->framework || (poster.method && !view.method->is_own())) return true;
    poster.method = view.method;
    poster.line = view.line;
    return !view.method->is_own();
  });
  return poster;
}

void note_tool_failure(Machine& machine, const Thread& thread, std::string_view kind, std::string message) {
  machine.state().notes.add(
      {std::string(kind), std::move(message), thread_name(machine, thread), noted_stack(machine, thread), 1});
}

void note_missing_call(Machine& machine, const Thread& thread) {
  const Method& method = *thread.fp[k_frame_method].method;
  const Method* caller = caller_of(thread);
  const bool is_native = method.id.valid();
  if (is_native && method.framework)
    return note_tool_failure(
        machine, thread, "missing-native",
        fmt::format("{} of the model is native and not implemented", machine.names().describe(method)));
  if (caller && caller->framework && !caller->hidden)
    return note_tool_failure(machine, thread, "model-linkage",
                             fmt::format("the model calls {}, which is not there", machine.names().describe(method)));
  ++machine.state().notes.missing[&method];
  note_made_up_result(machine, thread.fp[k_frame_caller].frame, machine.names().describe(method));
  const bool from_app = caller && !caller->framework && !caller->hidden;
  if (from_app && method.framework) ++machine.state().notes.missing_calls;
}

void note_broken_call(Machine& machine, const Thread& thread) {
  const Method& method = *thread.fp[k_frame_method].method;
  if (!method.framework) {
    ++machine.state().notes.broken[&method];
    return;
  }
  note_tool_failure(machine, thread, "broken-model",
                    fmt::format("the code of {} of the model cannot be executed", machine.names().describe(method)));
}

void note_unimplemented(Machine& machine, const Thread& thread, const Class& receiver, const Method& method) {
  if (!receiver.framework || receiver.missing) return;
  note_tool_failure(
      machine, thread, "model-linkage",
      fmt::format("{} of the model does not implement {}", receiver.java_name(), machine.names().describe(method)));
}

void note_abstract_call(Machine& machine, const Thread& thread) {
  const Method& method = *thread.fp[k_frame_method].method;
  if (!method.is_static() && thread.fp[0].ref)
    note_unimplemented(machine, thread, machine.class_of(thread.fp[0].ref), method);
}

void note_failed_initialisation(Machine& machine, const Thread& thread, const Class& type, Ref thrown) {
  if (!type.framework) return;
  const std::vector<NotedException> chain = noted_chain(machine, thrown);
  if (is_exhaustion(chain.back())) return;
  // Code of the app that the initialiser called stands above it; code that asked for the class, below.
  const std::string name = type.java_name();
  for (const NotedException& exception : chain)
    for (const NotedFrame& frame : exception.stack) {
      if (frame.is_of_app()) return;
      if (frame.class_name == name && frame.method == "<clinit>") break;
    }
  note_tool_failure(
      machine, thread, "model-initialiser",
      fmt::format("the static initialiser of {} of the model failed: {}", name, chain.back().class_name));
}

void note_misuse(Machine& machine, const Thread& thread, std::string_view what) {
  const Method* caller = caller_of(thread);
  if (caller && caller->framework)
    note_tool_failure(machine, thread, "misused-intrinsic",
                      fmt::format("{}: {}", machine.names().describe(*thread.fp[k_frame_method].method), what));
}

void note_uncaught(Machine& machine, const Thread& thread, Ref thrown) {
  std::vector<NotedException> chain = noted_chain(machine, thrown);
  if (chain.front().class_name == "java.lang.ThreadDeath") return;  // The polite way to end a thread.
  if (note_own_gap(machine, thread, thrown, chain)) return;
  const bool raised = machine.hidden_number(exception_chain(machine, thrown).back()) != 0;
  const bool ours = (raised || is_from_inside(chain.back())) && !is_exhaustion(chain.back()) &&
                    std::ranges::none_of(chain, has_frame_of_app);
  if (ours) {
    machine.state().notes.add(
        {"model-exception",
         fmt::format("{} in code of the model that no code of the app has called", chain.back().class_name),
         thread_name(machine, thread), std::move(chain.back().stack), 1});
    return;
  }
  Crash crash;
  crash.exception = std::move(chain.front());
  crash.causes.assign(std::make_move_iterator(chain.begin() + 1), std::make_move_iterator(chain.end()));
  const bool left_event = thread.failed_exception == thrown;
  crash.event = left_event ? noted_event(machine, thread, &thread.failed_event) : noted_event_now(machine, thread);
  crash.handler = own_handler(machine, thread);
  crash.virtual_nanos = machine.state().now - Machine::k_first_moment;
  machine.state().notes.add(std::move(crash));
}

void note_exit(Machine& machine, const Thread& thread, std::string how, int32_t code) {
  ProcessExit exit;
  exit.how = std::move(how);
  exit.code = code;
  exit.event = noted_event_now(machine, thread);
  exit.stack = noted_stack(machine, thread);
  exit.virtual_nanos = machine.state().now - Machine::k_first_moment;
  machine.state().notes.add(std::move(exit));
}

}  // namespace antecede::runtime
