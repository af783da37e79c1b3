#include "model/original_names.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace antecede::model {

namespace {

MemberName without_place(apk::OriginalMember member) {
  return {std::move(member.class_name), std::move(member.name), std::move(member.descriptor)};
}

}  // namespace

std::string OriginalNames::original_class(std::string_view class_name) const {
  return std::string(mapping_ ? mapping_->original_class(class_name) : class_name);
}

std::string OriginalNames::original_descriptor(const std::string& descriptor) const {
  return mapping_ ? mapping_->original_descriptor(descriptor) : descriptor;
}

MemberName OriginalNames::method(const ir::MethodRef& ref) const {
  const ir::Symbols& symbols = program_.symbols();
  MemberName here{symbols.type_name(ref.owner), ir::to_utf8(symbols.text(ref.name)),
                  symbols.proto_descriptor(ref.proto)};
  if (!mapping_) return here;
  if (auto known = mapping_->method(here.class_name, here.name, here.descriptor))
    return without_place(*std::move(known));
  return {original_class(here.class_name), std::move(here.name), original_descriptor(here.descriptor)};
}

MemberName OriginalNames::implemented(ir::TypeId interface, ir::MethodId id) const {
  ir::MethodRef ref = program_.symbols().method(program_[id].ref);
  ref.owner = interface;
  return method(ref);
}

MemberName OriginalNames::field(ir::FieldId id) const {
  const ir::Symbols& symbols = program_.symbols();
  const ir::FieldRef& ref = symbols.field(program_[id].ref);
  MemberName here{symbols.type_name(ref.owner), ir::to_utf8(symbols.text(ref.name)),
                  ir::to_utf8(symbols.descriptor(ref.type))};
  if (!mapping_) return here;
  if (auto known = mapping_->field(here.class_name, here.name, here.descriptor))
    return without_place(*std::move(known));
  return {original_class(here.class_name), std::move(here.name), original_descriptor(here.descriptor)};
}

ir::ClassId OriginalNames::find_class(std::string_view original) const {
  std::string descriptor = "L" + std::string(mapping_ ? mapping_->obfuscated_class(original) : original) + ";";
  std::ranges::replace(descriptor, '.', '/');
  return program_.find_class(descriptor);
}

}  // namespace antecede::model
