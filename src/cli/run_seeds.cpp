#include "cli/run_seeds.h"

#include <algorithm>

#include <fmt/format.h>

namespace antecede::cli {

base::Status SeedOutcomes::run(uint64_t seeds, const Make& make) {
  seeds_ = seeds;
  for (uint64_t seed = 0; seed < seeds; ++seed) {
    const auto schedule = runtime::make_random_schedule(seed);
    Seen one;
    one.count = 1;
    one.first_seed = seed;
    ANTECEDE_TRY(const auto machine, make(*schedule, [&](int stream, std::string_view text) {
                   if (stream != 2) one.output += text;
                 }));
    const runtime::Outcome& outcome = machine->run();
    one.exit_code = outcome.exit_code;
    one.message = outcome.message;
    note(std::move(one));
  }
  return {};
}

void SeedOutcomes::note(Seen one) {
  const auto like = std::ranges::find_if(seen_, [&](const Seen& other) {
    return other.exit_code == one.exit_code && other.message == one.message && other.output == one.output;
  });
  if (like == seen_.end())
    seen_.push_back(std::move(one));
  else
    ++like->count;
}

std::string SeedOutcomes::text() const {
  std::string text;
  for (const Seen& one : seen_) {
    text +=
        fmt::format("{} of {} seeds, the first is {}: exit code {}, {} bytes{}\n", one.count, seeds_, one.first_seed,
                    one.exit_code, one.output.size(), one.message.empty() ? "" : ", " + one.message);
    text += one.output;
    if (!one.output.empty() && one.output.back() != '\n') text += '\n';
  }
  return text;
}

}  // namespace antecede::cli
