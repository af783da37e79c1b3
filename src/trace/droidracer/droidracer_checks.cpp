#include "trace/droidracer/droidracer_checks.h"

#include <algorithm>

#include <fmt/format.h>

namespace antecede::trace {

namespace {

using Code = DroidRacerProblems::Code;

std::string_view name_of(const TraceTables& tables, NameId name) {
  return name.valid() ? std::string_view(tables.names[name]) : std::string_view();
}

}  // namespace

void DroidRacerChecks::operation(const OperationLine& line, bool in_report) {
  ++operations_;
  if (in_report) {
    ++late_operations_;
    problems_.add(Code::LateLine);
  }
  if (line.id <= last_operation_) problems_.add(Code::NotIncreasing);
  last_operation_ = std::max(last_operation_, line.id);
  if (line.kind != LineKind::Access) return;
  const auto open = open_groups_.find(line.number(0));
  if (open == open_groups_.end()) return;
  groups_[open->second] = line.number(1);
  open_groups_.erase(open);
}

void DroidRacerChecks::access(const AccessLine& line, LocationId location) {
  if (!accesses_.empty() && line.id <= accesses_.back().id) {
    sorted_ = false;
    problems_.add(Code::NotIncreasing);
  }
  const auto [group, added] = open_groups_.try_emplace(line.thread, static_cast<uint32_t>(groups_.size()));
  if (added) groups_.push_back(0);
  accesses_.push_back({line.id, line.thread, location, group->second, line.write});
}

/// Accesses whose numbers do not increase are not looked up: that was told already.
const DroidRacerChecks::Access* DroidRacerChecks::find(int64_t id) const {
  const auto found = std::ranges::lower_bound(accesses_, id, {}, &Access::id);
  return found != accesses_.end() && found->id == id ? &*found : nullptr;
}

bool DroidRacerChecks::agrees(const DroidRacerReport::Access& reported, bool first, const TraceTables& tables) const {
  const Access* const access = find(reported.id);
  if (!access || access->write != reported.write || access->thread != reported.thread) return false;
  const int64_t group = groups_[access->group];
  if (group != 0 && group != reported.group) return false;
  if (!access->location.valid()) return true;
  const Location& location = tables.locations[access->location];
  const std::string_view object =
      location.object.valid() ? name_of(tables, tables.objects[location.object]) : std::string_view();
  return location.kind == Location::Kind::Logical ||
         (name_of(tables, location.name) == fmt::format_int(reported.field).c_str() && object == reported.object &&
          (!first || name_of(tables, location.owner) == reported.class_name));
}

void DroidRacerChecks::report(const DroidRacerReport& report, const TraceTables& tables) {
  for (size_t n = open_groups_.size(); n > 0; --n) problems_.add(Code::OpenGroup);
  if (!sorted_) return;
  for (const DroidRacerReport::Race& race : report.races) {
    if (agrees(race.first, true, tables) && agrees(race.second, false, tables)) continue;
    problems_.set_line(race.line);
    problems_.add(Code::ReportMismatch);
  }
}

/// The size is printed first: what comes later may or may not be counted.
void DroidRacerChecks::graph_size(const DroidRacerReport& report, uint64_t left_out) {
  if (!report.graph_size) return;
  const int64_t expected = static_cast<int64_t>(operations_ - std::min(left_out, operations_));
  const int64_t slack = static_cast<int64_t>(late_operations_);
  if (*report.graph_size < expected - slack || *report.graph_size > expected + slack) problems_.add(Code::GraphSize);
}

}  // namespace antecede::trace
