#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace antecede::race {

/// Why a race is probably no harm. Filters tag; they delete nothing.
enum class Filter : uint8_t {
  SameValue,      ///< All writes of both sides store one and the same value.
  NoRead,         ///< Nobody reads what somebody else has written.
  LazyInit,       ///< Both sides look first, and write only what is not there yet.
  FrameworkOnly,  ///< Neither side is code of the app.
  Commutative,    ///< An operation whose order does not show.
  ObjectReuse,    ///< An object that the framework uses again for something else.
  LibraryOnly,    ///< Code of bundled libraries, and no own code on either side.
  SystemLook,     ///< The system looks at what it shows, such as a view or a menu item.
  Unpublished,    ///< One side made the object and had not given it away yet.
  Guarded,        ///< What is read is used only where a test in the same event has shown that it is there.
  Restored,       ///< The null is replaced before anybody can see it, or who reads has stored the value itself.
};
inline constexpr size_t k_filters = static_cast<size_t>(Filter::Restored) + 1;

/// Some of the filters.
class FilterSet {
 public:
  constexpr FilterSet() = default;
  static constexpr FilterSet all() {
    FilterSet set;
    set.bits_ = (1u << k_filters) - 1;
    return set;
  }
  constexpr bool has(Filter filter) const { return bits_ >> static_cast<unsigned>(filter) & 1; }
  constexpr void add(Filter filter) { bits_ |= 1u << static_cast<unsigned>(filter); }
  constexpr void remove(Filter filter) { bits_ &= ~(1u << static_cast<unsigned>(filter)); }
  constexpr FilterSet operator&(FilterSet other) const {
    other.bits_ &= bits_;
    return other;
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool operator==(const FilterSet&) const = default;

 private:
  uint32_t bits_ = 0;
};

/// As options and reports spell it.
std::string_view filter_name(Filter filter);
std::optional<Filter> find_filter(std::string_view name);
/// What a filter says, in a sentence.
std::string_view filter_explanation(Filter filter);

}  // namespace antecede::race
