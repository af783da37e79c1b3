#include "ir/kind_rules.h"

namespace antecede::ir {

namespace {

constexpr KindMask mask_of_kind(Kind kind) {
  switch (kind) {
    case Kind::Int: return k_int;
    case Kind::Float: return k_float;
    case Kind::Bits32: return k_number32;
    case Kind::Long: return k_long;
    case Kind::Double: return k_double;
    case Kind::Bits64: return k_number64;
    case Kind::Reference: return k_reference;
  }
  return 0;
}

constexpr KindMask mask_of_element(ElementKind kind) {
  switch (kind) {
    case ElementKind::Word: return k_number32;
    case ElementKind::Wide: return k_number64;
    case ElementKind::Reference: return k_reference;
    default: return k_int;
  }
}

struct Conversion {
  Kind from;
  Kind to;
  char type;  // Of the result.
};

constexpr Conversion conversion_of(ConvertOp op) {
  switch (op) {
    case ConvertOp::IntToLong: return {Kind::Int, Kind::Long, 'J'};
    case ConvertOp::IntToFloat: return {Kind::Int, Kind::Float, 'F'};
    case ConvertOp::IntToDouble: return {Kind::Int, Kind::Double, 'D'};
    case ConvertOp::LongToInt: return {Kind::Long, Kind::Int, 'I'};
    case ConvertOp::LongToFloat: return {Kind::Long, Kind::Float, 'F'};
    case ConvertOp::LongToDouble: return {Kind::Long, Kind::Double, 'D'};
    case ConvertOp::FloatToInt: return {Kind::Float, Kind::Int, 'I'};
    case ConvertOp::FloatToLong: return {Kind::Float, Kind::Long, 'J'};
    case ConvertOp::FloatToDouble: return {Kind::Float, Kind::Double, 'D'};
    case ConvertOp::DoubleToInt: return {Kind::Double, Kind::Int, 'I'};
    case ConvertOp::DoubleToLong: return {Kind::Double, Kind::Long, 'J'};
    case ConvertOp::DoubleToFloat: return {Kind::Double, Kind::Float, 'F'};
    case ConvertOp::IntToByte: return {Kind::Int, Kind::Int, 'B'};
    case ConvertOp::IntToChar: return {Kind::Int, Kind::Int, 'C'};
    case ConvertOp::IntToShort: return {Kind::Int, Kind::Int, 'S'};
  }
  return {Kind::Int, Kind::Int, 'I'};
}

constexpr Kind kind_of(UnaryOp op) {
  switch (op) {
    case UnaryOp::NegInt:
    case UnaryOp::NotInt: return Kind::Int;
    case UnaryOp::NegLong:
    case UnaryOp::NotLong: return Kind::Long;
    case UnaryOp::NegFloat: return Kind::Float;
    case UnaryOp::NegDouble: return Kind::Double;
  }
  return Kind::Int;
}

constexpr Kind kind_of(CompareOp op) {
  switch (op) {
    case CompareOp::FloatL:
    case CompareOp::FloatG: return Kind::Float;
    case CompareOp::DoubleL:
    case CompareOp::DoubleG: return Kind::Double;
    case CompareOp::Long: return Kind::Long;
  }
  return Kind::Long;
}

constexpr bool is_shift(BinaryOp op) {
  return op == BinaryOp::Shl || op == BinaryOp::Shr || op == BinaryOp::Ushr;
}

}  // namespace

char primitive_tag(Kind kind) {
  switch (kind) {
    case Kind::Float: return 'F';
    case Kind::Long:
    case Kind::Bits64: return 'J';
    case Kind::Double: return 'D';
    default: return 'I';
  }
}

KindMask KindRules::mask_of_type(TypeId type) const {
  switch (symbols_.type(type).tag) {
    case 'F': return k_float;
    case 'J': return k_long;
    case 'D': return k_double;
    case 'L':
    case '[': return k_reference;
    default: return k_int;
  }
}

ProtoId KindRules::proto_of(const Instruction& insn) const {
  switch (insn.op) {
    case Op::InvokePolymorphic: return insn.polymorphic_proto();
    case Op::InvokeCustom:
    case Op::Closure:
    case Op::Concat:
    case Op::RecordMethod: return call_sites_.factory(insn.call_site());
    default: return symbols_.method(insn.method()).proto;
  }
}

KindMask KindRules::mask_of_use(const Instruction& insn, unsigned position) const {
  switch (insn.op) {
    case Op::Move: return mask_of_kind(static_cast<Kind>(insn.aux));
    case Op::Unary: return mask_of_kind(kind_of(insn.unary()));
    case Op::Convert: return mask_of_kind(conversion_of(insn.convert()).from);
    case Op::Compare: return mask_of_kind(kind_of(insn.compare()));
    case Op::Binary: return position == 1 && is_shift(insn.binary()) ? k_int : mask_of_kind(insn.arithmetic_kind());
    case Op::BinaryLiteral:
    case Op::NewArray:
    case Op::Switch: return k_int;
    case Op::If:
    case Op::IfZero: return insn.condition() <= Condition::Ne ? k_any32 : k_int;
    case Op::StaticPut: return mask_of_type(symbols_.field(insn.field()).type);
    case Op::FieldPut: return position == 0 ? k_reference : mask_of_type(symbols_.field(insn.field()).type);
    case Op::ArrayGet: return position == 0 ? k_reference : k_int;
    case Op::ArrayPut: return position == 0 ? k_reference : position == 1 ? k_int : mask_of_element(insn.element());
    case Op::Return: return mask_of_type(return_type_);
    default: return k_reference;
  }
}

KindMask KindRules::mask_of_definition(const Instruction& insn) const {
  switch (insn.op) {
    case Op::Const:
      if (static_cast<Kind>(insn.aux) == Kind::Bits64) return k_number64;
      if (static_cast<Kind>(insn.aux) != Kind::Bits32) return mask_of_kind(static_cast<Kind>(insn.aux));
      return insn.literal() == 0 ? k_any32 : k_number32;
    case Op::Move: return mask_of_kind(static_cast<Kind>(insn.aux));
    case Op::Unary: return mask_of_kind(kind_of(insn.unary()));
    case Op::Convert: return mask_of_kind(conversion_of(insn.convert()).to);
    case Op::Binary: return mask_of_kind(insn.arithmetic_kind());
    case Op::BinaryLiteral:
    case Op::Compare:
    case Op::ArrayLength:
    case Op::InstanceOf: return k_int;
    case Op::ArrayGet: return mask_of_element(insn.element());
    case Op::FieldGet:
    case Op::StaticGet: return mask_of_type(symbols_.field(insn.field()).type);
    case Op::InvokeVirtual:
    case Op::InvokeSuper:
    case Op::InvokeDirect:
    case Op::InvokeStatic:
    case Op::InvokeInterface:
    case Op::InvokePolymorphic:
    case Op::InvokeCustom:
    case Op::Closure:
    case Op::Concat:
    case Op::RecordMethod: return mask_of_type(symbols_.proto(proto_of(insn)).return_type);
    default: return k_reference;
  }
}

TypeId KindRules::type_of_definition(const Instruction& insn) const {
  switch (insn.op) {
    case Op::Const:
    case Op::Move: return {};
    case Op::ConstString: return symbols_.string();
    case Op::ConstClass: return symbols_.class_type();
    case Op::ConstMethodHandle: return symbols_.method_handle();
    case Op::ConstMethodType: return symbols_.method_type();
    case Op::CatchException:
    case Op::New:
    case Op::NewArray:
    case Op::FilledNewArray:
    case Op::CheckCast: return insn.type();
    case Op::Unary: return symbols_.primitive(primitive_tag(kind_of(insn.unary())));
    case Op::Binary: return symbols_.primitive(primitive_tag(insn.arithmetic_kind()));
    case Op::BinaryLiteral:
    case Op::Compare:
    case Op::ArrayLength: return symbols_.primitive('I');
    case Op::InstanceOf: return symbols_.primitive('Z');
    case Op::Convert: return symbols_.primitive(conversion_of(insn.convert()).type);
    case Op::ArrayGet:
      switch (insn.element()) {
        case ElementKind::Boolean: return symbols_.primitive('Z');
        case ElementKind::Byte: return symbols_.primitive('B');
        case ElementKind::Char: return symbols_.primitive('C');
        case ElementKind::Short: return symbols_.primitive('S');
        default: return {};
      }
    case Op::FieldGet:
    case Op::StaticGet: return symbols_.field(insn.field()).type;
    default: return symbols_.proto(proto_of(insn)).return_type;
  }
}

}  // namespace antecede::ir
