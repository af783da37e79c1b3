#include <gmock/gmock.h>

#include "race/groups.h"
#include "race/hint.h"
#include "race/identity.h"
#include "race/merge.h"
#include "race/race.h"
#include "race/race_lists.h"
#include "race/ranking.h"

// Findings as values: ids, urgency, merging.
namespace antecede::race {
namespace {

using testing::HasSubstr;

Side side_in(const std::string& class_name, const std::string& method, bool write) {
  Side side;
  side.write = write;
  side.direct = true;
  side.place.class_name = class_name;
  side.place.method = method;
  side.place.descriptor = "()V";
  side.place.line = 7;
  side.stack = base::Shared(std::vector{side.place});
  return side;
}

Race race_on(const std::string& field) {
  Race race;
  race.location = {Location::Kind::Field, "com.x.Main", field, "main#1", false, "", false};
  race.sides = {side_in("com.x.A", "run", false), side_in("com.x.B", "run", true)};
  race.pattern = Pattern::ReadWrite;
  race.same_looper = true;
  race.id = race_id(race.location, race.sides[0], race.sides[1]);
  set_priority(race);
  return race;
}

std::string id_of(const Race& race) {
  return race_id(race.location, race.sides[0], race.sides[1]);
}

TEST(RaceId, KnowsNoLinesObjectsContextsOrSides) {
  const Race race = race_on("f");
  EXPECT_THAT(race.id, testing::MatchesRegex("r-[0-9a-f]{12}"));
  Race other = race;
  other.location.object = "main#9";
  other.location.kind = Location::Kind::Static;
  other.sides[0].place.line = 99;
  other.sides[0].place.pc = 5;
  other.sides[0].place.file = "Moved.java";
  other.sides[1].event = base::Shared(Event{"e9", "another event", "main", "main", Source::Delayed, true, {}});
  other.sides[1].stack = base::Shared(std::vector<Place>{});
  EXPECT_EQ(id_of(other), race.id);
  std::swap(other.sides[0], other.sides[1]);
  EXPECT_EQ(id_of(other), race.id);
}

TEST(RaceId, KnowsFieldMethodsAndKindsOfAccess) {
  const Race race = race_on("f");
  EXPECT_NE(race_on("g").id, race.id);
  Race other = race;
  other.sides[0].write = true;
  EXPECT_NE(id_of(other), race.id);
  other = race;
  other.sides[0].place.descriptor = "(I)V";
  EXPECT_NE(id_of(other), race.id) << "an overload";
  other = race;
  other.location.class_name = "com.x.Other";
  EXPECT_NE(id_of(other), race.id);
  other = race;
  other.location.kind = Location::Kind::Preference;
  EXPECT_NE(id_of(other), race.id);
}

TEST(RaceId, UsesCanonicalNames) {
  Race one = race_on("f"), other = race_on("f");
  one.sides[0].place.class_name = "com.x.Main$1";
  other.sides[0].place.class_name = "com.x.Main$3";
  EXPECT_NE(id_of(one), id_of(other));
  one.sides[0].place.canonical = other.sides[0].place.canonical = "com.x.Main.onCreate()V/java.lang.Runnable#0.run()V";
  EXPECT_EQ(id_of(one), id_of(other));
  one.location.class_name = "com.x.Main$1";
  other.location.class_name = "com.x.Main$3";
  one.location.canonical = other.location.canonical = "com.x.Main.onCreate()V/java.lang.Runnable#0";
  EXPECT_EQ(id_of(one), id_of(other));
}

TEST(RaceId, IsOneForAllElementsOfAContainer) {
  Race one = race_on("0"), other = race_on("17");
  one.location.kind = other.location.kind = Location::Kind::Element;
  EXPECT_EQ(id_of(one), id_of(other));
  one.location.kind = other.location.kind = Location::Kind::Preference;
  EXPECT_NE(id_of(one), id_of(other)) << "keys of preferences are names";
}

TEST(RaceId, IsStableUnlessSomethingWasRenamed) {
  Race race = race_on("f");
  EXPECT_TRUE(is_stable(race.location, race.sides[0], race.sides[1]));
  race.sides[1].place.renamed = true;
  EXPECT_FALSE(is_stable(race.location, race.sides[0], race.sides[1]));
  race.sides[1].place.renamed = false;
  race.location.renamed = true;
  EXPECT_FALSE(is_stable(race.location, race.sides[0], race.sides[1]));
}

TEST(Priority, IsHighForOwnCodeOnly) {
  Race race = race_on("f");
  EXPECT_EQ(race.priority, Priority::High);
  race.sides[0].direct = false;
  set_priority(race);
  EXPECT_EQ(race.priority, Priority::Medium);
  race = race_on("f");
  race.sides[0].place.origin = base::Origin::Unknown;
  set_priority(race);
  EXPECT_EQ(race.priority, Priority::Medium) << "nobody knows whose code it is";
  for (Side& side : race.sides) side.place.origin = base::Origin::Library, side.direct = false;
  set_priority(race);
  EXPECT_EQ(race.priority, Priority::Low);
}

TEST(Priority, IsLowForWhatOnlyDraws) {
  Race race = race_on("f");
  race.sides[0].draws = true;
  set_priority(race);
  EXPECT_EQ(race.priority, Priority::Low) << "the next frame draws again";
  race.sides[1].null = true;
  race.pattern = Pattern::UseAfterFree;
  set_priority(race);
  EXPECT_EQ(race.priority, Priority::High) << "drawing what is gone throws";
}

std::vector<std::string> ids_of(const std::vector<Race>& races) {
  std::vector<std::string> ids;
  for (const Race& race : races) ids.push_back(race.id);
  return ids;
}

TEST(Merge, IsTheUnionById) {
  std::vector<Race> races{race_on("a"), race_on("b")};
  merge_races(races, {race_on("b"), race_on("c")}, 1);
  ASSERT_EQ(races.size(), 3u);
  EXPECT_TRUE(std::ranges::is_sorted(races, is_more_urgent));
  EXPECT_THAT(ids_of(races), testing::UnorderedElementsAre(race_on("a").id, race_on("b").id, race_on("c").id));
  for (const Race& race : races) EXPECT_EQ(race.runs, race.id == race_on("b").id ? 2u : 1u);
}

TEST(Merge, KeepsTheMoreUrgentExample) {
  Race hidden = race_on("a"), open = race_on("a");
  hidden.covered = true;
  hidden.sides[0].place.line = 1;
  open.sides[0].place.line = 2;
  open.locations = 3;
  set_priority(hidden);
  std::vector<Race> races{hidden};
  merge_races(races, {open}, 4);
  ASSERT_EQ(races.size(), 1u);
  EXPECT_FALSE(races[0].covered);
  EXPECT_EQ(races[0].sides[0].place.line, 2u);
  EXPECT_EQ(races[0].run, 4u);
  EXPECT_EQ(races[0].locations, 4u);
}

TEST(Merge, KeepsWhatTryingShowed) {
  Race tried = race_on("a");
  tried.verdict = Verdict::Harmful;
  tried.verdict_reason = "crash";
  tried.covered = true;
  set_priority(tried);
  std::vector<Race> races{race_on("a")};
  merge_races(races, {tried}, 1);
  EXPECT_EQ(races.at(0).verdict, Verdict::Harmful);
  EXPECT_EQ(races.at(0).verdict_reason, "crash");
  EXPECT_FALSE(races.at(0).covered);
}

TEST(Groups, GoByWhatCalledWhat) {
  std::vector<Race> races{race_on("a"), race_on("b"), race_on("c")};
  Place outer;
  outer.class_name = "com.x.Other";
  outer.method = "go";
  races[2].sides[0].stack = base::Shared(std::vector{races[2].sides[0].place, outer});
  EXPECT_EQ(group_races(races), 2u);
  EXPECT_EQ(races[0].group, "g1");
  EXPECT_EQ(races[1].group, "g1");
  EXPECT_EQ(races[2].group, "g2");
}

TEST(Hint, FitsTheShape) {
  Race race = race_on("a");
  race.pattern = Pattern::UseAfterFree;
  race.sides[1].stack = base::Shared(std::vector{side_in("com.x.Main", "onDestroy", true).place});
  EXPECT_THAT(std::string(hint_of(race)), HasSubstr("removeCallbacks"));
  race.same_looper = false;
  EXPECT_THAT(std::string(hint_of(race)), HasSubstr("local variable"));
  race.pattern = Pattern::ReadWrite;
  race.location.kind = Location::Kind::Element;
  EXPECT_THAT(std::string(hint_of(race)), HasSubstr("collection"));
  race.same_looper = true;
  race.pattern = Pattern::WriteWrite;
  EXPECT_THAT(std::string(hint_of(race)), HasSubstr("Whoever comes last wins"));
}

TEST(RaceLists, KnowWhatModelsStandFor) {
  const RaceLists& lists = RaceLists::built_in();
  const RaceLists::Stored* stored = lists.stored("android.app.SharedPreferencesImpl");
  ASSERT_TRUE(stored);
  EXPECT_EQ(stored->kind, Location::Kind::Preference);
  EXPECT_EQ(stored->class_name, "android.content.SharedPreferences");
  EXPECT_FALSE(lists.stored("java.util.ArrayList"));
  EXPECT_TRUE(lists.shows("android.view.MenuItemImpl", "enabled"));
  EXPECT_FALSE(lists.shows("android.view.View", "tag"));
}

TEST(RaceLists, RefuseWhatTheyDoNotKnow) {
  for (const char* text : {"frobs a.B", "covers", "covers ab", "covers a.B c", "table a.B", "covers a.B\ncovers a.B"})
    EXPECT_FALSE(RaceLists::parse(text)) << text;
  EXPECT_TRUE(RaceLists::parse("covers a.B # why\n\ntable a.B c.D\n"));
}

TEST(Location, IsNamedAsPeopleWriteIt) {
  using Kind = Location::Kind;
  EXPECT_EQ((Location{Kind::Field, "com.x.A", "f", "a1", false, "", false}.text()), "com.x.A.f of a1");
  EXPECT_EQ((Location{Kind::Static, "com.x.A", "f", "", false, "", false}.text()), "com.x.A.f");
  EXPECT_EQ((Location{Kind::Element, "java.util.ArrayList", "3", "list", false, "", false}.text()),
            "java.util.ArrayList[3] of list");
  EXPECT_EQ((Location{Kind::Logical, "prefs", "theme", "", false, "", false}.text()), "prefs:theme");
  EXPECT_EQ((Location{Kind::Preference, "android.content.SharedPreferences", "theme", "", false, "", false}.text()),
            "android.content.SharedPreferences[theme]");
  EXPECT_EQ((Location{Kind::Field, "", "", "", false, "", false}.text()), "");
  EXPECT_EQ((Location{Kind::Element, "A\x1b", "\n", "\u200b", false, "", false}.text()), "A\\x1b[\\x0a] of \\u200b");
}

}  // namespace
}  // namespace antecede::race
