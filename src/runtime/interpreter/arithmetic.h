#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace antecede::runtime {

// Java's arithmetic where C++ has undefined behaviour or another result.

template <class T>
T wrap_add(T a, T b) {
  using U = std::make_unsigned_t<T>;
  return static_cast<T>(static_cast<U>(a) + static_cast<U>(b));
}
template <class T>
T wrap_sub(T a, T b) {
  using U = std::make_unsigned_t<T>;
  return static_cast<T>(static_cast<U>(a) - static_cast<U>(b));
}
template <class T>
T wrap_mul(T a, T b) {
  using U = std::make_unsigned_t<T>;
  return static_cast<T>(static_cast<U>(a) * static_cast<U>(b));
}
/// The divisor is not 0.
template <class T>
T divide(T a, T b) {
  return b == -1 ? wrap_sub(T(0), a) : a / b;
}
template <class T>
T remainder(T a, T b) {
  return b == -1 ? T(0) : a % b;
}
/// Only the low 5 (or 6) bits of the distance count.
template <class T>
T shift_left(T a, int32_t by) {
  using U = std::make_unsigned_t<T>;
  return static_cast<T>(static_cast<U>(a) << (by & (int(sizeof(T)) * 8 - 1)));
}
template <class T>
T shift_right(T a, int32_t by) {
  return static_cast<T>(a >> (by & (int(sizeof(T)) * 8 - 1)));
}
template <class T>
T shift_right_unsigned(T a, int32_t by) {
  using U = std::make_unsigned_t<T>;
  return static_cast<T>(static_cast<U>(a) >> (by & (int(sizeof(T)) * 8 - 1)));
}
/// Division by zero is well-defined for IEEE numbers; the sanitizer thinks otherwise.
template <class T>
#if defined(__clang__)
__attribute__((no_sanitize("float-divide-by-zero")))
#endif
T divide_real(T a, T b) {
  return a / b;
}
/// -1, 0, 1; `unordered` if one is NaN.
template <class T>
int32_t compare_real(T a, T b, int32_t unordered) {
  return a < b ? -1 : a > b ? 1 : a == b ? 0 : unordered;
}
/// NaN becomes 0, what does not fit the nearest that does.
template <class T>
T truncate(double value) {
  constexpr double k_limit = sizeof(T) == 8 ? 9223372036854775808.0 : 2147483648.0;
  if (value != value) return 0;
  if (value >= k_limit) return std::numeric_limits<T>::max();
  if (value < -k_limit) return std::numeric_limits<T>::min();
  return static_cast<T>(value);
}
#if defined(__clang__)
__attribute__((no_sanitize("float-cast-overflow")))
#endif
inline float
narrow(double value) {
  return static_cast<float>(value);
}

}  // namespace antecede::runtime
