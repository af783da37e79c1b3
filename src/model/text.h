#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

namespace antecede::model {

// What the readers of our small data files share.

inline std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (size_t end = text.find(separator); end != std::string_view::npos; end = text.find(separator)) {
    parts.push_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  parts.push_back(text);
  return parts;
}

/// What stands between blanks.
inline std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (size_t start = text.find_first_not_of(" \t\r"); start != std::string_view::npos;
       start = text.find_first_not_of(" \t\r")) {
    const size_t end = std::min(text.find_first_of(" \t\r", start), text.size());
    words.push_back(text.substr(start, end - start));
    text.remove_prefix(end);
  }
  return words;
}

inline std::string_view trim(std::string_view text) {
  const size_t first = text.find_first_not_of(" \t\r");
  return first == std::string_view::npos ? "" : text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

}  // namespace antecede::model
