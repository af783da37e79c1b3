#include <algorithm>

#include "trace/generator/generator_app.h"

// What the events of screens do, on the app's main looper.
namespace antecede::trace {

namespace {

constexpr int64_t k_frame_time = GeneratorDevice::k_second / 60;
constexpr int64_t k_debounce_time = 300 * GeneratorDevice::k_millisecond;
constexpr int64_t k_shortest_period = 10 * GeneratorDevice::k_millisecond;
constexpr uint32_t k_shared_objects = 5;
constexpr uint32_t k_idle_reruns = 4;  ///< At most.

}  // namespace

uint32_t GeneratorApp::new_screen() {
  Screen& screen = screens_.emplace_back();
  screen.handler = tables_.add_object();
  screen.debounced = tables_.add_object();
  for (FlowId* flow : {&screen.inputs, &screen.frames, &screen.clicks, &screen.late}) *flow = memory_.add_flow();
  screen.shared = memory_.add_pool(k_shared_objects);
  screen.input = tables_.add_callback();
  screen.traversal = tables_.add_callback();
  const uint32_t listeners = random_.around(profile_.screen_callbacks);
  for (uint32_t i = 0; i < listeners; ++i) screen.listeners.push_back(tables_.add_callback());
  const uint32_t tickers = random_.about(profile_.screen_tickers);
  for (uint32_t i = 0; i < tickers; ++i) {
    Ticker ticker;
    ticker.flow = memory_.add_flow();
    ticker.message = message_of(ticker.flow, screen.handler, 1 + static_cast<int32_t>(i));
    ticker.at_time = random_.chance(profile_.post_at_time);
    ticker.period = static_cast<int64_t>(profile_.ticker_milliseconds * (0.5 + 0.25 * random_.below(5))) *
                    GeneratorDevice::k_millisecond;
    ticker.period = std::max(ticker.period, k_shortest_period);
    screen.tickers.push_back(ticker);
  }
  return static_cast<uint32_t>(screens_.size() - 1);
}

void GeneratorApp::open_screen(const GeneratorContext& context) {
  Screen& screen = screens_[context.plan.component];
  screen.open = true;
  emit(context, OperationKind::Register, screen.input.value());
  emit(context, OperationKind::Register, screen.traversal.value());
  for (const CallbackId listener : screen.listeners) emit(context, OperationKind::Register, listener.value());
  for (uint32_t i = 0; i < screen.tickers.size(); ++i) {
    GeneratorContext starter = context;
    starter.plan.detail = i;
    tick(starter);
  }
  const uint32_t loads = random_.about(profile_.screen_loads);
  for (uint32_t i = 0; i < loads; ++i) start_load(context);
  call_system(context);
  if (!random_.chance(profile_.screen_idle)) return;
  const FlowId flow = memory_.add_flow();
  Message idle = message_of(flow);
  idle.type = MessageType::Idle;
  idle.keys.callback = tables_.add_object();
  device_.post(context.thread, site(context), k_main, idle, plan(k_idle, context.plan.component, flow));
}

/// Takes back and unregisters all that is its own.
void GeneratorApp::close_screen(const GeneratorContext& context) {
  Screen& screen = screens_[context.plan.component];
  screen.open = false;
  for (const Ticker& ticker : screen.tickers)
    device_.remove(context.thread, site(context), k_main, Removal::k_target | Removal::k_what, ticker.message.keys);
  emit(context, OperationKind::Unregister, screen.input.value());
  emit(context, OperationKind::Unregister, screen.traversal.value());
  for (const CallbackId listener : screen.listeners) emit(context, OperationKind::Unregister, listener.value());
  for (const ThreadId thread : screen.ended) emit(context, OperationKind::Join, thread.value());
  screen.ended.clear();
  call_system(context);
}

void GeneratorApp::handle_input(const GeneratorContext& context) {
  Screen& screen = screens_[context.plan.component];
  if (!screen.open) return;
  emit(context, OperationKind::Invoke, screen.input.value(), Operation::k_synchronous);
  for (uint32_t i = random_.about(profile_.input_invocations); i > 1 && !screen.listeners.empty(); --i) {
    const CallbackId listener = screen.listeners[random_.below(static_cast<uint32_t>(screen.listeners.size()))];
    emit(context, OperationKind::Invoke, listener.value(), Operation::k_synchronous);
  }
  if (random_.chance(profile_.input_posts)) post_to_main(context, k_click, screen.clicks, false);
  if (random_.chance(profile_.input_loads)) start_load(context);
  if (random_.chance(profile_.input_debounces)) debounce(context);
  if (screen_wanted_) change_screen(context);
}

/// Opens another screen; the one that is open longest is closed.
void GeneratorApp::change_screen(const GeneratorContext& context) {
  screen_wanted_ = false;
  const uint32_t next = new_screen();
  const FlowId flow = screens_[next].inputs;
  device_.post(context.thread, site(context), k_main, message_of(flow, screens_[next].handler),
               plan(k_open, next, flow));
  alive_.push_back(next);
  if (double(alive_.size()) <= std::max(profile_.screens_alive, 1.0)) return;
  const uint32_t oldest = alive_.front();
  alive_.pop_front();
  const Screen& closed = screens_[oldest];
  device_.post(context.thread, site(context), k_main, message_of(closed.inputs, closed.handler),
               plan(k_close, oldest, closed.inputs));
}

/// "Not now, but when the user has stopped": the message that waits is taken back and posted anew.
void GeneratorApp::debounce(const GeneratorContext& context) {
  const Screen& screen = screens_[context.plan.component];
  Message message = message_of(screen.late, screen.handler);
  message.keys.callback = screen.debounced;
  message.time = k_debounce_time;
  device_.remove(context.thread, site(context), k_main, Removal::k_target | Removal::k_callback, message.keys);
  device_.post(context.thread, site(context), k_main, message,
               plan(k_debounced, context.plan.component, screen.late));
}

void GeneratorApp::tick(const GeneratorContext& context) {
  const Screen& screen = screens_[context.plan.component];
  if (!screen.open) return;
  const Ticker& ticker = screen.tickers[context.plan.detail];
  Message message = ticker.message;
  message.type = ticker.at_time ? MessageType::AtTime : MessageType::Delayed;
  message.time = ticker.period + (ticker.at_time ? device_.now() : 0);
  device_.post(context.thread, site(context), k_main, message,
               plan(k_ticker, context.plan.component, ticker.flow, context.plan.detail));
}

/// An idle handler that stays for the next idle moment.
void GeneratorApp::idle_again(const GeneratorContext& context) {
  const bool stays = context.plan.detail < k_idle_reruns && random_.one_in(2);
  if (!stays || device_.is_over()) return;
  Message message = message_of(context.plan.flow);
  message.type = MessageType::Idle;
  message.rerun = true;
  message.keys.callback = tables_.tables().messages[context.message].keys.callback;
  GeneratorPlan again = context.plan;
  ++again.detail;
  device_.post(context.thread, site(context), k_main, message, again);
}

/// `plain`: without delay, so that posts of one origin keep their order.
void GeneratorApp::post_to_main(const GeneratorContext& context, Script script, FlowId flow, bool plain) {
  constexpr int64_t k_delays[] = {16, 50, 100, 250, 300, 500, 1000, 2500};
  Message message = message_of(flow, screens_[context.plan.component].handler, 100 + static_cast<int32_t>(script));
  if (!plain && random_.chance(profile_.post_delayed)) {
    message.time = k_delays[random_.small_below(8)] * GeneratorDevice::k_millisecond;
  } else if (!plain && random_.chance(profile_.post_at_time)) {
    message.type = MessageType::AtTime;
    message.time = device_.now() + int64_t(random_.below(400)) * GeneratorDevice::k_millisecond;
  } else if (!plain && random_.chance(profile_.post_front)) {
    message.type = MessageType::Front;
  }
  if (!plain) message.asynchronous = random_.chance(profile_.post_asynchronous);
  // What is not plain may run in any order: it has nothing to do with what others of its kind touch.
  const bool sorted = message.type == MessageType::Delayed && message.time == 0 && !message.asynchronous;
  const FlowId own = sorted ? flow : memory_.add_flow();
  message.label = memory_.label(own);
  device_.post(context.thread, site(context), k_main, message, plan(script, context.plan.component, own));
}

/// Asks for a frame, if it is time: a barrier keeps everything else back until it is drawn.
void GeneratorApp::request_frame(const GeneratorContext& context) {
  if (!frame_wanted_ || barrier_.valid()) return;
  frame_wanted_ = false;
  barrier_ = device_.post_barrier(context.thread, site(context), k_main);
  frame_callback_ = tables_.add_callback();
  emit(context, OperationKind::Register, frame_callback_.value());
  device_.at((device_.now() / k_frame_time + 1) * k_frame_time, [this] {
    const uint32_t screen = alive_.back();
    device_.post_native(k_main, MessageType::Display, plan(k_display, screen, displays_));
  });
}

/// The display's signal posts the frame that was asked for, past the barrier.
void GeneratorApp::begin_display(const GeneratorContext& context) {
  if (!barrier_.valid() || frame_posted_) return;
  frame_posted_ = true;
  const FlowId flow = screens_[context.plan.component].frames;
  Message message = message_of(flow);
  message.type = MessageType::AtTime;
  message.time = device_.now();
  message.asynchronous = true;
  device_.post(context.thread, site(context), k_main, message, plan(k_frame, context.plan.component, flow));
}

/// The frame is drawn: its barrier goes.
void GeneratorApp::begin_frame(const GeneratorContext& context) {
  const Screen& screen = screens_[context.plan.component];
  device_.remove_barrier(context.thread, site(context), k_main, barrier_);
  barrier_ = BarrierId();
  frame_posted_ = false;
  if (screen.open) emit(context, OperationKind::Invoke, screen.traversal.value(), Operation::k_synchronous);
  emit(context, OperationKind::Invoke, frame_callback_.value());
}

}  // namespace antecede::trace
