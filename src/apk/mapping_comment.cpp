#include "apk/mapping_comment.h"

#include <charconv>

#include <nlohmann/json.hpp>

#include "apk/mapping_line.h"

namespace antecede::apk {
namespace {

using Json = nlohmann::json;
using CommentKind = MappingComment::Kind;

constexpr size_t k_longest_comment = 1 << 20;
constexpr std::pair<uint32_t, uint32_t> k_newest_version = {2, 2};

MappingComment simple(CommentKind kind, std::string_view text = {}) {
  MappingComment comment;
  comment.kind = kind;
  comment.text = text;
  return comment;
}

/// The three objects that make up nearly all comments, in the exact spelling of R8; a file has a great many
/// of them.
std::optional<MappingComment> parse_common(std::string_view json) {
  constexpr std::string_view k_source_file = R"({"id":"sourceFile","fileName":")";
  constexpr std::string_view k_signature = R"({"id":"com.android.tools.r8.residualsignature","signature":")";
  constexpr std::string_view k_end = R"("})";
  if (json == R"({"id":"com.android.tools.r8.synthesized"})") return simple(CommentKind::Synthesized);
  for (auto [start, kind] :
       {std::pair(k_source_file, CommentKind::SourceFile), std::pair(k_signature, CommentKind::ResidualSignature)}) {
    if (!json.starts_with(start) || !json.ends_with(k_end) || json.size() < start.size() + k_end.size()) continue;
    std::string_view text = json.substr(start.size(), json.size() - start.size() - k_end.size());
    if (text.find_first_of("\"\\") == std::string_view::npos) return simple(kind, text);
  }
  return std::nullopt;
}

std::optional<uint32_t> to_number(std::string_view text) {
  uint32_t value = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::string string_member(const Json& object, const char* name) {
  auto found = object.find(name);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// An object whose one string must be there.
MappingComment with_text(CommentKind kind, const Json& object, const char* name) {
  std::string text = string_member(object, name);
  return text.empty() ? simple(CommentKind::Broken) : simple(kind, text);
}

std::vector<std::string> string_list(const Json& object, const char* name) {
  std::vector<std::string> all;
  auto found = object.find(name);
  if (found == object.end() || !found->is_array()) return all;
  for (const Json& one : *found)
    if (one.is_string()) all.push_back(one.get<std::string>());
  return all;
}

MappingComment outline_callsite(const Json& object) {
  MappingComment comment = simple(CommentKind::OutlineCallsite, string_member(object, "outline"));
  auto positions = object.find("positions");
  if (positions == object.end() || !positions->is_object()) return simple(CommentKind::Broken);
  for (const auto& [from, to] : positions->items()) {
    std::optional<uint32_t> line = to_number(from);
    if (!line || !to.is_number_unsigned() || to.get<uint64_t>() > UINT32_MAX) return simple(CommentKind::Broken);
    comment.positions.emplace_back(*line, to.get<uint32_t>());
  }
  return comment;
}

MappingComment rewrite_frame(const Json& object) {
  MappingComment comment = simple(CommentKind::RewriteFrame);
  comment.conditions = string_list(object, "conditions");
  comment.actions = string_list(object, "actions");
  return comment.conditions.empty() || comment.actions.empty() ? simple(CommentKind::Broken) : comment;
}

MappingComment from_object(const Json& object) {
  std::string id = string_member(object, "id");
  if (id == "sourceFile") return with_text(CommentKind::SourceFile, object, "fileName");
  if (id == "com.android.tools.r8.mapping") return with_text(CommentKind::Version, object, "version");
  if (id == "com.android.tools.r8.residualsignature")
    return with_text(CommentKind::ResidualSignature, object, "signature");
  if (id == "com.android.tools.r8.synthesized") return simple(CommentKind::Synthesized);
  if (id == "com.android.tools.r8.outline") return simple(CommentKind::Outline);
  if (id == "com.android.tools.r8.outlineCallsite") return outline_callsite(object);
  if (id == "com.android.tools.r8.rewriteFrame") return rewrite_frame(object);
  return simple(id.empty() ? CommentKind::Broken : CommentKind::Unknown, id);
}

}  // namespace

MappingComment parse_mapping_comment(std::string_view line) {
  line = trim_blanks(line);
  if (line.starts_with('#')) line.remove_prefix(1);
  line = trim_blanks(line);
  if (!line.starts_with('{')) return {};
  if (std::optional<MappingComment> common = parse_common(line)) return *std::move(common);
  if (line.size() > k_longest_comment) return simple(CommentKind::Broken);
  Json object = Json::parse(line, nullptr, /*allow_exceptions=*/false);
  return object.is_object() ? from_object(object) : simple(CommentKind::Broken);
}

bool is_newer_mapping_version(std::string_view version) {
  size_t dot = version.find('.');
  std::optional<uint32_t> major = to_number(version.substr(0, dot));
  std::optional<uint32_t> minor = 0;
  if (dot != std::string_view::npos) {
    std::string_view rest = version.substr(dot + 1);
    minor = to_number(rest.substr(0, rest.find_first_not_of("0123456789")));
  }
  if (!major || !minor) return true;  // `experimental` and the like
  return std::pair(*major, *minor) > k_newest_version;
}

}  // namespace antecede::apk
