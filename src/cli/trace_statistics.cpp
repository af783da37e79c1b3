#include "cli/trace_statistics.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/printable.h"

namespace antecede::cli {

namespace {

using trace::OperationKind;

/// Name and number of all tables, in the order they are shown.
std::vector<std::pair<const char*, size_t>> tables_of(const trace::TableSizes& sizes) {
  return {{"threads", sizes.threads},     {"queues", sizes.queues},     {"messages", sizes.messages},
          {"removals", sizes.removals},   {"barriers", sizes.barriers}, {"callbacks", sizes.callbacks},
          {"locks", sizes.locks},         {"tokens", sizes.tokens},     {"objects", sizes.objects},
          {"locations", sizes.locations}, {"frames", sizes.frames},     {"stacks", sizes.stacks},
          {"names", sizes.names}};
}

template <class Work>
void for_each_kind(const trace::TraceStatistics& statistics, Work work) {
  for (size_t i = 0; i < trace::k_operation_kinds; ++i) {
    const auto kind = static_cast<OperationKind>(i);
    if (statistics.of_kind(kind)) work(trace::kind_word(kind), statistics.of_kind(kind));
  }
}

template <class Work>
void for_each_type(const trace::TraceStatistics& statistics, Work work) {
  for (size_t i = 0; i < trace::k_message_types; ++i) {
    const auto type = static_cast<trace::MessageType>(i);
    if (statistics.events_of(type)) work(trace::type_word(type), statistics.events_of(type));
  }
}

template <class Work>
void for_each_queue(const trace::TraceStatistics& statistics, Work work) {
  for (size_t i = 0; i < trace::k_queue_kinds; ++i) {
    const auto kind = static_cast<trace::Queue::Kind>(i);
    if (statistics.events_on(kind)) work(trace::queue_word(kind), statistics.events_on(kind));
  }
}

}  // namespace

void TraceSummary::describe(const trace::TraceInput& input, const base::Diagnostics& found) {
  sizes = trace::TableSizes::of(input.tables());
  if (input.process().valid()) process = input.tables().names[input.process()];
  damage = input.damage();
  diagnostics = found.list();
}

std::string write_trace_text(const TraceSummary& summary) {
  const trace::TraceStatistics& statistics = summary.statistics;
  std::string text = fmt::format("{}: {} trace", base::printable(summary.file), summary.format);
  if (!summary.process.empty()) text += " of " + base::printable(summary.process);
  text += fmt::format(", {} bytes\n\n", summary.file_size);
  const auto line = [&](std::string_view name, uint64_t count) { text += fmt::format("{:>12}  {}\n", count, name); };
  line("operations", statistics.operations());
  line("that can order others", statistics.ordering());
  line("accesses", statistics.accesses());
  line("accesses with a stack", statistics.with_stack());
  line("events", statistics.events());
  line("threads that do something", statistics.active_threads());
  text += "\noperations by kind\n";
  for_each_kind(statistics, line);
  if (statistics.events()) text += "\nevents by type and by queue\n";
  for_each_type(statistics, line);
  for_each_queue(statistics, line);
  text += "\ntables\n";
  for (const auto& [name, size] : tables_of(summary.sizes))
    if (size) line(name, size);
  if (!summary.diagnostics.empty()) text += "\nwhat is wrong with it\n";
  for (const base::Diagnostic& one : summary.diagnostics) line(base::printable_line(one.message), one.count);
  return text;
}

std::string write_trace_json(const TraceSummary& summary) {
  using Json = nlohmann::ordered_json;
  const trace::TraceStatistics& statistics = summary.statistics;
  Json json = {{"schema", "antecede/trace-stats@1"},
               {"complete", summary.damage.reason.empty()},
               {"file", summary.file},
               {"bytes", summary.file_size},
               {"format", summary.format},
               {"process", summary.process},
               {"operations", statistics.operations()},
               {"ordering", statistics.ordering()},
               {"accesses", statistics.accesses()},
               {"accessesWithStack", statistics.with_stack()},
               {"events", statistics.events()},
               {"threads", statistics.active_threads()}};
  const auto into = [&](const char* name) {
    json[name] = Json::object();
    return [&json, name](std::string_view key, uint64_t count) { json[name][std::string(key)] = count; };
  };
  for_each_kind(statistics, into("kinds"));
  for_each_type(statistics, into("eventTypes"));
  for_each_queue(statistics, into("eventQueues"));
  const auto add_table = into("tables");
  for (const auto& [name, size] : tables_of(summary.sizes)) add_table(name, size);
  json["damage"] = {{"reason", summary.damage.reason}, {"lostBytes", summary.damage.lost_bytes}};
  json["diagnostics"] = Json::array();
  for (const base::Diagnostic& one : summary.diagnostics)
    json["diagnostics"].push_back({{"code", one.code},
                                   {"severity", base::severity_name(one.severity)},
                                   {"count", one.count},
                                   {"message", one.message}});
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace antecede::cli
