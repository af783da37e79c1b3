#include "verify/user_words.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace antecede::verify {

namespace {

std::string quoted(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) result += c == '"' ? '\'' : c == '\n' ? ' ' : c;
  return result + '"';
}

/// What people call a view: by its text, else by its id without the kind of that.
std::string view_words(std::string_view view) {
  const size_t first = view.find('\''), last = view.rfind('\'');
  if (first != std::string_view::npos && last > first) view = view.substr(first + 1, last - first - 1);
  if (view.starts_with("id/")) view.remove_prefix(3);
  return fmt::format("\"{}\"", view);
}

struct Plain {
  std::string_view line, words;
};
constexpr std::array<Plain, 10> k_plain{{{"back", "press Back"},
                                         {"menu", "press Menu"},
                                         {"home", "press Home"},
                                         {"return", "open the app again"},
                                         {"rotate", "turn the device"},
                                         {"cover", "let a dialog of the system cover the app for a moment"},
                                         {"kill", "let the system end the process"},
                                         {"swipe-away", "swipe the app out of the list of recent apps"},
                                         {"low-memory", "let memory become low"},
                                         {"disconnect", "let the bound service be lost"}}};

}  // namespace

std::string script_line(std::string_view event) {
  const size_t space = std::min(event.find(' '), event.size());
  const std::string_view verb = event.substr(0, space);
  const std::string_view rest = event.substr(std::min(space + 1, event.size()));
  if (event == "swipe away") return "swipe-away";
  if (verb == "click" || verb == "long-click" || verb == "source") return fmt::format("{} {}", verb, quoted(rest));
  if (verb == "launch") return fmt::format("start {}", rest);
  if (verb == "scroll") {
    const size_t last = rest.rfind(' ');
    return last == std::string_view::npos ? "" : fmt::format("scroll {} {}", quoted(rest.substr(0, last)), rest.substr(last + 1));
  }
  if (verb == "type") {
    const size_t text = rest.rfind(" \"");
    return text == std::string_view::npos ? "" : fmt::format("type {} {}", quoted(rest.substr(0, text)), rest.substr(text + 1));
  }
  return std::string(event);
}

std::vector<std::string> script_words(std::string_view line) {
  std::vector<std::string> words;
  for (size_t at = 0; at < line.size();) {
    if (line[at] == ' ') {
      ++at;
      continue;
    }
    const bool is_text = line[at] == '"';
    const size_t start = at + is_text, end = std::min(line.find(is_text ? '"' : ' ', start), line.size());
    words.emplace_back(line.substr(start, end - start));
    at = end + 1;
  }
  return words;
}

std::string user_words(std::string_view line) {
  if (const auto plain = std::ranges::find(k_plain, line, &Plain::line); plain != k_plain.end()) return std::string(plain->words);
  const std::vector<std::string> words = script_words(line);
  const auto word = [&](size_t i) { return i < words.size() ? words[i] : std::string(); };
  if (word(0) == "click") return "tap " + view_words(word(1));
  if (word(0) == "long-click") return "hold " + view_words(word(1));
  if (word(0) == "item") return fmt::format("tap row {} of {}", word(2), view_words(word(1)));
  if (word(0) == "scroll") return fmt::format("scroll {} {}", view_words(word(1)), word(2));
  if (word(0) == "type") return fmt::format("type \"{}\" into {}", word(2), view_words(word(1)));
  if (word(0) == "touch") return fmt::format("touch the screen at {}, {}", word(1), word(2));
  if (word(0) == "key") return fmt::format("press the key {}", word(1));
  if (word(0) == "wait") return fmt::format("wait {} ms", word(1));
  if (word(0) == "start") return "open " + word(1);
  if (word(0) == "broadcast") return "let the system send " + word(1);
  if (word(0) == "source") return "let something happen at " + word(1);
  return std::string(line);
}

}  // namespace antecede::verify
