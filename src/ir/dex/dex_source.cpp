#include "ir/dex/dex_source.h"

#include "dex/annotations.h"
#include "dex/code.h"
#include "dex/code_flow.h"
#include "ir/program.h"

namespace antecede::ir {

base::Result<const Body*> DexSource::build_body(const Program& program, MethodId method,
                                                base::ConcurrentArena& arena) const {
  if (first_refused_.valid() && method >= first_refused_)
    return base::bad_input("the methods of its file share far more code than the file has");
  auto bench = workbenches_.borrow([&] { return std::make_unique<Workbench>(program); });
  ANTECEDE_CHECK(bench->translator.translate(file_, tables_, program, method, bench->draft));
  if (bench->translator.lines_broken())
    diagnostics_.add("dex.bad-lines", base::Severity::Info, program.method_name(method) + ": no line numbers");
  ANTECEDE_CHECK(bench->assigner.assign(bench->draft));
  return bench->draft.seal(arena);
}

// Straight through the code units: what lies between the instructions (tables of switches, data of arrays) is stepped
// over by its length.
void DexSource::for_each_string(const Program& program, MethodId method,
                                const std::function<void(StringId)>& visit) const {
  if (!program[method].has_code() || (first_refused_.valid() && method >= first_refused_)) return;
  const base::Result<dex::CodeItem> code = dex::read_code_item(file_, program[method].code);
  if (!code) return;
  dex::Instruction instruction;
  for (uint64_t pc = 0; pc < code->units.size();) {
    const auto here = static_cast<uint32_t>(pc);
    if (const uint64_t skipped = dex::payload_length(code->units, here)) {
      pc += skipped;
      continue;
    }
    if (!dex::decode_instruction(code->units, here, instruction)) return;
    if (dex::opcode_info(instruction.opcode).index == dex::IndexKind::String &&
        instruction.index < tables_.strings.size())
      visit(tables_.strings[instruction.index]);
    pc += instruction.length;
  }
}

Constant DexSource::constant(const dex::EncodedValue& value) const {
  using Tag = dex::EncodedValue::Type;
  Constant result;
  result.bits = value.bits;
  switch (value.type) {
    case Tag::Null:
    case Tag::Field:
    case Tag::Method:
    case Tag::Enum:
    case Tag::Array:
    case Tag::Annotation: break;  // No initial value of a static field can be one of these but null.
    case Tag::String:
      result.kind = Constant::Kind::String;
      result.string = tables_.strings[value.bits];
      break;
    case Tag::Type:
      result.kind = Constant::Kind::Type;
      result.type = tables_.types[value.bits];
      break;
    case Tag::MethodHandle:
      result.kind = Constant::Kind::MethodHandle;
      result.handle = tables_.handles[value.bits];
      break;
    case Tag::MethodType:
      result.kind = Constant::Kind::MethodType;
      result.proto = tables_.protos[value.bits];
      break;
    default: result.kind = Constant::Kind::Number;
  }
  return result;
}

base::Result<ClassDetails> DexSource::details(const Program& program, ClassId id) const {
  const Class& definition = program[id];
  const dex::ClassDef class_def = file_.class_def(definition.source_position);
  ClassDetails result;
  if (class_def.annotations_offset) {
    ANTECEDE_TRY(const dex::ClassAnnotations annotations, dex::read_annotations(file_, class_def));
    const dex::ClassNesting nesting = dex::read_nesting(annotations, file_);
    result.enclosing_class = tables_[nesting.enclosing_class];
    result.enclosing_method = tables_[nesting.enclosing_method];
    result.is_inner = nesting.is_inner;
    result.inner_name = tables_[nesting.inner_name];
    result.inner_flags = nesting.inner_flags;
    for (dex::TypeIndex member : nesting.member_classes) result.member_classes.push_back(tables_[member]);
    result.signature = dex::read_signature(annotations.on_class, file_).value_or("");
    for (const auto& on_method : annotations.on_methods)
      if (auto signature = dex::read_signature(on_method.annotations, file_))
        result.method_signatures.emplace_back(program.definition(tables_[on_method.member]), *signature);
    for (const auto& on_field : annotations.on_fields)
      if (auto signature = dex::read_signature(on_field.annotations, file_))
        result.field_signatures.emplace_back(program.definition(tables_[on_field.member]), *signature);
  }
  if (class_def.static_values_offset) {
    ANTECEDE_TRY(const auto values, dex::read_encoded_array(file_, class_def.static_values_offset));
    if (values.size() > definition.static_fields.size())
      return base::bad_input(name() + ": " + program.class_name(id) + " has more initial values than static fields");
    for (size_t i = 0; i < values.size(); ++i)
      result.static_values.emplace_back(definition.static_fields[i], constant(values[i]));
  }
  return result;
}

}  // namespace antecede::ir
