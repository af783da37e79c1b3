// Traces of any kind, all the way to their races: whatever they say, the order is one, and the same again.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "detect/detect.h"
#include "targets.h"

namespace {

using namespace antecede;

constexpr size_t k_largest = 64 << 10;  // Sites grow with the square of what a small text says.

std::string digest(const detect::Detection& detection) {
  std::string text;
  for (const race::Race& race : detection.races()) text += race.id + race.why;
  return text;
}

void check(const order::EventOrder& order) {
  const auto& nodes = order.graph().nodes();
  for (uint32_t i = 0; i < nodes.size(); ++i) {
    order.graph().for_each_in(order::NodeId(i), [&](const order::Edge& edge) {
      bool gathers = nodes[edge.from].gathers();
      if (edge.from >= edge.to || (!gathers && !order.node_ordered(edge.from, edge.to))) std::abort();
    });
  }
}

}  // namespace

int fuzz_detect(const uint8_t* data, size_t size) {
  if (size > k_largest) return 0;
  base::Diagnostics diagnostics;
  detect::DetectOptions options;
  options.jobs = 1;
  base::StageRunner stages(false);
  auto detection = detect::detect_races(base::Bytes(data, size), options, stages, diagnostics);
  if (!detection) return 0;
  check(*detection->order);
  auto again = detect::detect_races(base::Bytes(data, size), options, stages, diagnostics);
  if (!again || digest(*again) != digest(*detection)) std::abort();
  return 0;
}
