#include "apk/resource_symbols.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <vector>

#include <fmt/format.h>

#include "apk/text_decoding.h"

namespace antecede::apk {

namespace {

using base::bad_input;
using base::Status;

constexpr uint8_t k_app_package = 0x7f;

struct FrameworkName {
  std::string_view type, name;
  uint32_t id;
};

/// Resources of the framework that apps name in XML all the time, with their public numbers.
constexpr std::array<FrameworkName, 30> k_framework_names = {{
    {"id", "background", 0x01020000},
    {"id", "checkbox", 0x01020001},
    {"id", "content", 0x01020002},
    {"id", "edit", 0x01020003},
    {"id", "empty", 0x01020004},
    {"id", "hint", 0x01020005},
    {"id", "icon", 0x01020006},
    {"id", "icon1", 0x01020007},
    {"id", "icon2", 0x01020008},
    {"id", "input", 0x01020009},
    {"id", "list", 0x0102000a},
    {"id", "message", 0x0102000b},
    {"id", "primary", 0x0102000c},
    {"id", "progress", 0x0102000d},
    {"id", "secondaryProgress", 0x0102000f},
    {"id", "summary", 0x01020010},
    {"id", "tabcontent", 0x01020011},
    {"id", "tabhost", 0x01020012},
    {"id", "tabs", 0x01020013},
    {"id", "text1", 0x01020014},
    {"id", "text2", 0x01020015},
    {"id", "title", 0x01020016},
    {"id", "toggle", 0x01020017},
    {"id", "widget_frame", 0x01020018},
    {"id", "button1", 0x01020019},
    {"id", "button2", 0x0102001a},
    {"id", "button3", 0x0102001b},
    {"id", "home", 0x0102002c},
    {"layout", "simple_list_item_1", 0x01090003},
    {"layout", "simple_list_item_2", 0x01090004},
}};

ResourceId find_framework(std::string_view type, std::string_view name) {
  const auto found = std::ranges::find_if(
      k_framework_names, [&](const FrameworkName& one) { return one.type == type && one.name == name; });
  return found == k_framework_names.end() ? ResourceId() : ResourceId(found->id);
}

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
