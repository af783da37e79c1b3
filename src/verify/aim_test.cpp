#include "verify/aim.h"

#include <gmock/gmock.h>

namespace antecede::verify {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

Aim example() {
  Aim aim;
  aim.race = "r-1";
  aim.ways[0] = {{"com.x.Main", "", 0, "launch of com.x.Main happens"},
                 {"com.x.Main$1", "onClick", 0, "com.x.Main$1.onClick runs"},
                 {"com.x.Sync", "run", 22, "com.x.Sync.run (Sync.java:22) accesses it"}};
  aim.ways[1] = {{"com.x.Main", "onDestroy", 31, "com.x.Main.onDestroy (Main.java:31) accesses it"}};
  return aim;
}

/// A run that has come by one place.
RecordedRun run_with(const std::string& owner, const std::string& method, uint32_t line) {
  RecordedRun run;
  trace::Frame frame;
  frame.owner = run.tables.names.push_back(owner);
  frame.method = run.tables.names.push_back(method);
  frame.line = line;
  run.tables.frames.push_back(frame);
  return run;
}

TEST(Aim, LinesAreTheStationsInTheirOrder) {
  EXPECT_THAT(directed_lines({example()}),
              ElementsAre("aim com.x.Main show", "aim com.x.Main$1 onClick", "aim com.x.Sync run", "aim com.x.Main onDestroy"));
}

TEST(Aim, NamesThatAreNoneMakeNoLine) {
  Aim aim;
  aim.ways[0] = {{"com.x.\"evil\" name", "run", 0, ""}, {"", "run", 0, ""}};
  EXPECT_TRUE(directed_lines({aim}).empty());
}

TEST(Aim, AStationNeedsItsLine) {
  EXPECT_THAT(stations_reached(run_with("com.x.Sync", "run()V", 22), example()), ElementsAre(3, 0));
  EXPECT_THAT(stations_reached(run_with("com.x.Sync", "run()V", 23), example()), ElementsAre(0, 0));
  EXPECT_THAT(stations_reached(run_with("com.x.Main", "helper()V", 5), example()), ElementsAre(1, 0));
}

TEST(Aim, TellsWhatStoppedIt) {
  const std::string words = stop_words(example(), {2, 0});
  EXPECT_THAT(words, StartsWith("not reached: com.x.Main$1.onClick runs, but not to where com.x.Sync.run"));
  EXPECT_THAT(words, HasSubstr("; and nothing came to where com.x.Main.onDestroy"));
  EXPECT_THAT(stop_words(example(), {3, 1}), StartsWith("not met: "));
}

}  // namespace
}  // namespace antecede::verify
