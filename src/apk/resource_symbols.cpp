#include "apk/resource_symbols.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <vector>

#include <fmt/format.h>

#include "apk/text_decoding.h"

namespace antecede::embedded {
extern const std::string_view resource_names;
}

namespace antecede::apk {

namespace {

using base::bad_input;
using base::Status;

constexpr uint8_t k_app_package = 0x7f;

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  while (true) {
    const size_t start = line.find_first_not_of(" \t\r");
    if (start == std::string_view::npos) return words;
    line.remove_prefix(start);
    const size_t length = std::min(line.find_first_of(" \t\r"), line.size());
    words.push_back(line.substr(0, length));
    line.remove_prefix(length);
  }
}

bool parse_id(std::string_view text, uint32_t& id) {
  const bool hexadecimal = text.starts_with("0x") || text.starts_with("0X");
  if (hexadecimal) text.remove_prefix(2);
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), id, hexadecimal ? 16 : 10);
  return error == std::errc() && end == text.data() + text.size();
}

/// The framework's resources with their public numbers, by type and name. Styles have underscores instead of dots.
const std::map<std::pair<std::string_view, std::string_view>, uint32_t>& framework_names() {
  static const auto names = [] {
    std::map<std::pair<std::string_view, std::string_view>, uint32_t> all;
    for (std::string_view text = embedded::resource_names; !text.empty();) {
      const size_t end = std::min(text.find('\n'), text.size());
      const std::vector<std::string_view> words = words_of(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
      uint32_t id = 0;
      if (words.size() == 3 && parse_id(words[2], id)) all.try_emplace({words[0], words[1]}, id);
    }
    return all;
  }();
  return names;
}

}  // namespace

Status ResourceSymbols::read_symbols(std::string_view text, std::string_view file_name) {
  if (!is_utf8({reinterpret_cast<const uint8_t*>(text.data()), text.size()}))
    return bad_input(fmt::format("{}: not UTF-8", file_name));
  std::map<uint8_t, std::string_view> types;
  for (size_t number = 1; !text.empty(); ++number) {
    const size_t end = std::min(text.find('\n'), text.size());
    const std::vector<std::string_view> words = words_of(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (words.empty() || words[0] == "int[]" || (words.size() > 1 && words[1] == "styleable")) continue;
    uint32_t id = 0;
    if (words.size() != 4 || words[0] != "int" || !parse_id(words[3], id))
      return bad_input(
          fmt::format("{}:{}: a line such as 'int layout main 0x7f0b0001' is expected", file_name, number));
    const ResourceId parsed(id);
    if (parsed.package() != k_app_package || parsed.type() == 0) {
      add(words[1], words[2]);
      continue;
    }
    const std::string_view type = types.try_emplace(parsed.type(), words[1]).first->second;
    if (type != words[1])
      return bad_input(fmt::format("{}:{}: the number of type {}, not {}", file_name, number, type, words[1]));
    ids_[Key(words[1], words[2])] = parsed;
  }
  return {};
}

void ResourceSymbols::add(std::string_view type, std::string_view name) {
  ids_.try_emplace(Key(type, name));
}

void ResourceSymbols::add_word(std::string_view attribute, bool is_flag, std::string_view word, uint32_t number) {
  AttributeWords& words = words_[std::string(attribute)];
  words.flags |= is_flag;
  words.numbers.insert_or_assign(std::string(word), number);
}

const AttributeWords* ResourceSymbols::find_words(std::string_view attribute) const {
  const auto found = words_.find(attribute);
  return found == words_.end() ? nullptr : &found->second;
}

Status ResourceSymbols::number() {
  std::map<std::string, uint32_t, std::less<>> types;
  std::set<uint32_t> taken_types, taken;
  for (const auto& [key, id] : ids_) {
    if (!id.valid()) continue;
    types.try_emplace(key.first, id.type());
    taken_types.insert(id.type());
    taken.insert(id.value);
  }
  for (auto& [key, id] : ids_) {
    if (id.valid()) continue;
    auto type = types.find(key.first);
    if (type == types.end()) {
      uint32_t next = 1;
      while (taken_types.contains(next)) ++next;
      if (next > 0xff) return bad_input("more than 255 types of resources");
      taken_types.insert(next);
      type = types.emplace(key.first, next).first;
    }
    uint32_t value = ResourceId(k_app_package, static_cast<uint8_t>(type->second), 0).value;
    const auto last = taken.upper_bound(value | 0xffff);
    if (last != taken.begin() && *std::prev(last) >= value) value = *std::prev(last) + 1;
    if ((value >> 16 & 0xff) != type->second)
      return bad_input(fmt::format("more than 65536 resources of type {}", key.first));
    id = ResourceId(value);
    taken.insert(value);
  }
  return {};
}

ResourceId ResourceSymbols::find(std::string_view type, std::string_view name) const {
  const auto found = ids_.find(Key(type, name));
  return found == ids_.end() ? ResourceId() : found->second;
}

ResourceId ResourceSymbols::find_framework(std::string_view type, std::string_view name) {
  std::string written(name);
  if (type == "style") std::ranges::replace(written, '.', '_');
  const auto found = framework_names().find({type, written});
  return found == framework_names().end() ? ResourceId() : ResourceId(found->second);
}

ResourceId ResourceSymbols::find_reference(std::string_view text) const {
  const bool is_attribute = text.starts_with('?');
  if (!is_attribute && !text.starts_with('@')) return {};
  text.remove_prefix(1);
  while (text.starts_with('+') || text.starts_with('*')) text.remove_prefix(1);
  const size_t colon = text.find(':');
  const bool framework = colon != std::string_view::npos && text.substr(0, colon) == "android";
  if (colon != std::string_view::npos) text.remove_prefix(colon + 1);
  const size_t slash = text.find('/');
  if (slash == std::string_view::npos && !is_attribute) return {};
  const std::string_view type = slash == std::string_view::npos ? "attr" : text.substr(0, slash);
  const std::string_view name = slash == std::string_view::npos ? text : text.substr(slash + 1);
  return framework ? find_framework(type, name) : find(type, name);
}

}  // namespace antecede::apk
