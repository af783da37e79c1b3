// The half of ClassTranslator that rewrites single instructions, calls and fields excepted.
#include "ir/class/class_symbols.h"
#include "ir/class/class_translator.h"

namespace antecede::ir {

namespace {

using classfile::ConstantTag;
using classfile::Opcode;

/// The element type of `newarray` by its operand.
char primitive_of(uint8_t operand) {
  constexpr char k_tags[] = "ZCFDBSIJ";
  return k_tags[operand - 4];
}

bool is_commutative(BinaryOp op) {
  return op == BinaryOp::Add || op == BinaryOp::Mul || op == BinaryOp::And || op == BinaryOp::Or ||
         op == BinaryOp::Xor;
}

Instruction instruction(const ClassTranslation& translation) {
  Instruction out;
  out.op = translation.op;
  out.aux = translation.aux;
  return out;
}

}  // namespace

base::Status ClassTranslator::translate_instruction(const Insn& insn) {
  const ClassTranslation& translation = class_translation(insn.opcode);
  Instruction out = instruction(translation);
  switch (translation.shape) {
    case StackShape::Nothing: return {};
    case StackShape::Number: return frame_.push_number(translation.kind, implicit_number(insn.opcode));
    case StackShape::Immediate: return frame_.push_number(Kind::Int, static_cast<uint32_t>(insn.value));
    case StackShape::Constant: return load_constant(insn);
    case StackShape::Load: return frame_.push_variable(translation.kind, local(insn.local));
    case StackShape::Store: return store(insn, translation.kind);
    case StackShape::Increment: return increment(insn);
    case StackShape::Pop: return frame_.pop(translation.aux);
    case StackShape::Duplicate: return frame_.duplicate(translation.aux % 4, translation.aux / 4);
    case StackShape::Swap: return frame_.swap();
    case StackShape::Unary: return unary(translation, translation.kind);
    case StackShape::Convert: return unary(translation, source_of(out.convert()));
    case StackShape::Binary:
    case StackShape::Compare: return binary(translation, translation.kind);
    case StackShape::Shift: return binary(translation, Kind::Int);
    case StackShape::ArrayGet: return array_get(translation);
    case StackShape::ArrayPut: return array_put(translation);
    case StackShape::TestZero: return test_zero(insn, translation);
    case StackShape::Test: return test(insn, translation);
    case StackShape::Goto:
      targets_.assign(1, spans_.at(insn.target));
      ANTECEDE_CHECK(leave(true));
      return jump(out);
    case StackShape::Switch: return switch_on(insn);
    case StackShape::Return: return give_back(translation, true);
    case StackShape::ReturnVoid: return give_back(translation, false);
    case StackShape::Field: return access_field(insn, translation);
    case StackShape::Invoke: return invoke(insn, translation);
    case StackShape::InvokeDynamic: return invoke_dynamic(insn);
    case StackShape::New:
      out.index = loaded_->table.type(insn.constant).value();
      return produce(out, Kind::Reference);
    case StackShape::NewPrimitiveArray:
      out.index = find_array_of(symbols_, symbols_.primitive(primitive_of(insn.count))).value();
      return make_array(out);
    case StackShape::NewObjectArray:
      out.index = find_array_of(symbols_, loaded_->table.type(insn.constant)).value();
      return make_array(out);
    case StackShape::NewNestedArray: return make_nested_array(insn);
    case StackShape::ArrayLength: return produce_from_reference(out, Kind::Int);
    case StackShape::Throw: return throw_it();
    case StackShape::CheckCast:
    case StackShape::InstanceOf:
      out.index = loaded_->table.type(insn.constant).value();
      return produce_from_reference(out, translation.kind);
    case StackShape::Monitor: return consume_reference(translation);
    case StackShape::Refused: break;
  }
  return base::bad_input("it has an instruction that cannot be translated");
}

base::Status ClassTranslator::load_constant(const Insn& insn) {
  const classfile::ConstantPool& pool = loaded_->file.pool();
  const ClassTable& table = loaded_->table;
  Instruction out;
  switch (pool.tag(insn.constant)) {
    case ConstantTag::Integer:
      return frame_.push_number(Kind::Int, static_cast<uint32_t>(pool.integer(insn.constant)));
    case ConstantTag::Float: return frame_.push_number(Kind::Float, pool.float_bits(insn.constant));
    case ConstantTag::Long:
      return frame_.push_number(Kind::Long, static_cast<uint64_t>(pool.long_integer(insn.constant)));
    case ConstantTag::Double: return frame_.push_number(Kind::Double, pool.double_bits(insn.constant));
    case ConstantTag::String:
      out.op = Op::ConstString;
      out.index = table.string(insn.constant).value();
      break;
    case ConstantTag::Class:
      out.op = Op::ConstClass;
      out.index = table.type(insn.constant).value();
      break;
    case ConstantTag::MethodType:
      out.op = Op::ConstMethodType;
      out.index = table.proto(insn.constant).value();
      break;
    case ConstantTag::MethodHandle:
      out.op = Op::ConstMethodHandle;
      out.index = table.handle(insn.constant).value();
      break;
    default: return invoke_dynamic(insn);  // A dynamic constant.
  }
  return produce(out, Kind::Reference);
}

base::Status ClassTranslator::store(const Insn& insn, Kind kind) {
  ANTECEDE_CHECK(frame_.take(kind));
  const StackValue value = frame_.taken(0);
  const Register target = local(insn.local);
  const bool wide = value.is_wide();
  if (!value.is_number && value.variable == target) return {};
  const bool is_named = frame_.is_named(target) || (wide && frame_.is_named(Register(target.value() + 1)));
  if (!value.is_number && !is_named && frame_.is_only_operand(value) && blocks_.rename(value.variable, target, wide))
    return {};
  frame_.before_store(target, wide);
  Instruction out;
  out.op = value.is_number ? Op::Const : Op::Move;
  out.aux = static_cast<uint8_t>(kind);
  out.dest = target;
  if (value.is_number)
    out.set_literal(value.bits);
  else
    out.a = value.variable;
  blocks_.emit(out);
  return {};
}

base::Status ClassTranslator::increment(const Insn& insn) {
  const Register target = local(insn.local);
  frame_.before_store(target, false);
  Instruction out;
  out.op = Op::BinaryLiteral;
  out.aux = binary_aux(BinaryOp::Add, Kind::Int);
  out.dest = out.a = target;
  out.b = Register(static_cast<uint32_t>(insn.value));
  blocks_.emit(out);
  return {};
}

/// Does the code behind `position` (exclusive) store or drop the value that is about to be pushed? Only inside the
/// span: nothing else reaches those instructions.
ClassTranslator::Sink ClassTranslator::sink_at(uint32_t position, Kind kind, bool is_call) const {
  const bool wide = kind == Kind::Long || kind == Kind::Double;
  auto shape_at = [&](uint32_t at) {
    return at < span_end_ ? class_translation(code_.instructions[at].opcode) : ClassTranslation();
  };
  auto stores = [&](uint32_t at) { return shape_at(at).shape == StackShape::Store && shape_at(at).kind == kind; };
  const uint32_t next = position + 1;
  if (stores(next)) return {1, local(code_.instructions[next].local), false};
  const ClassTranslation follower = shape_at(next);
  if (follower.shape == StackShape::Duplicate && follower.aux == (wide ? 2 : 1) && stores(next + 1))
    return {2, local(code_.instructions[next + 1].local), true};
  if (is_call && follower.shape == StackShape::Pop && follower.aux == (wide ? 2 : 1)) return {1, Register(), false};
  return {};
}

/// Writes an instruction that makes a value, and pushes that.
base::Status ClassTranslator::produce(Instruction out, Kind kind) {
  ANTECEDE_CHECK(frame_.check_room(kind));
  const Sink sink = sink_at(position_, kind, is_invoke(out.op));
  if (sink.local.valid()) frame_.before_store(sink.local, kind == Kind::Long || kind == Kind::Double);
  frame_.release();
  if (sink.local.valid())
    out.dest = sink.local;
  else if (sink.instructions == 0)
    out.dest = frame_.allocate(kind);
  blocks_.emit(out);
  position_ += sink.instructions;
  if (sink.instructions && !sink.is_kept) return {};
  return frame_.push_variable(kind, out.dest);
}

base::Status ClassTranslator::unary(const ClassTranslation& translation, Kind source) {
  ANTECEDE_CHECK(frame_.take(source));
  Instruction out = instruction(translation);
  out.a = frame_.operand(0);
  return produce(out, translation.kind);
}

base::Status ClassTranslator::binary(const ClassTranslation& translation, Kind right) {
  ANTECEDE_CHECK(frame_.take(right));
  ANTECEDE_CHECK(frame_.take(translation.kind));
  Instruction out = instruction(translation);
  if (!fold_literal(translation, out)) {
    out.a = frame_.operand(1);
    out.b = frame_.operand(0);
  }
  return produce(out, translation.op == Op::Compare ? Kind::Int : translation.kind);
}

/// Int arithmetic with a constant, as DEX has it: `a - 5` is `a + -5`, `5 - a` a subtraction in reverse.
bool ClassTranslator::fold_literal(const ClassTranslation& translation, Instruction& out) {
  if (translation.op != Op::Binary || translation.kind != Kind::Int) return false;
  const StackValue left = frame_.taken(1), right = frame_.taken(0);
  BinaryOp op = binary_op(translation.aux);
  const bool from_right = right.is_number && !left.is_number;
  const bool from_left = left.is_number && !right.is_number && (is_commutative(op) || op == BinaryOp::Sub);
  if (!from_right && !from_left) return false;
  uint32_t literal = static_cast<uint32_t>(from_right ? right.bits : left.bits);
  if (op == BinaryOp::Sub) {
    op = from_right ? BinaryOp::Add : BinaryOp::ReverseSub;
    if (from_right) literal = 0u - literal;
  }
  out.op = Op::BinaryLiteral;
  out.aux = binary_aux(op, Kind::Int);
  out.a = frame_.operand(from_right ? 1 : 0);
  out.b = Register(literal);
  return true;
}

base::Status ClassTranslator::array_get(const ClassTranslation& translation) {
  ANTECEDE_CHECK(frame_.take(Kind::Int));
  ANTECEDE_CHECK(frame_.take(Kind::Reference));
  Instruction out = instruction(translation);
  out.a = frame_.operand(1);
  out.b = frame_.operand(0);
  has_byte_arrays_ |= out.element() == ElementKind::ByteOrBoolean;
  return produce(out, translation.kind);
}

base::Status ClassTranslator::array_put(const ClassTranslation& translation) {
  ANTECEDE_CHECK(frame_.take(translation.kind));
  ANTECEDE_CHECK(frame_.take(Kind::Int));
  ANTECEDE_CHECK(frame_.take(Kind::Reference));
  Instruction out = instruction(translation);
  out.a = frame_.operand(2);
  out.b = frame_.operand(1);
  out.index = frame_.operand(0).value();
  has_byte_arrays_ |= out.element() == ElementKind::ByteOrBoolean;
  blocks_.emit(out);
  return {};
}

base::Status ClassTranslator::test_zero(const Insn& insn, const ClassTranslation& translation) {
  ANTECEDE_CHECK(frame_.take(translation.kind));
  targets_.assign({spans_.at(insn.target), spans_.at(insn.pc + insn.length)});
  ANTECEDE_CHECK(leave(true));
  Instruction out = instruction(translation);
  out.a = frame_.operand(0);
  return jump(out);
}

base::Status ClassTranslator::test(const Insn& insn, const ClassTranslation& translation) {
  ANTECEDE_CHECK(frame_.take(translation.kind));
  ANTECEDE_CHECK(frame_.take(translation.kind));
  targets_.assign({spans_.at(insn.target), spans_.at(insn.pc + insn.length)});
  ANTECEDE_CHECK(leave(true));
  Instruction out = instruction(translation);
  out.a = frame_.operand(1);
  if (frame_.taken(0).is_number && frame_.taken(0).bits == 0)
    out.op = Op::IfZero;
  else
    out.b = frame_.operand(0);
  return jump(out);
}

base::Status ClassTranslator::switch_on(const Insn& insn) {
  ANTECEDE_CHECK(frame_.take(Kind::Int));
  targets_.assign(1, spans_.at(insn.target));
  Instruction out;
  out.op = Op::Switch;
  out.b = Register(draft_->switch_keys.size());
  for (uint32_t i = 0; i < insn.case_count; ++i) {
    const classfile::SwitchCase& choice = code_.cases[insn.first_case + i];
    if (choice.target == insn.target) continue;  // Holes of a table.
    targets_.push_back(spans_.at(choice.target));
    draft_->switch_keys.push_back(choice.key);
  }
  out.index = static_cast<uint32_t>(targets_.size() - 1);
  ANTECEDE_CHECK(leave(true));
  out.a = frame_.operand(0);
  return jump(out);
}

base::Status ClassTranslator::give_back(const ClassTranslation& translation, bool has_value) {
  Instruction out = instruction(translation);
  if (has_value) {
    ANTECEDE_CHECK(frame_.take(translation.kind));
    out.a = frame_.operand(0);
  }
  if (is_synchronized_) {
    Instruction exit;
    exit.op = Op::MonitorExit;
    exit.a = lock_;
    blocks_.at(code_.instructions[position_].pc, ClassBlocks::k_unguarded);
    blocks_.emit(exit);
  }
  targets_.clear();
  return jump(out);
}

base::Status ClassTranslator::throw_it() {
  ANTECEDE_CHECK(frame_.take(Kind::Reference));
  Instruction out;
  out.op = Op::Throw;
  out.a = frame_.operand(0);
  targets_.clear();
  return jump(out);
}

base::Status ClassTranslator::make_array(Instruction out) {
  ANTECEDE_CHECK(frame_.take(Kind::Int));
  out.a = frame_.operand(0);
  return produce(out, Kind::Reference);
}

base::Status ClassTranslator::consume_reference(const ClassTranslation& translation) {
  ANTECEDE_CHECK(frame_.take(Kind::Reference));
  Instruction out = instruction(translation);
  out.a = frame_.operand(0);
  blocks_.emit(out);
  return {};
}

base::Status ClassTranslator::produce_from_reference(Instruction out, Kind result) {
  ANTECEDE_CHECK(frame_.take(Kind::Reference));
  out.a = frame_.operand(0);
  return produce(out, result);
}

}  // namespace antecede::ir
