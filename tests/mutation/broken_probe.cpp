// A front end that misbehaves, to show that `mutate` notices. The variable ANTECEDE_BROKEN chooses how; an
// unchanged sample is always treated well, or nothing would be tried at all.

#include <cstdlib>
#include <string_view>
#include <vector>

#include "mutation/front_end_probe.h"

namespace antecede::mutation {

namespace {

void overrun(base::Bytes app) {
  std::vector<uint8_t> copy(app.begin(), app.end());
  volatile uint8_t* data = copy.data();
  data[copy.size()] = 1;
}

void hang() {
  volatile bool forever = true;
  while (forever) {
  }
}

void take_memory() {
  std::vector<std::vector<char>> blocks;
  for (size_t i = 0; i < 1000; ++i) blocks.emplace_back(1 << 20, 'x');
}

void take_one_huge_block() {
  std::vector<char>(size_t(2) << 30);
}

}  // namespace

ProbeResult run_front_end(base::Bytes app) {
  static int calls = 0;
  std::string_view kind = std::getenv("ANTECEDE_BROKEN") ? std::getenv("ANTECEDE_BROKEN") : "";
  if (++calls < 10) return {true, ""};
  if (kind == "overrun") overrun(app);
  if (kind == "abort") std::abort();
  if (kind == "hang") hang();
  if (kind == "memory") take_memory();
  if (kind == "huge") take_one_huge_block();
  return {false, "rejected"};
}

}  // namespace antecede::mutation
