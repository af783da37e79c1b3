#include "model/api_member.h"

#include <bit>

#include "base/assert.h"
#include "model/api_class.h"

namespace antecede::model {

ApiClass ApiMethod::owner() const {
  return {*file_, owner_};
}

std::string_view ApiMethod::name() const {
  return file_->tables.string(row().name);
}

std::string_view ApiMethod::result() const {
  return file_->tables.proto_type(row().proto, 0);
}

size_t ApiMethod::parameter_count() const {
  return file_->tables.proto_size(row().proto) - 1;
}

std::string_view ApiMethod::parameter(size_t index) const {
  ANTECEDE_ASSERT(index < parameter_count());
  return file_->tables.proto_type(row().proto, static_cast<uint32_t>(index) + 1);
}

std::string ApiMethod::descriptor() const {
  std::string text = "(";
  for (size_t i = 0; i < parameter_count(); ++i) text += parameter(i);
  text += ')';
  return text += result();
}

bool ApiMethod::has_descriptor(std::string_view descriptor) const {
  const auto take = [&descriptor](std::string_view part) {
    const bool there = descriptor.starts_with(part);
    descriptor.remove_prefix(there ? part.size() : 0);
    return there;
  };
  if (!take("(")) return false;
  for (size_t i = 0; i < parameter_count(); ++i)
    if (!take(parameter(i))) return false;
  return take(")") && descriptor == result();
}

ApiClass ApiField::owner() const {
  return {*file_, owner_};
}

std::string_view ApiField::name() const {
  return file_->tables.string(row().name);
}

std::string_view ApiField::type() const {
  return file_->tables.type(row().type);
}

ApiConstant ApiField::constant() const {
  const ApiTables::FieldRow field = row();
  switch (field.constant) {
    case 1: return static_cast<int32_t>(field.value);
    case 2: return static_cast<int64_t>(file_->tables.wide(field.value));
    case 3: return std::bit_cast<float>(field.value);
    case 4: return std::bit_cast<double>(file_->tables.wide(field.value));
    case 5: return file_->tables.string(field.value);
    default: return std::monostate();
  }
}

}  // namespace antecede::model
