#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace antecede::cli {

/// One option or argument of a command, as it was declared.
struct OptionRow {
  /// What its value is, for shells that complete it.
  enum class Value : uint8_t { None, File, Folder, Choice, Other };

  std::vector<std::string> names{};  ///< `-o`, `--output`; of an argument none.
  std::string placeholder{};         ///< What stands for the value: `FILE`. Of a flag empty.
  std::string about{};               ///< One sentence, without the default.
  std::string fallback{};            ///< The default, as it is shown; empty: none, or `about` has it.
  std::string group{};               ///< The heading it stands below.
  Value value = Value::None;
  std::vector<std::string> choices{};  ///< Of a choice.
  bool is_required = false;
  bool is_repeatable = false;

  bool is_argument() const { return names.empty(); }
};

/// One command with all it takes.
struct CommandRow {
  std::string name{};
  std::string about{};
  std::vector<OptionRow> arguments{};
  std::vector<OptionRow> options{};
  std::vector<CommandRow> commands{};

  /// Null: there is none of that name.
  const CommandRow* find(std::string_view command) const;
};

/// All commands with their options. Commands declare their options once, on the parser; help, man page, completions
/// and suggestions are made from this table, so that none of them can lack one.
CommandRow command_table(const CLI::App& app);

/// What holds for all options of all commands, once they are declared: an option that may be repeated takes one value
/// at a time, and a number that cannot be negative refuses a sign.
void settle_options(CLI::App& app);

}  // namespace antecede::cli
