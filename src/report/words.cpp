#include "report/words.h"

#include <algorithm>

#include <fmt/format.h>

namespace antecede::report {

std::string place_text(const race::Place& place) {
  std::string text = printable(place.class_name);
  if (!place.method.empty()) text += (text.empty() ? "" : ".") + printable(place.method);
  if (place.origin == base::Origin::Model) return text;
  std::string where = printable(place.file);
  if (place.line) where += fmt::format("{}{}", where.empty() ? "line " : ":", place.line);
  return where.empty() ? text : fmt::format("{} ({})", text, where);
}

std::string wrapped(std::string_view text, std::string_view first, std::string_view rest, size_t width) {
  std::string result(first), line;
  size_t room = width - std::min(width, columns(first));
  while (!text.empty()) {
    const size_t space = text.find(' ');
    const std::string_view word = text.substr(0, space);
    text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
    if (!line.empty() && columns(line) + 1 + columns(word) > room) {
      result.append(line).append("\n").append(rest);
      room = width - std::min(width, columns(rest));
      line.clear();
    }
    line.append(line.empty() ? "" : " ").append(word);
  }
  return result + line + "\n";
}

std::string libraries_text(const std::vector<std::string>& app, const std::vector<std::string>& model) {
  static constexpr size_t k_most = 8;
  const auto some = [](const std::vector<std::string>& names) {
    std::vector<std::string> first(names.begin(), names.begin() + static_cast<ptrdiff_t>(std::min(names.size(), k_most)));
    std::string text = base::printable_list(first);
    if (names.size() > k_most) text += fmt::format(" and {} more", names.size() - k_most);
    return text;
  };
  if (app.empty() && model.empty()) return "the app uses none of those that the model has a version of";
  if (model.empty()) return fmt::format("{} as the app brings them along; none of the model's", some(app));
  if (app.empty()) return fmt::format("the model stands in for {}, of which the app has no copy", some(model));
  return fmt::format("{} as the app brings them along; the model stands in for {}", some(app), some(model));
}

size_t columns(std::string_view text) {
  return static_cast<size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

}  // namespace antecede::report
