#include <algorithm>

#include <fmt/format.h>

#include "trace/generator/generator_app.h"

// Work on other threads of the app, and the system: its calls and its services.
namespace antecede::trace {

namespace {

constexpr uint32_t k_opens = UINT32_MAX;  ///< Instead of a receiver: the call opens the first screen.

}  // namespace

/// Work on another thread: a task of a pool, a message to a looper, a thread of its own.
void GeneratorApp::start_load(const GeneratorContext& context) {
  const FlowId flow = memory_.add_flow();
  const GeneratorPlan load = plan(k_load, context.plan.component, flow);
  double dice = random_.share();
  const auto falls_to = [&](double share) { return (dice -= share) < 0; };
  if (falls_to(profile_.load_pool)) {
    device_.post_to_group(context.thread, site(context), pool_, pool_queue_, message_of(flow), load);
  } else if (falls_to(profile_.load_serial)) {
    device_.post_to_group(context.thread, site(context), pool_, serial_queue_, message_of(flow), load);
  } else if (falls_to(profile_.load_threads)) {
    fork_load(context, flow);
  } else {
    const uint32_t looper = app_loopers_[random_.below(static_cast<uint32_t>(app_loopers_.size()))];
    device_.post(context.thread, site(context), looper, message_of(flow), load);
  }
}

void GeneratorApp::fork_load(const GeneratorContext& context, FlowId flow) {
  const ThreadId thread = tables_.add_thread({tables_.name(fmt::format("Thread-{}", ++threads_)), k_app_process});
  emit(context, OperationKind::Fork, thread.value());
  device_.emit(thread, OperationKind::ThreadInit);
  device_.add_thread(thread, plan(k_load, context.plan.component, flow));
}

void GeneratorApp::do_load(const GeneratorContext& context) {
  if (random_.chance(profile_.calls_out)) call_system(context);
  meet(context);
}

/// Gives the result to the main looper, lets go who waits for this, and is remembered for the join.
void GeneratorApp::finish_load(const GeneratorContext& context) {
  Screen& screen = screens_[context.plan.component];
  if (!context.message.valid()) screen.ended.push_back(context.thread);
  if (device_.is_over()) return;
  post_to_main(context, k_result, context.plan.flow, true);
  if (!random_.chance(profile_.load_waits)) return;
  screen.released.push_back(tables_.add_token());
  emit(context, OperationKind::Release, screen.released.back().value());
}

/// The screen's events and threads wait for each other: results of the main looper are notified, work elsewhere waits
/// for the latest, and for what other work of the same screen has released.
void GeneratorApp::meet(const GeneratorContext& context) {
  Screen& screen = screens_[context.plan.component];
  if (context.plan.script != k_load) {
    if (context.plan.script != k_result || !random_.chance(profile_.load_waits)) return;
    screen.notified.push_back(notifications_++);
    return emit(context, OperationKind::Notify, screen.notified.back());
  }
  if (!screen.notified.empty()) {
    emit(context, OperationKind::Wait, screen.notified.back());
    screen.notified.pop_back();
  }
  if (screen.released.empty()) return;
  emit(context, OperationKind::Acquire, screen.released.back().value());
  screen.released.pop_back();
}

/// A one-way call from the system, to open the first screen or to update the one in front.
void GeneratorApp::call_app(const GeneratorContext& context, Script what) {
  const uint32_t receiver = random_.small_below(static_cast<uint32_t>(client_queues_.size()));
  const FlowId flow = client_flows_[receiver];
  Message message = message_of(flow);
  message.type = MessageType::Ipc;
  device_.post_to_group(context.thread, site(context), binder_, client_queues_[receiver], message,
                        plan(k_call, alive_.back(), flow, what == k_open ? k_opens : receiver));
}

void GeneratorApp::pass_on_call(const GeneratorContext& context) {
  const uint32_t screen = context.plan.component;
  const FlowId opening = screens_[screen].inputs;
  if (context.plan.detail == k_opens) {
    device_.post(context.thread, site(context), k_main, message_of(opening), plan(k_open, screen, opening));
  } else if (random_.chance(profile_.call_posts)) {
    post_to_main(context, k_update, update_flows_[context.plan.detail], true);
  }
}

/// A call to the system that waits for the answer.
void GeneratorApp::call_system(const GeneratorContext& context) {
  const uint32_t receiver = random_.small_below(static_cast<uint32_t>(system_queues_.size()));
  const ThreadId server = system_servers_[receiver % system_servers_.size()];
  Message message = message_of(context.plan.flow);
  message.queue = system_queues_[receiver];
  message.type = MessageType::Ipc;
  const MessageId id = device_.add_message(message, plan(k_served, 0, context.plan.flow));
  const StackId stack = site(context);
  device_.emit(context.thread, OperationKind::Enqueue, id.value(), message.queue.value(), stack,
               Operation::k_synchronous);
  device_.emit(server, OperationKind::Begin, id.value());
  device_.emit(server, OperationKind::End, id.value());
  device_.emit(context.thread, OperationKind::EnqueueEnd, id.value(), Operation::k_none, stack);
}

/// The app's own start: again and again something is ready for the main looper.
void GeneratorApp::prepare(const GeneratorContext& context) {
  const double posts = profile_.startup_posts * startup_share_;
  if (device_.now() >= startup_end_ || posts < 1) return;
  post_to_main(context, k_result, prepared_, true);
  Message message = message_of(context.plan.flow);
  message.time = static_cast<int64_t>(double(startup_end_) / posts);
  device_.post(context.thread, site(context), app_loopers_[0], message, context.plan);
}

/// A thread with a looper, and its first work; then the next service. The app is started in between.
void GeneratorApp::launch_service(const GeneratorContext& context) {
  const uint32_t index = context.plan.component;
  Service& service = services_[index];
  const ThreadId thread = tables_.add_thread({tables_.name(fmt::format("service{}", index)), k_system_process});
  emit(context, OperationKind::Fork, thread.value());
  device_.emit(thread, OperationKind::ThreadInit);
  service.looper = device_.add_looper(thread);
  service.handler = tables_.add_object();
  post_to_service(context, k_service, index, memory_.add_flow(), 0);
  post_to_service(context, k_beat, index, service.beats, std::max<int64_t>(startup_end_ - device_.now(), 0));
  if (index == services_.size() / 4) call_app(context, k_open);
  if (index + 1 == services_.size()) return;
  Message message = message_of(context.plan.flow);
  message.time = startup_end_ * 4 / 5 / static_cast<int64_t>(services_.size());
  device_.post(context.thread, site(context), system_main_, message, plan(k_launch, index + 1, context.plan.flow));
}

/// Goes on with its own work, and may make work for another service that is up.
void GeneratorApp::do_service(const GeneratorContext& context) {
  constexpr int64_t k_delays[] = {0, 10, 20, 50, 100, 200};
  Service& service = services_[context.plan.component];
  if (service.budget == 0) return;
  --service.budget;
  post_to_service(context, k_service, context.plan.component, context.plan.flow,
                  k_delays[random_.small_below(6)] * GeneratorDevice::k_millisecond);
  if (!random_.chance(profile_.startup_branches)) return;
  const uint32_t other = random_.below(static_cast<uint32_t>(services_.size()));
  if (services_[other].handler.valid()) post_to_service(context, k_service, other, memory_.add_flow(), 0);
}

/// What a service does as long as the system runs: at intervals of its own, and now and then it calls the app.
void GeneratorApp::beat(const GeneratorContext& context) {
  if (profile_.system <= 0) return;
  if (random_.chance(profile_.calls / profile_.system)) call_app(context, k_update);
  const double services = static_cast<double>(services_.size());
  const auto period = static_cast<int64_t>(GeneratorDevice::pause_between(profile_.system / services));
  const uint32_t index = context.plan.component;
  post_to_service(context, k_beat, index, context.plan.flow, period * (2 + index % 5) / 4);
}

void GeneratorApp::post_to_service(const GeneratorContext& context, Script script, uint32_t index, FlowId flow,
                                   int64_t delay) {
  const Service& service = services_[index];
  Message message = message_of(flow, service.handler, 1);
  message.time = delay;
  device_.post(context.thread, site(context), service.looper, message, plan(script, index, flow));
}

}  // namespace antecede::trace
