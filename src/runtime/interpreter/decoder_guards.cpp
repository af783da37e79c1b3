// The half of Decoder that keeps broken code of apps from breaking the machine.
//
// The interpreter takes it that an object is of the class that an instruction needs. Code of the model is; what an
// app brings is taken at its word only where the types of its registers (ir::RegisterInfo) prove it. Everywhere else
// an instruction before it looks at the object and throws VerifyError. Since all that goes into fields, parameters
// and results is looked at, the types of what comes out of them hold.
#include "runtime/classes/stub_writer.h"
#include "runtime/interpreter/decoder.h"

namespace antecede::runtime {

using ir::ElementKind;
using ir::Instruction;
using ir::Op;

namespace {

constexpr int32_t bit(Storage storage) {
  return 1 << static_cast<int>(storage);
}

constexpr int32_t k_any_array = (1 << (static_cast<int>(Storage::Reference) + 1)) - 1;

/// The arrays that an access of that kind may touch, one bit each.
int32_t arrays_with(ElementKind kind) {
  switch (kind) {
    case ElementKind::Word: return bit(Storage::Int) | bit(Storage::Float);
    case ElementKind::Wide: return bit(Storage::Long) | bit(Storage::Double);
    case ElementKind::Reference: return bit(Storage::Reference);
    case ElementKind::Boolean: return bit(Storage::Boolean);
    case ElementKind::Char: return bit(Storage::Char);
    case ElementKind::Short: return bit(Storage::Short);
    case ElementKind::Byte: return bit(Storage::Byte);
    case ElementKind::ByteOrBoolean: return bit(Storage::Byte) | bit(Storage::Boolean);
  }
  return 0;
}

int32_t arrays_of_width(uint32_t width) {
  int32_t result = 0;
  for (int i = 0; i < static_cast<int>(Storage::Reference); ++i)
    if (storage_size(static_cast<Storage>(i)) == width) result |= 1 << i;
  return result;
}

}  // namespace

/// Nothing that the machine does depends on an interface, or on a class that nobody defines.
void Decoder::guard(ir::Register reg, const Class* wanted) {
  if (method_->framework || !wanted || wanted->missing || wanted->is_interface() || wanted->primitive) return;
  if (!wanted->super || classes_.of_type(body_->info(reg).type)->is_subclass_of(wanted)) return;
  code_.add_class(Operation::Guard, slot(reg), 0, const_cast<Class*>(wanted));
}

void Decoder::guard_type(ir::Register reg, ir::TypeId wanted) {
  if (method_->framework || body_->info(reg).kind != ir::Kind::Reference) return;
  guard(reg, classes_.of_type(wanted));
}

void Decoder::guard_array(ir::Register reg, int32_t arrays) {
  if (method_->framework) return;
  const Class& found = *classes_.of_type(body_->info(reg).type);
  if (found.is_array() && arrays & bit(found.element)) return;
  code_.add_number(Operation::GuardArray, slot(reg), 0, arrays);
}

/// The operands of a call against what the method takes.
void Decoder::guard_operands(const Instruction& insn, const Class* receiver, ir::ProtoId proto) {
  if (method_->framework) return;
  auto operands = body_->operands(insn);
  if (receiver && !operands.empty()) {
    guard(operands[0], receiver);
    operands = operands.subspan(1);
  }
  const auto parameters = classes_.program().symbols().proto(proto).parameters;
  for (size_t i = 0; i < operands.size() && i < parameters.size(); ++i) guard_type(operands[i], parameters[i]);
}

void Decoder::guard_call(const Instruction& insn, const Method& method) {
  if (body_->operands(insn).size() != method.argument_count) is_broken_ = true;
  if (!method.ref.valid()) return;
  guard_operands(insn, method.is_static() ? nullptr : method.owner,
                 classes_.program().symbols().method(method.ref).proto);
}

void Decoder::guard_instruction(const Instruction& insn) {
  if (method_->framework) return;
  switch (insn.op) {
    case Op::ArrayGet:
    case Op::ArrayPut: return guard_array(insn.a, arrays_with(insn.element()));
    case Op::ArrayLength: return guard_array(insn.a, k_any_array);
    case Op::FillArray: return guard_array(insn.a, arrays_of_width(body_->data_of(insn).element_width));
    case Op::Throw: return guard(insn.a, classes_.known("java/lang/Throwable"));
    case Op::Return:
      if (insn.a.valid() && method_->ref.valid()) {
        const ir::Symbols& symbols = classes_.program().symbols();
        guard_type(insn.a, symbols.proto(symbols.method(method_->ref).proto).return_type);
      }
      return;
    case Op::FilledNewArray: {
      const ir::TypeId element = classes_.program().symbols().type(insn.type()).element;
      for (const ir::Register operand : body_->operands(insn))
        if (element.valid()) guard_type(operand, element);
      return;
    }
    default: return;
  }
}

}  // namespace antecede::runtime
