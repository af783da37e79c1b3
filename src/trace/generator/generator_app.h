#pragma once

#include <deque>
#include <vector>

#include "trace/generator/generator_device.h"
#include "trace/generator/generator_memory.h"
#include "trace/generator/generator_profile.h"

namespace antecede::trace {

/// What happens on the made-up device: the system starts its services, then an app is used.
///
/// The app is made of screens. A screen registers listeners, starts tickers and work on other threads, gets input and
/// results for some time, and takes back and unregisters what is its own when it closes.
class GeneratorApp final : public GeneratorActor {
 public:
  GeneratorApp(const GeneratorProfile& profile, GeneratorDevice& device, GeneratorMemory& memory,
               TableBuilder& tables, GeneratorRandom& random);

  void on_begin(const GeneratorContext& context) override;
  void on_slice(const GeneratorContext& context, bool acts) override;
  void on_end(const GeneratorContext& context) override;

 private:
  using FlowId = GeneratorMemory::FlowId;
  /// What an event does; the plan's component is a screen, or a service from `k_launch` on.
  enum Script : uint32_t {
    k_open,
    k_close,
    k_input,
    k_display,
    k_frame,
    k_click,  ///< Posted by an input event.
    k_debounced,
    k_ticker,  ///< Posts itself again.
    k_update,  ///< Passed on from a call of the system.
    k_idle,
    k_load,     ///< Work on another thread.
    k_result,   ///< What comes of it, on the main looper.
    k_call,     ///< From the system, on a binder thread.
    k_served,   ///< A call to the system.
    k_prepare,  ///< What the app does while the system starts.
    k_launch,   ///< A service is started.
    k_service,  ///< Its work until it is up.
    k_beat,     ///< And afterwards.
  };
  struct Ticker {
    FlowId flow = 0;
    Message message;
    bool at_time = false;
    int64_t period = 0;
  };
  struct Screen {
    bool open = false;
    ObjectId handler;
    ObjectId debounced;
    CallbackId input, traversal;
    std::vector<CallbackId> listeners;
    std::vector<Ticker> tickers;
    FlowId inputs = 0, frames = 0, clicks = 0, late = 0;
    GeneratorMemory::Pool shared;
    std::vector<ThreadId> ended;    ///< Threads of its own, to be joined.
    std::vector<TokenId> released;  ///< That nobody waited for yet.
    std::vector<uint32_t> notified;
  };
  struct Service {
    uint32_t looper = 0;
    ObjectId handler;
    uint32_t budget = 0;  ///< Events until it is up.
    FlowId beats = 0;
  };

  // Making it (generator_app.cpp).
  void make_app();
  void make_system();
  void start_sources();
  uint32_t add_app_looper(std::string_view name);
  void access(const GeneratorContext& context, bool acts);
  void act(const GeneratorContext& context);
  bool on_main(const GeneratorContext& context) const { return context.queue == device_.queue_of(k_main); }
  StackId site(const GeneratorContext& context) { return memory_.site(context.plan.flow); }
  Message message_of(FlowId flow, ObjectId target = ObjectId(), int32_t what = 0) const;
  GeneratorPlan plan(Script script, uint32_t component, FlowId flow, uint32_t detail = 0) const {
    return {script, component, detail, flow};
  }
  void emit(const GeneratorContext& context, OperationKind kind, uint32_t subject, uint8_t flags = 0);

  // Screens (generator_screens.cpp).
  uint32_t new_screen();
  void open_screen(const GeneratorContext& context);
  void close_screen(const GeneratorContext& context);
  void handle_input(const GeneratorContext& context);
  void change_screen(const GeneratorContext& context);
  void debounce(const GeneratorContext& context);
  void tick(const GeneratorContext& context);
  void idle_again(const GeneratorContext& context);
  void post_to_main(const GeneratorContext& context, Script script, FlowId flow, bool plain);
  void request_frame(const GeneratorContext& context);
  void begin_frame(const GeneratorContext& context);
  void begin_display(const GeneratorContext& context);

  // Work elsewhere and calls (generator_work.cpp).
  void start_load(const GeneratorContext& context);
  void do_load(const GeneratorContext& context);
  void fork_load(const GeneratorContext& context, FlowId flow);
  void finish_load(const GeneratorContext& context);
  void meet(const GeneratorContext& context);
  void prepare(const GeneratorContext& context);
  void call_app(const GeneratorContext& context, Script what);
  void pass_on_call(const GeneratorContext& context);
  void call_system(const GeneratorContext& context);
  void launch_service(const GeneratorContext& context);
  void do_service(const GeneratorContext& context);
  void beat(const GeneratorContext& context);
  void post_to_service(const GeneratorContext& context, Script script, uint32_t service, FlowId flow, int64_t delay);

  static constexpr uint32_t k_main = 0;  ///< The first looper.
  static constexpr uint32_t k_app_process = 0, k_system_process = 1;

  const GeneratorProfile& profile_;
  GeneratorDevice& device_;
  GeneratorMemory& memory_;
  TableBuilder& tables_;
  GeneratorRandom& random_;
  int64_t startup_end_ = 0;
  double startup_share_ = 1;  ///< How much of the start-up is in the recording.

  std::vector<uint32_t> app_loopers_;
  uint32_t pool_ = 0, pool_queue_ = 0, serial_queue_ = 0, binder_ = 0;
  std::vector<uint32_t> client_queues_;
  std::vector<FlowId> client_flows_, update_flows_;  ///< Per receiver: on the binder threads, on the main looper.
  std::vector<QueueId> system_queues_;
  std::vector<ThreadId> system_servers_;
  uint32_t system_main_ = 0;
  std::vector<LockId> locks_;
  GeneratorMemory::Pool global_;

  FlowId displays_ = 0, prepared_ = 0;

  std::deque<Screen> screens_;
  std::deque<uint32_t> alive_;  ///< The last one is in front.
  std::deque<Service> services_;
  uint32_t threads_ = 0;
  uint32_t notifications_ = 0;
  bool screen_wanted_ = false, frame_wanted_ = false;
  BarrierId barrier_;  ///< Of the frame that is asked for; none else.
  CallbackId frame_callback_;
  bool frame_posted_ = false;
  std::vector<Operation> accesses_;
};

}  // namespace antecede::trace
