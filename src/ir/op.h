#pragma once

#include <cstdint>

namespace antecede::ir {

/// What an instruction does. `dest`, `a`, `b`, `c` are registers; see `Instruction` for where each operand lives.
enum class Op : uint8_t {
  // Values.
  Const,              ///< dest = literal; of a reference register: null
  ConstString,        ///< dest = string
  ConstClass,         ///< dest = class object of type
  ConstMethodHandle,  ///< dest = handle
  ConstMethodType,    ///< dest = proto
  Move,               ///< dest = a
  CatchException,     ///< dest = the exception that led here; only first in a handler block
  // Arithmetic.
  Unary,          ///< dest = op a           (UnaryOp)
  Binary,         ///< dest = a op b         (BinaryOp, Kind)
  BinaryLiteral,  ///< dest = a op literal   (BinaryOp, int)
  Compare,        ///< dest = -1, 0, 1       (CompareOp)
  Convert,        ///< dest = (to) a         (ConvertOp)
  // Objects and arrays.
  New,             ///< dest = new type, not yet constructed
  NewArray,        ///< dest = new type of a elements (type is the array type)
  FilledNewArray,  ///< dest = new type { operands }
  FillArray,       ///< a[...] = array data
  ArrayLength,     ///< dest = a.length
  ArrayGet,        ///< dest = a[b]          (ElementKind)
  ArrayPut,        ///< a[b] = c             (ElementKind)
  CheckCast,       ///< dest = (type) a
  InstanceOf,      ///< dest = a instanceof type
  // Fields.
  FieldGet,   ///< dest = a.field
  FieldPut,   ///< a.field = b
  StaticGet,  ///< dest = field
  StaticPut,  ///< field = a
  // Calls. Operand 0 is the receiver, except for static ones.
  InvokeVirtual,
  InvokeSuper,
  InvokeDirect,
  InvokeStatic,
  InvokeInterface,
  InvokePolymorphic,  ///< MethodHandle.invoke and kin: the call's own proto is `b`.
  InvokeCustom,       ///< A call site whose bootstrap method nobody knows.
  Closure,            ///< dest = lambda or method reference of the call site, capturing the operands
  Concat,             ///< dest = string made of the call site's pieces and the operands
  RecordMethod,       ///< dest = toString, hashCode or equals of a record, from the call site's fields
  // Synchronisation.
  MonitorEnter,
  MonitorExit,
  // Ends of blocks.
  Goto,    ///< successor 0
  If,      ///< if (a cond b) successor 0 else 1
  IfZero,  ///< if (a cond 0) successor 0 else 1
  Switch,  ///< successor 0 is the default, i+1 the one for key i
  Return,  ///< a, if the method returns something
  Throw,   ///< a
};

/// How the bits of a register are to be read. Wide values take one register.
enum class Kind : uint8_t {
  Int,  ///< boolean, byte, short, char, int
  Float,
  Bits32,  ///< constants used both as int and as float: the bits are what counts
  Long,
  Double,
  Bits64,
  Reference,
};

enum class UnaryOp : uint8_t { NegInt, NotInt, NegLong, NotLong, NegFloat, NegDouble };

enum class ConvertOp : uint8_t {
  IntToLong,
  IntToFloat,
  IntToDouble,
  LongToInt,
  LongToFloat,
  LongToDouble,
  FloatToInt,
  FloatToLong,
  FloatToDouble,
  DoubleToInt,
  DoubleToLong,
  DoubleToFloat,
  IntToByte,
  IntToChar,
  IntToShort,
};

/// Shifts take the distance from an int register whatever their kind. `ReverseSub` is `literal - a`.
enum class BinaryOp : uint8_t { Add, Sub, Mul, Div, Rem, And, Or, Xor, Shl, Shr, Ushr, ReverseSub };

/// The bias says what comparing with NaN gives: L → -1, G → 1.
enum class CompareOp : uint8_t { FloatL, FloatG, DoubleL, DoubleG, Long };

enum class Condition : uint8_t { Eq, Ne, Lt, Ge, Gt, Le };

/// What an array access moves. `Word` is int or float, `Wide` long or double, as the array's type says. The last one
/// appears only in drafts made from class files, see `settle_byte_arrays`.
enum class ElementKind : uint8_t { Word, Wide, Reference, Boolean, Byte, Char, Short, ByteOrBoolean };

const char* op_name(Op op);
const char* unary_name(UnaryOp op);
const char* convert_name(ConvertOp op);
const char* binary_symbol(BinaryOp op);
const char* compare_name(CompareOp op);
const char* condition_symbol(Condition condition);
const char* element_name(ElementKind kind);

/// May this instruction end in an exception (so that handlers of its block see it)? Int and long division do.
bool can_throw(Op op, uint8_t aux);
/// Ends a block: Goto, If, IfZero, Switch, Return, Throw.
constexpr bool is_terminator(Op op) {
  return op >= Op::Goto;
}
constexpr bool is_invoke(Op op) {
  return op >= Op::InvokeVirtual && op <= Op::RecordMethod;
}

/// An operator or kind as instructions keep it: the number of its enumeration.
template <class E>
constexpr uint8_t code_of(E value) {
  return static_cast<uint8_t>(value);
}

}  // namespace antecede::ir
