#include "race/identity.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/bytes.h"
#include "base/file.h"

namespace antecede::race {

std::string Place::canonical_method() const {
  if (!canonical.empty() && canonical != "-") return canonical;
  return known() ? fmt::format("{}.{}{}", class_name, method, descriptor) : std::string();
}

std::string side_identity(const Side& side) {
  return fmt::format("{}\n{}", side.place.canonical_method(), side.write ? "write" : "read");
}

std::string race_id(const Location& location, const Side& one, const Side& other) {
  std::string first = side_identity(one), second = side_identity(other);
  if (second < first) std::swap(first, second);
  const std::string text = fmt::format("{}\n{}\n{}", location.identity(), first, second);
  return "r-" + base::sha256_hex(base::bytes_of(text)).substr(0, 12);
}

bool is_stable(const Location& location, const Side& one, const Side& other) {
  return !location.renamed && !one.place.renamed && !other.place.renamed;
}

}  // namespace antecede::race
