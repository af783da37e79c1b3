#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/guard.h"

namespace CLI {
class App;
}

namespace antecede::cli {

/// One subcommand: declares its options on a parser, then runs with what was parsed.
class Command {
 public:
  virtual ~Command() = default;
  /// Adds the subcommand to `app` and returns it.
  virtual CLI::App* declare(CLI::App& app) = 0;
  /// Does the work. The value is the exit code of success (0, or 1 where races were found).
  virtual base::Result<int> run() = 0;

  /// How much it may take, until it says otherwise itself.
  virtual base::WorkLimits work_limits() const { return {}; }

  /// What every command takes; declared for all of them in one place.
  void declare_common(CLI::App& parser);
  /// Whether what is written to the descriptor has colours.
  bool has_colour(int descriptor) const;

 private:
  std::string colour_ = "auto";
};

// One file per subcommand.
std::unique_ptr<Command> make_check_command();
std::unique_ptr<Command> make_info_command();
std::unique_ptr<Command> make_run_command();
std::unique_ptr<Command> make_replay_command();
std::unique_ptr<Command> make_detect_command();
std::unique_ptr<Command> make_trace_command();
std::unique_ptr<Command> make_verify_command();
std::unique_ptr<Command> make_order_command();
std::unique_ptr<Command> make_scan_command();
std::unique_ptr<Command> make_baseline_command();
std::unique_ptr<Command> make_dump_command();
std::unique_ptr<Command> make_help_command();
std::unique_ptr<Command> make_man_command();
std::unique_ptr<Command> make_completion_command();

/// All subcommands, in the order `--help` shows them.
std::vector<std::unique_ptr<Command>> all_commands();

/// The whole program: parses the command line, runs one command, turns its result into output and exit code.
int run(int argc, char** argv);

}  // namespace antecede::cli
