#include "report/page.h"

#include <fmt/format.h>

#include "base/xml_text.h"
#include "report/not_covered.h"
#include "report/words.h"

namespace antecede::report {

namespace {

constexpr const char* k_page_style = R"(
  :root { color-scheme: light dark; --page: #ffffff; --text: #1f2328; --soft: #656d76; --line: #d0d7de; --bad: #c4392f; --open: #9a6700; --good: #1a7f37 }
  @media (prefers-color-scheme: dark) {
    :root { --page: #15191f; --text: #dfe5ec; --soft: #98a2ae; --line: #333b45; --bad: #f0857b; --open: #d7a742; --good: #57ab5a }
  }
  body { font: 15px/1.5 system-ui, "Segoe UI", "DejaVu Sans", sans-serif; background: var(--page); color: var(--text); max-width: 1100px; margin: 2em auto; padding: 0 1em }
  h1 { font-size: 1.5em } h2 { font-size: 1.2em; margin-top: 2em } h3 { font-size: 1em; margin-bottom: .2em }
  .soft, td, th { color: var(--soft) } .harmful { color: var(--bad) } .open { color: var(--open) } .benign { color: var(--good) }
  article { border: 1px solid var(--line); border-radius: 8px; padding: .2em 1.2em 1em; margin: 1em 0 }
  pre { background: color-mix(in srgb, var(--line) 35%, transparent); padding: .8em; border-radius: 6px; white-space: pre-wrap }
  table { border-collapse: collapse; width: 100%; font-size: .9em } td, th { text-align: left; border-bottom: 1px solid var(--line); padding: .3em .6em .3em 0; vertical-align: top }
  img { max-width: 100%; border: 1px solid var(--line); border-radius: 6px } code, li, td { overflow-wrap: anywhere }
  .sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(22em, 1fr)); gap: 0 2em } .sides ol { padding-left: 1.4em } mark { background: none; color: inherit; text-decoration: underline wavy var(--bad) }
)";

}  // namespace

std::string element(std::string_view name, std::string_view text, std::string_view style) {
  const std::string with = style.empty() ? "" : fmt::format(" class=\"{}\"", style);
  return fmt::format("<{}{}>{}</{}>", name, with, base::xml_escaped(printable_line(text)), name);
}

std::string lines_element(std::string_view text) {
  return "<pre>" + base::xml_escaped(base::printable_lines(text)) + "</pre>";
}

std::string page_head(std::string_view title) {
  return fmt::format("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n{}\n<style>{}</style>\n</head>\n<body>\n{}\n",
                     element("title", title), k_page_style, element("h1", title));
}

std::string page_foot() {
  return "</body>\n</html>\n";
}

const std::string& subject_of(const Report& report) {
  return report.app.package.empty() ? report.app.file : report.app.package;
}

std::string gaps_section(const Report& report) {
  std::string items;
  for (const std::string& one : not_covered(report)) items += element("li", one) + "\n";
  return items.empty() ? "" : element("h2", "Not covered by this analysis") + "\n<ul>\n" + items + "</ul>\n";
}

}  // namespace antecede::report
