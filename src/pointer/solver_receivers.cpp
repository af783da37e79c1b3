// Calls whose target depends on the receiver: where they go for which objects.

#include <algorithm>

#include "pointer/solver.h"

namespace antecede::pointer {

ir::MethodId Solver::dispatch(ir::ClassId receiver, ir::MethodId method) {
  const auto [place, added] = dispatched_.try_emplace(key_of(receiver.value(), method.value()));
  if (added) place->second = hierarchy_.dispatch(receiver, method);
  return place->second;
}

/// Which method it calls does not depend on the receiver.
bool Solver::is_exact(const CallStep& call) const {
  return !call.is_virtual() || (program_[call.target].access_flags & ir::k_private) != 0;
}

/// A constructor, a private method or one of the class above that is told apart by the object all the same.
bool Solver::is_on_holder(const CallStep& call) {
  return call.op != ir::Op::InvokeStatic && program_[call.target].has_code() && !is_own(call.target) &&
         inlining_.is_holders(call.target);
}

Invocation Solver::invocation_of(const Use& use) const {
  if (use.kind == Use::Kind::Invocation) return invocations_[use.slot];
  return invocation_of(receiver_sites_[use.slot].node, receiver_sites_[use.slot].call);
}

std::vector<Solver::Target>& Solver::targets_of(const Use& use) {
  if (use.kind == Use::Kind::Receiver) return receiver_sites_[use.slot].targets;
  if (invocation_targets_.size() <= use.slot) invocation_targets_.resize(use.slot + 1);
  return invocation_targets_[use.slot];
}

const Solver::Target* Solver::find_target(const Use& use, ir::MethodId method) {
  const std::vector<Target>& targets = targets_of(use);
  const auto known = std::ranges::find(targets, method, &Target::method);
  return known == targets.end() ? nullptr : &*known;
}

/// The method that the call goes to whatever the receiver is; none: it depends on it.
ir::MethodId Solver::exact_target(const Use& use) const {
  if (use.kind == Use::Kind::Invocation) return {};
  const ReceiverSite& site = receiver_sites_[use.slot];
  const CallStep& call = codes_.find(nodes_[site.node].method)->calls[site.call];
  return is_exact(call) ? call.target : ir::MethodId();
}

/// Finds where a call of the method goes for these objects, as far as it is not known. An object of a class that does not have
/// the method cannot be there in any run.
const Solver::Dispatch& Solver::dispatch_all(ir::MethodId method, const ObjectSet& receivers) {
  Dispatch& known = dispatches_[method];
  ObjectSet news;
  if (!known.asked.add(receivers, news)) return known;
  const ir::TypeId declared = program_[program_[method].owner].type;
  const bool has_any = declared == program_.symbols().object();
  news.for_each([&](ObjectId object) {
    const Object::Kind kind = objects_[object].kind;
    const bool is_apart = kind == Object::Kind::Closure || kind == Object::Kind::Proxy;
    const bool is_vague = is_apart || kind == Object::Kind::Opaque || kind == Object::Kind::Harness;
    if (!is_vague && !has_any && !find_passes(object, declared)) return;
    const ir::ClassId owner = class_of(object);
    if (!is_apart && !owner.valid()) return;
    known.callable.insert(object);
    const ir::MethodId target = is_apart ? ir::MethodId() : dispatch(owner, method);
    if (!target.valid()) {
      known.others.insert(object);
      return;
    }
    auto place = std::ranges::find(known.targets, target, &std::pair<ir::MethodId, ObjectSet>::first);
    if (place == known.targets.end()) place = known.targets.insert(place, {target, {}});
    place->second.insert(object);
  });
  return known;
}

void Solver::call_on_all(const Use& use, const ObjectSet& receivers) {
  if (const ir::MethodId target = exact_target(use); target.valid())
    return receivers.for_each([&](ObjectId object) { call_on_one(use, target, object); });
  const ir::MethodId method =
      use.kind == Use::Kind::Receiver ? receiver_sites_[use.slot].method : invocations_[use.slot].method;
  const Dispatch& found = dispatch_all(method, receivers);
  const ObjectSet others = receivers.common(found.others);
  // What is called here can find more, so that the list is looked at anew each time.
  if (receivers.size() > found.targets.size()) {
    const size_t count = found.targets.size();
    for (size_t i = 0; i < count; ++i) {
      const auto& [target, all] = dispatches_[method].targets[i];
      const ir::MethodId called = target;
      call_on_some(use, called, receivers.common(all));
    }
  } else {
    const ObjectSet callable = receivers.common(found.callable);
    callable.for_each([&](ObjectId object) {
      if (!others.contains(object)) call_on_one(use, dispatch(class_of(object), method), object);
    });
  }
  others.for_each([&](ObjectId object) { call_apart(invocation_of(use), object); });
}

/// The call goes there for all of these.
void Solver::call_on_some(const Use& use, ir::MethodId target, const ObjectSet& receivers) {
  if (receivers.empty()) return;
  ObjectId told;
  if (find_target(use, target) == nullptr) {
    told = receivers.first();
    call_on_one(use, target, told);
  }
  const Target* known = find_target(use, target);
  if (known == nullptr)
    return receivers.for_each([&](ObjectId object) {
      if (object != told) call_on_one(use, target, object);
    });
  const VariableId self = known->self;
  if (rough_ == nullptr && is_own(target)) {
    const Invocation invocation = invocation_of(use);
    receivers.for_each([&](ObjectId object) {
      if (object != told) count_own_receiver(invocation.caller, invocation.site, target);
    });
  }
  if (self.valid()) add(find(self), receivers);
}

/// Where it goes for other receivers is known: this one goes there, too.
void Solver::call_on_one(const Use& use, ir::MethodId target, ObjectId receiver) {
  if (const Target* known = find_target(use, target); known != nullptr) {
    const VariableId self = known->self;
    if (rough_ == nullptr && is_own(target)) {
      const Invocation invocation = invocation_of(use);
      count_own_receiver(invocation.caller, invocation.site, target);
    }
    if (self.valid()) add(self, receiver);
    return;
  }
  const Called called = call(invocation_of(use), target, receiver);
  if (called.for_all) targets_of(use).push_back({target, called.self});
}

void Solver::call_apart(const Invocation& invocation, ObjectId receiver) {
  const Object::Kind kind = objects_[receiver].kind;
  if (kind == Object::Kind::Closure) return call_closure(invocation, receiver);
  if (kind == Object::Kind::Proxy) return call_proxy(invocation, receiver);
  if ((kind == Object::Kind::Opaque || kind == Object::Kind::Harness) && is_first(invocation, invocation.method))
    call_opaque(invocation, program_[invocation.method].ref);
}

void Solver::count_own_receiver(NodeId caller, uint32_t site, ir::MethodId target) {
  if (rough_ != nullptr || !is_own(target)) return;
  const ir::MethodId from = nodes_[caller].method;
  if (from.valid() && !is_own(from)) ++own_receivers_[key_of(caller.value(), site)];
}

uint32_t Solver::own_receivers(NodeId node, uint32_t site) const {
  const auto known = own_receivers_.find(key_of(node.value(), site));
  return known == own_receivers_.end() ? 0 : known->second;
}

}  // namespace antecede::pointer
