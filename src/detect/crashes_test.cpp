#include "detect/crashes.h"

#include <gmock/gmock.h>

#include "detect/detect.h"

namespace antecede::detect {
namespace {

Detection detect_text(const std::string& text) {
  base::Diagnostics diagnostics;
  base::StageRunner stages(false);
  auto found = detect_races(base::bytes_of(text), {}, stages, diagnostics);
  EXPECT_TRUE(found.has_value());
  return *std::move(found);
}

constexpr std::string_view k_posts =
    "process com.x\nqueue main looper thread=main\nthread a\nthread b\na: init\nb: init\n"
    "a: enqueue one q=main label=One\nb: enqueue two q=main label=Two\n";
constexpr std::string_view k_throws =
    "main: end one failed thrown=\"java.lang.NullPointerException\" at com.x.A.show()V@A.java:7\n";

/// The first post does this and throws in line 7 of `show`; the second sets what it reads.
Detection thrown_after(const std::string& accesses) {
  return detect_text(std::string(k_posts) + "main: begin one\n" + accesses + std::string(k_throws) +
                     "main: begin two\nmain: write com.x.A.list@a = 5 at com.x.A.load()V@A.java:9\nmain: end two\n");
}

/// The first post reads what the second sets, and fails like that.
Detection thrown_by(const std::string& exception, const std::string& stack) {
  return detect_text(std::string(k_posts) + "main: begin one\nmain: read com.x.A.list@a = null at com.x.A.show()V@A.java:7\n" +
                     "main: end one failed thrown=\"" + exception + "\" at " + stack + "\n" +
                     "main: begin two\nmain: write com.x.A.list@a = 5 at com.x.A.load()V@A.java:9\nmain: end two\n");
}

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
  return detect_text(text);
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

// The flag is looked at before the list, and set behind it: what is read behind the look counts as covered.
std::string behind_a_look(std::string_view end) {
  return std::string(k_posts) +
         "main: begin one\n"
         "main: read com.x.A.ready@a = 0 at com.x.A.show()V@A.java:6\n"
         "main: read com.x.A.list@a = null at com.x.A.show()V@A.java:7\n" +
         std::string(end) +
         "main: begin two\n"
         "main: write com.x.A.list@a = 5 at com.x.A.load()V@A.java:9\n"
         "main: write com.x.A.ready@a = 1 at com.x.A.load()V@A.java:10\nmain: end two\n";
}

TEST(Crashes, ShowThatARaceIsNotCovered) {
  const Detection calm = detect_text(behind_a_look("main: end one\n"));
  EXPECT_TRUE(race_on(calm, "list").covered);
  const Detection thrown = detect_text(behind_a_look(k_throws));
  EXPECT_FALSE(race_on(thrown, "list").covered);
  EXPECT_TRUE(race_on(thrown, "list").is_reported());
  EXPECT_THAT(thrown.crashes.at(0).races, testing::ElementsAre(race_on(thrown, "list").id));
}

// A library's race is left out, unless it has ended an event of this run.
TEST(Crashes, ShowThatAFilterIsWrong) {
  auto in_library = [](std::string_view end) {
    return detect_text(std::string(k_posts) +
                       "main: begin one\nmain: read com.x.A.list@a = null at ^com.x.A.show()V@A.java:7\n" +
                       std::string(end) +
                       "main: begin two\nmain: write com.x.A.list@a = 5 at ^com.x.A.load()V@A.java:9\nmain: end two\n");
  };
  EXPECT_FALSE(race_on(in_library("main: end one\n"), "list").is_reported());
  const Detection thrown = in_library(
      "main: end one failed thrown=\"java.lang.NullPointerException\" at ^com.x.A.show()V@A.java:7\n");
  EXPECT_TRUE(race_on(thrown, "list").is_reported());
}

// What Kotlin makes of `list!!` and of a `lateinit` property: a check in its library, which throws.
TEST(Crashes, ComeFromKotlinsChecksForNull) {
  for (const char* exception : {"java.lang.NullPointerException", "kotlin.KotlinNullPointerException",
                                "kotlin.UninitializedPropertyAccessException", "java.lang.IllegalStateException"}) {
    const Detection detection = thrown_by(
        exception, "^kotlin.jvm.internal.Intrinsics.throwNpe()V@Intrinsics.java:5 < "
                   "^kotlin.jvm.internal.Intrinsics.checkNotNull()V@Intrinsics.java:4 < com.x.A.show()V@A.java:7");
    EXPECT_THAT(detection.crashes.at(0).races, testing::ElementsAre(race_on(detection, "list").id)) << exception;
    EXPECT_EQ(detection.crashes[0].place.method, "show") << exception;
  }
}

TEST(Crashes, TellWhereNullCameFromIfNoReadDoes) {
  const std::string end = "main: end one failed thrown=\"java.lang.NullPointerException\"";
  const std::string stack = " at com.x.A.show()V@A.java:7\n", set = "main: read com.x.A.size@a = 3 at com.x.A.show()V@A.java:7\n";
  const std::string begin = std::string(k_posts) + "main: begin one\n" + set;
  EXPECT_EQ(detect_text(begin + end + " null=\"what com.x.B.find gave\"" + stack).crashes.at(0).note,
            "nothing that is recorded was read as null on the way there: null was what com.x.B.find gave");
  EXPECT_EQ(detect_text(begin + end + stack).crashes.at(0).note,
            "nothing that is recorded was read as null on the way there: it came from a call, or was never looked at");
}

TEST(Crashes, OfOtherKindsDoNotComeFromChecksForNull) {
  const Detection detection = thrown_by("java.lang.IllegalStateException", "^lib.State.check()V@State.java:5 < com.x.A.show()V@A.java:7");
  EXPECT_TRUE(detection.crashes.at(0).races.empty());
}

TEST(Crashes, NameWhatAGetterRead) {
  const Detection detection =
      thrown_after("main: read com.x.A.list@a = null at com.x.A.getList()V@A.java:20 < com.x.A.show()V@A.java:7\n");
  EXPECT_THAT(detection.crashes.at(0).races, testing::ElementsAre(race_on(detection, "list").id));
}

TEST(Crashes, DoNotNameWhatACallReadBeforeSomethingElse) {
  const Detection detection =
      thrown_after("main: read com.x.A.list@a = null at com.x.A.other()V@A.java:20 < com.x.A.show()V@A.java:7\n"
                   "main: read com.x.A.size@a = 3 at com.x.A.other()V@A.java:21 < com.x.A.show()V@A.java:7\n");
  EXPECT_TRUE(detection.crashes.at(0).races.empty());
}

TEST(Crashes, NameWhatALocalHolds) {
  const Detection detection = thrown_after("main: read com.x.A.list@a = null at com.x.A.show()V@A.java:4\n");
  EXPECT_THAT(detection.crashes.at(0).races, testing::ElementsAre(race_on(detection, "list").id));
}

TEST(Crashes, NameWhatWasPassed) {
  const Detection detection = detect_text(
      std::string(k_posts) +
      "main: begin one\nmain: read com.x.A.list@a = null at com.x.A.run()V@A.java:3\n"
      "main: end one failed thrown=\"java.lang.NullPointerException\" at com.x.B.draw()V@B.java:7 < com.x.A.run()V@A.java:3\n"
      "main: begin two\nmain: write com.x.A.list@a = 5 at com.x.A.load()V@A.java:9\nmain: end two\n");
  EXPECT_THAT(detection.crashes.at(0).races, testing::ElementsAre(race_on(detection, "list").id));
}

// What made it null is to blame, not what had set it before.
TEST(Crashes, NameWhoMadeItNull) {
  const Detection detection = detect_text(
      "process com.x\nqueue main looper thread=main\nthread a\nthread b\nthread c\na: init\nb: init\nc: init\n"
      "a: enqueue one q=main\nb: enqueue two q=main\nc: enqueue three q=main\n"
      "main: begin two\nmain: write com.x.A.list@a = 5 at com.x.A.load()V@A.java:9\nmain: end two\n"
      "main: begin three\nmain: write com.x.A.list@a = null at com.x.A.clear()V@A.java:12\nmain: end three\n"
      "main: begin one\nmain: read com.x.A.list@a = null at com.x.A.show()V@A.java:7\n" + std::string(k_throws));
  ASSERT_EQ(detection.crashes.at(0).races.size(), 1u);
  const auto race = std::ranges::find(detection.races(), detection.crashes[0].races[0], &race::Race::id);
  EXPECT_EQ(race->pattern, race::Pattern::UseAfterFree);
}

TEST(Crashes, OfWhatNobodySetAreNoRace) {
  const Detection detection = thrown_after("main: read com.x.A.never@a = null at com.x.A.show()V@A.java:7\n");
  EXPECT_TRUE(detection.crashes.at(0).races.empty());
  EXPECT_EQ(detection.crashes[0].note, "no race: nobody ever set com.x.A.never of a");
}

// The crash came before the other access: of another object, both are there.
TEST(Crashes, NameTheSameRaceOfAnotherObject) {
  const Detection detection = detect_text(
      "process com.x\nqueue main looper thread=main\nthread a\nthread b\nthread c\na: init\nb: init\nc: init\n"
      "a: enqueue zero q=main\nb: enqueue two q=main\nc: enqueue one q=main\n"
      "main: begin zero\nmain: read com.x.A.list@other = null at com.x.A.show()V@A.java:7\nmain: end zero\n"
      "main: begin two\nmain: write com.x.A.list@other = 5 at com.x.A.load()V@A.java:9\nmain: end two\n"
      "main: begin one\nmain: read com.x.A.list@a = null at com.x.A.show()V@A.java:7\n" + std::string(k_throws));
  EXPECT_THAT(detection.crashes.at(0).races, testing::ElementsAre(race_on(detection, "list").id));
  const Detection ordered = detect_text(
      "process com.x\nqueue main looper thread=main\nthread a\nthread c\na: init\nc: init\n"
      "a: enqueue two q=main\nc: enqueue one q=main\n"
      "main: begin two\nmain: write com.x.A.list@other = 5 at com.x.A.load()V@A.java:9\nmain: end two\n"
      "main: begin one\nmain: read com.x.A.list@a = null at com.x.A.show()V@A.java:7\n" + std::string(k_throws));
  EXPECT_EQ(ordered.crashes.at(0).note,
            "no race: nobody had set com.x.A.list of a yet; of another object, com.x.A.load (A.java:9) does");
}

TEST(Crashes, OfWhatIsAlwaysSetLaterAreNoRace) {
  const Detection detection = detect_text(
      std::string(k_posts) + "main: begin one\nmain: read com.x.A.list@a = null at com.x.A.show()V@A.java:7\n"
      "main: enqueue more q=main\n" + std::string(k_throws) + "main: begin two\nmain: end two\n"
      "main: begin more\nmain: write com.x.A.list@a = 5 at com.x.A.load()V@A.java:9\nmain: end more\n");
  EXPECT_THAT(detection.crashes.at(0).note, testing::HasSubstr("is set only later, by com.x.A.load"));
}

TEST(Crashes, OfWhatWasSetToNullBeforeAreNoRace) {
  const Detection detection = detect_text(
      std::string(k_posts) + "main: begin one\nmain: write com.x.A.list@a = null at com.x.A.load()V@A.java:5\n"
      "main: read com.x.A.list@a = null at com.x.A.show()V@A.java:7\n" + std::string(k_throws) +
      "main: begin two\nmain: end two\n");
  EXPECT_THAT(detection.crashes.at(0).note, testing::HasSubstr("was set to null last by com.x.A.load (A.java:5)"));
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
