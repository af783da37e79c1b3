#include "model/api_class.h"

#include <algorithm>

#include "base/assert.h"

namespace antecede::model {

namespace {

// The first of [first, end) whose text is not below (or, with `after`, is above) the wanted one.
template <class TextOf>
uint32_t bound(uint32_t first, uint32_t end, std::string_view wanted, bool after, TextOf text_of) {
  while (first < end) {
    const uint32_t middle = first + (end - first) / 2;
    const int order = text_of(middle).compare(wanted);
    if (order < 0 || (after && order == 0))
      first = middle + 1;
    else
      end = middle;
  }
  return first;
}

void add_once(std::vector<ApiClass>& classes, const std::optional<ApiClass>& found) {
  if (found && std::ranges::find(classes, *found) == classes.end()) classes.push_back(*found);
}

}  // namespace

std::optional<ApiClass> ApiClass::find(const ApiFile& top, std::string_view descriptor) {
  for (const ApiFile* file = &top; file; file = file->below.get()) {
    const ApiTables& tables = file->tables;
    const uint32_t found =
        bound(0, tables.class_count(), descriptor, false, [&](uint32_t i) { return tables.type(i); });
    if (found < tables.class_count() && tables.type(found) == descriptor) return ApiClass(*file, found);
  }
  return std::nullopt;
}

std::string ApiClass::dotted_name() const {
  std::string name(descriptor().substr(1, descriptor().size() - 2));
  std::ranges::replace(name, '/', '.');
  return name;
}

std::string_view ApiClass::super_descriptor() const {
  const uint32_t super = row().super;
  return super == ApiTables::k_none ? std::string_view() : file_->tables.type(super);
}

std::optional<ApiClass> ApiClass::of_type(uint32_t type) const {
  if (type < file_->tables.class_count()) return ApiClass(*file_, type);
  if (type == ApiTables::k_none || !file_->below) return std::nullopt;
  return find(*file_->below, file_->tables.type(type));
}

std::optional<ApiClass> ApiClass::super() const {
  return of_type(row().super);
}

size_t ApiClass::interface_count() const {
  return file_->tables.class_row(index_ + 1).first_interface - row().first_interface;
}

std::string_view ApiClass::interface_descriptor(size_t index) const {
  ANTECEDE_ASSERT(index < interface_count());
  const uint32_t row_index = row().first_interface + static_cast<uint32_t>(index);
  return file_->tables.type(file_->tables.interface_type(row_index));
}

std::vector<ApiClass> ApiClass::with_supers() const {
  std::vector<ApiClass> classes = {*this};
  for (size_t known = 0; known != classes.size();) {  // A damaged file may have a cycle.
    known = classes.size();
    add_once(classes, classes.back().super());
  }
  for (size_t i = 0; i < classes.size(); ++i) {
    const ApiClass from = classes[i];
    const uint32_t end = from.file_->tables.class_row(from.index_ + 1).first_interface;
    for (uint32_t row_index = from.row().first_interface; row_index < end; ++row_index)
      add_once(classes, from.of_type(from.file_->tables.interface_type(row_index)));
  }
  return classes;
}

bool ApiClass::is_subclass_of(std::string_view descriptor) const {
  return std::ranges::any_of(with_supers(), [&](const ApiClass& c) { return c.descriptor() == descriptor; });
}

ApiMembers<ApiMethod> ApiClass::methods() const {
  return {*file_, index_, row().first_method, file_->tables.class_row(index_ + 1).first_method};
}

ApiMembers<ApiMethod> ApiClass::methods(std::string_view name) const {
  const uint32_t first = row().first_method;
  const uint32_t end = file_->tables.class_row(index_ + 1).first_method;
  const auto name_of = [this](uint32_t i) { return file_->tables.string(file_->tables.method_row(i).name); };
  const uint32_t lower = bound(first, end, name, false, name_of);
  return {*file_, index_, lower, bound(lower, end, name, true, name_of)};
}

std::optional<ApiMethod> ApiClass::method(std::string_view name, std::string_view descriptor) const {
  for (const ApiMethod method : methods(name))
    if (method.has_descriptor(descriptor)) return method;
  return std::nullopt;
}

ApiMembers<ApiField> ApiClass::fields() const {
  return {*file_, index_, row().first_field, file_->tables.class_row(index_ + 1).first_field};
}

std::optional<ApiField> ApiClass::field(std::string_view name) const {
  const uint32_t end = file_->tables.class_row(index_ + 1).first_field;
  const auto name_of = [this](uint32_t i) { return file_->tables.string(file_->tables.field_row(i).name); };
  const uint32_t first = bound(row().first_field, end, name, false, name_of);
  std::optional<ApiField> best;
  for (uint32_t i = first; i < end && name_of(i) == name; ++i)
    if (const ApiField field(*file_, index_, i); !best || field.levels().removed_after == 0) best = field;
  return best;
}

}  // namespace antecede::model
