// Natives of antecede.Lifecycle: walks the automata of framework/lifecycle.
#include <algorithm>

#include <fmt/format.h>

#include "runtime/heap/object_builder.h"
#include "runtime/natives/native_table.h"
#include "runtime/world/app.h"

namespace antecede::runtime {

namespace {

using model::Automaton;
using model::LifecycleStep;
using model::LifecycleTransition;

/// An automaton and a transition of it as one number.
constexpr int32_t k_most_transitions = 1 << 12;

const Automaton* automaton_at(NativeCall& call, size_t argument) {
  if (!call.machine.app() || !call.ref_at(argument)) return nullptr;
  return call.machine.app()->lifecycles.find(ObjectBuilder(call.machine).text(call.ref_at(argument)));
}

NativeOutcome no_automaton(NativeCall& call) {
  return call.machine.throw_new(call.thread, "java/lang/IllegalStateException", "no such automaton");
}

/// Null: there is none, or no app.
const LifecycleTransition* transition_of(NativeCall& call, int32_t number) {
  if (!call.machine.app()) return nullptr;
  const auto& automata = call.machine.app()->lifecycles.list();
  const auto automaton = static_cast<size_t>(number / k_most_transitions),
             index = static_cast<size_t>(number % k_most_transitions);
  if (number < 0 || automaton >= automata.size() || index >= automata[automaton].transitions.size()) return nullptr;
  return &automata[automaton].transitions[index];
}

int32_t number_of(NativeCall& call, const Automaton& automaton, const LifecycleTransition& transition) {
  const auto& automata = call.machine.app()->lifecycles.list();
  return static_cast<int32_t>(&automaton - automata.data()) * k_most_transitions +
         static_cast<int32_t>(&transition - automaton.transitions.data());
}

NativeOutcome lifecycle_initial(NativeCall& call) {
  const Automaton* automaton = automaton_at(call, 0);
  if (!automaton) return no_automaton(call);
  return ObjectBuilder(call.machine).give(call, ObjectBuilder(call.machine).string(automaton->states[0].name));
}

NativeOutcome lifecycle_level(NativeCall& call) {
  const Automaton* automaton = automaton_at(call, 0);
  if (!automaton || !call.ref_at(1)) return no_automaton(call);
  const std::string name = ObjectBuilder(call.machine).text(call.ref_at(1));
  const size_t state = automaton->find_state(name);
  if (state == SIZE_MAX)
    return call.machine.throw_new(call.thread, "java/lang/IllegalStateException",
                                  fmt::format("{}: no state {}", automaton->name, name));
  return call.give(static_cast<int32_t>(automaton->states[state].level));
}

NativeOutcome lifecycle_next(NativeCall& call) {
  const Automaton* automaton = automaton_at(call, 0);
  if (!automaton || !call.ref_at(1) || !call.ref_at(2)) return no_automaton(call);
  ObjectBuilder build(call.machine);
  const size_t from = automaton->find_state(build.text(call.ref_at(1))),
               to = automaton->find_state(build.text(call.ref_at(2)));
  const LifecycleTransition* next = from == SIZE_MAX || to == SIZE_MAX
                                        ? nullptr
                                        : automaton->next(static_cast<uint32_t>(from), static_cast<uint32_t>(to));
  return next ? build.give(call, build.string(next->name)) : call.give_ref(k_null);
}

NativeOutcome lifecycle_find(NativeCall& call) {
  const Automaton* automaton = automaton_at(call, 0);
  if (!automaton || !call.ref_at(1) || !call.ref_at(2)) return no_automaton(call);
  const ObjectBuilder build(call.machine);
  const size_t state = automaton->find_state(build.text(call.ref_at(1)));
  const LifecycleTransition* found =
      state == SIZE_MAX ? nullptr : automaton->find(build.text(call.ref_at(2)), static_cast<uint32_t>(state));
  return call.give(found ? number_of(call, *automaton, *found) : -1);
}

/// The target state, then for each step its kind (`call`, `do`, `state`), condition (`when`, `unless` or nothing),
/// tested argument, name (of the method or state), and the names of its arguments separated by blanks.
NativeOutcome lifecycle_steps(NativeCall& call) {
  const LifecycleTransition* transition = transition_of(call, call.int_at(0));
  if (!transition) return no_automaton(call);
  const Automaton& automaton =
      call.machine.app()->lifecycles.list()[static_cast<size_t>(call.int_at(0) / k_most_transitions)];
  std::vector<std::string> texts{automaton.states[transition->to].name};
  for (const LifecycleStep& step : transition->steps) {
    using Kind = LifecycleStep::Kind;
    using Condition = LifecycleStep::Condition;
    std::string arguments;
    for (const std::string& one : step.arguments) arguments += (arguments.empty() ? "" : " ") + one;
    texts.push_back(step.kind == Kind::Call ? "call" : step.kind == Kind::Do ? "do" : "state");
    texts.push_back(step.condition == Condition::When ? "when" : step.condition == Condition::Unless ? "unless" : "");
    texts.push_back(step.tested);
    texts.push_back(step.kind == Kind::State ? automaton.states[step.state].name : step.method);
    texts.push_back(arguments);
  }
  ObjectBuilder build(call.machine);
  return build.give(call, build.strings(texts));
}

/// The method with that name and these parameters, whatever it returns, of the class or the nearest superclass. What
/// an app calls as an internal method of the model is called is another method.
Method* find_callback(Machine& machine, Class& type, const LifecycleStep& step) {
  Method* nearest = nullptr;
  for (Class* one = &type; one; one = one->super)
    for (Method* method : one->methods) {
      const bool fits =
          method->name == step.method && !method->is_static() && method->descriptor.starts_with(step.descriptor);
      if (!fits) continue;
      if (method->framework && !machine.classes().is_visible(*method))
        return machine.classes().dispatch(&type, method);
      if (!nearest) nearest = method;
    }
  return nearest ? machine.classes().dispatch(&type, nearest) : nullptr;
}

/// (int transition, int step, Object component, Object[] arguments)
NativeOutcome lifecycle_call(NativeCall& call) {
  const LifecycleTransition* transition = transition_of(call, call.int_at(0));
  const auto index = static_cast<size_t>(call.int_at(1));
  if (!transition || index >= transition->steps.size() || !call.ref_at(2)) return no_automaton(call);
  const LifecycleStep& step = transition->steps[index];
  Method* method = find_callback(call.machine, call.machine.class_of(call.ref_at(2)), step);
  if (!method)
    return call.machine.throw_new(call.thread, "java/lang/IllegalStateException",
                                  fmt::format("no method {}{}", step.method, step.descriptor));
  call.method = call.machine.stubs().reflective_call(*method, true);
  call.arguments[0] = call.arguments[2];
  call.arguments[1] = call.arguments[3];
  return NativeOutcome::TailCall;
}

/// One text per message: `pause`, `relaunch, launch of successor`.
NativeOutcome lifecycle_rule(NativeCall& call) {
  const Automaton* automaton = automaton_at(call, 0);
  if (!automaton || !call.ref_at(1) || !call.ref_at(2)) return no_automaton(call);
  ObjectBuilder build(call.machine);
  const size_t state = automaton->find_state(build.text(call.ref_at(1)));
  const model::SystemRule* rule =
      state == SIZE_MAX ? nullptr : automaton->rule(build.text(call.ref_at(2)), static_cast<uint32_t>(state));
  if (!rule) return call.give_ref(k_null);
  std::vector<std::string> messages;
  for (const auto& message : rule->messages) {
    std::string text;
    for (const model::SystemRule::Part& part : message)
      text += (text.empty() ? "" : ", ") + part.transition + (part.other.empty() ? "" : " of " + part.other);
    messages.push_back(text);
  }
  return build.give(call, build.strings(messages));
}

NativeOutcome lifecycle_enables(NativeCall& call) {
  const Automaton* automaton = automaton_at(call, 0);
  if (!automaton || !call.ref_at(1) || !call.ref_at(2)) return no_automaton(call);
  const ObjectBuilder build(call.machine);
  const std::string state = build.text(call.ref_at(1)), group = build.text(call.ref_at(2));
  for (const Automaton::Enabled& one : automaton->enabled)
    if (automaton->states[one.state].name == state)
      return call.give(std::ranges::find(one.groups, group) != one.groups.end());
  return call.give(false);
}

}  // namespace

std::span<const NativeEntry> lifecycle_natives() {
  static constexpr std::string_view k_owner = "antecede/Lifecycle";
  static constexpr NativeEntry k_entries[] = {
      {k_owner, "initial", "(Ljava/lang/String;)Ljava/lang/String;", lifecycle_initial},
      {k_owner, "level", "(Ljava/lang/String;Ljava/lang/String;)I", lifecycle_level},
      {k_owner, "next", "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;", lifecycle_next},
      {k_owner, "find", "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)I", lifecycle_find},
      {k_owner, "rule", "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)[Ljava/lang/String;",
       lifecycle_rule},
      {k_owner, "enables", "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Z", lifecycle_enables},
      {k_owner, "steps", "(I)[Ljava/lang/String;", lifecycle_steps},
      {k_owner, "call", "(IILjava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;", lifecycle_call},
  };
  return k_entries;
}

}  // namespace antecede::runtime
