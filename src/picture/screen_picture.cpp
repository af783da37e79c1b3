#include "picture/screen_picture.h"

#include <algorithm>
#include <charconv>

#include <cairo.h>
#include <fmt/format.h>

#include "base/xml_text.h"
#include "report/words.h"

namespace antecede::picture {

namespace {

constexpr size_t k_most_views = 10000;

/// How one view is drawn; the same for both kinds of pictures.
struct Look {
  uint32_t fill = 0xffffff;
  uint32_t line = 0xc8ccd0;
  uint32_t text = 0x202124;
  bool filled = false;
  bool outlined = false;
  double round = 0;
};

bool is_bar(const ScreenView& view) {
  return view.simple_name() == "BarView" || view.simple_name().ends_with("Toolbar");
}

Look look_of(const ScreenView& view) {
  const std::string_view name = view.simple_name();
  Look look;
  if (view.depth == 0) {
    look.filled = look.outlined = true;
  } else if (name.ends_with("Button") && !name.ends_with("RadioButton")) {
    look = {0xd6e4f7, 0x7a9cc6, 0x16324f, true, true, 12};
  } else if (name.ends_with("EditText") || name.ends_with("TextView") == false) {
    look.outlined = view.has("clickable") || name.ends_with("EditText") || name.ends_with("ImageView");
    look.round = look.outlined ? 6 : 0;
  }
  if (name.ends_with("ImageView")) look.fill = 0xeceff1, look.filled = true;
  if (is_bar(view)) look = {0x37474f, 0x37474f, 0xffffff, true, false, 0};
  if (view.has("selected")) look.fill = 0xfff3cd, look.filled = true;
  if (view.has("focused")) look.line = 0x1a73e8, look.outlined = true;
  if (view.has("disabled")) look.text = 0x9aa0a6;
  return look;
}

/// What is written into the box: the text, with the state of what can be checked. Cairo draws nothing at all once it
/// met what is no UTF-8.
std::string words_of(const ScreenView& view) {
  return (view.has("checked") ? "[x] " : view.has("unchecked") ? "[ ] " : "") + base::printable_lines(view.text);
}

constexpr int k_font = 27, k_padding = 4, k_line = 36;

/// Where the first `most` characters of UTF-8 end.
size_t end_of(std::string_view text, size_t most) {
  size_t end = 0;
  for (size_t count = 0; end < text.size() && count < most; ++count) {
    ++end;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) ++end;
  }
  return end;
}

/// A text in lines, as they fit into the box: broken at spaces, cut short where nothing fits.
struct Words {
  std::vector<std::string> lines;
  int first_base = 0;  ///< Where the first line stands.

  explicit Words(const ScreenView& view) {
    constexpr int k_character = 16;
    const auto wide = static_cast<size_t>(std::max(1, (view.right - view.left - k_padding) / k_character));
    const int height = view.bottom - view.top;
    const auto most = static_cast<size_t>(std::max(1, height / k_line));
    std::string_view rest;
    const std::string words = words_of(view);
    for (rest = words; !rest.empty() && lines.size() < most;) {
      const size_t paragraph = std::min(rest.find('\n'), rest.size());
      size_t end = std::min(end_of(rest, wide), paragraph);
      const size_t space = rest.rfind(' ', end);
      if (end < paragraph && space != std::string_view::npos && space > 0) end = space;
      lines.emplace_back(rest.substr(0, end));
      const bool eats = end < rest.size() && (rest[end] == ' ' || rest[end] == '\n');
      rest.remove_prefix(end + eats);
    }
    if (!rest.empty() && !lines.empty()) lines.back() += "…";
    const int block = static_cast<int>(lines.size()) * k_line;
    first_base = view.top + std::max(0, (height - block) / 2) + k_line * 3 / 4;
  }
};

base::Result<ScreenView> parse_view(std::string_view line) {
  std::vector<std::string_view> parts;
  for (size_t start = 0; parts.size() < 8 && start <= line.size();) {
    const size_t end = std::min(line.find('\t', start), line.size());
    parts.push_back(line.substr(start, end - start));
    start = end + 1;
    if (parts.size() == 8 && start <= line.size()) parts.push_back(line.substr(start));
  }
  if (parts.size() != 9) return base::bad_input("a view of a screen has nine parts");
  ScreenView view;
  const auto number = [&](size_t index, auto& to) {
    const auto [end, error] = std::from_chars(parts[index].data(), parts[index].data() + parts[index].size(), to);
    return error == std::errc() && end == parts[index].data() + parts[index].size();
  };
  if (!number(0, view.depth) || !number(3, view.left) || !number(4, view.top) || !number(5, view.right) ||
      !number(6, view.bottom))
    return base::bad_input("depth and bounds of a view are numbers");
  view.class_name = parts[1];
  view.id = parts[2];
  view.flags = parts[7];
  for (size_t i = 0; i < parts[8].size(); ++i) {
    const bool escaped = parts[8][i] == '\\' && i + 1 < parts[8].size();
    const char c = escaped ? parts[8][++i] : parts[8][i];
    view.text += escaped && c == 'n' ? '\n' : escaped && c == 't' ? '\t' : c;
  }
  return view;
}

void set_color(cairo_t* context, uint32_t color) {
  cairo_set_source_rgb(context, (color >> 16 & 0xff) / 255.0, (color >> 8 & 0xff) / 255.0, (color & 0xff) / 255.0);
}

/// The looks of all views. What lies in a dark bar has light text.
std::vector<Look> looks_of(const ScreenPicture& picture) {
  std::vector<Look> looks;
  uint32_t bar_depth = UINT32_MAX;
  for (const ScreenView& view : picture.views) {
    if (view.depth <= bar_depth) bar_depth = UINT32_MAX;
    looks.push_back(look_of(view));
    if (bar_depth != UINT32_MAX && !looks.back().filled) looks.back().text = 0xffffff;
    if (is_bar(view)) bar_depth = view.depth;
  }
  return looks;
}

void draw(cairo_t* context, const ScreenView& view, const Look& look) {
  cairo_save(context);
  cairo_rectangle(context, view.left, view.top, view.right - view.left, view.bottom - view.top);
  if (look.filled) {
    set_color(context, look.fill);
    cairo_fill_preserve(context);
  }
  if (look.outlined) {
    set_color(context, look.line);
    cairo_set_line_width(context, 2);
    cairo_stroke_preserve(context);
  }
  cairo_clip(context);
  const Words words(view);
  set_color(context, look.text);
  cairo_set_font_size(context, k_font);
  for (size_t i = 0; i < words.lines.size(); ++i) {
    cairo_move_to(context, view.left + k_padding, words.first_base + static_cast<int>(i) * k_line);
    cairo_show_text(context, words.lines[i].c_str());
  }
  cairo_restore(context);
}

}  // namespace

bool ScreenView::has(std::string_view flag) const {
  size_t start = 0;
  while (start < flags.size()) {
    const size_t end = std::min(flags.find(' ', start), flags.size());
    if (std::string_view(flags).substr(start, end - start) == flag) return true;
    start = end + 1;
  }
  return false;
}

std::string_view ScreenView::simple_name() const {
  const size_t dot = class_name.find_last_of(".$");
  return dot == std::string::npos ? std::string_view(class_name) : std::string_view(class_name).substr(dot + 1);
}

base::Result<ScreenPicture> parse_screen(std::string_view title, std::string_view tree) {
  ScreenPicture picture;
  picture.title = title;
  for (size_t start = 0; start < tree.size() && picture.views.size() < k_most_views;) {
    const size_t end = std::min(tree.find('\n', start), tree.size());
    ANTECEDE_TRY(ScreenView view, parse_view(tree.substr(start, end - start)));
    picture.views.push_back(std::move(view));
    start = end + 1;
  }
  // The first window fills the screen, whichever way it is held.
  if (!picture.views.empty() && picture.views[0].right > picture.views[0].bottom)
    std::swap(picture.width, picture.height);
  return picture;
}

std::string screen_svg(const ScreenPicture& picture) {
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{2}\" height=\"{3}\" "
      "font-family=\"sans-serif\" "
      "font-size=\"{5}\">\n<title>{4}</title>\n<rect width=\"{0}\" height=\"{1}\" fill=\"#ffffff\"/>\n",
      picture.width, picture.height, picture.width / 3, picture.height / 3, base::xml_text(picture.title), k_font);
  const std::vector<Look> looks = looks_of(picture);
  for (size_t index = 0; index < picture.views.size(); ++index) {
    const ScreenView& view = picture.views[index];
    const int width = view.right - view.left, height = view.bottom - view.top;
    if (width <= 0 || height <= 0) continue;
    const Look& look = looks[index];
    svg += fmt::format("<g><title>{}{}{}</title>", base::xml_text(view.simple_name()), view.id.empty() ? "" : " ",
                       base::xml_text(view.id));
    if (look.filled || look.outlined)
      svg += fmt::format(
          "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"{}\" stroke=\"{}\" "
          "stroke-width=\"2\"/>",
          view.left, view.top, width, height, look.round, look.filled ? fmt::format("#{:06x}", look.fill) : "none",
          look.outlined ? fmt::format("#{:06x}", look.line) : "none");
    const Words words(view);
    for (size_t i = 0; i < words.lines.size(); ++i)
      svg += fmt::format("<text x=\"{}\" y=\"{}\" fill=\"#{:06x}\">{}</text>", view.left + k_padding,
                         words.first_base + static_cast<int>(i) * k_line, look.text, base::xml_text(words.lines[i]));
    svg += "</g>\n";
  }
  return svg + "</svg>\n";
}

base::Result<std::string> screen_png(const ScreenPicture& picture) {
  cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, picture.width / 2, picture.height / 2);
  cairo_t* context = cairo_create(surface);
  cairo_scale(context, 0.5, 0.5);
  set_color(context, 0xffffff);
  cairo_paint(context);
  cairo_select_font_face(context, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  const std::vector<Look> looks = looks_of(picture);
  for (size_t i = 0; i < picture.views.size(); ++i) {
    const ScreenView& view = picture.views[i];
    if (view.right > view.left && view.bottom > view.top) draw(context, view, looks[i]);
  }
  std::string png;
  const auto append = [](void* to, const unsigned char* bytes, unsigned size) {
    static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(bytes), size);
    return CAIRO_STATUS_SUCCESS;
  };
  const cairo_status_t status = cairo_surface_write_to_png_stream(surface, append, &png);
  cairo_destroy(context);
  cairo_surface_destroy(surface);
  if (status != CAIRO_STATUS_SUCCESS)
    return tl::unexpected(base::Error{base::Error::Class::Internal,
                                      fmt::format("a picture cannot be drawn: {}", cairo_status_to_string(status))});
  return png;
}

}  // namespace antecede::picture
