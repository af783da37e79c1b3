#include "cli/run_json.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "cli/run_text.h"

namespace antecede::cli {
namespace {

using Json = nlohmann::ordered_json;

std::vector<std::string> keys(const Json& json) {
  std::vector<std::string> names;
  for (const auto& [name, value] : json.items()) names.push_back(name);
  return names;
}

/// A run of an app: what plain programs do not fill.
RunSummary app_run() {
  RunSummary summary;
  runtime::RunReport& report = summary.report;
  report.file = "app.apk";
  report.strategy = "random";
  report.seed = 7;
  report.outcome = {runtime::Outcome::Kind::Finished, 0, ""};
  report.events = 12;
  report.screens = {{"com.x.Main", 2}};
  report.callbacks = {3, 10};
  report.restarts = 1;
  runtime::Crash crash;
  crash.exception = {"java.lang.Error", std::nullopt, {{"com.x.Main", "go", "()V", "Main.java", 3, base::Origin::Own, false, ""}}, 0};
  crash.event = {"e4", "com.x.Main$1.run()", "main", "looper of main", {}};
  report.crashes = {crash};
  return summary;
}

TEST(RunJson, KeysHaveOneOrder) {
  const Json json = Json::parse(write_run_json(app_run()));
  EXPECT_EQ(keys(json), (std::vector<std::string>{
                            "schema",   "complete",   "incompleteBecause", "app",          "strategy",   "seed",           "ended",
                            "exitCode", "endMessage", "events",       "userEvents", "screens",        "callbacks",
                            "restarts", "crashes",    "blocked", "exits", "libraries", "toolFailures", "unmodelled", "virtualSeconds", "trace",
                            "schedule", "output",     "outputBytes",  "diagnostics"}));
  EXPECT_EQ(keys(json["crashes"][0]), (std::vector<std::string>{"exception", "message", "stack", "causes", "event",
                                                                "handler", "virtualSeconds", "count"}));
}

TEST(RunJson, OfAnApp) {
  const Json json = Json::parse(write_run_json(app_run()));
  EXPECT_EQ(json["schema"], "antecede/run@1");
  EXPECT_EQ(json["screens"], Json::parse(R"([{"name": "com.x.Main", "entered": 2}])"));
  EXPECT_EQ(json["callbacks"], Json::parse(R"({"reached": 3, "known": 10})"));
  EXPECT_EQ(json["restarts"], 1);
  EXPECT_TRUE(json["crashes"][0]["message"].is_null());
  EXPECT_TRUE(json["app"]["main"].is_null());
}

TEST(RunJson, OfSeveralRunsHasOutcomesInsteadOfAnEnd) {
  RunSummary summary = app_run();
  summary.seeds = 3;
  summary.report.seed.reset();
  summary.outcomes = {{2, 0, "", summary.report}, {1, 1, "", summary.report}};
  const Json json = Json::parse(write_run_json(summary));
  EXPECT_FALSE(json.contains("ended"));
  EXPECT_TRUE(json["seed"].is_null());
  EXPECT_EQ(json["outcomes"].size(), 2u);
  EXPECT_EQ(json["outcomes"][0]["count"], 2);
}

TEST(RunJson, OutputThatIsNotText) {
  RunSummary summary = app_run();
  summary.report.output = "\xff\x01 \"";
  EXPECT_EQ(Json::parse(write_run_json(summary))["output"], "\uFFFD\u0001 \"");
}

TEST(RunText, SaysNothingWithoutReason) {
  runtime::RunReport report;
  report.outcome = {runtime::Outcome::Kind::Exited, 0, ""};
  EXPECT_EQ(run_summary(report, true), "");
  report.outcome.exit_code = 6;
  EXPECT_EQ(run_summary(report, true), "");
  report.outcome.exit_code = 5;
  EXPECT_EQ(run_summary(report, false), "antecede: the program ended with exit code 5\n");
}

TEST(RunText, ACrashIsOneLine) {
  runtime::RunReport report = app_run().report;
  report.crashes[0].exception.message = "two\nlines";
  EXPECT_EQ(run_summary(report, false),
            "antecede: crash: java.lang.Error: two\\x0alines, at com.x.Main.go (Main.java:3), in event e4 "
            "(com.x.Main$1.run()) of thread main\n");
}

}  // namespace
}  // namespace antecede::cli
