#include "trace/generator/generator_app.h"

#include <algorithm>

#include <fmt/format.h>

#include "trace/generator/generator.h"

namespace antecede::trace {

namespace {

constexpr uint32_t k_receivers = 12;  ///< Of calls, on either side.
constexpr uint32_t k_pool_threads = 4, k_binder_threads = 8, k_system_servers = 3;
constexpr uint32_t k_locks = 40;
constexpr uint32_t k_global_objects = 8;
constexpr double k_longest_startup = 0.4;  ///< Of the recording.
constexpr int64_t k_second = GeneratorDevice::k_second;

}  // namespace

GeneratorApp::GeneratorApp(const GeneratorProfile& profile, GeneratorDevice& device, GeneratorMemory& memory,
                           TableBuilder& tables, GeneratorRandom& random)
    : profile_(profile), device_(device), memory_(memory), tables_(tables), random_(random) {
  const double seconds = static_cast<double>(device_.end()) / double(k_second);
  const double startup = std::min(profile_.startup_seconds, k_longest_startup * seconds);
  startup_end_ = static_cast<int64_t>(startup * double(k_second));
  if (profile_.startup_seconds > 0) startup_share_ = startup / profile_.startup_seconds;
  make_app();
  make_system();
  for (uint32_t i = 0; i < k_locks; ++i) locks_.push_back(tables_.add_lock());
  global_ = memory_.add_pool(k_global_objects);
  start_sources();
}

uint32_t GeneratorApp::add_app_looper(std::string_view name) {
  const ThreadId thread = tables_.thread(name);
  if (name != "main") device_.emit(device_.thread_of(k_main), OperationKind::Fork, thread.value());
  device_.emit(thread, OperationKind::ThreadInit);
  return device_.add_looper(thread);
}

void GeneratorApp::make_app() {
  add_app_looper("main");
  for (const char* name : {"network", "database", "images"}) app_loopers_.push_back(add_app_looper(name));
  pool_ = device_.add_group("pool-", k_pool_threads, k_app_process);
  pool_queue_ = device_.add_queue(pool_, {Queue::Kind::Pool, tables_.name("pool"), ThreadId()});
  serial_queue_ = device_.add_queue(pool_, {Queue::Kind::Serial, tables_.name("serial"), ThreadId()});
  for (const ThreadId thread : device_.threads_of(pool_)) {
    device_.emit(device_.thread_of(k_main), OperationKind::Fork, thread.value());
    device_.emit(thread, OperationKind::ThreadInit);
  }
  binder_ = device_.add_group("Binder_", k_binder_threads, k_app_process);
  for (const ThreadId thread : device_.threads_of(binder_)) device_.emit(thread, OperationKind::ThreadInit);
}

void GeneratorApp::make_system() {
  for (uint32_t i = 0; i < k_receivers; ++i) {
    const NameId client = tables_.name(fmt::format("IClient{}", i));
    client_queues_.push_back(device_.add_queue(binder_, {Queue::Kind::Binder, client, ThreadId()}));
    client_flows_.push_back(memory_.add_flow());
    update_flows_.push_back(memory_.add_flow());
    const NameId server = tables_.name(fmt::format("IService{}", i));
    system_queues_.push_back(tables_.add_queue({Queue::Kind::Binder, server, ThreadId()}));
  }
  for (uint32_t i = 0; i < k_system_servers; ++i) {
    system_servers_.push_back(tables_.thread(fmt::format("system.server{}", i), k_system_process));
  }
  const ThreadId main = tables_.thread("system.main", k_system_process);
  device_.emit(main, OperationKind::ThreadInit);
  system_main_ = device_.add_looper(main);
}

void GeneratorApp::start_sources() {
  const auto services = static_cast<uint32_t>(profile_.startup_services * startup_share_);
  for (uint32_t i = 0; i < services; ++i)
    services_.push_back({0, ObjectId(), random_.around(profile_.startup_events), memory_.add_flow()});
  const FlowId launches = memory_.add_flow();
  if (services > 0)
    device_.post(device_.thread_of(system_main_), StackId(), system_main_, message_of(launches),
                 plan(k_launch, 0, launches));
  alive_.push_back(new_screen());
  displays_ = memory_.add_flow();
  prepared_ = memory_.add_flow();
  const FlowId preparation = memory_.add_flow();
  device_.post(device_.thread_of(app_loopers_[0]), StackId(), app_loopers_[0], message_of(preparation),
               plan(k_prepare, 0, preparation));
  device_.every_minute(profile_.inputs, startup_end_, [this] {
    const uint32_t screen = alive_.back();
    device_.post_native(k_main, MessageType::Input, plan(k_input, screen, screens_[screen].inputs));
  });
  device_.every_minute(profile_.frames, startup_end_, [this] { frame_wanted_ = true; });
  device_.every_minute(profile_.screens, startup_end_, [this] { screen_wanted_ = true; });
}

Message GeneratorApp::message_of(FlowId flow, ObjectId target, int32_t what) const {
  Message message;
  message.label = memory_.label(flow);
  message.keys.target = target;
  message.keys.what = what;
  return message;
}

void GeneratorApp::emit(const GeneratorContext& context, OperationKind kind, uint32_t subject, uint8_t flags) {
  device_.emit(context.thread, kind, subject, Operation::k_none, site(context), flags);
}

void GeneratorApp::on_begin(const GeneratorContext& context) {
  if (context.plan.script == k_frame) begin_frame(context);
  if (context.plan.script == k_display) begin_display(context);
}

void GeneratorApp::on_slice(const GeneratorContext& context, bool acts) {
  access(context, acts);
  if (acts && !device_.is_over()) act(context);
}

void GeneratorApp::on_end(const GeneratorContext& context) {
  if (context.plan.script == k_load) finish_load(context);
  if (context.plan.script == k_idle) idle_again(context);
}

void GeneratorApp::act(const GeneratorContext& context) {
  if (on_main(context)) request_frame(context);
  switch (static_cast<Script>(context.plan.script)) {
    case k_open: return open_screen(context);
    case k_close: return close_screen(context);
    case k_input: return handle_input(context);
    case k_ticker: return tick(context);
    case k_click:
    case k_result:
    case k_update:
      if (random_.chance(profile_.calls_out)) call_system(context);
      return meet(context);
    case k_load: return do_load(context);
    case k_prepare: return prepare(context);
    case k_call: return pass_on_call(context);
    case k_launch: return launch_service(context);
    case k_service: return do_service(context);
    case k_beat: return beat(context);
    case k_display:
    case k_frame:
    case k_debounced:
    case k_idle:
    case k_served: return;
  }
}

/// The accesses of one slice, sometimes with a lock held.
void GeneratorApp::access(const GeneratorContext& context, bool acts) {
  constexpr double k_slices = 1.7;  ///< That an event has, on average.
  const bool main = on_main(context);
  const double mean = (main ? profile_.accesses_main : profile_.accesses_other) / k_slices;
  const uint32_t number = context.message.valid() ? context.message.value() : UINT32_MAX - context.thread.value();
  const uint32_t script = context.plan.script;
  memory_.begin_event(number, main);
  accesses_.clear();
  memory_.run(context.plan.flow, context.thread, random_.around(mean), accesses_);
  const bool of_app = script < k_launch;
  if (acts && of_app && random_.chance(profile_.shared))
    memory_.touch(screens_[context.plan.component].shared, context.plan.flow, context.thread, accesses_);
  if (acts && of_app && random_.chance(profile_.global))
    memory_.touch(global_, context.plan.flow, context.thread, accesses_);
  const bool locks = random_.chance(profile_.locked);
  const LockId lock = locks_[random_.small_below(static_cast<uint32_t>(locks_.size()))];
  const uint8_t flags = random_.one_in(8) ? uint8_t(Operation::k_shared) : uint8_t(0);
  if (locks) emit(context, OperationKind::Lock, lock.value(), flags);
  for (const Operation& operation : accesses_) device_.emit(operation);
  if (locks) emit(context, OperationKind::Unlock, lock.value(), flags);
}

NameId generate_trace(const GeneratorOptions& options, TraceTables& tables,
                      const std::function<void(const Operation&)>& emit) {
  TableBuilder builder(tables);
  const NameId process = builder.name("com.example.feed");
  GeneratorRandom random(options.seed);
  GeneratorDevice device(builder, random, static_cast<int64_t>(options.minutes * 60 * double(k_second)), emit);
  GeneratorMemory memory(options.profile, builder, random);
  GeneratorApp app(options.profile, device, memory, builder, random);
  device.run(app);
  return process;
}

}  // namespace antecede::trace
