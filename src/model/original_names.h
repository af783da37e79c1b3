#pragma once

#include <string>
#include <string_view>

#include "apk/mapping.h"
#include "ir/program.h"

namespace antecede::model {

/// A method or field under its original names: what its author wrote, before R8 or ProGuard.
struct MemberName {
  std::string class_name;  ///< Dotted.
  std::string name;
  std::string descriptor;  ///< `(ILjava/lang/String;)V`, `[I`.
  bool operator==(const MemberName&) const = default;
};

/// What the classes and members of a program were called before they were renamed.
///
/// Stands between the program, which has the names of the DEX file, and all who show names. Without a mapping, and
/// for what the mapping does not know, the names of the program are taken for original.
class OriginalNames {
 public:
  /// Both outlive this; the mapping may be null.
  OriginalNames(const ir::Program& program, const apk::Mapping* mapping) : program_(program), mapping_(mapping) {}

  const apk::Mapping* mapping() const { return mapping_; }
  /// Of a dotted name.
  std::string original_class(std::string_view class_name) const;
  std::string class_name(ir::ClassId id) const { return original_class(program_.class_name(id)); }
  std::string class_name(ir::TypeId id) const { return original_class(program_.symbols().type_name(id)); }
  MemberName method(ir::MethodId id) const { return method(program_.symbols().method(program_[id].ref)); }
  MemberName method(const ir::MethodRef& ref) const;
  MemberName field(ir::FieldId id) const;
  /// The method of an interface that a method of a class implements, under the name that the interface has for it.
  /// What R8 moves into classes of lambdas has other names there.
  MemberName implemented(ir::TypeId interface, ir::MethodId id) const;
  /// The class with this original name (dotted); none if the program does not define it.
  ir::ClassId find_class(std::string_view original) const;

 private:
  std::string original_descriptor(const std::string& descriptor) const;

  const ir::Program& program_;
  const apk::Mapping* mapping_;
};

}  // namespace antecede::model
