#include "classfile/constant_verifier.h"

#include <fmt/format.h>

#include "base/mutf8.h"
#include "classfile/descriptor.h"

namespace antecede::classfile {
namespace {

base::Bytes as_bytes(std::string_view text) {
  return {reinterpret_cast<const uint8_t*>(text.data()), text.size()};
}

/// The first class file version (Java 7 is 51) that has constants of this tag.
uint16_t first_version(ConstantTag tag) {
  switch (tag) {
    case ConstantTag::MethodHandle:
    case ConstantTag::MethodType:
    case ConstantTag::InvokeDynamic: return 51;
    case ConstantTag::Module:
    case ConstantTag::Package: return 53;
    case ConstantTag::Dynamic: return 55;
    default: return 45;
  }
}

}  // namespace

base::Status ConstantVerifier::verify() const {
  for (size_t i = 1; i < pool_.size(); ++i) {
    base::Status status = verify_constant(ConstantIndex(i));
    if (!status) return base::pass_on(std::move(status).error(), fmt::format("constant {}", i));
  }
  return {};
}

base::Status ConstantVerifier::verify_constant(ConstantIndex index) const {
  ANTECEDE_CHECK(verify_version(index));
  switch (pool_.tag(index)) {
    case ConstantTag::Utf8:
      return base::require(base::is_valid_mutf8(as_bytes(pool_.utf8(index))), "malformed modified UTF-8");
    case ConstantTag::Class: {
      ANTECEDE_TRY(std::string_view name, text(pool_.first_of(index)));
      return base::require(is_valid_class_constant(name), "malformed class name");
    }
    case ConstantTag::MethodType: {
      ANTECEDE_TRY(std::string_view type, text(pool_.first_of(index)));
      return base::require(read_method_descriptor(type).has_value(), "malformed method descriptor");
    }
    case ConstantTag::String:
    case ConstantTag::Module:
    case ConstantTag::Package: return expect(pool_.first_of(index), ConstantTag::Utf8);
    case ConstantTag::Field:
    case ConstantTag::Method:
    case ConstantTag::InterfaceMethod: return verify_member(index);
    case ConstantTag::NameAndType: return verify_name_and_type(index);
    case ConstantTag::MethodHandle: return verify_handle(index);
    case ConstantTag::Dynamic:
    case ConstantTag::InvokeDynamic: return verify_dynamic(index);
    case ConstantTag::Integer:
    case ConstantTag::Float:
    case ConstantTag::Long:
    case ConstantTag::Double:
    case ConstantTag::Unusable: return {};
  }
  return {};
}

base::Status ConstantVerifier::verify_version(ConstantIndex index) const {
  if (major_version_ >= first_version(pool_.tag(index))) return {};
  return base::bad_input(
      fmt::format("{} does not exist in class file version {}", constant_tag_name(pool_.tag(index)), major_version_));
}

base::Status ConstantVerifier::verify_member(ConstantIndex index) const {
  ANTECEDE_CHECK(expect(pool_.first_of(index), ConstantTag::Class));
  ANTECEDE_TRY(NameAndType member, named(pool_.second_of(index)));
  if (pool_.tag(index) == ConstantTag::Field) {
    ANTECEDE_CHECK(base::require(is_valid_field_descriptor(member.descriptor), "a field with a method's descriptor"));
    return base::require(is_valid_field_name(member.name), "malformed field name");
  }
  const auto shape = read_method_descriptor(member.descriptor);
  ANTECEDE_CHECK(base::require(shape.has_value(), "a method with a malformed descriptor"));
  ANTECEDE_CHECK(base::require(is_valid_method_name(member.name), "malformed method name"));
  if (!member.name.starts_with('<')) return {};
  return base::require(
      member.name == "<init>" && shape->return_kind == 'V' && pool_.tag(index) == ConstantTag::Method,
      "only <init> of a class, returning void, may be referred to by a special name");
}

base::Status ConstantVerifier::verify_name_and_type(ConstantIndex index) const {
  ANTECEDE_TRY(NameAndType member, named(static_cast<uint16_t>(index.value())));
  if (member.descriptor.starts_with('(')) {
    ANTECEDE_CHECK(
        base::require(read_method_descriptor(member.descriptor).has_value(), "malformed method descriptor"));
    return base::require(is_valid_method_name(member.name), "malformed method name");
  }
  ANTECEDE_CHECK(base::require(is_valid_field_descriptor(member.descriptor), "malformed field descriptor"));
  return base::require(is_valid_field_name(member.name), "malformed field name");
}

base::Status ConstantVerifier::verify_handle(ConstantIndex index) const {
  const MethodHandle handle = pool_.method_handle(index);
  if (handle.kind < MethodHandle::Kind::GetField || handle.kind > MethodHandle::Kind::InvokeInterface)
    return base::bad_input(fmt::format("method handle of unknown kind {}", int(handle.kind)));
  if (handle.kind <= MethodHandle::Kind::PutStatic)
    return base::require(pool_.tag(handle.member) == ConstantTag::Field,
                         "the handle of an accessor must name a field");
  return verify_handle_method(handle);
}

base::Status ConstantVerifier::verify_handle_method(MethodHandle handle) const {
  const ConstantTag tag = pool_.tag(handle.member);
  bool method = tag == ConstantTag::Method;
  bool interface_method = tag == ConstantTag::InterfaceMethod;
  switch (handle.kind) {
    case MethodHandle::Kind::InvokeInterface: method = false; break;
    case MethodHandle::Kind::InvokeStatic:
    case MethodHandle::Kind::InvokeSpecial: interface_method &= major_version_ >= 52; break;
    default: interface_method = false; break;
  }
  ANTECEDE_CHECK(base::require(method || interface_method, "the handle names no method of the right kind"));
  ANTECEDE_CHECK(verify_member(handle.member));
  ANTECEDE_TRY(NameAndType method_name, named(pool_.second_of(handle.member)));
  const bool is_constructor = method_name.name == "<init>";
  return base::require(is_constructor == (handle.kind == MethodHandle::Kind::NewInvokeSpecial),
                       "<init> belongs to newinvokespecial and to it alone");
}

base::Status ConstantVerifier::verify_dynamic(ConstantIndex index) const {
  ANTECEDE_TRY(NameAndType member, named(pool_.second_of(index)));
  if (pool_.tag(index) == ConstantTag::Dynamic)
    return base::require(is_valid_field_descriptor(member.descriptor),
                         "a dynamic constant with a method's descriptor");
  ANTECEDE_CHECK(
      base::require(read_method_descriptor(member.descriptor).has_value(), "a call site without a method type"));
  return base::require(!member.name.starts_with('<'), "a call site with a special name");
}

base::Status ConstantVerifier::expect(uint16_t raw, ConstantTag tag) const {
  if (pool_.tag(constant_index(raw)) == tag) return {};
  return base::bad_input(fmt::format("refers to constant {}, which is not a {}", raw, constant_tag_name(tag)));
}

base::Result<NameAndType> ConstantVerifier::named(uint16_t raw) const {
  ANTECEDE_CHECK(expect(raw, ConstantTag::NameAndType));
  ANTECEDE_TRY(std::string_view name, text(pool_.first_of(constant_index(raw))));
  ANTECEDE_TRY(std::string_view descriptor, text(pool_.second_of(constant_index(raw))));
  return NameAndType{name, descriptor};
}

base::Result<std::string_view> ConstantVerifier::text(uint16_t raw) const {
  ANTECEDE_CHECK(expect(raw, ConstantTag::Utf8));
  return pool_.utf8(constant_index(raw));
}

}  // namespace antecede::classfile
