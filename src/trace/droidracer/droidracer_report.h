#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/bytes.h"

namespace antecede::trace {

/// What DroidRacer itself has found, as printed behind the trace. Not used by the analysis: for comparison only.
struct DroidRacerReport {
  struct Access {
    int64_t id = 0;  ///< `rwId` of the access line.
    bool write = false;
    std::string object;      ///< As printed, `0x410b59a0`; empty for a static field.
    std::string class_name;  ///< Dotted. The second access repeats the first one's, right or wrong.
    int64_t field = 0;
    std::string path;  ///< Of a database.
    int64_t thread = 0;
    int64_t group = 0;  ///< `accessId`
  };
  struct Race {
    Access first, second;
    uint64_t line = 0;  ///< Where the pair is printed.
  };
  /// One line of a list: a field of a class, or of an object.
  struct Entry {
    std::string class_name, object;
    int64_t field = 0;
    std::vector<int64_t> triggers;  ///< Operations that triggered the two events, in the list of co-enabled ones.
  };
  enum List : uint8_t { k_multithreaded, k_delayed, k_cross_posted, k_co_enabled, k_uncategorized };
  static constexpr size_t k_lists = 5;

  std::optional<int64_t> graph_size;  ///< `HB Graph size`
  std::vector<Race> races;
  std::array<std::vector<Entry>, k_lists> lists;
};

/// Reads the report line by line; whatever is no part of it can lie between.
class DroidRacerReportReader {
 public:
  /// False if the line, which is neither operation nor access, is not understood.
  bool feed(std::string_view line, uint64_t number);
  /// Whether the part behind the trace has begun.
  bool begun() const { return begun_; }
  const DroidRacerReport& report() const { return report_; }
  DroidRacerReport take() { return std::move(report_); }

 private:
  bool heading(std::string_view line);
  bool graph_line(std::string_view line);
  bool race_line(std::string_view line, uint64_t number);
  bool list_line(std::string_view line);
  bool memory_line(std::string_view line) const;

  DroidRacerReport report_;
  bool begun_ = false;
  bool in_memory_table_ = false;
  std::optional<DroidRacerReport::Race> half_;
  std::optional<size_t> list_;
};

/// The report of a whole file.
DroidRacerReport read_droidracer_report(base::Bytes bytes);

}  // namespace antecede::trace
