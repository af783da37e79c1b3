#pragma once

#include <vector>

#include "ir/body.h"
#include "runtime/machine.h"
#include "runtime/threads/stack_walk.h"

namespace antecede::runtime {

// The code behind the frames of a stack: for those who look backwards from where something went wrong. Frames are the
// innermost first, as `stack_trace` gives them.

/// The code of a method; null: it has none that could be looked at.
const ir::Body* body_of(const Machine& machine, const Method& method);

/// The first instruction there of that sort; null: there is none.
const ir::Instruction* instruction_at(const ir::Body& body, uint32_t pc, bool (*is_wanted)(ir::Op));

/// A call of a method that is named.
bool is_call(ir::Op op);

/// The call by which the frame was entered, and `caller`, if its caller made it itself; null: something lies between.
const ir::Instruction* call_that_entered(const Machine& machine, const std::vector<FrameView>& frames, size_t frame,
                                         const FrameView*& caller);

/// What an instruction of the machine's own complaint stumbled over: the register that must not be null, or zero.
ir::Register stumbling_block(const ir::Body& body, const ir::Instruction& insn);

/// What was compared with null right before the code came to `pc`, if there is one way to it: `if (x == null) throw …`.
ir::Register tested_before(const ir::Body& body, uint32_t pc);

}  // namespace antecede::runtime
