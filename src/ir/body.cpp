#include "ir/body.h"

#include <algorithm>

namespace antecede::ir {

uint32_t Body::line_at(uint32_t pc) const {
  const auto all = lines();
  auto after =
      std::upper_bound(all.begin(), all.end(), pc, [](uint32_t at, const Line& line) { return at < line.pc; });
  return after == all.begin() ? 0 : std::prev(after)->line;
}

}  // namespace antecede::ir
