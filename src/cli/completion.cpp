#include "cli/completion.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/help_text.h"
#include "cli/usage.h"

namespace antecede::cli {

namespace {

/// A command and the words that lead to it: `trace print`.
struct Placed {
  std::string path;
  const CommandRow* command;
};

void add_placed(const CommandRow& command, const std::string& path, std::vector<Placed>& all) {
  all.push_back({path, &command});
  for (const CommandRow& one : command.commands) add_placed(one, path + (path.empty() ? "" : " ") + one.name, all);
}

/// The program itself (an empty path), its commands, and theirs.
std::vector<Placed> all_placed(const CommandRow& program) {
  std::vector<Placed> all;
  add_placed(program, "", all);
  return all;
}

std::vector<std::string> command_names(const CommandRow& command) {
  std::vector<std::string> names;
  for (const CommandRow& one : command.commands) names.push_back(one.name);
  return names;
}

/// The text in single quotes of a shell.
std::string shell_word(std::string_view text) {
  std::string result = "'";
  for (const char c : text) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

// ---- bash

std::string bash_values(const Placed& placed) {
  std::string text;
  for (const OptionRow& option : placed.command->options) {
    if (option.value == OptionRow::Value::None) continue;
    std::string reply;
    switch (option.value) {
      case OptionRow::Value::File: reply = "COMPREPLY=($(compgen -f -- \"$current\"))"; break;
      case OptionRow::Value::Folder: reply = "COMPREPLY=($(compgen -d -- \"$current\"))"; break;
      case OptionRow::Value::Choice:
        reply = fmt::format("COMPREPLY=($(compgen -W {} -- \"$current\"))",
                            shell_word(fmt::format("{}", fmt::join(option.choices, " "))));
        break;
      default: reply = ":"; break;
    }
    for (const std::string& name : option.names)
      text += fmt::format("    {}) {}; return ;;\n", shell_word(placed.path + ":" + name), reply);
  }
  return text;
}

std::string bash_words(const Placed& placed) {
  std::vector<std::string> words = command_names(*placed.command);
  for (const OptionRow& option : placed.command->options)
    words.insert(words.end(), option.names.begin(), option.names.end());
  return fmt::format("    {}) words={} ;;\n", shell_word(placed.path), shell_word(fmt::format("{}", fmt::join(words, " "))));
}

std::string bash_script(const CommandRow& program) {
  const std::vector<Placed> all = all_placed(program);
  std::string paths, values, words;
  for (const Placed& placed : all) {
    if (!placed.path.empty()) paths += (paths.empty() ? "" : "|") + shell_word(placed.path);
    values += bash_values(placed);
    words += bash_words(placed);
  }
  return fmt::format(R"(# bash completion of {0}, made by `{0} completion bash`
_{0}() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}} path= words= word i
  for ((i = 1; i < COMP_CWORD; ++i)); do
    word=${{path:+$path }}${{COMP_WORDS[i]}}
    case $word in
      {1}) path=$word ;;
    esac
  done
  [ "$previous" = = ] && previous=${{COMP_WORDS[COMP_CWORD-2]}}
  [ "$current" = = ] && previous=${{COMP_WORDS[COMP_CWORD-1]}} current=
  case $path:$previous in
{2}  esac
  case $path in
{3}  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [ -n "$path" ] && [ "${{current#-}}" = "$current" ] && COMPREPLY+=($(compgen -f -- "$current"))
}}
complete -o filenames -F _{0} {0}
)",
                     program.name, paths, values, words);
}

// ---- zsh

/// In the descriptions of `_arguments`, brackets and colons mean something.
std::string zsh_text(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') result += '\\';
    result += c;
  }
  return result;
}

std::string zsh_value(const OptionRow& option) {
  switch (option.value) {
    case OptionRow::Value::None: return "";
    case OptionRow::Value::File: return ":" + zsh_text(option.placeholder) + ":_files";
    case OptionRow::Value::Folder: return ":" + zsh_text(option.placeholder) + ":_files -/";
    case OptionRow::Value::Choice: return fmt::format(":choice:({})", fmt::join(option.choices, " "));
    case OptionRow::Value::Other: return ":" + zsh_text(option.placeholder) + ": ";
  }
  return "";
}

std::string zsh_function_name(const std::string& program, std::string path) {
  for (char& c : path)
    if (c == ' ' || c == '-') c = '_';
  return "_" + program + (path.empty() ? "" : "_" + path);
}

std::string zsh_function(const CommandRow& program, const Placed& placed) {
  std::string text = fmt::format("{}() {{\n", zsh_function_name(program.name, placed.path));
  const CommandRow& command = *placed.command;
  if (!command.commands.empty()) {
    text += "  local state line\n  local -a commands=(\n";
    for (const CommandRow& one : command.commands)
      text += fmt::format("    {}\n", shell_word(one.name + ":" + one.about));
    text += "  )\n";
  }
  text += "  _arguments -C";
  for (const OptionRow& option : command.options)
    for (const std::string& name : option.names)
      text += fmt::format(" \\\n    {}", shell_word(fmt::format("{}{}[{}]{}", option.is_repeatable ? "*" : "", name,
                                                           zsh_text(option_about(option)), zsh_value(option))));
  if (command.commands.empty()) return text + " \\\n    '*:file:_files'\n}\n";
  text += " \\\n    '1:command:->command' \\\n    '*::argument:->argument'\n  case $state in\n"
          "    command) _describe command commands ;;\n    argument) case $line[1] in\n";
  for (const CommandRow& one : command.commands)
    text += fmt::format("      {}) {} ;;\n", one.name,
                        zsh_function_name(program.name, placed.path + (placed.path.empty() ? "" : " ") + one.name));
  return text + "    esac ;;\n  esac\n}\n";
}

std::string zsh_script(const CommandRow& program) {
  std::string text = fmt::format("#compdef {0}\n# zsh completion of {0}, made by `{0} completion zsh`\n", program.name);
  for (const Placed& placed : all_placed(program)) text += zsh_function(program, placed);
  return text + fmt::format("_{} \"$@\"\n", program.name);
}

// ---- fish

/// When the words of the path, and none of a command below it, are on the line.
std::string fish_condition(const Placed& placed) {
  std::string condition;
  for (size_t i = 0; i < placed.path.size();) {
    const size_t end = std::min(placed.path.find(' ', i), placed.path.size());
    condition += fmt::format("{}__fish_seen_subcommand_from {}", condition.empty() ? "" : "; and ",
                             placed.path.substr(i, end - i));
    i = end + 1;
  }
  if (placed.command->commands.empty()) return condition;
  return fmt::format("{}not __fish_seen_subcommand_from {}", condition.empty() ? "" : condition + "; and ",
                     fmt::join(command_names(*placed.command), " "));
}

std::string fish_option(const OptionRow& option) {
  std::string text;
  for (const std::string& name : option.names)
    text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  switch (option.value) {
    case OptionRow::Value::None: break;
    case OptionRow::Value::File: text += " -r -F"; break;
    case OptionRow::Value::Folder: text += " -x -a '(__fish_complete_directories)'"; break;
    case OptionRow::Value::Choice:
      text += " -x -a " + shell_word(fmt::format("{}", fmt::join(option.choices, " ")));
      break;
    case OptionRow::Value::Other: text += " -x"; break;
  }
  return text + " -d " + shell_word(option_about(option));
}

std::string fish_script(const CommandRow& program) {
  std::string text = fmt::format("# fish completion of {0}, made by `{0} completion fish`\n", program.name);
  for (const Placed& placed : all_placed(program)) {
    const std::string begin =
        fmt::format("complete -c {} -n {}", program.name, shell_word(fish_condition(placed)));
    for (const CommandRow& one : placed.command->commands)
      text += fmt::format("{} -f -a {} -d {}\n", begin, one.name, shell_word(one.about));
    for (const OptionRow& option : placed.command->options) text += begin + fish_option(option) + "\n";
  }
  return text;
}

}  // namespace

base::Result<std::string> completion_script(const CommandRow& program, std::string_view shell) {
  if (shell == "bash") return bash_script(program);
  if (shell == "zsh") return zsh_script(program);
  if (shell == "fish") return fish_script(program);
  return usage(fmt::format("completion: bash, zsh or fish, not {}", shell));
}

}  // namespace antecede::cli
