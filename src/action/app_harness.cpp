#include "action/app_harness.h"

#include <algorithm>

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
                       const apk::Manifest* manifest)
    : program_(program),
      hierarchy_(hierarchy),
      lifecycles_(lifecycles),
      callbacks_(callbacks),
      manifest_(manifest) {}

void AppHarness::begin(Solver& solver) {
  start_process(solver);
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
  application_ = solver.make_variable();
  context_ = solver.make_variable();
  const NodeId driver = solver.make_driver();
  events_.push_back({SystemEvent::Kind::Start, driver, main_thread_, {}, nullptr, nullptr, {}, {}});
  const ir::ClassId looper = program_.find_class("Landroid/os/Looper;");
  if (looper.valid()) call(solver, driver, 0, find_method(looper, "prepareMainLooper", "()"), {});
  const ir::ClassId context = program_.find_class("Landroid/app/ContextImpl;");
  if (context.valid()) {
    call(solver, driver, 1, find_method(context, "app", "()"), {}, context_);
    call(solver, driver, 2, find_method(context, "setApplication", "(Landroid/app/Application;)"), {application_});
  }
  const ir::ClassId process = program_.find_class("Landroid/app/ActivityThread;");
  if (process.valid())
    for (ir::FieldId field : program_[process].static_fields)
      if (program_.symbols().text(program_.symbols().field(program_[field].ref).name) == "application")
        solver.flow(application_, solver.static_cell(field));
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
  if (known) return;  // Aliases of one activity.
  life.object = solver.make_object({Object::Kind::Harness, program_[life.type].type, {}, 0, {}, next_key_++});
  life.self = solver.make_variable();
  solver.add(life.self, life.object);
  if (std::string_view(automaton) == "application") solver.add(application_, life.object);
  lives_.push_back(std::move(life));
  walk(solver, lives_.back());
}

/// What the process does with a new component before the first callback.
void AppHarness::attach(Solver& solver, const Life& life, NodeId driver) {
  call(solver, driver, 0, find_method(life.type, "<init>", "()"), {life.self});
  ir::MethodId method;
  for (ir::ClassId owner = life.type; owner.valid() && !method.valid(); owner = hierarchy_.superclass(owner)) {
    if (!(program_[owner].access_flags & ir::k_framework)) continue;
    for (ir::MethodId candidate : program_[owner].virtual_methods)
      if (program_.symbols().text(program_.symbols().method(program_[candidate].ref).name) == "attach") method = candidate;
    for (ir::MethodId candidate : program_[owner].direct_methods)
      if (program_.symbols().text(program_.symbols().method(program_[candidate].ref).name) == "attach") method = candidate;
  }
  if (!method.valid()) return;
  std::vector<VariableId> arguments{life.self};
  for (ir::TypeId type : program_.symbols().proto(program_.symbols().method(program_[method].ref).proto).parameters) {
    const std::string_view descriptor = program_.symbols().descriptor(type);
    if (descriptor == "Landroid/content/Context;" || descriptor == "Landroid/app/ContextImpl;")
      arguments.push_back(context_);
    else if (descriptor == "Landroid/app/Application;")
      arguments.push_back(application_);
    else if (program_.symbols().type(type).is_reference())
      arguments.push_back(made_of(solver, type, driver));
    else
      arguments.push_back({});
  }
  call(solver, driver, 1, method, std::move(arguments));
}

/// One event per transition of the automaton: a message of its own, whose steps it calls.
void AppHarness::walk(Solver& solver, Life& life) {
  bool first = true;
  for (const model::LifecycleTransition& transition : life.automaton->transitions) {
    const NodeId driver = solver.make_driver();
    events_.push_back({SystemEvent::Kind::Lifecycle, driver, life.object, life.class_name, life.automaton, &transition, {}, {}});
    if (std::exchange(first, false)) attach(solver, life, driver);
    uint32_t number = 2;
    for (const model::LifecycleStep& step : transition.steps) take(solver, life, driver, step, number++);
  }
}

void AppHarness::take(Solver& solver, Life& life, NodeId driver, const model::LifecycleStep& step, uint32_t number) {
  if (step.kind == model::LifecycleStep::Kind::State) return;
  const std::string parameters = step.kind == model::LifecycleStep::Kind::Do ? "()" : step.descriptor;
  const ir::MethodId method = find_method(life.type, step.method, parameters);
  if (!method.valid()) return;
  std::vector<VariableId> arguments{life.self};
  for (const std::string& name : step.arguments) arguments.push_back(argument(solver, life, name));
  call(solver, driver, number, method, std::move(arguments));
}

VariableId AppHarness::argument(Solver& solver, Life& life, const std::string& name) {
  // What a component saves is what it gets later.
  const std::string key = name == "restore" || name == "out" ? "saved" : name;
  const auto known = life.arguments.find(key);
  if (known != life.arguments.end()) return known->second;
  const model::Automaton::Argument* declared = life.automaton->find_argument(name);
  VariableId variable;
  if (declared != nullptr) {
    if (declared->type == "android.content.Context" && application_.valid()) {
      variable = application_;
    } else if (const ir::TypeId type = program_.symbols().find_type(descriptor_of(declared->type)); type.valid()) {
      const NodeId driver = solver.make_driver();
      variable = made_of(solver, type, driver);
    }
  }
  life.arguments[key] = variable;
  return variable;
}

// Listeners -------------------------------------------------------------------------------------------------------

void AppHarness::reached(Solver& solver, const pointer::IntrinsicSite& site, std::span<const VariableId> operands,
                         VariableId) {
  VariableId source, listener;
  if (site.intrinsic == model::Intrinsic::CallbackRegister ||
      site.intrinsic == model::Intrinsic::CallbackRegisterFired || site.intrinsic == model::Intrinsic::CallbackObserve) {
    source = operands[0];
    listener = operands[2];
  } else if (site.intrinsic == model::Intrinsic::CallbackRegisterOn) {
    source = operands[1];
    listener = operands[3];
  } else if (site.intrinsic == model::Intrinsic::AnnounceBind) {
    source = operands[0];
    listener = operands[2];
  }
  if (!listener.valid()) return;
  registrations_.push_back({site, source});
  solver.watch(listener, static_cast<uint32_t>(registrations_.size() - 1));
}

void AppHarness::grew(Solver& solver, uint32_t token, ObjectId object) {
  const Registration registration = registrations_[token];
  call_back(solver, registration, object);
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
      if (callback->find(program_.symbols().text(ref.name), program_.symbols().proto_descriptor(ref.proto)) != nullptr)
        call_back(solver, registration, listener, method);
    }
  }
}

/// One event per listener and method, wherever it was registered.
void AppHarness::call_back(Solver& solver, const Registration& registration, ObjectId listener, ir::MethodId method) {
  const auto types = program_.symbols().proto(program_.symbols().method(program_[method].ref).proto).parameters;
  const auto [place, added] = callback_events_.try_emplace({listener, method}, events_.size());
  const size_t event = place->second;
  if (added) {
    const NodeId driver = solver.make_driver();
    events_.push_back({SystemEvent::Kind::Callback, driver, listener, {}, nullptr, nullptr, method, {}});
    callback_arguments_.resize(events_.size());
    const VariableId self = solver.make_variable();
    solver.add(self, listener);
    std::vector<VariableId> arguments{self};
    for (ir::TypeId type : types) {
      const bool reference = program_.symbols().type(type).is_reference();
      arguments.push_back(reference ? solver.make_variable() : VariableId());
      if (reference) solver.flow(object_of(solver, type), arguments.back());
    }
    callback_arguments_[event] = arguments;
    // In the context of the registration: one of its own for each would make more listeners in it, without end.
    call(solver, driver, 0, method, std::move(arguments), {}, solver.nodes()[registration.site.node].context);
  }
  events_[event].registrations.push_back(registration.site);
  if (!registration.source.valid()) return;
  for (size_t i = 0; i < types.size(); ++i)
    if (const VariableId argument = callback_arguments_[event][i + 1]; argument.valid())
      solver.flow(registration.source, argument, types[i]);
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

void AppHarness::call(Solver& solver, NodeId driver, uint32_t number, ir::MethodId method,
                      std::vector<VariableId> arguments, VariableId result, pointer::ContextId context) {
  if (!method.valid()) return;
  Invocation invocation;
  invocation.caller = driver;
  invocation.site = number;
  invocation.method = method;
  invocation.arguments = std::move(arguments);
  invocation.result = result;
  invocation.thread = main_;
  invocation.context = context;
  solver.invoke(std::move(invocation));
}

}  // namespace antecede::action
