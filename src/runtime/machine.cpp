#include "runtime/machine.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/assert.h"
#include "runtime/heap/collector.h"
#include "runtime/interpreter/decoder.h"
#include "runtime/interpreter/interpreter.h"
#include "runtime/interpreter/interpreter_support.h"
#include "runtime/record/recorded_fields.h"

namespace antecede::runtime {

namespace {

/// Kept free on each stack for the making of a StackOverflowError.
constexpr size_t k_stack_reserve = 4096;
/// Threads that an app's environment may start beyond the limit.
constexpr size_t k_threads_beside = 4;
constexpr size_t k_most_threads = 0xfffe;

/// How many classes there can be: those that the code names, one per call site, and what the program has made.
size_t most_classes(const ir::Program& program) {
  return program.symbols().type_count() + program.classes().size() + program.call_sites().size() +
         Classes::k_most_made + Classes::k_more_than_needed;
}

/// Bytes that the java.lang.Class of so many classes take: at most, since no machine has more than fits.
size_t for_class_objects(size_t classes) {
  constexpr size_t k_bytes_each = 32, k_most_bytes = size_t(200) << 20;
  return std::min(classes * k_bytes_each, k_most_bytes);
}

}  // namespace

base::Result<std::unique_ptr<Machine>> Machine::create(const ir::LoadedProgram& code, const ir::Hierarchy& hierarchy,
                                                       const Limits& limits, Surroundings surroundings) {
  MemorySizes sizes;
  constexpr size_t k_largest_heap = (size_t(1) << 32) - (size_t(256) << 20);
  const size_t classes = most_classes(*code.program);
  Limits granted = limits;
  granted.heap_bytes = std::clamp(limits.heap_bytes, size_t(4) << 20, k_largest_heap);
  sizes.reserved[static_cast<size_t>(Area::Stacks)] = granted.stack_bytes * (size_t(granted.threads) + 1 + k_threads_beside);
  sizes.reserved[static_cast<size_t>(Area::ClassStates)] = classes;
  sizes.reserved[static_cast<size_t>(Area::Statics)] = (code.program->fields().size() + 1) * sizeof(Slot);
  sizes.reserved[static_cast<size_t>(Area::Heap)] = Heap::size(granted.heap_bytes, for_class_objects(classes));
  ANTECEDE_TRY(std::unique_ptr<Memory> memory, Memory::reserve(sizes));
  return std::unique_ptr<Machine>(new Machine(code, hierarchy, granted, std::move(surroundings), std::move(memory)));
}

Machine::Machine(const ir::LoadedProgram& code, const ir::Hierarchy& hierarchy, const Limits& granted,
                 Surroundings surroundings, std::unique_ptr<Memory> memory)
    : classes_(code, hierarchy, surroundings.names),
      names_(*code.program, surroundings.names),
      heap_(memory->area(Area::Heap), granted.heap_bytes, for_class_objects(most_classes(*code.program))),
      known_(classes_),
      stubs_(classes_),
      limits_(granted),
      company_{&surroundings.schedule, surroundings.observer, surroundings.controller, std::move(surroundings.print),
               std::move(surroundings.picture)},
      read_resource_(std::move(surroundings.read_resource)),
      diagnostics_(surroundings.diagnostics),
      app_(surroundings.app),
      driver_(surroundings.driver),
      memory_(std::move(memory)),
      statics_(reinterpret_cast<Slot*>(memory_->area(Area::Statics))),
      class_states_(reinterpret_cast<ClassState*>(memory_->area(Area::ClassStates))) {
  databases_.set_most_bytes(limits_.heap_bytes);
  Controller* const controller = company_.controller;
  ANTECEDE_ASSERT(observer() || !controller);
  ANTECEDE_ASSERT(driver_ || !app_);
  if (!observer()) return;
  recorded_ = std::make_unique<RecordedFields>(*this, controller ? controller->scope() : RecordScope::Observable);
  if (controller) {
    observed_ = std::make_unique<RecordedFields>(*this, RecordScope::Observable);
    controller->controls(*this);
  }
  observer()->attached(*this);
}

Machine::~Machine() = default;

base::Status Machine::start(std::string_view main_class, const std::vector<std::string>& arguments) {
  if (limits_.seconds > 0)
    deadline_ = std::chrono::steady_clock::now() + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                                       std::chrono::duration<double>(limits_.seconds));
  std::string descriptor = "L" + std::string(main_class) + ";";
  std::ranges::replace(descriptor, '.', '/');
  Class* type = classes_.find(descriptor);
  if (!type) return base::bad_input(fmt::format("{}: no such class", main_class));
  Method* main = classes_.find_method(type, "main", "([Ljava/lang/String;)V");
  if (!main || !main->is_static()) return base::bad_input(fmt::format("{}: no main method", main_class));
  const Ref array = heap_.allocate_array(*known_.string_array, static_cast<int32_t>(arguments.size()));
  for (size_t i = 0; i < arguments.size(); ++i) elements_of<Ref>(heap_.array(array))[i] = new_string(arguments[i]);
  const Slot slots[] = {slot_of_ref(array), slot_of_ref(new_string("main"))};
  Thread* thread = new_thread(*stubs_.main_entry(*main), slots);
  ANTECEDE_ASSERT(thread != nullptr);
  return {};
}

void Machine::stop(Outcome::Kind kind, int exit_code, std::string message) {
  if (outcome_.kind != Outcome::Kind::Running) return;
  outcome_ = {kind, exit_code, std::move(message)};
}

Ref Machine::mirror(Class& type) {
  if (state_.mirrors.size() <= type.id) state_.mirrors.resize(std::max<size_t>(type.id + 1, classes_.list().size()));
  Ref& known_mirror = state_.mirrors[type.id];
  if (known_mirror) return known_mirror;
  const Ref made = heap_.allocate_for_class(*known_.class_class);
  hidden_number(made) = type.id;
  return known_mirror = made;
}

Ref Machine::class_name(Class& type) {
  if (state_.class_names.size() <= type.id)
    state_.class_names.resize(std::max<size_t>(type.id + 1, classes_.list().size()));
  Ref& name = state_.class_names[type.id];
  if (!name) name = new_string(type.java_name());
  return name;
}

uint32_t& Machine::hidden_number(Ref ref) const {
  return field_at<uint32_t>(heap_.object(ref), class_of(ref).hidden_field);
}

Class& Machine::class_of_mirror(Ref mirror) const {
  return classes_[hidden_number(mirror)];
}

Ref Machine::new_string(std::string_view utf8) {
  return Strings(heap_, known_).make(utf16_of(utf8));
}

void Machine::decode(Method& method) {
  Decoder decoder(classes_, stubs_, recorded_.get());
  std::string reason;
  if (decoder.decode(method, reason)) return;
  diagnostics_.add("runtime.broken-method", base::Severity::Warning,
                   fmt::format("{}: {}", names_.describe(method), reason));
  broken_[&method] = reason;
  classes_.set_entry(method, Operation::CallBroken);
}

void Machine::note_first_call(const Thread& thread) {
  const Method& method = *thread.fp[k_frame_method].method;
  if (method.framework || method.hidden || !method.id.valid()) return;
  FirstCall call{&method};
  for (const Slot* fp = thread.fp[k_frame_caller].frame; fp; fp = fp[k_frame_caller].frame) {
    const Method& caller = *fp[k_frame_method].method;
    if (caller.hidden || !caller.id.valid()) continue;
    call.push_back(&caller);
    if (!caller.framework) break;
  }
  first_calls_.push_back(std::move(call));
}

const std::string* Machine::why_broken(const Method& method) const {
  const auto found = broken_.find(&method);
  return found == broken_.end() ? nullptr : &found->second;
}

const ir::ReflectionData& Machine::reflection(const Class& type) {
  std::unique_ptr<ir::ReflectionData>& known = reflection_[type.id];
  if (known) return *known;
  known = std::make_unique<ir::ReflectionData>();
  if (!type.definition.valid()) return *known;
  auto read = program().source(program()[type.definition].source).reflection(program(), type.definition);
  if (read) *known = *std::move(read);
  return *known;
}

bool Machine::read_resource(std::string_view path, std::string& contents) const {
  return read_resource_ && read_resource_(path, contents);
}

bool Machine::push_frame(Thread& thread, Method& method, const Slot* arguments) {
  Slot* caller = thread.fp;
  Slot* const start = caller ? caller + caller[k_frame_method].method->frame_slots : thread.stack;
  Slot* const fp = start + k_frame_head;
  if (fp + method.frame_slots > thread.stack_limit) {
    throw_stack_overflow(*this, thread);
    return false;
  }
  std::copy(arguments, arguments + method.argument_count, fp);
  std::fill_n(fp + method.argument_count, method.zeroed_count, Slot{.bits = 0});
  fp[k_frame_method].method = &method;
  fp[k_frame_caller].frame = caller;
  fp[k_frame_stack].bits = 0;
  fp[k_frame_ip].ip = method.entry;
  thread.fp = fp;
  return true;
}

// Memory ------------------------------------------------------------------------------------------------------------

bool Machine::make_room(uint64_t bytes) {
  collect();
  // With less than this to spare, a program would do little else than collect.
  const size_t spare = heap_.limit() / 64;
  if (heap_.top() + bytes + spare > heap_.limit()) return false;
  if (heap_.top() + bytes > heap_.threshold()) heap_.raise_threshold(heap_.top() + bytes);
  return true;
}

void Machine::collect() {
  Collector collector(heap_, classes_.list());
  collector.collect([this](const Collector::VisitRoot& visit) { visit_roots(visit); },
                    [&] {
                      state_.monitors.update(collector);
                      if (observer()) observer()->moving(collector);
                    });
  // Nobody counts steps while objects are made and collected, and both may be all that a program does.
  end_if_late();
}

void Machine::visit_frames(Thread& thread, const std::function<void(Ref&)>& visit) {
  for (Slot* fp = thread.fp; fp; fp = fp[k_frame_caller].frame)
    for (const uint16_t reg : fp[k_frame_method].method->references) visit(fp[reg].ref);
}

void Machine::visit_roots(const std::function<void(Ref&)>& visit) {
  for (Thread& thread : state_.threads) {
    visit(thread.object);
    visit(thread.exception);
    visit(thread.failed_exception);
    visit(thread.told_exception);
    visit(thread.wait.place);
    if (thread.state != Thread::State::Ended) visit_frames(thread, visit);
  }
  for (const Class* type : classes_.list())
    for (uint32_t i = 0; i < type->static_references; ++i) visit(statics_[type->first_static + i].ref);
  for (MadeUpException& one : state_.notes.made_up_exceptions) visit(one.exception);
  for (NotedOrigin& one : state_.notes.null_origins) visit(one.exception);
  state_.strings.visit(visit);
  state_.queues.visit(visit);
  state_.callbacks.visit(visit);
  for (Ref& mirror : state_.mirrors) visit(mirror);
  for (Ref& name : state_.class_names) visit(name);
  for (Ref& instance : state_.instances) visit(instance);
}

base::Result<std::unique_ptr<Machine::Checkpoint>> Machine::checkpoint() {
  auto result = std::make_unique<Checkpoint>();
  state_.heap_top = heap_.top();
  result->state_ = state_;
  result->threshold_ = heap_.threshold();
  result->turn_ = turn_;
  result->outcome_ = outcome_;
  result->has_collected_ = has_collected_;
  std::vector<Memory::Extent> extents;
  extents.push_back({class_states_, classes_.list().size()});
  extents.push_back({statics_, classes_.static_slots() * sizeof(Slot)});
  for (const Thread& thread : state_.threads) {
    if (thread.state == Thread::State::Ended || !thread.fp) continue;
    const Slot* end = thread.fp + thread.fp[k_frame_method].method->frame_slots;
    extents.push_back({thread.stack, static_cast<size_t>(end - thread.stack) * sizeof(Slot)});
  }
  extents.push_back({heap_.base(), heap_.top()});
  ANTECEDE_TRY(result->image_, memory_->save(extents.data(), extents.size()));
  return result;
}

base::Status Machine::restore(const Checkpoint& checkpoint) {
  ANTECEDE_CHECK(memory_->restore(*checkpoint.image_));
  state_ = checkpoint.state_;
  heap_.set_top(state_.heap_top);
  heap_.raise_threshold(checkpoint.threshold_);
  turn_ = checkpoint.turn_;
  outcome_ = checkpoint.outcome_;
  has_collected_ = checkpoint.has_collected_;
  return {};
}

// Threads -----------------------------------------------------------------------------------------------------------

Thread* Machine::new_thread(Method& entry, const Slot* arguments) {
  // What the environment starts does not count: an app that has used up its threads has to be restarted, too.
  const bool is_environments = !state_.threads.empty() && is_environment(current());
  if (state_.alive.size() >= limits_.threads + (is_environments ? k_threads_beside : 0)) return nullptr;
  if (state_.threads.size() >= k_most_threads) {
    // Numbers of threads are never given twice. Who has used them all up would be refused every thread from here on.
    if (app_) stop(Outcome::Kind::Limit, 5, fmt::format("the limit of {} threads in one run is reached", k_most_threads));
    return nullptr;
  }
  const size_t slots = limits_.stack_bytes / sizeof(Slot);
  Slot* stack = nullptr;
  if (state_.free_stacks.empty()) {
    stack = reinterpret_cast<Slot*>(memory_->area(Area::Stacks)) + slots * state_.stacks_used++;
  } else {
    stack = state_.free_stacks.back();
    state_.free_stacks.pop_back();
  }
  Thread& thread = state_.threads.emplace_back();
  thread.id = static_cast<uint32_t>(state_.threads.size() - 1);
  thread.stack = stack;
  thread.stack_end = stack + slots;
  thread.stack_limit = thread.stack_end - k_stack_reserve;
  state_.alive.push_back(thread.id);
  push_frame(thread, entry, arguments);
  return &thread;
}

void Machine::end_thread(Thread& thread) {
  thread.state = Thread::State::Ended;
  thread.fp = nullptr;
  thread.failed_exception = thread.told_exception = k_null;
  thread.wait = {};
  state_.free_stacks.push_back(thread.stack);
  state_.alive.erase(std::ranges::lower_bound(state_.alive, thread.id));
  if (observer()) observer()->thread_ended(thread);
  retry_waiters(WaitKind::End, k_null, thread.id);
}

Thread* Machine::thread_of(Ref thread_object) {
  const uint32_t number = hidden_number(thread_object);
  return number == 0 || number > state_.threads.size() ? nullptr : &state_.threads[number - 1];
}

}  // namespace antecede::runtime
