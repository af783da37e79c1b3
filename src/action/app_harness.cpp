#include "action/app_harness.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace antecede::action {

using pointer::EdgeKind;
using pointer::Invocation;
using pointer::NodeId;
using pointer::Object;
using pointer::ObjectId;
using pointer::Solver;
using pointer::VariableId;

namespace {

std::string descriptor_of(std::string_view dotted) {
  std::string result = "L" + std::string(dotted) + ";";
  std::ranges::replace(result, '.', '/');
  return result;
}

/// `stop-pre28`: `stop`, for apps that target less than 28. 0: for all.
std::pair<std::string_view, uint32_t> split_version(std::string_view transition) {
  const size_t at = transition.rfind("-pre");
  if (at == std::string_view::npos) return {transition, 0};
  uint32_t version = 0;
  for (char c : transition.substr(at + 4)) {
    if (c < '0' || c > '9') return {transition, 0};
    version = version * 10 + static_cast<uint32_t>(c - '0');
  }
  return {transition.substr(0, at), version};
}

const char* automaton_of(apk::Component::Kind kind) {
  switch (kind) {
    case apk::Component::Kind::Activity:
    case apk::Component::Kind::ActivityAlias: return "activity";
    case apk::Component::Kind::Service: return "service";
    case apk::Component::Kind::Receiver: return "receiver";
    case apk::Component::Kind::Provider: return "provider";
  }
  return "";
}

}  // namespace

AppHarness::AppHarness(const ir::Program& program, const ir::Hierarchy& hierarchy,
                       const model::Lifecycles& lifecycles, const model::Callbacks& callbacks,
                       const apk::Manifest* manifest, const AppFiles* files)
    : program_(program),
      hierarchy_(hierarchy),
      lifecycles_(lifecycles),
      callbacks_(callbacks),
      manifest_(manifest),
      files_(files) {}

void AppHarness::begin(Solver& solver) {
  start_process(solver);
  find_inflaters();
  if (manifest_ == nullptr) return;
  add_component(solver, "application", manifest_->application.class_name.empty() ? "android.app.Application"
                                                                                 : manifest_->application.class_name);
  for (const apk::Component& component : manifest_->components)
    add_component(solver, automaton_of(component.kind), component.implementation());
}

// The process -----------------------------------------------------------------------------------------------------

void AppHarness::start_process(Solver& solver) {
  main_thread_ = solver.make_object(
      {Object::Kind::Harness, program_.symbols().find_type("Ljava/lang/Thread;"), {}, 0, {}, 0});
  main_ = solver.make_variable();
  solver.add(main_, main_thread_);
  for (VariableId* variable : {&all_queues_, &all_views_, &unnamed_views_, &all_preferences_, &results_}) *variable = solver.make_variable();
  const NodeId driver = solver.make_driver();
  events_.push_back({SystemEvent::Kind::Start, driver, main_thread_, {}, nullptr, nullptr, {}, {}});
  const ir::ClassId looper = program_.find_class("Landroid/os/Looper;");
  if (looper.valid()) call(solver, driver, 0, find_method(looper, "prepareMainLooper", "()"), {});
}

// Components ------------------------------------------------------------------------------------------------------

void AppHarness::add_component(Solver& solver, const char* automaton, const std::string& class_name) {
  Life life;
  life.automaton = lifecycles_.find(automaton);
  life.class_name = class_name;
  life.type = program_.find_class(descriptor_of(class_name));
  if (life.automaton == nullptr) return;
  if (!life.type.valid()) {
    missing_.push_back(class_name);
    return;
  }
  const bool known = std::ranges::any_of(lives_, [&](const Life& other) { return other.type == life.type; });
  if (!known) add_life(solver, std::move(life));  // Else: aliases of one activity.
}

void AppHarness::add_life(Solver& solver, Life life) {
  life.object = solver.make_object({Object::Kind::Harness, program_[life.type].type, {}, 0, {}, next_key_++});
  components_.insert(life.object);
  life.self = solver.make_variable();
  solver.add(life.self, life.object);
  lives_.push_back(life);
  walk(solver, life);
}

/// Whether the system makes the transition by itself, as the `system` lines say, for an app of this target: `stop-pre28`
/// instead of `stop` for those that target less than 28. Automata without such lines are walked by whoever asks.
bool AppHarness::is_systems(const model::Automaton& automaton, const model::LifecycleTransition& transition) const {
  if (automaton.rules.empty()) return true;
  const auto is_part = [&](const model::Automaton& of) {
    for (const model::SystemRule& rule : of.rules)
      for (const auto& message : rule.messages)
        for (const model::SystemRule::Part& part : message)
          if (part.transition == transition.name && (&of == &automaton || part.other == automaton.name)) return true;
    return false;
  };
  if (std::ranges::none_of(lifecycles_.list(), is_part)) return false;
  const std::pair<std::string_view, uint32_t> mine = split_version(transition.name);
  const std::string_view base = mine.first;
  const uint32_t below = mine.second;
  const uint32_t target = manifest_ == nullptr ? 0 : manifest_->target_sdk;
  if (below != 0 && target >= below) return false;
  return std::ranges::none_of(automaton.transitions, [&](const model::LifecycleTransition& other) {
    const auto [other_base, other_below] = split_version(other.name);
    return other_base == base && other_below != 0 && target < other_below && (below == 0 || other_below < below);
  });
}

/// One event per transition of the automaton: a message of its own, whose steps it calls.
void AppHarness::walk(Solver& solver, const Life& life) {
  bool first = true;
  for (const model::LifecycleTransition& transition : life.automaton->transitions) {
    if (!is_systems(*life.automaton, transition)) continue;
    const NodeId driver = solver.make_driver();
    events_.push_back({SystemEvent::Kind::Lifecycle, driver, life.object, life.class_name, life.automaton, &transition, {}, {}});
    if (std::exchange(first, false)) {
      call(solver, driver, 0, find_method(life.type, "<init>", "()"), {life.self});
      prepare(solver, life, driver, 1, life.automaton->made);
    }
    prepare(solver, life, driver, 2, life.automaton->prepared);
    uint32_t number = 3;
    for (const model::LifecycleStep& step : transition.steps) {
      const ir::MethodId method = step_method(*life.automaton, life.type, step);
      if (method.valid())
        call(solver, driver, number, method, step_operands(solver, life.self, step),
             step_result(solver, life.self, step, method), solver.context_of(life.object));
      ++number;
    }
  }
}

/// What the process does with a component, and hands over to it, is Java of the model.
void AppHarness::prepare(Solver& solver, const Life& life, NodeId driver, uint32_t number,
                         const std::optional<model::Automaton::Preparer>& preparer) {
  if (!preparer) return;
  const ir::ClassId owner = program_.find_class("L" + preparer->owner + ";");
  if (owner.valid())
    call(solver, driver, number, find_method(owner, preparer->method, preparer->descriptor), {life.self}, {},
         solver.context_of(life.object));
}

// Steps of transitions --------------------------------------------------------------------------------------------

/// What an object of the class runs at that step; none: nothing.
ir::MethodId AppHarness::step_method(const model::Automaton&, ir::ClassId type, const model::LifecycleStep& step) const {
  if (step.kind == model::LifecycleStep::Kind::State) return {};
  return find_method(type, step.method, step.kind == model::LifecycleStep::Kind::Do ? "()" : step.descriptor);
}

std::vector<VariableId> AppHarness::step_operands(Solver& solver, VariableId component,
                                                  const model::LifecycleStep& step) {
  std::vector<VariableId> operands{component};
  for (const std::string& name : step.arguments) {
    operands.push_back(solver.make_variable());
    solver.load(component, argument_slot(name), operands.back());
  }
  return operands;
}

/// What a step returns is kept under the name of its method.
VariableId AppHarness::step_result(Solver& solver, VariableId component, const model::LifecycleStep& step,
                                   ir::MethodId method) {
  const ir::TypeId type = program_.symbols().proto(program_.symbols().method(program_[method].ref).proto).return_type;
  if (!program_.symbols().type(type).is_reference()) return {};
  const VariableId result = solver.make_variable();
  solver.store(component, argument_slot(step.method), result);
  return result;
}

uint32_t AppHarness::argument_slot(std::string_view name) {
  const auto [place, added] = argument_slots_.try_emplace(
      std::string(name), pointer::slot::k_first_argument + static_cast<uint32_t>(argument_slots_.size()));
  return place->second;
}

// Listeners -------------------------------------------------------------------------------------------------------

void AppHarness::grew(Solver& solver, uint32_t token, ObjectId object) {
  const Watcher watcher = watchers_[token];  // It may add others.
  watcher(solver, object);
}

void AppHarness::watch(Solver& solver, VariableId variable, Watcher watcher) {
  watchers_.push_back(std::move(watcher));
  solver.watch(variable, static_cast<uint32_t>(watchers_.size() - 1));
}

void AppHarness::watch_text(Solver& solver, VariableId variable,
                            std::function<void(Solver&, std::string_view)> known,
                            std::function<void(Solver&)> unknown) {
  if (!variable.valid()) return unknown(solver);
  auto told = std::make_shared<bool>(false);
  watch(solver, variable, [known = std::move(known), unknown = std::move(unknown), told](Solver& s, ObjectId object) {
    if (const std::string text = s.constant_text(object); !text.empty()) return known(s, text);
    if (!std::exchange(*told, true)) unknown(s);
  });
}

void AppHarness::watch_number(Solver& solver, VariableId variable, std::function<void(Solver&, uint32_t)> told) {
  if (!variable.valid()) return told(solver, Object::k_any_number);
  untold_.push_back({variable, [told](Solver& s) { told(s, Object::k_any_number); }});
  watch(solver, variable, [told = std::move(told)](Solver& s, ObjectId object) {
    const Object& number = s.objects()[object];
    if (number.kind == Object::Kind::Number) told(s, number.key);
  });
}

/// Numbers come only on ways that are followed. One that has come on no such way may be any.
bool AppHarness::tell_untold(Solver& solver) {
  bool added = false;
  for (size_t i = 0; i < untold_.size(); ++i) {
    bool known = untold_[i].done;
    solver.points_to(untold_[i].number).for_each([&](ObjectId object) {
      known |= solver.objects()[object].kind == Object::Kind::Number;
    });
    if (known) continue;
    untold_[i].done = added = true;
    const Untold untold = untold_[i];  // It may add others.
    untold.any(solver);
  }
  return added;
}

/// The threads of the queues; none: nobody knows.
VariableId AppHarness::threads_of(Solver& solver, VariableId queue) {
  const VariableId threads = solver.make_variable();
  if (queue.valid()) solver.load(queue, pointer::slot::k_thread, threads);
  return threads;
}

void AppHarness::registered(Solver& solver, const pointer::IntrinsicSite& site, VariableId source,
                            VariableId listener, VariableId threads) {
  if (!listener.valid()) return;
  registrations_.push_back({site, source, threads});
  const size_t number = registrations_.size() - 1;
  watch(solver, listener, [this, number](Solver& s, ObjectId object) { call_back(s, Registration(registrations_[number]), object); });
}

/// The environment calls methods of the source, by name; they call the listener.
void AppHarness::fired(Solver& solver, const pointer::IntrinsicSite& site, VariableId source, VariableId methods) {
  if (!source.valid()) return;
  watch_text(
      solver, methods,
      [this, site, source](Solver& s, std::string_view names) {
        watch(s, source, [this, site, names = std::string(names)](Solver& inner, ObjectId object) { fire(inner, site, object, names); });
      },
      [](Solver&) {});
}

void AppHarness::fire(Solver& solver, const pointer::IntrinsicSite& site, ObjectId source, std::string_view methods) {
  const ir::ClassId type = solver.class_of(source);
  while (type.valid() && !methods.empty()) {
    const size_t end = std::min(methods.find(' '), methods.size());
    const std::string_view name = methods.substr(0, end);
    for (ir::ClassId owner = type; owner.valid(); owner = hierarchy_.superclass(owner))
      for (ir::MethodId method : program_[owner].virtual_methods)
        if (program_.symbols().text(program_.symbols().method(program_[method].ref).name) == name &&
            (program_[owner].access_flags & ir::k_framework))
          fire(solver, {site, source, method});
    methods.remove_prefix(std::min(end + 1, methods.size()));
  }
}

/// A large app has thousands of views, each of which can be clicked, touched and more; most have no listeners.
void AppHarness::fire(Solver& solver, const Firing& firing) {
  const bool is_known = callback_events_.contains({firing.source, firing.method});
  if (!is_known && fired_apart_ >= k_most_fired_apart) {
    waiting_.push_back(firing);
    return;
  }
  fired_apart_ += !is_known;
  call_back(solver, {firing.site, {}, main_}, firing.source, firing.method);
}

/// Nothing flows any more: who has listeners by now gets events of its own. When there are no more of these, all others are called
/// together. What they are given later they call there.
bool AppHarness::fire_waiting(Solver& solver) {
  if (waiting_.empty()) return false;
  std::vector<Firing> rest;
  const std::vector<Firing> waiting = std::exchange(waiting_, {});
  for (const Firing& firing : waiting) {
    const bool is_known = callback_events_.contains({firing.source, firing.method});
    const bool is_apart = is_known || (solver.has_contexts() && fired_apart_ < 3 * k_most_fired_apart && has_listener(solver, firing.source));
    if (!is_apart) {
      rest.push_back(firing);
      continue;
    }
    fired_apart_ += !is_known;
    call_back(solver, {firing.site, {}, main_}, firing.source, firing.method);
  }
  if (rest.size() < waiting.size())
    waiting_.insert(waiting_.begin(), rest.begin(), rest.end());
  else
    for (const Firing& firing : rest) fire_together(solver, firing);
  return true;
}

/// One of the app's own is kept in a field whose type is that of a listener.
bool AppHarness::has_listener(const Solver& solver, ObjectId source) const {
  return std::ranges::any_of(solver.cells(source), [&](const auto& cell) {
    if (pointer::slot::is_special(cell.first) || solver.points_to(cell.second).empty()) return false;
    const ir::FieldRef& ref = program_.symbols().field(program_[ir::FieldId(cell.first)].ref);
    const ir::ClassId type = program_.find_class(ref.type);
    if (!type.valid() || !(program_[type].access_flags & ir::k_interface)) return false;
    if (callbacks_.find(program_.class_name(type)) == nullptr) return false;
    bool own = false;
    solver.points_to(cell.second).for_each([&](ObjectId listener) {
      const Object& made = solver.objects()[listener];
      const ir::ClassId owner = solver.class_of(listener);
      own |= made.kind == Object::Kind::Closure ? made.method.valid() && solver.is_own(made.method)
                                                : owner.valid() && solver.is_own(owner);
    });
    return own;
  });
}

/// One event for all objects of the class, whose context is that of nobody.
void AppHarness::fire_together(Solver& solver, const Firing& firing) {
  solver.hit(pointer::Bound::ViewsApart);
  const auto [place, added] = together_.try_emplace({solver.class_of(firing.source), firing.method}, events_.size());
  if (added) {
    const size_t made = add_event(solver, {}, firing.method, solver.make_variable(), {});
    solver.flow(main_, callback_threads_[made]);
  }
  SystemEvent& event = events_[place->second];
  solver.add(callback_arguments_[place->second][0], firing.source);
  const pointer::IntrinsicSite& site = firing.site;
  const bool is_listed = std::ranges::any_of(event.registrations, [&](const pointer::IntrinsicSite& other) {
    return other.node == site.node && other.call == site.call;
  });
  if (!is_listed) event.registrations.push_back(site);
}

/// Calls all that the framework may call on the listener: the methods of the callback types that its class has.
void AppHarness::call_back(Solver& solver, const Registration& registration, ObjectId listener) {
  std::vector<ir::ClassId> types{solver.class_of(listener)};
  if (!types[0].valid()) return;
  for (size_t i = 0; i < types.size() && types.size() < 512; ++i) {
    const auto add = [&](ir::ClassId type) {
      if (type.valid() && std::ranges::find(types, type) == types.end()) types.push_back(type);
    };
    add(hierarchy_.superclass(types[i]));
    for (ir::ClassId interface : hierarchy_.interfaces(types[i])) add(interface);
  }
  for (ir::ClassId type : types) {
    if (!(program_[type].access_flags & ir::k_framework)) continue;
    const model::Callback* callback = callbacks_.find(program_.class_name(type));
    if (callback == nullptr) continue;
    for (ir::MethodId method : program_[type].virtual_methods) {
      const ir::MethodRef& ref = program_.symbols().method(program_[method].ref);
      const model::CallbackMethod* told = callback->find(program_.symbols().text(ref.name), program_.symbols().proto_descriptor(ref.proto));
      if (told != nullptr) call_back(solver, by_thread(solver, registration, *told), listener, method);
    }
  }
}

/// A listener of the main thread may have methods that are called on other ones (WebViewClient.shouldInterceptRequest).
AppHarness::Registration AppHarness::by_thread(Solver& solver, const Registration& registration, const model::CallbackMethod& method) {
  using Kind = model::CallbackThread::Kind;
  Registration result = registration;
  result.is_elsewhere = method.thread.kind == Kind::Background || method.thread.kind == Kind::Binder;
  if (result.is_elsewhere) result.threads = solver.make_variable();
  return result;
}

/// What the system asks an object of the app, of a class that is not entered.
void AppHarness::overrides(Solver& solver, const pointer::IntrinsicSite& site, VariableId self, ir::MethodId method) {
  watch(solver, self, [this, site, method](Solver& s, ObjectId object) {
    const ir::ClassId type = s.class_of(object);
    const ir::MethodId target = type.valid() ? hierarchy_.dispatch(type, method) : ir::MethodId();
    if (target.valid() && !(program_[program_[target].owner].access_flags & ir::k_framework)) call_back(s, {site, {}}, object, method);
  });
}

/// What the manifest says about a component, or the app: its meta-data. Which belongs to what is not kept.
void AppHarness::given(Solver& solver, ObjectId value) {
  const ir::ClassId type = solver.class_of(value);
  const ir::ClassId item = program_.find_class("Landroid/content/pm/PackageItemInfo;");
  if (!type.valid() || !item.valid() || hierarchy_.is_subtype(program_[type].type, program_[item].type) != ir::Truth::Yes || !told_of_meta_data_.insert(value).second) return;
  if (const ir::FieldId field = find_field(type, "metaData"); field.valid())
    solver.flow(meta_data(solver), solver.cell(value, field.value()));
}

/// A bundle with the names and values of meta-data: libraries look for classes by them (androidx.startup).
VariableId AppHarness::meta_data(Solver& solver) {
  if (meta_data_.valid()) return meta_data_;
  meta_data_ = solver.make_variable();
  const ir::ClassId prepared = program_.find_class("Lantecede/system/Prepared;");
  const ir::MethodId method =
      prepared.valid() ? find_method(prepared, "metaData", "(Ljava/lang/String;)Landroid/os/Bundle;") : ir::MethodId();
  if (!method.valid()) return meta_data_;
  const VariableId texts = solver.make_variable();
  const ir::TypeId string = program_.symbols().string();
  solver.add(texts, solver.make_object({Object::Kind::Text, string, {}, 0, {}, Object::k_any_text}));
  const auto tell = [&](const std::string& text) {
    const ir::TypeId type = program_.symbols().find_type(descriptor_of(text));
    if (const ir::StringId known = program_.symbols().find_string(text); known.valid())
      solver.add(texts, solver.make_object({Object::Kind::Text, string, {}, 0, {}, known.value()}));
    else if (type.valid())
      solver.add(texts, solver.make_object({Object::Kind::ClassName, string, {}, 0, {}, type.value()}));
  };
  const auto tell_all = [&](const std::vector<apk::MetaData>& list) {
    for (const apk::MetaData& one : list) {
      tell(one.name);
      tell(one.value.text);
    }
  };
  if (manifest_ != nullptr) {
    tell_all(manifest_->application.meta_data);
    for (const apk::Component& component : manifest_->components) tell_all(component.meta_data);
  }
  call(solver, solver.make_driver(), 0, method, {texts}, meta_data_);
  return meta_data_;
}

/// One event per listener and method, wherever it was registered.
void AppHarness::call_back(Solver& solver, const Registration& registration, ObjectId listener, ir::MethodId method) {
  const auto types = program_.symbols().proto(program_.symbols().method(program_[method].ref).proto).parameters;
  const auto [place, added] = callback_events_.try_emplace({listener, method}, events_.size());
  const size_t event = place->second;
  if (added) {
    const VariableId self = solver.make_variable();
    solver.add(self, listener);
    add_event(solver, listener, method, self, solver.context_of(listener));
  }
  events_[event].registrations.push_back(registration.site);
  events_[event].is_elsewhere |= registration.is_elsewhere;
  solver.flow(registration.threads, callback_threads_[event]);
  if (!registration.source.valid()) return;
  for (size_t i = 0; i < types.size(); ++i)
    if (const VariableId argument = callback_arguments_[event][i + 1]; argument.valid())
      solver.flow(registration.source, argument, types[i]);
}

size_t AppHarness::add_event(Solver& solver, ObjectId listener, ir::MethodId method, VariableId self,
                             pointer::ContextId context) {
  const auto types = program_.symbols().proto(program_.symbols().method(program_[method].ref).proto).parameters;
  const size_t event = events_.size();
  const NodeId driver = solver.make_driver();
  events_.push_back({SystemEvent::Kind::Callback, driver, listener, {}, nullptr, nullptr, method, {}});
  callback_arguments_.resize(events_.size());
  std::vector<VariableId> arguments{self};
  for (ir::TypeId type : types) {
    const bool reference = program_.symbols().type(type).is_reference();
    arguments.push_back(reference ? solver.make_variable() : VariableId());
    if (reference) solver.flow(object_of(solver, type), arguments.back());
  }
  callback_arguments_[event] = arguments;
  callback_threads_.resize(events_.size());
  callback_threads_[event] = solver.make_variable();
  call(solver, driver, 0, method, std::move(arguments), {}, context, callback_threads_[event]);
  return event;
}

// Objects and calls -----------------------------------------------------------------------------------------------

/// Some object of the type that the system hands over; one for all.
VariableId AppHarness::object_of(Solver& solver, ir::TypeId type) {
  const auto known = objects_.find(type);
  if (known != objects_.end()) return known->second;
  const VariableId variable = solver.make_variable();
  solver.add(variable, solver.make_object({Object::Kind::Harness, type, {}, 0, {}, next_key_++}));
  return objects_[type] = variable;
}

/// An object of its own that the system makes, by its constructor without arguments if there is one.
VariableId AppHarness::made_of(Solver& solver, ir::TypeId type, NodeId driver) {
  const VariableId variable = solver.make_variable();
  solver.add(variable, solver.make_object({Object::Kind::Harness, type, {}, 0, {}, next_key_}));
  const ir::ClassId owner = program_.find_class(type);
  if (owner.valid()) call(solver, driver, 1000 + next_key_, find_method(owner, "<init>", "()"), {variable});
  ++next_key_;
  return variable;
}

/// The method with these parameters that an object of the class has, whatever it returns.
ir::MethodId AppHarness::find_method(ir::ClassId owner, std::string_view name, std::string_view parameters) const {
  const auto matches = [&](ir::MethodId method) {
    const ir::MethodRef& ref = program_.symbols().method(program_[method].ref);
    return program_.symbols().text(ref.name) == name &&
           program_.symbols().proto_descriptor(ref.proto).starts_with(parameters);
  };
  const bool inherited = name != "<init>";
  for (int depth = 0; owner.valid() && depth < 256; owner = hierarchy_.superclass(owner), ++depth) {
    for (ir::MethodId method : program_[owner].virtual_methods)
      if (matches(method)) return method;
    for (ir::MethodId method : program_[owner].direct_methods)
      if (matches(method)) return method;
    if (!inherited) break;
  }
  return {};
}

void AppHarness::call_at(Solver& solver, const pointer::IntrinsicSite& site, ir::MethodId method,
                         std::vector<VariableId> arguments, VariableId result) {
  if (!method.valid()) return;
  Invocation invocation;
  invocation.caller = site.node;
  invocation.site = site.call;
  invocation.method = method;
  invocation.arguments = std::move(arguments);
  invocation.result = result;
  invocation.thread = solver.variable(site.node, pointer::k_thread_local);
  invocation.context = solver.nodes()[site.node].context;
  solver.invoke(std::move(invocation));
}

void AppHarness::call(Solver& solver, NodeId driver, uint32_t number, ir::MethodId method,
                      std::vector<VariableId> arguments, VariableId result, pointer::ContextId context,
                      VariableId thread) {
  if (!method.valid()) return;
  Invocation invocation;
  invocation.caller = driver;
  invocation.site = number;
  invocation.method = method;
  invocation.arguments = std::move(arguments);
  invocation.result = result;
  invocation.thread = thread.valid() ? thread : main_;
  invocation.context = context;
  solver.invoke(std::move(invocation));
}

}  // namespace antecede::action
