#pragma once

#include "trace/operation.h"

// CallbackReg1, CallbackReg2, CallbackUnreg, CallbackInv: a callback is registered before it is invoked or
// unregistered, not invoked after it was unregistered, and its synchronous invocations follow each other.
//
//   main: register(listener)   main: invoke(listener)   main: unregister(listener)
//
// A callback id names one registration: registering the same listener again gives another id. Without that,
// CallbackUnreg is wrong where a listener is registered twice.
//
// Android: holds for callbacks that the framework looks up when it delivers; a delivery that is already under way to
// another thread is a message of its own and must not be recorded as an invocation.
namespace antecede::order {

/// CallbackInv's condition on two invocations of one callback, the first recorded first.
inline bool invocations_follow(const trace::Operation& first, const trace::Operation& second) {
  using trace::Operation;
  return first.has(Operation::k_synchronous) && second.has(Operation::k_synchronous);
}

}  // namespace antecede::order
