#pragma once

#include <vector>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "base/diagnostics.h"
#include "detect/access_store.h"
#include "detect/contexts.h"
#include "detect/stop_check.h"
#include "order/event_order.h"
#include "race/filters.h"

namespace antecede::detect {

/// Two sites of one location that race, by an example. A *site* is a place in the program in one context: call stack,
/// read or write, locks held, queue or thread.
struct SitePair {
  trace::LocationId location;
  uint32_t first = 0, second = 0;  ///< Accesses (access_store.h), in recorded order.
  race::FilterSet filters;               ///< Those that follow from the accesses to the location alone.
  bool uncovered = true;
  uint32_t covered_by = UINT32_MAX;  ///< A pair; see coverage.h.
  bool threw = false;                ///< An exception of this run grew out of it (crash_reasons.h): never hidden.
};

/// A site of a location, numbered in the order of first accesses.
struct Site {
  trace::StackId stack;
  LockSetId locks;
  Context context;
  bool write = false;
  bool unpublished = false;  ///< Nobody else could reach the object yet.

  static Site of(const Access& access, const Contexts& contexts) {
    return {access.stack, access.lock_set(), contexts.of(access.segment), access.write(),
            (access.flags & Access::k_unpublished) != 0};
  }
  bool operator==(const Site&) const = default;
  template <class H>
  friend H AbslHashValue(H state, const Site& site) {
    return H::combine(std::move(state), site.stack, site.locks, site.context, site.write, site.unpublished);
  }
};

/// Finds the races of one location after the other.
///
/// Accesses are looked at in recorded order. Of each site those are kept that precede no later one of the same site:
/// what is unordered with one that is not kept is unordered with one that is. So a pair of sites is found if and only
/// if some accesses of the two are unordered, and pairs of accesses are never enumerated. Accesses of one site move the
/// same objects along their lifecycles, so what that says of one of them it says of all.
///
/// Accesses of one segment are ordered alike. So what a *run* of them is unordered with is found once, at its begin; and
/// if the run before precedes it, only among what that was unordered with: all else precedes both.
class LocationRaces {
 public:
  struct Shared {
    const order::EventOrder& order;
    const AccessStore& accesses;
    const Contexts& contexts;
    const LockSets& locks;
    trace::QueueId only;  ///< Only races between events of this queue, if valid.
  };
  /// More sites than this at one location are not told apart any more.
  static constexpr size_t k_most_sites = 1024;

  explicit LocationRaces(const Shared& shared) : shared_(shared) {}

  /// Appends the pairs of a location. False if it had too many sites.
  bool find(trace::LocationId location, std::vector<SitePair>& out);

 private:
  struct SiteState {
    Site site;
    std::vector<uint32_t> latest;  ///< Accesses; those that precede others may still be there.
    size_t tidy_at = 8;
    uint64_t run = 0;  ///< The last one that has an access of it.
    uint32_t value = 0;
    bool one_value = true;
    bool eager = false;                 ///< Some write did not look first.
    std::vector<trace::FrameId> looks;  ///< Where events that read here looked at the location for the first time.
  };
  /// What an event or thread has done with the location so far.
  struct StrandState {
    bool written = false;
    trace::FrameId look;  ///< Its first access, if that reads.
    std::vector<trace::FrameId> found_null;
  };
  /// A site, and its last access that is unordered with the run.
  struct Unordered {
    uint32_t site, access;
  };
  struct Found {
    uint32_t one, other;  ///< Sites.
    uint32_t first, second;
  };

  bool is_totally_ordered(trace::LocationId location) const;
  bool ordered(uint32_t first, uint32_t second) const;
  uint32_t site_of(const Access& access);
  void note_values(const Access& access, uint32_t site);
  void begin_run(uint32_t access);
  void add_unordered(uint32_t site, uint32_t access);
  void compare(uint32_t access, uint32_t site);
  void keep(uint32_t access, uint32_t site);
  bool looks_first(const SiteState& site) const;
  race::FilterSet filters_of(const Found& found, bool same_looper) const;

  Shared shared_;
  std::vector<uint32_t> accesses_;  ///< Of the location.
  absl::flat_hash_map<Site, uint32_t> numbers_;
  std::vector<SiteState> sites_;
  std::vector<std::vector<bool>> known_;  ///< By the larger, then the smaller site.
  absl::flat_hash_map<order::StrandId, StrandState> strands_;
  std::vector<Found> found_;
  std::vector<Unordered> unordered_, unordered_before_;  ///< With this run, and with the one before; by site.
  uint64_t run_ = 0;
  uint32_t last_ = Access::k_none;  ///< The access before.
  absl::flat_hash_set<trace::FrameId> guards_;  ///< Code that found null before its event wrote another value.
  bool foreign_read_ = false;
  bool shown_ = false;  ///< The framework's: it may show or use it without a read that is recorded.
  bool overflow_ = false;
};

/// The races of these locations, in their order, on up to `jobs` threads (0: one per core); or, if `is_over` says so, of
/// as many as were looked at by then.
std::vector<SitePair> find_pairs(const LocationRaces::Shared& shared, const std::vector<trace::LocationId>& locations,
                                 size_t jobs, base::Diagnostics& diagnostics, StopCheck is_over = never_stop);

}  // namespace antecede::detect
