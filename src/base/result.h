#pragma once

#include <concepts>
#include <type_traits>
#include <utility>

#include <tl/expected.hpp>

namespace antecede::base {

struct Error;

/// A value, or the reason why there is none. Everything that reads untrusted bytes or writes files returns one.
///
/// Who gets one has to look at it: the compiler refuses a call whose result is dropped. Where it does not matter,
/// `static_cast<void>(…)` says so, with a comment that says why. A function returns a value, or `bad_input(…)` and
/// its like; `ANTECEDE_TRY` and `ANTECEDE_CHECK` pass errors on.
///
/// As large as the larger of the two and a flag. `*`, `->` and `error()` do not check what there is; `value()` does.
template <class T, class E = Error>
class [[nodiscard]] Result {
 public:
  using value_type = T;
  using error_type = E;

  Result() requires std::default_initializable<T>
  = default;
  template <class U = T>
  requires(!std::same_as<std::remove_cvref_t<U>, Result> &&
           !std::same_as<std::remove_cvref_t<U>, tl::unexpected<E>>) &&
      std::convertible_to<U, T> Result(U&& value) : held_(tl::in_place, std::forward<U>(value)) {}
  Result(tl::unexpected<E> error) : held_(std::move(error)) {}
  /// A result whose value can become one of ours: of a pointer to a derived class, for one.
  template <class U>
  requires(!std::same_as<U, T>) && std::convertible_to<U, T> Result(Result<U, E> other)
      : held_(other ? Held(tl::in_place, *std::move(other)) : Held(tl::unexpect, std::move(other).error())) {}

  bool has_value() const { return held_.has_value(); }
  explicit operator bool() const { return held_.has_value(); }

  T& operator*() & { return *held_; }
  const T& operator*() const& { return *held_; }
  T&& operator*() && { return *std::move(held_); }
  T& value() & { return held_.value(); }
  const T& value() const& { return held_.value(); }
  T&& value() && { return std::move(held_).value(); }
  T* operator->() { return &*held_; }
  const T* operator->() const { return &*held_; }

  E& error() & { return held_.error(); }
  const E& error() const& { return held_.error(); }
  E&& error() && { return std::move(held_).error(); }

  T value_or(T otherwise) const& { return held_ ? *held_ : std::move(otherwise); }
  T value_or(T otherwise) && { return held_ ? *std::move(held_) : std::move(otherwise); }

 private:
  using Held = tl::expected<T, E>;
  Held held_;
};

/// Success without a value, or the reason why something was not done.
template <class E>
class [[nodiscard]] Result<void, E> {
 public:
  using value_type = void;
  using error_type = E;

  Result() = default;
  Result(tl::unexpected<E> error) : held_(std::move(error)) {}

  bool has_value() const { return held_.has_value(); }
  explicit operator bool() const { return held_.has_value(); }

  E& error() & { return held_.error(); }
  const E& error() const& { return held_.error(); }
  E&& error() && { return std::move(held_).error(); }

 private:
  tl::expected<void, E> held_;
};

using Status = Result<void>;

}  // namespace antecede::base
