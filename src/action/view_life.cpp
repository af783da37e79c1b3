#include "action/view_builder.h"

namespace antecede::action {

namespace view = order::view;
using model::Intrinsic;
using pointer::ObjectId;
using pointer::ObjectSet;

namespace {

constexpr std::string_view k_begins = "the process begins with providers and the application";
constexpr std::string_view k_told = "the system tells one listener one thing after the other";
constexpr std::string_view k_made = "the system makes one activity after the other";
constexpr std::string_view k_window = "input comes until the window is gone";

view::Known known_order(view::ActionId first, view::ActionId second, view::ScopeId scope, std::string_view why) {
  return {view::Place::end(first), view::Place::begin(second), scope, std::string(why)};
}

}  // namespace

/// Each component has instances; of the application and of a provider there is one.
void ViewBuilder::make_scopes() {
  for (const Action& action : actions_.list()) {
    if (action.kind != Action::Kind::Lifecycle || component_scopes.contains(action.receiver)) continue;
    view::Scope scope;
    scope.label = action.event->component;
    const std::string& automaton = action.event->automaton->name;
    if (automaton == "application" || automaton == "provider") scope.count = view::Count::One;
    component_scopes[action.receiver] = view.scopes.push_back(std::move(scope));
  }
}

/// Transitions of one component follow each other from state to state.
void ViewBuilder::add_automata() {
  std::map<ObjectId, std::vector<ActionId>> components;
  for (size_t i = 0; i < actions_.list().size(); ++i)
    if (actions_[ActionId(i)].kind == Action::Kind::Lifecycle)
      components[actions_[ActionId(i)].receiver].push_back(ActionId(i));
  for (const auto& entry : components) {
    const std::vector<ActionId>& members = entry.second;
    view::Automaton automaton;
    automaton.scope = component_scopes.at(entry.first);
    const auto transition = [&](size_t i) { return actions_[members[i]].event->transition; };
    // Node 0 is the beginning; the transitions follow.
    std::vector<std::vector<uint32_t>> successors(members.size() + 1);
    std::vector<uint32_t> places, exits;
    for (size_t i = 0; i < members.size(); ++i) {
      automaton.actions.push_back(in_view(members[i]));
      automaton_of_[members[i]] = {view.automata.size(), i};
      const uint32_t node = static_cast<uint32_t>(i + 1);
      places.push_back(node);
      exits.push_back(node);
      if (transition(i)->begins_in(0)) successors[0].push_back(node);
      for (size_t next = 0; next < members.size(); ++next)
        if (transition(next)->begins_in(transition(i)->to)) successors[node].push_back(static_cast<uint32_t>(next + 1));
    }
    automaton.flow = order::Flow::of(successors, 0, exits, places);
    view.automata.push_back(std::move(automaton));
  }
}

/// The process starts before anything of the app runs; providers are made first, then the application, then the rest.
void ViewBuilder::add_beginnings() {
  const auto rank = [&](const Action& action) {
    if (action.kind == Action::Kind::Start) return 0;
    const std::string& automaton = action.event->automaton->name;
    const bool creates = action.event->transition->begins_in(0);
    if (automaton == "provider" && creates) return 1;
    return automaton == "application" && creates ? 2 : 3;
  };
  for (size_t i = 0; i < actions_.list().size(); ++i) {
    const Action& first = actions_[ActionId(i)];
    if (first.kind != Action::Kind::Start && first.kind != Action::Kind::Lifecycle) continue;
    for (size_t j = 0; j < actions_.list().size(); ++j) {
      const Action& second = actions_[ActionId(j)];
      if (second.kind != Action::Kind::Lifecycle || rank(first) >= rank(second)) continue;
      view.known.push_back(known_order(view::ActionId(i), view::ActionId(j), {}, k_begins));
    }
  }
}

/// What the system tells one listener comes one thing after the other: a connection is lost after it was made, and made
/// again after that. Of listeners that code of the model calls this is not known. And it makes one activity after the other, in
/// the order in which the user, or the app, comes to them.
void ViewBuilder::add_sequences() {
  view::Sequence made;
  made.why = k_made;
  for (size_t i = 0; i < actions_.list().size(); ++i) {
    const Action& action = actions_[ActionId(i)];
    if (action.kind == Action::Kind::Lifecycle && action.event->automaton->name == "activity" &&
        action.event->transition->begins_in(0))
      made.actions.push_back(view::ActionId(i));
  }
  view.sequences.push_back(std::move(made));
  std::map<ObjectId, std::vector<view::ActionId>> listeners;
  for (size_t i = 0; i < actions_.list().size(); ++i) {
    const Action& action = actions_[ActionId(i)];
    if (is_told_by_system(action)) listeners[action.receiver].push_back(view::ActionId(i));
  }
  for (auto& [listener, told] : listeners) {
    const auto one = one_in(listener);
    if (!one) continue;
    view::Sequence& sequence = view.sequences.emplace_back();
    sequence.actions = std::move(told);
    sequence.scope = *one;
    sequence.why = k_told;
  }
}

bool ViewBuilder::is_told_by_system(const Action& action) const {
  return action.kind == Action::Kind::Callback && action.receiver.valid() && !action.event->is_elsewhere && !action.event->registrations.empty() &&
         std::ranges::all_of(action.event->registrations, [](const pointer::IntrinsicSite& site) {
           return site.intrinsic == Intrinsic::CallbackRegister || site.intrinsic == Intrinsic::CallbackRegisterOn;
         });
}

void ViewBuilder::add_windows(const Ownership& ownership, view::AppView& finished) const {
  const ir::TypeId view_type = program_.symbols().find_type("Landroid/view/View;");
  if (!view_type.valid()) return;
  for (size_t i = 0; i < actions_.list().size(); ++i) {
    const ActionId id(i);
    const view::ScopeId scope = ownership.component_of(id);
    if (finished.actions[in_view(id)].kind != view::Action::Kind::Input || !scope.valid()) continue;
    if (actions_[id].event == nullptr) continue;
    bool inside = true;
    for (const pointer::IntrinsicSite& site : actions_[id].event->registrations) {
      const ObjectSet& sources = sites_.operand(site.node, site.call, 0);
      inside &= !sources.empty();
      sources.for_each([&](ObjectId source) {
        inside &= ownership.component_of(source) == scope &&
                  hierarchy_.is_subtype(solver_.objects()[source].type, view_type) == ir::Truth::Yes;
      });
    }
    if (!inside) continue;
    for (const view::Automaton& automaton : finished.automata) {
      if (automaton.scope != scope) continue;
      for (view::ActionId member : automaton.actions) {
        const SystemEvent& event = *actions_[ActionId(member.value())].event;
        if (event.automaton->name != "activity" || event.automaton->states[event.transition->to].name != "destroyed")
          continue;
        finished.known.push_back(known_order(in_view(id), member, scope, k_window));
      }
    }
  }
}

}  // namespace antecede::action
