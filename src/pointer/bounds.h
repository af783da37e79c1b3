#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace antecede::pointer {

/// Up to which size an analysis looks at an app as closely as it can. What is larger is still looked at as a whole, but less of
/// it is told apart, or less of it is followed.
enum class Bound : uint8_t {
  MethodsInContext,  ///< Methods that are looked at in one context, where all together have more than their share.
  UsesReflected,     ///< Members and classes that one place uses by reflection.
  NamesReflected,    ///< Names that one place looks members up by.
  ViewsApart,        ///< What the system does with views, each an event of its own.
  LayoutsApart,      ///< Layouts of an app where one place inflates one that is not known.
  ActionsNamed,      ///< Actions that one request or filter names.
  ComponentsApart,   ///< How often methods are looked at in all, once for each component that they work for.
};
inline constexpr size_t k_bound_count = 7;

/// What there is to say about a bound.
struct BoundMeaning {
  Bound bound;
  std::string_view name;  ///< Stable, for scripts: `methods-in-context`.
  std::string_view what;  ///< What was met that often, and what became of it, to be read behind a number.
};
const BoundMeaning& meaning_of(Bound bound);

/// Which bounds an analysis came to, and how often.
class BoundsHit {
 public:
  void hit(Bound bound, uint64_t times = 1) { times_[static_cast<size_t>(bound)] += times; }
  uint64_t times(Bound bound) const { return times_[static_cast<size_t>(bound)]; }
  /// Those that were hit, in the order of `Bound`.
  std::vector<Bound> list() const;

 private:
  std::array<uint64_t, k_bound_count> times_{};
};

/// One bound that was hit, as reports tell it.
struct BoundNote {
  std::string name;
  uint64_t times = 0;
  std::string what;
  bool operator==(const BoundNote&) const = default;
};
std::vector<BoundNote> notes_of(const BoundsHit& hit);

}  // namespace antecede::pointer
