// The half of DexTranslator that rewrites single instructions.
#include <algorithm>

#include "ir/dex/dex_translator.h"

namespace antecede::ir {

uint32_t DexTranslator::symbol(const dex::Instruction& insn) const {
  switch (dex::opcode_info(insn.opcode).index) {
    case dex::IndexKind::String: return tables_->strings[insn.index].value();
    case dex::IndexKind::Type: return tables_->types[insn.index].value();
    case dex::IndexKind::Field: return tables_->fields[insn.index].value();
    case dex::IndexKind::Method:
    case dex::IndexKind::MethodAndProto: return tables_->methods[insn.index].value();
    case dex::IndexKind::CallSite: return tables_->call_sites[insn.index].value();
    case dex::IndexKind::MethodHandle: return tables_->handles[insn.index].value();
    case dex::IndexKind::Proto: return tables_->protos[insn.index].value();
    case dex::IndexKind::None: break;
  }
  return UINT32_MAX;
}

base::Status DexTranslator::emit(const dex::Instruction& insn, uint32_t position) {
  const DexTranslation& translation = dex_translation(insn.opcode);
  Instruction out;
  out.op = translation.op;
  out.aux = translation.aux;
  out.pc = insn.pc;
  out.index = symbol(insn);
  const Register a(insn.a), b(insn.b), c(insn.c);
  switch (translation.shape) {
    case Shape::Nothing:
    case Shape::Result: return {};
    case Shape::Literal:
      out.dest = a;
      out.set_literal(out.aux == static_cast<uint8_t>(Kind::Bits64) ? static_cast<uint64_t>(insn.literal)
                                                                    : static_cast<uint32_t>(insn.literal));
      break;
    case Shape::Index: out.dest = a; break;
    case Shape::ResultOfB: out.dest = a, out.a = b; break;
    case Shape::ResultOfBC: out.dest = a, out.a = b, out.b = c; break;
    case Shape::ResultOfAB: out.dest = a, out.a = a, out.b = b; break;
    case Shape::ResultOfBLiteral:
      out.dest = a, out.a = b, out.b = Register(static_cast<uint32_t>(insn.literal));
      break;
    case Shape::CheckCast: out.dest = a, out.a = a; break;
    case Shape::ReadsA: out.a = a; break;
    case Shape::ReturnVoid:
    case Shape::Goto: break;
    case Shape::Exception: out.dest = a, out.index = catch_type_[position].value(); break;
    case Shape::StoreAToBC: out.a = b, out.b = c, out.index = insn.a; break;
    case Shape::StoreAToB: out.a = b, out.b = a; break;
    case Shape::TestsAB: out.a = a, out.b = b; break;
    case Shape::TestsA: out.a = a; break;
    case Shape::Switch: emit_switch(insn, out); return {};
    case Shape::FillArray: emit_fill_array(insn, out); return {};
    case Shape::FilledArray: return emit_filled_array(insn, out);
    case Shape::Invoke: return emit_invoke(insn, out);
    case Shape::InvokePolymorphic: return emit_polymorphic(insn, out);
    case Shape::InvokeCustom: return emit_custom(insn, out);
  }
  if (out.op == Op::Return && out.a.valid() != (draft_->return_type != program_->symbols().primitive('V')))
    return base::bad_input("it returns what its prototype does not allow");
  draft_->instructions.push_back(out);
  return {};
}

base::Status DexTranslator::emit_invoke(const dex::Instruction& insn, Instruction out) {
  const Symbols& symbols = program_->symbols();
  const Proto& proto = symbols.proto(symbols.method(out.method()).proto);
  return emit_call(insn, out, proto, out.op != Op::InvokeStatic);
}

base::Status DexTranslator::emit_polymorphic(const dex::Instruction& insn, Instruction out) {
  const ProtoId proto = tables_->protos[insn.proto_index];
  out.b = Register(proto.value());
  return emit_call(insn, out, program_->symbols().proto(proto), true);
}

base::Status DexTranslator::emit_custom(const dex::Instruction& insn, Instruction out) {
  const CallSite& site = program_->call_sites()[out.call_site()];
  if (std::holds_alternative<ClosureSite>(site.meaning)) out.op = Op::Closure;
  if (std::holds_alternative<ConcatSite>(site.meaning)) out.op = Op::Concat;
  return emit_call(insn, out, program_->symbols().proto(site.factory), false);
}

/// Operands of a call: one per parameter, so a wide argument's second register is left out.
base::Status DexTranslator::emit_call(const dex::Instruction& insn, Instruction out, const Proto& proto,
                                      bool has_receiver) {
  const Symbols& symbols = program_->symbols();
  const dex::Format format = dex::opcode_info(insn.opcode).format;
  const bool range = format == dex::Format::F3rc || format == dex::Format::F4rcc;
  auto argument = [&](unsigned i) -> uint32_t { return range ? insn.c + i : insn.arguments[i]; };
  const uint32_t first = static_cast<uint32_t>(draft_->operands.size());
  unsigned next = 0;
  if (has_receiver) {
    if (insn.argument_count == 0) return base::bad_input("a call has no receiver");
    draft_->operands.push_back(Register(argument(next++)));
  }
  for (TypeId type : proto.parameters) {
    const bool wide = symbols.type(type).is_wide();
    if (next + wide >= insn.argument_count) return base::bad_input("a call passes too few registers");
    if (wide && argument(next + 1) != argument(next) + 1)
      return base::bad_input("a call passes half of a register pair");
    draft_->operands.push_back(Register(argument(next)));
    next += wide ? 2 : 1;
  }
  if (next != insn.argument_count) return base::bad_input("a call passes too many registers");
  out.a = Register(first);
  out.operand_count = static_cast<uint16_t>(draft_->operands.size() - first);
  take_result(out);
  draft_->instructions.push_back(out);
  return {};
}

base::Status DexTranslator::emit_filled_array(const dex::Instruction& insn, Instruction out) {
  const Type& array = program_->symbols().type(out.type());
  if (!array.is_array()) return base::bad_input("filled-new-array makes no array");
  if (program_->symbols().type(array.element).is_wide()) return base::bad_input("filled-new-array of wide elements");
  const bool range = dex::opcode_info(insn.opcode).format == dex::Format::F3rc;
  out.a = Register(draft_->operands.size());
  out.operand_count = insn.argument_count;
  for (unsigned i = 0; i < insn.argument_count; ++i)
    draft_->operands.push_back(Register(range ? insn.c + i : insn.arguments[i]));
  take_result(out);
  draft_->instructions.push_back(out);
  return {};
}

/// The register of the move-result that follows, if one does.
void DexTranslator::take_result(Instruction& out) {
  const size_t next = position_ + 1;
  if (next >= code_.instructions.size()) return;
  const dex::Instruction& follower = code_.instructions[next];
  if (dex_translation(follower.opcode).shape == Shape::Result) out.dest = Register(follower.a);
}

void DexTranslator::emit_switch(const dex::Instruction& insn, Instruction out) {
  const dex::SwitchPayload& payload = switch_of(insn);
  out.a = Register(insn.a);
  out.b = Register(draft_->switch_keys.size());
  out.index = static_cast<uint32_t>(payload.keys.size());
  draft_->switch_keys.insert(draft_->switch_keys.end(), payload.keys.begin(), payload.keys.end());
  draft_->instructions.push_back(out);
}

void DexTranslator::emit_fill_array(const dex::Instruction& insn, Instruction out) {
  const dex::ArrayPayload& payload =
      *std::lower_bound(code_.arrays.begin(), code_.arrays.end(), insn.target,
                        [](const dex::ArrayPayload& array, uint32_t pc) { return array.pc < pc; });
  out.a = Register(insn.a);
  out.index = static_cast<uint32_t>(draft_->array_data.size());
  draft_->array_data.push_back({payload.element_width, payload.element_count, payload.data.data()});
  draft_->instructions.push_back(out);
}

}  // namespace antecede::ir
