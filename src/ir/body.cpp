#include "ir/body.h"

#include <algorithm>

namespace antecede::ir {

uint32_t Body::line_at(uint32_t pc) const {
  auto after = std::upper_bound(lines.begin(), lines.end(), pc, [](uint32_t at, const Line& line) { return at < line.pc; });
  return after == lines.begin() ? 0 : std::prev(after)->line;
}

}  // namespace antecede::ir
