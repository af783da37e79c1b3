// Natives and intrinsics, called with anything from anywhere: the input is a list of calls for up to four threads,
// each with a native and its arguments, which come from a pool of objects (native_pool.h). Whatever is asked of it, a
// native throws or does something harmless: an exception, a deadlock, a limit are good ends. Afterwards the heap must
// be sound.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostics.h"
#include "ir/app_loader.h"
#include "ir/hierarchy.h"
#include "model/framework_model.h"
#include "model/intrinsics.h"
#include "native_pool.h"
#include "runtime/classes/stub_writer.h"
#include "runtime/explore/explorer.h"
#include "runtime/machine.h"
#include "runtime/natives/native_table.h"
#include "runtime/record/recording.h"
#include "runtime/world/app.h"
#include "targets.h"

namespace antecede::fuzz {

namespace {

using runtime::Machine;
using runtime::Method;
using runtime::NativeCall;
using runtime::NativeOutcome;
using runtime::Operation;
using runtime::StubWriter;

constexpr size_t k_most_threads = 4, k_most_calls = 64, k_most_arguments = 7;

/// One call of the input: which native, and a choice for each argument.
struct Call {
  uint8_t native = 0;
  uint8_t arguments[k_most_arguments] = {};
};

/// How an input wants to be run: the bits of its first byte.
struct Setting {
  bool has_app = false, is_recorded = false, is_explored = false;
  size_t threads = 1;
  uint64_t seed = 0;
};

/// The calls of each thread, and what they are made with.
struct Session {
  std::vector<Method*> callers;  ///< For each native: a method that calls it, and gives back what it gave or threw.
  std::vector<std::vector<std::string>> types;  ///< Of its arguments, the receiver's among them.
  std::vector<std::vector<Call>> calls;
};

/// The one that runs; natives have no other way to it.
thread_local const Session* t_session = nullptr;

// The program -------------------------------------------------------------------------------------------------------

/// The part of the model that has natives, and what their Java needs.
std::vector<ir::ClassArchive> model_with_natives() {
  constexpr std::string_view k_kept[] = {"antecede/", "java/lang/", "java/io/", "java/nio/", "java/util/"};
  const auto model = model::FrameworkModel::open({}, 1);
  std::vector<ir::ClassArchive> result = model->archives();
  for (ir::ClassArchive& archive : result)
    std::erase_if(archive.files, [&](const ir::NamedClassFile& file) {
      return std::ranges::none_of(k_kept, [&](std::string_view kept) { return file.name.starts_with(kept); });
    });
  return result;
}

struct LoadedModel {
  base::Diagnostics diagnostics;
  ir::LoadedProgram code;
  std::unique_ptr<ir::Hierarchy> hierarchy;

  LoadedModel() {
    ir::ProgramCode parts;
    parts.boot = model_with_natives();
    code = *ir::load_program(std::move(parts), 1, diagnostics);
    hierarchy = std::make_unique<ir::Hierarchy>(*code.program, diagnostics);
  }
};

/// An app with little in it, but something for every question.
runtime::App small_app() {
  runtime::App app;
  app.manifest.package = "p";
  app.manifest.components.emplace_back().class_name = "p.Main";
  app.files = {"assets/text", "res/layout/main.xml"};
  app.read_file = [](std::string_view, std::string& contents) {
    contents = "contents";
    return true;
  };
  app.read_xml = [](std::string_view) -> base::Result<apk::XmlDocument> {
    apk::XmlDocument document;
    document.root.name = "root";
    document.root.children.emplace_back().name = "child";
    return document;
  };
  return app;
}

runtime::ScheduledDriver small_driver() {
  runtime::ScheduledDriver driver{.strategy = "monkey", .events = 100, .script = {"back"}, .network = {}};
  driver.network.answers.push_back({"http://localhost/", "HTTP/1.1 200 OK\r\n\r\n", false});
  return driver;
}

// The natives -------------------------------------------------------------------------------------------------------

struct Name {
  std::string_view owner, name, descriptor;
};

/// All natives and shortcuts, in the order of their tables.
std::vector<Name> all_natives() {
  std::vector<Name> names;
  for (const model::IntrinsicFacts& facts : model::intrinsics())
    names.push_back({facts.owner, facts.method, facts.descriptor});
  for (const auto& table : {runtime::language_natives(), runtime::reflection_natives(), runtime::lifecycle_natives(),
                            runtime::apk_natives(), runtime::sqlite_natives(), runtime::report_natives(),
                            runtime::text_shortcuts(), runtime::thread_shortcuts()})
    for (const runtime::NativeEntry& entry : table) names.push_back({entry.owner, entry.name, entry.descriptor});
  return names;
}

/// Calls the native with its own arguments, as code that is not the model's. The result, or what was thrown.
Method* caller_of(runtime::Classes& classes, Method& native, const std::vector<std::string>& types) {
  std::string descriptor = "(";
  for (const std::string& type : types) descriptor += type;
  Method* caller = classes.add_method(nullptr, "caller", descriptor + ")Ljava/lang/Object;", ir::k_static);
  StubWriter writer(classes, *caller);
  std::vector<uint16_t> operands;
  for (size_t i = 0; i < types.size(); ++i) operands.push_back(static_cast<uint16_t>(i));
  const uint32_t first = writer.code().here();
  const uint16_t result = writer.call(native, operands, false);
  const uint32_t end = writer.code().here();
  const bool is_object = native.return_tag == 'L' || native.return_tag == '[';
  writer.give(is_object ? result : writer.null());
  const auto handler = writer.code().new_label();
  writer.code().bind(handler);
  writer.code().catches(first, end, nullptr, handler);
  const uint16_t thrown = writer.reference();
  writer.code().add(Operation::CatchException, thrown);
  writer.give(thrown);
  writer.finish();
  return caller;
}

void add_natives(runtime::Classes& classes, Session& session) {
  for (const Name& name : all_natives()) {
    runtime::Class* owner = classes.known(name.owner);
    Method* native = classes.known_method(owner, name.name, name.descriptor);
    std::vector<std::string> types = runtime::split_descriptor(name.descriptor);
    types.pop_back();
    if (!native->is_static()) types.insert(types.begin(), owner->descriptor);
    if (types.size() > k_most_arguments) __builtin_trap();
    session.callers.push_back(caller_of(classes, *native, types));
    session.types.push_back(std::move(types));
  }
}

// The threads -------------------------------------------------------------------------------------------------------

runtime::Slot argument(Machine& machine, runtime::Ref pool, uint8_t choice, std::string_view type) {
  switch (type[0]) {
    case 'L':
    case '[': return runtime::slot_of_ref(chosen_object(machine, pool, choice, type));
    case 'J': return runtime::slot_of(chosen_long(choice));
    case 'D': return {.d = static_cast<double>(chosen_long(choice))};
    case 'Z': return runtime::slot_of(int32_t(choice & 1));
    default: return runtime::slot_of(chosen_int(choice));
  }
}

/// (Object[] pool, int thread, int number, …): becomes the call of that number. The further parameters are room for
/// its arguments.
NativeOutcome next_call(NativeCall& call) {
  const Call& wanted = t_session->calls[static_cast<size_t>(call.int_at(1))][static_cast<size_t>(call.int_at(2))];
  const size_t number = wanted.native % t_session->callers.size();
  const runtime::Ref pool = call.ref_at(0);
  for (size_t i = 0; i < t_session->types[number].size(); ++i)
    call.arguments[i] = argument(call.machine, pool, wanted.arguments[i], t_session->types[number][i]);
  call.method = t_session->callers[number];
  return NativeOutcome::TailCall;
}

/// (Object[] pool, int number, Object result): later calls may use it.
NativeOutcome keep_result(NativeCall& call) {
  constexpr size_t k_first = k_pool_size - 32;
  const size_t place = k_first + static_cast<size_t>(call.int_at(1)) % 32;
  if (call.ref_at(2)) runtime::elements_of<runtime::Ref>(call.machine.array(call.ref_at(0)))[place] = call.ref_at(2);
  return call.done();
}

NativeOutcome give_pool(NativeCall& call) {
  return call.give_ref(make_pool(call.machine));
}

Method* own_native(runtime::Classes& classes, runtime::NativeFunction function, std::string descriptor) {
  Method* method = classes.add_method(nullptr, "fuzz", std::move(descriptor), ir::k_static);
  method->native = function;
  classes.set_entry(*method, Operation::CallNative);
  return method;
}

/// Makes the calls of one thread, one after the other; `pool` is the register with the objects.
void write_calls(runtime::Classes& classes, StubWriter& writer, uint16_t pool, int32_t thread, size_t count) {
  Method* next = own_native(classes, next_call, "([Ljava/lang/Object;IIJJJJJ)Ljava/lang/Object;");
  Method* keep = own_native(classes, keep_result, "([Ljava/lang/Object;ILjava/lang/Object;)V");
  const uint16_t who = writer.number(thread);
  for (size_t i = 0; i < count; ++i) {
    const uint16_t number = writer.number(static_cast<int32_t>(i));
    const uint16_t result = writer.call(*next, {pool, who, number, who, who, who, who, who});
    writer.call(*keep, {pool, number, result});
  }
}

/// A thread without a java.lang.Thread, which no program can have: natives must bear it.
Method* odd_thread(runtime::Classes& classes, int32_t thread, size_t count) {
  Method* entry = classes.add_method(nullptr, "odd", "([Ljava/lang/Object;)V", ir::k_static);
  StubWriter writer(classes, *entry);
  write_calls(classes, writer, 0, thread, count);
  writer.code().add(Operation::EndThread);
  writer.finish();
  return entry;
}

Method* main_method(runtime::Classes& classes, size_t count) {
  Method* main = classes.add_method(nullptr, "main", "([Ljava/lang/String;)V", ir::k_static);
  StubWriter writer(classes, *main);
  const uint16_t pool = writer.call(*own_native(classes, give_pool, "()[Ljava/lang/Object;"), {});
  write_calls(classes, writer, pool, 0, count);
  writer.give_void();
  writer.finish();
  return main;
}

void start_threads(Machine& machine, const Session& session) {
  runtime::Classes& classes = machine.classes();
  const runtime::Slot slots[] = {runtime::slot_of_ref(0), runtime::slot_of_ref(machine.new_string("main"))};
  machine.new_thread(*machine.stubs().main_entry(*main_method(classes, session.calls[0].size())), slots);
  for (size_t i = 1; i < session.calls.size(); ++i) {
    const runtime::Slot pool = runtime::slot_of_ref(make_pool(machine));
    machine.new_thread(*odd_thread(classes, static_cast<int32_t>(i), session.calls[i].size()), &pool);
  }
}

// The run -----------------------------------------------------------------------------------------------------------

Setting read_setting(uint8_t first, uint8_t second) {
  Setting setting;
  setting.has_app = first & 1;
  setting.is_explored = (first & 0x0e) == 0x0e;
  setting.is_recorded = !setting.is_explored && first & 2;
  setting.threads = 1 + (first >> 4) % k_most_threads;
  setting.seed = second;
  return setting;
}

/// A call is a byte for the native and one for each argument; the threads get them in turn.
std::vector<std::vector<Call>> read_calls(const uint8_t* data, size_t size, const Setting& setting) {
  std::vector<std::vector<Call>> calls(setting.threads);
  for (size_t count = 0; size > 0 && count < k_most_calls; ++count) {
    Call call;
    call.native = data[0];
    size_t used = 1;
    for (; used < size && used <= k_most_arguments; ++used) call.arguments[used - 1] = data[used];
    calls[count % setting.threads].push_back(call);
    data += used, size -= used;
  }
  return calls;
}

runtime::Limits small_limits() {
  runtime::Limits limits;
  limits.steps = 20000;
  limits.heap_bytes = size_t(4) << 20;
  limits.stack_bytes = size_t(128) << 10;
  limits.threads = 16;
  return limits;
}

void run_calls(Machine& machine, runtime::Explorer* explorer, std::vector<std::vector<Call>> calls) {
  Session session;
  session.calls = std::move(calls);
  add_natives(machine.classes(), session);
  t_session = &session;
  start_threads(machine, session);
  if (explorer)
    static_cast<void>(explorer->explore(machine));
  else
    machine.run();
  if (machine.outcome().kind == runtime::Outcome::Kind::Failure) __builtin_trap();
  machine.collect();
  t_session = nullptr;
}

void run_input(const uint8_t* data, size_t size) {
  static const LoadedModel k_model;
  static const runtime::App k_app = small_app();
  static const runtime::ScheduledDriver k_driver = small_driver();
  const Setting setting = read_setting(data[0], data[1]);
  base::Diagnostics diagnostics;
  const auto random = runtime::make_random_schedule(setting.seed);
  runtime::Explorer explorer({.most_executions = 4, .most_steps = 200, .own_only = setting.has_app});
  runtime::TraceRecorder traced([](base::Bytes) { return base::Status(); }, {.process = "fuzz"});
  runtime::Observer* observer = nullptr;
  if (setting.is_recorded) observer = &traced;
  if (setting.is_explored) observer = &explorer.observer();
  runtime::Schedule& schedule = setting.is_explored ? static_cast<runtime::Schedule&>(explorer) : *random;
  const runtime::Print print = setting.is_explored ? explorer.printer() : [](int, std::string_view) {};
  auto machine = *Machine::create(k_model.code, *k_model.hierarchy, small_limits(),
                                  {.schedule = schedule,
                                   .observer = observer,
                                   .controller = setting.is_explored ? &explorer.controller() : nullptr,
                                   .print = print,
                                   .diagnostics = diagnostics,
                                   .app = setting.has_app ? &k_app : nullptr,
                                   .driver = setting.has_app ? &k_driver : nullptr,
                                   .picture = [](std::string_view, std::string_view) {}});
  run_calls(*machine, setting.is_explored ? &explorer : nullptr, read_calls(data + 2, size - 2, setting));
  if (setting.is_recorded && !traced.finish(diagnostics)) __builtin_trap();
}

}  // namespace

}  // namespace antecede::fuzz

int fuzz_natives(const uint8_t* data, size_t size) {
  if (size >= 3) antecede::fuzz::run_input(data, size);
  return 0;
}
