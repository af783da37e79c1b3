#include "report/json_report.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "report/testing_report.h"

namespace antecede::report {
namespace {

using Json = nlohmann::json;

Json json_of(const std::string& trace) {
  const Analysed analysed(trace);
  return Json::parse(json_report(analysed.report));
}

TEST(JsonReport, HasWhatScriptsRelyOn) {
  const Json json = json_of(k_two_posts);
  EXPECT_EQ(json["schema"], "antecede/report@1");
  EXPECT_EQ(json["complete"], true);
  EXPECT_EQ(json["app"]["package"], "com.x");
  EXPECT_EQ(json["stats"]["trace"]["operations"], 10);
  EXPECT_EQ(json["stats"]["trace"]["accesses"], 2);
  EXPECT_EQ(json["stats"]["trace"]["events"], 2);
  EXPECT_EQ(json["stats"]["trace"]["threads"], 3);
  EXPECT_EQ(json["stats"]["kinds"], (Json{{"singleLooper", 1}, {"multiThreaded", 0}, {"lockProtected", 0}}));
  EXPECT_EQ(json["stats"]["tables"]["table6"]["races"], 1);
  EXPECT_FALSE(json["stats"].contains("stages"));
}

TEST(JsonReport, RacesHaveAllFields) {
  const Json race = json_of(k_two_posts)["races"].at(0);
  for (const char* key :
       {"id", "kind", "pattern", "priority", "rank", "score", "location", "accesses", "why", "refutation",
        "filteredBy", "coveredBy", "group", "suppressed", "baselineState", "verdict", "verdictReason", "schedule"})
    EXPECT_TRUE(race.contains(key)) << key;
  EXPECT_EQ(race["kind"], "event-race");
  EXPECT_EQ(race["pattern"], "use-after-free");
  EXPECT_EQ(race["rank"], 1);
  EXPECT_EQ(race["location"]["class"], "com.x.Main");
  EXPECT_EQ(race["location"]["field"], "f");
  EXPECT_EQ(race["location"]["static"], false);
  EXPECT_EQ(race["location"]["object"], "m");
  EXPECT_EQ(race["accesses"].size(), 2u);
}

TEST(JsonReport, AccessesHaveEventAndStack) {
  const Json race = json_of(k_two_posts)["races"].at(0);
  const Json& access = race["accesses"][race["accesses"][0]["kind"] == "write" ? 0 : 1];
  EXPECT_EQ(access["class"], "com.x.Two");
  EXPECT_EQ(access["method"], "run");
  EXPECT_EQ(access["descriptor"], "()V");
  EXPECT_EQ(access["file"], "Two.java");
  EXPECT_EQ(access["line"], 9);
  EXPECT_EQ(access["writesNull"], true);
  EXPECT_EQ(access["locks"], Json::array());
  EXPECT_EQ(access["event"]["label"], "com.x.Two.run");
  EXPECT_EQ(access["event"]["thread"], "main");
  EXPECT_EQ(access["event"]["posted"][0]["class"], "com.x.B");
  EXPECT_EQ(access["event"]["posted"][0]["line"], 4);
  EXPECT_EQ(access["stack"].size(), 3u);
  EXPECT_EQ(access["stack"][0], (Json{{"class", "java.util.List"},
                                      {"method", "add"},
                                      {"descriptor", "(Ljava/lang/Object;)Z"},
                                      {"file", "List.java"},
                                      {"line", 8},
                                      {"origin", "framework"},
                                      {"own", false}}));
}

TEST(JsonReport, StaticsHaveNoObject) {
  const Json json = json_of(
      "q: begin a q=q\nq: write com.x.A.f = 1\nq: end a\nq: begin b q=q\nq: read com.x.A.f\nq: write com.x.A.f = "
      "2\nq: end b\n");
  const Json location = json["races"].at(0)["location"];
  EXPECT_EQ(location["static"], true);
  EXPECT_FALSE(location.contains("object"));
}

TEST(JsonReport, KeepsWhatTheTextLeavesOut) {
  const Json covered = json_of(example_trace("covered"))["races"];
  ASSERT_EQ(covered.size(), 2u);
  EXPECT_EQ(covered[0]["coveredBy"], nullptr);
  EXPECT_EQ(covered[1]["covered"], true);
  EXPECT_EQ(covered[1]["coveredBy"], covered[0]["id"]);
  const Json filtered = json_of(example_trace("figure1"))["races"];
  size_t commutative = 0;
  for (const Json& race : filtered)
    commutative += std::ranges::find(race["filteredBy"], "commutative") != race["filteredBy"].end();
  EXPECT_EQ(commutative, 2u);
}

TEST(JsonReport, WhatIsNotKnownIsNull) {
  const Json json =
      json_of("q: begin a q=q\nq: write x = 1\nq: end a\nq: begin b q=q\nq: read x\nq: write x = 2\nq: end b\n");
  EXPECT_EQ(json["app"]["package"], nullptr);
  const Json access = json["races"].at(0)["accesses"][0];
  for (const char* key : {"class", "method", "file", "line", "dexPc", "guarded"})
    EXPECT_EQ(access[key], nullptr) << key;
  EXPECT_EQ(access["stack"], Json::array());
}

TEST(JsonReport, IsValidWhateverTheNames) {
  std::string trace = k_two_posts;
  trace.replace(trace.find("label=com.x.One.run"), 19, "label=\"\xff\\\"<\\x00>\"");
  const Json race = json_of(trace)["races"].at(0);
  const std::string labels = race["accesses"][0]["event"]["label"].get<std::string>() + ' ' +
                             race["accesses"][1]["event"]["label"].get<std::string>();
  EXPECT_NE(labels.find("\xef\xbf\xbd\"<"), std::string::npos) << labels;
}

TEST(JsonReport, SameBytesEveryTime) {
  const Analysed one(example_trace("figure2")), other(example_trace("figure2"));
  EXPECT_EQ(json_report(one.report), json_report(other.report));
}

TEST(JsonReport, TimesOnlyIfAsked) {
  const Analysed analysed(k_two_posts);
  Report report = analysed.report;
  report.stages.push_back({"detect", 1.5, 12});
  EXPECT_EQ(Json::parse(json_report(report))["stats"]["stages"][0]["seconds"], 1.5);
}

}  // namespace
}  // namespace antecede::report
