#include "picture/index_page.h"

#include <algorithm>

#include <fmt/format.h>

#include "picture/xml_text.h"
#include "race/hint.h"
#include "report/words.h"

namespace antecede::picture {

using race::Race;
using report::Proof;
using report::Standing;

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
  img { max-width: 100%; border: 1px solid var(--line); border-radius: 6px } code { overflow-wrap: anywhere }
)";

/// `<name>text</name>`, the text as it is.
std::string element(std::string_view name, std::string_view text, std::string_view style = {}) {
  const std::string with = style.empty() ? "" : fmt::format(" class=\"{}\"", style);
  return fmt::format("<{}{}>{}</{}>", name, with, xml_text(text), name);
}

std::string file_name(const std::string& path) {
  const size_t slash = path.rfind('/');
  return slash == std::string::npos ? path : path.substr(slash + 1);
}

std::string side_item(const race::Side& side) {
  return element("li", fmt::format("{} at {}, in {} on {}", side.null ? (side.write ? "null stored" : "null read") : side.write ? "write" : "read",
                                   report::place_text(side.place), side.event->label, side.event->thread)) + "\n";
}

/// Pictures are shown, other files are named.
std::string files_of(const Proof& proof) {
  std::string links, pictures;
  for (const report::ProofFile& file : proof.files) {
    const std::string name = xml_text(file_name(file.file));
    links += fmt::format("{}<a href=\"{}\">{}</a>", links.empty() ? "" : ", ", name, xml_text(file.what));
    if (file.what == "screens" || file.what == "timeline")
      pictures += fmt::format("<details{}><summary>{}</summary><img src=\"{}\" alt=\"{}\"></details>\n", file.what == "screens" ? " open" : "",
                              xml_text(file.what), name, xml_text(file.what));
  }
  return links.empty() ? "" : fmt::format("<p>{}</p>\n{}", links, pictures);
}

std::string article(const report::CheckReport& checked, const Race& race, std::string_view style) {
  std::string text = fmt::format("<article id=\"{}\">\n", xml_text(race.id));
  text += element("h3", race.location.text()) + "\n";
  text += element("p", fmt::format("{}, {}, {} priority, {}", race.id, race::race_kind_name(race.kind), race::priority_name(race.priority),
                                   race::pattern_name(race.pattern)), "soft") + "\n";
  if (!race.verdict_reason.empty()) text += element("p", fmt::format("{}: {}", race::verdict_name(race.verdict), race.verdict_reason), style) + "\n";
  text += "<ul>\n" + side_item(race.sides[0]) + side_item(race.sides[1]) + "</ul>\n";
  if (!race.why.empty()) text += element("p", race.why) + "\n";
  if (const Proof* const proof = checked.proof_of(race)) {
    if (!proof->story.empty()) text += element("pre", proof->story) + "\n";
    text += files_of(*proof);
  }
  for (const Race& other : checked.report.races)
    if (const Proof* const same = checked.proof_of(other); same && same->same_as == race.id)
      text += element("p", fmt::format("{} on {} shows the same.", other.id, other.location.text()), "soft") + "\n";
  if (race.is_reported()) text += element("p", std::string(race::hint_of(race)), "soft") + "\n";
  return text + "</article>\n";
}

bool is_told_by_another(const report::CheckReport& checked, const Race& race) {
  const Proof* const proof = checked.proof_of(race);
  return proof && !proof->same_as.empty();
}

std::string section(const report::CheckReport& checked, Standing standing, std::string_view title, std::string_view style) {
  std::string articles;
  for (const Race& race : checked.report.races)
    if (report::standing_of(race) == standing && !is_told_by_another(checked, race)) articles += article(checked, race, style);
  return articles.empty() ? "" : element("h2", title, style) + "\n" + articles;
}

/// What is neither harmful nor open: a line each.
std::string table(const report::CheckReport& checked) {
  constexpr size_t k_most_rows = 500;
  std::string rows;
  size_t count = 0;
  for (const Race& race : checked.report.races) {
    const Standing standing = report::standing_of(race);
    if (standing != Standing::Less && standing != Standing::Benign && standing != Standing::Impossible) continue;
    if (++count > k_most_rows) continue;
    rows += "<tr>" + element("td", race.id) + element("td", race::verdict_name(race.verdict)) + element("td", race::priority_name(race.priority)) +
            element("td", race.location.text()) +
            element("td", report::place_text(race.sides[0].place) + " / " + report::place_text(race.sides[1].place)) +
            element("td", race.verdict_reason) + "</tr>\n";
  }
  if (rows.empty()) return "";
  std::string text = element("h2", "The rest") + "\n<table>\n<tr><th>id</th><th>verdict</th><th>priority</th><th>where</th><th>accesses</th><th>why</th></tr>\n" +
                     rows + "</table>\n";
  if (count > k_most_rows) text += element("p", fmt::format("{} more are in the JSON report.", report::grouped(count - k_most_rows)), "soft") + "\n";
  return text;
}

std::string gaps(const report::Report& report) {
  std::string items;
  for (const report::Gap& gap : report.gaps) items += element("li", gap.message) + "\n";
  return items.empty() ? "" : element("h2", "Not covered by this analysis") + "\n<ul>\n" + items + "</ul>\n";
}

std::string head_line(const report::CheckReport& checked) {
  const auto count = [&](Standing standing) {
    return static_cast<size_t>(std::ranges::count_if(checked.report.races, [&](const Race& race) { return report::standing_of(race) == standing; }));
  };
  return fmt::format("{}, {} of high priority not confirmed, {} benign, {} impossible, {} of lower priority, {} left out",
                     report::counted(count(Standing::Harmful), "harmful race", "harmful races"), report::grouped(count(Standing::Open)),
                     report::grouped(count(Standing::Benign)), report::grouped(count(Standing::Impossible)),
                     report::grouped(count(Standing::Less)), report::grouped(count(Standing::LeftOut)));
}

}  // namespace

std::string index_page(const report::CheckReport& checked) {
  const std::string name = checked.report.app.package.empty() ? checked.report.app.file : checked.report.app.package;
  std::string text = fmt::format("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n{}\n<style>{}</style>\n</head>\n<body>\n",
                                 element("title", "Races of " + name), k_page_style);
  text += element("h1", "Races of " + name) + "\n" + element("p", head_line(checked)) + "\n";
  if (!checked.report.complete) text += element("p", "A limit was reached before all was looked at.", "open") + "\n";
  text += section(checked, Standing::Harmful, "Harmful: in one order of the two, a user is worse off", "harmful");
  text += section(checked, Standing::Open, "Not confirmed: nobody has seen what the other order does", "open");
  return text + table(checked) + gaps(checked.report) + "</body>\n</html>\n";
}

}  // namespace antecede::picture
