#include "picture/index_page.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/xml_text.h"
#include "race/hint.h"
#include "report/page.h"
#include "report/words.h"

namespace antecede::picture {

using race::Race;
using report::element;
using report::Proof;
using report::Standing;

namespace {

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
    const std::string name = base::xml_text(file_name(file.file));
    links += fmt::format("{}<a href=\"{}\">{}</a>", links.empty() ? "" : ", ", name, base::xml_text(file.what));
    if (file.what == "screens" || file.what == "timeline")
      pictures += fmt::format("<details{}><summary>{}</summary><img src=\"{}\" alt=\"{}\"></details>\n", file.what == "screens" ? " open" : "",
                              base::xml_text(file.what), name, base::xml_text(file.what));
  }
  return links.empty() ? "" : fmt::format("<p>{}</p>\n{}", links, pictures);
}

std::string article(const report::CheckReport& checked, const Race& race, std::string_view style) {
  std::string text = fmt::format("<article id=\"{}\">\n", base::xml_text(race.id));
  text += element("h3", race.location.text()) + "\n";
  text += element("p", fmt::format("{}, {}, {} priority, {}", race.id, race::race_kind_name(race.kind), race::priority_name(race.priority),
                                   race::pattern_name(race.pattern)), "soft") + "\n";
  if (!race.verdict_reason.empty()) text += element("p", fmt::format("{}: {}", race::verdict_name(race.verdict), race.verdict_reason), style) + "\n";
  text += "<ul>\n" + side_item(race.sides[0]) + side_item(race.sides[1]) + "</ul>\n";
  if (!race.why.empty()) text += element("p", race.why) + "\n";
  if (const Proof* const proof = checked.proof_of(race)) {
    if (!proof->story.empty()) text += report::lines_element(proof->story) + "\n";
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
  std::string text = report::page_head("Races of " + report::subject_of(checked.report)) + element("p", head_line(checked)) + "\n";
  if (!checked.report.complete) text += element("p", "A limit was reached before all was looked at.", "open") + "\n";
  text += section(checked, Standing::Harmful, "Harmful: in one order of the two, a user is worse off", "harmful");
  text += section(checked, Standing::Open, "Not confirmed: nobody has seen what the other order does", "open");
  return text + table(checked) + report::gaps_section(checked.report) + report::page_foot();
}

}  // namespace antecede::picture
