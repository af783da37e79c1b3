#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostics.h"
#include "runtime/machine.h"
#include "runtime/report/run_notes.h"
#include "runtime/world/app_notes.h"

namespace antecede::runtime {

/// A method that a report names.
struct ReportedMethod {
  std::string class_name;
  std::string name;
  std::string descriptor;
  uint64_t calls = 0;
  bool is_native = false;  ///< Missing: a native method of the app.
  std::string reason;      ///< Broken: why its code cannot be read.
};

/// What the program used that is neither in it nor in the model.
struct Unmodelled {
  uint64_t calls = 0;                   ///< Of methods that nobody defines.
  uint64_t calls_from_app = 0;          ///< Those of them that code of the app made of the framework.
  uint64_t framework_calls = 0;         ///< All calls that code of the app made of the framework.
  std::vector<ReportedMethod> methods;  ///< The most called first.
  std::vector<std::string> classes;     ///< Classes that executed code names and nobody defines.
  std::vector<std::string> fields;      ///< Fields, likewise: they read as zero.
  std::vector<ReportedMethod> broken;   ///< Methods of the app whose code cannot be read.

  double share_of_calls() const;
};

/// Callbacks of an app: those that were called, of those that are known.
struct CallbackCount {
  uint64_t reached = 0;
  uint64_t known = 0;
};

/// What one run did, or several: everything that `antecede run` reports. Plain data, filled by `report_of` from a
/// machine that has stopped and by whoever started it; plain programs have no screens, callbacks and restarts.
struct RunReport {
  // Who ran it, and how.
  std::string file;
  std::string sha256;
  std::string main_class;
  std::string strategy;
  uint32_t api_level = 0;  ///< Of an app.
  std::optional<uint64_t> seed;
  std::string trace;     ///< Where it was written; empty: nowhere.
  std::string schedule;  ///< The same.

  // What happened.
  bool is_app = false;             ///< Else a plain program.
  bool complete = true;            ///< It tells what the program does: no limit cut it short, an app showed itself.
  std::string incomplete_because;  ///< If it is not: why, in one sentence.
  Outcome outcome;
  uint64_t events = 0;
  uint64_t user_events = 0;  ///< What the user and the world did; 0 for plain programs.
  std::vector<Screen> screens;
  CallbackCount callbacks;
  uint64_t restarts = 0;  ///< After the process had ended by itself.
  std::vector<Crash> crashes;
  std::vector<ProcessExit> exits;
  std::vector<Blocked> blocked;
  /// Artifacts with a version in the model: those run from the app's own copy, and those of the model that were used.
  std::vector<std::string> app_libraries, model_libraries;
  std::vector<ToolFailure> tool_failures;
  Unmodelled unmodelled;
  int64_t virtual_nanos = 0;  ///< How long it took.
  std::vector<base::Diagnostic> diagnostics;
  std::optional<double> seconds;

  // What the program printed on its standard output: the beginning, and how much there was.
  std::string output;
  uint64_t output_bytes = 0;

  /// Adds what another run of the same program did.
  void merge(const RunReport& other);
};

/// What the machine knows of its run.
RunReport report_of(Machine& machine);
/// Libraries of which classes of the model's own version were executed.
std::vector<std::string> libraries_in_use(const Machine& machine);

/// What tells sets of crashes apart: classes and places, in alphabetical order. Empty without a crash.
std::string crash_signature(const std::vector<Crash>& crashes);

/// `finished`, `exit`, `deadlock`, `limit`, `misfit`, `failure`.
const char* ending_name(Outcome::Kind kind);

}  // namespace antecede::runtime
