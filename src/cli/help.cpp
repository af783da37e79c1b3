#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/completion.h"
#include "cli/help_text.h"
#include "cli/man_page.h"
#include "cli/option_table.h"
#include "cli/outputs.h"
#include "cli/suggestion.h"
#include "cli/usage.h"

namespace antecede::cli {

namespace {

/// `antecede help [COMMAND…]`: the same as `--help` of that command.
class HelpCommand final : public Command {
 public:
  CLI::App* declare(CLI::App& app) override {
    program_ = &app;
    CLI::App* parser = app.add_subcommand("help", "Tell what a command does and takes");
    parser->add_option("COMMAND", words_, "The command (default: all of them)")->option_text("COMMAND");
    return parser;
  }

  base::Result<int> run() override {
    const CommandRow table = command_table(*program_);
    if (std::string problem = unknown_word(table, words_); !problem.empty()) return usage(std::move(problem));
    const CommandRow* command = &table;
    std::string prefix;
    for (const std::string& word : words_) {
      const CommandRow* const next = command->find(word);
      if (!next) return usage(fmt::format("help: {} has no commands", command->name));
      prefix += command->name + " ";
      command = next;
    }
    ANTECEDE_CHECK(Outputs().write("", help_text(*command, prefix, has_colour(1))));
    return 0;
  }

 private:
  const CLI::App* program_ = nullptr;
  std::vector<std::string> words_;
};

/// `antecede man`: the manual page, as the package installs it.
class ManCommand final : public Command {
 public:
  CLI::App* declare(CLI::App& app) override {
    program_ = &app;
    CLI::App* parser = app.add_subcommand("man", "Print the manual page, for man -l");
    parser->add_option("-o", file_, "Where it goes (default: standard output)")->option_text("FILE");
    return parser;
  }

  base::Result<int> run() override {
    ANTECEDE_CHECK(Outputs().write(file_, man_page(command_table(*program_), ANTECEDE_VERSION)));
    return 0;
  }

 private:
  const CLI::App* program_ = nullptr;
  std::string file_;
};

/// `antecede completion SHELL`: a script that a shell reads to complete our command lines.
class CompletionCommand final : public Command {
 public:
  CLI::App* declare(CLI::App& app) override {
    program_ = &app;
    CLI::App* parser = app.add_subcommand("completion", "Print a script that completes command lines in a shell");
    parser->add_option("SHELL", shell_, "Which shell")->required()->option_text("bash|zsh|fish");
    parser->add_option("-o", file_, "Where it goes (default: standard output)")->option_text("FILE");
    return parser;
  }

  base::Result<int> run() override {
    ANTECEDE_TRY(const std::string script, completion_script(command_table(*program_), shell_));
    ANTECEDE_CHECK(Outputs().write(file_, script));
    return 0;
  }

 private:
  const CLI::App* program_ = nullptr;
  std::string shell_, file_;
};

}  // namespace

std::unique_ptr<Command> make_help_command() {
  return std::make_unique<HelpCommand>();
}

std::unique_ptr<Command> make_man_command() {
  return std::make_unique<ManCommand>();
}

std::unique_ptr<Command> make_completion_command() {
  return std::make_unique<CompletionCommand>();
}

}  // namespace antecede::cli
