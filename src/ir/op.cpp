#include "ir/op.h"

#include "ir/instruction.h"

namespace antecede::ir {

namespace {
template <class E, size_t N>
const char* name_of(const char* const (&names)[N], E value) {
  return static_cast<size_t>(value) < N ? names[static_cast<size_t>(value)] : "?";
}
}  // namespace

const char* op_name(Op op) {
  static constexpr const char* k_names[] = {"const",
                                            "const-string",
                                            "const-class",
                                            "const-method-handle",
                                            "const-method-type",
                                            "move",
                                            "catch",
                                            "unary",
                                            "binary",
                                            "binary-literal",
                                            "compare",
                                            "convert",
                                            "new",
                                            "new-array",
                                            "filled-new-array",
                                            "fill-array",
                                            "array-length",
                                            "array-get",
                                            "array-put",
                                            "check-cast",
                                            "instance-of",
                                            "field-get",
                                            "field-put",
                                            "static-get",
                                            "static-put",
                                            "invoke-virtual",
                                            "invoke-super",
                                            "invoke-direct",
                                            "invoke-static",
                                            "invoke-interface",
                                            "invoke-polymorphic",
                                            "invoke-custom",
                                            "closure",
                                            "concat",
                                            "record-method",
                                            "monitor-enter",
                                            "monitor-exit",
                                            "goto",
                                            "if",
                                            "if-zero",
                                            "switch",
                                            "return",
                                            "throw"};
  return name_of(k_names, op);
}

const char* unary_name(UnaryOp op) {
  static constexpr const char* k_names[] = {"neg-int", "not-int", "neg-long", "not-long", "neg-float", "neg-double"};
  return name_of(k_names, op);
}

const char* convert_name(ConvertOp op) {
  static constexpr const char* k_names[] = {"int-to-long",     "int-to-float",   "int-to-double",  "long-to-int",
                                            "long-to-float",   "long-to-double", "float-to-int",   "float-to-long",
                                            "float-to-double", "double-to-int",  "double-to-long", "double-to-float",
                                            "int-to-byte",     "int-to-char",    "int-to-short"};
  return name_of(k_names, op);
}

const char* binary_symbol(BinaryOp op) {
  static constexpr const char* k_names[] = {"+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", ">>>", "rsub"};
  return name_of(k_names, op);
}

const char* compare_name(CompareOp op) {
  static constexpr const char* k_names[] = {"cmpl-float", "cmpg-float", "cmpl-double", "cmpg-double", "cmp-long"};
  return name_of(k_names, op);
}

const char* condition_symbol(Condition condition) {
  static constexpr const char* k_names[] = {"==", "!=", "<", ">=", ">", "<="};
  return name_of(k_names, condition);
}

const char* element_name(ElementKind kind) {
  static constexpr const char* k_names[] = {"word", "wide", "reference", "boolean",
                                            "byte", "char", "short",     "byte-or-boolean"};
  return name_of(k_names, kind);
}

bool can_throw(Op op, uint8_t aux) {
  switch (op) {
    case Op::Const:
    case Op::Move:
    case Op::CatchException:
    case Op::Unary:
    case Op::Compare:
    case Op::Convert:
    case Op::Goto:
    case Op::If:
    case Op::IfZero:
    case Op::Switch:
    case Op::Return: return false;
    case Op::Binary:
    case Op::BinaryLiteral: {
      BinaryOp binary = binary_op(aux);
      Kind kind = binary_kind(aux);
      return (binary == BinaryOp::Div || binary == BinaryOp::Rem) && (kind == Kind::Int || kind == Kind::Long);
    }
    default: return true;
  }
}

}  // namespace antecede::ir
