#include "runtime/classes/stub_writer.h"

#include "base/assert.h"

namespace antecede::runtime {

namespace {

struct Box {
  char tag;
  std::string_view descriptor;
  std::string_view unboxing;
};
constexpr Box k_boxes[] = {
    {'Z', "Ljava/lang/Boolean;", "booleanValue"}, {'B', "Ljava/lang/Byte;", "byteValue"},
    {'C', "Ljava/lang/Character;", "charValue"},  {'S', "Ljava/lang/Short;", "shortValue"},
    {'I', "Ljava/lang/Integer;", "intValue"},     {'J', "Ljava/lang/Long;", "longValue"},
    {'F', "Ljava/lang/Float;", "floatValue"},     {'D', "Ljava/lang/Double;", "doubleValue"},
};

const Box& box_with(char tag) {
  for (const Box& box : k_boxes)
    if (box.tag == tag) return box;
  ANTECEDE_ASSERT(false && "a primitive type");
  return k_boxes[0];
}

/// The type a number has in a register.
char register_tag(char tag) {
  return tag == 'Z' || tag == 'B' || tag == 'C' || tag == 'S' ? 'I' : tag;
}

}  // namespace

std::string_view box_of(char tag) {
  return box_with(tag).descriptor;
}

char unboxed(std::string_view descriptor) {
  for (const Box& box : k_boxes)
    if (box.descriptor == descriptor) return box.tag;
  return 0;
}

std::vector<std::string> split_descriptor(std::string_view text) {
  std::vector<std::string> types;
  for (size_t at = 1; at < text.size();) {
    if (text[at] == ')') {
      ++at;
      continue;
    }
    const size_t start = at;
    while (text[at] == '[') ++at;
    at = text[at] == 'L' ? text.find(';', at) + 1 : at + 1;
    types.emplace_back(text.substr(start, at - start));
  }
  return types;
}

Operation virtual_operation(const Method& method) {
  const bool fixed = method.flags & (ir::k_private | ir::k_final) || method.owner->flags & ir::k_final;
  if (method.owner->is_interface()) return fixed ? Operation::InvokeDirect : Operation::InvokeInterface;
  if (fixed && !method.is_abstract()) return Operation::InvokeDirect;
  return method.vtable_index != Method::k_no_vtable ? Operation::InvokeVirtual : Operation::InvokeInterface;
}

StubWriter::Register StubWriter::reference() {
  method_.references.push_back(next_);
  return next_++;
}

StubWriter::Register StubWriter::call(Method& method, std::span<const Register> operands, bool is_virtual) {
  Operation operation = Operation::InvokeDirect;
  if (method.is_static())
    operation = method.owner && method.owner->needs_initialisation ? Operation::InvokeStaticInitialise
                                                                   : Operation::InvokeStatic;
  else if (is_virtual && method.name != "<init>")
    operation = virtual_operation(method);
  const Register result = of(method.return_tag);
  code_.call(operation, result, &method, operands, method.vtable_index);
  return result;
}

StubWriter::Register StubWriter::create(Class& type) {
  const Register result = reference();
  code_.add_class(Operation::NewInitialise, result, 0, &type);
  return result;
}

StubWriter::Register StubWriter::number(int32_t number) {
  const Register result = value();
  code_.add_number(Operation::ConstNarrow, result, 0, number);
  return result;
}

StubWriter::Register StubWriter::null() {
  const Register result = reference();
  code_.add_number(Operation::ConstNarrow, result, 0, 0);
  return result;
}

StubWriter::Register StubWriter::string(ir::StringId id) {
  const Register result = reference();
  code_.add_number(Operation::ConstString, result, 0, static_cast<int32_t>(id.value()));
  return result;
}

StubWriter::Register StubWriter::class_object(Class& type) {
  const Register result = reference();
  code_.add_class(Operation::ConstClass, result, 0, &type);
  return result;
}

StubWriter::Register StubWriter::new_array(Class& type, int32_t length) {
  const Register count = number(length);
  const Register result = reference();
  code_.add_class(Operation::NewArray, result, count, &type);
  return result;
}

void StubWriter::store_element(Register array, int32_t index, Register value) {
  code_.add(Operation::ArrayPutReference, array, number(index), value);
}

StubWriter::Register StubWriter::load_element(Register array, int32_t index) {
  const Register at = number(index);
  const Register result = reference();
  code_.add(Operation::ArrayGetReference, result, array, at);
  return result;
}

StubWriter::Register StubWriter::cast(Register from, Class& type) {
  const Register result = reference();
  code_.add_class(Operation::CheckCast, result, from, &type);
  return result;
}

StubWriter::Register StubWriter::load(Register object, const Field& field) {
  constexpr Operation k_loads[] = {Operation::FieldGetBoolean, Operation::FieldGetByte, Operation::FieldGetChar,
                                   Operation::FieldGetShort,   Operation::FieldGetWord, Operation::FieldGetWord,
                                   Operation::FieldGetWide,    Operation::FieldGetWide, Operation::FieldGetWord};
  const Register result = field.storage == Storage::Reference ? reference() : value();
  code_.add_number(k_loads[static_cast<size_t>(field.storage)], result, object, static_cast<int32_t>(field.offset));
  return result;
}

Class& StubWriter::class_named(std::string_view descriptor) {
  if (Class* found = classes_.find(descriptor)) return *found;
  const ir::TypeId type = classes_.program().symbols().find_type(descriptor);
  return type.valid() ? *classes_.of_type(type) : *classes_.known("java/lang/Object");
}

StubWriter::Register StubWriter::box(Register value, char tag) {
  const Box& box = box_with(tag);
  Class& type = class_named(box.descriptor);
  Method* method =
      classes_.known_method(&type, "valueOf", "(" + std::string(1, tag) + ")" + std::string(box.descriptor));
  return call(*method, {value});
}

StubWriter::Register StubWriter::unbox(Register reference, char tag) {
  const Box& box = box_with(tag);
  Class& type = class_named(box.descriptor);
  return call(*classes_.known_method(&type, box.unboxing, "()" + std::string(1, tag)), {cast(reference, type)});
}

StubWriter::Register StubWriter::widen(Register from_register, char from, char to) {
  from = register_tag(from), to = register_tag(to);
  if (from == to) return from_register;
  struct Widening {
    char from, to;
    Operation operation;
  };
  constexpr Widening k_widenings[] = {
      {'I', 'J', Operation::IntToLong},   {'I', 'F', Operation::IntToFloat},   {'I', 'D', Operation::IntToDouble},
      {'J', 'F', Operation::LongToFloat}, {'J', 'D', Operation::LongToDouble}, {'F', 'D', Operation::FloatToDouble},
      {'J', 'I', Operation::LongToInt},   {'D', 'I', Operation::DoubleToInt},
  };
  for (const Widening& widening : k_widenings) {
    if (widening.from != from || widening.to != to) continue;
    const Register result = value();
    code_.add(widening.operation, result, from_register);
    return result;
  }
  return from_register;
}

StubWriter::Register StubWriter::convert(Register from_register, std::string_view from, std::string_view to) {
  if (from == to || (to == "Ljava/lang/Object;" && is_reference(from))) return from_register;
  if (is_reference(from) && is_reference(to)) return cast(from_register, class_named(to));
  if (!is_reference(from) && !is_reference(to)) return widen(from_register, from[0], to[0]);
  if (is_reference(to)) {
    const char wanted = unboxed(to);
    if (wanted && wanted != from[0]) return box(widen(from_register, from[0], wanted), wanted);
    return guarded(box(from_register, from[0]), box_of(from[0]), to);
  }
  const char boxed = unboxed(from);
  return boxed ? widen(unbox(from_register, boxed), boxed, to[0]) : unbox(from_register, to[0]);
}

StubWriter::Register StubWriter::guarded(Register from_register, std::string_view from, std::string_view to) {
  if (from == to || !is_reference(from) || !is_reference(to)) return from_register;
  Class& wanted = class_named(to);
  const bool matters = !wanted.is_interface() && !wanted.missing;
  return matters && !class_named(from).is_subclass_of(&wanted) ? cast(from_register, wanted) : from_register;
}

StubWriter::Register StubWriter::text(Register from, std::string_view descriptor) {
  if (descriptor == "Ljava/lang/String;") return from;
  const char tag = descriptor[0] == 'B' || descriptor[0] == 'S' ? 'I' : descriptor[0];
  const std::string parameter = is_reference(descriptor) ? "Ljava/lang/Object;" : std::string(1, tag);
  Method* method =
      classes_.known_method(classes_.known("java/lang/String"), "valueOf", "(" + parameter + ")Ljava/lang/String;");
  return call(*method, {from});
}

void StubWriter::finish() {
  method_.zeroed_count = static_cast<uint16_t>(next_ - method_.argument_count);
  method_.frame_slots = next_ + 1u;
  set_code(method_, code_.finish());
}

}  // namespace antecede::runtime
