#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "dex/encoded_value.h"

namespace antecede::dex {

enum class Visibility : uint8_t { Build = 0, Runtime = 1, System = 2 };

struct Annotation {
  Visibility visibility = Visibility::Runtime;
  EncodedAnnotation value;
};

template <class Index>
struct MemberAnnotations {
  Index member;
  std::vector<Annotation> annotations;
};

/// All annotations of one class and its members.
struct ClassAnnotations {
  std::vector<Annotation> on_class;
  std::vector<MemberAnnotations<FieldIndex>> on_fields;
  std::vector<MemberAnnotations<MethodIndex>> on_methods;
  /// Per method, one list per parameter.
  std::vector<std::pair<MethodIndex, std::vector<std::vector<Annotation>>>> on_parameters;
};

base::Result<ClassAnnotations> read_annotations(const DexFile& file, const ClassDef& class_def);

/// What the `dalvik.annotation.*` system annotations say about a class.
struct ClassNesting {
  TypeIndex enclosing_class;     ///< EnclosingClass: a member class's owner; none otherwise
  MethodIndex enclosing_method;  ///< EnclosingMethod: a local or anonymous class's method; none otherwise
  bool is_inner = false;         ///< An InnerClass annotation is present.
  StringIndex inner_name;        ///< none: anonymous
  uint32_t inner_flags = 0;
  std::vector<TypeIndex> member_classes;
};
ClassNesting read_nesting(const ClassAnnotations& annotations, const DexFile& file);

/// `dalvik.annotation.Signature`, joined; nothing if absent.
std::optional<std::string> read_signature(const std::vector<Annotation>& annotations, const DexFile& file);

}  // namespace antecede::dex
