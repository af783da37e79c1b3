#include "cli/commands.h"

#include <algorithm>
#include <cstdio>
#include <exception>
#include <new>
#include <sstream>

#include <unistd.h>
#include <CLI/CLI.hpp>

#include "base/colour.h"
#include "base/output_file.h"
#include "base/printable.h"
#include "cli/help_text.h"
#include "cli/option_table.h"
#include "cli/outputs.h"
#include "cli/suggestion.h"

namespace antecede::cli {

namespace {

constexpr const char* k_about = "Finds and reproduces event races in Android apps, from nothing but the APK.";

int complain(base::Error::Class kind, std::string_view message) {
  std::fprintf(stderr, "antecede: %s\n", base::printable_line(message).c_str());
  return base::exit_code(kind);
}

/// Prints what was asked for instead of a command.
int answer(const CLI::App& app, const CLI::Success& asked) {
  std::ostringstream text;
  const int code = app.exit(asked, text, text);
  const base::Status written = Outputs().write("", text.str());
  return written ? code : complain(written.error().kind, written.error().message);
}

/// Help is made from the table of options, as the man page is.
class TableFormatter final : public CLI::FormatterBase {
 public:
  std::string make_help(const CLI::App* command, std::string /*name*/, CLI::AppFormatMode) const override {
    std::string prefix;
    for (const CLI::App* parent = command->get_parent(); parent; parent = parent->get_parent())
      prefix = parent->get_name() + " " + prefix;
    return help_text(command_table(*command), prefix, base::wants_colour(base::ColourChoice::Auto, STDOUT_FILENO));
  }
};

/// What is wrong with the command line, in one line. A word that we do not know is more telling than what the parser
/// says about it.
std::string usage_problem(const CLI::App& app, const CLI::ParseError& error, int argc, char** argv) {
  const std::string unknown = unknown_word(command_table(app), std::vector<std::string>(argv + 1, argv + argc));
  std::string message = unknown.empty() ? error.what() : unknown;
  std::ranges::replace(message, '\n', ' ');  // Some of the parser's sentences have two lines.
  return message + " (see antecede --help)";
}

/// Those of a command that does the work itself, else of the commands below it.
void declare_common(Command& command, CLI::App& parser) {
  const auto parts = parser.get_subcommands([](CLI::App*) { return true; });
  for (CLI::App* part : parts) declare_common(command, *part);
  if (parts.empty()) command.declare_common(parser);
}

/// Parses, then runs the command that was named.
int parse_and_run(CLI::App& app, int argc, char** argv) {
  std::vector<std::unique_ptr<Command>> commands = all_commands();
  std::vector<CLI::App*> parsers;
  for (const auto& command : commands) {
    parsers.push_back(command->declare(app));
    declare_common(*command, *parsers.back());
  }
  settle_options(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& asked) {  // --help, --version
    return answer(app, asked);
  } catch (const CLI::ParseError& error) {
    return complain(base::Error::Class::Usage, usage_problem(app, error, argc, argv));
  }
  for (size_t i = 0; i < commands.size(); ++i) {
    if (!parsers[i]->parsed()) continue;
    const base::Guard guard;
    base::set_work_limits(commands[i]->work_limits());
    base::Result<int> result = commands[i]->run();
    return result ? *result : complain(result.error().kind, result.error().message);
  }
  return complain(base::Error::Class::Usage, "a command is needed (see antecede --help)");
}

}  // namespace

void Command::declare_common(CLI::App& parser) {
  parser.add_option("--color", colour_, "Whether text for people has colours; auto: on a terminal, without NO_COLOR")
      ->option_text("auto|always|never")
      ->default_str("auto")
      ->check(CLI::IsMember({"auto", "always", "never"}));
}

bool Command::has_colour(int descriptor) const {
  const base::ColourChoice choice = colour_ == "always"  ? base::ColourChoice::Always
                                    : colour_ == "never" ? base::ColourChoice::Never
                                                         : base::ColourChoice::Auto;
  return base::wants_colour(choice, descriptor);
}

std::vector<std::unique_ptr<Command>> all_commands() {
  std::vector<std::unique_ptr<Command>> commands;
  commands.push_back(make_check_command());
  commands.push_back(make_info_command());
  commands.push_back(make_run_command());
  commands.push_back(make_replay_command());
  commands.push_back(make_detect_command());
  commands.push_back(make_verify_command());
  commands.push_back(make_scan_command());
  commands.push_back(make_order_command());
  commands.push_back(make_baseline_command());
  commands.push_back(make_trace_command());
  commands.push_back(make_dump_command());
  commands.push_back(make_help_command());
  commands.push_back(make_man_command());
  commands.push_back(make_completion_command());
  return commands;
}

int run(int argc, char** argv) {
  base::make_streams_safe();
  CLI::App app(k_about, "antecede");
  app.set_version_flag("--version", "antecede " ANTECEDE_VERSION)->description("Print the version and exit");
  app.require_subcommand(0, 1);
  app.formatter(std::make_shared<TableFormatter>());
  app.get_help_ptr()->description("Print this help and exit");
  try {
    return parse_and_run(app, argc, argv);
  } catch (const std::bad_alloc&) {
    return complain(base::Error::Class::Internal, "out of memory");
  } catch (const std::exception& error) {
    return complain(base::Error::Class::Internal, std::string("internal error: ") + error.what());
  }
}

}  // namespace antecede::cli
