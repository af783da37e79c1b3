#include "detect/crashes.h"

#include <gmock/gmock.h>

#include "detect/detect.h"

namespace antecede::detect {
namespace {

/// Two posts of which the first reads a field in the line that throws; `end` is how that event ends.
Detection detection_of(const std::string& end) {
  const std::string text =
      "process com.x\nqueue main looper thread=main\nthread a\nthread b\na: init\nb: init\n"
      "a: enqueue one q=main label=One\nb: enqueue two q=main label=Two\n"
      "main: begin one\n"
      "main: read com.x.A.list@a = null at com.x.A.show()V@A.java:7\n"
      "main: write com.x.A.shown@a = 1 at com.x.A.show()V@A.java:7\n" +
      end +
      "main: begin two\n"
      "main: write com.x.A.list@a = 5 at com.x.A.load()V@A.java:9\n"
      "main: read com.x.A.shown@a = 1 at com.x.A.load()V@A.java:9\nmain: end two\n";
  base::Diagnostics diagnostics;
  base::StageRunner stages(false);
  auto found = detect_races(base::bytes_of(text), {}, stages, diagnostics);
  EXPECT_TRUE(found.has_value());
  return *std::move(found);
}

const race::Race& race_on(const Detection& detection, std::string_view field) {
  for (const race::Race& race : detection.races())
    if (race.location.field == field) return race;
  ADD_FAILURE() << field;
  return detection.races().front();
}

TEST(Crashes, AndTheirRacesPointToEachOther) {
  const Detection detection = detection_of(
      "main: end one failed thrown=\"java.lang.NullPointerException\" at com.x.A.show()V@A.java:7\n");
  ASSERT_EQ(detection.crashes.size(), 1u);
  const race::Crash& crash = detection.crashes[0];
  EXPECT_EQ(crash.exception, "java.lang.NullPointerException");
  EXPECT_EQ(crash.place.line, 7u);
  EXPECT_EQ(crash.label, "One");
  EXPECT_THAT(crash.races, testing::ElementsAre(race_on(detection, "list").id));
  EXPECT_EQ(race_on(detection, "list").crash, "java.lang.NullPointerException");
  EXPECT_EQ(race_on(detection, "shown").crash, "") << "what is written is no reason for a null pointer";
}

TEST(Crashes, OfOtherKindsMayComeFromWrites) {
  const Detection detection =
      detection_of("main: end one failed thrown=\"java.lang.IllegalStateException\" at com.x.A.show()V@A.java:7\n");
  EXPECT_EQ(detection.crashes.at(0).races.size(), 2u);
}

TEST(Crashes, ElsewhereAreNobodysFault) {
  const Detection detection =
      detection_of("main: end one failed thrown=\"java.lang.Error\" at com.x.A.other()V@A.java:70\n");
  ASSERT_EQ(detection.crashes.size(), 1u);
  EXPECT_TRUE(detection.crashes[0].races.empty());
  for (const race::Race& race : detection.races()) EXPECT_EQ(race.crash, "");
}

TEST(Crashes, OfOlderTracesHaveNoName) {
  const Detection detection = detection_of("main: end one failed\n");
  ASSERT_EQ(detection.crashes.size(), 1u);
  EXPECT_EQ(detection.crashes[0].exception, "");
  EXPECT_TRUE(detection.crashes[0].races.empty());
  EXPECT_TRUE(detection_of("main: end one\n").crashes.empty());
}

}  // namespace
}  // namespace antecede::detect
