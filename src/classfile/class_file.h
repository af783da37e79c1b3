#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/bytes.h"
#include "base/error.h"
#include "classfile/annotations.h"
#include "classfile/constant_pool.h"

namespace antecede::classfile {

/// What classes, members and record components all may have.
struct CommonAttributes {
  std::string_view signature;  ///< Generic signature, unchecked beyond being a string; empty if absent.
  bool synthetic = false;      ///< By attribute; the access flag says it elsewhere.
  bool deprecated = false;
  AnnotationBytes annotations;
};

struct Field {
  uint16_t access_flags = 0;
  std::string_view name;
  std::string_view descriptor;
  ConstantIndex constant_value;  ///< Fits the descriptor; none if absent.
  CommonAttributes common;
};

struct MethodParameter {
  std::string_view name;  ///< Empty: none.
  uint16_t access_flags = 0;
};

struct Method {
  uint16_t access_flags = 0;
  std::string_view name;
  std::string_view descriptor;
  std::optional<base::Bytes> code;  ///< The Code attribute, unchecked: `decode_code` reads it.
  ConstantList exceptions;          ///< Classes.
  std::vector<MethodParameter> parameters;
  CommonAttributes common;
};

struct InnerClass {
  std::string_view inner;
  std::string_view outer;  ///< Empty: local or anonymous.
  std::string_view name;   ///< Empty: anonymous.
  uint16_t access_flags = 0;
};

struct EnclosingMethod {
  std::string_view owner;
  std::string_view name;  ///< Name and descriptor are empty for a class in an initialiser.
  std::string_view descriptor;
};

struct BootstrapMethod {
  ConstantIndex handle;
  ConstantList arguments;  ///< All loadable.
};

struct RecordComponent {
  std::string_view name;
  std::string_view descriptor;
  CommonAttributes common;
};

/// The attributes of a class itself. Text is empty and lists are empty where an attribute is absent.
struct ClassAttributes {
  std::string_view source_file;
  std::vector<InnerClass> inner_classes;
  std::optional<EnclosingMethod> enclosing_method;
  std::string_view nest_host;
  ConstantList nest_members;
  ConstantList permitted_subclasses;
  std::vector<BootstrapMethod> bootstrap_methods;
  bool is_record = false;
  std::vector<RecordComponent> components;
  CommonAttributes common;
};

/// One Java class file (versions 45 to 61, Java 1.1 to 17), verified when parsed; names are views into its bytes.
///
/// After `parse` succeeded, the constants are sound (see ConstantPool), names and descriptors well formed, access
/// flags free of contradictions, members free of duplicates, and the attributes above hold only constants of the
/// right kind. The code of methods and annotations are *not* verified here: `decode_code` and `read_annotations`
/// check them, so that a bad method costs that method. Unknown attributes are skipped. The bytes must outlive the
/// object.
class ClassFile {
 public:
  /// `name` (`app.jar!p/A.class`) begins every message.
  static base::Result<ClassFile> parse(base::Bytes bytes, std::string name, Trust trust = Trust::Stranger);

  const std::string& name() const { return name_; }
  uint16_t major_version() const { return major_version_; }
  uint16_t minor_version() const { return minor_version_; }
  const ConstantPool& pool() const { return pool_; }
  uint16_t access_flags() const { return access_flags_; }
  std::string_view this_class() const { return this_class_; }    ///< `java/lang/String`
  std::string_view super_class() const { return super_class_; }  ///< Empty for java/lang/Object and module-info.
  ConstantList interfaces() const { return interfaces_; }
  const std::vector<Field>& fields() const { return fields_; }
  const std::vector<Method>& methods() const { return methods_; }
  const ClassAttributes& attributes() const { return attributes_; }

 private:
  friend class ClassReader;
  explicit ClassFile(ConstantPool pool) : pool_(std::move(pool)) {}

  std::string name_;
  uint16_t major_version_ = 0;
  uint16_t minor_version_ = 0;
  ConstantPool pool_;
  uint16_t access_flags_ = 0;
  std::string_view this_class_;
  std::string_view super_class_;
  ConstantList interfaces_;
  std::vector<Field> fields_;
  std::vector<Method> methods_;
  ClassAttributes attributes_;
};

}  // namespace antecede::classfile
