#include "cli/race_places.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "base/origin.h"

namespace antecede::cli {

namespace {

/// The innermost frame that is not the platform's; null: there is none.
const trace::Frame* own_frame(const trace::TraceTables& tables, trace::StackId stack) {
  for (; tables.stacks.contains(stack); stack = tables.stacks[stack].caller) {
    const trace::Frame& frame = tables.frames[tables.stacks[stack].frame];
    if (!base::is_platform(frame.origin)) return &frame;
  }
  return nullptr;
}

bool is_in(const trace::TraceTables& tables, const trace::Frame& frame, const race::Place& place) {
  const std::string_view method = tables.names[frame.method];
  return tables.names[frame.owner] == place.class_name && method.starts_with(place.method) && method.substr(place.method.size()) == place.descriptor;
}

void show_line(race::Side& side, const trace::Frame& frame) {
  const race::Place before = side.place;
  if (before.line == frame.line && before.pc == frame.pc) return;
  side.place.line = frame.line;
  side.place.pc = frame.pc;
  std::vector<race::Place> stack = *side.stack;
  if (const auto shown = std::ranges::find(stack, before); shown != stack.end()) *shown = side.place;
  side.stack = base::Shared(std::move(stack));
}

}  // namespace

void show_lines_of(race::Race& race, const verify::RecordedRun& run, const verify::Target& target) {
  std::array<bool, 2> is_taken{};
  for (race::Side& side : race.sides)
    for (size_t i = 0; i < 2; ++i) {
      const trace::Operation& operation = run.operations[target.at[i]];
      const trace::Frame* const frame = own_frame(run.tables, operation.stack);
      const bool is_write = operation.kind == trace::OperationKind::Write;
      if (is_taken[i] || !frame || is_write != side.write || !is_in(run.tables, *frame, side.place)) continue;
      is_taken[i] = true;
      show_line(side, *frame);
      break;
    }
}

}  // namespace antecede::cli
