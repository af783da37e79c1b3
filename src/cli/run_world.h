#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/app_options.h"
#include "cli/outputs.h"
#include "runtime/app.h"
#include "runtime/machine.h"
#include "runtime/schedule_file.h"

namespace antecede::cli {

/// The options of `antecede run` and `replay` about the world around an app, and the app that they make.
class RunWorld {
 public:
  /// The class whose `main` is the life of the environment.
  static constexpr const char* k_main = "antecede.system.Environment";

  void declare(CLI::App& parser);
  /// For replays: the outputs alone, the rest comes from the schedule.
  void declare_outputs(CLI::App& parser);
  /// Whether an option was given that only makes sense for an app.
  bool is_asked_for() const {
    return events_ > 0 || !script_path_.empty() || !network_path_.empty() || !screenshots_.empty() ||
           !state_path_.empty();
  }

  /// What is read and written because of the options.
  void add_files(Outputs& outputs) const;

  /// What the machine runs. `app` must outlive it. The driver does what `driver` says, as a recorded schedule has it.
  base::Result<runtime::App> open(const OpenApp& app, const runtime::ScheduledDriver& driver);
  /// What the options say of the driver; `strategy` is `monkey`, `systematic` or `script`.
  base::Result<runtime::ScheduledDriver> driver(const std::string& strategy) const;
  /// Instead of options: where the state goes.
  void set_state_path(std::string path) { state_path_ = std::move(path); }
  /// After the run: the state, if it was asked for. Errors of pictures, too.
  base::Status finish(runtime::Machine& machine, Outputs& outputs);

 private:
  void draw(std::string_view title, std::string_view tree);

  uint32_t events_ = 0;
  std::string script_path_;
  std::string network_path_;
  std::string screenshots_;
  std::string state_path_;
  base::Status drawn_;
  uint32_t pictures_ = 0;
  std::string last_picture_;
};

}  // namespace antecede::cli
