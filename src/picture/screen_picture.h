#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace antecede::picture {

/// One view of a screen, as a run describes it.
struct ScreenView {
  uint32_t depth = 0;
  std::string class_name;
  std::string id;  ///< `id/save`; empty: none.
  int left = 0, top = 0, right = 0, bottom = 0;
  std::string flags;  ///< `clickable checked disabled`
  std::string text;

  bool has(std::string_view flag) const;
  /// `Button`
  std::string_view simple_name() const;
};

/// What a screen shows: its windows' views, in the order in which they are drawn.
struct ScreenPicture {
  std::string title;
  int width = 1080, height = 1920;
  std::vector<ScreenView> views;
};

/// Reads the lines that the driver writes: depth, class, id, left, top, right, bottom, flags, text, separated by
/// tabs. A line that is not like that is an error.
base::Result<ScreenPicture> parse_screen(std::string_view title, std::string_view tree);

/// Boxes, texts and states: enough to recognise the screen.
std::string screen_svg(const ScreenPicture& picture);
/// The same as a PNG file, half as large.
base::Result<std::string> screen_png(const ScreenPicture& picture);

}  // namespace antecede::picture
