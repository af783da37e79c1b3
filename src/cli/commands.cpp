#include "cli/commands.h"

#include <algorithm>
#include <cstdio>
#include <exception>
#include <new>
#include <sstream>

#include <CLI/CLI.hpp>

#include "base/output_file.h"
#include "base/printable.h"
#include "cli/outputs.h"

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

/// Parses, then runs the command that was named.
int parse_and_run(CLI::App& app, int argc, char** argv) {
  std::vector<std::unique_ptr<Command>> commands = all_commands();
  std::vector<CLI::App*> parsers;
  for (const auto& command : commands) parsers.push_back(command->declare(app));
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& asked) {  // --help, --version
    return answer(app, asked);
  } catch (const CLI::ParseError& error) {
    std::string message = error.what();
    std::ranges::replace(message, '\n', ' ');  // Some of the parser's sentences have two lines.
    return complain(base::Error::Class::Usage, message + " (see antecede --help)");
  }
  for (size_t i = 0; i < commands.size(); ++i) {
    if (!parsers[i]->parsed()) continue;
    base::Result<int> result = commands[i]->run();
    return result ? *result : complain(result.error().kind, result.error().message);
  }
  return complain(base::Error::Class::Usage, "a command is needed (see antecede --help)");
}

}  // namespace

std::vector<std::unique_ptr<Command>> all_commands() {
  std::vector<std::unique_ptr<Command>> commands;
  commands.push_back(make_info_command());
  commands.push_back(make_run_command());
  commands.push_back(make_replay_command());
  commands.push_back(make_detect_command());
  commands.push_back(make_verify_command());
  commands.push_back(make_order_command());
  commands.push_back(make_trace_command());
  commands.push_back(make_dump_command());
  return commands;
}

int run(int argc, char** argv) {
  base::make_streams_safe();
  CLI::App app(k_about, "antecede");
  app.set_version_flag("--version", "antecede " ANTECEDE_VERSION);
  app.require_subcommand(0, 1);
  try {
    return parse_and_run(app, argc, argv);
  } catch (const std::bad_alloc&) {
    return complain(base::Error::Class::Internal, "out of memory");
  } catch (const std::exception& error) {
    return complain(base::Error::Class::Internal, std::string("internal error: ") + error.what());
  }
}

}  // namespace antecede::cli
