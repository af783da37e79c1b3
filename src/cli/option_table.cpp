#include "cli/option_table.h"

#include <algorithm>
#include <array>

#include <CLI/CLI.hpp>

namespace antecede::cli {

namespace {

/// `text|json[=FILE]` as `text` and `json`; none if that is no list of words.
std::vector<std::string> choices_of(std::string_view placeholder) {
  placeholder = placeholder.substr(0, placeholder.find('['));
  std::vector<std::string> choices;
  while (!placeholder.empty()) {
    const size_t bar = placeholder.find('|');
    choices.emplace_back(placeholder.substr(0, bar));
    placeholder.remove_prefix(bar == std::string_view::npos ? placeholder.size() : bar + 1);
  }
  const bool are_words = std::ranges::all_of(choices, [](const std::string& word) {
    return !word.empty() && std::ranges::none_of(word, [](char c) { return c >= 'A' && c <= 'Z'; });
  });
  return choices.size() > 1 && are_words ? choices : std::vector<std::string>();
}

/// The placeholder tells: these words stand for files.
OptionRow::Value value_of(std::string_view placeholder) {
  constexpr std::array<std::string_view, 6> k_files = {"FILE", "JAR", "TRACE", "SCHEDULE", "APP", "REPORT"};
  if (placeholder.empty()) return OptionRow::Value::None;
  if (placeholder == "DIR") return OptionRow::Value::Folder;
  const bool is_file = std::ranges::any_of(k_files, [&](std::string_view word) {
    return placeholder.starts_with(word) || placeholder.ends_with(word);
  });
  return is_file ? OptionRow::Value::File : OptionRow::Value::Other;
}

OptionRow option_row(const CLI::Option& option) {
  OptionRow row;
  for (const std::string& name : option.get_snames()) row.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) row.names.push_back("--" + name);
  const bool is_flag = option.get_items_expected_max() == 0;
  if (!is_flag) row.placeholder = option.get_option_text();
  if (!is_flag && row.placeholder.empty())
    row.placeholder = row.is_argument() ? option.get_name(true) : std::string("N");
  row.about = option.get_description();
  row.fallback = is_flag ? "" : option.get_default_str();
  row.group = option.get_group();
  row.choices = choices_of(row.placeholder);
  row.value = row.choices.empty() ? value_of(row.placeholder) : OptionRow::Value::Choice;
  row.is_required = option.get_required();
  row.is_repeatable = option.get_items_expected_max() > 1;
  return row;
}

/// A sign would be taken for a very large number.
std::string refuse_sign(const std::string& text) {
  const size_t first = text.find_first_not_of(" \t");
  const bool has_sign = first != std::string::npos && (text[first] == '-' || text[first] == '+');
  return has_sign ? "a number without a sign is needed, not " + text : "";
}

}  // namespace

const CommandRow* CommandRow::find(std::string_view command) const {
  const auto found = std::ranges::find(commands, command, &CommandRow::name);
  return found == commands.end() ? nullptr : &*found;
}

CommandRow command_table(const CLI::App& app) {
  CommandRow row;
  row.name = app.get_name();
  row.about = app.get_description();
  for (const CLI::Option* option : app.get_options()) {
    OptionRow one = option_row(*option);
    (one.is_argument() ? row.arguments : row.options).push_back(std::move(one));
  }
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    row.commands.push_back(command_table(*command));
  return row;
}

void settle_options(CLI::App& app) {
  for (CLI::Option* option : app.get_options()) {
    const bool has_name = !option->get_lnames().empty() || !option->get_snames().empty();
    if (has_name && option->get_items_expected_max() > 1) option->allow_extra_args(false);
    if (option->get_type_name().starts_with("UINT")) option->check(refuse_sign, "");
  }
  for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; })) settle_options(*command);
}

}  // namespace antecede::cli
