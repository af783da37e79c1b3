#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "apk/attribute_words.h"
#include "apk/resource_id.h"
#include "base/error.h"

namespace antecede::apk {

/// Names and numbers of an app's resources while they are still text: what the resource compiler hands out.
///
/// Numbers come from `R.txt` where it has them (an unpacked library often has zeros); all others are given in the
/// order of type and name: type numbers from 1 in the order of the type names, entries from 0, next to what R.txt
/// took.
class ResourceSymbols {
 public:
  /// Reads lines as `int layout main 0x7f0b0001`; arrays (`int[] styleable …`) and zeros are passed over. A line that
  /// is neither, or gives the number of one type to another, is an error that names it.
  base::Status read_symbols(std::string_view text, std::string_view file_name);

  void add(std::string_view type, std::string_view name);
  /// Gives every name that has none a number. Fails if there are more than fit.
  base::Status number();

  /// `@type/name`, `@+type/name`, `?attr/name`, with or without a package; framework names too
  /// (`@android:id/list`). Zero: unknown.
  ResourceId find_reference(std::string_view text) const;
  ResourceId find(std::string_view type, std::string_view name) const;
  /// A public resource of the framework.
  static ResourceId find_framework(std::string_view type, std::string_view name);

  /// Words that an attribute of the app's own takes for numbers (`enum` and `flag` of an `attr`).
  void add_word(std::string_view attribute, bool is_flag, std::string_view word, uint32_t number);
  const AttributeWords* find_words(std::string_view attribute) const;

  using Key = std::pair<std::string, std::string>;
  const std::map<Key, ResourceId, std::less<>>& all() const { return ids_; }

 private:
  std::map<Key, ResourceId, std::less<>> ids_;
  std::map<std::string, AttributeWords, std::less<>> words_;  // By attribute.
};

}  // namespace antecede::apk
