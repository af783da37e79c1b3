#include "pointer/origins.h"

#include <algorithm>
#include <bit>
#include <deque>
#include <variant>

#include "pointer/solver.h"

namespace antecede::pointer {

namespace {

size_t count(const std::vector<uint64_t>& bits) {
  size_t result = 0;
  for (uint64_t word : bits) result += static_cast<size_t>(std::popcount(word));
  return result;
}

/// Adds the bits; true: some are new.
bool add(std::vector<uint64_t>& to, const std::vector<uint64_t>& bits) {
  if (to.size() < bits.size()) to.resize(bits.size(), 0);
  bool grew = false;
  for (size_t i = 0; i < bits.size(); ++i) {
    grew |= (bits[i] & ~to[i]) != 0;
    to[i] |= bits[i];
  }
  return grew;
}

}  // namespace

void Origins::learn(const Solver& rough) {
  const size_t methods = rough.program().methods().size();
  owners_.assign(methods, {});
  followers_.assign(methods, {});
  find_sources(rough);
  spread();
  size_t own_methods = 0;
  for (const Node& node : rough.nodes()) own_methods += node.method.valid() && rough.is_own(node.method);
  choose(own_methods);
  followers_.clear();
}

const Object* Origins::only(ir::MethodId method) const {
  if (method.value() >= owners_.size() || count(owners_[method.value()]) != 1) return nullptr;
  const Owners& owners = owners_[method.value()];
  for (size_t i = 0; i < owners.size(); ++i)
    if (owners[i] != 0) return &components_[i * 64 + static_cast<size_t>(std::countr_zero(owners[i]))];
  return nullptr;
}

// Who works for whom ------------------------------------------------------------------------------------------------

void Origins::find_sources(const Solver& rough) {
  for (size_t i = 0; i < rough.nodes().size(); ++i) {
    const ir::MethodId method = rough.nodes()[NodeId(i)].method;
    if (!method.valid() || !rough.is_own(method)) continue;
    add_receivers(rough, NodeId(i), method);
    add_calls(rough, NodeId(i), method);
  }
  for (size_t i = 0; i < rough.objects().size(); ++i)
    if (const Object& object = rough.objects()[ObjectId(i)]; object.kind == Object::Kind::Closure) add_closure(rough, object);
}

void Origins::add_receivers(const Solver& rough, NodeId node, ir::MethodId method) {
  const MethodCode* code = rough.code(node);
  if (code == nullptr || rough.program()[method].is_static() || code->parameters.empty() || code->parameters[0] == k_no_local)
    return;
  rough.points_to(node, code->parameters[0]).for_each([&](ObjectId receiver) {
    const Object& object = rough.objects()[receiver];
    if (rough.is_component(receiver))
      seed(rough, method, receiver);
    else if (object.method.valid() && rough.is_own(object.method))
      follow(object.method, method);
  });
}

/// What a static method does is done for whom its callers work.
void Origins::add_calls(const Solver& rough, NodeId caller, ir::MethodId method) {
  for (const CallEdge& edge : rough.edges(caller)) {
    const ir::MethodId callee = rough.nodes()[edge.callee].method;
    if (edge.kind == EdgeKind::Call && callee.valid() && rough.is_own(callee) && rough.program()[callee].is_static())
      follow(method, callee);
  }
}

/// What a closure stands for is called by whoever gets it, for whom it was made.
void Origins::add_closure(const Solver& rough, const Object& closure) {
  if (!closure.method.valid() || !rough.is_own(closure.method)) return;
  const ir::MethodId target = rough.implementation_of(closure);
  if (target.valid() && rough.is_own(target)) follow(closure.method, target);
}

void Origins::seed(const Solver& rough, ir::MethodId method, ObjectId component) {
  const auto [number, added] = numbers_.try_emplace(component, components_.size());
  if (added) components_.push_back(rough.objects()[component]);
  Owners one(number->second / 64 + 1, 0);
  one[number->second / 64] = uint64_t(1) << (number->second % 64);
  add(owners_[method.value()], one);
}

void Origins::follow(ir::MethodId from, ir::MethodId to) {
  std::vector<ir::MethodId>& known = followers_[from.value()];
  if (from != to && std::ranges::find(known, to) == known.end()) known.push_back(to);
}

void Origins::spread() {
  std::deque<ir::MethodId> work;
  for (size_t i = 0; i < owners_.size(); ++i)
    if (!owners_[i].empty()) work.push_back(ir::MethodId(i));
  while (!work.empty()) {
    const ir::MethodId from = work.front();
    work.pop_front();
    for (const ir::MethodId to : followers_[from.value()])
      if (add(owners_[to.value()], owners_[from.value()])) work.push_back(to);
  }
}

// What is worth it ----------------------------------------------------------------------------------------------------

void Origins::choose(size_t own_methods) {
  std::vector<size_t> looks;  // Of methods that work for several, by number of components: looks.
  for (const Owners& owners : owners_) {
    const size_t components = count(owners);
    if (components < 2) continue;
    if (looks.size() <= components) looks.resize(components + 1, 0);
    looks[components] += components;
  }
  const size_t budget = std::max(k_least_budget, own_methods);
  size_t most = 0, sum = 0;
  while (most + 1 < looks.size() && sum + looks[most + 1] <= budget) sum += looks[++most];
  apart_.assign(owners_.size(), 0);
  for (size_t i = 0; i < owners_.size(); ++i) {
    const size_t components = count(owners_[i]);
    apart_[i] = components > 1 && components <= most;
    given_up_ += components > most && components > 1;
  }
}

}  // namespace antecede::pointer
