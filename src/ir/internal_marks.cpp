#include "ir/internal_marks.h"

#include <algorithm>
#include <string_view>

namespace antecede::ir {

namespace {

constexpr std::string_view k_internal_package = "antecede/";
constexpr std::string_view k_internal_mark = "Lantecede/Hidden;";

}  // namespace

bool InternalMarks::is_marked(const classfile::ConstantPool& pool, const classfile::CommonAttributes& attributes) {
  if (!attributes.annotations.invisible) return false;
  const auto found = classfile::read_annotations(pool, attributes.annotations);
  return found && std::ranges::find(*found, k_internal_mark, &classfile::Annotation::type) != found->end();
}

void InternalMarks::look_at(const classfile::ClassFile& file) {
  if (is_marked(file.pool(), file.attributes().common)) marked_.emplace(file.this_class());
}

/// The names around a class are the beginnings of its own, each up to a `$`.
bool InternalMarks::is_internal(const classfile::ClassFile& file) const {
  const std::string_view name = file.this_class();
  if (name.starts_with(k_internal_package) || marked_.contains(name)) return true;
  for (size_t at = name.find('$'); at != std::string_view::npos; at = name.find('$', at + 1))
    if (marked_.contains(name.substr(0, at))) return true;
  return false;
}

}  // namespace antecede::ir
