#include "model/lifecycle.h"

#include <algorithm>
#include <deque>

#include "base/assert.h"
#include "model/text.h"

namespace antecede::embedded {
extern const std::string_view lifecycles;
}

namespace antecede::model {

bool LifecycleTransition::begins_in(uint32_t state) const {
  return std::ranges::find(from, state) != from.end();
}

size_t Automaton::find_state(std::string_view state) const {
  const auto found = std::ranges::find(states, state, &State::name);
  return found == states.end() ? SIZE_MAX : static_cast<size_t>(found - states.begin());
}

const Automaton::Argument* Automaton::find_argument(std::string_view argument) const {
  const auto found = std::ranges::find(arguments, argument, &Argument::name);
  return found == arguments.end() ? nullptr : &*found;
}

const LifecycleTransition* Automaton::find(std::string_view transition, uint32_t state) const {
  const auto found = std::ranges::find_if(
      transitions, [&](const LifecycleTransition& one) { return one.name == transition && one.begins_in(state); });
  return found == transitions.end() ? nullptr : &*found;
}

const LifecycleTransition* Automaton::next(uint32_t state, uint32_t target) const {
  if (state == target) return nullptr;
  // Breadth first; `first` is how a state was left to get there.
  std::vector<const LifecycleTransition*> first(states.size(), nullptr);
  std::deque<uint32_t> open{state};
  while (!open.empty()) {
    const uint32_t here = open.front();
    open.pop_front();
    for (const LifecycleTransition& one : transitions) {
      if (!one.begins_in(here) || one.to == state || first[one.to]) continue;
      first[one.to] = here == state ? &one : first[here];
      if (one.to == target) return first[one.to];
      open.push_back(one.to);
    }
  }
  return nullptr;
}

const SystemRule* Automaton::rule(std::string_view action, uint32_t state) const {
  const auto found = std::ranges::find_if(rules, [&](const SystemRule& one) {
    return one.action == action && std::ranges::find(one.states, state) != one.states.end();
  });
  return found == rules.end() ? nullptr : &*found;
}

Lifecycles Lifecycles::built_in() {
  auto result = parse(embedded::lifecycles);
  ANTECEDE_ASSERT(result.has_value());  // The build has checked it.
  return *std::move(result);
}

base::Result<Lifecycles> Lifecycles::parse(std::string_view text) {
  Lifecycles result;
  constexpr std::string_view k_mark = "%% ";
  size_t start = text.find(k_mark);
  while (start != std::string_view::npos) {
    const size_t line_end = std::min(text.find('\n', start), text.size());
    const std::string_view name = trim(text.substr(start + k_mark.size(), line_end - start - k_mark.size()));
    const size_t end = text.find(std::string("\n") + std::string(k_mark), line_end);
    const size_t stop = end == std::string_view::npos ? text.size() : end + 1;
    ANTECEDE_TRY(Automaton one, parse_automaton(text.substr(line_end, stop - line_end), name, name));
    result.automata_.push_back(std::move(one));
    start = end == std::string_view::npos ? end : end + 1;
  }
  std::ranges::sort(result.automata_, {}, &Automaton::name);
  return result;
}

const Automaton* Lifecycles::find(std::string_view name) const {
  const auto found = std::ranges::lower_bound(automata_, name, {}, &Automaton::name);
  return found != automata_.end() && found->name == name ? &*found : nullptr;
}

}  // namespace antecede::model
