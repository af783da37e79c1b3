// The part of ClassTranslator for instructions that name a member: fields, calls, and arrays made by a call.
#include "ir/class/class_symbols.h"
#include "ir/class/class_translator.h"
#include "ir/polymorphic.h"

namespace antecede::ir {

base::Status ClassTranslator::access_field(const Insn& insn, const ClassTranslation& translation) {
  Instruction out;
  out.op = translation.op;
  out.index = loaded_->table.field(insn.constant).value();
  const Kind kind = kind_of_tag(symbols_.type(symbols_.field(out.field()).type).tag);
  const bool puts = out.op == Op::FieldPut || out.op == Op::StaticPut;
  const bool has_object = out.op == Op::FieldPut || out.op == Op::FieldGet;
  if (puts) ANTECEDE_CHECK(frame_.take(kind));
  if (has_object) ANTECEDE_CHECK(frame_.take(Kind::Reference));
  if (has_object) out.a = frame_.operand(puts ? 1 : 0);
  if (!puts) return produce(out, kind);
  (has_object ? out.b : out.a) = frame_.operand(0);
  blocks_.emit(out);
  return {};
}

base::Status ClassTranslator::invoke(const Insn& insn, const ClassTranslation& translation) {
  Instruction out;
  out.index = loaded_->table.method(insn.constant).value();
  const classfile::MemberRef ref = loaded_->file.pool().member(insn.constant);
  ProtoId proto = symbols_.method(out.method()).proto;
  if (translation.op == Op::InvokeVirtual && !polymorphic_descriptor(ref.owner, ref.name).empty()) {
    out.op = Op::InvokePolymorphic;
    proto = find_proto(symbols_, ref.descriptor);
    out.b = Register(proto.value());
  } else {
    out.op = choose_invoke(translation.op, out.method());
  }
  return call(out, symbols_.proto(proto), out.op != Op::InvokeStatic);
}

/// What runs without a choice by the receiver is called directly: constructors, private methods, and whatever
/// `invokespecial` finds in the class itself. `invokespecial` of something above it is a call of super.
Op ClassTranslator::choose_invoke(Op op, MethodRefId callee) const {
  if (op == Op::InvokeStatic) return op;
  const MethodRef& ref = symbols_.method(callee);
  if (op == Op::InvokeDirect)
    return ref.owner == owner_ || symbols_.text(ref.name) == "<init>" ? Op::InvokeDirect : Op::InvokeSuper;
  const MethodId definition = program_.definition(callee);
  return definition.valid() && (program_[definition].access_flags & k_private) ? Op::InvokeDirect : op;
}

base::Status ClassTranslator::invoke_dynamic(const Insn& insn) {
  Instruction out;
  out.op = Op::InvokeCustom;
  out.index = loaded_->table.call_site(insn.constant).value();
  const CallSite& site = program_.call_sites()[out.call_site()];
  if (std::holds_alternative<ClosureSite>(site.meaning)) out.op = Op::Closure;
  if (std::holds_alternative<ConcatSite>(site.meaning)) out.op = Op::Concat;
  if (std::holds_alternative<RecordSite>(site.meaning)) out.op = Op::RecordMethod;
  return call(out, symbols_.proto(site.factory), false);
}

base::Status ClassTranslator::call(Instruction out, const Proto& proto, bool has_receiver) {
  for (size_t i = proto.parameters.size(); i-- > 0;)
    ANTECEDE_CHECK(frame_.take(kind_of_tag(symbols_.type(proto.parameters[i]).tag)));
  if (has_receiver) ANTECEDE_CHECK(frame_.take(Kind::Reference));
  const size_t count = proto.parameters.size() + (has_receiver ? 1 : 0);
  out.operand_count = static_cast<uint16_t>(count);
  out.a = Register(draft_->operands.size());
  for (size_t i = count; i-- > 0;) draft_->operands.push_back(frame_.operand(i));
  const char result = symbols_.type(proto.return_type).tag;
  if (result != 'V') return produce(out, kind_of_tag(result));
  blocks_.emit(out);
  return {};
}

/// Writes an instruction whose result only the same Java instruction uses.
Register ClassTranslator::make_held(Instruction out) {
  out.dest = frame_.allocate(Kind::Reference);
  blocks_.emit(out);
  frame_.hold(Kind::Reference, out.dest);
  return out.dest;
}

/// `new T[a][b]` becomes, as in DEX, `(T[][]) java.lang.reflect.Array.newInstance(T.class, new int[] {a, b})`.
base::Status ClassTranslator::make_nested_array(const Insn& insn) {
  const TypeId type = loaded_->table.type(insn.constant);
  TypeId element = type;
  Instruction sizes;
  sizes.op = Op::FilledNewArray;
  sizes.operand_count = insn.count;
  sizes.index = symbols_.find_type("[I").value();
  for (unsigned i = 0; i < insn.count; ++i) {
    ANTECEDE_CHECK(frame_.take(Kind::Int));
    element = symbols_.type(element).element;
  }
  sizes.a = Register(draft_->operands.size());
  for (size_t i = insn.count; i-- > 0;) draft_->operands.push_back(frame_.operand(i));
  const Register size_array = make_held(sizes);
  Instruction element_class;
  const char tag = symbols_.type(element).tag;
  const bool is_primitive = tag != 'L' && tag != '[';
  element_class.op = is_primitive ? Op::StaticGet : Op::ConstClass;
  element_class.index =
      is_primitive
          ? symbols_
                .find_field({symbols_.find_type(box_of(tag)), symbols_.find_string("TYPE"), symbols_.class_type()})
                .value()
          : element.value();
  const Register class_object = make_held(element_class);
  Instruction make;
  make.op = Op::InvokeStatic;
  make.index = symbols_
                   .find_method({symbols_.find_type("Ljava/lang/reflect/Array;"), symbols_.find_string("newInstance"),
                                 find_proto(symbols_, "(Ljava/lang/Class;[I)Ljava/lang/Object;")})
                   .value();
  make.a = Register(draft_->operands.size());
  make.operand_count = 2;
  draft_->operands.push_back(class_object);
  draft_->operands.push_back(size_array);
  Instruction cast;
  cast.op = Op::CheckCast;
  cast.a = make_held(make);
  cast.index = type.value();
  return produce(cast, Kind::Reference);
}

}  // namespace antecede::ir
