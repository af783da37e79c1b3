#pragma once

#include <algorithm>
#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "base/diagnostics.h"
#include "base/guard.h"
#include "ir/reflection_data.h"
#include "runtime/classes/classes.h"
#include "runtime/classes/known_classes.h"
#include "runtime/classes/stubs.h"
#include "runtime/heap/heap.h"
#include "runtime/heap/memory.h"
#include "runtime/heap/strings.h"
#include "runtime/natives/native.h"
#include "runtime/record/observer.h"
#include "runtime/report/run_notes.h"
#include "runtime/report/shown_names.h"
#include "runtime/schedule/controller.h"
#include "runtime/schedule/schedule.h"
#include "runtime/threads/monitors.h"
#include "runtime/threads/task_queues.h"
#include "runtime/threads/thread.h"
#include "runtime/world/app_notes.h"
#include "runtime/world/databases.h"

namespace antecede::runtime {

class RecordedFields;
struct App;
struct ScheduledDriver;

/// How much a program may use.
struct Limits {
  uint64_t steps = uint64_t(1) << 40;  ///< Calls and jumps back.
  size_t heap_bytes = size_t(512) << 20;
  size_t stack_bytes = size_t(2) << 20;  ///< Of each thread.
  uint32_t threads = 1000;               ///< At a time.
  double seconds = 0;                    ///< Of real time; 0: as long as it takes.
  bool heeds_stop = true;                ///< Whether it ends when the process has to (base/guard.h).
};

/// Reads a file of the app that is no class; false: there is none.
using ReadResource = std::function<bool(std::string_view path, std::string& contents)>;
/// Takes what the program prints to standard output (1) or standard error (2).
using Print = std::function<void(int stream, std::string_view text)>;
/// Told of a screen, whenever the user or the world is about to do something: its title and view tree.
using TakePicture = std::function<void(std::string_view title, std::string_view tree)>;

/// How a run ended.
struct Outcome {
  enum class Kind : uint8_t {
    Running,
    Finished,  ///< All threads that count have ended.
    Exited,    ///< The program asked for it.
    Deadlock,  ///< Every thread waits, and nothing will wake one.
    Limit,     ///< A limit cut the run short.
    Misfit,    ///< The schedule does not fit the program.
    Failure,   ///< A fault of our own.
  };
  Kind kind = Kind::Running;
  int exit_code = 0;
  std::string message;
};

/// What a machine needs that is not part of it.
struct Surroundings {
  Schedule& schedule;
  Observer* observer = nullptr;      ///< Null: nobody hears of anything.
  Controller* controller = nullptr;  ///< Only with an observer. Null: threads stop where the schedule says.
  Print print;
  ReadResource read_resource{};
  base::Diagnostics& diagnostics;
  const App* app = nullptr;                 ///< Null: a plain program.
  const ScheduledDriver* driver = nullptr;  ///< Of an app: what drives it.
  TakePicture picture{};                    ///< Of an app; none: nobody wants pictures.
  /// For what is recorded and reported; the program sees the names it has. Null: so does everybody.
  const model::CodeNames* names = nullptr;
};

/// A running program: its classes, heap, threads, queues and clock.
///
/// One machine runs on one real thread; several machines may run the same loaded program at once. All it does follows
/// from the program and the schedule. Whatever the program changes is in `Memory` or in `State`, so that a checkpoint
/// is a copy of both.
///
/// What executes code of the program (interpreter, natives) works on the machine and may use all of it; observers and
/// reports look on.
class Machine {
 public:
  /// Calls are counted in portions.
  static constexpr int64_t k_calls_at_a_time = 1 << 16;
  /// The clock when the program starts: not 0, which loopers take for the front of their queue.
  static constexpr int64_t k_first_moment = 10'000'000;
  /// Where the clock stands still: nothing is due later, so that sums of two times fit their type.
  static constexpr int64_t k_last_moment = INT64_MAX / 2;
  /// Everything outside `Memory` that the program changes.
  struct State {
    size_t heap_top = 0;  // Only in a checkpoint.
    Monitors monitors;
    StringTable strings;
    TaskQueues queues;
    CallbackRegistrations callbacks;
    std::deque<Thread> threads;
    std::vector<uint32_t> alive;  ///< Threads that have not ended, in ascending order.
    std::vector<Slot*> free_stacks;
    uint32_t stacks_used = 0;
    std::vector<Ref> mirrors;      ///< Class objects, by class.
    std::vector<Ref> class_names;  ///< As Class.getName, by class.
    std::vector<Ref> instances;    ///< Objects that code has as a constant: lambdas without captures, and so on.
    int64_t now = k_first_moment;  ///< Virtual nanoseconds since the device started.
    uint64_t steps = 0;
    int64_t calls_left = k_calls_at_a_time;  ///< Until they are added to the steps.
    uint64_t turns = 0;                      ///< Counts waits, for first come, first served.
    uint64_t notifications = 0;
    uint32_t current = 0;
    bool can_go_on = false;                     ///< The current thread was interrupted, it does not wait.
    std::map<uint32_t, uint32_t> initialising;  ///< Class, and the thread that initialises it.
    uint64_t seeds = 0;
    Databases::State databases;
    AppNotes app;
    bool main_failed = false;
    bool is_exiting = false;
    RunNotes notes;
  };
  /// Of the thread that runs: how long it may go on, and whether somebody else should.
  struct Turn {
    uint32_t left = UINT32_MAX;       ///< Places of preemption.
    bool wants_switch = false;        ///< The schedule should be asked at once.
    bool wants_switch_later = false;  ///< The same, in code of the app.
  };
  /// A state to come back to.
  class Checkpoint {
   private:
    friend class Machine;
    State state_;
    size_t threshold_ = 0;
    Turn turn_;
    Outcome outcome_;
    bool has_collected_ = false;
    std::unique_ptr<Memory::Image> image_;
  };

  static base::Result<std::unique_ptr<Machine>> create(const ir::LoadedProgram& code, const ir::Hierarchy& hierarchy,
                                                       const Limits& limits, Surroundings surroundings);
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;
  ~Machine();

  /// Prepares a run of `main(String[])`. Fails if there is no such class or method.
  base::Status start(std::string_view main_class, const std::vector<std::string>& arguments);
  /// One turn of one thread, or time passes. False: the run is over.
  bool step();
  /// Runs to the end.
  const Outcome& run();

  /// Between two steps, or inside a native (then only to come back to it there).
  base::Result<std::unique_ptr<Checkpoint>> checkpoint();
  /// What the machine does from here on is what it would have done there. Observers, schedules and whoever keeps what
  /// was printed have to go back by themselves.
  base::Status restore(const Checkpoint& checkpoint);

  /// Runs a static method without arguments *aside*: as if it had never run.
  ///
  /// A run must not change because somebody looks at it, but to look at an app (its views, its preferences) code has
  /// to run: it allocates, takes steps, uses classes for the first time. So the machine is saved, the method runs on
  /// a thread of its own, alone, with nobody hearing of it and no chance in it, `look` sees what came of it, and the
  /// machine goes back to where it was, to the byte. Costs a checkpoint and a restore. Between two steps, at the end
  /// of a run, or in a native.
  ///
  /// Fails if the method throws, would have to wait for another thread, or takes too long.
  base::Status aside(Method& method, const std::function<void()>& look);

  // The program: its classes, and what the machine makes for it.

  Classes& classes() { return classes_; }
  const Classes& classes() const { return classes_; }
  const ir::Program& program() const { return classes_.program(); }
  const KnownClasses& known() const { return known_; }
  /// What classes and members are called in what is recorded and reported.
  const ShownNames& names() const { return names_; }
  Stubs& stubs() { return stubs_; }
  void decode(Method& method);
  /// The method of the thread's innermost frame begins, for the first time.
  void note_first_call(const Thread& thread);
  /// A method of the app, those of the model that lie between, and the method of the app that called them, if any: one
  /// for each method of the app that has run, in the order in which they began.
  using FirstCall = std::vector<const Method*>;
  const std::vector<FirstCall>& first_calls() const { return first_calls_; }
  /// Whether the method was ever called: of what is not linked or has no code, false.
  bool has_executed(ir::MethodId id) const { return classes_.has_code(id); }
  /// Why the method's code cannot be read; null: it can, or nobody has called it.
  const std::string* why_broken(const Method& method) const;
  /// What reflection knows of a class beyond its code; read once. Empty for classes the program does not define.
  const ir::ReflectionData& reflection(const Class& type);

  // What the program changes.

  State& state() { return state_; }
  const State& state() const { return state_; }
  Heap& heap() { return heap_; }
  const Heap& heap() const { return heap_; }
  /// A cache of `state().databases`.
  Databases& databases() { return databases_; }
  ObjectHeader* object(Ref ref) const { return heap_.object(ref); }
  ArrayHeader* array(Ref ref) const { return heap_.array(ref); }
  Class& class_of(Ref ref) const { return classes_[heap_.object(ref)->class_id]; }
  Slot* statics() const { return statics_; }
  ClassState* class_states() const { return class_states_; }
  /// The java.lang.Class of a class, made on first use.
  Ref mirror(Class& type);
  /// Its name as Class.getName gives it; always the same object.
  Ref class_name(Class& type);
  /// The class that a java.lang.Class stands for.
  Class& class_of_mirror(Ref mirror) const;
  /// The number that the machine keeps in objects of some classes.
  uint32_t& hidden_number(Ref ref) const;
  Ref new_string(std::string_view utf8);
  /// Looks for room; false: there is none even after a collection.
  bool make_room(uint64_t bytes);
  void collect();
  /// The native that is called again has asked for a collection, and had it.
  void set_has_collected(bool has_collected) { has_collected_ = has_collected; }

  // Who decides and who looks on.

  Schedule& schedule() const { return *company_.schedule; }
  /// Between two steps: for whoever goes back and chooses otherwise.
  void set_schedule(Schedule& schedule) { company_.schedule = &schedule; }
  void set_picture(TakePicture picture) { company_.picture = std::move(picture); }
  /// Null: nobody hears of anything.
  Observer* observer() const { return company_.observer; }
  /// Null: threads stop where the schedule says.
  Controller* controller() const { return company_.controller; }
  /// What is told; null without an observer.
  const RecordedFields* recorded_fields() const { return recorded_.get(); }
  /// With a controller: what is told to the observer.
  const RecordedFields* observed_fields() const { return observed_.get(); }

  // The world around the program.

  /// Null: a plain program.
  const App* app() const { return app_; }
  /// What drives the app; not null where there is one.
  const ScheduledDriver* driver() const { return driver_; }
  /// The app shows something: a picture of it, if somebody wants one.
  base::Status take_picture();
  /// Something that whoever runs the program should know of.
  void note_problem(std::string_view code, std::string message) const;
  void print(int stream, std::string_view text) const { company_.print(stream, text); }
  /// A file of the app that is no class; false: there is none.
  bool read_resource(std::string_view path, std::string& contents) const;

  // The clock.

  /// Time passes: at most as much as there is.
  void let_pass(int64_t nanos) { state_.now = std::min(state_.now + nanos, k_last_moment); }
  /// The point of time so much later; a negative delay is none.
  int64_t later(int64_t from, int64_t delay) const {
    return from + std::clamp<int64_t>(delay, 0, k_last_moment - std::min(from, k_last_moment));
  }
  /// Milliseconds since 1970, as the program is told.
  int64_t wall_clock_millis() const {
    constexpr int64_t k_start_millis = 1700000000000;  // 14 November 2023
    return k_start_millis + (state_.now - k_first_moment) / 1000000;
  }

  // Exceptions, and the initialisation of classes.

  /// Asks for a new exception of that class to be thrown in the thread: pushes a frame that makes and throws it.
  NativeOutcome throw_new(Thread& thread, Class* type, std::string_view message);
  NativeOutcome throw_new(Thread& thread, std::string_view internal_name, std::string_view message = k_no_message);
  /// For natives that could not allocate: first asks for a collection, then throws OutOfMemoryError.
  NativeOutcome out_of_memory(Thread& thread);
  /// Throws the exception object.
  NativeOutcome throw_object(Thread& thread, Ref exception);
  /// Finds the handler of the thread's exception; false: there is none, the thread has no frames any more.
  bool unwind(Thread& thread);
  /// Begins or continues a class's initialisation. True: it is ready, or this thread is at it. False: a frame was
  /// pushed, an exception is on its way, or the thread waits; see `thread.state`.
  bool initialise(Thread& thread, Class& type);
  void initialisation_ended(Class& type, bool ok);
  /// Fills in the constants of static fields.
  void prepare_statics(Class& type);
  void set_static(const Field& field, const ir::Constant& constant);

  // Threads.

  Thread& current() { return state_.threads[state_.current]; }
  Thread* thread_of(Ref thread_object);
  /// The thread of the user and the system around an app: what it looks at is no business of the app's.
  bool is_environment(const Thread& thread) const { return app_ && thread.id == 0; }
  /// Of the thread that is there from the start.
  const char* first_thread_name() const { return app_ ? "system" : "main"; }
  /// A new thread that executes the method; it is ready to run. Null: there are too many.
  Thread* new_thread(Method& entry, const Slot* arguments);
  void end_thread(Thread& thread);
  /// Pushes a frame; the arguments are copied. False: the stack is full, StackOverflowError is on its way.
  bool push_frame(Thread& thread, Method& method, const Slot* arguments);

  // Waiting; see scheduler.cpp.

  void wait_for(Thread& thread, WaitKind kind, Ref place, int64_t nanos, bool interruptible);
  void wake(Thread& thread, WakeReason reason);
  /// Lets threads that wait for the monitor or lock of the object try again.
  void retry_waiters(WaitKind kind, Ref place, uint32_t number = 0);
  /// Threads that were notified and want the monitor back try again.
  void retry_reentries(Ref object);
  void interrupt(Thread& thread);
  /// False: the thread waits now.
  bool enter_monitor(Thread& thread, Ref object);
  /// False: it is not the owner.
  bool exit_monitor(Thread& thread, Ref object);

  // Whose turn it is.

  Turn& turn() { return turn_; }
  uint32_t next_turn(const Thread& thread) { return schedule().turn(thread.id); }
  /// Something was synchronised: the schedule is asked, if there is a choice. At once, or, where the model must not
  /// be interrupted (`later`), when the thread is back in code of the app.
  void offer_switch() { turn_.wants_switch = may_switch(); }
  void offer_switch_later() { turn_.wants_switch_later = may_switch(); }
  /// Whether there can be a choice at all. With a queue there can: time may pass.
  bool may_switch() const { return state_.alive.size() > 1 || state_.queues.size() > 0; }
  /// Whether it is worth asking the schedule: more than one thread could run.
  bool others_can_run(const Thread& thread) const;

  // The end.

  const Outcome& outcome() const { return outcome_; }
  const Limits& limits() const { return limits_; }
  void stop(Outcome::Kind kind, int exit_code, std::string message);
  /// As if the program had taken all steps that it may: it stops soon, at a limit.
  void use_up_steps() { limits_.steps = 0; }
  /// Whether the limit of real time is over, or the process has to end. The only thing here that differs from run to
  /// run.
  bool is_late() const {
    if (limits_.heeds_stop && base::stop_asked()) return true;
    return limits_.seconds > 0 && std::chrono::steady_clock::now() > deadline_;
  }
  /// Why it is late.
  std::string why_late() const {
    return limits_.heeds_stop && base::stop_asked() ? base::stop_sentence() : "the limit of time is reached";
  }
  /// Ends the run if it is late. For natives and collections that take long.
  bool end_if_late() {
    if (outcome_.kind == Outcome::Kind::Running && is_late()) stop(Outcome::Kind::Limit, 5, why_late());
    return outcome_.kind != Outcome::Kind::Running;
  }

  static constexpr std::string_view k_no_message{nullptr, 0};

 private:
  /// Who decides, who hears: those who are sent out while a method runs aside.
  struct Company {
    Schedule* schedule = nullptr;
    Observer* observer = nullptr;
    Controller* controller = nullptr;
    Print print;
    TakePicture picture;
  };

  Machine(const ir::LoadedProgram& code, const ir::Hierarchy& hierarchy, const Limits& limits,
          Surroundings surroundings, std::unique_ptr<Memory> memory);

  void visit_roots(const std::function<void(Ref&)>& visit);
  void visit_frames(Thread& thread, const std::function<void(Ref&)>& visit);
  Thread* choose_thread();
  bool pass_time();
  base::Status run_alone(Thread& thread);
  bool can_pass_time() const;
  void pass_some_time();
  void wake_sleepers();
  void finish();
  std::string describe_waits() const;

  Classes classes_;
  const ShownNames names_;
  Heap heap_;
  State state_;
  KnownClasses known_;
  Stubs stubs_;
  Limits limits_;
  Company company_;
  ReadResource read_resource_;
  base::Diagnostics& diagnostics_;
  const App* const app_;
  const ScheduledDriver* const driver_;
  Databases databases_;
  std::map<uint32_t, std::unique_ptr<ir::ReflectionData>> reflection_;  // By class, what was asked for so far.
  std::map<const Method*, std::string> broken_;                         // Methods whose code cannot be read: why.
  std::vector<FirstCall> first_calls_;
  Outcome outcome_;
  Turn turn_;
  bool has_collected_ = false;
  uint32_t turns_since_look_ = 0;  // At the clock of the real world.
  std::unique_ptr<Memory> memory_;
  std::chrono::steady_clock::time_point deadline_;
  std::unique_ptr<RecordedFields> recorded_;  // Null: nobody hears of anything.
  std::unique_ptr<RecordedFields> observed_;  // Null: the same as recorded.
  Slot* statics_;
  ClassState* class_states_;
  friend class StackWalk;
};

}  // namespace antecede::runtime
