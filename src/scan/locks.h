#pragma once

#include <string>
#include <vector>

#include "scan/accesses.h"
#include "scan/method_facts.h"

namespace antecede::scan {

/// A lock that is held for sure: as a path from what the method knows, and as the only object it can be.
struct HeldLock {
  Path path;
  pointer::ObjectId object;
  bool operator==(const HeldLock&) const = default;
};

/// Which locks are held where, on every way there: `synchronized`, and what takes and gives back a lock through the
/// model (`Lock.lock`, seen by the intrinsics it leads to). Shared locks and locks that are only tried do not count.
///
/// What holds at the begin of a node is what holds at all calls of it (a greatest fixpoint over the calls of one event).
class Locks {
 public:
  Locks(const Subject& subject, const Reach& reach, MethodFacts& facts);

  /// Where the instruction begins.
  std::vector<HeldLock> held(NodePlace at);
  /// Of an access: at the touch and at the place that is charged.
  std::vector<HeldLock> held(const Access& access, const Touch& touch);

  /// The path of an access's object at the place that is charged; none where it is not known.
  Path base_path(const Access& access, const Touch& touch);

 private:
  struct LocalLock {
    ir::Register lock;
    uint32_t site = 0;
  };
  /// By instruction: what the method itself holds there.
  using LocalLocks = std::vector<std::vector<LocalLock>>;

  const LocalLocks& local(ir::MethodId method);
  void step(ir::MethodId method, uint32_t index, std::vector<LocalLock>& state);
  enum class Effect : uint8_t { None, Takes, Gives };
  Effect effect_of(ir::MethodId target);
  void find_entries();
  std::vector<HeldLock> passed_on(const std::vector<HeldLock>& held, NodePlace call, pointer::NodeId callee);
  static bool meet(std::vector<HeldLock>& into, const std::vector<HeldLock>& other);

  const Subject& subject_;
  const Reach& reach_;
  MethodFacts& facts_;
  absl::flat_hash_map<ir::MethodId, LocalLocks> local_;
  absl::flat_hash_map<ir::MethodId, Effect> effects_;
  base::IdVector<pointer::NodeId, std::vector<HeldLock>> entries_;
};

}  // namespace antecede::scan
