#pragma once

#include <cstdint>
#include <string>

#include "cli/loaded_subject.h"
#include "cli/outputs.h"
#include "runtime/schedule/schedule_file.h"

namespace CLI {
class App;
}

namespace antecede::cli {

/// The options of `antecede run` and `replay` about the world around an app and what is shown of it.
class RunWorld {
 public:
  void declare(CLI::App& parser);
  /// What drives the app alone. `events`: how many things are done if nobody says so.
  void declare_driver(CLI::App& parser, const char* events = "300");
  /// For replays: the outputs alone, the rest comes from the schedule.
  void declare_outputs(CLI::App& parser);
  /// Whether an option was given that only makes sense for an app.
  bool is_asked_for() const {
    return events_ > 0 || api_ > 0 || !script_path_.empty() || !network_path_.empty() || !screenshots_.empty() ||
           !state_path_.empty() || !executed_path_.empty();
  }

  /// What is read and written because of the options.
  uint32_t events() const;
  bool has_script() const { return !script_path_.empty(); }
  /// Whether somebody said how many.
  bool has_events() const { return events_ > 0; }
  void add_files(Outputs& outputs) const;
  /// What the options say of the driver; `strategy` is `monkey`, `systematic` or `script`.
  /// The app decides about the API level if nobody asked for one.
  base::Result<runtime::ScheduledDriver> driver(const std::string& strategy, const LoadedSubject& loaded) const;

  const std::string& screenshots() const { return screenshots_; }
  const std::string& state_path() const { return state_path_; }
  const std::string& executed_path() const { return executed_path_; }

 private:
  uint32_t events_ = 0;
  uint32_t api_ = 0;
  std::string script_path_;
  std::string network_path_;
  std::string screenshots_;
  std::string state_path_;
  std::string executed_path_;
};

}  // namespace antecede::cli
