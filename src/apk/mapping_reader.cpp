#include "apk/mapping_reader.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include <fmt/format.h>

#include "apk/gzip.h"
#include "apk/text_decoding.h"
#include "base/file.h"

namespace antecede::apk {
namespace {

constexpr size_t k_largest_text = size_t(1) << 30;
constexpr std::string_view k_byte_order_mark = "\xef\xbb\xbf";

base::Bytes as_bytes(std::string_view text) {
  return {reinterpret_cast<const uint8_t*>(text.data()), text.size()};
}

}  // namespace

void MappingReader::count(const char* code, base::Severity severity, std::string_view what) {
  diagnostics_.add(code, severity, fmt::format("{}:{}: {}", place_, line_number_, what));
}

base::Result<Mapping> MappingReader::open() {
  ANTECEDE_TRY(base::MappedFile file, base::MappedFile::open(place_));
  auto kept = std::make_shared<const base::MappedFile>(std::move(file));
  base::Bytes bytes = kept->bytes();
  return read_bytes(bytes, std::move(kept));
}

base::Result<Mapping> MappingReader::parse(base::Bytes bytes) {
  if (is_gzip(bytes)) return read_bytes(bytes, nullptr);
  auto copy = std::make_shared<const std::string>(base::as_text(bytes));
  return read_bytes(as_bytes(*copy), copy);
}

base::Result<Mapping> MappingReader::read_bytes(base::Bytes bytes, std::shared_ptr<const void> owner) {
  if (is_gzip(bytes)) {
    auto text = gunzip(bytes, k_largest_text);
    if (!text) return base::pass_on(std::move(text).error(), place_);
    auto unpacked = std::make_shared<const std::string>(std::move(*text));
    bytes = as_bytes(*unpacked);
    owner = std::move(unpacked);
  }
  if (bytes.size() > k_largest_text) return base::bad_input(place_ + ": larger than 1 GiB");
  mapping_.text_ = base::as_text(bytes);
  mapping_.owner_ = std::move(owner);
  return read_text();
}

base::Result<Mapping> MappingReader::read_text() {
  std::string_view rest = mapping_.text_;
  if (rest.starts_with(k_byte_order_mark)) rest.remove_prefix(k_byte_order_mark.size());
  check_encoding_ = !is_utf8(as_bytes(rest));
  while (!rest.empty()) {
    const void* newline = std::memchr(rest.data(), '\n', rest.size());
    size_t size = newline ? static_cast<size_t>(static_cast<const char*>(newline) - rest.data()) : rest.size();
    ++line_number_;
    read_line(rest.substr(0, size));
    rest.remove_prefix(std::min(size + 1, rest.size()));
  }
  finish_class();
  if (good_lines_ == 0) return base::bad_input(place_ + ": not a mapping file: no line of it can be understood");
  mapping_.members_.shrink_to_fit();
  mapping_.classes_.shrink_to_fit();
  index_classes();
  return std::move(mapping_);
}

void MappingReader::read_line(std::string_view line) {
  std::string_view trimmed = trim_blanks(line);
  if (trimmed.empty()) return;
  if (check_encoding_ && !is_utf8(as_bytes(line)))
    return count("mapping.bad-line", base::Severity::Warning, "not UTF-8");
  if (trimmed.front() == '#') return read_comment(trimmed);
  bool indented = trimmed.data() != line.data();
  indented ? read_member(trimmed) : read_class(trimmed);
}

void MappingReader::read_class(std::string_view line) {
  finish_class();
  std::optional<MappedClassLine> parsed = parse_class_line(line);
  in_class_ = parsed.has_value();
  if (!parsed) return count("mapping.bad-line", base::Severity::Warning, "neither a class nor a comment");
  ++good_lines_;
  above_ = Above::Class;
  Mapping::Class one;
  one.original = parsed->original;
  one.obfuscated = parsed->obfuscated;
  one.first_member = static_cast<uint32_t>(mapping_.members_.size());
  mapping_.classes_.push_back(one);
}

void MappingReader::read_member(std::string_view line) {
  above_ = Above::Nothing;
  std::optional<MappedMember> parsed = in_class_ ? parse_member_line(line) : std::nullopt;
  if (!parsed || parsed->obfuscated.size() > UINT16_MAX)
    return count("mapping.bad-line", base::Severity::Warning, "not a field or a method of a class");
  ++good_lines_;
  Mapping::Member member;
  member.line_at = static_cast<uint32_t>(line.data() - mapping_.text_.data());
  member.name_at = static_cast<uint32_t>(parsed->obfuscated.data() - mapping_.text_.data());
  member.name_size = static_cast<uint16_t>(parsed->obfuscated.size());
  member.is_method = parsed->is_method;
  mapping_.members_.push_back(member);
  above_ = Above::Member;
}

void MappingReader::read_comment(std::string_view line) {
  MappingComment comment = parse_mapping_comment(line);
  switch (comment.kind) {
    case MappingComment::Kind::Plain: return;
    case MappingComment::Kind::Broken: return count("mapping.bad-comment", base::Severity::Warning, "broken object");
    case MappingComment::Kind::Unknown:
      return count("mapping.unknown-comment", base::Severity::Info, "unknown object " + comment.text);
    case MappingComment::Kind::Version:
      ++good_lines_;
      if (is_newer_mapping_version(comment.text))
        count("mapping.newer-version", base::Severity::Warning,
              "version " + comment.text + " is newer than 2.2, some of it may be misunderstood");
      return;
    default: return attach(comment, line);
  }
}

/// Members read their comments again when they are asked for; what a class needs is taken now.
void MappingReader::attach(const MappingComment& comment, std::string_view line) {
  if (above_ == Above::Nothing) return;
  if (above_ == Above::Member) {
    mapping_.members_.back().has_comment = true;
    return;
  }
  Mapping::Class& one = mapping_.classes_.back();
  if (comment.kind == MappingComment::Kind::Synthesized) one.synthesized = true;
  if (comment.kind != MappingComment::Kind::SourceFile) return;
  size_t at = line.find("\"" + comment.text + "\"");
  if (at != std::string_view::npos) {
    one.source_file = line.substr(at + 1, comment.text.size());
    return;
  }
  std::byte* copy = mapping_.decoded_.allocate(comment.text.size());
  std::memcpy(copy, comment.text.data(), comment.text.size());
  one.source_file = {reinterpret_cast<const char*>(copy), comment.text.size()};
}

void MappingReader::finish_class() {
  above_ = Above::Nothing;
  if (!in_class_) return;
  Mapping::Class& one = mapping_.classes_.back();
  one.member_count = static_cast<uint32_t>(mapping_.members_.size()) - one.first_member;
  std::sort(mapping_.members_.begin() + one.first_member, mapping_.members_.end(),
            [this](const Mapping::Member& a, const Mapping::Member& b) {
              int order = mapping_.name_of(a).compare(mapping_.name_of(b));
              return order != 0 ? order < 0 : a.line_at < b.line_at;
            });
}

void MappingReader::index_classes() {
  mapping_.by_obfuscated_.reserve(mapping_.classes_.size());
  mapping_.by_original_.reserve(mapping_.classes_.size());
  for (uint32_t i = 0; i < mapping_.classes_.size(); ++i) {
    const Mapping::Class& one = mapping_.classes_[i];
    bool added = mapping_.by_obfuscated_.emplace(one.obfuscated, i).second;
    mapping_.by_original_.emplace(one.original, i);
    if (added) continue;
    diagnostics_.add("mapping.duplicate-class", base::Severity::Warning,
                     fmt::format("{}: {} stands for several classes", place_, one.obfuscated));
  }
}

}  // namespace antecede::apk
