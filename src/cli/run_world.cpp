#include "cli/run_world.h"

#include <algorithm>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "base/file.h"
#include "cli/run_state.h"
#include "cli/usage.h"
#include "picture/screen_picture.h"
#include "runtime/machine.h"
#include "runtime/script.h"

namespace antecede::cli {

namespace {

constexpr uint32_t k_default_events = 300;

const apk::AppSplit* split_with(const OpenApp& app, std::string_view path) {
  for (const apk::AppSplit& split : app.input->splits())
    if (split.archive.find(path)) return &split;
  return nullptr;
}

std::vector<std::string> files_of(const OpenApp& app) {
  std::vector<std::string> files;
  for (const apk::AppSplit& split : app.input->splits())
    for (const auto& entry : split.archive.entries()) files.emplace_back(entry.name);
  std::ranges::sort(files);
  files.erase(std::unique(files.begin(), files.end()), files.end());
  return files;
}

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

/// Whether `draw` may give that name to a picture: `001-NewsActivity.svg`.
bool is_picture_name(std::string_view name) {
  const size_t digits = name.find_first_not_of("0123456789");
  return digits != 0 && digits != std::string_view::npos && name[digits] == '-' &&
         (name.ends_with(".svg") || name.ends_with(".png"));
}

}  // namespace

void RunWorld::declare(CLI::App& parser) {
  parser.add_option("--events", events_, "Apps: how many things the user and the world do (default 300)")
      ->option_text("N")
      ->check(CLI::Range(1, 10000000));
  parser.add_option("--script", script_path_, "Apps: do what the file says, instead of a strategy")
      ->option_text("FILE");
  parser.add_option("--network", network_path_, "Apps: what answers HTTP requests (default: nothing does)")
      ->option_text("FILE");
  declare_outputs(parser);
}

void RunWorld::declare_outputs(CLI::App& parser) {
  parser.add_option("--screenshots", screenshots_, "Apps: a picture of every screen, as SVG and PNG")
      ->option_text("DIR");
  parser.add_option("--dump-state", state_path_, "Apps: views, preferences and databases at the end, as JSON")
      ->option_text("FILE");
}

void RunWorld::add_files(Outputs& outputs) const {
  outputs.add_input(script_path_);
  outputs.add_input(network_path_);
  if (!network_path_.empty()) outputs.add_inputs(runtime::NetworkFixture::files(network_path_));
  if (!state_path_.empty()) outputs.add_output(state_path_);
  outputs.add_folder(screenshots_, is_picture_name);
}

base::Result<runtime::ScheduledDriver> RunWorld::driver(const std::string& strategy) const {
  runtime::ScheduledDriver driver;
  driver.strategy = script_path_.empty() ? strategy : "script";
  driver.events = events_ ? events_ : k_default_events;
  if (!network_path_.empty()) {
    ANTECEDE_TRY(driver.network, runtime::NetworkFixture::read(network_path_));
  }
  if (driver.strategy != "script") return driver;
  if (script_path_.empty()) return usage("--strategy script and orders need --script FILE");
  ANTECEDE_TRY(const base::MappedFile file, base::MappedFile::open(script_path_));
  ANTECEDE_TRY(driver.script, runtime::parse_script(base::as_text(file.bytes()), script_path_));
  return driver;
}

base::Result<runtime::App> RunWorld::open(const OpenApp& app, const runtime::ScheduledDriver& driver) {
  runtime::App result;
  result.manifest = app.input->merged_manifest();
  result.resources = app.resources ? &*app.resources : nullptr;
  result.files = files_of(app);
  result.read_xml = [&app](std::string_view path) -> base::Result<apk::XmlDocument> {
    const apk::AppSplit* split = split_with(app, path);
    return split ? split->read_xml(path) : base::bad_input(fmt::format("{}: no such file", path));
  };
  result.read_file = [&app](std::string_view path, std::string& contents) {
    const apk::AppSplit* split = split_with(app, path);
    if (!split) return false;
    const auto bytes = split->archive.read(path);
    if (bytes) contents = base::as_text(bytes->bytes());
    return bytes.has_value();
  };
  result.driver.strategy = driver.strategy;
  result.driver.events = driver.events;
  result.driver.script = driver.script;
  result.network = driver.network;
  if (!screenshots_.empty())
    result.driver.picture = [this](std::string_view title, std::string_view tree) { draw(title, tree); };
  return result;
}

/// One pair of files per picture that differs from the one before.
void RunWorld::draw(std::string_view title, std::string_view tree) {
  constexpr uint32_t k_most_pictures = 1000;
  if (!drawn_ || tree == last_picture_ || pictures_ == k_most_pictures) return;
  last_picture_ = tree;
  const auto write = [&]() -> base::Status {
    ANTECEDE_TRY(const picture::ScreenPicture picture, picture::parse_screen(title, tree));
    ANTECEDE_TRY(const std::string png, picture::screen_png(picture));
    const std::string path = fmt::format("{}/{:03}-{}", screenshots_, ++pictures_, file_name(title));
    Outputs outputs;
    ANTECEDE_CHECK(outputs.write(path + ".svg", picture::screen_svg(picture)));
    return outputs.write(path + ".png", png);
  };
  drawn_ = write();
}

base::Status RunWorld::finish(runtime::Machine& machine, Outputs& outputs) {
  ANTECEDE_CHECK(drawn_);
  if (state_path_.empty()) return {};
  ANTECEDE_TRY(const std::string state, state_json(machine));
  return outputs.write(state_path_, state);
}

}  // namespace antecede::cli
