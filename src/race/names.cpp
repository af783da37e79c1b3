#include <array>

#include "race/race.h"

namespace antecede::race {
namespace {

/// The value of an enumeration whose names stand in its order.
template <class E, size_t N>
std::optional<E> find_in(const std::array<std::string_view, N>& names, std::string_view name) {
  for (size_t i = 0; i < N; ++i)
    if (names[i] == name) return static_cast<E>(i);
  return std::nullopt;
}

constexpr std::array<std::string_view, 3> k_race_kinds{"event-race", "data-race", "order-violation"};
constexpr std::array<std::string_view, 3> k_patterns{"use-after-free", "read-write", "write-write"};
constexpr std::array<std::string_view, 3> k_priorities{"high", "medium", "low"};
constexpr std::array<std::string_view, 3> k_refutations{"not-attempted", "feasible", "budget"};
constexpr std::array<std::string_view, 4> k_verdicts{"unverified", "harmful", "benign", "false-positive"};
constexpr std::array<std::string_view, 3> k_baseline_states{"new", "unchanged", "absent"};
constexpr std::array<std::string_view, k_sources> k_source_names{
    "post",  "delayed post", "post at a time", "post to the front", "idle handler",
    "input", "display",      "IPC",            "task",              "thread"};

struct FilterInfo {
  std::string_view name, explanation;
};
constexpr std::array<FilterInfo, k_filters> k_filter_info{{
    {"same-value", "every write of both sides stores the same value, so their order does not show"},
    {"no-read", "no event reads what another one has written there"},
    {"lazy-init", "both sides look whether the value is there and write it only if not"},
    {"framework-only", "no code of the app is on either stack; the framework is taken to synchronise itself"},
    {"commutative", "one side is an operation whose order does not show, such as a request to redraw"},
    {"object-reuse", "the object comes from a pool of the framework and was used for something else before"},
    {"library-only", "both sides are code of libraries or of the framework, not the app's own"},
    {"system-look", "one side is the system looking at what it shows; it looks again whenever that changes"},
    {"unpublished", "one side made the object, before anybody else could reach it"},
    {"guarded", "what is read is used only where a test in the same event has shown that it is there"},
    {"restored", "the null is replaced in the same event, or the reader has stored the value itself before"},
}};

}  // namespace

std::string_view race_kind_name(RaceKind kind) {
  return k_race_kinds[static_cast<size_t>(kind)];
}
std::string_view pattern_name(Pattern pattern) {
  return k_patterns[static_cast<size_t>(pattern)];
}
std::string_view priority_name(Priority priority) {
  return k_priorities[static_cast<size_t>(priority)];
}
std::string_view refutation_name(Refutation refutation) {
  return k_refutations[static_cast<size_t>(refutation)];
}
std::string_view verdict_name(Verdict verdict) {
  return k_verdicts[static_cast<size_t>(verdict)];
}
std::string_view baseline_state_name(BaselineState state) {
  return k_baseline_states[static_cast<size_t>(state)];
}
std::string_view source_name(Source source) {
  return k_source_names[static_cast<size_t>(source)];
}

std::optional<RaceKind> find_race_kind(std::string_view name) {
  return find_in<RaceKind>(k_race_kinds, name);
}
std::optional<Pattern> find_pattern(std::string_view name) {
  return find_in<Pattern>(k_patterns, name);
}
std::optional<Priority> find_priority(std::string_view name) {
  return find_in<Priority>(k_priorities, name);
}
std::optional<Refutation> find_refutation(std::string_view name) {
  return find_in<Refutation>(k_refutations, name);
}
std::optional<Verdict> find_verdict(std::string_view name) {
  return find_in<Verdict>(k_verdicts, name);
}
std::optional<BaselineState> find_baseline_state(std::string_view name) {
  return find_in<BaselineState>(k_baseline_states, name);
}
std::optional<Source> find_source(std::string_view name) {
  return find_in<Source>(k_source_names, name);
}

std::string_view filter_name(Filter filter) {
  return k_filter_info[static_cast<size_t>(filter)].name;
}

std::string_view filter_explanation(Filter filter) {
  return k_filter_info[static_cast<size_t>(filter)].explanation;
}

std::optional<Filter> find_filter(std::string_view name) {
  for (size_t i = 0; i < k_filters; ++i)
    if (k_filter_info[i].name == name) return static_cast<Filter>(i);
  return std::nullopt;
}

}  // namespace antecede::race
