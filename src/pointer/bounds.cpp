#include "pointer/bounds.h"

namespace antecede::pointer {

namespace {

constexpr std::array<BoundMeaning, k_bound_count> k_meanings{{
    {Bound::MethodsInContext, "methods-in-context",
     "calls that are looked at once for all callers: all contexts together had no room for more"},
    {Bound::UsesReflected, "uses-reflected", "members and classes that a place with many of them uses by reflection: not followed"},
    {Bound::NamesReflected, "names-reflected", "names by which a place with many of them looks members up: not followed"},
    {Bound::ViewsApart, "views-apart", "things that can happen to views: one event for all views of a class"},
    {Bound::LayoutsApart, "layouts-apart", "calls that may inflate any layout: what they make is not told apart by callers"},
    {Bound::ActionsNamed, "actions-named", "requests and filters with many actions: taken for any action"},
    {Bound::ComponentsApart, "components-apart", "methods that work for many components: looked at once for all of them"},
}};

}  // namespace

const BoundMeaning& meaning_of(Bound bound) {
  return k_meanings[static_cast<size_t>(bound)];
}

std::vector<Bound> BoundsHit::list() const {
  std::vector<Bound> result;
  for (const BoundMeaning& meaning : k_meanings)
    if (times(meaning.bound) != 0) result.push_back(meaning.bound);
  return result;
}

std::vector<BoundNote> notes_of(const BoundsHit& hit) {
  std::vector<BoundNote> result;
  for (Bound bound : hit.list()) {
    const BoundMeaning& meaning = meaning_of(bound);
    result.push_back({std::string(meaning.name), hit.times(bound), std::string(meaning.what)});
  }
  return result;
}

}  // namespace antecede::pointer
