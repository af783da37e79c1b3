#include "race/groups.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>

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

std::pair<std::string, std::string> contexts_of(const Race& race) {
  std::pair contexts(context_of(race.sides[0]), context_of(race.sides[1]));
  if (contexts.second < contexts.first) std::swap(contexts.first, contexts.second);
  return contexts;
}

/// Sets of races, each named by its first.
class RaceSets {
 public:
  explicit RaceSets(size_t count) : first_(count) { std::iota(first_.begin(), first_.end(), size_t(0)); }
  size_t first_of(size_t race) {
    while (first_[race] != race) race = first_[race] = first_[first_[race]];
    return race;
  }
  void join(size_t one, size_t other) {
    const size_t a = first_of(one), b = first_of(other);
    first_[std::max(a, b)] = std::min(a, b);
  }

 private:
  std::vector<size_t> first_;
};

}  // namespace

size_t group_races(std::vector<Race>& races) {
  return group_races(races, {});
}

size_t group_races(std::vector<Race>& races, std::span<const std::string> topics) {
  RaceSets sets(races.size());
  std::map<std::pair<std::string, std::string>, size_t> by_contexts;
  std::map<std::string_view, size_t> by_topic;
  for (size_t i = 0; i < races.size(); ++i) {
    sets.join(by_contexts.try_emplace(contexts_of(races[i]), i).first->second, i);
    if (i < topics.size() && !topics[i].empty()) sets.join(by_topic.try_emplace(topics[i], i).first->second, i);
  }
  std::map<size_t, size_t> numbers;
  for (size_t i = 0; i < races.size(); ++i)
    races[i].group = fmt::format("g{}", numbers.try_emplace(sets.first_of(i), numbers.size() + 1).first->second);
  return numbers.size();
}

}  // namespace antecede::race
