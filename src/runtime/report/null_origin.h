#pragma once

#include <string>
#include <vector>

#include "runtime/machine.h"
#include "runtime/threads/stack_walk.h"

namespace antecede::runtime {

/// An exception is being made; `frames` is its stack. Keeps where the null came from that it is about, in words: `what
/// com.x.A.find gave`. Nothing if it is about something else, or the code does not say: several values may have been in the
/// register.
///
/// The code behind the frames is read backwards, once, when the exception is made: from the register that was null to
/// what it was set from, through moves and casts, and to the arguments of callers. If code complains (`requireNonNull`,
/// Kotlin's checks), it is the argument that is null of the call by which code of the app came there, or what that code
/// has just compared with null. Nothing is followed through fields: who set those a trace tells.
void note_null_origin(Machine& machine, Ref exception, const std::vector<FrameView>& frames);

/// What is kept of the exception; null: nothing.
const std::string* null_origin(const Machine& machine, Ref exception);

}  // namespace antecede::runtime
