#include "trace/text/text_line.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace antecede::trace {

namespace {

/// Reads one token at a time off the front of a line.
class Tokenizer {
 public:
  explicit Tokenizer(std::string_view line) : rest_(line) {}

  bool at_end() {
    const size_t start = rest_.find_first_not_of(" \t\r");
    rest_ = start == std::string_view::npos ? std::string_view() : rest_.substr(start);
    return rest_.empty() || rest_.starts_with("//");
  }

  base::Result<TextToken> next() {
    TextToken token;
    if (rest_ == "=" || rest_.starts_with("= ")) return take_word(1);
    const size_t end = std::min(rest_.find_first_of(" \t\r\"="), rest_.size());
    if (end == rest_.size() || (rest_[end] != '"' && rest_[end] != '=')) return take_word(end);
    if (rest_[end] == '=') {
      if (end == 0) return base::bad_input("`=` without a name before it");
      token.key = rest_.substr(0, end);
      rest_.remove_prefix(end + 1);
    } else if (end != 0) {
      return base::bad_input("a quote inside a word");
    }
    if (rest_.starts_with('"')) {
      token.quoted = true;
      ANTECEDE_TRY(token.value, take_quoted());
    } else {
      token.value = take_word(std::min(rest_.find_first_of(" \t\r"), rest_.size())).value;
      if (token.value.find_first_of("\"=") != std::string::npos)
        return base::bad_input("a quote or `=` inside a word");
    }
    return token;
  }

 private:
  TextToken take_word(size_t size) {
    TextToken token;
    token.value = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return token;
  }

  base::Result<std::string> take_quoted() {
    std::string text;
    for (size_t i = 1; i < rest_.size(); ++i) {
      if (rest_[i] == '"') {
        rest_.remove_prefix(i + 1);
        return text;
      }
      if (rest_[i] != '\\') {
        text += rest_[i];
      } else if (!take_escape(i, text)) {
        return base::bad_input("an unknown escape in quotes");
      }
    }
    return base::bad_input("a quote is not closed");
  }

  /// At a backslash: adds what it stands for and moves to the escape's last character.
  bool take_escape(size_t& i, std::string& text) {
    const char what = i + 1 < rest_.size() ? rest_[i + 1] : '\0';
    if (what == '"' || what == '\\') {
      text += what;
      i += 1;
      return true;
    }
    if (what != 'x' || i + 3 >= rest_.size()) return false;
    unsigned value = 0;
    const char* digits = rest_.data() + i + 2;
    if (std::from_chars(digits, digits + 2, value, 16).ptr != digits + 2) return false;
    text += static_cast<char>(value);
    i += 3;
    return true;
  }

  std::string_view rest_;
};

}  // namespace

tl::unexpected<base::Error> not_understood(const TextToken& token) {
  const std::string text = token.key.empty() ? token.value : token.key + "=" + token.value;
  return base::bad_input(fmt::format("`{}` is not understood here", text));
}

base::Result<std::vector<TextToken>> split_line(std::string_view line) {
  std::vector<TextToken> tokens;
  for (Tokenizer tokenizer(line); !tokenizer.at_end();) {
    ANTECEDE_TRY(TextToken token, tokenizer.next());
    tokens.push_back(std::move(token));
  }
  return tokens;
}

}  // namespace antecede::trace
