#pragma once

#include <cstdint>

#include "base/interner.h"
#include "ir/ids.h"
#include "pointer/ids.h"

namespace antecede::pointer {

/// Where code that is not the app's own was called from: the latest call in own code on the way there.
///
/// `handler.post(r)` goes through four methods of the model before it reaches the intrinsic. In the context of the call
/// each of them is analysed by itself, so that what is posted at one line does not mix with what is posted at another.
/// No context (the default id): all calls of the method are one.
///
/// Methods of containers and other holders are told apart by the object they are called on instead, whoever calls: what
/// is in one list is not in another.
struct Context {
  ir::MethodId method;       ///< Whose call it is; none: it is about a receiver.
  uint32_t instruction = 0;  ///< Which one there.
  ObjectId receiver;         ///< Of a method of a holder: the object.
  ContextId parent;          ///< The context of the calling method, where that has one: helpers of the app's own.
};

/// All contexts of an analysis, each once. Parents are at most `k_depth` deep.
class Contexts {
 public:
  static constexpr uint32_t k_depth = 2;

  ContextId of(ir::MethodId method, uint32_t instruction, ContextId parent) {
    return contexts_.intern({method, instruction, {}, depth(parent) < k_depth ? parent : (*this)[parent].parent});
  }
  ContextId of(ObjectId receiver) { return contexts_.intern({{}, 0, receiver, {}}); }
  const Context& operator[](ContextId id) const { return contexts_[id]; }
  size_t size() const { return contexts_.size(); }

 private:
  struct Traits {
    static size_t hash(const Context& key) {
      return absl::HashOf(key.method, key.instruction, key.receiver, key.parent);
    }
    static bool equal(const Context& a, const Context& b) {
      return a.method == b.method && a.instruction == b.instruction && a.receiver == b.receiver &&
             a.parent == b.parent;
    }
  };
  uint32_t depth(ContextId id) const {
    uint32_t result = 0;
    for (; id.valid(); id = contexts_[id].parent) result += contexts_[id].method.valid();
    return result;
  }

  base::Interner<ContextId, Context, Traits> contexts_;
};

}  // namespace antecede::pointer
