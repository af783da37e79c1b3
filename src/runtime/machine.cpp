#include "runtime/machine.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/assert.h"
#include "runtime/collector.h"
#include "runtime/decoder.h"
#include "runtime/interpreter.h"
#include "runtime/interpreter_support.h"
#include "runtime/recorded_fields.h"

namespace antecede::runtime {

namespace {

/// Kept free on each stack for the making of a StackOverflowError.
constexpr size_t k_stack_reserve = 4096;

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
  sizes.reserved[static_cast<size_t>(Area::Stacks)] = granted.stack_bytes * (size_t(granted.threads) + 1);
  sizes.reserved[static_cast<size_t>(Area::ClassStates)] = classes;
  sizes.reserved[static_cast<size_t>(Area::Statics)] = (code.program->fields().size() + 1) * sizeof(Slot);
  sizes.reserved[static_cast<size_t>(Area::Heap)] = Heap::size(granted.heap_bytes, for_class_objects(classes));
  ANTECEDE_TRY(std::unique_ptr<Memory> memory, Memory::reserve(sizes));
  return std::unique_ptr<Machine>(new Machine(code, hierarchy, granted, std::move(surroundings), std::move(memory)));
}

Machine::Machine(const ir::LoadedProgram& code, const ir::Hierarchy& hierarchy, const Limits& granted,
                 Surroundings surroundings, std::unique_ptr<Memory> memory)
    : classes(code, hierarchy, surroundings.names),
      names(*code.program, surroundings.names),
      heap(memory->area(Area::Heap), granted.heap_bytes, for_class_objects(most_classes(*code.program))),
      known(classes),
      stubs(classes),
      limits(granted),
      schedule(surroundings.schedule),
      recorder(surroundings.recorder),
      is_explored(recorder && recorder->scope() != RecordScope::Observable),
      print(std::move(surroundings.print)),
      read_resource(std::move(surroundings.read_resource)),
      diagnostics(surroundings.diagnostics),
      app(surroundings.app),
      memory_(std::move(memory)),
      statics_(reinterpret_cast<Slot*>(memory_->area(Area::Statics))),
      class_states_(reinterpret_cast<ClassState*>(memory_->area(Area::ClassStates))) {
  if (!recorder) return;
  recorded_ = std::make_unique<RecordedFields>(*this, recorder->scope());
  recorder->attached(*this);
}

Machine::~Machine() = default;

base::Status Machine::start(std::string_view main_class, const std::vector<std::string>& arguments) {
  if (limits.seconds > 0)
    deadline_ = std::chrono::steady_clock::now() + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                                       std::chrono::duration<double>(limits.seconds));
  std::string descriptor = "L" + std::string(main_class) + ";";
  std::ranges::replace(descriptor, '.', '/');
  Class* type = classes.find(descriptor);
  if (!type) return base::bad_input(fmt::format("{}: no such class", main_class));
  Method* main = classes.find_method(type, "main", "([Ljava/lang/String;)V");
  if (!main || !main->is_static()) return base::bad_input(fmt::format("{}: no main method", main_class));
  const Ref array = heap.allocate_array(*known.string_array, static_cast<int32_t>(arguments.size()));
  for (size_t i = 0; i < arguments.size(); ++i) elements_of<Ref>(heap.array(array))[i] = new_string(arguments[i]);
  const Slot slots[] = {slot_of_ref(array), slot_of_ref(new_string("main"))};
  Thread* thread = new_thread(*stubs.main_entry(*main), slots);
  ANTECEDE_ASSERT(thread != nullptr);
  return {};
}

void Machine::stop(Outcome::Kind kind, int exit_code, std::string message) {
  if (outcome.kind != Outcome::Kind::Running) return;
  outcome = {kind, exit_code, std::move(message)};
}

Ref Machine::mirror(Class& type) {
  if (state.mirrors.size() <= type.id) state.mirrors.resize(std::max<size_t>(type.id + 1, classes.list().size()));
  Ref& known_mirror = state.mirrors[type.id];
  if (known_mirror) return known_mirror;
  const Ref made = heap.allocate_for_class(*known.class_class);
  hidden_number(made) = type.id;
  return known_mirror = made;
}

Ref Machine::class_name(Class& type) {
  if (state.class_names.size() <= type.id)
    state.class_names.resize(std::max<size_t>(type.id + 1, classes.list().size()));
  Ref& name = state.class_names[type.id];
  if (!name) name = new_string(type.java_name());
  return name;
}

uint32_t& Machine::hidden_number(Ref ref) const {
  return field_at<uint32_t>(heap.object(ref), class_of(ref).hidden_field);
}

Class& Machine::class_of_mirror(Ref mirror) const {
  return classes[hidden_number(mirror)];
}

Ref Machine::new_string(std::string_view utf8) {
  return Strings(heap, known).make(utf16_of(utf8));
}

void Machine::decode(Method& method) {
  Decoder decoder(classes, stubs, recorded_.get());
  std::string reason;
  if (decoder.decode(method, reason)) return;
  diagnostics.add("runtime.broken-method", base::Severity::Warning,
                  fmt::format("{}: {}", names.describe(method), reason));
  broken[&method] = reason;
  classes.set_entry(method, Operation::CallBroken);
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
  const size_t spare = heap.limit() / 64;
  if (heap.top() + bytes + spare > heap.limit()) return false;
  if (heap.top() + bytes > heap.threshold()) heap.raise_threshold(heap.top() + bytes);
  return true;
}

void Machine::collect() {
  Collector collector(heap, classes.list());
  collector.collect([this](const Collector::VisitRoot& visit) { visit_roots(visit); },
                    [&] {
                      state.monitors.update(collector);
                      if (recorder) recorder->moving(collector);
                    });
}

void Machine::visit_frames(Thread& thread, const std::function<void(Ref&)>& visit) {
  for (Slot* fp = thread.fp; fp; fp = fp[k_frame_caller].frame)
    for (const uint16_t reg : fp[k_frame_method].method->references) visit(fp[reg].ref);
}

void Machine::visit_roots(const std::function<void(Ref&)>& visit) {
  for (Thread& thread : state.threads) {
    visit(thread.object);
    visit(thread.exception);
    visit(thread.failed_exception);
    visit(thread.wait.place);
    if (thread.state != Thread::State::Ended) visit_frames(thread, visit);
  }
  for (const Class* type : classes.list())
    for (uint32_t i = 0; i < type->static_references; ++i) visit(statics_[type->first_static + i].ref);
  state.strings.visit(visit);
  state.queues.visit(visit);
  state.callbacks.visit(visit);
  for (Ref& mirror : state.mirrors) visit(mirror);
  for (Ref& name : state.class_names) visit(name);
  for (Ref& instance : state.instances) visit(instance);
}

base::Result<std::unique_ptr<Machine::Checkpoint>> Machine::checkpoint() {
  auto result = std::make_unique<Checkpoint>();
  state.heap_top = heap.top();
  result->state_ = state;
  std::vector<Memory::Extent> extents;
  extents.push_back({class_states_, classes.list().size()});
  extents.push_back({statics_, classes.static_slots() * sizeof(Slot)});
  for (const Thread& thread : state.threads) {
    if (thread.state == Thread::State::Ended || !thread.fp) continue;
    const Slot* end = thread.fp + thread.fp[k_frame_method].method->frame_slots;
    extents.push_back({thread.stack, static_cast<size_t>(end - thread.stack) * sizeof(Slot)});
  }
  extents.push_back({heap.base(), heap.top()});
  ANTECEDE_TRY(result->image_, memory_->save(extents.data(), extents.size()));
  return result;
}

base::Status Machine::restore(const Checkpoint& checkpoint) {
  ANTECEDE_CHECK(memory_->restore(*checkpoint.image_));
  state = checkpoint.state_;
  heap.set_top(state.heap_top);
  outcome = {};
  return {};
}

// Threads -----------------------------------------------------------------------------------------------------------

Thread* Machine::new_thread(Method& entry, const Slot* arguments) {
  if (state.alive.size() >= limits.threads || state.threads.size() >= 0xfffe) return nullptr;
  const size_t slots = limits.stack_bytes / sizeof(Slot);
  Slot* stack = nullptr;
  if (state.free_stacks.empty()) {
    stack = reinterpret_cast<Slot*>(memory_->area(Area::Stacks)) + slots * state.stacks_used++;
  } else {
    stack = state.free_stacks.back();
    state.free_stacks.pop_back();
  }
  Thread& thread = state.threads.emplace_back();
  thread.id = static_cast<uint32_t>(state.threads.size() - 1);
  thread.stack = stack;
  thread.stack_end = stack + slots;
  thread.stack_limit = thread.stack_end - k_stack_reserve;
  state.alive.push_back(thread.id);
  push_frame(thread, entry, arguments);
  return &thread;
}

void Machine::end_thread(Thread& thread) {
  thread.state = Thread::State::Ended;
  thread.fp = nullptr;
  thread.failed_exception = k_null;
  thread.wait = {};
  state.free_stacks.push_back(thread.stack);
  state.alive.erase(std::ranges::lower_bound(state.alive, thread.id));
  if (recorder) recorder->thread_ended(thread);
  retry_waiters(WaitKind::End, k_null, thread.id);
}

Thread* Machine::thread_of(Ref thread_object) {
  const uint32_t number = hidden_number(thread_object);
  return number == 0 || number > state.threads.size() ? nullptr : &state.threads[number - 1];
}

}  // namespace antecede::runtime
