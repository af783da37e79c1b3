#include "picture/screen_pair.h"

#include <map>

#include <fmt/format.h>

#include "base/xml_text.h"

namespace antecede::picture {

namespace {

constexpr int k_pair_margin = 20, k_pair_head = 60;

std::string key_of(const ScreenView& view) {
  return fmt::format("{}\t{}\t{}\t{}", view.class_name, view.id, view.flags, view.text);
}

/// Boxes around the views that the other screen has not, or has fewer of.
std::string marks(const ScreenPicture& picture, const ScreenPicture& other) {
  std::map<std::string, int> left;
  for (const ScreenView& view : other.views) ++left[key_of(view)];
  std::string svg;
  for (const ScreenView& view : picture.views) {
    if (left[key_of(view)]-- > 0) continue;
    svg += fmt::format(
        "<rect class=\"mark\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"#c4392f\" fill-opacity=\"0.12\" "
        "stroke=\"#c4392f\" stroke-width=\"6\"/>\n",
        view.left, view.top, view.right - view.left, view.bottom - view.top);
  }
  return svg;
}

std::string half(const ScreenPicture& picture, const ScreenPicture& other, std::string_view title, int x) {
  std::string screen = screen_svg(picture);
  screen.insert(screen.find("<svg") + 4, fmt::format(" x=\"{}\" y=\"{}\"", x, k_pair_head));
  return fmt::format(
      "<text x=\"{0}\" y=\"24\" font-weight=\"bold\">{1}</text>\n<text x=\"{0}\" y=\"46\">{2}</text>\n{3}"
      "<svg x=\"{0}\" y=\"{4}\" width=\"{5}\" height=\"{6}\" viewBox=\"0 0 {7} {8}\">\n{9}</svg>\n",
      x, base::xml_text(title), base::xml_text(picture.title), screen, k_pair_head, picture.width / 2, picture.height / 2,
      picture.width, picture.height, marks(picture, other));
}

}  // namespace

std::string screen_pair_svg(const ScreenPicture& left, const ScreenPicture& right, std::string_view left_title,
                            std::string_view right_title) {
  const int second = 2 * k_pair_margin + left.width / 2;
  const int width = second + right.width / 2 + k_pair_margin;
  const int height = k_pair_head + std::max(left.height, right.height) / 2 + k_pair_margin;
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" "
      "font-family=\"sans-serif\" font-size=\"16\">\n<rect width=\"{0}\" height=\"{1}\" fill=\"#f2f3f5\"/>\n{2}{3}</svg>\n",
      width, height, half(left, right, left_title, k_pair_margin), half(right, left, right_title, second));
}

}  // namespace antecede::picture
