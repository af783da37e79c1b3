#pragma once

#include "runtime/natives/native.h"

namespace antecede::runtime {

// What happens between an exception that nobody caught and java.lang.Thread.dispatchUncaughtException, whose Java
// body then does what a JVM does.

/// Notes the crash; where a class of exceptions makes its message itself, the stub below asks for it.
NativeOutcome thread_uncaught(NativeCall& call);

// Natives of that stub (Stubs::uncaught).
NativeOutcome native_next_message(
    NativeCall& call);  ///< (Throwable): the one of its chain to be asked; null: no more.
NativeOutcome native_take_message(NativeCall& call);  ///< (String): what it said.

}  // namespace antecede::runtime
