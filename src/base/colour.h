#pragma once

#include <string>
#include <string_view>

namespace antecede::base {

/// When text for people has colours.
enum class ColourChoice { Auto, Always, Never };

/// Whether what is written to the descriptor has colours: by choice, else if it is a terminal that knows them and the
/// user has not set `NO_COLOR` (https://no-color.org).
bool wants_colour(ColourChoice choice, int descriptor);

/// Puts the marks of a terminal around words, or nothing. What is coloured says the same without: colour only helps
/// the eye.
class Colours {
 public:
  explicit Colours(bool on) : on_(on) {}

  std::string heading(std::string_view text) const { return marked("1", text); }
  std::string name(std::string_view text) const { return marked("36", text); }
  std::string bad(std::string_view text) const { return marked("1;31", text); }
  std::string warning(std::string_view text) const { return marked("33", text); }
  std::string faint(std::string_view text) const { return marked("2", text); }

 private:
  std::string marked(std::string_view mark, std::string_view text) const;

  bool on_;
};

}  // namespace antecede::base
