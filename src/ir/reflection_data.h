#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "ir/ids.h"

namespace antecede::ir {

struct AnnotationData;

/// The value of an annotation's element. Which members mean something follows from the tag, which is that of class
/// files: a primitive type's letter, `s` string, `e` enum constant, `c` class, `@` annotation, `[` array.
struct AnnotationValue {
  char tag = 'I';
  uint64_t bits = 0;      ///< Numbers: the value (float and double: IEEE bits).
  std::string text;       ///< String: itself, in Modified UTF-8. Enum, class: descriptor.
  std::string enum_name;  ///< Enum: name of the constant.
  std::vector<AnnotationValue> elements;
  std::shared_ptr<const AnnotationData> annotation;
};

/// One annotation that is visible at run time.
struct AnnotationData {
  std::string type;  ///< Descriptor.
  std::vector<std::pair<std::string, AnnotationValue>> elements;
};

/// What only reflection asks for, of one class and its members: order of declaration, declared exceptions,
/// annotations that are visible at run time, names of parameters, parts of records.
struct ReflectionData {
  struct FieldFacts {
    FieldId id;
    std::vector<AnnotationData> annotations;
  };
  struct MethodFacts {
    MethodId id;
    std::vector<std::string> exceptions;  ///< Descriptors.
    std::vector<AnnotationData> annotations;
    std::vector<std::vector<AnnotationData>> parameter_annotations;
    std::vector<std::string> parameter_names;        ///< Empty if the class does not keep them.
    std::unique_ptr<AnnotationValue> default_value;  ///< Of an annotation's element.
  };
  struct Component {
    std::string name;
    std::string descriptor;
    std::string signature;
    std::vector<AnnotationData> annotations;
  };
  std::vector<FieldFacts> fields;    ///< In the order of declaration.
  std::vector<MethodFacts> methods;  ///< The same.
  std::vector<AnnotationData> annotations;
  std::vector<Component> components;
  std::string inner_name;  ///< Of a class inside another, as the source has it; empty for anonymous ones.
  bool is_record = false;
  bool is_sealed = false;
  std::vector<std::string> permitted;  ///< Descriptors.
};

}  // namespace antecede::ir
