#include "classfile/constant_pool.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/assert.h"
#include "classfile/constant_verifier.h"

namespace antecede::classfile {
namespace {

constexpr size_t k_smallest_constant = 3;

/// Bytes behind the tag; 0 for tags that do not exist. A Utf8 constant has its text on top of it.
size_t payload_size(uint8_t tag) {
  switch (ConstantTag(tag)) {
    case ConstantTag::Utf8:
    case ConstantTag::Class:
    case ConstantTag::String:
    case ConstantTag::MethodType:
    case ConstantTag::Module:
    case ConstantTag::Package: return 2;
    case ConstantTag::MethodHandle: return 3;
    case ConstantTag::Integer:
    case ConstantTag::Float:
    case ConstantTag::Field:
    case ConstantTag::Method:
    case ConstantTag::InterfaceMethod:
    case ConstantTag::NameAndType:
    case ConstantTag::Dynamic:
    case ConstantTag::InvokeDynamic: return 4;
    case ConstantTag::Long:
    case ConstantTag::Double: return 8;
    case ConstantTag::Unusable: return 0;
  }
  return 0;
}

uint64_t load_u64(const uint8_t* at) {
  return uint64_t(load_u32(at)) << 32 | load_u32(at + 4);
}

}  // namespace

base::Result<ConstantPool> ConstantPool::read(BigEndianReader& reader, uint16_t major_version, Trust trust) {
  const uint16_t count = reader.u16();
  if (reader.failed()) return base::bad_input("the file ends before the constant pool");
  if (count == 0) return base::bad_input("the constant pool has count 0");
  ConstantPool pool;
  pool.bytes_ = reader.bytes();
  pool.offsets_.reserve(std::min<size_t>(count, 2 * reader.remaining() / k_smallest_constant + 2));
  pool.offsets_.push_back(0);
  while (pool.offsets_.size() < count) ANTECEDE_CHECK(pool.read_constant(reader));
  if (pool.offsets_.size() > count) return base::bad_input("the second slot of the last constant is missing");
  if (trust == Trust::Stranger) ANTECEDE_CHECK(ConstantVerifier(pool, major_version).verify());
  return pool;
}

base::Status ConstantPool::read_constant(BigEndianReader& reader) {
  const size_t offset = reader.offset();
  const uint8_t tag = reader.u8();
  const size_t size = payload_size(tag);
  if (reader.ok() && size == 0)
    return base::bad_input(fmt::format("constant {} at 0x{:x}: unknown tag {}", offsets_.size(), offset, tag));
  if (ConstantTag(tag) == ConstantTag::Utf8) {
    reader.take(reader.u16());
  } else {
    reader.take(size);
  }
  if (reader.failed()) return base::bad_input(fmt::format("the file ends in constant {}", offsets_.size()));
  offsets_.push_back(static_cast<uint32_t>(offset));
  if (ConstantTag(tag) == ConstantTag::Long || ConstantTag(tag) == ConstantTag::Double) offsets_.push_back(0);
  return {};
}

ConstantTag ConstantPool::tag(ConstantIndex index) const {
  if (index.value() >= offsets_.size() || offsets_[index.value()] == 0) return ConstantTag::Unusable;
  return ConstantTag(bytes_[offsets_[index.value()]]);
}

const uint8_t* ConstantPool::payload(ConstantIndex index, ConstantTag expected) const {
  ANTECEDE_ASSERT(tag(index) == expected);
  return bytes_.data() + offsets_[index.value()] + 1;
}

uint16_t ConstantPool::first_of(ConstantIndex index) const {
  return load_u16(payload(index, tag(index)));
}

uint16_t ConstantPool::second_of(ConstantIndex index) const {
  return load_u16(payload(index, tag(index)) + 2);
}

std::string_view ConstantPool::utf8(ConstantIndex index) const {
  const uint8_t* at = payload(index, ConstantTag::Utf8);
  return base::as_text({at + 2, load_u16(at)});
}

int32_t ConstantPool::integer(ConstantIndex index) const {
  return static_cast<int32_t>(load_u32(payload(index, ConstantTag::Integer)));
}

uint32_t ConstantPool::float_bits(ConstantIndex index) const {
  return load_u32(payload(index, ConstantTag::Float));
}

int64_t ConstantPool::long_integer(ConstantIndex index) const {
  return static_cast<int64_t>(load_u64(payload(index, ConstantTag::Long)));
}

uint64_t ConstantPool::double_bits(ConstantIndex index) const {
  return load_u64(payload(index, ConstantTag::Double));
}

std::string_view ConstantPool::class_name(ConstantIndex index) const {
  return utf8(constant_index(load_u16(payload(index, ConstantTag::Class))));
}

std::string_view ConstantPool::string(ConstantIndex index) const {
  return utf8(constant_index(load_u16(payload(index, ConstantTag::String))));
}

std::string_view ConstantPool::method_type(ConstantIndex index) const {
  return utf8(constant_index(load_u16(payload(index, ConstantTag::MethodType))));
}

NameAndType ConstantPool::name_and_type(ConstantIndex index) const {
  const uint8_t* at = payload(index, ConstantTag::NameAndType);
  return {utf8(constant_index(load_u16(at))), utf8(constant_index(load_u16(at + 2)))};
}

MemberRef ConstantPool::member(ConstantIndex index) const {
  const NameAndType named = name_and_type(constant_index(second_of(index)));
  return {class_name(constant_index(first_of(index))), named.name, named.descriptor};
}

MethodHandle ConstantPool::method_handle(ConstantIndex index) const {
  const uint8_t* at = payload(index, ConstantTag::MethodHandle);
  return {MethodHandle::Kind(at[0]), constant_index(load_u16(at + 1))};
}

DynamicRef ConstantPool::dynamic(ConstantIndex index) const {
  ANTECEDE_ASSERT(tag(index) == ConstantTag::Dynamic || tag(index) == ConstantTag::InvokeDynamic);
  const NameAndType named = name_and_type(constant_index(second_of(index)));
  return {first_of(index), named.name, named.descriptor};
}

bool ConstantPool::is_loadable(ConstantIndex index) const {
  switch (tag(index)) {
    case ConstantTag::Integer:
    case ConstantTag::Float:
    case ConstantTag::Long:
    case ConstantTag::Double:
    case ConstantTag::Class:
    case ConstantTag::String:
    case ConstantTag::MethodHandle:
    case ConstantTag::MethodType:
    case ConstantTag::Dynamic: return true;
    default: return false;
  }
}

base::Result<std::string_view> ConstantPool::checked_utf8(uint16_t raw, std::string_view what) const {
  if (tag(constant_index(raw)) == ConstantTag::Utf8) return utf8(constant_index(raw));
  return base::bad_input(fmt::format("{}: constant {} is not a Utf8", what, raw));
}

base::Result<std::string_view> ConstantPool::checked_class(uint16_t raw, std::string_view what) const {
  if (tag(constant_index(raw)) == ConstantTag::Class) return class_name(constant_index(raw));
  return base::bad_input(fmt::format("{}: constant {} is not a Class", what, raw));
}

const char* constant_tag_name(ConstantTag tag) {
  switch (tag) {
    case ConstantTag::Unusable: return "unusable";
    case ConstantTag::Utf8: return "Utf8";
    case ConstantTag::Integer: return "Integer";
    case ConstantTag::Float: return "Float";
    case ConstantTag::Long: return "Long";
    case ConstantTag::Double: return "Double";
    case ConstantTag::Class: return "Class";
    case ConstantTag::String: return "String";
    case ConstantTag::Field: return "Fieldref";
    case ConstantTag::Method: return "Methodref";
    case ConstantTag::InterfaceMethod: return "InterfaceMethodref";
    case ConstantTag::NameAndType: return "NameAndType";
    case ConstantTag::MethodHandle: return "MethodHandle";
    case ConstantTag::MethodType: return "MethodType";
    case ConstantTag::Dynamic: return "Dynamic";
    case ConstantTag::InvokeDynamic: return "InvokeDynamic";
    case ConstantTag::Module: return "Module";
    case ConstantTag::Package: return "Package";
  }
  return "unknown";
}

}  // namespace antecede::classfile
