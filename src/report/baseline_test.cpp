#include "report/baseline.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "report/json_report.h"
#include "report/testing_report.h"
#include "report/text_report.h"

namespace antecede::report {
namespace {

using race::BaselineState;

Report known_report() {
  return Analysed(k_two_posts).report;
}

Baseline baseline_of(const Report& report) {
  Baseline baseline;
  update_baseline(baseline, report);
  return baseline;
}

TEST(Baseline, ComesBackFromItsText) {
  Report report = known_report();
  report.races[0].stable = false;
  Baseline baseline = baseline_of(report);
  baseline.races[0].suppressed = "a \"reason\"";
  const std::string text = baseline_text(baseline);
  const auto read = read_baseline(text);
  ASSERT_TRUE(read) << read.error().message;
  ASSERT_EQ(read->races.size(), 1u);
  EXPECT_EQ(read->races[0].id, report.races[0].id);
  EXPECT_EQ(read->races[0].suppressed, "a \"reason\"");
  EXPECT_EQ(baseline_text(*read), text);
}

TEST(Baseline, IsAlsoReadFromAReportWithoutWhatThatLeavesOut) {
  Report report = known_report();
  EXPECT_EQ(read_baseline(json_report(report))->races.size(), 1u);
  report.races[0].covered = true;
  EXPECT_EQ(read_baseline(json_report(report))->races.size(), 0u);
  EXPECT_FALSE(read_baseline("{}"));
  EXPECT_FALSE(read_baseline("{\"schema\": \"antecede/baseline@1\", \"races\": [{}]}"));
}

TEST(Baseline, WhatItHasIsNotNew) {
  const Report old = known_report();
  Report report = old;
  report.races.push_back(old.races[0]);
  report.races[1].id = "r-other";
  hold_against(baseline_of(old), report);
  EXPECT_EQ(report.races[0].baseline, BaselineState::Unchanged);
  EXPECT_TRUE(report.races[0].is_reported());
  EXPECT_EQ(report.races[1].baseline, BaselineState::New);
}

TEST(Baseline, WhatIsGoneIsInTheReportButNotReported) {
  const Baseline baseline = baseline_of(known_report());
  Report report = known_report();
  report.races.clear();
  hold_against(baseline, report);
  ASSERT_EQ(report.races.size(), 1u);
  EXPECT_EQ(report.races[0].baseline, BaselineState::Absent);
  EXPECT_FALSE(report.races[0].is_reported());
  EXPECT_NE(text_report(report, {}).find("0 new, 1 gone since the baseline"), std::string::npos);
}

TEST(Baseline, WhatIsAcceptedIsLeftOutWithItsReason) {
  Report report = known_report();
  Baseline baseline = baseline_of(report);
  baseline.races[0].suppressed = "only in tests";
  hold_against(baseline, report);
  EXPECT_EQ(report.races[0].suppressed, "only in tests");
  EXPECT_FALSE(report.races[0].is_reported());
}

TEST(Baseline, AnUpdateTakesInWhatIsNewAndKeepsReasons) {
  Report report = known_report();
  Baseline baseline = baseline_of(report);
  baseline.races[0].suppressed = "only in tests";
  race::Race gone = report.races[0];
  gone.id = "r-gone";
  baseline.races.push_back(gone);
  report.races.push_back(report.races[0]);
  report.races[1].id = "r-new";
  Baseline partial = baseline;
  const BaselineChange change = update_baseline(baseline, report);
  EXPECT_EQ(change.known, 1u);
  EXPECT_EQ(change.added, 1u);
  EXPECT_EQ(change.gone, 1u);
  ASSERT_EQ(baseline.races.size(), 2u);
  EXPECT_EQ(std::ranges::count(baseline.races, "only in tests", &race::Race::suppressed), 1);
  EXPECT_EQ(std::ranges::count(baseline.races, "r-gone", &race::Race::id), 0);

  report.complete = false;
  update_baseline(partial, report);
  EXPECT_EQ(std::ranges::count(partial.races, "r-gone", &race::Race::id), 1) << "a partial report does not say what is gone";
}

}  // namespace
}  // namespace antecede::report
