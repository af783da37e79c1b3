#pragma once

#include "runtime/machine.h"

namespace antecede::runtime {

/// Looks whether the main thread of an app still answers. Where it does not, notes who waits for what, as Android's "Application Not
/// Responding" does, and returns true: whoever asked ends the process.
///
/// It answers when it waits for its next message. It does not if it waits without an end in sight for five seconds of virtual time,
/// is at one event for twenty, takes very many steps in one event (virtual time hardly passes in a loop), or has ended.
/// Five seconds is what Android gives for input; a main thread that is only slow is given more, since nothing may wait for it.
bool watch_main(Machine& machine, Ref main);

/// Whether the thread, which runs, is a main thread that takes too many steps in one event: the environment is told.
bool finds_loop(Machine& machine, const Thread& thread);

}  // namespace antecede::runtime
