#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace antecede::apk {

/// The words that an attribute takes for numbers. A resource compiler replaces them; who reads source has to.
///
/// `android:showAsAction="always|withText"` is 6, `android:visibility="gone"` is 2.
struct AttributeWords {
  std::map<std::string, uint32_t, std::less<>> numbers;
  bool flags = false;  ///< Several may be joined by `|`.

  /// None: one of them is no such word.
  std::optional<uint32_t> number(std::string_view text) const;
};

/// Of an attribute of the platform, by its name without a package; null: it takes none. Those of manifests, layouts, menus,
/// drawables and animations that apps use; not all that there are.
const AttributeWords* find_platform_words(std::string_view attribute);

}  // namespace antecede::apk
