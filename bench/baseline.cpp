// The published algorithm on one trace, as a process of its own: builds happens-before and prints nodes, chains,
// seconds and memory as one JSON object.
//
//   baseline TRACE [MEMORY_LIMIT_IN_GB] [--chains-by-line-7]
#include <charconv>
#include <chrono>
#include <cstdio>
#include <span>
#include <string_view>

#include <sys/resource.h>

#include <fmt/format.h>

#include "base/file.h"
#include "bench/detect_baseline.h"
#include "trace/trace_input.h"
#include "trace/trace_sanitizer.h"

namespace {

using namespace antecede;
using Options = bench::DetectBaseline::Options;
using Statistics = bench::DetectBaseline::Statistics;

constexpr const char* k_usage = "baseline TRACE [MEMORY_LIMIT_IN_GB] [--chains-by-line-7]";
constexpr size_t k_most_gigabytes = 1 << 20;

/// The operations that can order others, of a well-formed trace.
std::vector<trace::Operation> ordering_operations(trace::TraceInput& input, base::Diagnostics& diagnostics) {
  trace::TraceSanitizer sanitizer(input.tables(), diagnostics);
  std::vector<trace::Operation> batch, clean, result;
  const auto keep = [&] {
    for (const trace::Operation& operation : clean)
      if (operation.kind < trace::OperationKind::Lock) result.push_back(operation);
    clean.clear();
  };
  while (input.next(batch)) {
    sanitizer.tables_grew();
    for (const trace::Operation& operation : batch) sanitizer.feed(operation, clean);
    keep();
  }
  sanitizer.finish(clean);
  keep();
  return result;
}

/// False if the arguments make no sense.
bool read_options(int argc, char** argv, Options& options) {
  if (argc < 2) return false;
  for (const std::string_view argument : std::span(argv + 2, argv + argc)) {
    if (argument == "--chains-by-line-7") {
      options.chains_over_events = false;
      continue;
    }
    size_t gigabytes = 0;
    const auto [end, error] = std::from_chars(argument.data(), argument.data() + argument.size(), gigabytes);
    if (error != std::errc() || end != argument.data() + argument.size() || gigabytes > k_most_gigabytes)
      return false;
    options.memory_limit = gigabytes << 30;
  }
  return true;
}

bool is_complete(const Statistics& found) {
  return found.nodes == found.operations;
}

void print(const Statistics& found, double seconds) {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  fmt::print(
      "{{\"complete\": {}, \"operations\": {}, \"nodes\": {}, \"edges\": {}, \"chains\": {}, \"repetitions\": {}, "
      "\"visitedForPosts\": {}, \"visitedForEvents\": {}, \"seconds\": {:.3f}, \"clockBytes\": {}, \"peakBytes\": "
      "{}}}\n",
      is_complete(found), found.operations, found.nodes, found.edges, found.chains, found.repetitions,
      found.visited_for_posts, found.visited_for_events, seconds, found.clock_bytes,
      static_cast<size_t>(usage.ru_maxrss) * 1024);
}

int fail(const base::Error& error) {
  fmt::print(stderr, "baseline: {}\n", error.message);
  return base::exit_code(error.kind);
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  if (!read_options(argc, argv, options)) return fail({base::Error::Class::Usage, k_usage});
  auto file = base::MappedFile::open(argv[1]);
  if (!file) return fail(file.error());
  base::Diagnostics diagnostics;
  auto input = trace::TraceInput::open(file->bytes(), diagnostics);
  if (!input) return fail(input.error());
  const std::vector<trace::Operation> operations = ordering_operations(**input, diagnostics);

  const auto start = std::chrono::steady_clock::now();
  const bench::DetectBaseline baseline((*input)->tables(), operations, options);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  print(baseline.statistics(), seconds.count());
  return is_complete(baseline.statistics()) ? 0 : base::exit_code(base::Error::Class::Limit);
}
