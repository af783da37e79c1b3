#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "apk/mapping_comment.h"
#include "apk/mapping_line.h"
#include "base/arena.h"
#include "base/bytes.h"
#include "base/diagnostics.h"
#include "base/error.h"

namespace antecede::apk {

/// A method or field under the name its author gave it.
struct OriginalMember {
  std::string class_name;  ///< Dotted; where it was written, which may be another class than the one it is found in.
  std::string name;
  std::string descriptor;  ///< `(ILjava/lang/String;)V`, `[I`, in original names.
  bool synthesized = false;
};

/// One frame of a stack trace as the DEX file knows it.
struct ObfuscatedFrame {
  std::string_view class_name;  ///< Dotted.
  std::string_view method;
  uint32_t line = 0;            ///< 0 if unknown.
  std::string_view descriptor;  ///< Tells overloads apart where lines do not; may be empty.
};

/// One frame as the source knows it.
struct RetracedFrame {
  std::string class_name, method;
  std::string descriptor;    ///< `(ILjava/lang/String;)V`, in original names; empty if not known.
  std::string file;          ///< Empty if the mapping does not name it.
  uint32_t line = 0;         ///< 0 if unknown.
  bool synthesized = false;  ///< Made by the compiler: no line of source is behind it.
  bool outline = false;      ///< Code shared by several methods; `retrace_stack` puts the true position in its place.
  bool ambiguous = false;    ///< Other methods fit as well.
};

/// What R8 or ProGuard renamed, inlined and moved: `mapping.txt`, plain or compressed with gzip.
///
/// Names are dotted class names and DEX descriptors. What the mapping does not know keeps its name. The text
/// is kept (mapped, if it is a plain file) and lines are parsed again when asked for, so memory is little
/// more than the file. Immutable after loading.
class Mapping {
 public:
  /// Lines that make no sense are counted; a file without a single good one is an error.
  static base::Result<Mapping> open(const std::string& path, base::Diagnostics& diagnostics);
  static base::Result<Mapping> parse(base::Bytes bytes, base::Diagnostics& diagnostics);

  size_t class_count() const { return classes_.size(); }
  size_t member_count() const { return members_.size(); }

  std::string_view original_class(std::string_view obfuscated) const;
  std::string_view obfuscated_class(std::string_view original) const;
  bool contains_class(std::string_view obfuscated) const { return find_class(obfuscated) != nullptr; }
  bool is_synthesized(std::string_view obfuscated_class_name) const;
  /// File the class was written in; empty if the mapping does not say.
  std::string_view source_file(std::string_view original_class_name) const;
  /// A type or method descriptor with original class names.
  std::string original_descriptor(std::string_view descriptor) const;

  /// Nothing if the class has no such member, or several that fit equally well.
  std::optional<OriginalMember> field(std::string_view class_name, std::string_view name,
                                      std::string_view descriptor) const;
  std::optional<OriginalMember> method(std::string_view class_name, std::string_view name,
                                       std::string_view descriptor) const;

  /// The frames behind one frame, innermost first: more than one where methods were inlined. `thrown` is the
  /// dotted class of the exception if this is the frame that threw it.
  std::vector<RetracedFrame> retrace(const ObfuscatedFrame& frame, std::string_view thrown = {}) const;
  /// The same for a whole stack, innermost first. Outlines disappear; their callers get the true positions.
  std::vector<RetracedFrame> retrace_stack(std::span<const ObfuscatedFrame> stack,
                                           std::string_view thrown = {}) const;

 private:
  friend class MappingReader;
  friend class MappingLookup;

  struct Class {
    std::string_view original, obfuscated, source_file;
    uint32_t first_member = 0, member_count = 0;
    bool synthesized = false;
  };
  /// One member line. The members of a class are sorted by obfuscated name, then as written.
  struct Member {
    uint32_t line_at = 0, name_at = 0;
    uint16_t name_size = 0;
    bool is_method = false;
    bool has_comment = false;
  };

  const Class* find_class(std::string_view obfuscated) const;
  std::string_view name_of(const Member& member) const { return text_.substr(member.name_at, member.name_size); }
  std::span<const Member> members(const Class& one, std::string_view obfuscated_name) const;
  MappedMember read(const Member& member) const;
  std::vector<MappingComment> comments(const Member& member) const;
  std::string original_type(std::string_view descriptor, size_t& at) const;

  std::shared_ptr<const void> owner_;  ///< Keeps the text alive.
  std::string_view text_;
  base::Arena decoded_{4096};  ///< File names that were written with escapes.
  std::vector<Class> classes_;
  std::vector<Member> members_;
  absl::flat_hash_map<std::string_view, uint32_t> by_obfuscated_, by_original_;
};

/// `int[]` → `[I`, `java.lang.String` → `Ljava/lang/String;`.
std::string descriptor_of_type(std::string_view source_type);
/// `(ILjava/lang/String;)V` of a method, `I` of a field.
std::string descriptor_of(const MappedMember& member);

}  // namespace antecede::apk
