#include "apk/mapping.h"

#include <algorithm>
#include <array>
#include <utility>

#include "apk/mapping_lookup.h"
#include "apk/mapping_reader.h"
#include "base/assert.h"

namespace antecede::apk {
namespace {

std::string replace_all(std::string_view name, char from, char to) {
  std::string out(name);
  std::replace(out.begin(), out.end(), from, to);
  return out;
}

/// The text from `at` to the end of its line.
std::string_view line_from(std::string_view text, size_t at) {
  return text.substr(at, text.find('\n', at) - at);
}

}  // namespace

base::Result<Mapping> Mapping::open(const std::string& path, base::Diagnostics& diagnostics) {
  return MappingReader(path, diagnostics).open();
}

base::Result<Mapping> Mapping::parse(base::Bytes bytes, base::Diagnostics& diagnostics) {
  return MappingReader("mapping.txt", diagnostics).parse(bytes);
}

const Mapping::Class* Mapping::find_class(std::string_view obfuscated) const {
  auto found = by_obfuscated_.find(obfuscated);
  return found == by_obfuscated_.end() ? nullptr : &classes_[found->second];
}

std::string_view Mapping::original_class(std::string_view obfuscated) const {
  const Class* known = find_class(obfuscated);
  return known ? known->original : obfuscated;
}

std::string_view Mapping::obfuscated_class(std::string_view original) const {
  auto found = by_original_.find(original);
  return found == by_original_.end() ? original : classes_[found->second].obfuscated;
}

bool Mapping::is_synthesized(std::string_view obfuscated_class_name) const {
  const Class* known = find_class(obfuscated_class_name);
  return known && known->synthesized;
}

std::string_view Mapping::source_file(std::string_view original_class_name) const {
  auto found = by_original_.find(original_class_name);
  return found == by_original_.end() ? std::string_view() : classes_[found->second].source_file;
}

/// One `L…;` of a descriptor, which starts at `at`; leaves `at` behind it.
std::string Mapping::original_type(std::string_view descriptor, size_t& at) const {
  size_t end = std::min(descriptor.find(';', at), descriptor.size());
  std::string dotted = replace_all(descriptor.substr(at + 1, end - at - 1), '/', '.');
  std::string out = "L" + replace_all(original_class(dotted), '.', '/');
  if (end < descriptor.size()) out += ';';
  at = std::min(end + 1, descriptor.size());
  return out;
}

std::string Mapping::original_descriptor(std::string_view descriptor) const {
  std::string out;
  for (size_t at = 0; at < descriptor.size();) {
    if (descriptor[at] == 'L')
      out += original_type(descriptor, at);
    else
      out += descriptor[at++];
  }
  return out;
}

std::span<const Mapping::Member> Mapping::members(const Class& one, std::string_view obfuscated_name) const {
  auto begin = members_.begin() + one.first_member;
  auto end = begin + one.member_count;
  auto first = std::partition_point(begin, end, [&](const Member& m) { return name_of(m) < obfuscated_name; });
  auto last = std::partition_point(first, end, [&](const Member& m) { return name_of(m) == obfuscated_name; });
  return {first, last};
}

MappedMember Mapping::read(const Member& member) const {
  std::optional<MappedMember> parsed = parse_member_line(line_from(text_, member.line_at));
  ANTECEDE_ASSERT(parsed.has_value());  // It was parsed once, when the file was read.
  return *parsed;
}

std::vector<MappingComment> Mapping::comments(const Member& member) const {
  std::vector<MappingComment> all;
  if (!member.has_comment) return all;
  size_t at = member.line_at;
  while ((at = text_.find('\n', at)) != std::string_view::npos) {
    std::string_view line = trim_blanks(line_from(text_, ++at));
    if (!line.empty() && line.front() != '#') break;
    if (!line.empty()) all.push_back(parse_mapping_comment(line));
  }
  return all;
}

std::optional<OriginalMember> Mapping::field(std::string_view class_name, std::string_view name,
                                             std::string_view descriptor) const {
  const Class* known = find_class(class_name);
  return known ? MappingLookup(*this).find(*known, name, descriptor, false) : std::nullopt;
}

std::optional<OriginalMember> Mapping::method(std::string_view class_name, std::string_view name,
                                              std::string_view descriptor) const {
  const Class* known = find_class(class_name);
  return known ? MappingLookup(*this).find(*known, name, descriptor, true) : std::nullopt;
}

std::string descriptor_of_type(std::string_view source_type) {
  static constexpr std::array<std::pair<std::string_view, char>, 9> k_primitives = {{{"void", 'V'},
                                                                                     {"boolean", 'Z'},
                                                                                     {"byte", 'B'},
                                                                                     {"short", 'S'},
                                                                                     {"char", 'C'},
                                                                                     {"int", 'I'},
                                                                                     {"long", 'J'},
                                                                                     {"float", 'F'},
                                                                                     {"double", 'D'}}};
  std::string out;
  for (; source_type.ends_with("[]"); source_type.remove_suffix(2)) out += '[';
  for (auto [name, letter] : k_primitives)
    if (source_type == name) return out + letter;
  return out + "L" + replace_all(source_type, '.', '/') + ";";
}

std::string descriptor_of(const MappedMember& member) {
  if (!member.is_method) return descriptor_of_type(member.type);
  std::string out = "(";
  for (std::string_view rest = member.arguments; !rest.empty();) {
    size_t comma = rest.find(',');
    out += descriptor_of_type(trim_blanks(rest.substr(0, comma)));
    rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 1);
  }
  return out + ")" + descriptor_of_type(member.type);
}

}  // namespace antecede::apk
