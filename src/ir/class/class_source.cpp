#include "ir/class/class_source.h"

#include "ir/class/class_symbols.h"
#include "ir/program.h"

namespace antecede::ir {

namespace {

/// `baload` and `bastore` serve bytes and booleans; the array's type, now known, tells which.
void settle_byte_arrays(BodyDraft& draft, const Symbols& symbols) {
  for (Instruction& insn : draft.instructions) {
    if (insn.op != Op::ArrayGet && insn.op != Op::ArrayPut) continue;
    if (insn.element() != ElementKind::ByteOrBoolean) continue;
    const TypeId element = symbols.type(draft.registers[insn.a.value()].type).element;
    const bool is_boolean = element.valid() && symbols.type(element).tag == 'Z';
    insn.aux = static_cast<uint8_t>(is_boolean ? ElementKind::Boolean : ElementKind::Byte);
  }
}

Constant constant(const LoadedClass& loaded, classfile::ConstantIndex index) {
  using classfile::ConstantTag;
  const classfile::ConstantPool& pool = loaded.file.pool();
  Constant result;
  result.kind = Constant::Kind::Number;
  switch (pool.tag(index)) {
    case ConstantTag::Integer: result.bits = static_cast<uint64_t>(int64_t(pool.integer(index))); break;
    case ConstantTag::Float: result.bits = pool.float_bits(index); break;
    case ConstantTag::Long: result.bits = static_cast<uint64_t>(pool.long_integer(index)); break;
    case ConstantTag::Double: result.bits = pool.double_bits(index); break;
    default: result.kind = Constant::Kind::String; result.string = loaded.table.string(index);
  }
  return result;
}

TypeId find_class_type(const Symbols& symbols, std::string_view internal_name) {
  return symbols.find_type("L" + std::string(internal_name) + ";");
}

/// Nesting as DEX tells it: a member names its class, a local or anonymous class the method around it, or the class
/// if it stands in an initialiser.
void read_nesting(const classfile::ClassFile& file, const Symbols& symbols, ClassDetails& out) {
  const classfile::ClassAttributes& attributes = file.attributes();
  for (const classfile::InnerClass& inner : attributes.inner_classes) {
    if (inner.outer == file.this_class() && inner.inner != file.this_class())
      out.member_classes.push_back(find_class_type(symbols, inner.inner));
    if (inner.inner != file.this_class()) continue;
    out.is_inner = true;
    if (!inner.name.empty()) out.inner_name = symbols.find_string(inner.name);
    out.inner_flags = inner.access_flags;
    if (!inner.outer.empty()) out.enclosing_class = find_class_type(symbols, inner.outer);
  }
  if (!attributes.enclosing_method) return;
  const classfile::EnclosingMethod& method = *attributes.enclosing_method;
  if (method.name.empty()) {
    out.enclosing_class = find_class_type(symbols, method.owner);
  } else {
    out.enclosing_method =
        symbols.find_method({find_class_type(symbols, method.owner), symbols.find_string(method.name),
                             find_proto(symbols, method.descriptor)});
  }
}

}  // namespace

base::Result<const Body*> ClassSource::build_body(const Program& program, MethodId method,
                                                  base::ConcurrentArena& arena) const {
  const LoadedClass& loaded = classes_[program[program[method].owner].source_position];
  auto bench = workbenches_.borrow([&] { return std::make_unique<Workbench>(program); });
  ANTECEDE_CHECK(bench->translator.translate(loaded, method, bench->draft));
  ANTECEDE_CHECK(bench->assigner.assign(bench->draft));
  if (bench->translator.has_byte_arrays()) settle_byte_arrays(bench->draft, program.symbols());
  return bench->draft.seal(arena);
}

base::Result<ClassDetails> ClassSource::details(const Program& program, ClassId id) const {
  const LoadedClass& loaded = classes_[program[id].source_position];
  const Symbols& symbols = program.symbols();
  const TypeId type = program[id].type;
  ClassDetails result;
  read_nesting(loaded.file, symbols, result);
  result.signature = loaded.file.attributes().common.signature;
  for (const classfile::Method& method : loaded.file.methods())
    if (!method.common.signature.empty())
      result.method_signatures.emplace_back(
          program.definition(
              symbols.find_method({type, symbols.find_string(method.name), find_proto(symbols, method.descriptor)})),
          method.common.signature);
  for (const classfile::Field& field : loaded.file.fields()) {
    const bool has_value = (field.access_flags & k_static) && field.constant_value.valid();
    if (field.common.signature.empty() && !has_value) continue;
    const FieldId definition = program.definition(
        symbols.find_field({type, symbols.find_string(field.name), symbols.find_type(field.descriptor)}));
    if (!field.common.signature.empty()) result.field_signatures.emplace_back(definition, field.common.signature);
    if (has_value) result.static_values.emplace_back(definition, constant(loaded, field.constant_value));
  }
  return result;
}

}  // namespace antecede::ir
