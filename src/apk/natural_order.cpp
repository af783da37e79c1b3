#include "apk/natural_order.h"

#include <algorithm>
#include <cstddef>

#include "base/characters.h"

namespace antecede::apk {

namespace {

/// Cuts the leading run of digits off, without leading zeros.
std::string_view take_digits(std::string_view& text) {
  const auto end = std::find_if_not(text.begin(), text.end(), base::is_digit);
  std::string_view digits = text.substr(0, static_cast<size_t>(end - text.begin()));
  text.remove_prefix(digits.size());
  digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
  return digits;
}

}  // namespace

bool natural_less(std::string_view a, std::string_view b) {
  const std::string_view whole_a = a, whole_b = b;
  while (!a.empty() && !b.empty()) {
    if (base::is_digit(a.front()) && base::is_digit(b.front())) {
      const std::string_view one = take_digits(a), two = take_digits(b);
      if (one.size() != two.size()) return one.size() < two.size();
      if (one != two) return one < two;
    } else {
      if (a.front() != b.front()) return a.front() < b.front();
      a.remove_prefix(1);
      b.remove_prefix(1);
    }
  }
  if (a.empty() != b.empty()) return a.empty();
  return whole_a < whole_b;
}

}  // namespace antecede::apk
