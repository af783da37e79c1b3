#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "ir/hierarchy.h"
#include "ir/program.h"
#include "model/semantics.h"
#include "pointer/tracked_values.h"

namespace antecede::pointer {

/// A reference that a method has: parameters, registers, what it returns, the thread it runs on. Numbered per method.
using Local = uint32_t;
inline constexpr Local k_no_local = UINT32_MAX;
inline constexpr Local k_thread_local = 0;  ///< The threads that run the method.
inline constexpr Local k_return_local = 1;  ///< What it returns.
inline constexpr Local k_first_local = 2;

/// One thing a method does to references.
struct Step {
  enum class Kind : uint8_t {
    Make,          ///< to = new object of `type` (arrays, too)
    MakeText,      ///< to = the constant string `index`
    MakeName,      ///< The same, of a string that the analysis follows in all code (TrackedValues)
    MakeNumber,    ///< to = the constant number `index`, one that the analysis follows
    MakeClass,     ///< to = the Class object of `type`
    Copy,          ///< to = from
    Cast,          ///< to = from, if of `type`
    Load,          ///< to = from.field
    Store,         ///< to.field = from
    LoadStatic,    ///< to = field
    StoreStatic,   ///< field = from
    LoadElement,   ///< to = from[…]
    StoreElement,  ///< to[…] = from
    Throw,         ///< from is thrown
    Catch,         ///< to = what is thrown, if of `type` (none: anything)
    Initialise,    ///< the class `index` is used: its initialiser may run
  };
  Kind kind = Kind::Copy;
  Local to = k_no_local;
  Local from = k_no_local;
  uint32_t index = 0;  ///< FieldId, TypeId, StringId or ClassId, as the kind says.
  uint32_t instruction = 0;

  ir::FieldId field() const { return ir::FieldId(index); }
  ir::TypeId type() const { return ir::TypeId(index); }
};

inline constexpr uint32_t k_no_splice = UINT32_MAX;

/// A short method that became part of a caller: at one instruction of it, or of another such method.
struct Splice {
  ir::MethodId method;
  uint32_t instruction = 0;       ///< The call of it, in the code that it is part of.
  uint32_t outer = k_no_splice;   ///< That code, if it is a splice itself; comes before this one.
  std::vector<Local> registers;   ///< By register of its body.
};

/// One call that a method makes.
struct CallStep {
  uint32_t instruction = 0;         ///< In the method's own code; several, in their order, where it is a spliced call.
  uint32_t splice = k_no_splice;    ///< Where the call really stands, if not in the method's own code:
  uint32_t inner_instruction = 0;   ///< there, at this one.
  ir::Op op{};
  ir::MethodId target;          ///< What the reference resolves to; none: nobody defines it, or a closure.
  Local result = k_no_local;    ///< None: no reference, or not used.
  std::vector<Local> operands;  ///< Receiver first; `k_no_local` where the operand is no reference.

  /// Which method runs depends on the receiver's class.
  bool is_virtual() const { return op == ir::Op::InvokeVirtual || op == ir::Op::InvokeInterface; }
};

/// What a method does to references, once for all its contexts: the program of the analysis.
///
/// Code that only runs where `Engine.isAbstract()` is false is left out, and so is what no path from the entry
/// reaches then. A register that is only ever a copy of another is that one. Numbers that count (TrackedValues) are
/// followed as if they were references. Short methods of the framework that nobody can override and that have one way
/// through are part of their callers: each call of `Lifecycle.fire("start")` is one of its own.
struct MethodCode {
  std::vector<Local> parameters;  ///< Receiver first; `k_no_local` where it is no reference.
  std::vector<Local> registers;   ///< By register of the body.
  Local locals = k_first_local;   ///< How many there are.
  std::vector<Step> steps;
  std::vector<CallStep> calls;
  std::vector<Splice> splices;
  std::vector<uint8_t> reached;  ///< By block of the body: whether the analysis looks at it.
};

/// Makes the code of methods when it is first asked for.
class MethodCodes {
 public:
  MethodCodes(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics);
  ~MethodCodes();

  /// Of a method with code. A broken body gives code without steps.
  const MethodCode& of(ir::MethodId method);
  /// The same, if it was made; else null.
  const MethodCode* find(ir::MethodId method) const { return codes_[method].get(); }

  /// While the code of a method becomes part of others it cannot do so again. False: it does already, or too many do.
  bool begin_splice(ir::MethodId method) {
    if (splicing_.size() >= k_most_splices || std::ranges::find(splicing_, method) != splicing_.end()) return false;
    splicing_.push_back(method);
    return true;
  }
  void end_splice(ir::MethodId) { splicing_.pop_back(); }

 private:
  static constexpr size_t k_most_splices = 4;

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const model::Semantics& semantics_;
  TrackedValues tracked_;
  std::vector<ir::MethodId> splicing_;
  base::IdVector<ir::MethodId, std::unique_ptr<const MethodCode>> codes_;
};

}  // namespace antecede::pointer
