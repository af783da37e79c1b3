#include "apk/resource_config.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include <fmt/format.h>

namespace antecede::apk {
namespace {

/// Joins qualifiers with dashes.
class QualifierWriter {
 public:
  void add(std::string_view qualifier) {
    if (qualifier.empty()) return;
    if (!out_.empty()) out_ += '-';
    out_ += qualifier;
  }
  void number(std::string_view before, unsigned value, std::string_view after = "") {
    if (value != 0) add(fmt::format("{}{}{}", before, value, after));
  }
  /// The name of `value` (names start at 1), or `title=value` for a number that has none.
  void choice(std::string_view title, unsigned value, std::initializer_list<std::string_view> names) {
    if (value == 0) return;
    std::string_view name = value <= names.size() ? names.begin()[value - 1] : std::string_view();
    name.empty() ? add(fmt::format("{}={}", title, value)) : add(name);
  }
  std::string take() { return std::move(out_); }

 private:
  std::string out_;
};

template <size_t Size>
void read_chars(base::ByteReader& reader, std::array<char, Size>& into) {
  for (char& one : into) one = static_cast<char>(reader.u8());
}

/// Bytes of a subtag up to its zero; anything that is no letter or digit is not part of a locale.
template <size_t Size>
std::string subtag(const std::array<char, Size>& stored) {
  std::string out;
  for (char one : stored) {
    bool known = (one >= '0' && one <= '9') || (one >= 'a' && one <= 'z') || (one >= 'A' && one <= 'Z');
    if (one == 0) break;
    out.push_back(known ? one : '?');
  }
  return out;
}

/// Two letters, or three packed in fifteen bits (`base` is the letter or digit that counts as zero).
std::string unpack_letters(std::array<uint8_t, 2> stored, char base) {
  if (!(stored[0] & 0x80)) return subtag(std::array<char, 2>{char(stored[0]), char(stored[1])});
  unsigned first = stored[1] & 0x1f;
  unsigned second = (stored[1] & 0xe0u) >> 5 | (stored[0] & 0x03u) << 3;
  unsigned third = (stored[0] & 0x7cu) >> 2;
  return subtag(std::array<char, 3>{char(first + base), char(second + base), char(third + base)});
}

std::string locale_qualifier(const ResourceConfig& config) {
  if (config.language[0] == 0) return {};
  std::string language = unpack_letters(config.language, 'a');
  std::string country = unpack_letters(config.country, '0');
  std::string script = config.script_was_computed ? std::string() : subtag(config.script);
  std::string variant = subtag(config.variant), numbering = subtag(config.numbering_system);
  if (script.empty() && variant.empty() && numbering.empty())
    return country.empty() ? language : language + "-r" + country;
  std::string out = "b+" + language;
  for (const std::string& part : {script, country, variant})
    if (!part.empty()) out += "+" + part;
  return numbering.empty() ? out : out + "+u+nu+" + numbering;
}

void add_screen(QualifierWriter& out, const ResourceConfig& config) {
  out.choice("layoutDir", config.screen_layout >> 6, {"ldltr", "ldrtl"});
  out.number("sw", config.smallest_width_dp, "dp");
  out.number("w", config.width_dp, "dp");
  out.number("h", config.height_dp, "dp");
  out.choice("screenLayoutSize", config.screen_layout & 0x0f, {"small", "normal", "large", "xlarge"});
  out.choice("screenLayoutLong", config.screen_layout >> 4 & 3, {"notlong", "long"});
  out.choice("screenRound", config.screen_layout2 & 3, {"notround", "round"});
  out.choice("wideColorGamut", config.color_mode & 3, {"nowidecg", "widecg"});
  out.choice("hdr", config.color_mode >> 2 & 3, {"lowdr", "highdr"});
  out.choice("orientation", config.orientation, {"port", "land", "square"});
  out.choice("uiModeType", config.ui_mode & 0x0f,
             {"", "desk", "car", "television", "appliance", "watch", "vrheadset"});
  out.choice("uiModeNight", config.ui_mode >> 4 & 3, {"notnight", "night"});
}

void add_density(QualifierWriter& out, uint16_t density) {
  switch (density) {
    case 120: return out.add("ldpi");
    case 160: return out.add("mdpi");
    case 213: return out.add("tvdpi");
    case 240: return out.add("hdpi");
    case 320: return out.add("xhdpi");
    case 480: return out.add("xxhdpi");
    case 640: return out.add("xxxhdpi");
    case 0xfffe: return out.add("anydpi");
    case 0xffff: return out.add("nodpi");
    default: return out.number("", density, "dpi");
  }
}

void add_input(QualifierWriter& out, const ResourceConfig& config) {
  out.choice("touchscreen", config.touchscreen, {"notouch", "stylus", "finger"});
  out.choice("keysHidden", config.input_flags & 3, {"keysexposed", "keyshidden", "keyssoft"});
  out.choice("keyboard", config.keyboard, {"nokeys", "qwerty", "12key"});
  out.choice("navHidden", config.input_flags >> 2 & 3, {"navexposed", "navhidden"});
  out.choice("navigation", config.navigation, {"nonav", "dpad", "trackball", "wheel"});
}

}  // namespace

ResourceConfig ResourceConfig::parse(base::Bytes stored) {
  // Fields past the end of what is stored read as zero, which means "any".
  base::ByteReader reader(stored);
  ResourceConfig config;
  reader.skip(4);  // size
  config.mcc = reader.u16(), config.mnc = reader.u16();
  config.language = {reader.u8(), reader.u8()};
  config.country = {reader.u8(), reader.u8()};
  config.orientation = reader.u8(), config.touchscreen = reader.u8(), config.density = reader.u16();
  config.keyboard = reader.u8(), config.navigation = reader.u8();
  config.input_flags = reader.u8(), config.grammatical_gender = reader.u8();
  config.screen_width = reader.u16(), config.screen_height = reader.u16();
  config.sdk_version = reader.u16(), config.minor_version = reader.u16();
  config.screen_layout = reader.u8(), config.ui_mode = reader.u8(), config.smallest_width_dp = reader.u16();
  config.width_dp = reader.u16(), config.height_dp = reader.u16();
  read_chars(reader, config.script);
  read_chars(reader, config.variant);
  config.screen_layout2 = reader.u8(), config.color_mode = reader.u8();
  reader.skip(2);
  config.script_was_computed = reader.u8() != 0;
  read_chars(reader, config.numbering_system);
  return config;
}

std::string ResourceConfig::qualifiers() const {
  QualifierWriter out;
  out.number("mcc", mcc);
  out.number("mnc", mnc);
  out.add(locale_qualifier(*this));
  out.choice("grammaticalInflection", grammatical_gender & 3, {"neuter", "feminine", "masculine"});
  add_screen(out, *this);
  add_density(out, density);
  add_input(out, *this);
  if (screen_width != 0 || screen_height != 0) out.add(fmt::format("{}x{}", screen_width, screen_height));
  out.number("v", sdk_version, minor_version != 0 ? fmt::format(".{}", minor_version) : "");
  return out.take();
}

}  // namespace antecede::apk
