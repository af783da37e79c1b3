// Which intent reaches which component: by its class, else by its action and the filters; what is not known reaches all.

#include <algorithm>

#include "action/app_harness.h"

namespace antecede::action {

using pointer::IntrinsicSite;
using pointer::Object;
using pointer::ObjectId;
using pointer::Solver;
using pointer::VariableId;

namespace {

// As antecede.Components numbers them; a job is a service.
constexpr std::string_view k_kinds[] = {"activity", "service", "receiver", "provider", "service"};

std::string_view automaton_of(uint32_t kind) {
  return kind < std::size(k_kinds) ? k_kinds[kind] : std::string_view();
}

bool is_of_kind(const apk::Component& component, std::string_view automaton) {
  using Kind = apk::Component::Kind;
  switch (component.kind) {
    case Kind::Activity:
    case Kind::ActivityAlias: return automaton == "activity";
    case Kind::Service: return automaton == "service";
    case Kind::Receiver: return automaton == "receiver";
    case Kind::Provider: return automaton == "provider";
  }
  return false;
}

/// Who asks for an activity by anything but its class gets those alone that are for everyone; what the home screen shows, too.
bool lacks_default(const apk::Component& component, const apk::IntentFilter& filter) {
  return is_of_kind(component, "activity") && !filter.has_category("android.intent.category.DEFAULT") && !filter.is_launcher();
}

/// `image/*` and `image/png` match each other. Empty: any type.
bool may_match_type(const apk::IntentFilter& filter, std::string_view type) {
  const auto kind = [](std::string_view of) { return of.substr(0, of.find('/')); };
  const auto matches = [&](const apk::IntentData& data) {
    const std::string_view mine = data.mime_type;
    if (mine == type || kind(mine) == "*" || kind(type) == "*") return true;
    return kind(mine) == kind(type) && (mine.ends_with("/*") || type.ends_with("/*"));
  };
  const auto has_type = [](const apk::IntentData& data) { return !data.mime_type.empty(); };
  return type.empty() || std::ranges::none_of(filter.data, has_type) || std::ranges::any_of(filter.data, matches);
}

}  // namespace

/// Calls `told` for each kind of component that the number may stand for; none: for any.
void AppHarness::watch_kind(Solver& solver, VariableId kind,
                            std::function<void(Solver&, std::string_view)> told) {
  if (!kind.valid()) return told(solver, {});
  watch(solver, kind, [told = std::move(told)](Solver& s, ObjectId object) {
    const Object& number = s.objects()[object];
    if (number.kind == Object::Kind::Number) told(s, automaton_of(number.key));
  });
}

void AppHarness::announce(Solver& solver, VariableId kind, VariableId request) {
  if (!request.valid()) return;
  watch_kind(solver, kind, [this, request](Solver& s, std::string_view automaton) {
    watch(s, request, [this, automaton](Solver& inner, ObjectId object) { place(inner, automaton, object); });
  });
}

/// Finds out whom the request reaches. Once per request and kind.
void AppHarness::place(Solver& solver, std::string_view automaton, ObjectId request) {
  const auto [known, added] = request_numbers_.try_emplace({std::string(automaton), request}, placed_.size());
  if (!added) return;
  const size_t number = known->second;
  placed_.push_back({automaton, request, false});
  const ir::ClassId type = solver.class_of(request);
  const ir::FieldId component = type.valid() ? find_field(type, "component") : ir::FieldId();
  const ir::FieldId action = type.valid() ? find_field(type, "action") : ir::FieldId();
  const Object::Kind kind = solver.objects()[request].kind;
  const bool is_apps = kind == Object::Kind::Made || kind == Object::Kind::Copy;
  if (!is_apps || !component.valid() || !action.valid()) return reach_all(solver, number);
  watch(solver, solver.cell(request, component.value()), [this, number](Solver& s, ObjectId name) {
    const ir::ClassId owner = s.class_of(name);
    const ir::FieldId field = owner.valid() ? find_field(owner, "className") : ir::FieldId();
    if (!field.valid()) return reach_all(s, number);
    watch(s, s.cell(name, field.value()), [this, number](Solver& inner, ObjectId text) {
      const std::string class_name = inner.constant_text(text);
      class_name.empty() ? reach_all(inner, number) : reach_class(inner, number, class_name);
    });
  });
  watch(solver, solver.cell(request, action.value()), [this, number](Solver& s, ObjectId text) {
    const std::string name = s.constant_text(text);
    name.empty() ? reach_all(s, number) : reach_action(s, number, name);
  });
}

/// Requests of which nothing is said that could be told apart: they may reach all. Then what was left for later.
bool AppHarness::settled(Solver& solver) {
  bool added = tell_untold(solver);
  for (size_t i = 0; i < placed_.size(); ++i) {
    if (placed_[i].is_known) continue;
    reach_all(solver, i);
    added = true;
  }
  return added || fire_waiting(solver) || give_fragments_lives(solver);
}

void AppHarness::reach(Solver& solver, size_t number, ObjectId component) {
  solver.add(arriving(solver, component), placed_[number].request);
  solver.add(targets_of(solver, number), component);
}

void AppHarness::reach_class(Solver& solver, size_t number, const std::string& class_name) {
  placed_[number].is_known = true;
  std::string implementation = class_name;
  if (manifest_ != nullptr)
    if (const apk::Component* component = manifest_->find_component(class_name)) implementation = component->implementation();
  for (const Life& life : lives_)
    if (life.class_name == implementation && (placed_[number].automaton.empty() || life.automaton->name == placed_[number].automaton))
      reach(solver, number, life.object);
}

/// A filter that asks for data lets nothing through that has neither data nor a type, whatever its action. What data it has is not
/// looked at; of types, those that are constant. That a request has a category or data can be so on some ways only, so it keeps nothing out.
void AppHarness::reach_filter(Solver& solver, size_t number, const apk::Component& component, const apk::IntentFilter& filter) {
  const auto let_through = [this, number, name = component.implementation()](Solver& s) {
    for (size_t i = 0; i < lives_.size(); ++i)
      if (lives_[i].class_name == name) reach(s, number, lives_[i].object);
  };
  const ObjectId request = placed_[number].request;
  const ir::ClassId type = solver.class_of(request);
  const ir::FieldId data = type.valid() ? find_field(type, "data") : ir::FieldId();
  const ir::FieldId mime = type.valid() ? find_field(type, "type") : ir::FieldId();
  if (filter.data.empty() || !data.valid() || !mime.valid()) return let_through(solver);
  watch(solver, solver.cell(request, data.value()), [let_through](Solver& s, ObjectId) { let_through(s); });
  watch(solver, solver.cell(request, mime.value()), [let_through, &filter](Solver& s, ObjectId text) {
    if (may_match_type(filter, s.constant_text(text))) let_through(s);
  });
}

/// Of the filters, actions are looked at, and data and types as far as `reach_filter` says.
void AppHarness::reach_action(Solver& solver, size_t number, const std::string& action) {
  placed_[number].is_known = true;
  if (++placed_[number].actions > k_most_actions) {
    if (placed_[number].actions > k_most_actions + 1) return;
    solver.hit(pointer::Bound::ActionsNamed);
    return reach_all(solver, number);
  }
  const std::string_view automaton = placed_[number].automaton;
  for (const apk::Component& component : manifest_ == nullptr ? std::span<const apk::Component>() : std::span(manifest_->components)) {
    if (!automaton.empty() && !is_of_kind(component, automaton)) continue;
    for (const apk::IntentFilter& filter : component.intent_filters)
      if (filter.has_action(action) && !lacks_default(component, filter)) reach_filter(solver, number, component, filter);
  }
  if (!automaton.empty() && automaton != "receiver") return;
  sent_.push_back({number, action});
  for (size_t i = 0; i < listening_.size(); ++i)
    if (listening_[i].action.empty() || listening_[i].action == action) reach(solver, number, listening_[i].receiver);
}

void AppHarness::reach_all(Solver& solver, size_t number) {
  placed_[number].is_known = true;
  const std::string_view automaton = placed_[number].automaton;
  for (const Life& life : lives_)
    if (automaton.empty() || life.automaton->name == automaton) reach(solver, number, life.object);
  if (!automaton.empty() && automaton != "receiver") return;
  sent_.push_back({number, {}});
  for (size_t i = 0; i < listening_.size(); ++i) reach(solver, number, listening_[i].receiver);
}

/// A receiver of the app's code is reached by what its filter lets through.
void AppHarness::listen(Solver& solver, VariableId receiver, VariableId filter) {
  if (!receiver.valid() || !filter.valid()) return;
  watch(solver, receiver, [this, filter](Solver& s, ObjectId object) {
    watch(s, filter, [this, object](Solver& inner, ObjectId filtering) {
      const ir::ClassId type = inner.class_of(filtering);
      const ir::FieldId actions = type.valid() ? find_field(type, "actions") : ir::FieldId();
      const Object::Kind kind = inner.objects()[filtering].kind;
      if (!actions.valid() || (kind != Object::Kind::Made && kind != Object::Kind::Copy)) return listen_to(inner, object, {});
      watch(inner, inner.cell(filtering, actions.value()), [this, object](Solver& deeper, ObjectId bag) { listen_to_bag(deeper, object, bag); });
    });
  });
}

void AppHarness::listen_to_bag(Solver& solver, ObjectId receiver, ObjectId bag) {
  const ir::ClassId type = solver.class_of(bag);
  const ir::FieldId any = type.valid() ? find_field(type, "any") : ir::FieldId();
  if (!any.valid()) return listen_to(solver, receiver, {});
  watch(solver, solver.cell(bag, any.value()), [this, receiver](Solver& s, ObjectId text) { listen_to(s, receiver, s.constant_text(text)); });
}

/// Empty: to every action.
void AppHarness::listen_to(Solver& solver, ObjectId receiver, const std::string& action) {
  absl::flat_hash_set<std::string>& listened = listened_[receiver];
  if (listened.contains("") || listened.contains(action)) return;
  if (listened.size() == k_most_actions && !action.empty()) {
    solver.hit(pointer::Bound::ActionsNamed);
    return listen_to(solver, receiver, {});
  }
  listened.insert(action);
  listening_.push_back({receiver, action});
  for (size_t i = 0; i < sent_.size(); ++i)
    if (action.empty() || sent_[i].action.empty() || sent_[i].action == action) reach(solver, sent_[i].number, receiver);
}

/// What was asked of a component.
VariableId AppHarness::arriving(Solver& solver, ObjectId component) {
  const auto [place, added] = arriving_.try_emplace(component);
  if (added) place->second = solver.make_variable();
  return place->second;
}

VariableId AppHarness::targets_of(Solver& solver, size_t number) {
  if (!placed_[number].targets.valid()) placed_[number].targets = solver.make_variable();
  return placed_[number].targets;
}

/// One that was announced for this component, or one that comes from outside.
void AppHarness::give_arriving(Solver& solver, const IntrinsicSite& site, VariableId component, VariableId result) {
  if (!result.valid()) return;
  give_outside(solver, result, site);
  if (!component.valid()) return;
  watch(solver, component, [this, result](Solver& s, ObjectId object) { s.flow(arriving(s, object), result); });
}

void AppHarness::give_target(Solver& solver, VariableId kind, VariableId request, VariableId result) {
  if (!result.valid() || !request.valid()) return;
  watch_kind(solver, kind, [this, request, result](Solver& s, std::string_view automaton) {
    watch(s, request, [this, automaton, result](Solver& inner, ObjectId object) {
      place(inner, automaton, object);
      inner.flow(targets_of(inner, request_numbers_.at({std::string(automaton), object})), result);
    });
  });
}

/// An object of the manifest's components.
void AppHarness::give_component(Solver& solver, VariableId kind, VariableId result) {
  if (!result.valid()) return;
  watch_kind(solver, kind, [this, result](Solver& s, std::string_view automaton) {
    for (const Life& life : lives_)
      if (automaton.empty() || life.automaton->name == automaton) s.add(result, life.object);
  });
}

void AppHarness::give_outside(Solver& solver, VariableId result, const IntrinsicSite& site) {
  const ir::TypeId intent = program_.symbols().find_type("Landroid/content/Intent;");
  if (intent.valid())
    solver.add(result, solver.make_object({Object::Kind::Harness, intent, solver.nodes()[site.node].method, site.call,
                                           solver.nodes()[site.node].context, 0}));
}

ir::FieldId AppHarness::find_field(ir::ClassId owner, std::string_view name) const {
  for (int depth = 0; owner.valid() && depth < 256; owner = hierarchy_.superclass(owner), ++depth)
    for (ir::FieldId field : program_[owner].instance_fields)
      if ((program_[owner].access_flags & ir::k_framework) &&
          program_.symbols().text(program_.symbols().field(program_[field].ref).name) == name)
        return field;
  return {};
}

}  // namespace antecede::action
