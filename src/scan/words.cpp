#include "scan/words.h"

#include <algorithm>

#include <fmt/format.h>

#include "ir/symbols.h"
#include "race/race_lists.h"

namespace antecede::scan {

using action::Action;
using action::ActionId;
using pointer::Object;
using pointer::ObjectId;

namespace {

/// What the model keeps for something that apps know by another name.
void give_known_name(race::Location& location, const std::string& key) {
  using Kind = race::Location::Kind;
  const race::RaceLists& lists = race::RaceLists::built_in();
  if (location.kind == Kind::Element) {
    const race::RaceLists::Stored* stored = lists.stored(location.class_name);
    if (stored == nullptr) return;
    location.kind = stored->kind;
    location.class_name = stored->class_name;
    location.field = key.empty() ? "*" : key;
  } else if (lists.shows(location.class_name, location.field)) {
    location.kind = Kind::View;
  }
}

}  // namespace

ScanWords::ScanWords(const Subject& subject, const Reach& reach, const Owners& owners)
    : subject_(subject), reach_(reach), owners_(owners) {
  size_t number = 0;
  for (const Action& one : subject.actions.list()) ids_.push_back(one.is_internal() ? "" : fmt::format("a{}", ++number));
}

// Places and locations ----------------------------------------------------------------------------------------------

race::Place ScanWords::place(ir::MethodId method, uint32_t instruction) const {
  race::Place place;
  if (!method.valid()) return place;
  const model::CodeNames::Member member = subject_.names.method(method);
  const ir::ClassId owner = subject_.program[method].owner;
  place.class_name = member.class_name;
  place.method = member.name;
  place.descriptor = member.descriptor;
  place.origin = owners_.origin(method);
  place.canonical = subject_.names.canonical_method(method);
  place.renamed = subject_.names.is_renamed(method) || subject_.names.is_renamed(owner);
  const ir::StringId file = subject_.program[owner].source_file;
  if (file.valid()) place.file = ir::to_utf8(subject_.program.symbols().text(file));
  if (!subject_.program[method].has_code()) return place;
  const ir::Body& body = subject_.program.body(method);
  if (instruction >= body.instructions().size()) return place;
  place.pc = body.instructions()[instruction].pc;
  place.line = body.line_at(place.pc);
  return place;
}

race::Place ScanWords::place(NodePlace at) const {
  return place(subject_.solver.nodes()[at.node].method, at.instruction);
}

std::string ScanWords::class_name(ir::TypeId type) const {
  const ir::Symbols& symbols = subject_.program.symbols();
  const std::string_view descriptor = symbols.descriptor(type);
  if (descriptor.starts_with('['))
    if (const ir::TypeId element = symbols.find_type(descriptor.substr(1)); element.valid())
      return class_name(element) + "[]";
  const ir::ClassId owner = subject_.program.find_class(type);
  return owner.valid() ? subject_.names.class_name(owner) : symbols.type_name(type);
}

std::string ScanWords::canonical_class(ir::TypeId type) const {
  const ir::Symbols& symbols = subject_.program.symbols();
  const std::string_view descriptor = symbols.descriptor(type);
  if (descriptor.starts_with('[')) {
    const ir::TypeId element = symbols.find_type(descriptor.substr(1));
    const std::string name = element.valid() ? canonical_class(element) : "";
    return name.empty() ? "" : name + "[]";
  }
  const ir::ClassId owner = subject_.program.find_class(type);
  return owner.valid() ? subject_.names.canonical_class(owner) : "";
}

bool ScanWords::is_renamed(ir::TypeId type) const {
  const ir::Symbols& symbols = subject_.program.symbols();
  const std::string_view descriptor = symbols.descriptor(type);
  if (descriptor.starts_with('[')) {
    const ir::TypeId element = symbols.find_type(descriptor.substr(1));
    return element.valid() && is_renamed(element);
  }
  const ir::ClassId owner = subject_.program.find_class(type);
  return owner.valid() && subject_.names.is_renamed(owner);
}

bool ScanWords::has_keys(uint32_t part, ObjectId object) const {
  if (part != part::k_contents || !object.valid()) return false;
  return race::RaceLists::built_in().stored(class_name(subject_.solver.objects()[object].type)) != nullptr;
}

std::string ScanWords::text(ir::StringId key) const {
  return ir::to_utf8(subject_.program.symbols().text(key));
}

race::Location ScanWords::location(uint32_t part, ObjectId object, const std::string& key) const {
  race::Location location;
  ir::ClassId owner;
  if (part::is_field(part)) {
    const ir::FieldId field(part);
    owner = subject_.program[field].owner;
    const model::CodeNames::Member member = subject_.names.field(field);
    location.kind = subject_.program[field].is_static() ? race::Location::Kind::Static : race::Location::Kind::Field;
    location.class_name = member.class_name;
    location.field = member.name;
    location.canonical = subject_.names.canonical_class(owner);
    location.renamed = subject_.names.is_renamed(field) || subject_.names.is_renamed(owner);
    location.atomic = subject_.semantics.is_atomic(field);
  } else {
    const ir::TypeId type = subject_.solver.objects()[object].type;
    owner = subject_.program.find_class(type);
    location.kind = race::Location::Kind::Element;
    location.class_name = class_name(type);
    location.field = "*";
    location.canonical = canonical_class(type);
    location.renamed = is_renamed(type);
    location.atomic = owner.valid() && subject_.semantics.is_atomic(owner);
  }
  if (owner.valid() && subject_.semantics.is_model(owner)) give_known_name(location, key);
  return location;
}

// Actions -----------------------------------------------------------------------------------------------------------

std::string ScanWords::label(ActionId id) const {
  const Action& one = subject_.actions[id];
  if (one.kind == Action::Kind::Lifecycle)
    return fmt::format("{} of {}", one.event->transition->name, one.event->component);
  if (one.kind == Action::Kind::Start) return "the start of the process";
  ir::MethodId method;
  if (!one.entries.empty()) method = one.entries.front();
  if (one.event != nullptr && one.event->method.valid() && one.entries.size() != 1) method = one.event->method;
  if (!method.valid()) method = subject_.solver.nodes()[one.root].method;
  if (!method.valid()) return "an event of the system";
  const model::CodeNames::Member member = subject_.names.method(method);
  return member.class_name + "." + member.name;
}

std::string ScanWords::thread_name(ObjectId thread) const {
  if (thread == subject_.harness.main_thread()) return "main";
  const Object& object = subject_.solver.objects()[thread];
  if (object.kind == Object::Kind::Worker) return "threads of " + maker(ObjectId(object.key), "an executor");
  return maker(thread, "a thread");
}

std::string ScanWords::maker(ObjectId id, const char* what) const {
  const Object& object = subject_.solver.objects()[id];
  ir::MethodId method = object.method;
  uint32_t instruction = object.instruction;
  if (method.valid() && owners_.is_platform(method)) {
    method = {};
    if (object.context.valid()) {
      method = subject_.solver.contexts()[object.context].method;
      instruction = subject_.solver.contexts()[object.context].instruction;
    }
  }
  if (!method.valid()) return fmt::format("{} of the framework", what);
  const race::Place where = place(method, instruction);
  return fmt::format("{} made in {}.{}{}", what, where.class_name, where.method,
                     where.line == 0 ? "" : fmt::format(" ({}:{})", where.file, where.line));
}

std::string ScanWords::thread(ActionId id) const {
  std::vector<std::string> names;
  subject_.actions[id].threads.for_each([&](ObjectId thread) { names.push_back(thread_name(thread)); });
  std::ranges::sort(names);
  names.erase(std::unique(names.begin(), names.end()), names.end());
  constexpr size_t k_shown = 2;
  std::string text;
  for (size_t i = 0; i < names.size() && i < k_shown; ++i) text += (i ? " or " : "") + names[i];
  if (names.size() > k_shown) text += fmt::format(" or {} more", names.size() - k_shown);
  return text.empty() ? "a thread that is not known" : text;
}

namespace {

race::Source source_of(Action::Kind kind) {
  switch (kind) {
    case Action::Kind::Start:
    case Action::Kind::Lifecycle: return race::Source::Ipc;
    case Action::Kind::Callback: return race::Source::Input;
    case Action::Kind::Task: return race::Source::Post;
    case Action::Kind::Thread: return race::Source::Thread;
  }
  return race::Source::Post;
}

race::Cause::Kind cause_kind(pointer::EdgeKind kind) {
  switch (kind) {
    case pointer::EdgeKind::Fork: return race::Cause::Kind::Start;
    case pointer::EdgeKind::Callback: return race::Cause::Kind::Register;
    default: return race::Cause::Kind::Post;
  }
}

}  // namespace

const base::Shared<race::Event>& ScanWords::event(ActionId id) {
  const auto known = events_.find(id);
  if (known != events_.end()) return known->second;
  constexpr size_t k_longest_story = 8;
  race::Event event;
  event.id = ids_[id.value()];
  event.is_action = true;
  event.label = label(id);
  event.thread = thread(id);
  event.source = source_of(subject_.actions[id].kind);
  event.in_event = subject_.actions[id].kind != Action::Kind::Thread;
  if (!subject_.actions[id].entries.empty()) {
    const model::CodeNames::Member member = subject_.names.method(subject_.actions[id].entries.front());
    event.callback = fmt::format("{}.{}{}", member.class_name, member.name, member.descriptor);
  }
  std::vector<ActionId> seen{id};
  for (ActionId at = id; event.posted.size() < k_longest_story;) {
    const auto& causes = subject_.actions[at].causes;
    // A cause in code of the app tells more than one in the framework.
    auto cause = std::ranges::find_if(causes, [](const action::Cause& one) { return one.place.method.valid(); });
    if (cause == causes.end()) cause = causes.begin();
    if (cause == causes.end()) break;
    race::Cause told;
    told.kind = cause_kind(cause->kind);
    told.place = place(cause->place.method, cause->place.instruction);
    if (cause->from.valid()) {
      told.event = ids_[cause->from.value()];
      told.label = label(cause->from);
      told.thread = thread(cause->from);
    }
    event.posted.push_back(std::move(told));
    if (!cause->from.valid() || std::ranges::find(seen, cause->from) != seen.end()) break;
    seen.push_back(cause->from);
    at = cause->from;
  }
  return events_.emplace(id, base::Shared(std::move(event))).first->second;
}

std::vector<race::Place> ScanWords::stack(ActionId id, const Access& access, const Touch& touch) const {
  std::vector<race::Place> places;
  const auto add_way = [&](pointer::NodeId from, pointer::NodeId to) {
    const auto way = reach_.way(id, from, to);
    for (size_t i = way.size(); i-- > 0;)
      if (subject_.solver.nodes()[way[i].node].method.valid()) places.push_back(place({way[i].node, way[i].instruction}));
  };
  places.push_back(place(touch.at));
  if (access.charged != touch.at) {
    add_way(access.charged.node, touch.at.node);
    // The place that is charged is this call, whichever the shortest way takes.
    if (places.size() > 1) places.pop_back();
    places.push_back(place(access.charged));
  }
  add_way(subject_.actions[id].root, access.charged.node);
  return places;
}

std::string ScanWords::origin(ActionId id) const {
  const Action& one = subject_.actions[id];
  const std::string name = label(id);
  if (one.kind == Action::Kind::Lifecycle) return name + " is a step that the system takes";
  if (one.kind == Action::Kind::Start) return name + " comes first";
  const auto own = std::ranges::find_if(one.causes, [](const action::Cause& cause) { return cause.place.method.valid(); });
  const auto cause = own == one.causes.end() ? one.causes.begin() : own;
  if (cause == one.causes.end()) return name + " comes from outside";
  std::string by = cause->from.valid() ? label(cause->from) : std::string();
  if (cause->place.method.valid()) {
    const race::Place at = place(cause->place.method, cause->place.instruction);
    if (by.empty()) by = at.class_name + "." + at.method;
    if (!at.file.empty()) by += fmt::format(" ({}:{})", at.file, at.line);
  }
  if (by.empty()) by = "the system";
  const char* verb = cause->kind == pointer::EdgeKind::Fork       ? "is a thread that is started by"
                     : cause->kind == pointer::EdgeKind::Callback ? "is called by the system, for what was registered by"
                                                                  : "is posted by";
  return fmt::format("{} {} {}", name, verb, by);
}

}  // namespace antecede::scan
