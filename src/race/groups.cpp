#include "race/groups.h"

#include <algorithm>
#include <map>
#include <string>

#include <fmt/format.h>

namespace antecede::race {
namespace {

// What an event came from, and the methods on the stack from the charged one outwards.
std::string context_of(const Side& side) {
  constexpr size_t k_deep = 64;
  std::string text(source_name(side.event->source));
  bool inside = false;
  for (size_t depth = 0; depth < std::min(side.stack->size(), k_deep); ++depth) {
    const Place& place = (*side.stack)[depth];
    inside |= place == side.place;
    if (inside && place.known()) text += fmt::format("\n{}\n{}{}", place.class_name, place.method, place.descriptor);
  }
  return text;
}

}  // namespace

size_t group_races(std::vector<Race>& races) {
  std::map<std::pair<std::string, std::string>, size_t> groups;
  for (Race& race : races) {
    std::pair contexts(context_of(race.sides[0]), context_of(race.sides[1]));
    if (contexts.second < contexts.first) std::swap(contexts.first, contexts.second);
    const size_t number = groups.try_emplace(std::move(contexts), groups.size() + 1).first->second;
    race.group = fmt::format("g{}", number);
  }
  return groups.size();
}

}  // namespace antecede::race
