#include "race/hint.h"

#include <algorithm>
#include <array>

namespace antecede::race {
namespace {

/// Where apps let go of what they hold.
bool is_in_teardown(const Side& side) {
  constexpr std::array<std::string_view, 9> k_methods{"onDestroy", "onStop",   "onPause",  "onDestroyView",  "onDetach",
                                                      "onCleared", "onUnbind", "onCancel", "onDetachedFromWindow"};
  return std::ranges::any_of(
      *side.stack, [&](const Place& place) { return std::ranges::find(k_methods, place.method) != k_methods.end(); });
}

std::string_view hint_for_freed(const Race& race) {
  const Side& free = race.sides[0].write ? race.sides[0] : race.sides[1];
  if (!race.same_looper)
    return "Copy the field into a local variable once and test that, or hold one lock from the test to the last use.";
  if (is_in_teardown(free))
    return "Take back what is still to come where the field is set to null (removeCallbacks, cancel, unregister), or test "
           "for null where it is read.";
  return "Test for null where the field is read, in the same event, or let only the last user set it to null.";
}

std::string_view hint_for_threads(const Race& race) {
  if (race.lock_protected)
    return "The lock keeps the two apart but gives them no order: if the order matters, let one wait for the other or start "
           "it when the other has ended.";
  if (race.location.kind == Location::Kind::Element)
    return "Change the collection on one thread only (post the change to the looper that reads it), or hold one lock around "
           "both, or use a concurrent collection.";
  return "Hold one lock around both accesses, or post one of them to the thread of the other; volatile is enough only where "
         "each access stands for itself.";
}

std::string_view hint_for_looper(const Race& race) {
  if (race.pattern == Pattern::WriteWrite)
    return "Whoever comes last wins: give each request a number and drop answers to old ones, or cancel the old request "
           "before the new one.";
  return "Do not rely on which comes first: carry the value along with the message, or start the reader where the writer "
         "ends.";
}

}  // namespace

std::string_view hint_of(const Race& race) {
  if (race.kind == RaceKind::OrderViolation)
    return "The use always comes after the free: move the free behind the last use, or test for null there.";
  if (race.pattern == Pattern::UseAfterFree) return hint_for_freed(race);
  return race.same_looper ? hint_for_looper(race) : hint_for_threads(race);
}

}  // namespace antecede::race
