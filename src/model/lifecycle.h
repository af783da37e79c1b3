#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "model/api_facts.h"

namespace antecede::model {

/// One thing that happens in a transition.
struct LifecycleStep {
  enum class Kind : uint8_t {
    Call,   ///< A callback of the component: virtual, the app may override it.
    Do,     ///< A method of the model's own class, without arguments.
    State,  ///< The component is in `state` from here on, not only when the transition ends.
  };
  enum class Condition : uint8_t { Always, When, Unless };

  Kind kind = Kind::Call;
  std::string method;
  std::string descriptor;              ///< Without its result: `(Landroid/os/Bundle;)`.
  std::vector<std::string> arguments;  ///< Names of arguments.
  uint32_t state = 0;                  ///< Of a `State` step.
  Condition condition = Condition::Always;
  std::string tested;  ///< The argument that must, or must not, be there.
  uint32_t line = 0;
};

/// One dispatch: all its steps happen in one message.
struct LifecycleTransition {
  std::string name;
  std::vector<uint32_t> from;
  uint32_t to = 0;
  std::vector<LifecycleStep> steps;
  uint32_t line = 0;

  bool begins_in(uint32_t state) const;
};

/// What the system does to a component when something happens: a sequence of messages, each with transitions of this
/// component or of another one that takes part.
struct SystemRule {
  struct Part {
    std::string transition;
    std::string other;  ///< Empty: this component.
  };
  std::string action;
  std::vector<uint32_t> states;
  std::vector<std::vector<Part>> messages;
  uint32_t line = 0;
};

/// The automaton of one kind of component (`framework/lifecycle/NAME`): its states, and the callbacks on the way from
/// one to the next.
///
/// The only place that knows in which order the framework calls lifecycle methods. The runtime's driver walks it; the
/// static harness unrolls it.
struct Automaton {
  struct State {
    std::string name;
    uint32_t level = 0;  ///< How far up; states of the way down share the level of another.
  };
  struct Argument {
    std::string name;
    std::string type;  ///< Dotted.
  };
  /// A static method of the model, with the component as its only parameter.
  struct Preparer {
    std::string owner;  ///< `antecede/system/Prepared`
    std::string method;
    std::string descriptor;  ///< Without its result: `(Landroid/app/Activity;)`.
  };
  struct Enabled {
    uint32_t state = 0;
    std::vector<std::string> groups;
  };

  std::string name;
  std::vector<std::string> components;  ///< Dotted; several where packages have twins.
  /// What the process does to a new object, before its first transition and in the same message.
  std::optional<Preparer> made;
  /// What hands over the arguments of transitions, before each of them and in the same message.
  std::optional<Preparer> prepared;
  std::vector<State> states;            ///< The first one is the initial state.
  std::vector<Argument> arguments;
  std::vector<LifecycleTransition> transitions;
  std::vector<Enabled> enabled;
  std::vector<SystemRule> rules;

  /// SIZE_MAX: there is none.
  size_t find_state(std::string_view state) const;
  const Argument* find_argument(std::string_view argument) const;
  /// The transition of that name that begins in the state; null: there is none.
  const LifecycleTransition* find(std::string_view transition, uint32_t state) const;
  /// The first transition on a shortest way to the target; null: there is no way, or this is the target.
  const LifecycleTransition* next(uint32_t state, uint32_t target) const;
  const SystemRule* rule(std::string_view action, uint32_t state) const;
};

/// Reads one automaton. An unknown key, a duplicate, a name that is not declared is an error that names file and
/// line.
base::Result<Automaton> parse_automaton(std::string_view text, std::string_view name, std::string_view file_name);

/// Holds the callbacks against the facts: every `call` must name a method that the component class has, with these
/// parameters, and arguments of their types. Errors name file and line.
base::Status check_automaton(const Automaton& automaton, const ApiFacts& facts, std::string_view file_name);

/// The automata that are part of the program.
class Lifecycles {
 public:
  static Lifecycles built_in();
  /// Pieces that each begin with a line `%% NAME`.
  static base::Result<Lifecycles> parse(std::string_view text);

  const std::vector<Automaton>& list() const { return automata_; }
  /// Null: there is none.
  const Automaton* find(std::string_view name) const;

 private:
  std::vector<Automaton> automata_;  // Sorted by name.
};

}  // namespace antecede::model
