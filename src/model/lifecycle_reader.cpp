// Reads and checks the files of framework/lifecycle.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "model/lifecycle.h"
#include "model/text.h"

namespace antecede::model {

namespace {

/// `android.os.Bundle` to `Landroid/os/Bundle;`, `int` to `I`, `int[]` to `[I`.
std::string type_descriptor(std::string_view type) {
  constexpr std::array<std::pair<std::string_view, char>, 8> k_primitives{{{"boolean", 'Z'},
                                                                           {"byte", 'B'},
                                                                           {"char", 'C'},
                                                                           {"short", 'S'},
                                                                           {"int", 'I'},
                                                                           {"long", 'J'},
                                                                           {"float", 'F'},
                                                                           {"double", 'D'}}};
  std::string prefix;
  while (type.ends_with("[]")) {
    prefix += '[';
    type.remove_suffix(2);
  }
  for (const auto& [name, tag] : k_primitives)
    if (name == type) return prefix + tag;
  return prefix + ApiFacts::to_descriptor(type);
}

/// One file, line by line.
class Reader {
 public:
  Reader(std::string_view name, std::string_view file_name) : file_(file_name) { automaton_.name = name; }

  base::Result<Automaton> read(std::string_view text) {
    for (std::string_view line : split(text, '\n')) {
      ++line_;
      line = line.substr(0, line.find('#'));
      if (trim(line).empty()) continue;
      const bool is_step = line[0] == ' ' || line[0] == '\t';
      ANTECEDE_CHECK(is_step ? read_step(trim(line)) : read_key(trim(line)));
    }
    return finish();
  }

 private:
  tl::unexpected<base::Error> wrong(std::string message) const {
    return base::bad_input(fmt::format("{}:{}: {}", file_, line_, message));
  }

  base::Status read_key(std::string_view line) {
    const std::vector<std::string_view> words = words_of(line);
    const std::string_view key = words[0];
    if (key == "component") return read_components(words);
    if (key == "states") return read_states(words);
    if (key == "down") return read_down(words);
    if (key == "argument") return read_argument(words);
    if (key == "made") return read_preparer(words, automaton_.made);
    if (key == "prepared") return read_preparer(words, automaton_.prepared);
    if (key == "transition") return read_transition(words);
    if (key == "enabled") return read_enabled(line.substr(key.size()));
    if (key == "system") return read_rule(line.substr(key.size()));
    return wrong(fmt::format("unknown key '{}'", key));
  }

  base::Status read_components(const std::vector<std::string_view>& words) {
    if (words.size() != 2) return wrong("expected 'component CLASS'");
    if (std::ranges::find(automaton_.components, words[1]) != automaton_.components.end())
      return wrong(fmt::format("component '{}' twice", words[1]));
    automaton_.components.emplace_back(words[1]);
    return {};
  }

  /// `made PACKAGE.CLASS.METHOD(COMPONENT)`, `prepared …`
  base::Status read_preparer(const std::vector<std::string_view>& words, std::optional<Automaton::Preparer>& into) {
    const std::string_view text = words.size() == 2 ? words[1] : std::string_view();
    const size_t open = text.find('('), dot = text.substr(0, open).rfind('.');
    if (open == std::string_view::npos || dot == std::string_view::npos || !text.ends_with(')'))
      return wrong(fmt::format("expected '{} CLASS.METHOD(COMPONENT)'", words[0]));
    if (into) return wrong(fmt::format("a second '{}'", words[0]));
    const std::string_view component = text.substr(open + 1, text.size() - open - 2);
    if (std::ranges::find(automaton_.components, component) == automaton_.components.end())
      return wrong(fmt::format("'{}' is no component of this automaton", component));
    std::string owner(text.substr(0, dot));
    std::ranges::replace(owner, '.', '/');
    into = Automaton::Preparer{owner, std::string(text.substr(dot + 1, open - dot - 1)),
                               "(" + type_descriptor(std::string(component)) + ")"};
    return {};
  }

  base::Status read_states(const std::vector<std::string_view>& words) {
    if (!automaton_.states.empty()) return wrong("a second 'states'");
    if (words.size() < 2) return wrong("'states' needs at least one state");
    for (size_t i = 1; i < words.size(); ++i) {
      if (automaton_.find_state(words[i]) != SIZE_MAX) return wrong(fmt::format("state '{}' twice", words[i]));
      automaton_.states.push_back({std::string(words[i]), static_cast<uint32_t>(i - 1)});
    }
    return {};
  }

  /// `down paused = started`: a state of the way down, on the level of another.
  base::Status read_down(const std::vector<std::string_view>& words) {
    if (words.size() != 4 || words[2] != "=") return wrong("expected 'down STATE = STATE'");
    ANTECEDE_TRY(const uint32_t like, state(words[3]));
    if (automaton_.find_state(words[1]) != SIZE_MAX) return wrong(fmt::format("state '{}' twice", words[1]));
    automaton_.states.push_back({std::string(words[1]), automaton_.states[like].level});
    return {};
  }

  base::Status read_argument(const std::vector<std::string_view>& words) {
    if (words.size() != 3) return wrong("expected 'argument NAME TYPE'");
    if (automaton_.find_argument(words[1])) return wrong(fmt::format("argument '{}' twice", words[1]));
    automaton_.arguments.push_back({std::string(words[1]), std::string(words[2])});
    return {};
  }

  /// `transition NAME FROM[,FROM] -> TO`
  base::Status read_transition(const std::vector<std::string_view>& words) {
    if (words.size() != 5 || words[3] != "->") return wrong("expected 'transition NAME FROM[,FROM] -> TO'");
    LifecycleTransition one;
    one.name = words[1];
    one.line = line_;
    for (const std::string_view from : split(words[2], ',')) {
      ANTECEDE_TRY(const uint32_t number, state(from));
      if (automaton_.find(one.name, number) || one.begins_in(number))
        return wrong(fmt::format("transition '{}' from '{}' twice", one.name, from));
      one.from.push_back(number);
    }
    ANTECEDE_TRY(one.to, state(words[4]));
    automaton_.transitions.push_back(std::move(one));
    return {};
  }

  /// `call METHOD(types) arguments [: when|unless ARGUMENT]`, `do METHOD() [: …]`, `state STATE`
  base::Status read_step(std::string_view line) {
    if (automaton_.transitions.empty()) return wrong("a step outside of a transition");
    LifecycleStep step;
    step.line = line_;
    const size_t colon = line.find(" : ");
    if (colon != std::string_view::npos) {
      ANTECEDE_CHECK(read_condition(words_of(line.substr(colon + 3)), step));
      line = trim(line.substr(0, colon));
    }
    const std::string_view key = line.substr(0, line.find(' '));
    const std::string_view rest = trim(line.substr(key.size()));
    if (key == "state") {
      step.kind = LifecycleStep::Kind::State;
      ANTECEDE_TRY(step.state, state(rest));
    } else if (key == "call" || key == "do") {
      step.kind = key == "do" ? LifecycleStep::Kind::Do : LifecycleStep::Kind::Call;
      ANTECEDE_CHECK(read_method(rest, step));
    } else {
      return wrong(fmt::format("unknown step '{}'", key));
    }
    automaton_.transitions.back().steps.push_back(std::move(step));
    return {};
  }

  base::Status read_condition(const std::vector<std::string_view>& words, LifecycleStep& step) {
    if (words.size() != 2 || (words[0] != "when" && words[0] != "unless"))
      return wrong("expected ': when ARGUMENT' or ': unless ARGUMENT'");
    step.condition = words[0] == "when" ? LifecycleStep::Condition::When : LifecycleStep::Condition::Unless;
    step.tested = words[1];
    return automaton_.find_argument(words[1]) ? base::Status()
                                              : wrong(fmt::format("unknown argument '{}'", words[1]));
  }

  base::Status read_method(std::string_view text, LifecycleStep& step) {
    const size_t open = text.find('('), close = text.find(')');
    if (open == std::string_view::npos || close == std::string_view::npos || close < open || open == 0)
      return wrong("expected METHOD(types)");
    step.method = trim(text.substr(0, open));
    step.descriptor = "(";
    const std::string_view types = trim(text.substr(open + 1, close - open - 1));
    size_t count = 0;
    for (const std::string_view type : split(types, ',')) {
      if (trim(type).empty()) continue;
      step.descriptor += type_descriptor(trim(type));
      ++count;
    }
    step.descriptor += ')';
    for (const std::string_view argument : words_of(text.substr(close + 1))) {
      if (!automaton_.find_argument(argument)) return wrong(fmt::format("unknown argument '{}'", argument));
      step.arguments.emplace_back(argument);
    }
    if (step.arguments.size() != count)
      return wrong(
          fmt::format("{} has {} parameters, but {} arguments are given", step.method, count, step.arguments.size()));
    if (step.kind == LifecycleStep::Kind::Do && count) return wrong("'do' takes no arguments");
    return {};
  }

  /// `enabled STATE…: GROUP…`
  base::Status read_enabled(std::string_view rest) {
    const size_t colon = rest.find(':');
    if (colon == std::string_view::npos) return wrong("expected 'enabled STATE…: GROUP…'");
    for (const std::string_view name : words_of(rest.substr(0, colon))) {
      ANTECEDE_TRY(const uint32_t number, state(name));
      if (std::ranges::find(automaton_.enabled, number, &Automaton::Enabled::state) != automaton_.enabled.end())
        return wrong(fmt::format("'enabled' of '{}' twice", name));
      const std::vector<std::string_view> groups = words_of(rest.substr(colon + 1));
      automaton_.enabled.push_back({number, {groups.begin(), groups.end()}});
    }
    return {};
  }

  /// `system ACTION in STATE… : TRANSITION [of OTHER], … ; …`
  base::Status read_rule(std::string_view rest) {
    const size_t colon = rest.find(':');
    if (colon == std::string_view::npos) return wrong("expected 'system ACTION in STATE… : …'");
    const std::vector<std::string_view> words = words_of(rest.substr(0, colon));
    if (words.size() < 3 || words[1] != "in") return wrong("expected 'system ACTION in STATE… : …'");
    SystemRule rule;
    rule.action = words[0];
    rule.line = line_;
    for (size_t i = 2; i < words.size(); ++i) {
      ANTECEDE_TRY(const uint32_t number, state(words[i]));
      if (automaton_.rule(rule.action, number))
        return wrong(fmt::format("'{}' in '{}' twice", rule.action, words[i]));
      rule.states.push_back(number);
    }
    for (const std::string_view message : split(rest.substr(colon + 1), ';')) {
      rule.messages.emplace_back();
      for (const std::string_view part : split(message, ',')) ANTECEDE_CHECK(read_part(part, rule.messages.back()));
    }
    automaton_.rules.push_back(std::move(rule));
    return {};
  }

  base::Status read_part(std::string_view text, std::vector<SystemRule::Part>& parts) {
    const std::vector<std::string_view> words = words_of(text);
    const bool plain = words.size() == 1, other = words.size() == 3 && words[1] == "of";
    if (!plain && !other) return wrong("expected 'TRANSITION' or 'TRANSITION of OTHER'");
    parts.push_back({std::string(words[0]), other ? std::string(words[2]) : std::string()});
    return {};
  }

  base::Result<uint32_t> state(std::string_view name) const {
    const size_t found = automaton_.find_state(name);
    if (found == SIZE_MAX) return wrong(fmt::format("unknown state '{}'", name));
    return static_cast<uint32_t>(found);
  }

  /// What can only be said at the end: a rule may name a transition that comes later.
  base::Result<Automaton> finish() {
    if (automaton_.components.empty()) return wrong("no 'component'");
    if (automaton_.states.empty()) return wrong("no 'states'");
    for (const SystemRule& rule : automaton_.rules) {
      for (const auto& message : rule.messages) {
        for (const SystemRule::Part& part : message) {
          const bool known = std::ranges::any_of(automaton_.transitions,
                                                 [&](const auto& one) { return one.name == part.transition; });
          line_ = rule.line;
          if (part.other.empty() && !known) return wrong(fmt::format("unknown transition '{}'", part.transition));
        }
      }
    }
    return std::move(automaton_);
  }

  std::string_view file_;
  uint32_t line_ = 0;
  Automaton automaton_;
};

/// Whether a value of one type may be handed over where the other is declared; both as descriptors.
bool fits(const ApiFacts& facts, const std::string& from, const std::string& to) {
  if (from == to || to == "Ljava/lang/Object;") return true;
  return from[0] == 'L' && to[0] == 'L' && facts.is_subclass(from, to);
}

/// The parameters of `(Landroid/os/Bundle;I)`.
std::vector<std::string> parameters(std::string_view descriptor) {
  std::vector<std::string> result;
  for (size_t i = 1; i < descriptor.size() && descriptor[i] != ')';) {
    size_t end = i;
    while (descriptor[end] == '[') ++end;
    end = descriptor[end] == 'L' ? descriptor.find(';', end) : end;
    result.emplace_back(descriptor.substr(i, end - i + 1));
    i = end + 1;
  }
  return result;
}

base::Status check_call(const Automaton& automaton, const LifecycleStep& step, const ApiFacts& facts,
                        std::string_view component, std::string_view place) {
  const auto type = facts.find(component);
  if (!type) return base::bad_input(fmt::format("{}: no class {}", place, component));
  bool found = false;
  for (const ApiClass& one : type->with_supers())
    for (const ApiMethod& method : one.methods(step.method))
      found = found || method.descriptor().starts_with(step.descriptor);
  if (!found)
    return base::bad_input(fmt::format("{}: {} has no method {}{}", place, component, step.method, step.descriptor));
  const std::vector<std::string> types = parameters(step.descriptor);
  for (size_t i = 0; i < types.size(); ++i) {
    const std::string given = type_descriptor(automaton.find_argument(step.arguments[i])->type);
    if (!fits(facts, given, types[i]))
      return base::bad_input(
          fmt::format("{}: argument '{}' of {} is no {}", place, step.arguments[i], step.method, types[i]));
  }
  return {};
}

}  // namespace

base::Result<Automaton> parse_automaton(std::string_view text, std::string_view name, std::string_view file_name) {
  return Reader(name, file_name).read(text);
}

base::Status check_automaton(const Automaton& automaton, const ApiFacts& facts, std::string_view file_name) {
  for (const LifecycleTransition& transition : automaton.transitions)
    for (const LifecycleStep& step : transition.steps)
      for (const std::string& component : automaton.components)
        if (step.kind == LifecycleStep::Kind::Call)
          ANTECEDE_CHECK(check_call(automaton, step, facts, component, fmt::format("{}:{}", file_name, step.line)));
  return {};
}

}  // namespace antecede::model
