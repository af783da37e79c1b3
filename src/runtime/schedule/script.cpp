#include "runtime/schedule/script.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace antecede::runtime {

namespace {

/// What an action takes: one letter per word. v: a view, t: a text, n: a number, d: a direction, w: any word.
struct Verb {
  std::string_view name;
  std::string_view words;
};
constexpr std::array<Verb, 23> k_verbs{{{"back", ""},
                                        {"broadcast", "w"},
                                        {"click", "v"},
                                        {"cover", ""},
                                        {"disconnect", ""},
                                        {"home", ""},
                                        {"idle", ""},
                                        {"item", "vn"},
                                        {"key", "w"},
                                        {"kill", ""},
                                        {"launch", ""},
                                        {"long-click", "v"},
                                        {"low-memory", ""},
                                        {"menu", ""},
                                        {"return", ""},
                                        {"rotate", ""},
                                        {"scroll", "vd"},
                                        {"source", "w"},
                                        {"start", "w"},
                                        {"swipe-away", ""},
                                        {"touch", "nn"},
                                        {"type", "vt"},
                                        {"wait", "n"}}};

/// The words of a line, texts in quotes as one, without its comment. False: a quote is not closed, or inside a word.
bool split_words(std::string_view line, std::vector<std::string>& words) {
  for (size_t i = 0; i < line.size();) {
    const char c = line[i];
    if (c == ' ' || c == '\t' || c == '\r') {
      ++i;
      continue;
    }
    if (c == '#') return true;
    const bool quoted = c == '"';
    const size_t start = quoted ? i + 1 : i;
    const size_t end = quoted ? line.find('"', start) : std::min(line.find_first_of(" \t\r", start), line.size());
    if (end == std::string_view::npos) return false;
    words.emplace_back(line.substr(start, end - start));
    if (words.back().find('"') != std::string::npos) return false;
    i = end + 1;
  }
  return true;
}

bool is_number(std::string_view word) {
  return !word.empty() && word.size() <= 7 && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

std::string problem_of(const std::vector<std::string>& words) {
  const auto verb = std::ranges::find(k_verbs, std::string_view(words[0]), &Verb::name);
  if (verb == k_verbs.end()) return fmt::format("unknown action '{}'", words[0]);
  if (words.size() - 1 != verb->words.size())
    return fmt::format("'{}' takes {} words behind it, not {}", words[0], verb->words.size(), words.size() - 1);
  for (size_t i = 0; i < verb->words.size(); ++i) {
    const std::string& word = words[i + 1];
    if (verb->words[i] == 'n' && !is_number(word)) return fmt::format("expected a number, found '{}'", word);
    const bool is_direction = word == "up" || word == "down" || word == "left" || word == "right";
    if (verb->words[i] == 'd' && !is_direction)
      return fmt::format("expected up, down, left or right, found '{}'", word);
  }
  return "";
}

}  // namespace

base::Result<std::vector<std::string>> parse_script(std::string_view text, std::string_view name) {
  std::vector<std::string> lines;
  uint32_t number = 0;
  for (size_t start = 0; start < text.size();) {
    const size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = text.substr(start, end - start);
    start = end + 1;
    ++number;
    std::vector<std::string> words;
    if (!split_words(line, words))
      return base::bad_input(fmt::format("{}:{}: quotes must enclose a whole text", name, number));
    if (words.empty()) continue;
    const std::string problem = problem_of(words);
    if (!problem.empty()) return base::bad_input(fmt::format("{}:{}: {}", name, number, problem));
    std::string clean = words[0];
    for (size_t i = 1; i < words.size(); ++i) clean += " \"" + words[i] + "\"";
    lines.push_back(std::move(clean));
  }
  return lines;
}

}  // namespace antecede::runtime
