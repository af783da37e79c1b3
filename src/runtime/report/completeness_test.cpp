#include "runtime/report/completeness.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace antecede::runtime {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

App app_with_activity() {
  App app;
  apk::Component activity;
  activity.class_name = "com.x.Main";
  apk::IntentFilter launcher;
  launcher.actions = {"android.intent.action.MAIN"};
  launcher.categories = {"android.intent.category.LAUNCHER"};
  activity.intent_filters = {launcher};
  app.manifest.components = {activity};
  return app;
}

TEST(Completeness, AScreenIsEnough) {
  RunReport report;
  report.screens = {{"com.x.Main", 1}};
  EXPECT_EQ(why_incomplete(report, app_with_activity(), 0), "");
  EXPECT_EQ(why_incomplete(report, app_with_activity(), 4), "");
}

TEST(Completeness, NoScreenNamesTheLikelyCause) {
  RunReport report;
  Crash crash;
  crash.exception.class_name = "java.lang.RuntimeException";
  NotedException cause;
  cause.class_name = "java.lang.IllegalStateException";
  cause.message = "not ready";
  NotedFrame frame;
  frame.class_name = "com.x.Main";
  frame.method = "onCreate";
  frame.line = 7;
  cause.stack = {frame};
  crash.causes = {cause};
  report.crashes = {crash};
  const std::string why = why_incomplete(report, app_with_activity(), 0);
  EXPECT_THAT(why, StartsWith("no screen was shown, although the app has 1 activity"));
  EXPECT_THAT(why, HasSubstr("java.lang.IllegalStateException: not ready at com.x.Main.onCreate, line 7"));
  report.tool_failures.push_back({"gap", "something is missing", "main", {}, 1});
  EXPECT_THAT(why_incomplete(report, app_with_activity(), 0), HasSubstr("something is missing (a failure of Antecede)"));
}

TEST(Completeness, NoScreenWithoutAFault) {
  EXPECT_THAT(why_incomplete(RunReport(), app_with_activity(), 0), HasSubstr("ended by itself before it could be seen"));
}

TEST(Completeness, WithoutActivitiesThereIsNothingToShow) {
  EXPECT_EQ(why_incomplete(RunReport(), App(), 0), "");
}

TEST(Completeness, WhatNobodyCanStart) {
  App app = app_with_activity();
  app.manifest.components[0].intent_filters.clear();
  EXPECT_THAT(why_incomplete(RunReport(), app, 0), HasSubstr("none that a user can start"));
}

TEST(Completeness, ALoopOfRestarts) {
  RunReport report;
  report.screens = {{"com.x.Main", 1}};
  EXPECT_THAT(why_incomplete(report, app_with_activity(), 12), HasSubstr("12 times in a row"));
}

TEST(Completeness, ALimit) {
  RunReport report;
  report.screens = {{"com.x.Main", 1}};
  report.outcome = {Outcome::Kind::Limit, 5, "the limit of time is reached"};
  EXPECT_THAT(why_incomplete(report, app_with_activity(), 0), StartsWith("the limit of time is reached"));
}

TEST(Completeness, LogicThatIsNoBytecode) {
  EXPECT_EQ(foreign_runtime({"classes.dex", "lib/arm64-v8a/libflutter.so"}), "Flutter (Dart)");
  EXPECT_EQ(foreign_runtime({"assets/index.android.bundle"}), "React Native (JavaScript)");
  EXPECT_EQ(foreign_runtime({"lib/armeabi-v7a/libunity.so"}), "Unity (C#)");
  EXPECT_EQ(foreign_runtime({"classes.dex", "lib/arm64-v8a/libsqlite.so", "assets/data.bundle"}), "");
  App app = app_with_activity();
  app.files = {"lib/x86/libflutter.so"};
  EXPECT_THAT(why_incomplete(RunReport(), app, 0), StartsWith("not analysable: "));
}

}  // namespace
}  // namespace antecede::runtime
