#include "scan/life_guards.h"

#include <algorithm>
#include <vector>

#include <absl/container/flat_hash_set.h>

namespace antecede::scan {

using action::ActionId;
using ir::Op;
using pointer::NodeId;
using pointer::ObjectId;

namespace {

/// The same objects, and there are some. A fragment that the system may make again is two objects to the analysis.
bool is_same(const pointer::ObjectSet& one, const pointer::ObjectSet& other) {
  if (one.empty() || one.size() != other.size()) return false;
  bool same = true;
  one.for_each([&](ObjectId object) { same &= other.contains(object); });
  return same;
}

constexpr int k_callers = 4;  // How far up a question is looked for.
constexpr std::string_view k_activity = "Landroid/app/Activity;", k_task = "Landroid/os/AsyncTask;";
constexpr std::string_view k_fragments[] = {"Landroid/app/Fragment;", "Landroidx/fragment/app/Fragment;",
                                            "Landroid/support/v4/app/Fragment;"};
/// In the event of each of these a fragment stops being added.
constexpr std::string_view k_ends_of_fragments[] = {"onDestroyView", "onDestroy", "onDetach"};

}  // namespace

/// The method, or one that overrides it.
bool LifeGuards::is_named(ir::MethodId method, std::string_view owner, std::string_view name) const {
  if (!method.valid()) return false;
  const ir::MethodRef& ref = subject_.program.symbols().method(subject_.program[method].ref);
  if (subject_.program.symbols().text(ref.name) != name) return false;
  const ir::TypeId type = subject_.program.symbols().find_type(owner);
  const ir::TypeId declared = subject_.program[subject_.program[method].owner].type;
  return type.valid() && subject_.hierarchy.is_subtype(declared, type) == ir::Truth::Yes;
}

bool LifeGuards::is_call_of(const ir::Instruction& insn, std::string_view owner, std::string_view name) const {
  const bool calls = insn.op == Op::InvokeVirtual || insn.op == Op::InvokeDirect || insn.op == Op::InvokeSuper;
  return calls && is_named(subject_.hierarchy.resolve(insn.method()), owner, name);
}

/// What the call is made on; empty: not known.
pointer::ObjectSet LifeGuards::receiver_of_call(NodePlace call) const {
  const pointer::MethodCode* code = subject_.solver.code(call.node);
  const ir::Body& body = subject_.program.body(subject_.solver.nodes()[call.node].method);
  const auto operands = body.operands(body.instructions()[call.instruction]);
  if (code == nullptr || operands.empty()) return {};
  const pointer::Local local = code->registers[operands[0].value()];
  return local == pointer::k_no_local ? pointer::ObjectSet() : subject_.solver.points_to(call.node, local);
}

pointer::ObjectSet LifeGuards::receiver(NodeId node) const {
  const pointer::MethodCode* code = subject_.solver.code(node);
  if (code == nullptr || code->parameters.empty() || code->parameters[0] == pointer::k_no_local) return {};
  return subject_.solver.points_to(node, code->parameters[0]);
}

/// Where the action calls the node, if that is one place in code that can be read.
std::optional<NodePlace> LifeGuards::only_caller(ActionId action, NodeId node) const {
  std::optional<NodePlace> found;
  for (const Reach::Caller& caller : reach_.callers(node)) {
    if (!reach_.runs(action, caller.node)) continue;
    if (found || !subject_.solver.nodes()[caller.node].method.valid()) return std::nullopt;
    found = NodePlace{caller.node, caller.instruction};
  }
  return found;
}

/// A branch on the answer stands before the use, and this answer leads there.
bool LifeGuards::asks_at(NodePlace use, std::string_view owner, std::string_view name, bool answer,
                         const pointer::ObjectSet& of) {
  const ir::MethodId method = subject_.solver.nodes()[use.node].method;
  if (!method.valid() || !subject_.program.body(method).ok()) return false;
  const Values& values = facts_.values(method);
  for (const Values::Test& test : values.tests_before(use.instruction)) {
    const ir::Instruction& branch = values.body().instructions()[test.branch];
    if (branch.op != Op::IfZero) continue;
    const auto asked = values.definition(branch.a);
    if (!asked || !is_call_of(values.body().instructions()[*asked], owner, name)) continue;
    const bool equal = branch.condition() == ir::Condition::Eq;
    if (!equal && branch.condition() != ir::Condition::Ne) continue;
    // The first way is taken where the condition holds: the answer is no, for Eq.
    const bool yes = (test.way == 0) != equal;
    if (yes == answer && is_same(receiver_of_call({use.node, *asked}), of)) return true;
  }
  return false;
}

bool LifeGuards::asks(ActionId action, NodePlace use, std::string_view owner, std::string_view name, bool answer,
                         const pointer::ObjectSet& of) {
  std::optional<NodePlace> at = use;
  for (int i = 0; at && i < k_callers; ++i) {
    if (asks_at(*at, owner, name, answer, of)) return true;
    at = only_caller(action, at->node);
  }
  return false;
}

bool LifeGuards::ends(const Occurrence& use, const Occurrence& end) {
  const NodePlace used = accesses_[use.access].charged, ended = accesses_[end.access].charged;
  if (accesses_[use.access].only.valid() || accesses_[end.access].only.valid()) return false;
  const action::Action& last = subject_.actions[end.action];
  const action::SystemEvent* event = last.event;
  pointer::ObjectSet activity;
  if (last.kind == action::Action::Kind::Lifecycle && last.receiver.valid() && event->automaton->name == "activity" &&
      event->automaton->states[event->transition->to].name == "destroyed")
    activity.insert(last.receiver);
  if (!activity.empty() && asks(use.action, used, k_activity, "isDestroyed", false, activity)) return true;
  std::optional<NodePlace> at = ended;
  for (int i = 0; at && i < k_callers; ++i) {
    const ir::MethodId method = subject_.solver.nodes()[at->node].method;
    for (const std::string_view fragment : k_fragments)
      for (const std::string_view name : k_ends_of_fragments)
        if (is_named(method, fragment, name) &&
            asks(use.action, used, fragment, "isAdded", true, receiver(at->node)))
          return true;
    at = only_caller(end.action, at->node);
  }
  return is_cancelled(use, end);
}

// Tasks that are cancelled --------------------------------------------------------------------------------------------

/// The task whose result the node handles, where all ways to it come from `AsyncTask.finish`, which asks before.
ObjectId LifeGuards::task_of(ActionId action, NodeId node) const {
  constexpr size_t k_most_nodes = 32;
  ObjectId task;
  std::vector<NodeId> work{node};
  absl::flat_hash_set<NodeId> seen{node};
  for (size_t i = 0; i < work.size(); ++i) {
    bool called = false;
    const bool handles = is_named(subject_.solver.nodes()[work[i]].method, k_task, "onPostExecute");
    for (const Reach::Caller& caller : reach_.callers(work[i])) {
      if (!reach_.runs(action, caller.node)) continue;
      called = true;
      if (handles && is_named(subject_.solver.nodes()[caller.node].method, k_task, "finish")) {
        const ObjectId one = receiver(work[i]).single();
        if (!one.valid() || (task.valid() && one != task)) return {};
        task = one;
      } else if (seen.insert(caller.node).second) {
        work.push_back(caller.node);
      }
    }
    if (!called || work.size() > k_most_nodes) return {};
  }
  return task;
}

/// Whoever comes to `end` comes to the call as well, unless there is no task to be called.
bool LifeGuards::is_asked_for(const Values& values, uint32_t cancel, uint32_t end) const {
  const ir::Body& body = values.body();
  const auto task = values.definition(body.operands(body.instructions()[cancel])[0]);
  const auto others = values.tests_before(end);
  for (const Values::Test& test : values.tests_before(cancel)) {
    const ir::Instruction& branch = body.instructions()[test.branch];
    const auto tested = values.definition(branch.a);
    const auto is_load = [&](uint32_t at) {
      return body.instructions()[at].op == Op::FieldGet || body.instructions()[at].op == Op::StaticGet;
    };
    const bool about_task = branch.op == Op::IfZero && task && tested &&
                            (*task == *tested || (is_load(*task) && is_load(*tested) && body.instructions()[*task].field() ==
                                                                                           body.instructions()[*tested].field()));
    const bool common = std::ranges::any_of(
        others, [&](const Values::Test& other) { return other.branch == test.branch && other.way == test.way; });
    if (!about_task && !common) return false;
  }
  return true;
}

bool LifeGuards::cancels(NodePlace end, ObjectId task) {
  const ir::MethodId method = subject_.solver.nodes()[end.node].method;
  if (!method.valid() || !subject_.program.body(method).ok()) return false;
  const Values& values = facts_.values(method);
  const auto& instructions = values.body().instructions();
  for (uint32_t i = 0; i < instructions.size(); ++i)
    if (is_call_of(instructions[i], k_task, "cancel") && receiver_of_call({end.node, i}).single() == task &&
        is_asked_for(values, i, end.instruction))
      return true;
  return false;
}

bool LifeGuards::is_cancelled(const Occurrence& use, const Occurrence& end) {
  const ObjectId task = task_of(use.action, accesses_[use.access].charged.node);
  if (!task.valid()) return false;
  std::optional<NodePlace> at = accesses_[end.access].charged;
  for (int i = 0; at && i < k_callers; ++i) {
    if (cancels(*at, task)) return true;
    at = only_caller(end.action, at->node);
  }
  return false;
}

}  // namespace antecede::scan
