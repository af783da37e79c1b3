#include "base/assert.h"

#include <cstdio>
#include <cstdlib>

namespace antecede::base {

void assertion_failed(const char* expression, const char* file, int line) {
  std::fprintf(stderr, "antecede: internal error: %s does not hold (%s:%d)\n", expression, file, line);
  std::abort();
}

}  // namespace antecede::base
