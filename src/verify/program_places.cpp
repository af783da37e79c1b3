#include "verify/program_places.h"

#include <algorithm>
#include <string>

#include "base/origin.h"

namespace antecede::verify {

namespace {

/// FNV-1a: the same in every process.
uint64_t hash_of(std::string_view text) {
  uint64_t hash = 0xcbf29ce484222325;
  for (const char c : text) hash = (hash ^ static_cast<uint8_t>(c)) * 0x100000001b3;
  return hash;
}

}  // namespace

uint64_t ProgramPlaces::mix(uint64_t state, uint64_t value) {
  state ^= value + 0x9e3779b97f4a7c15 + (state << 6) + (state >> 2);
  state *= 0xbf58476d1ce4e5b9;
  return std::max<uint64_t>(state ^ (state >> 31), 1);
}

uint64_t ProgramPlaces::name(trace::NameId id) const {
  return tables_.names.contains(id) ? hash_of(tables_.names[id]) : 0;
}

uint64_t ProgramPlaces::frame(trace::FrameId id) {
  if (!tables_.frames.contains(id)) return 0;
  if (id.value() >= frames_.size()) frames_.resize(tables_.frames.size());
  uint64_t& known = frames_[id.value()];
  const trace::Frame& frame = tables_.frames[id];
  if (!known) known = mix(mix(mix(name(frame.owner), name(frame.method)), frame.line), frame.pc);
  return known;
}

uint64_t ProgramPlaces::top(trace::StackId id) {
  return tables_.stacks.contains(id) ? frame(tables_.stacks[id].frame) : 0;
}

uint64_t ProgramPlaces::site(trace::StackId id) {
  if (!tables_.stacks.contains(id)) return 0;
  if (id.value() >= sites_.size()) sites_.resize(tables_.stacks.size());
  if (sites_[id.value()]) return sites_[id.value()];
  trace::StackId user = id;
  while (tables_.stacks.contains(user) && base::is_platform(tables_.frames[tables_.stacks[user].frame].origin))
    user = tables_.stacks[user].caller;
  return sites_[id.value()] = mix(top(id), top(user));
}

uint64_t ProgramPlaces::method(trace::StackId id) {
  while (tables_.stacks.contains(id) && base::is_platform(tables_.frames[tables_.stacks[id].frame].origin)) id = tables_.stacks[id].caller;
  if (!tables_.stacks.contains(id)) return 0;
  const trace::Frame& frame = tables_.frames[tables_.stacks[id].frame];
  return mix(name(frame.owner), name(frame.method));
}

bool ProgramPlaces::is_request(trace::StackId id) const {
  if (!tables_.stacks.contains(id) || !tables_.stacks.contains(tables_.stacks[id].caller)) return false;
  const trace::Frame& frame = tables_.frames[tables_.stacks[tables_.stacks[id].caller].frame];
  return tables_.names.contains(frame.owner) && tables_.names[frame.owner] == "antecede.system.Environment";
}

uint64_t ProgramPlaces::stack(trace::StackId id) {
  // From the bottom up: stacks can be deep.
  std::vector<trace::StackId> unknown;
  uint64_t below = 0;
  for (; tables_.stacks.contains(id); id = tables_.stacks[id].caller) {
    if (id.value() >= stacks_.size()) stacks_.resize(tables_.stacks.size());
    below = stacks_[id.value()];
    if (below) break;
    unknown.push_back(id);
  }
  for (; !unknown.empty(); unknown.pop_back()) {
    below = mix(below, top(unknown.back()));
    stacks_[unknown.back().value()] = below;
  }
  return below;
}

uint64_t ProgramPlaces::location(trace::LocationId id) const {
  if (!tables_.locations.contains(id)) return 0;
  const trace::Location& location = tables_.locations[id];
  return mix(mix(name(location.owner), name(location.name)), static_cast<uint64_t>(location.kind));
}

}  // namespace antecede::verify
