#pragma once

#include <string>
#include <vector>

#include "runtime/machine.h"
#include "runtime/threads/stack_walk.h"

namespace antecede::runtime {

// Values that nobody computed: what a method that nobody defines "returned", what a field that nobody defines "held", what a
// thin part of the model gives for want of anything better. They are zero or null, and a program may stumble over one far
// from where it came from. An exception that grows out of one is a failure of ours, not of the program.
//
// Nothing is followed while the program runs: that would cost every instruction. Instead, when such a value is handed out,
// the code that gets it is looked through once: into which fields it may go, and whether it is returned. And when an
// exception is made, the code that stumbled is looked through backwards: from the register that was null to what it was
// set from, in its callers, too. Arrays and containers count as one place each: the field that has them, or the register.

/// A method of the app got a made-up value from the call that it is at now; `what` names where it is missing.
void note_made_up_result(Machine& machine, Slot* frame, const std::string& what);

/// An exception is being made; `frames` is its stack. Keeps what it grew out of, if it was a made-up value.
void note_made_up_cause(Machine& machine, Ref exception, const std::vector<FrameView>& frames);

/// What the exception grew out of; null: of nothing that we made up.
const std::string* made_up_cause(const Machine& machine, Ref exception);

}  // namespace antecede::runtime
