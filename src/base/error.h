#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.h"

namespace antecede::base {

/// Why something could not be done, in one sentence a user understands.
///
/// The class decides the process' exit code at the very top (see `exit_code`); everything in between only passes the
/// error on. The sentence names the place first: `app.apk!classes2.dex+0x70: string_ids run past the end`.
struct Error {
  enum class Class : uint8_t {
    Usage,     ///< The user asked for something that makes no sense.
    Input,     ///< The file cannot be read: missing, corrupt, hostile, not an app.
    Internal,  ///< Our own fault, or the machine's.
    Limit,     ///< A limit of time or memory cut the work short.
  };

  Class kind = Class::Input;
  std::string message;

  /// The same error with the place it happened at put in front: `place: message`.
  Error at(std::string_view place) && {
    message.insert(0, std::string(place) + ": ");
    return std::move(*this);
  }
};

/// What a function that returns a `Result` says when its input is bad.
[[nodiscard]] inline tl::unexpected<Error> bad_input(std::string message) {
  return tl::unexpected<Error>(Error{Error::Class::Input, std::move(message)});
}

/// Success if the condition holds, else bad input.
[[nodiscard]] inline Status require(bool condition, const char* message) {
  if (!condition) return bad_input(message);
  return {};
}

/// What a function that returns a `Result` says when it passes an error on, with its own place in front.
[[nodiscard]] inline tl::unexpected<Error> pass_on(Error error, std::string_view place) {
  return tl::unexpected<Error>(std::move(error).at(place));
}

/// The process' exit code for an error, as the contract for scripts fixes it.
[[nodiscard]] constexpr int exit_code(Error::Class kind) {
  switch (kind) {
    case Error::Class::Usage: return 2;
    case Error::Class::Input: return 3;
    case Error::Class::Internal: return 4;
    case Error::Class::Limit: return 5;
  }
  return 4;
}

}  // namespace antecede::base

/// Evaluates a `Result`; on failure returns its error from the enclosing function, else binds the value.
#define ANTECEDE_TRY(declaration, expression) ANTECEDE_TRY_(declaration, expression, __COUNTER__)
#define ANTECEDE_TRY_(declaration, expression, n) ANTECEDE_TRY__(declaration, expression, n)
#define ANTECEDE_TRY__(declaration, expression, n)                               \
  auto try_result_##n = (expression);                                            \
  if (!try_result_##n) return tl::unexpected(std::move(try_result_##n).error()); \
  declaration = *std::move(try_result_##n)

/// Evaluates a `Status`; on failure returns its error from the enclosing function.
#define ANTECEDE_CHECK(expression) \
  if (auto check_status = (expression); !check_status) return tl::unexpected(std::move(check_status).error())
