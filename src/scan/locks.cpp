#include "scan/locks.h"

#include <algorithm>
#include <deque>

namespace antecede::scan {

using ir::Op;
using pointer::NodeId;

Locks::Locks(const Subject& subject, const Reach& reach, MethodFacts& facts)
    : subject_(subject), reach_(reach), facts_(facts), entries_(subject.solver.nodes().size()) {
  find_entries();
}

// Within a method ---------------------------------------------------------------------------------------------------

/// Follows calls for a few steps: whether they end in taking or giving back a lock.
Locks::Effect Locks::effect_of(ir::MethodId target) {
  constexpr size_t k_most_methods = 24;
  const auto [place, added] = effects_.try_emplace(target, Effect::None);
  if (!added) return place->second;
  const ir::Program& program = subject_.program;
  const ir::Proto& proto = program.symbols().proto(program.symbols().method(program[target].ref).proto);
  if (!subject_.semantics.is_model(program[target].owner) || program.symbols().type(proto.return_type).tag != 'V' ||
      !proto.parameters.empty())
    return Effect::None;
  bool takes = false, gives = false;
  std::vector<ir::MethodId> work = subject_.hierarchy.possible_targets(target);
  for (size_t i = 0; i < work.size() && i < k_most_methods; ++i) {
    if (!program[work[i]].has_code()) continue;
    if (!subject_.semantics.is_model(program[work[i]].owner)) continue;
    const ir::Body& body = program.body(work[i]);
    if (!body.ok()) continue;
    for (const ir::Instruction& insn : body.instructions()) {
      if (!ir::is_invoke(insn.op) || insn.op == Op::Closure || insn.op == Op::Concat || insn.op == Op::RecordMethod ||
          insn.op == Op::InvokeCustom || insn.op == Op::InvokePolymorphic)
        continue;
      const ir::MethodId called = subject_.hierarchy.resolve(insn.method());
      if (!called.valid()) continue;
      if (const auto intrinsic = subject_.semantics.intrinsic(called)) {
        takes |= *intrinsic == model::Intrinsic::SyncLock || *intrinsic == model::Intrinsic::SyncLockUninterruptibly;
        gives |= *intrinsic == model::Intrinsic::SyncUnlock;
      } else if (std::ranges::find(work, called) == work.end()) {
        work.push_back(called);
      }
    }
  }
  const Effect effect = takes && !gives ? Effect::Takes : gives && !takes ? Effect::Gives : Effect::None;
  return effects_[target] = effect;
}

void Locks::step(ir::MethodId method, uint32_t index, std::vector<LocalLock>& state) {
  const ir::Body& body = subject_.program.body(method);
  const ir::Instruction& insn = body.instructions()[index];
  const Values& values = facts_.values(method);
  Effect effect = insn.op == Op::MonitorEnter  ? Effect::Takes
                  : insn.op == Op::MonitorExit ? Effect::Gives
                                               : Effect::None;
  ir::Register lock = insn.a;
  if ((insn.op == Op::InvokeVirtual || insn.op == Op::InvokeInterface) && insn.operand_count == 1) {
    const ir::MethodId target = subject_.hierarchy.resolve(insn.method());
    if (target.valid()) effect = effect_of(target);
    lock = body.operands(insn)[0];
  }
  if (effect == Effect::Takes) state.push_back({values.root(lock), index});
  if (effect != Effect::Gives) return;
  const Path given = values.path(lock);
  for (size_t i = state.size(); i-- > 0;) {
    if (state[i].lock != values.root(lock) && !(given.known() && given == values.path(state[i].lock))) continue;
    state.erase(state.begin() + static_cast<std::ptrdiff_t>(i));
    return;
  }
}

const Locks::LocalLocks& Locks::local(ir::MethodId method) {
  const auto [place, added] = local_.try_emplace(method);
  if (!added) return place->second;
  const ir::Body& body = subject_.program.body(method);
  LocalLocks held(body.instructions().size());
  const bool any = std::ranges::any_of(body.instructions(), [&](const ir::Instruction& insn) {
    if (insn.op == Op::MonitorEnter) return true;
    if (insn.op != Op::InvokeVirtual && insn.op != Op::InvokeInterface) return false;
    const ir::MethodId target = subject_.hierarchy.resolve(insn.method());
    return target.valid() && insn.operand_count == 1 && effect_of(target) == Effect::Takes;
  });
  if (any && body.ok()) {
    std::vector<std::optional<std::vector<LocalLock>>> at(body.blocks().size());
    std::deque<uint32_t> work{0};
    at[0].emplace();
    while (!work.empty()) {
      const uint32_t number = work.front();
      work.pop_front();
      const ir::Block& block = body.blocks()[number];
      std::vector<LocalLock> state = *at[number];
      for (uint32_t i = 0; i < block.instruction_count; ++i) {
        held[block.first_instruction + i] = state;
        step(method, block.first_instruction + i, state);
      }
      for (const ir::Edge& edge : body.successors(block)) {
        auto& next = at[edge.block().value()];
        const size_t before = next ? next->size() : SIZE_MAX;
        if (!next)
          next = state;
        else
          std::erase_if(*next, [&](const LocalLock& lock) {
            return std::ranges::none_of(state, [&](const LocalLock& other) { return other.lock == lock.lock; });
          });
        if (next->size() != before) work.push_back(edge.block().value());
      }
    }
  }
  return local_[method] = std::move(held);
}

// Between methods ---------------------------------------------------------------------------------------------------

bool Locks::meet(std::vector<HeldLock>& into, const std::vector<HeldLock>& other) {
  std::vector<HeldLock> both;
  for (const HeldLock& lock : into)
    for (const HeldLock& same : other) {
      HeldLock kept;
      if (lock.path.known() && lock.path == same.path) kept.path = lock.path;
      if (lock.object == same.object) kept.object = lock.object;
      if ((kept.path.known() || kept.object.valid()) && std::ranges::find(both, kept) == both.end())
        both.push_back(std::move(kept));
    }
  const bool changed = both != into;
  into = std::move(both);
  return changed;
}

/// What the callee may know of the locks that its caller holds.
std::vector<HeldLock> Locks::passed_on(const std::vector<HeldLock>& held, NodePlace call, NodeId callee) {
  std::vector<HeldLock> result;
  const ir::MethodId method = subject_.solver.nodes()[call.node].method;
  const pointer::MethodCode* code = subject_.solver.code(callee);
  if (held.empty() || !method.valid() || code == nullptr) return result;
  const ir::Body& body = subject_.program.body(method);
  const auto operands = body.operands(body.instructions()[call.instruction]);
  const bool direct = operands.size() == code->parameters.size();
  for (const HeldLock& lock : held) {
    HeldLock passed{{}, lock.object};
    if (lock.path.root == Path::Root::Static || lock.path.root == Path::Root::Class) passed.path = lock.path;
    for (size_t i = 0; direct && lock.path.known() && i < operands.size(); ++i) {
      if (body.info(operands[i]).kind != ir::Kind::Reference) continue;
      const Path argument = facts_.values(method).path(operands[i]);
      const bool leads = argument.known() && argument.root == lock.path.root && argument.index == lock.path.index &&
                         argument.fields.size() <= lock.path.fields.size() &&
                         std::equal(argument.fields.begin(), argument.fields.end(), lock.path.fields.begin());
      if (!leads) continue;
      passed.path.root = Path::Root::Parameter;
      passed.path.index = static_cast<uint32_t>(i);
      passed.path.fields.assign(lock.path.fields.begin() + static_cast<std::ptrdiff_t>(argument.fields.size()),
                                lock.path.fields.end());
      break;
    }
    if (passed.path.known() || passed.object.valid()) result.push_back(std::move(passed));
  }
  return result;
}

void Locks::find_entries() {
  base::IdVector<NodeId, uint8_t> met(subject_.solver.nodes().size());
  std::deque<NodeId> work;
  for (const action::Action& action : subject_.actions.list()) {
    entries_[action.root].clear();
    met[action.root] = 1;
    work.push_back(action.root);
  }
  while (!work.empty()) {
    const NodeId node = work.front();
    work.pop_front();
    const pointer::MethodCode* code = subject_.solver.code(node);
    for (const pointer::CallEdge& edge : subject_.solver.edges(node)) {
      if (edge.kind != pointer::EdgeKind::Call) continue;
      std::vector<HeldLock> passed;
      if (code != nullptr && edge.site < code->calls.size()) {
        const NodePlace call{node, code->calls[edge.site].instruction};
        passed = passed_on(held(call), call, edge.callee);
      }
      const bool first = !std::exchange(met[edge.callee], uint8_t(1));
      if (first) entries_[edge.callee] = std::move(passed);
      if (first || meet(entries_[edge.callee], passed)) work.push_back(edge.callee);
    }
  }
}

std::vector<HeldLock> Locks::held(NodePlace at) {
  std::vector<HeldLock> result = entries_[at.node];
  const ir::MethodId method = subject_.solver.nodes()[at.node].method;
  const pointer::MethodCode* code = subject_.solver.code(at.node);
  if (!method.valid() || code == nullptr || !subject_.program.body(method).ok()) return result;
  for (const LocalLock& lock : local(method)[at.instruction]) {
    HeldLock held;
    held.path = facts_.values(method).path(lock.lock);
    const pointer::Local number = code->registers[lock.lock.value()];
    if (number != pointer::k_no_local) held.object = subject_.solver.points_to(at.node, number).single();
    if (held.path.known() || held.object.valid()) result.push_back(std::move(held));
  }
  return result;
}

namespace {

/// The path of what the lock is of, if it leads on from the base.
HeldLock relative(HeldLock lock, const Path& base) {
  const bool leads = base.known() && lock.path.known() && base.root == lock.path.root &&
                     base.index == lock.path.index && base.fields.size() <= lock.path.fields.size() &&
                     std::equal(base.fields.begin(), base.fields.end(), lock.path.fields.begin());
  if (leads) {
    lock.path.root = Path::Root::New;  // Of the base itself.
    lock.path.index = 0;
    lock.path.fields.erase(lock.path.fields.begin(),
                           lock.path.fields.begin() + static_cast<std::ptrdiff_t>(base.fields.size()));
  } else if (lock.path.root != Path::Root::Static && lock.path.root != Path::Root::Class) {
    lock.path = {};
  }
  return lock;
}

}  // namespace

Path Locks::base_path(const Access& access, const Touch& touch) {
  const ir::MethodId method = subject_.solver.nodes()[access.charged.node].method;
  if (!method.valid() || !subject_.program.body(method).ok() || touch.objects == nullptr) return {};
  const ir::Body& body = subject_.program.body(method);
  const ir::Instruction& insn = body.instructions()[access.charged.instruction];
  if (access.charged == touch.at && !ir::is_invoke(insn.op)) return facts_.values(method).path(insn.a);
  if (!ir::is_invoke(insn.op) || body.operands(insn).empty()) return {};
  const ir::Register receiver = body.operands(insn)[0];
  const pointer::Local local = subject_.solver.code(access.charged.node)->registers[receiver.value()];
  if (local == pointer::k_no_local) return {};
  return subject_.solver.points_to(access.charged.node, local).intersects(*touch.objects)
             ? facts_.values(method).path(receiver)
             : Path();
}

std::vector<HeldLock> Locks::held(const Access& access, const Touch& touch) {
  std::vector<HeldLock> result;
  const Path base = base_path(access, touch);
  for (HeldLock& lock : held(access.charged)) result.push_back(relative(std::move(lock), base));
  if (access.charged == touch.at) return result;
  const ir::MethodId method = subject_.solver.nodes()[touch.at.node].method;
  Path inner;
  if (method.valid() && subject_.program.body(method).ok() && touch.objects != nullptr) {
    const ir::Body& body = subject_.program.body(method);
    const ir::Instruction& insn = body.instructions()[touch.at.instruction];
    const bool call = ir::is_invoke(insn.op);
    if (!call || !body.operands(insn).empty())
      inner = facts_.values(method).path(call ? body.operands(insn)[0] : insn.a);
  }
  for (HeldLock& lock : held(touch.at)) {
    HeldLock seen = relative(std::move(lock), inner);
    if (std::ranges::find(result, seen) == result.end()) result.push_back(std::move(seen));
  }
  return result;
}

}  // namespace antecede::scan
