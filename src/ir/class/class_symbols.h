#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "classfile/class_file.h"
#include "ir/class/class_table.h"
#include "ir/program_builder.h"

namespace antecede::ir {

/// Interns what class files name. Every class file repeats the names it uses, so the ways from a text to an id are
/// remembered from file to file. The bytes of all files must outlive the program.
class ClassSymbols {
 public:
  explicit ClassSymbols(ProgramBuilder& builder) : builder_(builder), symbols_(builder.symbols()) {}

  TypeId of_class(std::string_view internal_name);  ///< `java/lang/String`, `[I`
  TypeId of_descriptor(std::string_view descriptor);
  ProtoId of_proto(std::string_view descriptor);
  FieldRefId of_field(const classfile::MemberRef& ref);
  /// A method as a call names it. Where every call brings a prototype of its own, the declared one.
  MethodRefId of_method(const classfile::MemberRef& ref);
  MethodRefId of_declared_method(const classfile::MemberRef& ref);

  /// All constants of a file but call sites, and what its code needs that is no constant: array types.
  ClassTable intern(const classfile::ClassFile& file);

 private:
  void intern_constant(const classfile::ConstantPool& pool, classfile::ConstantIndex index, ClassTable& table);
  void intern_handles(const classfile::ClassFile& file, ClassTable& table);
  Handle::Kind kind_of(const classfile::ClassFile& file, classfile::MethodHandle handle) const;
  void intern_array_types(const classfile::ClassFile& file, const ClassTable& table);
  void intern_nesting(const classfile::ClassFile& file);
  void intern_reflection();

  ProgramBuilder& builder_;
  Symbols& symbols_;
  absl::flat_hash_map<std::string_view, TypeId> classes_;
  absl::flat_hash_map<std::string_view, TypeId> descriptors_;
  absl::flat_hash_map<std::string_view, ProtoId> protos_;
  std::string buffer_;
  std::vector<TypeId> parameters_;
  std::vector<bool> seen_;  // Constants whose array type is interned.
  bool has_reflection_ = false;
};

/// The array type with elements of `element`; none if nothing has interned it.
TypeId find_array_of(const Symbols& symbols, TypeId element);
/// The prototype a method descriptor stands for; none if nothing has interned it.
ProtoId find_proto(const Symbols& symbols, std::string_view descriptor);
/// The class that has the field TYPE for a primitive type: `Ljava/lang/Integer;` for `I`.
std::string_view box_of(char primitive);

}  // namespace antecede::ir
