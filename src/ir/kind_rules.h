#pragma once

#include <cstdint>

#include "ir/body_draft.h"
#include "ir/call_site.h"
#include "ir/op.h"

namespace antecede::ir {

using KindMask = uint8_t;

// What is known about the bits of a web: one bit per way it is defined or used.
inline constexpr KindMask k_int = 1;
inline constexpr KindMask k_float = 2;
inline constexpr KindMask k_reference = 4;
inline constexpr KindMask k_long = 8;
inline constexpr KindMask k_double = 16;
inline constexpr KindMask k_number32 = 32;  ///< int or float
inline constexpr KindMask k_number64 = 64;  ///< long or double
inline constexpr KindMask k_any32 = 128;    ///< int, float or reference: a zero, a test against zero

/// No two bits contradict each other.
constexpr bool mask_agrees(KindMask mask) {
  const bool reference = mask & k_reference;
  const bool narrow = mask & (k_int | k_float | k_number32);
  const bool wide = mask & (k_long | k_double | k_number64);
  return reference + narrow + wide <= 1 && !(wide && (mask & k_any32));
}

/// The kind of a register whose mask agrees.
constexpr Kind kind_of_mask(KindMask mask) {
  if (mask & k_reference) return Kind::Reference;
  if (mask & (k_long | k_double | k_number64)) {
    if ((mask & k_long) && (mask & k_double)) return Kind::Bits64;
    return mask & k_double ? Kind::Double : Kind::Long;
  }
  if ((mask & k_int) && (mask & k_float)) return Kind::Bits32;
  return mask & k_float ? Kind::Float : Kind::Int;
}

/// The primitive type that stands for a kind where nothing better is known: `I`, `F`, `J`, `D`.
char primitive_tag(Kind kind);

/// What the assigner must know of call sites: the prototype that types operands and result.
class CallSiteTypes {
 public:
  virtual ~CallSiteTypes() = default;
  virtual ProtoId factory(CallSiteId site) const = 0;
};

/// The typing rules of the instruction set: what each instruction asks of its operands and says of its result.
class KindRules {
 public:
  KindRules(const Symbols& symbols, const CallSiteTypes& call_sites) : symbols_(symbols), call_sites_(call_sites) {}

  /// Of the method whose `Return`s are asked about next.
  void set_return_type(TypeId type) { return_type_ = type; }

  KindMask mask_of_type(TypeId type) const;
  /// Of the register slot that `for_each_fixed_use` visits as number `position`.
  KindMask mask_of_use(const Instruction& insn, unsigned position) const;
  KindMask mask_of_definition(const Instruction& insn) const;
  /// The type a definition gives by itself; none for constants, and for those that pass another register's type on.
  TypeId type_of_definition(const Instruction& insn) const;
  /// The prototype of a call.
  ProtoId proto_of(const Instruction& insn) const;

  /// Calls `visit(position, mask)` for each operand of an operand list.
  template <class Visit>
  void for_each_operand_mask(const Instruction& insn, Visit visit) const {
    if (insn.op == Op::FilledNewArray) {
      const KindMask mask = mask_of_type(symbols_.type(insn.type()).element);
      for (unsigned i = 0; i < insn.operand_count; ++i) visit(i, mask);
      return;
    }
    const Proto& proto = symbols_.proto(proto_of(insn));
    const unsigned receiver = insn.operand_count - static_cast<unsigned>(proto.parameters.size());
    if (receiver) visit(0u, k_reference);
    for (unsigned i = receiver; i < insn.operand_count; ++i) visit(i, mask_of_type(proto.parameters[i - receiver]));
  }

 private:
  const Symbols& symbols_;
  const CallSiteTypes& call_sites_;
  TypeId return_type_;
};

}  // namespace antecede::ir
