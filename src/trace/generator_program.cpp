#include "trace/generator_program.h"

#include <algorithm>

#include <fmt/format.h>

namespace antecede::trace {

namespace {

constexpr uint32_t k_classes = 600;
constexpr uint32_t k_tasks = 400;
constexpr uint32_t k_calls = 4;     ///< Of one method.
constexpr uint32_t k_sites = 6;     ///< Places in a method that access memory.
constexpr uint32_t k_methods = 12;  ///< Of a class.
constexpr uint32_t k_depth = 12;
constexpr uint32_t k_hot = 12;     ///< Objects of a class that stay.
constexpr uint32_t k_recent = 48;  ///< Others that are remembered.

}  // namespace

GeneratorProgram::GeneratorProgram(TableBuilder& tables, GeneratorRandom& random) : tables_(tables), random_(random) {
  nodes_.emplace_back();  // 0 means none.
  make_classes();
  make_tasks();
}

void GeneratorProgram::make_classes() {
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
  for (Class& owner : classes_)
    for (uint32_t i = 0; i < k_hot; ++i) owner.hot.push_back(new_object(owner));
}

void GeneratorProgram::make_tasks() {
  const StackId main =
      tables_.stack("android.app.ActivityThread", "main([Ljava/lang/String;)V", 7356, StackId(), true);
  const StackId loop = tables_.stack("android.os.Looper", "loop()V", 223, main, true);
  const StackId dispatch =
      tables_.stack("android.os.Handler", "dispatchMessage(Landroid/os/Message;)V", 99, loop, true);
  for (uint32_t i = 0; i < k_tasks; ++i) {
    Task task;
    task.root = new_node(dispatch, 0, i % 4 == 0);
    const Node& root = nodes_[task.root];
    const auto& names = tables_.tables().names;
    task.label = tables_.name(fmt::format("{}.{}", names[classes_[root.owner].name], names[root.method]));
    tasks_.push_back(task);
  }
}

uint32_t GeneratorProgram::new_node(StackId caller, uint32_t depth, bool framework) {
  Node node;
  node.caller = caller;
  node.depth = depth;
  node.owner = random_.below(k_classes / 2) * 2 + (framework ? 0 : 1);
  node.method_index = random_.below(k_methods);
  node.method = tables_.name(fmt::format("method{}()V", node.method_index));
  node.calls.resize(k_calls);
  nodes_.push_back(std::move(node));
  return static_cast<uint32_t>(nodes_.size() - 1);
}

/// The stack of one place in a method; all places of a method get their stacks at once.
StackId GeneratorProgram::site_of(uint32_t index, uint32_t site) {
  Node& node = nodes_[index];
  if (node.sites.empty()) {
    const Class& owner = classes_[node.owner];
    const uint32_t line = 10 + node.method_index * 40;
    for (uint32_t i = 0; i < k_sites; ++i) {
      Frame frame;
      frame.owner = owner.name;
      frame.method = node.method;
      frame.line = line + i;
      frame.pc = i * 6;
      frame.framework = owner.framework;
      node.sites.push_back(tables_.stack(tables_.frame(frame), node.caller));
    }
  }
  return node.sites[site];
}

uint32_t GeneratorProgram::called(uint32_t index, uint32_t call) {
  if (nodes_[index].calls[call] == 0) {
    const StackId caller = site_of(index, call);
    const bool framework = random_.below(3) != 0;
    const uint32_t made = new_node(caller, nodes_[index].depth + 1, framework);
    nodes_[index].calls[call] = made;
  }
  return nodes_[index].calls[call];
}

StackId GeneratorProgram::site(const Task& task) {
  return site_of(task.root, random_.small_below(k_sites));
}

uint32_t GeneratorProgram::new_object(Class& owner) {
  const ObjectId object = tables_.add_object();
  const auto first = static_cast<uint32_t>(tables_.tables().locations.size());
  for (const NameId field : owner.fields) {
    Location location;
    location.framework = owner.framework;
    location.object = object;
    location.owner = owner.name;
    location.name = field;
    tables_.add_location(location);
  }
  return first;
}

uint32_t GeneratorProgram::pick_object(Class& owner) {
  if (random_.below(3) == 0) return owner.hot[random_.small_below(k_hot)];
  if (owner.recent.empty() || random_.below(9) == 0) {
    const uint32_t made = new_object(owner);
    if (owner.recent.size() < k_recent) {
      owner.recent.push_back(made);
    } else {
      owner.recent[owner.next_recent++ % k_recent] = made;
    }
    return made;
  }
  return owner.recent[random_.below(static_cast<uint32_t>(owner.recent.size()))];
}

/// A method at work on one object: up to `most` accesses. The result is how many.
size_t GeneratorProgram::visit(uint32_t index, ThreadId thread, size_t most, std::vector<Operation>& out) {
  Class& owner = classes_[nodes_[index].owner];
  const uint32_t first = pick_object(owner);
  const size_t count = std::min<size_t>(most, 2 + random_.small_below(14));
  const auto fields = static_cast<uint32_t>(owner.fields.size());
  for (size_t i = 0; i < count; ++i) {
    const uint64_t dice = random_.next();
    Operation access;
    access.kind = (dice & 3) == 0 ? OperationKind::Write : OperationKind::Read;
    access.thread = thread;
    const auto field = static_cast<uint32_t>(((dice >> 8) & 0xff) * fields >> 8);
    access.subject = first + field;
    access.stack = site_of(index, field % k_sites);
    if (((dice >> 16) & 7) == 0) {
      access.flags |= Operation::k_has_value;
      if (((dice >> 20) & 7) == 0)
        access.flags |= Operation::k_null;
      else
        access.value = static_cast<int64_t>((dice >> 24) & 15);
    }
    out.push_back(access);
  }
  return count;
}

void GeneratorProgram::run(const Task& task, ThreadId thread, size_t count, std::vector<Operation>& out) {
  uint32_t node = task.root;
  while (count > 0) {
    count -= visit(node, thread, count, out);
    const bool deeper = nodes_[node].depth < k_depth && random_.below(4) != 0;
    node = deeper ? called(node, random_.one_in(12) ? random_.below(k_calls) : 0) : task.root;
  }
}

}  // namespace antecede::trace
