#include <algorithm>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "report/html_report.h"
#include "report/line_report.h"
#include "report/sarif_report.h"
#include "report/testing_report.h"

namespace antecede::report {
namespace {

using Json = nlohmann::json;

template <class Write>
std::string written(const Report& report, Write write) {
  std::string text;
  const auto sink = [&](std::string_view part) -> base::Status {
    text += part;
    return {};
  };
  EXPECT_TRUE(write(report, sink));
  return text;
}

Report two_posts() {
  return Analysed(k_two_posts).report;
}

TEST(SarifReport, HasOneResultForEachRaceUnderTheRuleOfItsPattern) {
  const Report report = two_posts();
  const Json json = Json::parse(written(report, write_sarif_report));
  EXPECT_EQ(json["version"], "2.1.0");
  const Json& run = json["runs"].at(0);
  const Json& rules = run["tool"]["driver"]["rules"];
  ASSERT_EQ(run["results"].size(), report.races.size());
  const Json& result = run["results"][0];
  EXPECT_EQ(result["ruleId"], "use-after-free");
  EXPECT_EQ(rules.at(result["ruleIndex"].get<size_t>())["id"], result["ruleId"]);
  EXPECT_EQ(result["partialFingerprints"]["antecedeRace/v1"], report.races[0].id);
  EXPECT_EQ(run["invocations"][0]["executionSuccessful"], true);
  EXPECT_EQ(run["invocations"][0]["toolExecutionNotifications"].size(), report.gaps.size());
}

TEST(SarifReport, APlaceIsTheReadAndTheOtherAccessIsRelated) {
  const Json json = Json::parse(written(two_posts(), write_sarif_report));
  const Json& result = json["runs"][0]["results"][0];
  const Json& place = result["locations"].at(0)["physicalLocation"];
  EXPECT_EQ(place["artifactLocation"]["uri"], "com/x/One.java");
  EXPECT_EQ(place["region"]["startLine"], 7);
  EXPECT_EQ(result["relatedLocations"].at(0)["physicalLocation"]["region"]["startLine"], 9);
  const Json& flows = result["codeFlows"][0]["threadFlows"];
  ASSERT_EQ(flows.size(), 2u);
  // Who posted it comes first, the access last.
  EXPECT_EQ(flows[0]["locations"].front()["location"]["physicalLocation"]["artifactLocation"]["uri"], "com/x/Main.java");
  EXPECT_EQ(flows[0]["locations"].back()["location"]["physicalLocation"]["region"]["startLine"], 7);
}

TEST(SarifReport, WhatIsMarkedIsSuppressed) {
  Report report = two_posts();
  EXPECT_FALSE(Json::parse(written(report, write_sarif_report))["runs"][0]["results"][0].contains("suppressions"));
  report.races[0].covered = true;
  EXPECT_EQ(Json::parse(written(report, write_sarif_report))["runs"][0]["results"][0]["suppressions"].size(), 1u);
}

TEST(SarifReport, IsValidWithoutRacesAndWithStrangeNames) {
  Report report = two_posts();
  report.races[0].sides[0].place.file = "a b\"\n\xff.java";
  EXPECT_TRUE(Json::accept(written(report, write_sarif_report)));
  report.races.clear();
  EXPECT_EQ(Json::parse(written(report, write_sarif_report))["runs"][0]["results"].size(), 0u);
}

TEST(CsvReport, QuotesAndKeepsFormulasFromBeingOne) {
  Report report = two_posts();
  report.races[0].location.field = "=1+1";
  report.races[0].why = "a \"b\"";
  const std::string text = written(report, write_csv_report);
  EXPECT_NE(text.find("\"'=1+1\""), std::string::npos);
  EXPECT_NE(text.find("\"a \"\"b\"\"\"\r\n"), std::string::npos);
  EXPECT_EQ(std::ranges::count(text, '\n'), long(report.races.size()) + 1);
}

TEST(GithubReport, HasACommandForEachGroupThatIsShown) {
  Report report = two_posts();
  report.races.push_back(report.races[0]);
  std::string text = written(report, write_github_report);
  EXPECT_TRUE(text.starts_with("::")) << text;
  EXPECT_NE(text.find("file=One.java,line=7,"), std::string::npos) << text;
  EXPECT_NE(text.find("1 more race of this group"), std::string::npos) << text;
  EXPECT_EQ(std::ranges::count(text, '\n'), 1);
  report.races[0].covered = report.races[1].covered = true;
  EXPECT_EQ(written(report, write_github_report), "");
}

TEST(HtmlReport, ShowsEachGroupOnceAndFoldsTheRest) {
  Report report = two_posts();
  report.races.push_back(report.races[0]);
  report.races[1].id = "r-second";
  const std::string page = written(report, write_html_report);
  EXPECT_TRUE(page.starts_with("<!doctype html>")) << page;
  EXPECT_TRUE(page.ends_with("</html>\n"));
  EXPECT_NE(page.find("<article id=\"" + report.races[0].id + "\">"), std::string::npos);
  EXPECT_EQ(page.find("<article id=\"r-second\">"), std::string::npos);
  EXPECT_NE(page.find("<summary>1 more race of this group</summary>"), std::string::npos);
  EXPECT_NE(page.find("Not covered by this analysis"), std::string::npos) << "never without what was not looked at";
}

TEST(HtmlReport, TextOfStrangersIsNoMarkup) {
  Report report = two_posts();
  report.races[0].location.field = "<script>alert(1)</script>";
  report.races[0].id = "\"><b>";
  report.app.package = "</title><i>";
  report.races[0].why = std::string("a\x1b[31m\n<u>");
  const std::string page = written(report, write_html_report);
  for (const char* tag : {"<script", "<b>", "<i>", "<u>", "\x1b"}) EXPECT_EQ(page.find(tag), std::string::npos) << tag;
}

TEST(HtmlReport, SaysSoIfThereIsNothing) {
  Report report = two_posts();
  report.races.clear();
  report.complete = false;
  const std::string page = written(report, write_html_report);
  EXPECT_NE(page.find("No race to report"), std::string::npos);
  EXPECT_NE(page.find("A limit was reached"), std::string::npos);
}

}  // namespace
}  // namespace antecede::report
