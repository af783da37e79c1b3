#pragma once

#include "race/location_races.h"
#include "race/stack_facts.h"

namespace antecede::race {

/// Makes the entries of a report of pairs of sites: one per field and pair of methods, with the tags, priority and
/// group.
class RaceBuilder {
 public:
  struct Shared {
    const order::EventOrder& order;
    const AccessStore& accesses;
    const LockSets& locks;
    const Contexts& contexts;
    const StackFacts& stacks;
    const RaceLists& lists;
    FilterSet filters;
  };
  explicit RaceBuilder(const Shared& shared) : shared_(shared) {}

  RaceList build(const std::vector<SitePair>& pairs);

 private:
  /// What one entry is about: a field, and two methods with what they do, in the order of their names.
  struct Key {
    trace::NameId owner, field;
    std::array<uint32_t, 2> methods{};  ///< StackFacts::method_number, times 2, plus 1 for a write.

    bool operator==(const Key&) const = default;
    template <class H>
    friend H AbslHashValue(H state, const Key& key) {
      return H::combine(std::move(state), key.owner, key.field, key.methods);
    }
  };
  /// An entry that is being put together: its most urgent pair, and the locations.
  struct Draft {
    uint32_t pair = 0;
    uint64_t locations = 0;
    trace::LocationId last_location;
  };

  RaceList sorted_races(const std::vector<SitePair>& pairs, const std::vector<Draft>& drafts,
                        const std::vector<uint32_t>& draft_of) const;
  Race race_of(const SitePair& pair) const;
  RaceSide side_of(uint32_t access) const;
  FilterSet filters_of(const SitePair& pair) const;
  bool locked(const SitePair& pair) const;
  bool overlaps(const SitePair& pair) const;
  /// Smaller is more urgent.
  unsigned urgency(const SitePair& pair) const;
  Key key_of(const SitePair& pair) const;
  uint32_t method_of(const Access& access) const;
  std::string id_of(const Race& race) const;
  void set_priority(Race& race) const;
  std::string context_of(const RaceSide& side) const;
  void group(RaceList& list) const;
  void count(const std::vector<SitePair>& pairs, RaceList& list) const;
  std::string_view name(trace::NameId id) const;

  Shared shared_;
};

}  // namespace antecede::race
