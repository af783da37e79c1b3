#include "report/json_reader.h"

#include <gmock/gmock.h>

#include "report/json_report.h"
#include "report/merge.h"
#include "report/testing_report.h"
#include "report/text_report.h"
#include "report/writers.h"

namespace antecede::report {
namespace {

using testing::HasSubstr;

std::string problem_of(const std::string& json) {
  const auto report = read_json_report(json);
  return report ? "" : report.error().message;
}

TEST(JsonReader, ReadsWhatIsWritten) {
  for (const char* name : {"figure1", "figure2", "figure3", "covered", "data_race_locked", "post_at_time"}) {
    const Analysed analysed(example_trace(name));
    const std::string json = json_report(analysed.report);
    const auto again = read_json_report(json);
    ASSERT_TRUE(again) << name << ": " << again.error().message;
    EXPECT_EQ(json_report(*again), json) << name;
    EXPECT_EQ(text_report(*again, {}), text_report(analysed.report, {})) << name;
    EXPECT_EQ(text_report(*again, {true}), text_report(analysed.report, {true})) << name;
  }
}

TEST(JsonReader, KeepsEveryFieldOfARace) {
  Report report = Analysed(k_two_posts).report;
  race::Race& race = report.races.at(0);
  race.stable = false;
  race.kind = race::RaceKind::OrderViolation;
  race.runs = 3;
  race.run = 1;
  race.refutation = race::Refutation::Budget;
  race.verdict = race::Verdict::Benign;
  race.verdict_reason = "type 2";
  race.verdict_rests_on = "sampled";
  race.schedule = "x.schedule";
  race.suppressed = "known";
  race.baseline = race::BaselineState::Unchanged;
  race.crash = "java.lang.NullPointerException";
  race.filters.add(race::Filter::SystemLook);
  race.sides[0].dereferences = true;
  race.sides[0].guarded = false;
  race.sides[0].draws = true;
  race.location = {race::Location::Kind::Preference, "android.content.SharedPreferences", "theme", "p", true, "x", true};
  report.crashes.push_back({"java.lang.Error", race.sides[0].place, "e1", "click", "main", {race.id}, 2, "no race: nobody ever set com.x.A.list"});
  const std::string json = json_report(report);
  for (const char* word : {"\"stable\": \"build\"", "order-violation", "\"budget\"", "\"benign\"", "type 2", "sampled",
                           "x.schedule", "\"unchanged\"", "system-look", "preference"})
    EXPECT_THAT(json, HasSubstr(word));
  const auto again = read_json_report(json);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(json_report(*again), json);
}

TEST(JsonReader, SaysWhatIsWrong) {
  const std::string head = "{\"schema\": \"antecede/report@1\", ";
  EXPECT_THAT(problem_of("nonsense"), HasSubstr("no JSON"));
  EXPECT_THAT(problem_of(std::string("\0", 1)), HasSubstr("no JSON"));
  EXPECT_THAT(problem_of("[]"), HasSubstr("schema"));
  EXPECT_THAT(problem_of("{\"schema\": \"antecede/run@1\"}"), HasSubstr("antecede/report@1"));
  EXPECT_EQ(problem_of(head + "\"races\": 7}"), "races: expected a list");
  EXPECT_EQ(problem_of(head + "\"races\": [{\"id\": 7}]}"), "races[0].id: expected a text");
  EXPECT_EQ(problem_of(head + "\"races\": [{\"id\": \"r-1\"}]}"), "races[0].accesses: expected exactly two accesses");
  EXPECT_EQ(problem_of(head + "\"app\": 3}"), "app: expected an object");
  EXPECT_EQ(problem_of(head + "\"stats\": {\"groups\": -1}}"),
            "stats.groups: expected a number that is not too large");
}

TEST(JsonReader, RefusesTwoRacesWithOneId) {
  Report report = Analysed(k_two_posts).report;
  report.races.push_back(report.races[0]);
  EXPECT_THAT(problem_of(json_report(report)), HasSubstr("races[1].id: expected an id that no other race has"));
}

TEST(JsonReader, PassesOverWhatItDoesNotKnow) {
  std::string json = json_report(Analysed(k_two_posts).report);
  json.insert(json.find("\"complete\""), "\"fromTheFuture\": {\"x\": [1]}, ");
  EXPECT_EQ(problem_of(json), "");
}

TEST(JsonReader, EndsOnDeepNesting) {
  const std::string deep = std::string(200000, '[') + std::string(200000, ']');
  EXPECT_NE(problem_of(deep), "");
  EXPECT_EQ(problem_of("{\"schema\": \"antecede/report@1\", \"x\": " + deep + "}"), "");
}

TEST(Merge, OfReportsIsTheUnion) {
  const Report one = Analysed(example_trace("figure1")).report;
  Report both = one;
  both.app.package.clear();
  Report other = Analysed(example_trace("data_race")).report;
  other.app.package.clear();
  const size_t races = both.races.size() + other.races.size();
  ASSERT_TRUE(merge(both, other));
  EXPECT_EQ(both.races.size(), races);
  EXPECT_EQ(both.traces.size(), 2u);
  EXPECT_EQ(both.trace_stats->operations, one.trace_stats->operations + other.trace_stats->operations);
  Report thrice = both;
  ASSERT_TRUE(merge(thrice, other));
  EXPECT_EQ(thrice.races.size(), races) << "what is known is not added again";
  EXPECT_THAT(text_report(thrice, {}), HasSubstr("in 2 of 3 traces"));
}

TEST(Merge, NamesRacesOfOtherRunsForACrash) {
  const std::string head =
      "process com.x\nthread one name=\"one\"\nthread two name=\"two\"\nqueue main looper thread=main\nmain: init\none: init\n"
      "two: init\none: enqueue show q=main\ntwo: enqueue set q=main\n";
  const std::string read = " com.x.A.list@a = null at com.x.A.show()V@A.java:5\n";
  const std::string crash = head + "main: begin show\nmain: read" + read +
                            "main: end show failed thrown=\"java.lang.NullPointerException\" at com.x.A.show()V@A.java:5\n";
  const std::string race = head + "main: begin set\nmain: write com.x.A.list@a = 1 at com.x.A.set()V@A.java:9\nmain: end set\n" +
                           "main: begin show\nmain: read com.x.A.list@a = 1 at com.x.A.show()V@A.java:5\nmain: end show\n";
  Report report = Analysed(crash).report;
  ASSERT_EQ(report.crashes.size(), 1u);
  EXPECT_TRUE(report.crashes[0].races.empty());
  const Report other = Analysed(race).report;
  ASSERT_EQ(other.races.size(), 1u);
  ASSERT_TRUE(merge(report, other));
  EXPECT_EQ(report.crashes[0].races, std::vector<std::string>{other.races[0].id});
  EXPECT_THAT(text_report(report, {}), HasSubstr("races behind it, seen in\n    another run: " + other.races[0].id));
}

TEST(Merge, KeepsWhoServedLibraries) {
  Report report = Analysed("library androidx.core app\nmain: init\n").report;
  ASSERT_TRUE(report.libraries.has_value());
  ASSERT_TRUE(merge(report, Analysed("library androidx.core app\nlibrary androidx.fragment model\nmain: init\n").report));
  EXPECT_EQ(*report.libraries, (Libraries{{"androidx.core"}, {"androidx.fragment"}}));
  EXPECT_EQ(*read_json_report(json_report(report))->libraries, *report.libraries);
  EXPECT_THAT(text_report(report, {}),
              HasSubstr("libraries  androidx.core as the app brings them along; the model stands in for androidx.fragment"));
  EXPECT_FALSE(Analysed("main: init\n").report.libraries.has_value());
}

TEST(Merge, IsTheSameAfterReading) {
  Report merged = Analysed(example_trace("figure1")).report, read = *read_json_report(json_report(merged));
  ASSERT_TRUE(merge(merged, merged));
  ASSERT_TRUE(merge(read, read));
  EXPECT_EQ(json_report(merged), json_report(read));
}

TEST(Merge, RefusesAnotherApp) {
  Report report = Analysed(example_trace("figure1")).report;
  const Report other = Analysed(k_two_posts).report;
  const auto merged = merge(report, other);
  ASSERT_FALSE(merged);
  EXPECT_THAT(merged.error().message, HasSubstr("different apps"));
}

TEST(Writers, AreAllThere) {
  EXPECT_THAT(writer_formats(), testing::ElementsAre("text", "json", "sarif", "html", "csv", "github"));
  EXPECT_EQ(find_writer("frob"), nullptr);
  const Report report = Analysed(k_two_posts).report;
  for (const Writer& writer : writers()) {
    std::string text;
    const auto sink = [&](std::string_view part) -> base::Status {
      text += part;
      return {};
    };
    ASSERT_TRUE(find_writer(writer.format)->write(report, {}, sink));
    EXPECT_THAT(text, HasSubstr(report.races.at(0).id)) << writer.format;
  }
}

}  // namespace
}  // namespace antecede::report
