#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "base/file.h"
#include "detect/detect.h"
#include "trace/droidracer/droidracer_report.h"

// Races in imported traces: the small ones of the fixtures, and a real one where it is at hand.
namespace antecede::detect {
namespace {

const std::filesystem::path k_root = ANTECEDE_SOURCE_DIR;

Detection detect(base::Bytes bytes) {
  base::Diagnostics diagnostics;
  DetectOptions options;
  base::StageRunner stages(false);
  options.rules = order::RuleSet::base();
  auto detection = detect_races(bytes, options, stages, diagnostics);
  EXPECT_TRUE(detection.has_value());
  return *std::move(detection);
}

struct Expected {
  uint64_t single_looper, multi_threaded, lock_protected;
  bool operator==(const Expected&) const = default;
};
void PrintTo(const Expected& expected, std::ostream* out) {
  *out << expected.single_looper << ' ' << expected.multi_threaded << ' ' << expected.lock_protected;
}

// Locations with races. Each file is about one trap of the format or one rule; its name says which.
const std::map<std::string, Expected> k_expected = {
    {"binder_posts.txt", {1, 0, 0}}, {"binder_same_thread.txt", {1, 0, 0}},
    {"cut.txt", {1, 0, 0}},          {"delay_0_0.txt", {0, 0, 0}},
    {"delay_0_5.txt", {0, 0, 0}},    {"delay_10_0.txt", {1, 0, 0}},
    {"delay_10_5.txt", {1, 0, 0}},   {"delay_5_10.txt", {0, 0, 0}},
    {"delay_5_5.txt", {0, 0, 0}},    {"delay_chain.txt", {1, 0, 0}},
    {"enablepost.txt", {1, 0, 0}},   {"enablepost_backward.txt", {1, 0, 0}},
    {"fork.txt", {0, 1, 0}},         {"front.txt", {0, 0, 0}},
    {"idle_0.txt", {0, 0, 0}},       {"idle_7.txt", {1, 0, 0}},
    {"idle_idle.txt", {0, 0, 0}},    {"late_line.txt", {0, 0, 0}},
    {"lifecycle.txt", {1, 0, 0}},    {"locations.txt", {1, 0, 0}},
    {"lock_events.txt", {1, 0, 0}},  {"lockset.txt", {0, 1, 1}},
    {"looperatomic.txt", {0, 0, 0}}, {"notify_once.txt", {0, 1, 0}},
    {"notify_other.txt", {0, 1, 0}}, {"notify_wait.txt", {0, 1, 0}},
    {"reads.txt", {0, 0, 0}},        {"reenable.txt", {1, 0, 0}},
    {"sec63.txt", {0, 0, 0}},        {"service.txt", {1, 0, 0}},
    {"service_bind.txt", {1, 0, 0}}, {"two_loopers.txt", {0, 3, 0}},
    {"ui.txt", {2, 0, 0}},           {"wait_alone.txt", {0, 1, 0}},
};

TEST(DroidRacerRaces, AreTheOnesOfTheSmallTraces) {
  size_t seen = 0;
  for (const auto& entry : std::filesystem::directory_iterator(k_root / "tests" / "fixtures" / "droidracer")) {
    if (entry.path().extension() != ".txt") continue;
    std::string name = entry.path().filename();
    auto file = base::MappedFile::open(entry.path());
    ASSERT_TRUE(file.has_value());
    Detection detection = detect(file->bytes());
    const TraceStatistics& found = detection.statistics;
    Expected counts{found.single_looper_locations, found.multi_threaded_locations, found.lock_protected_locations};
    ASSERT_TRUE(k_expected.contains(name)) << name;
    EXPECT_EQ(counts, k_expected.at(name)) << name;
    ++seen;
  }
  EXPECT_EQ(seen, k_expected.size());
}

// A recording of another tool is not part of the project: it is used where it lies beside it, or where the variable
// says.
std::filesystem::path real_trace() {
  if (const char* path = std::getenv("ANTECEDE_DROIDRACER_TRACE")) return path;
  return k_root.parent_path() / "shared" / "data" / "droidracer" / "RemindMe.abc_log.txt";
}

// Whatever DroidRacer calls a race on one looper is one for us too, unless a rule orders it that DroidRacer does not
// have.
TEST(DroidRacerRaces, ContainWhatTheOtherToolFound) {
  auto file = base::MappedFile::open(real_trace());
  if (!file) GTEST_SKIP() << "no recorded trace at " << real_trace();
  Detection detection = detect(file->bytes());
  std::set<std::string> ours, theirs, missing;
  for (const race::Race& race : detection.races()) ours.insert(race.location.class_name + "." + race.location.field);
  for (const auto& race : trace::read_droidracer_report(file->bytes()).races) {
    theirs.insert(race.first.class_name + "." + std::to_string(race.first.field));
  }
  std::set_difference(theirs.begin(), theirs.end(), ours.begin(), ours.end(), std::inserter(missing, missing.end()));
  EXPECT_FALSE(theirs.empty());
  EXPECT_TRUE(missing.empty()) << missing.size() << " of " << theirs.size() << " fields, first " << *missing.begin();
  EXPECT_EQ(detection.statistics.racy_locations, 64u);
}

}  // namespace
}  // namespace antecede::detect
