#pragma once

#include "classfile/attribute_table.h"
#include "classfile/class_file.h"

namespace antecede::classfile {

/// The readers of attributes that several kinds of things have; `Target` has a member `common`.
template <class Target>
base::Status read_signature(const ConstantPool& pool, BigEndianReader& body, Target& target) {
  ANTECEDE_TRY(target.common.signature, pool.checked_utf8(body.u16(), "signature"));
  return {};
}

template <class Target>
base::Status read_synthetic(const ConstantPool&, BigEndianReader&, Target& target) {
  target.common.synthetic = true;
  return {};
}

template <class Target>
base::Status read_deprecated(const ConstantPool&, BigEndianReader&, Target& target) {
  target.common.deprecated = true;
  return {};
}

/// Keeps the whole body for later.
template <class Target, std::optional<base::Bytes> AnnotationBytes::*part>
base::Status keep_annotations(const ConstantPool&, BigEndianReader& body, Target& target) {
  target.common.annotations.*part = body.take(body.remaining());
  return {};
}

/// A count and that many class constants.
inline base::Status read_class_list(const ConstantPool& pool, BigEndianReader& body, ConstantList& list) {
  const size_t count = body.u16();
  list = ConstantList(body.take(2 * count));
  for (size_t i = 0; i < list.size(); ++i)
    if (pool.tag(list[i]) != ConstantTag::Class) return base::bad_input("lists a constant that is not a Class");
  return {};
}

template <class Target>
inline constexpr AttributeRule<Target> k_signature_rule = {"Signature", read_signature<Target>};
template <class Target>
inline constexpr AttributeRule<Target> k_synthetic_rule = {"Synthetic", read_synthetic<Target>};
template <class Target>
inline constexpr AttributeRule<Target> k_deprecated_rule = {"Deprecated", read_deprecated<Target>};
template <class Target>
inline constexpr AttributeRule<Target> k_visible_rule = {"RuntimeVisibleAnnotations",
                                                         keep_annotations<Target, &AnnotationBytes::visible>};
template <class Target>
inline constexpr AttributeRule<Target> k_invisible_rule = {"RuntimeInvisibleAnnotations",
                                                           keep_annotations<Target, &AnnotationBytes::invisible>};

}  // namespace antecede::classfile
