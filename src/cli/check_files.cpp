#include "cli/check_files.h"

#include <fmt/format.h>

#include "cli/verify_files.h"
#include "picture/svg_timeline.h"
#include "picture/timeline.h"
#include "verify/dependency_graph.h"
#include "verify/story.h"

namespace antecede::cli {

namespace {

/// The story without its first line, which says again which race it is about, and without the stack: the files have both.
std::string short_story(const std::string& story) {
  const size_t body = story.find("\n\n");
  if (body == std::string::npos) return story;
  const size_t stack = story.find("\n\n", story.find("\nWhat then happens:"));
  return story.substr(body + 2, stack == std::string::npos ? stack : stack - body - 2);
}

base::Status write_graphs_of(const CheckedRun& run, const verify::Target& target, const std::string& base, Outputs& outputs) {
  const verify::DependencyGraph graph = verify::zoom(verify::make_dependency_graph(run.run), run.run, target.at);
  for (const char* const ending : {".graph.txt", ".graph.svg"})
    ANTECEDE_CHECK(write_graph(graph, "What led to " + target.race, base + ending, outputs));
  return {};
}

}  // namespace

bool is_check_file(std::string_view name) {
  return name == k_index_page || is_verify_file(name);
}

base::Result<report::ProofFile> write_race_timeline(const CheckedRun& run, size_t race, const std::string& folder, Outputs& outputs) {
  const std::string file = fmt::format("{}/{}.timeline.svg", folder, run.detection.races()[race].id);
  ANTECEDE_CHECK(outputs.write(file, picture::svg_timeline(picture::make_timeline(run.detection, race))));
  return report::ProofFile{"timeline", file};
}

base::Result<report::Proof> prove(race::Race& race, const CheckedRun& run, const ShownRace& shown, const std::string& package,
                                  const std::string& folder, Outputs& outputs) {
  report::Proof proof;
  proof.race = race.id;
  proof.story = short_story(verify::tell_story(race, shown.reproduction, package));
  if (folder.empty()) return proof;
  ANTECEDE_CHECK(write_reproduction(race, shown.reproduction, package, folder, outputs));
  const std::string base = fmt::format("{}/{}", folder, race.id);
  ANTECEDE_CHECK(write_graphs_of(run, run.targets[shown.target], base, outputs));
  proof.files = {{"schedule", race.schedule}, {"story", base + ".txt"}};
  if (shown.reproduction.evidence.screens) proof.files.push_back({"screens", base + ".svg"});
  ANTECEDE_TRY(report::ProofFile timeline, write_race_timeline(run, shown.race, folder, outputs));
  proof.files.push_back(std::move(timeline));
  proof.files.push_back({"what led to it", base + ".graph.svg"});
  proof.files.push_back({"test for a device", base + ".java"});
  return proof;
}

}  // namespace antecede::cli
