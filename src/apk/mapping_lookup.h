#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "apk/mapping.h"

namespace antecede::apk {

/// Answers one question about a `Mapping`: gathers the lines under one obfuscated name and chooses among
/// them.
class MappingLookup {
 public:
  explicit MappingLookup(const Mapping& mapping) : mapping_(mapping) {}

  std::optional<OriginalMember> find(const Mapping::Class& in, std::string_view name, std::string_view descriptor,
                                     bool method) const;

  /// One frame retraced. `outline_line` is the line in the outline that this frame called, if it called one.
  std::vector<RetracedFrame> retrace(const ObfuscatedFrame& frame, std::string_view thrown,
                                     std::optional<uint32_t> outline_line) const;

 private:
  struct Line {
    MappedMember member;
    std::vector<MappingComment> comments;
  };
  /// Lines with the same minified range: a method (last) and what was inlined into it, innermost first.
  using Group = std::vector<Line>;

  std::vector<Group> groups(const Mapping::Class& in, std::string_view name, bool method) const;
  std::string_view owner(const Mapping::Class& in, const MappedMember& member) const;
  bool fits(const Group& group, std::string_view descriptor, std::string_view renamed) const;
  OriginalMember original(const Mapping::Class& in, const Group& group) const;
  void keep_fitting(std::vector<Group>& groups, std::string_view descriptor) const;
  std::vector<RetracedFrame> frames(const Mapping::Class& in, const Group& group, uint32_t line,
                                    std::string_view thrown) const;
  RetracedFrame unmapped(std::string_view class_name, const ObfuscatedFrame& frame) const;

  const Mapping& mapping_;
};

}  // namespace antecede::apk
