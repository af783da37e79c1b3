#include "verify/dependency_graph.h"

#include <gtest/gtest.h>

namespace antecede::verify {
namespace {

DependencyGraph small() {
  using Kind = DependencyGraph::Kind;
  using Cause = DependencyGraph::Cause;
  DependencyGraph graph;
  graph.nodes = {{Kind::Input, "user: click id/sync", "system", 0, true},
                 {Kind::Lifecycle, "touch", "main", 1, true},
                 {Kind::Thread, "Sync", "Sync", 2, false},
                 {Kind::Lifecycle, "destroy Note", "main", 3, true}};
  graph.edges = {{0, 1, Cause::Input, ""}, {1, 2, Cause::Fork, "com.x.Note.sync (Note.java:28)"}};
  graph.racing = {2, 3};
  return graph;
}

TEST(DependencyGraph, EachStandsBelowWhatItIsThereBecauseOf) {
  EXPECT_EQ(print_dependency_graph(small()),
            "  input     - user: click id/sync  [system]\n"
            "  lifecycle   input touch  [main]\n"
            "* thread        fork Sync  [Sync]  at com.x.Note.sync (Note.java:28)\n"
            "* lifecycle - destroy Note  [main]\n");
}

TEST(DependencyGraph, AnEmptyRunHasAnEmptyGraph) {
  EXPECT_EQ(print_dependency_graph(make_dependency_graph(RecordedRun())), "");
}

}  // namespace
}  // namespace antecede::verify
