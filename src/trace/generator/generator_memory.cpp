#include "trace/generator/generator_memory.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace antecede::trace {

namespace {

constexpr uint32_t k_classes = 600;
constexpr uint32_t k_tasks = 400;
constexpr uint32_t k_calls = 4;     ///< Of one method.
constexpr uint32_t k_sites = 6;     ///< Places in a method that access memory.
constexpr uint32_t k_methods = 12;  ///< Of a class.
constexpr uint32_t k_depth = 12;
constexpr size_t k_kept = 40;  ///< Objects of a flow, of all classes.

/// A small number, or null; the lowest bits of the dice decide.
void give_value(Operation& access, uint64_t dice) {
  access.flags |= Operation::k_has_value;
  if ((dice & 7) == 0)
    access.flags |= Operation::k_null;
  else
    access.value = static_cast<int64_t>((dice >> 4) & 15);
}

}  // namespace

GeneratorMemory::GeneratorMemory(const GeneratorProfile& profile, TableBuilder& tables, GeneratorRandom& random)
    : profile_(profile), tables_(tables), random_(random) {
  methods_.emplace_back();  // 0 means none.
  make_classes();
  make_tasks();
}

void GeneratorMemory::make_classes() {
  for (uint32_t i = 0; i < k_classes; ++i) {
    Class made;
    made.framework = i % 2 == 0;
    made.name = tables_.name(made.framework ? fmt::format("android.widget.Part{}", i)
                                            : fmt::format("com.example.feed.Item{}", i));
    const uint32_t fields = 2 + random_.below(9);
    for (uint32_t field = 0; field < fields; ++field)
      made.fields.push_back(tables_.name(fmt::format("field{}", field)));
    classes_.push_back(std::move(made));
  }
}

void GeneratorMemory::make_tasks() {
  const StackId main =
      tables_.stack("android.app.ActivityThread", "main([Ljava/lang/String;)V", 7356, StackId(), true);
  const StackId loop = tables_.stack("android.os.Looper", "loop()V", 223, main, true);
  const StackId dispatch =
      tables_.stack("android.os.Handler", "dispatchMessage(Landroid/os/Message;)V", 99, loop, true);
  for (uint32_t i = 0; i < k_tasks; ++i) {
    Task task;
    task.root = new_method(dispatch, 0, i % 4 == 0);
    const Method& root = methods_[task.root];
    const auto& names = tables_.tables().names;
    task.label = tables_.name(fmt::format("{}.{}", names[classes_[root.owner].name], names[root.name]));
    tasks_.push_back(task);
  }
}

GeneratorMemory::FlowId GeneratorMemory::add_flow() {
  flows_.push_back({random_.small_below(k_tasks), 0, {}});
  return static_cast<FlowId>(flows_.size() - 1);
}

uint32_t GeneratorMemory::new_method(StackId caller, uint32_t depth, bool framework) {
  Method method;
  method.caller = caller;
  method.depth = depth;
  method.owner = random_.below(k_classes / 2) * 2 + (framework ? 0 : 1);
  method.index = random_.below(k_methods);
  method.name = tables_.name(fmt::format("method{}()V", method.index));
  method.calls.resize(k_calls);
  methods_.push_back(std::move(method));
  return static_cast<uint32_t>(methods_.size() - 1);
}

/// The stack of one place in a method; all places of a method get their stacks at once.
StackId GeneratorMemory::site_of(uint32_t index, uint32_t site) {
  Method& method = methods_[index];
  if (method.sites.empty()) {
    const Class& owner = classes_[method.owner];
    for (uint32_t i = 0; i < k_sites; ++i) {
      Frame frame;
      frame.owner = owner.name;
      frame.method = method.name;
      frame.line = 10 + method.index * 40 + i;
      frame.pc = i * 6;
      frame.origin = owner.framework ? base::Origin::Framework : base::Origin::Own;
      method.sites.push_back(tables_.stack(tables_.frame(frame), method.caller));
    }
  }
  return method.sites[site];
}

uint32_t GeneratorMemory::called(uint32_t index, uint32_t call) {
  if (methods_[index].calls[call] == 0) {
    const StackId caller = site_of(index, call);
    const bool framework = random_.below(3) != 0;
    const uint32_t made = new_method(caller, methods_[index].depth + 1, framework);
    methods_[index].calls[call] = made;
  }
  return methods_[index].calls[call];
}

StackId GeneratorMemory::site(FlowId flow) {
  return site_of(tasks_[flows_[flow].task].root, random_.small_below(k_sites));
}

GeneratorMemory::Object GeneratorMemory::new_object(uint32_t owner) {
  const ObjectId object = tables_.add_object();
  const auto first = static_cast<uint32_t>(tables_.tables().locations.size());
  for (const NameId field : classes_[owner].fields) {
    Location location;
    location.framework = classes_[owner].framework;
    location.object = object;
    location.owner = classes_[owner].name;
    location.name = field;
    tables_.add_location(location);
  }
  last_.resize(tables_.tables().locations.size());
  return {owner, first};
}

GeneratorMemory::Pool GeneratorMemory::add_pool(uint32_t objects) {
  Pool pool;
  for (uint32_t i = 0; i < objects; ++i) pool.push_back(new_object(random_.below(k_classes)));
  return pool;
}

/// One of the flow's own objects, of the class if it has any; or a new one.
GeneratorMemory::Object GeneratorMemory::pick_object(Flow& flow, uint32_t owner) {
  uint32_t known = 0;
  for (const Object& object : flow.kept) known += object.owner == owner;
  const bool full = flow.kept.size() >= k_kept;
  if ((known == 0 && !full) || random_.chance(profile_.new_objects)) {
    const Object made = new_object(owner);
    if (flow.kept.empty() || (known < profile_.kept_objects && !full)) {
      flow.kept.push_back(made);
    } else {
      flow.kept[flow.next++ % flow.kept.size()] = made;
    }
    return made;
  }
  if (known == 0) return flow.kept[random_.below(static_cast<uint32_t>(flow.kept.size()))];
  uint32_t wanted = random_.below(known);
  for (const Object& object : flow.kept)
    if (object.owner == owner && wanted-- == 0) return object;
  return flow.kept.front();
}

void GeneratorMemory::begin_event(uint32_t event, bool first_only) {
  event_ = event;
  first_only_ = first_only;
}

bool GeneratorMemory::is_new(uint32_t location, bool write) {
  uint32_t& last = write ? last_[location].write : last_[location].read;
  return std::exchange(last, event_) != event_ || !first_only_;
}

/// A method at work on one object: up to `most` accesses. The result is how many were recorded.
size_t GeneratorMemory::work_on(Object object, uint32_t method, ThreadId thread, size_t most,
                                std::vector<Operation>& out) {
  const size_t before = out.size();
  const size_t count = std::min<size_t>(most, 2 + random_.small_below(14));
  const auto fields = static_cast<uint32_t>(classes_[object.owner].fields.size());
  for (size_t i = 0; i < count; ++i) {
    const uint64_t dice = random_.next();
    const auto field = static_cast<uint32_t>(((dice >> 8) & 0xff) * fields >> 8);
    const bool write = random_.chance(profile_.writes);
    if (!is_new(object.first + field, write)) continue;
    Operation access;
    access.kind = write ? OperationKind::Write : OperationKind::Read;
    access.thread = thread;
    access.subject = object.first + field;
    access.stack = site_of(method, field % k_sites);
    if (((dice >> 16) & 7) == 0) give_value(access, dice >> 20);
    out.push_back(access);
  }
  return out.size() - before;
}

void GeneratorMemory::run(FlowId id, ThreadId thread, size_t count, std::vector<Operation>& out) {
  const uint32_t root = tasks_[flows_[id].task].root;
  uint32_t method = root;
  for (size_t visits = 0; count > 0 && visits < 4 * k_kept; ++visits) {
    const Object object = pick_object(flows_[id], methods_[method].owner);
    count -= work_on(object, method, thread, count, out);
    const bool deeper = methods_[method].depth < k_depth && random_.below(4) != 0;
    method = deeper ? called(method, random_.one_in(24) ? random_.below(k_calls) : 0) : root;
  }
}

void GeneratorMemory::touch(const Pool& pool, FlowId flow, ThreadId thread, std::vector<Operation>& out) {
  const Object object = pool[random_.below(static_cast<uint32_t>(pool.size()))];
  work_on(object, tasks_[flows_[flow].task].root, thread, 1 + random_.below(3), out);
}

}  // namespace antecede::trace
