#pragma once

#include <string>
#include <string_view>

#include "runtime/machine.h"

namespace antecede::runtime {

// How a machine notes what its report tells (run_notes.h). All of these look at the frames of the thread, whose state
// must be complete; none changes what the program does.

/// The place in the app, the event and the thread that do something now.
Poster poster_here(const Thread& thread);
/// The name of a thread: as the program gave it, `main` for the first.
std::string thread_name(Machine& machine, const Thread& thread);

/// A frame of a method that nobody defines was entered.
void note_missing_call(Machine& machine, const Thread& thread);
/// A frame of a method whose code cannot be read was entered.
void note_broken_call(Machine& machine, const Thread& thread);
/// A frame of an abstract method was entered.
void note_abstract_call(Machine& machine, const Thread& thread);
/// The class has no method for the call.
void note_unimplemented(Machine& machine, const Thread& thread, const Class& receiver, const Method& method);
/// The initialisation of the class ended with the exception, in the frame of the stub that runs it.
void note_failed_initialisation(Machine& machine, const Thread& thread, const Class& type, Ref thrown);
/// A native was called in a way that code of the app cannot cause.
void note_misuse(Machine& machine, const Thread& thread, std::string_view what);
void note_tool_failure(Machine& machine, const Thread& thread, std::string_view kind, std::string message);

/// The exception is about to end the thread, or the process: a crash, or a failure of our own.
void note_uncaught(Machine& machine, const Thread& thread, Ref thrown);
/// The thread ends the process of its app.
void note_exit(Machine& machine, const Thread& thread, std::string how, int32_t code);

/// The frames of a thread, at most 20.
std::vector<NotedFrame> noted_stack(const Machine& machine, const Thread& thread);
/// What the thread does now: an event, or its life outside of events.
NotedEvent noted_event_now(Machine& machine, const Thread& thread);

}  // namespace antecede::runtime
