#include "trace/droidracer/droidracer_report.h"

#include <gtest/gtest.h>

#include "trace/droidracer/droidracer_import.h"

namespace antecede::trace {
namespace {

const char k_trace[] = R"(Android bug-checker log messages

1 START
2 THREADINIT tid:1
rwId:1 READ tid:1 obj:0x10 class:Lorg/x/A; field:8
3 ACCESS tid:1  accessId:1
rwId:2 WRITE tid:4 obj:0x10 class:Lorg/x/B; field:8
4 ACCESS tid:4  accessId:2
 HB Graph

 HB Graph size : 4
5 UNLOCK tid:1  lock-obj:0x5

Races detected

)";
const char k_first[] =
    "RACE rwId1:1 type - READ  obj - 0x10  class - Lorg/x/A; field -   fieldIdx - 8  dbPath -   tid - 1  accessId - "
    "1\n";
const char k_second[] =
    "     rwId2:2 type - WRITE  obj - 0x10  class - Lorg/x/A; field -   fieldIdx - 8  dbPath -   tid - 4  accessId - "
    "2\n";
const char k_lists[] = R"(
Categorization of detected races

Multithreaded races
class: Lorg/x/A;  field:8

Async races (on single thread)

Races due to a delayed post in ancestor asyncblocks

Races due to cross thread post in ancestor asyncblocks

Races due to co-enabled events
object: 0x10  field:12 co-enabled trigger opIds:563, 712

object: 0x20  field:16 co-enabled trigger opIds:3, 4

 Uncategorized races
class: LC;  field:9


Memory used for race detection

AbcTrace         : 1041 * 36
)";

uint64_t mismatches(const std::string& text, std::string_view code = "droidracer.report-mismatch") {
  base::Diagnostics diagnostics;
  EXPECT_TRUE(read_droidracer(base::bytes_of(text), diagnostics));
  return diagnostics.count(code);
}

TEST(DroidRacerReport, ReadsRacesAndLists) {
  const std::string text = std::string(k_trace) + k_first + k_second + k_lists;
  const DroidRacerReport report = read_droidracer_report(base::bytes_of(text));
  EXPECT_EQ(report.graph_size, 4);
  ASSERT_EQ(report.races.size(), 1u);
  const DroidRacerReport::Race& race = report.races[0];
  EXPECT_EQ(race.first.id, 1);
  EXPECT_FALSE(race.first.write);
  EXPECT_EQ(race.first.class_name, "org.x.A");
  EXPECT_EQ(race.first.object, "0x10");
  EXPECT_EQ(race.first.field, 8);
  EXPECT_TRUE(race.second.write);
  EXPECT_EQ(race.second.thread, 4);
  EXPECT_EQ(race.second.group, 2);
  ASSERT_EQ(report.lists[DroidRacerReport::k_multithreaded].size(), 1u);
  EXPECT_EQ(report.lists[DroidRacerReport::k_multithreaded][0].class_name, "org.x.A");
  ASSERT_EQ(report.lists[DroidRacerReport::k_co_enabled].size(), 2u);
  EXPECT_EQ(report.lists[DroidRacerReport::k_co_enabled][0].object, "0x10");
  EXPECT_EQ(report.lists[DroidRacerReport::k_co_enabled][0].triggers, (std::vector<int64_t>{563, 712}));
  EXPECT_EQ(report.lists[DroidRacerReport::k_uncategorized].size(), 1u);
  EXPECT_EQ(mismatches(text), 0u);
  EXPECT_EQ(mismatches(text, "droidracer.unknown-line"), 0u);
  EXPECT_EQ(mismatches(text, "droidracer.late-line"), 1u);
}

TEST(DroidRacerReport, HoldsRacesAgainstTheTrace) {
  const auto with = [](std::string from, std::string to) {
    std::string race = std::string(k_first) + k_second;
    race.replace(race.find(from), from.size(), to);
    return mismatches(k_trace + race);
  };
  EXPECT_EQ(with("rwId1:1", "rwId1:7"), 1u);
  EXPECT_EQ(with("READ", "WRITE"), 1u);
  EXPECT_EQ(with("obj - 0x10", "obj - 0x11"), 1u);
  EXPECT_EQ(with("org/x/A", "org/x/C"), 1u);
  EXPECT_EQ(with("fieldIdx - 8", "fieldIdx - 9"), 1u);
  EXPECT_EQ(with("tid - 4", "tid - 1"), 1u);
  EXPECT_EQ(with("accessId - 2", "accessId - 3"), 1u);
}

TEST(DroidRacerReport, HoldsItsSizeAgainstTheTrace) {
  std::string text = k_trace;
  EXPECT_EQ(mismatches(text, "droidracer.graph-size"), 0u);
  text.replace(text.find("size : 4"), 8, "size : 9");
  EXPECT_EQ(mismatches(text, "droidracer.graph-size"), 1u);
}

TEST(DroidRacerReport, SkipsWhatDoesNotFit) {
  const std::string second = k_second;
  EXPECT_TRUE(read_droidracer_report(base::bytes_of(second)).races.empty()) << "no first half";
  const DroidRacerReport cut =
      read_droidracer_report(base::bytes_of(std::string(k_first) + "RACE rwId1:2 type - READ\n"));
  EXPECT_TRUE(cut.races.empty());
  for (const char* line :
       {"class: LA;  field:8\n", "Multithreaded races\nclass: LA;\n", "Multithreaded races\nclass: LA;  field:x\n"})
    EXPECT_TRUE(read_droidracer_report(base::bytes_of(line)).lists[DroidRacerReport::k_multithreaded].empty())
        << line;
  EXPECT_FALSE(read_droidracer_report(base::bytes_of(" HB Graph size : x\n")).graph_size);
}

}  // namespace
}  // namespace antecede::trace
