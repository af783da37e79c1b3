#pragma once

#include <string>
#include <vector>

#include "action/app_order.h"
#include "race/race.h"
#include "race/race_lists.h"
#include "scan/guards.h"
#include "scan/life_guards.h"
#include "scan/locks.h"
#include "scan/pairs.h"
#include "scan/words.h"

namespace antecede::scan {

/// Makes findings of pairs: one for a location as ids know it and two methods with what they do, as `detect` does; of all
/// pairs that are that finding, the most urgent one is its example.
class RaceBuilder {
 public:
  struct Shared {
    const Subject& subject;
    const Reach& reach;
    const Owners& owners;
    const Accesses& accesses;
    const action::AppOrder& order;
    const Scopes& scopes;
    const SpecificActions& specific;
    MethodFacts& facts;
    Locks& locks;
    Guards& guards;
    LifeGuards& life_guards;
    ScanWords& words;
    race::FilterSet filters;
  };
  explicit RaceBuilder(const Shared& shared) : shared_(shared) {}

  void add(const Pair& pair, race::RaceKind kind = race::RaceKind::EventRace);
  /// How many pairs of places there were.
  size_t pairs() const { return pairs_; }
  /// The most urgent first, grouped.
  std::vector<race::Race> build();
  size_t groups() const { return groups_; }

 private:
  /// What there is to know of a pair to tell how urgent it is.
  struct Judged {
    Pair pair;
    std::string key;  ///< Of what is outside of memory.
    bool violates = false;  ///< Always in this order, which is the wrong one.
    bool overlaps = false;
    bool locked = false;
    race::FilterSet filters;
    std::optional<Guards::Cover> cover;
    unsigned urgency = 0;
  };
  struct Draft {
    Judged best;
    uint64_t locations = 0;
    const AccessedPlace* last = nullptr;
  };
  struct Known {
    bool has_keys = false;  ///< Each key is a location of its own.
    bool shows = false;     ///< What is seen of a view.
    bool outside = false;   ///< Something outside of memory, or what is seen.
    bool reuses = false;    ///< Objects of a pool.
    bool internal = false;  ///< A container that the framework made for itself.
  };
  struct Calls {
    bool commute = false, step = false;
  };
  using Key = std::tuple<uint32_t, uint32_t, uint32_t>;

  const Known& known_of(const AccessedPlace& location);
  Calls calls_of(AccessId access);
  Judged judge(const Pair& pair, const std::string& key);
  uint32_t identity_of(const AccessedPlace& location, const std::string& key);
  uint32_t method_of(AccessId access);
  std::string key_of(const Pair& pair);
  const AccessFacts& facts_of(AccessId access);
  race::FilterSet filters_of(const Pair& pair, bool overlaps);
  bool share_queue(const Pair& pair) const;
  void add_guards(const Pair& pair, bool overlaps, race::FilterSet& filters);
  bool is_read_by_others(const AccessedPlace& location);
  bool have_common_lock(const Pair& pair);
  bool is_new(AccessId access);
  bool is_one(pointer::ObjectId lock, pointer::ObjectId base) const;
  const std::vector<HeldLock>& locks_of(AccessId access);
  bool is_vague(const Occurrence& side) const;
  bool is_loose(const Occurrence& side) const;
  bool is_minor(const Pair& pair, const race::Race& race);
  void lower(const Pair& pair, race::Race& race);
  bool is_direct(AccessId access) const;
  race::Side side_of(const Occurrence& occurrence);
  race::Race race_of(const Draft& draft);
  std::string topic_of(const Draft& draft, const race::Race& race) const;
  std::string why(const race::Race& race, const Pair& pair) const;
  std::string covering_id(const Guards::Cover& cover) const;
  std::string lock_text(const HeldLock& lock) const;

  /// A score that would be high, where the analysis is not sure of thread or object.
  static constexpr double k_less_if_vague = 0.3;
  /// Where it is not sure that they meet at all.
  static constexpr double k_most_if_loose = 0.3;

  Shared shared_;
  size_t pairs_ = 0, groups_ = 0;
  std::vector<Draft> drafts_;
  absl::flat_hash_map<Key, uint32_t> numbers_;
  absl::flat_hash_map<std::string, uint32_t> identities_, methods_;
  absl::flat_hash_map<std::tuple<const AccessedPlace*, std::string>, uint32_t> location_numbers_;
  absl::flat_hash_map<ir::MethodId, uint32_t> method_numbers_;
  absl::flat_hash_map<AccessId, std::vector<HeldLock>> locks_;
  absl::flat_hash_map<const AccessedPlace*, bool> read_by_others_;
  absl::flat_hash_map<const AccessedPlace*, Known> known_;
  absl::flat_hash_map<ir::MethodId, Calls> calls_;
};

}  // namespace antecede::scan
