#include "verify/view_lines.h"

#include <algorithm>
#include <charconv>
#include <map>

#include <fmt/format.h>

namespace antecede::verify {

namespace {

struct ShownView {
  std::string words;  // How people call it.
  std::string flags, text;
  bool operator==(const ShownView& other) const { return flags == other.flags && text == other.text; }
};
using Tree = std::map<std::string, ShownView>;

std::vector<std::string_view> fields_of(std::string_view line) {
  std::vector<std::string_view> fields;
  while (true) {
    const size_t end = line.find('\t');
    fields.push_back(line.substr(0, end));
    if (end == std::string_view::npos) return fields;
    line.remove_prefix(end + 1);
  }
}

std::string without_focus(std::string_view flags) {
  constexpr std::string_view k_focused = "focused";
  std::string result(flags);
  const size_t at = result.find(k_focused);
  if (at != std::string::npos) result.erase(at, std::min(k_focused.size() + 1, result.size() - at));
  while (result.ends_with(' ')) result.pop_back();
  return result;
}

/// Reads a tree; a line that is not like that is left out.
Tree tree_of(std::string_view text) {
  constexpr size_t k_fields = 9;
  Tree tree;
  std::vector<std::string> path;
  std::vector<std::map<std::string, size_t>> siblings(1);
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    const std::vector<std::string_view> fields = fields_of(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    size_t depth = 0;
    if (fields.size() != k_fields) continue;
    std::from_chars(fields[0].data(), fields[0].data() + fields[0].size(), depth);
    if (depth > path.size()) continue;
    path.resize(depth);
    siblings.resize(depth + 1);
    const std::string kind = fmt::format("{} {}", fields[1], fields[2]);
    path.push_back(fmt::format("{} #{}", kind, siblings[depth][kind]++));
    siblings.emplace_back();
    std::string key;
    for (const std::string& part : path) key += "/" + part;
    const std::string_view simple = fields[1].substr(fields[1].rfind('.') + 1);
    tree[key] = {fields[2].empty() ? std::string(simple) : fmt::format("{} {}", simple, fields[2]),
                 without_focus(fields[7]), std::string(fields[8])};
  }
  return tree;
}

std::string changed_words(const ShownView& usual, const ShownView& other) {
  if (usual.text != other.text) return fmt::format("{}: \"{}\" instead of \"{}\"", other.words, other.text, usual.text);
  return fmt::format("{}: {} instead of {}", other.words, other.flags.empty() ? "plain" : other.flags,
                     usual.flags.empty() ? "plain" : usual.flags);
}

}  // namespace

std::vector<std::string> view_differences(std::string_view usual, std::string_view other,
                                          const std::set<std::string>& masked) {
  std::vector<std::string> words;
  const Tree before = tree_of(usual), after = tree_of(other);
  for (const auto& [path, view] : after) {
    if (masked.contains(path)) continue;
    const auto same = before.find(path);
    if (same == before.end())
      words.push_back(fmt::format("{} is there{}", view.words, view.text.empty() ? "" : " (\"" + view.text + "\")"));
    else if (!(same->second == view))
      words.push_back(changed_words(same->second, view));
  }
  for (const auto& [path, view] : before)
    if (!after.contains(path) && !masked.contains(path)) words.push_back(fmt::format("{} is not there", view.words));
  return words;
}

std::string visible_text(std::string_view views) {
  std::string text;
  for (const auto& [path, view] : tree_of(views)) text += fmt::format("{}\t{}\t{}\n", path, view.flags, view.text);
  return text;
}

std::set<std::string> changed_views(std::string_view usual, std::string_view other) {
  std::set<std::string> changed;
  const Tree before = tree_of(usual), after = tree_of(other);
  for (const auto& [path, view] : before)
    if (const auto same = after.find(path); same == after.end() || !(same->second == view)) changed.insert(path);
  for (const auto& [path, view] : after)
    if (!before.contains(path)) changed.insert(path);
  return changed;
}

}  // namespace antecede::verify
