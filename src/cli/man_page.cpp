#include "cli/man_page.h"

#include <fmt/format.h>

#include "base/utf8.h"
#include "cli/help_text.h"

namespace antecede::cli {

namespace {

/// Text in which nothing is a request or an escape of roff, and all characters are those of ASCII.
std::string plain(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const base::Utf8Character next = base::first_character(text);
    const char c = text.front();
    const bool begins = result.empty() || result.back() == '\n';
    if (begins && (c == '.' || c == '\'')) result += "\\&";
    if (next.code == 0x2026) result += "...";  // Not every device of roff has the one character.
    else if (next.code > 127) result += fmt::format("\\[u{:04X}]", next.code);
    else if (c == '\\') result += "\\e";
    else if (c == '-') result += "\\-";
    else result += c;
    text.remove_prefix(next.size);
  }
  return result;
}

std::string man_entry(const std::string& heading, const std::string& about) {
  return fmt::format(".TP\n.B {}\n{}\n", plain(heading), plain(about));
}

std::string command_section(const CommandRow& command, const std::string& prefix) {
  std::string text = fmt::format(".SS {}{}\n{}.\n.PP\n.B {}\n", plain(prefix), plain(command.name),
                                 plain(command.about), plain(usage_line(command, prefix)));
  for (const OptionRow& argument : command.arguments)
    text += man_entry(argument.placeholder, option_about(argument));
  for (const OptionRow& option : command.options) text += man_entry(option_heading(option), option_about(option));
  for (const CommandRow& one : command.commands) text += command_section(one, prefix + command.name + " ");
  return text;
}

constexpr std::string_view k_exit_codes = R"(.SH EXIT STATUS
.TP
.B 0
Done.
.TP
.B 1
Races at or above \-\-fail\-on, or a crash with \-\-fail\-on\-crash.
.TP
.B 2
Wrong usage.
.TP
.B 3
The input cannot be read. The message names the file and the reason.
.TP
.B 4
An internal error, a failed set\-up, or an output that cannot be written.
.TP
.B 5
A partial result: a damaged trace, a limit, an interruption, a search that did not come to its end.
.PP
A Java program that is run ends with its own code.
.SH ENVIRONMENT
.TP
.B NO_COLOR
If it is set, nothing is coloured unless \-\-color always asks for it.
)";

}  // namespace

std::string man_page(const CommandRow& program, const std::string& version) {
  std::string text = fmt::format(".TH {0} 1 \"\" \"{0} {1}\"\n.SH NAME\n{0} \\- {2}\n.SH SYNOPSIS\n.B {3}\n",
                                 plain(program.name), plain(version), plain(program.about),
                                 plain(usage_line(program, "")));
  text += ".SH OPTIONS\n";
  for (const OptionRow& option : program.options) text += man_entry(option_heading(option), option_about(option));
  text += ".SH COMMANDS\n";
  for (const CommandRow& command : program.commands) text += command_section(command, program.name + " ");
  text += k_exit_codes;
  return text;
}

}  // namespace antecede::cli
