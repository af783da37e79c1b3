#include "detect/crash_reasons.h"

#include <algorithm>

#include <absl/container/flat_hash_map.h>

namespace antecede::detect {
namespace {

using trace::FrameId;
using trace::LocationId;
using trace::StackId;

/// How many frames two stacks have in common, from the outermost on.
template <class Same>
size_t common_calls(const std::vector<FrameId>& one, const std::vector<FrameId>& other, Same same) {
  size_t common = 0;
  const size_t most = std::min(one.size(), other.size());
  while (common < most && same(one[one.size() - 1 - common], other[other.size() - 1 - common])) ++common;
  return common;
}

}  // namespace

CrashReasons::Lines CrashReasons::lines_of(StackId stack) const {
  Lines lines;
  const auto& stacks = shared_.order.tables().stacks;
  for (; stacks.contains(stack) && lines.size() < k_longest_stack; stack = stacks[stack].caller)
    lines.push_back(stacks[stack].frame);
  return lines;
}

CrashReasons::Lines CrashReasons::charged_lines(StackId stack) const {
  Lines lines = lines_of(stack);
  lines.erase(lines.begin(), std::ranges::find(lines, shared_.stacks.charged(stack)));
  return lines;
}

bool CrashReasons::is_same_method(FrameId one, FrameId other) const {
  if (one == other) return true;
  const auto& frames = shared_.order.tables().frames;
  if (!frames.contains(one) || !frames.contains(other)) return false;
  return frames[one].owner == frames[other].owner && frames[one].method == frames[other].method;
}

bool CrashReasons::is_same_line(FrameId one, FrameId other) const {
  const auto& frames = shared_.order.tables().frames;
  return is_same_method(one, other) && (one == other || frames[one].line == frames[other].line);
}

// Calls are compared from the outermost on, so that the same line in another call of the method does not count.
std::optional<ReasonKind> CrashReasons::kind_of(const Lines& thrown, StackId access) const {
  const Lines inner = lines_of(access);
  auto same = [&](FrameId one, FrameId other) { return is_same_line(one, other); };
  const size_t common = common_calls(thrown, inner, same);
  const Lines charged = charged_lines(access);
  if (common == thrown.size()) return charged.size() == thrown.size() ? ReasonKind::Line : ReasonKind::Call;
  const bool in_method = common + 1 == thrown.size() && charged.size() == thrown.size() &&
                         is_same_method(thrown.front(), charged.front());
  if (in_method) return ReasonKind::Local;
  if (!charged.empty() && common_calls(thrown, charged, same) == charged.size()) return ReasonKind::Argument;
  return std::nullopt;
}

bool CrashReasons::is_about_null(const Failure& failure) const {
  const auto& names = shared_.order.tables().names;
  const trace::NameId name(failure.operation.object);
  if (!names.contains(name)) return false;
  return shared_.lists.is_null_exception(names[name]) || shared_.stacks.checks_null(failure.operation.stack);
}

// By failure, in one pass over all accesses.
std::vector<std::vector<CrashReasons::Candidate>> CrashReasons::candidates() const {
  const auto& failures = shared_.recording.failures();
  const order::OrderGraph& graph = shared_.order.graph();
  absl::flat_hash_map<order::StrandId, std::vector<size_t>> failed;
  for (size_t i = 0; i < failures.size(); ++i) failed[graph.node(failures[i].node).strand].push_back(i);
  std::vector<std::vector<Candidate>> result(failures.size());
  const AccessStore& accesses = shared_.recording.accesses();
  for (uint32_t i = 0; i < accesses.location_count(); ++i) {
    for (uint32_t at = accesses.last(LocationId(i)); at != Access::k_none; at = accesses[at].before) {
      const auto found = failed.find(graph.node(accesses[at].segment).strand);
      if (found == failed.end()) continue;
      for (const size_t failure : found->second) result[failure].push_back({LocationId(i), at});
    }
  }
  return result;
}

CrashCause CrashReasons::cause_of(const Failure& failure, const std::vector<Candidate>& candidates) const {
  const AccessStore& accesses = shared_.recording.accesses();
  const Lines thrown = charged_lines(failure.operation.stack);
  const bool of_platform = shared_.stacks.is_platform(failure.operation.stack);
  CrashCause cause;
  cause.is_null = is_about_null(failure);
  if (thrown.empty() || of_platform) return cause;
  const bool null = cause.is_null, has_values = shared_.recording.values() > 0;
  absl::flat_hash_map<LocationId, uint32_t> seen_set;  // Where the event last found something there, or put it there.
  for (const Candidate& candidate : candidates) {
    const Access& access = accesses[candidate.access];
    if (!(access.flags & Access::k_null)) {
      uint32_t& last = seen_set[candidate.location];
      last = std::max(last, access.at);
    }
  }
  uint32_t last_of_call = 0;
  for (const Candidate& candidate : candidates) {
    const Access& access = accesses[candidate.access];
    const std::optional<ReasonKind> kind = kind_of(thrown, access.stack);
    if (kind == ReasonKind::Call) last_of_call = std::max(last_of_call, access.at);
    if (!kind || (!null && *kind != ReasonKind::Line)) continue;
    if (null && (access.write() || (has_values && !(access.flags & Access::k_null)))) continue;
    const auto set = seen_set.find(candidate.location);
    const bool is_over = null && set != seen_set.end() && set->second > access.at;
    if (is_over && *kind != ReasonKind::Line) continue;
    cause.reasons.push_back({candidate.location, candidate.access, *kind});
  }
  keep_surest(cause.reasons, last_of_call);
  return cause;
}

// What was read in the line that threw, all of it; else the last thing of the surest kind.
void CrashReasons::keep_surest(std::vector<CrashReason>& reasons, uint32_t last_of_call) const {
  const AccessStore& accesses = shared_.recording.accesses();
  std::erase_if(reasons, [&](const CrashReason& reason) {
    return reason.kind == ReasonKind::Call && accesses[reason.access].at != last_of_call;
  });
  if (reasons.empty()) return;
  auto earlier = [&](const CrashReason& one, const CrashReason& other) {
    return accesses[one.access].at < accesses[other.access].at;
  };
  std::ranges::sort(reasons, earlier);
  const ReasonKind surest = std::ranges::min_element(reasons, {}, &CrashReason::kind)->kind;
  std::erase_if(reasons, [&](const CrashReason& reason) { return reason.kind != surest; });
  if (surest != ReasonKind::Line) reasons.erase(reasons.begin(), reasons.end() - 1);
}

bool CrashReasons::explains(const CrashReason& reason, uint32_t other, bool is_null) const {
  const Access &one = shared_.recording.accesses()[reason.access], &two = shared_.recording.accesses()[other];
  if (!one.write() && !two.write()) return false;
  if ((one.flags | two.flags) & Access::k_unpublished) return false;
  const bool is_first = one.at < two.at;
  const order::NodeId first = is_first ? one.segment : two.segment, second = is_first ? two.segment : one.segment;
  if (first == second || shared_.order.segment_ordered(first, second)) return false;
  const bool knows_null = shared_.order.tables().locations[reason.location].kind != trace::Location::Kind::Element &&
                          shared_.recording.values() > 0;
  if (!is_null || !knows_null) return true;
  const bool makes_null = two.flags & Access::k_null;
  return makes_null != is_first;  // Null was written before, or something else only later.
}

std::vector<CrashCause> CrashReasons::find(std::vector<SitePair>& pairs) const {
  const auto& failures = shared_.recording.failures();
  if (failures.empty()) return {};
  const AccessStore& accesses = shared_.recording.accesses();
  auto key_of = [&](LocationId location, uint32_t one, uint32_t other) {
    return std::tuple(location, Site::of(accesses[one], shared_.contexts), Site::of(accesses[other], shared_.contexts));
  };
  absl::flat_hash_map<std::tuple<LocationId, Site, Site>, uint32_t> numbers;
  for (uint32_t i = 0; i < pairs.size(); ++i) {
    numbers.try_emplace(key_of(pairs[i].location, pairs[i].first, pairs[i].second), i);
    numbers.try_emplace(key_of(pairs[i].location, pairs[i].second, pairs[i].first), i);
  }
  const std::vector<std::vector<Candidate>> candidates = this->candidates();
  std::vector<CrashCause> causes;
  for (size_t i = 0; i < failures.size(); ++i) {
    CrashCause& cause = causes.emplace_back(cause_of(failures[i], candidates[i]));
    for (const CrashReason& reason : cause.reasons) {
      for (uint32_t at = accesses.last(reason.location); at != Access::k_none; at = accesses[at].before) {
        if (!explains(reason, at, cause.is_null)) continue;
        const auto found = numbers.find(key_of(reason.location, reason.access, at));
        if (found == numbers.end() || std::ranges::find(cause.pairs, found->second) != cause.pairs.end()) continue;
        cause.pairs.push_back(found->second);
        SitePair& pair = pairs[found->second];
        if (pair.threw) continue;
        pair.threw = true;
        const bool is_first = accesses[reason.access].at < accesses[at].at;
        pair.first = is_first ? reason.access : at;
        pair.second = is_first ? at : reason.access;
      }
    }
    std::ranges::sort(cause.pairs);
  }
  return causes;
}

}  // namespace antecede::detect
