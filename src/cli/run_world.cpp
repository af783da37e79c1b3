#include "cli/run_world.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "base/bounded_file.h"
#include "cli/usage.h"
#include "runtime/schedule/script.h"

namespace antecede::cli {

namespace {

constexpr uint32_t k_default_events = 300;

/// Whether that is the name of a picture (run_pictures.h): `001-NewsActivity.svg`.
bool is_picture_name(std::string_view name) {
  const size_t digits = name.find_first_not_of("0123456789");
  return digits != 0 && digits != std::string_view::npos && name[digits] == '-' &&
         (name.ends_with(".svg") || name.ends_with(".png"));
}

}  // namespace

void RunWorld::declare(CLI::App& parser) {
  declare_driver(parser);
  declare_outputs(parser);
}

void RunWorld::declare_driver(CLI::App& parser, const char* events) {
  parser.add_option("--events", events_, "Apps: how many things the user and the world do")
      ->option_text("N")
      ->default_str(events)
      ->check(CLI::Range(1, 10000000));
  parser
      .add_option("--api", api_,
                  "Apps: the level of Android's API (default: the newest at which the app calls nothing that is not "
                  "modelled)")
      ->option_text("N")
      ->check(CLI::Range(runtime::k_oldest_api, runtime::k_newest_api));
  parser.add_option("--script", script_path_, "Apps: do what the file says, instead of a strategy")
      ->option_text("FILE");
  parser.add_option("--network", network_path_, "Apps: what answers HTTP requests (default: nothing does)")
      ->option_text("FILE");
}

void RunWorld::declare_outputs(CLI::App& parser) {
  parser.add_option("--screenshots", screenshots_, "Apps: a picture of every screen, as SVG and PNG")
      ->option_text("DIR");
  parser.add_option("--dump-state", state_path_, "Apps: views, preferences and databases at the end, as JSON")
      ->option_text("FILE");
  parser.add_option("--dump-executed", executed_path_, "Apps: each method that ran, and who called it first")
      ->option_text("FILE");
}

void RunWorld::add_files(Outputs& outputs) const {
  outputs.add_input(script_path_);
  outputs.add_input(network_path_);
  if (!network_path_.empty()) outputs.add_inputs(runtime::NetworkFixture::files(network_path_));
  if (!state_path_.empty()) outputs.add_output(state_path_);
  if (!executed_path_.empty()) outputs.add_output(executed_path_);
  outputs.add_folder(screenshots_, is_picture_name);
}

/// How many things will be done to the app; 0: what the script has.
uint32_t RunWorld::events() const {
  if (!script_path_.empty()) return 0;
  return events_ ? events_ : k_default_events;
}

base::Result<runtime::ScheduledDriver> RunWorld::driver(const std::string& strategy,
                                                        const LoadedSubject& loaded) const {
  runtime::ScheduledDriver driver;
  driver.strategy = script_path_.empty() ? strategy : "script";
  driver.events = events_ ? events_ : k_default_events;
  driver.api = api_ ? api_ : loaded.api_level();
  if (!network_path_.empty()) {
    ANTECEDE_TRY(driver.network, runtime::NetworkFixture::read(network_path_));
  }
  if (driver.strategy != "script") return driver;
  if (script_path_.empty()) return usage("--strategy script and orders need --script FILE");
  constexpr size_t k_largest_script = size_t(16) << 20;
  ANTECEDE_TRY(const base::MappedFile file, base::open_bounded(script_path_, k_largest_script));
  ANTECEDE_TRY(driver.script, runtime::parse_script(base::as_text(file.bytes()), script_path_));
  return driver;
}

}  // namespace antecede::cli
