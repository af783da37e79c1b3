#include "cli/help_text.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/colour.h"

namespace antecede::cli {

namespace {

constexpr size_t k_width = 100;
constexpr size_t k_column = 28;

/// A name in the first column, text in the second, as many lines as it takes.
std::string entry(const std::string& name, const std::string& text, const base::Colours& colours) {
  std::string result = "  " + colours.name(name);
  size_t at = 2 + name.size();
  if (at + 2 > k_column) {
    result += '\n';
    at = 0;
  }
  result += std::string(k_column - at, ' ');
  at = k_column;
  for (size_t i = 0; i < text.size();) {
    const size_t end = std::min(text.find(' ', i), text.size());
    const size_t gap = at == k_column ? 0 : 1;
    if (at + gap + (end - i) > k_width && gap) {
      result += "\n" + std::string(k_column, ' ');
      at = k_column;
    } else if (gap) {
      result += ' ';
      ++at;
    }
    result += text.substr(i, end - i);
    at += end - i;
    i = end + 1;
  }
  return result + "\n";
}

/// The groups in the order in which they first come.
std::vector<std::string> groups_of(const CommandRow& command) {
  std::vector<std::string> groups;
  for (const OptionRow& option : command.options)
    if (std::ranges::find(groups, option.group) == groups.end()) groups.push_back(option.group);
  return groups;
}

}  // namespace

std::string usage_line(const CommandRow& command, const std::string& prefix) {
  std::string line = prefix + command.name + (command.options.empty() ? "" : " [options]");
  if (!command.commands.empty()) line += " COMMAND";
  for (const OptionRow& argument : command.arguments) {
    const std::string dots = argument.is_repeatable && argument.placeholder.find("...") == std::string::npos ? "..." : "";
    const std::string word = argument.placeholder + dots;
    line += argument.is_required ? " " + word : " [" + word + "]";
  }
  return line;
}

std::string option_heading(const OptionRow& option) {
  std::string heading;
  for (const std::string& name : option.names) heading += (heading.empty() ? "" : ", ") + name;
  if (!option.placeholder.empty()) heading += (heading.empty() ? "" : " ") + option.placeholder;
  return heading;
}

std::string option_about(const OptionRow& option) {
  return option.fallback.empty() ? option.about : fmt::format("{} (default: {})", option.about, option.fallback);
}

std::string help_text(const CommandRow& command, const std::string& prefix, bool with_colour) {
  const base::Colours colours(with_colour);
  std::string text = command.about + "\n\n" + colours.heading("Usage:") + " " + usage_line(command, prefix) + "\n";
  if (!command.commands.empty()) text += "\n" + colours.heading("Commands:") + "\n";
  for (const CommandRow& one : command.commands) text += entry(one.name, one.about, colours);
  if (!command.arguments.empty()) text += "\n" + colours.heading("Arguments:") + "\n";
  for (const OptionRow& argument : command.arguments)
    text += entry(argument.placeholder, option_about(argument), colours);
  for (const std::string& group : groups_of(command)) {
    text += "\n" + colours.heading(group + ":") + "\n";
    for (const OptionRow& option : command.options)
      if (option.group == group) text += entry(option_heading(option), option_about(option), colours);
  }
  if (!command.commands.empty())
    text += fmt::format("\n{} COMMAND --help tells more about a command.\n", prefix + command.name);
  return text;
}

}  // namespace antecede::cli
