// How objects move from variable to variable, and who is told.

#include "pointer/solver.h"

#include <algorithm>
#include <utility>

namespace antecede::pointer {

VariableId Solver::make_variable() {
  all_.emplace_back();
  fresh_.emplace_back();
  flows_.emplace_back();
  uses_.emplace_back();
  parent_.push_back(static_cast<uint32_t>(parent_.size()));
  waiting_.push_back(0);
  return VariableId(all_.size() - 1);
}

VariableId Solver::find(VariableId variable) const {
  uint32_t root = variable.value();
  while (parent_[root] != root) root = parent_[root];
  for (uint32_t at = variable.value(); parent_[at] != root;) at = std::exchange(parent_[at], root);
  return VariableId(root);
}

const ObjectSet& Solver::points_to(VariableId variable) const {
  return all_[find(variable).value()];
}

void Solver::push(VariableId variable) {
  if (waiting_[variable.value()]) return;
  waiting_[variable.value()] = 1;
  work_.push_back(variable);
}

void Solver::add(VariableId variable, ObjectId object) {
  variable = find(variable);
  if (!all_[variable.value()].insert(object)) return;
  fresh_[variable.value()].insert(object);
  push(variable);
}

void Solver::flow(VariableId from, VariableId to, ir::TypeId only) {
  from = find(from);
  to = find(to);
  if (from == to) return;
  if (only == program_.symbols().object()) only = {};
  if (!only.valid() && !known_flows_.insert(key_of(from.value(), to.value())).second) return;
  connect(from, to, only);
}

/// A cell and who loads or stores it: each object is told once to each use, so most of these are new, and asking whether
/// they are would cost more than it saves. What comes twice is dropped when cycles are looked for.
void Solver::connect_cell(VariableId from, VariableId to) {
  from = find(from);
  to = find(to);
  if (from != to) connect(from, to, {});
}

void Solver::connect(VariableId from, VariableId to, ir::TypeId only) {
  flows_[from.value()].push_back({to, only});
  ++flow_count_;
  if (all_[from.value()].empty()) return;
  ++flows_since_collapse_;
  if (only.valid())
    add(to, passing(all_[from.value()], only));
  else
    add(to, all_[from.value()]);
}

/// The variable must be the representative of its circle.
void Solver::add(VariableId to, const ObjectSet& objects) {
  if (!all_[to.value()].add(objects, added_)) return;
  if (fresh_[to.value()].empty())
    fresh_[to.value()].swap(added_);
  else
    fresh_[to.value()].add(added_);
  push(to);
}

void Solver::load(VariableId base, uint32_t slot, VariableId to) {
  use(base, {Use::Kind::Load, slot, to.value()});
}

void Solver::store(VariableId base, uint32_t slot, VariableId from) {
  use(base, {Use::Kind::Store, slot, from.value()});
}

void Solver::watch(VariableId variable, uint32_t token) {
  use(variable, {Use::Kind::Watch, token, 0});
}

void Solver::use(VariableId variable, Use use) {
  variable = find(variable);
  uses_[variable.value()].push_back(use);
  if (all_[variable.value()].empty()) return;
  const ObjectSet known = all_[variable.value()];
  tell(use, known);
}

void Solver::tell(const Use& use, const ObjectSet& objects) {
  if (use.kind == Use::Kind::Receiver || use.kind == Use::Kind::Invocation) return call_on_all(use, objects);
  const bool is_field = (use.kind == Use::Kind::Load || use.kind == Use::Kind::Store) && !slot::is_special(use.slot);
  // A variable may point to objects that its code never meets: only those of the field's class have the field.
  const ir::TypeId owner = is_field ? program_[program_[ir::FieldId(use.slot)].owner].type : ir::TypeId();
  const auto tell_one = [&](ObjectId object) { tell(use, object); };
  if (owner.valid() && owner != program_.symbols().object())
    passing(objects, owner).for_each(tell_one);
  else
    objects.for_each(tell_one);
}

void Solver::tell(const Use& use, ObjectId object) {
  switch (use.kind) {
    case Use::Kind::Load: connect_cell(cell(object, use.slot), VariableId(use.other)); break;
    case Use::Kind::Store: connect_cell(VariableId(use.other), cell(object, use.slot)); break;
    case Use::Kind::Receiver:
    case Use::Kind::Invocation: break;  // Many at once.
    case Use::Kind::Watch: harness_->grew(*this, use.slot, object); break;
    case Use::Kind::Copy: copy_object(invocations_[use.slot], object); break;
    case Use::Kind::ClassOf:
      add(VariableId(use.other), class_object_of(object));
      break;
    case Use::Kind::Reflection: reflect(use.slot, object); break;
  }
}

void Solver::spread(VariableId variable) {
  waiting_[variable.value()] = 0;
  if (find(variable) != variable) return;
  ObjectSet fresh;
  fresh.swap(fresh_[variable.value()]);
  if (fresh.empty()) return;
  for (size_t i = 0; i < flows_[variable.value()].size(); ++i) {
    const Flow flow = flows_[variable.value()][i];
    const VariableId to = find(flow.to);
    if (to == variable) continue;
    ++steps_;
    ++flows_since_collapse_;
    if (flow.only.valid())
      add(to, passing(fresh, flow.only));
    else
      add(to, fresh);
  }
  // Telling can make variables, so the list is looked at anew each time.
  for (size_t i = 0; i < uses_[variable.value()].size(); ++i) {
    const Use use = uses_[variable.value()][i];
    tell(use, fresh);
  }
}

void Solver::merge(VariableId from, VariableId into) {
  parent_[from.value()] = into.value();
  ObjectSet added;
  ObjectSet& mine = all_[into.value()];
  const ObjectSet theirs = std::move(all_[from.value()]);
  // What only one of the two had is news to those who listened to the other.
  ObjectSet only_mine = mine;
  mine.add(theirs, added);
  ObjectSet both = theirs;
  ObjectSet missing;
  both.add(only_mine, missing);
  fresh_[into.value()].add(added);
  fresh_[into.value()].add(missing);
  fresh_[into.value()].add(fresh_[from.value()]);
  fresh_[from.value()].clear();
  all_[from.value()].clear();
  auto& flows = flows_[from.value()];
  flows_[into.value()].insert(flows_[into.value()].end(), flows.begin(), flows.end());
  std::vector<Flow>().swap(flows);
  auto& uses = uses_[from.value()];
  uses_[into.value()].insert(uses_[into.value()].end(), uses.begin(), uses.end());
  std::vector<Use>().swap(uses);
  if (!fresh_[into.value()].empty()) push(into);
}

/// Flows that are the same, or have become so.
void Solver::drop_double_flows() {
  std::vector<uint32_t> last(all_.size(), UINT32_MAX);
  flow_count_ = 0;
  for (uint32_t i = 0; i < flows_.size(); ++i) {
    std::erase_if(flows_[i], [&](Flow& flow) {
      flow.to = find(flow.to);
      if (flow.to.value() == i) return true;
      return !flow.only.valid() && std::exchange(last[flow.to.value()], i) == i;
    });
    flow_count_ += flows_[i].size();
  }
}

/// Variables that flow into each other in a circle point to the same objects: they become one (Tarjan's algorithm,
/// without recursion).
void Solver::collapse_cycles() {
  flows_since_collapse_ = 0;
  drop_double_flows();
  const uint32_t count = static_cast<uint32_t>(all_.size());
  std::vector<uint32_t> index(count, 0), low(count, 0);
  std::vector<uint8_t> on_stack(count, 0);
  std::vector<uint32_t> stack;
  struct Frame {
    uint32_t variable;
    size_t next;
  };
  std::vector<Frame> frames;
  std::vector<std::pair<uint32_t, uint32_t>> merges;
  uint32_t number = 0;
  for (uint32_t root = 0; root < count; ++root) {
    if (parent_[root] != root || index[root] != 0 || flows_[root].empty()) continue;
    frames.push_back({root, 0});
    index[root] = low[root] = ++number;
    stack.push_back(root);
    on_stack[root] = 1;
    while (!frames.empty()) {
      Frame& frame = frames.back();
      const uint32_t at = frame.variable;
      if (frame.next < flows_[at].size()) {
        const Flow& flow = flows_[at][frame.next++];
        if (flow.only.valid()) continue;
        const uint32_t to = find(flow.to).value();
        if (index[to] == 0) {
          index[to] = low[to] = ++number;
          stack.push_back(to);
          on_stack[to] = 1;
          frames.push_back({to, 0});
        } else if (on_stack[to]) {
          low[at] = std::min(low[at], index[to]);
        }
        continue;
      }
      if (low[at] == index[at]) {
        for (;;) {
          const uint32_t member = stack.back();
          stack.pop_back();
          on_stack[member] = 0;
          if (member == at) break;
          merges.push_back({member, at});
        }
      }
      frames.pop_back();
      if (!frames.empty()) {
        const uint32_t above = frames.back().variable;
        low[above] = std::min(low[above], low[at]);
      }
    }
  }
  for (const auto& [from, into] : merges) merge(VariableId(from), find(VariableId(into)));
}

}  // namespace antecede::pointer
