#include "cli/run_pictures.h"

#include <fmt/format.h>

#include "cli/outputs.h"
#include "picture/screen_picture.h"

namespace antecede::cli {

namespace {

/// What can be a file name of a screen's title.
std::string file_name(std::string_view title) {
  std::string name(title.substr(title.rfind('.', title.find(' ')) + 1));
  for (char& c : name) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (!plain) c = '-';
  }
  constexpr size_t k_longest = 60;
  return name.substr(0, k_longest);
}

}  // namespace

runtime::TakePicture RunPictures::taker() {
  if (folder_.empty()) return {};
  return [this](std::string_view title, std::string_view tree) { take(title, tree); };
}

void RunPictures::take(std::string_view title, std::string_view tree) {
  if (!status_ || tree == last_ || count_ == k_most) return;
  last_ = tree;
  status_ = write(title, tree);
}

base::Status RunPictures::write(std::string_view title, std::string_view tree) {
  ANTECEDE_TRY(const picture::ScreenPicture picture, picture::parse_screen(title, tree));
  ANTECEDE_TRY(const std::string png, picture::screen_png(picture));
  const std::string path = fmt::format("{}/{:03}-{}", folder_, ++count_, file_name(title));
  Outputs outputs;
  ANTECEDE_CHECK(outputs.write(path + ".svg", picture::screen_svg(picture)));
  return outputs.write(path + ".png", png);
}

}  // namespace antecede::cli
