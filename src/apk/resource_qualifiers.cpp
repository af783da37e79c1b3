#include <algorithm>
#include <charconv>
#include <span>

#include "apk/resource_config.h"

namespace antecede::apk {

namespace {

/// A qualifier that is one word, and what it sets.
struct WordQualifier {
  std::string_view word;
  void (*set)(ResourceConfig& config);
};

constexpr WordQualifier k_words[] = {
    {"neuter", [](ResourceConfig& c) { c.grammatical_gender = 1; }},
    {"feminine", [](ResourceConfig& c) { c.grammatical_gender = 2; }},
    {"masculine", [](ResourceConfig& c) { c.grammatical_gender = 3; }},
    {"ldltr", [](ResourceConfig& c) { c.screen_layout |= 0x40; }},
    {"ldrtl", [](ResourceConfig& c) { c.screen_layout |= 0x80; }},
    {"small", [](ResourceConfig& c) { c.screen_layout |= 1; }},
    {"normal", [](ResourceConfig& c) { c.screen_layout |= 2; }},
    {"large", [](ResourceConfig& c) { c.screen_layout |= 3; }},
    {"xlarge", [](ResourceConfig& c) { c.screen_layout |= 4; }},
    {"notlong", [](ResourceConfig& c) { c.screen_layout |= 0x10; }},
    {"long", [](ResourceConfig& c) { c.screen_layout |= 0x20; }},
    {"notround", [](ResourceConfig& c) { c.screen_layout2 |= 1; }},
    {"round", [](ResourceConfig& c) { c.screen_layout2 |= 2; }},
    {"nowidecg", [](ResourceConfig& c) { c.color_mode |= 1; }},
    {"widecg", [](ResourceConfig& c) { c.color_mode |= 2; }},
    {"lowdr", [](ResourceConfig& c) { c.color_mode |= 4; }},
    {"highdr", [](ResourceConfig& c) { c.color_mode |= 8; }},
    {"port", [](ResourceConfig& c) { c.orientation = 1; }},
    {"land", [](ResourceConfig& c) { c.orientation = 2; }},
    {"square", [](ResourceConfig& c) { c.orientation = 3; }},
    {"desk", [](ResourceConfig& c) { c.ui_mode |= 2; }},
    {"car", [](ResourceConfig& c) { c.ui_mode |= 3; }},
    {"television", [](ResourceConfig& c) { c.ui_mode |= 4; }},
    {"appliance", [](ResourceConfig& c) { c.ui_mode |= 5; }},
    {"watch", [](ResourceConfig& c) { c.ui_mode |= 6; }},
    {"vrheadset", [](ResourceConfig& c) { c.ui_mode |= 7; }},
    {"notnight", [](ResourceConfig& c) { c.ui_mode |= 0x10; }},
    {"night", [](ResourceConfig& c) { c.ui_mode |= 0x20; }},
    {"ldpi", [](ResourceConfig& c) { c.density = 120; }},
    {"mdpi", [](ResourceConfig& c) { c.density = 160; }},
    {"tvdpi", [](ResourceConfig& c) { c.density = 213; }},
    {"hdpi", [](ResourceConfig& c) { c.density = 240; }},
    {"xhdpi", [](ResourceConfig& c) { c.density = 320; }},
    {"xxhdpi", [](ResourceConfig& c) { c.density = 480; }},
    {"xxxhdpi", [](ResourceConfig& c) { c.density = 640; }},
    {"anydpi", [](ResourceConfig& c) { c.density = 0xfffe; }},
    {"nodpi", [](ResourceConfig& c) { c.density = 0xffff; }},
    {"notouch", [](ResourceConfig& c) { c.touchscreen = 1; }},
    {"stylus", [](ResourceConfig& c) { c.touchscreen = 2; }},
    {"finger", [](ResourceConfig& c) { c.touchscreen = 3; }},
    {"keysexposed", [](ResourceConfig& c) { c.input_flags |= 1; }},
    {"keyshidden", [](ResourceConfig& c) { c.input_flags |= 2; }},
    {"keyssoft", [](ResourceConfig& c) { c.input_flags |= 3; }},
    {"nokeys", [](ResourceConfig& c) { c.keyboard = 1; }},
    {"qwerty", [](ResourceConfig& c) { c.keyboard = 2; }},
    {"12key", [](ResourceConfig& c) { c.keyboard = 3; }},
    {"navexposed", [](ResourceConfig& c) { c.input_flags |= 4; }},
    {"navhidden", [](ResourceConfig& c) { c.input_flags |= 8; }},
    {"nonav", [](ResourceConfig& c) { c.navigation = 1; }},
    {"dpad", [](ResourceConfig& c) { c.navigation = 2; }},
    {"trackball", [](ResourceConfig& c) { c.navigation = 3; }},
    {"wheel", [](ResourceConfig& c) { c.navigation = 4; }},
};

/// A qualifier that is a number between two words.
struct NumberQualifier {
  std::string_view before, after;
  uint16_t ResourceConfig::*field;
};

constexpr NumberQualifier k_numbers[] = {
    {"mcc", "", &ResourceConfig::mcc},
    {"mnc", "", &ResourceConfig::mnc},
    {"sw", "dp", &ResourceConfig::smallest_width_dp},
    {"w", "dp", &ResourceConfig::width_dp},
    {"h", "dp", &ResourceConfig::height_dp},
    {"v", "", &ResourceConfig::sdk_version},
    {"", "dpi", &ResourceConfig::density},
};

bool set_number(std::string_view qualifier, ResourceConfig& config) {
  for (const NumberQualifier& one : k_numbers) {
    if (!qualifier.starts_with(one.before) || !qualifier.ends_with(one.after)) continue;
    if (qualifier.size() <= one.before.size() + one.after.size()) continue;
    const char* const end = qualifier.data() + qualifier.size() - one.after.size();
    uint16_t number = 0;
    const auto [rest, error] = std::from_chars(qualifier.data() + one.before.size(), end, number);
    if (error != std::errc() || rest != end) continue;
    config.*one.field = number;
    return true;
  }
  return false;
}

bool all_letters(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
}
bool all_digits(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// Two letters as they are; three letters or digits packed into fifteen bits.
std::array<uint8_t, 2> pack(std::string_view text, char base) {
  if (text.size() == 2) return {static_cast<uint8_t>(text[0]), static_cast<uint8_t>(text[1])};
  const auto part = [&](size_t i) { return static_cast<unsigned>(text[i] - base) & 0x1f; };
  return {static_cast<uint8_t>(0x80 | part(2) << 2 | part(1) >> 3), static_cast<uint8_t>(part(1) << 5 | part(0))};
}

bool set_region(std::string_view text, ResourceConfig& config) {
  const bool letters = text.size() == 2 && all_letters(text);
  if (!letters && !(text.size() == 3 && all_digits(text))) return false;
  config.country = pack(text, '0');
  return true;
}

bool set_language(std::string_view text, ResourceConfig& config) {
  const bool lower = std::ranges::all_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
  if ((text.size() != 2 && text.size() != 3) || !lower) return false;
  config.language = pack(text, 'a');
  return true;
}

template <size_t Size>
bool copy_text(std::string_view text, std::array<char, Size>& into) {
  if (text.size() > Size) return false;
  std::ranges::copy(text, into.begin());
  return true;
}

/// `b+sr+Latn+RS`.
bool set_bcp47(std::string_view text, ResourceConfig& config) {
  bool first = true;
  while (!text.empty()) {
    const size_t plus = std::min(text.find('+'), text.size());
    const std::string_view part = text.substr(0, plus);
    text.remove_prefix(std::min(plus + 1, text.size()));
    const bool taken = first                                   ? set_language(part, config)
                       : part.size() == 4 && all_letters(part) ? copy_text(part, config.script)
                       : part.size() >= 4                      ? copy_text(part, config.variant)
                                                               : set_region(part, config);
    if (!taken) return false;
    first = false;
  }
  return !first;
}

bool set_qualifier(std::string_view qualifier, ResourceConfig& config) {
  const auto word = std::ranges::find(k_words, qualifier, &WordQualifier::word);
  if (word != std::end(k_words)) return word->set(config), true;
  if (qualifier.starts_with("b+")) return set_bcp47(qualifier.substr(2), config);
  if (qualifier.starts_with('r') && config.language[0] != 0 && set_region(qualifier.substr(1), config)) return true;
  return set_number(qualifier, config) || set_language(qualifier, config);
}

template <class T>
void put(std::vector<uint8_t>& out, T number) {
  for (size_t i = 0; i < sizeof(T); ++i) out.push_back(static_cast<uint8_t>(uint64_t(number) >> (8 * i)));
}

}  // namespace

std::optional<ResourceConfig> ResourceConfig::from_qualifiers(std::string_view qualifiers) {
  ResourceConfig config;
  while (!qualifiers.empty()) {
    const size_t dash = std::min(qualifiers.find('-'), qualifiers.size());
    if (!set_qualifier(qualifiers.substr(0, dash), config)) return std::nullopt;
    qualifiers.remove_prefix(std::min(dash + 1, qualifiers.size()));
  }
  return config;
}

std::vector<uint8_t> ResourceConfig::stored() const {
  std::vector<uint8_t> out;
  const auto put_chars = [&](std::span<const char> text) { out.insert(out.end(), text.begin(), text.end()); };
  put<uint32_t>(out, 64);
  put(out, mcc), put(out, mnc);
  put(out, language[0]), put(out, language[1]), put(out, country[0]), put(out, country[1]);
  put(out, orientation), put(out, touchscreen), put(out, density);
  put(out, keyboard), put(out, navigation), put(out, input_flags), put(out, grammatical_gender);
  put(out, screen_width), put(out, screen_height), put(out, sdk_version), put(out, minor_version);
  put(out, screen_layout), put(out, ui_mode), put(out, smallest_width_dp);
  put(out, width_dp), put(out, height_dp);
  put_chars(script);
  put_chars(variant);
  put(out, screen_layout2), put(out, color_mode);
  put<uint16_t>(out, 0);
  put<uint8_t>(out, script_was_computed);
  put_chars(numbering_system);
  out.resize(64);
  return out;
}

}  // namespace antecede::apk
