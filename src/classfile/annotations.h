#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/bytes.h"
#include "base/error.h"
#include "classfile/constant_pool.h"

namespace antecede::classfile {

struct Annotation;

/// The value of an annotation's element. Which members mean something follows from the tag.
struct ElementValue {
  enum class Tag : uint8_t {
    Byte = 'B',
    Char = 'C',
    Double = 'D',
    Float = 'F',
    Int = 'I',
    Long = 'J',
    Short = 'S',
    Boolean = 'Z',
    String = 's',
    Enum = 'e',
    Class = 'c',
    Annotation = '@',
    Array = '[',
  };
  Tag tag = Tag::Int;
  ConstantIndex constant;                        ///< Numbers: the Integer, Long, Float or Double.
  std::string_view text;                         ///< String: itself. Enum, class: descriptor (`V` for void.class).
  std::string_view enum_name;                    ///< Enum: name of the constant.
  std::vector<ElementValue> elements;            ///< Array.
  std::shared_ptr<const Annotation> annotation;  ///< Annotation.
};

struct Annotation {
  std::string_view type;  ///< Descriptor.
  bool visible = true;    ///< At run time; set for outermost annotations only.
  std::vector<std::pair<std::string_view, ElementValue>> elements;
};

/// The annotation attributes of one class, member or component, in place and not yet checked.
struct AnnotationBytes {
  std::optional<base::Bytes> visible;
  std::optional<base::Bytes> invisible;
  std::optional<base::Bytes> visible_parameters;
  std::optional<base::Bytes> invisible_parameters;
  std::optional<base::Bytes> default_value;
};

/// Reads the visible and the invisible annotations. Constants are checked for their tag, types for their form;
/// nesting is limited. A bad annotation costs the annotations of this class or member, nothing else.
base::Result<std::vector<Annotation>> read_annotations(const ConstantPool& pool, const AnnotationBytes& bytes);

/// One list per parameter, as the file counts them: without parameters the compiler added. Visible and invisible ones
/// may count differently; the longer list wins.
base::Result<std::vector<std::vector<Annotation>>> read_parameter_annotations(const ConstantPool& pool,
                                                                              const AnnotationBytes& bytes);

/// The default of an annotation type's element; nothing if it has none.
base::Result<std::optional<ElementValue>> read_annotation_default(const ConstantPool& pool,
                                                                  const AnnotationBytes& bytes);

}  // namespace antecede::classfile
