#include "report/sarif_report.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "race/hint.h"
#include "report/json_text.h"
#include "report/words.h"

namespace antecede::report {

namespace {

using race::Pattern;
using race::Place;
using race::Race;
using race::Side;
using enum JsonText::Layout;

struct SarifRule {
  Pattern pattern;
  std::string_view title, text, level;
};

constexpr std::array<SarifRule, 3> k_sarif_rules{{
    {Pattern::UseAfterFree, "Use after free",
     "One event stores null, another one reads it, and nothing says which comes first.", "error"},
    {Pattern::ReadWrite, "Read and write in no order",
     "One event reads what another one writes, and nothing says which comes first.", "warning"},
    {Pattern::WriteWrite, "Two writes in no order",
     "Two events write to one place, and nothing says which comes last.", "warning"},
}};

size_t sarif_rule_of(const Race& race) {
  return static_cast<size_t>(std::ranges::find(k_sarif_rules, race.pattern, &SarifRule::pattern) - k_sarif_rules.begin());
}

std::string_view sarif_level(race::Priority priority) {
  switch (priority) {
    case race::Priority::High: return "error";
    case race::Priority::Medium: return "warning";
    case race::Priority::Low: return "note";
  }
  return "none";
}

/// `com/x/Main.java`, with all that a URI does not take as `%20`.
std::string sarif_uri(const Place& place) {
  std::string path = place.class_name.substr(0, place.class_name.rfind('.') + 1);
  std::ranges::replace(path, '.', '/');
  path += place.file;
  std::string uri;
  for (const char c : path) {
    const bool is_plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                          std::string_view("-_.~/$").find(c) != std::string_view::npos;
    uri += is_plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return uri;
}

void put_message(JsonText& json, std::string_view text) {
  json.object("message", OneLine, [&] { json.member("text", text); });
}

/// The members of a location.
void put_sarif_place(JsonText& json, const Place& place) {
  if (!place.file.empty())
    json.object("physicalLocation", Lines, [&] {
      json.object("artifactLocation", OneLine, [&] {
        json.member("uri", sarif_uri(place));
        json.member("uriBaseId", "SRCROOT");
      });
      if (place.line > 0) json.object("region", OneLine, [&] { json.member("startLine", place.line); });
    });
  if (!place.known()) return;
  json.list("logicalLocations", Lines, [&] {
    json.object(OneLine, [&] {
      json.member("name", place.method);
      json.member("fullyQualifiedName", place.class_name + "." + place.method + place.descriptor);
      json.member("kind", "function");
    });
  });
}

std::string side_words(const Side& side) {
  const char* what = side.write ? (side.null ? "stores null" : "writes") : "reads";
  return fmt::format("{}, in {} on {}", what, side.event->label, side.event->thread);
}

void put_step(JsonText& json, const Place& place, std::string_view text) {
  json.object(Lines, [&] {
    json.object("location", Lines, [&] {
      put_sarif_place(json, place);
      put_message(json, text);
    });
  });
}

/// From the first who posted something down to the access.
void put_flow(JsonText& json, const Side& side) {
  json.object(Lines, [&] {
    json.member("id", side.event->id);
    put_message(json, side_words(side));
    json.list("locations", Lines, [&] {
      for (auto cause = side.event->posted.rbegin(); cause != side.event->posted.rend(); ++cause)
        if (cause->place.known())
          put_step(json, cause->place, cause->label.empty() ? "begins" : "in " + cause->label + ": leads to the next");
      for (auto place = side.stack->rbegin(); place != side.stack->rend(); ++place)
        if (place->known() && place->own() && *place != side.place) put_step(json, *place, "calls");
      put_step(json, side.place, side_words(side));
    });
  });
}

/// Which of the sides is the place of the result.
size_t main_side(const Race& race) {
  const auto fits = [&](const Side& side) { return !side.write && side.place.known() && side.place.own(); };
  for (size_t i = 0; i < race.sides.size(); ++i)
    if (fits(race.sides[i]) && race.sides[i].dereferences.value_or(false)) return i;
  for (size_t i = 0; i < race.sides.size(); ++i)
    if (fits(race.sides[i])) return i;
  return 0;
}

void put_marks(JsonText& json, const Race& race) {
  if (race.is_reported()) return;
  std::string why = race.suppressed;
  const auto add = [&](std::string_view text) { why += (why.empty() ? "" : "; ") + std::string(text); };
  if (race.covered) add("another race may keep the two in order");
  for (size_t i = 0; i < race::k_filters; ++i)
    if (const auto filter = static_cast<race::Filter>(i); race.filters.has(filter)) add(race::filter_explanation(filter));
  json.list("suppressions", Lines, [&] {
    json.object(OneLine, [&] {
      json.member("kind", "external");
      json.member("justification", why);
    });
  });
}

void put_result(JsonText& json, const Race& race) {
  const size_t main = main_side(race);
  const Side &here = race.sides[main], &there = race.sides[1 - main];
  json.member("ruleId", race::pattern_name(race.pattern));
  json.member("ruleIndex", sarif_rule_of(race));
  json.member("level", sarif_level(race.priority));
  json.member("rank", race.score * 100);
  put_message(json, fmt::format("{} on {}: {} {}; {} {}. {} {}", race.kind == race::RaceKind::DataRace ? "Data race" : "Race",
                                race.location.text(), place_text(here.place), side_words(here),
                                place_text(there.place), side_words(there), race.why, race::hint_of(race)));
  json.list("locations", Lines, [&] { json.object(Lines, [&] { put_sarif_place(json, here.place); }); });
  json.list("relatedLocations", Lines, [&] {
    json.object(Lines, [&] {
      json.member("id", 1);
      put_sarif_place(json, there.place);
      put_message(json, side_words(there));
    });
  });
  json.object("partialFingerprints", OneLine, [&] { json.member("antecedeRace/v1", race.id); });
  json.list("codeFlows", Lines, [&] {
    json.object(Lines, [&] {
      json.list("threadFlows", Lines, [&] {
        put_flow(json, here);
        put_flow(json, there);
      });
    });
  });
  put_marks(json, race);
  json.object("properties", OneLine, [&] {
    json.member("kind", race::race_kind_name(race.kind));
    json.member("priority", race::priority_name(race.priority));
    json.member("stable", race.stable ? "everywhere" : "build");
    json.member("verdict", race::verdict_name(race.verdict));
    json.member("group", race.group);
  });
}

void put_tool(JsonText& json) {
  json.object("tool", Lines, [&] {
    json.object("driver", Lines, [&] {
      json.member("name", "Antecede");
      json.list("rules", Lines, [&] {
        for (const SarifRule& rule : k_sarif_rules)
          json.object(Lines, [&] {
            json.member("id", race::pattern_name(rule.pattern));
            json.member("name", rule.title);
            json.object("shortDescription", OneLine, [&] { json.member("text", rule.title); });
            json.object("fullDescription", OneLine, [&] { json.member("text", rule.text); });
            json.object("defaultConfiguration", OneLine, [&] { json.member("level", rule.level); });
          });
      });
    });
  });
}

/// What the analysis does not see is told as notes on the run.
void put_invocation(JsonText& json, const Report& report) {
  json.list("invocations", Lines, [&] {
    json.object(Lines, [&] {
      json.member("executionSuccessful", report.complete);
      json.list("toolExecutionNotifications", Lines, [&] {
        for (const Gap& gap : report.gaps)
          json.object(Lines, [&] {
            json.member("level", "note");
            json.object("descriptor", OneLine, [&] { json.member("id", gap.code); });
            put_message(json, gap.message);
          });
      });
    });
  });
}

}  // namespace

base::Status write_sarif_report(const Report& report, const TextSink& sink) {
  constexpr size_t k_result_indent = 8;
  std::string text =
      "{\n  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n  \"version\": \"2.1.0\",\n  \"runs\": [\n    ";
  JsonText head(text, 4);
  head.object(Lines, [&] {
    put_tool(head);
    put_invocation(head, report);
    head.member("columnKind", "utf16CodeUnits");
  });
  text.resize(text.rfind('\n'));  // The object stays open.
  text += ",\n      \"results\": [";
  for (size_t i = 0; i < report.races.size(); ++i) {
    text += i == 0 ? "\n        " : ",\n        ";
    JsonText json(text, k_result_indent);
    json.object(Lines, [&] { put_result(json, report.races[i]); });
    ANTECEDE_CHECK(sink(text));
    text.clear();
  }
  text += report.races.empty() ? "]" : "\n      ]";
  text += "\n    }\n  ]\n}\n";
  return sink(text);
}

}  // namespace antecede::report
