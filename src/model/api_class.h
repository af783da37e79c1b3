#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/api_member.h"

namespace antecede::model {

/// A class or interface as the SDK declares it. A handle, like `ApiMethod`.
///
/// What cannot be seen is left out: a superclass that is not public is skipped, and its public members count as the
/// members of the class below it.
class ApiClass {
 public:
  ApiClass(const ApiFile& file, uint32_t index) : file_(&file), index_(index) {}
  /// Looks in the file, then in those below it.
  static std::optional<ApiClass> find(const ApiFile& file, std::string_view descriptor);

  std::string_view descriptor() const { return file_->tables.type(index_); }
  /// `android.view.View$OnClickListener`
  std::string dotted_name() const;
  uint16_t flags() const { return row().flags; }
  bool is(uint16_t flag) const { return (flags() & flag) != 0; }
  ApiLevels levels() const { return {row().since, row().removed_after}; }
  /// A class of a library, not of the SDK.
  bool is_library() const { return file_->tables.kind() == ApiTables::Kind::Libraries; }

  /// Empty for java.lang.Object.
  std::string_view super_descriptor() const;
  /// Nothing for java.lang.Object, and for a superclass there are no facts about.
  std::optional<ApiClass> super() const;
  size_t interface_count() const;
  std::string_view interface_descriptor(size_t index) const;
  /// The class, its superclasses from below, then all interfaces of them; each once, known ones only.
  std::vector<ApiClass> with_supers() const;
  /// Whether it is the other class, extends it or implements it.
  bool is_subclass_of(std::string_view descriptor) const;

  ApiMembers<ApiMethod> methods() const;
  ApiMembers<ApiMethod> methods(std::string_view name) const;
  std::optional<ApiMethod> method(std::string_view name, std::string_view descriptor) const;
  ApiMembers<ApiField> fields() const;
  /// If it changed its type, the one that was not removed.
  std::optional<ApiField> field(std::string_view name) const;
  bool operator==(const ApiClass&) const = default;

 private:
  ApiTables::ClassRow row() const { return file_->tables.class_row(index_); }
  std::optional<ApiClass> of_type(uint32_t type) const;

  const ApiFile* file_;
  uint32_t index_;
};

}  // namespace antecede::model
