#include "cli/suggestion.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include <fmt/format.h>

namespace antecede::cli {

namespace {

/// How many letters must be put in, left out, changed or swapped with their neighbour.
size_t distance(std::string_view from, std::string_view to) {
  std::vector<std::vector<size_t>> steps(from.size() + 1, std::vector<size_t>(to.size() + 1));
  for (size_t i = 0; i <= from.size(); ++i) steps[i][0] = i;
  std::iota(steps[0].begin(), steps[0].end(), size_t(0));
  for (size_t i = 1; i <= from.size(); ++i) {
    for (size_t j = 1; j <= to.size(); ++j) {
      const size_t changed = steps[i - 1][j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1);
      steps[i][j] = std::min({steps[i - 1][j] + 1, steps[i][j - 1] + 1, changed});
      if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
        steps[i][j] = std::min(steps[i][j], steps[i - 2][j - 2] + 1);
    }
  }
  return steps[from.size()][to.size()];
}

const OptionRow* find_option(const CommandRow& command, std::string_view name) {
  const auto found = std::ranges::find_if(command.options, [&](const OptionRow& option) {
    return std::ranges::find(option.names, name) != option.names.end();
  });
  return found == command.options.end() ? nullptr : &*found;
}

std::vector<std::string> option_names(const CommandRow& command) {
  std::vector<std::string> names;
  for (const OptionRow& option : command.options) names.insert(names.end(), option.names.begin(), option.names.end());
  return names;
}

std::string sentence(std::string_view kind, std::string_view word, const std::vector<std::string>& known) {
  const std::string near = nearest_word(word, known);
  return fmt::format("there is no {} {}{}", kind, word, near.empty() ? "" : fmt::format("; did you mean {}?", near));
}

}  // namespace

std::string nearest_word(std::string_view word, const std::vector<std::string>& known) {
  constexpr size_t k_longest = 40;  // What is longer is no command of ours.
  if (word.size() > k_longest) return "";
  std::string best;
  size_t best_distance = std::max<size_t>(1, word.size() / 3) + 1;
  for (const std::string& candidate : known) {
    // Somebody who types the beginning of a word means that word.
    const size_t apart = word.size() > 1 && candidate.starts_with(word) ? 1 : distance(word, candidate);
    if (apart < best_distance) best = candidate, best_distance = apart;
  }
  return best;
}

std::string unknown_word(const CommandRow& table, const std::vector<std::string>& arguments) {
  const CommandRow* command = &table;
  bool is_value = false;  // Of the option before it.
  for (const std::string& argument : arguments) {
    if (std::exchange(is_value, false)) continue;
    if (argument == "--") return "";
    if (argument.size() > 1 && argument[0] == '-') {
      const std::string name = argument.substr(0, argument.starts_with("--") ? argument.find('=') : 2);
      const OptionRow* const option = find_option(*command, name);
      if (!option) return sentence("option", name, option_names(*command));
      is_value = !option->placeholder.empty() && name == argument;
      continue;
    }
    if (command->commands.empty()) continue;
    const CommandRow* const next = command->find(argument);
    if (!next) {
      std::vector<std::string> known;
      for (const CommandRow& one : command->commands) known.push_back(one.name);
      const std::string kind = command == &table ? "command" : fmt::format("command {}", command->name);
      return sentence(kind, argument, known);
    }
    command = next;
  }
  return "";
}

}  // namespace antecede::cli
