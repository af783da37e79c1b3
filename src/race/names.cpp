#include "race/race.h"

namespace antecede::race {
namespace {

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
}};

}  // namespace

std::string_view race_kind_name(RaceKind kind) {
  return kind == RaceKind::EventRace ? "event-race" : "data-race";
}

std::string_view pattern_name(Pattern pattern) {
  constexpr std::string_view names[] = {"use-after-free", "read-write", "write-write"};
  return names[static_cast<size_t>(pattern)];
}

std::string_view priority_name(Priority priority) {
  constexpr std::string_view names[] = {"high", "medium", "low"};
  return names[static_cast<size_t>(priority)];
}

std::string_view filter_name(Filter filter) {
  return k_filter_info[static_cast<size_t>(filter)].name;
}

std::string_view filter_explanation(Filter filter) {
  return k_filter_info[static_cast<size_t>(filter)].explanation;
}

std::string_view source_name(Source source) {
  constexpr std::string_view names[] = {"post",         "delayed post", "post at a time", "post to the front",
                                        "idle handler", "input",        "display",        "IPC",
                                        "task",         "thread"};
  return names[static_cast<size_t>(source)];
}

std::optional<Filter> find_filter(std::string_view name) {
  for (size_t i = 0; i < k_filters; ++i)
    if (k_filter_info[i].name == name) return static_cast<Filter>(i);
  return std::nullopt;
}

}  // namespace antecede::race
