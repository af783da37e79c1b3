#pragma once

#include <array>
#include <string>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "detect/findings.h"
#include "detect/location_races.h"
#include "detect/stack_facts.h"
#include "detect/trace_words.h"

namespace antecede::detect {

/// Makes findings of pairs of sites: one per id, with its tags and priority, in words.
class FindingBuilder {
 public:
  struct Shared {
    const order::EventOrder& order;
    const AccessStore& accesses;
    const LockSets& locks;
    const Contexts& contexts;
    const StackFacts& stacks;
    const TraceWords& words;
    const race::RaceLists& lists;
    race::FilterSet filters;
  };
  explicit FindingBuilder(const Shared& shared) : shared_(shared) {}

  /// The most urgent first.
  Findings build(const std::vector<SitePair>& pairs);

 private:
  /// What one entry is about: a location as ids know it, and two methods with what they do, in the order of their names.
  struct Key {
    uint32_t location = 0;
    std::array<uint32_t, 2> methods{};  ///< StackFacts::method_number, times 2, plus 1 for a write.

    bool operator==(const Key&) const = default;
    template <class H>
    friend H AbslHashValue(H state, const Key& key) {
      return H::combine(std::move(state), key.location, key.methods);
    }
  };
  /// An entry that is being put together: its most urgent pair, and the locations.
  struct Draft {
    uint32_t pair = 0;
    uint64_t locations = 0;
    trace::LocationId last_location;
  };

  Findings sorted(const std::vector<SitePair>& pairs, const std::vector<Draft>& drafts,
                  const std::vector<uint32_t>& draft_of);
  Example example_of(const SitePair& pair) const;
  race::Race race_of(const SitePair& pair, const Example& example);
  TraceSide trace_side(uint32_t access) const;
  race::Side side_of(uint32_t access, const TraceSide& side);
  base::Shared<race::Event> event_of(const TraceSide& side);
  base::Shared<std::vector<race::Place>> stack_of(trace::StackId id);
  race::FilterSet filters_of(const SitePair& pair) const;
  bool is_system_look(const SitePair& pair) const;
  bool locked(const SitePair& pair) const;
  bool overlaps(const SitePair& pair) const;
  /// Smaller is more urgent.
  unsigned urgency(const SitePair& pair) const;
  Key key_of(const SitePair& pair);
  uint32_t location_number(trace::LocationId id);
  uint32_t method_of(uint32_t access) const;

  Shared shared_;
  absl::flat_hash_map<trace::LocationId, uint32_t> location_numbers_;
  absl::flat_hash_map<std::string, uint32_t> identities_;
  absl::flat_hash_map<std::pair<trace::MessageId, trace::ThreadId>, base::Shared<race::Event>> events_;
  absl::flat_hash_map<trace::StackId, base::Shared<std::vector<race::Place>>> stacks_;
};

}  // namespace antecede::detect
