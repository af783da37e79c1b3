#pragma once

namespace antecede::base {

/// Prints the broken invariant and aborts. Never returns.
[[noreturn]] void assertion_failed(const char* expression, const char* file, int line);

}  // namespace antecede::base

/// An invariant of our own that no input can break. Always on: a wrong analysis is worse than a stopped one.
#define ANTECEDE_ASSERT(expression) \
  (static_cast<bool>(expression) ? void(0) : ::antecede::base::assertion_failed(#expression, __FILE__, __LINE__))
