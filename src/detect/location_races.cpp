#include "detect/location_races.h"

#include <algorithm>
#include <utility>

#include "base/parallel.h"

namespace antecede::detect {

bool LocationRaces::ordered(uint32_t first, uint32_t second) const {
  order::NodeId one = shared_.accesses[first].segment, other = shared_.accesses[second].segment;
  return one == other || shared_.order.segment_ordered(one, other);
}

// The fast way out: each access comes after the one before, or all of them read.
bool LocationRaces::is_totally_ordered(trace::LocationId location) const {
  bool total = true, writes = false;
  uint32_t later = Access::k_none;
  for (uint32_t at = shared_.accesses.last(location); at != Access::k_none; at = shared_.accesses[at].before) {
    if (total && later != Access::k_none) total = ordered(at, later);
    writes |= shared_.accesses[at].write();
    if (writes && !total) return false;
    later = at;
  }
  return true;
}

bool LocationRaces::find(trace::LocationId location, std::vector<SitePair>& out) {
  if (is_totally_ordered(location)) return true;
  numbers_.clear();
  sites_.clear();
  known_.clear();
  strands_.clear();
  guards_.clear();
  found_.clear();
  unordered_.clear();
  last_ = Access::k_none;
  foreign_read_ = overflow_ = false;
  const auto& locations = shared_.order.tables().locations;
  shown_ = locations.contains(location) && locations[location].framework;
  shared_.accesses.collect(location, accesses_);
  for (uint32_t at : accesses_) {
    const Access& access = shared_.accesses[at];
    if (shared_.only.valid() && shared_.contexts.of(access.segment).queue != shared_.only) continue;
    begin_run(at);
    uint32_t site = site_of(access);
    note_values(access, site);
    compare(at, site);
    keep(at, site);
    last_ = at;
  }
  for (const Found& found : found_) {
    bool looper = Contexts::same_looper(sites_[found.one].site.context, sites_[found.other].site.context);
    out.push_back({location, found.first, found.second, filters_of(found, looper), true, UINT32_MAX, false});
  }
  return !overflow_;
}

uint32_t LocationRaces::site_of(const Access& access) {
  Site site = Site::of(access, shared_.contexts);
  if (sites_.size() >= k_most_sites && !numbers_.contains(site)) {
    overflow_ = true;
    site.stack = trace::StackId();
    site.locks = LockSetId(0);
    site.context = Context();
  }
  auto [found, fresh] = numbers_.try_emplace(site, static_cast<uint32_t>(sites_.size()));
  if (fresh) {
    sites_.emplace_back().site = site;
    sites_.back().value = access.value;
    sites_.back().one_value = access.flags & Access::k_has_value;
    known_.emplace_back(sites_.size());
  }
  return found->second;
}

void LocationRaces::note_values(const Access& access, uint32_t index) {
  SiteState& site = sites_[index];
  site.one_value &= (access.flags & Access::k_has_value) && access.value == site.value;
  StrandState& strand = strands_[shared_.order.graph().node(access.segment).strand];
  bool null = access.flags & Access::k_null;
  if (!access.write()) {
    foreign_read_ |= !strand.written;
    const auto& stacks = shared_.order.tables().stacks;
    trace::FrameId frame = stacks.contains(access.stack) ? stacks[access.stack].frame : trace::FrameId();
    if (!strand.written && !strand.look.valid()) strand.look = frame;
    if (null) strand.found_null.push_back(frame);
    if (std::ranges::find(site.looks, strand.look) == site.looks.end()) site.looks.push_back(strand.look);
    return;
  }
  strand.written = true;
  site.eager |= null || strand.found_null.empty();
  if (!null) guards_.insert(strand.found_null.begin(), strand.found_null.end());
}

// Writes only what it has found missing; reads where, or behind where, such code looks.
bool LocationRaces::looks_first(const SiteState& site) const {
  if (site.site.write) return !site.eager;
  return std::ranges::all_of(site.looks, [&](trace::FrameId look) { return look.valid() && guards_.contains(look); });
}

// What is unordered with the segment of this access.
void LocationRaces::begin_run(uint32_t access) {
  const bool is_first = last_ == Access::k_none;
  if (!is_first && shared_.accesses[last_].segment == shared_.accesses[access].segment) return;
  ++run_;
  std::swap(unordered_, unordered_before_);
  unordered_.clear();
  if (!is_first && ordered(last_, access)) {
    for (const Unordered& one : unordered_before_) add_unordered(one.site, access);
  } else {
    for (uint32_t site = 0; site < sites_.size(); ++site) add_unordered(site, access);
  }
}

void LocationRaces::add_unordered(uint32_t site, uint32_t access) {
  const std::vector<uint32_t>& latest = sites_[site].latest;
  const auto found =
      std::find_if(latest.rbegin(), latest.rend(), [&](uint32_t earlier) { return !ordered(earlier, access); });
  if (found != latest.rend()) unordered_.push_back({site, *found});
}

// Pairs of sites that were not found before. The first access of a site in a run speaks for all of them.
void LocationRaces::compare(uint32_t access, uint32_t index) {
  SiteState& site = sites_[index];
  if (std::exchange(site.run, run_) == run_) return;
  for (const auto& [other, earlier] : unordered_) {
    const SiteState& state = sites_[other];
    if (!(state.site.write || site.site.write)) continue;
    auto known = known_[std::max(index, other)].begin() + std::min(index, other);
    if (*known || shared_.locks.move_alike(state.site.locks, site.site.locks)) continue;
    *known = true;
    found_.push_back({other, index, earlier, access});
  }
}

void LocationRaces::keep(uint32_t access, uint32_t index) {
  SiteState& site = sites_[index];
  if (!site.latest.empty() && ordered(site.latest.back(), access)) site.latest.pop_back();
  site.latest.push_back(access);
  if (site.latest.size() < site.tidy_at) return;
  std::erase_if(site.latest, [&](uint32_t earlier) { return earlier != access && ordered(earlier, access); });
  site.tidy_at = site.latest.size() * 2 + 8;
}

race::FilterSet LocationRaces::filters_of(const Found& found, bool same_looper) const {
  const SiteState &a = sites_[found.one], &b = sites_[found.other];
  race::FilterSet filters;
  if (a.site.unpublished || b.site.unpublished) filters.add(race::Filter::Unpublished);
  bool writes = a.site.write && b.site.write;
  if (writes && a.one_value && b.one_value && a.value == b.value) filters.add(race::Filter::SameValue);
  if (same_looper && !foreign_read_ && !shown_) filters.add(race::Filter::NoRead);
  if (same_looper && looks_first(a) && looks_first(b)) filters.add(race::Filter::LazyInit);
  return filters;
}

std::vector<SitePair> find_pairs(const LocationRaces::Shared& shared, const std::vector<trace::LocationId>& locations,
                                 size_t jobs, base::Diagnostics& diagnostics, StopCheck is_over) {
  constexpr size_t k_slice = 4096;
  std::vector<std::vector<SitePair>> slices((locations.size() + k_slice - 1) / k_slice);
  base::parallel_for(slices.size(), jobs, [&](size_t slice) {
    LocationRaces races(shared);
    for (size_t i = slice * k_slice; i < std::min(locations.size(), (slice + 1) * k_slice) && !is_over(); ++i) {
      if (races.find(locations[i], slices[slice])) continue;
      diagnostics.add("race.many-sites", base::Severity::Warning,
                      "a location is accessed from so many places that not all are told apart");
    }
  });
  std::vector<SitePair> pairs;
  for (const auto& slice : slices) pairs.insert(pairs.end(), slice.begin(), slice.end());
  return pairs;
}

}  // namespace antecede::detect
