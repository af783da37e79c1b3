#include "ir/class/class_symbols.h"

#include <cstring>

#include "ir/polymorphic.h"

namespace antecede::ir {

namespace {

using classfile::ConstantIndex;
using classfile::ConstantTag;
using HandleKind = classfile::MethodHandle::Kind;

constexpr uint8_t k_new_object_array = 0xbd;  // anewarray
constexpr uint8_t k_new_nested_array = 0xc5;  // multianewarray

/// Cuts the first type off a well-formed list of them.
std::string_view next_type(std::string_view& list) {
  size_t size = list.find_first_not_of('[');
  size = list[size] == 'L' ? list.find(';', size) + 1 : size + 1;
  const std::string_view first = list.substr(0, size);
  list.remove_prefix(size);
  return first;
}

/// Calls `visit(descriptor)` for each parameter of a well-formed method descriptor; returns that of the result.
template <class Visit>
std::string_view split_descriptor(std::string_view descriptor, Visit visit) {
  std::string_view rest = descriptor.substr(1);
  while (rest.front() != ')') visit(next_type(rest));
  return rest.substr(1);
}

/// Calls `visit(index)` wherever `opcode` may stand before a class constant: some of these bytes are operands of
/// other instructions, which does no harm.
template <class Visit>
void scan_for(uint8_t opcode, base::Bytes code, const classfile::ConstantPool& pool, Visit visit) {
  const uint8_t* at = code.data();
  const uint8_t* const end = at + code.size();
  while (end - at >= 3 && (at = static_cast<const uint8_t*>(std::memchr(at, opcode, size_t(end - at) - 2)))) {
    const ConstantIndex index = classfile::constant_index(classfile::load_u16(at + 1));
    if (index.valid() && pool.tag(index) == ConstantTag::Class) visit(index);
    ++at;
  }
}

}  // namespace

std::string_view box_of(char primitive) {
  switch (primitive) {
    case 'Z': return "Ljava/lang/Boolean;";
    case 'B': return "Ljava/lang/Byte;";
    case 'S': return "Ljava/lang/Short;";
    case 'C': return "Ljava/lang/Character;";
    case 'J': return "Ljava/lang/Long;";
    case 'F': return "Ljava/lang/Float;";
    case 'D': return "Ljava/lang/Double;";
    case 'V': return "Ljava/lang/Void;";
    default: return "Ljava/lang/Integer;";
  }
}

TypeId find_array_of(const Symbols& symbols, TypeId element) {
  return symbols.find_type("[" + std::string(symbols.descriptor(element)));
}

ProtoId find_proto(const Symbols& symbols, std::string_view descriptor) {
  std::vector<TypeId> parameters;
  const std::string_view result =
      split_descriptor(descriptor, [&](std::string_view type) { parameters.push_back(symbols.find_type(type)); });
  return symbols.find_proto(symbols.find_type(result), parameters);
}

TypeId ClassSymbols::of_class(std::string_view internal_name) {
  auto [known, is_new] = classes_.try_emplace(internal_name);
  if (!is_new) return known->second;
  if (internal_name.front() == '[') return known->second = symbols_.intern_type(internal_name);
  buffer_.assign("L").append(internal_name).append(";");
  return known->second = symbols_.intern_type(buffer_);
}

TypeId ClassSymbols::of_descriptor(std::string_view descriptor) {
  auto [known, is_new] = descriptors_.try_emplace(descriptor);
  if (is_new) known->second = symbols_.intern_type(descriptor);
  return known->second;
}

ProtoId ClassSymbols::of_proto(std::string_view descriptor) {
  auto [known, is_new] = protos_.try_emplace(descriptor);
  if (!is_new) return known->second;
  parameters_.clear();
  const std::string_view result =
      split_descriptor(descriptor, [&](std::string_view type) { parameters_.push_back(of_descriptor(type)); });
  return known->second = symbols_.intern_proto(of_descriptor(result), parameters_);
}

FieldRefId ClassSymbols::of_field(const classfile::MemberRef& ref) {
  return symbols_.intern_field({of_class(ref.owner), symbols_.intern_view(ref.name), of_descriptor(ref.descriptor)});
}

MethodRefId ClassSymbols::of_method(const classfile::MemberRef& ref) {
  const std::string_view declared = polymorphic_descriptor(ref.owner, ref.name);
  if (declared.empty()) return of_declared_method(ref);
  of_proto(ref.descriptor);  // The call's own, which `find_proto` will ask for.
  return of_declared_method({ref.owner, ref.name, declared});
}

MethodRefId ClassSymbols::of_declared_method(const classfile::MemberRef& ref) {
  return symbols_.intern_method({of_class(ref.owner), symbols_.intern_view(ref.name), of_proto(ref.descriptor)});
}

/// Part of the loop below: most constants mean nothing here, and a call would cost more than looking at them.
inline void ClassSymbols::intern_constant(const classfile::ConstantPool& pool, ConstantIndex index,
                                          ClassTable& table) {
  switch (pool.tag(index)) {
    case ConstantTag::Class: table.set(index, of_class(pool.class_name(index))); break;
    case ConstantTag::String: table.set(index, symbols_.intern_view(pool.string(index))); break;
    case ConstantTag::MethodType: table.set(index, of_proto(pool.method_type(index))); break;
    case ConstantTag::Field: table.set(index, of_field(pool.member(index))); break;
    case ConstantTag::Method:
    case ConstantTag::InterfaceMethod: table.set(index, of_method(pool.member(index))); break;
    default: break;
  }
}

ClassTable ClassSymbols::intern(const classfile::ClassFile& file) {
  const classfile::ConstantPool& pool = file.pool();
  ClassTable table(pool.size());
  for (size_t i = 1; i < pool.size(); ++i) intern_constant(pool, ConstantIndex(i), table);
  intern_handles(file, table);
  intern_array_types(file, table);
  intern_nesting(file);
  return table;
}

void ClassSymbols::intern_handles(const classfile::ClassFile& file, ClassTable& table) {
  const classfile::ConstantPool& pool = file.pool();
  for (size_t i = 1; i < pool.size(); ++i) {
    const ConstantIndex index(i);
    if (pool.tag(index) != ConstantTag::MethodHandle) continue;
    const classfile::MethodHandle handle = pool.method_handle(index);
    Handle result;
    result.kind = kind_of(file, handle);
    if (handle.kind <= HandleKind::PutStatic)
      result.field = table.field(handle.member);
    else
      result.method = table.method(handle.member);
    table.set(index, builder_.add_handle(result));
  }
}

/// A private method of the class itself is called directly, whatever the handle says (Java 11 and later say virtual).
Handle::Kind ClassSymbols::kind_of(const classfile::ClassFile& file, classfile::MethodHandle handle) const {
  switch (handle.kind) {
    case HandleKind::GetField: return Handle::Kind::InstanceGet;
    case HandleKind::GetStatic: return Handle::Kind::StaticGet;
    case HandleKind::PutField: return Handle::Kind::InstancePut;
    case HandleKind::PutStatic: return Handle::Kind::StaticPut;
    case HandleKind::InvokeStatic: return Handle::Kind::InvokeStatic;
    case HandleKind::InvokeSpecial: return Handle::Kind::InvokeDirect;
    case HandleKind::NewInvokeSpecial: return Handle::Kind::InvokeConstructor;
    default: break;
  }
  const classfile::MemberRef ref = file.pool().member(handle.member);
  if (ref.owner == file.this_class())
    for (const classfile::Method& method : file.methods())
      if ((method.access_flags & k_private) && method.name == ref.name && method.descriptor == ref.descriptor)
        return Handle::Kind::InvokeDirect;
  return handle.kind == HandleKind::InvokeVirtual ? Handle::Kind::InvokeVirtual : Handle::Kind::InvokeInterface;
}

void ClassSymbols::intern_array_types(const classfile::ClassFile& file, const ClassTable& table) {
  const classfile::ConstantPool& pool = file.pool();
  seen_.assign(pool.size(), false);
  for (const classfile::Method& method : file.methods()) {
    if (!method.code) continue;
    scan_for(k_new_object_array, *method.code, pool, [&](ConstantIndex index) {
      if (seen_[index.value()]) return;
      seen_[index.value()] = true;
      buffer_.assign("[").append(symbols_.descriptor(table.type(index)));
      symbols_.intern_type(buffer_);
    });
    scan_for(k_new_nested_array, *method.code, pool, [&](ConstantIndex) { intern_reflection(); });
  }
}

/// What a nested array is made with, see ClassTranslator.
void ClassSymbols::intern_reflection() {
  if (has_reflection_) return;
  has_reflection_ = true;
  of_method({"java/lang/reflect/Array", "newInstance", "(Ljava/lang/Class;[I)Ljava/lang/Object;"});
  for (char primitive : std::string_view("ZBSCIJFD"))
    symbols_.intern_field(
        {symbols_.intern_type(box_of(primitive)), symbols_.intern_copy("TYPE"), symbols_.class_type()});
}

/// Names that only `ClassSource::details` uses.
void ClassSymbols::intern_nesting(const classfile::ClassFile& file) {
  const classfile::ClassAttributes& attributes = file.attributes();
  for (const classfile::InnerClass& inner : attributes.inner_classes)
    if (inner.inner == file.this_class() && !inner.name.empty()) symbols_.intern_view(inner.name);
  if (attributes.enclosing_method && !attributes.enclosing_method->name.empty()) {
    const classfile::EnclosingMethod& method = *attributes.enclosing_method;
    of_method({method.owner, method.name, method.descriptor});
  }
}

}  // namespace antecede::ir
