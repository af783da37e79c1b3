#pragma once

#include <string>
#include <string_view>

#include "base/error.h"
#include "base/printable.h"
#include "cli/run_progress.h"
#include "runtime/session/session.h"

namespace antecede::cli {

/// Whether people read our standard output as it is written.
bool stdout_is_terminal();

/// Where the output of a program goes: its standard output to ours and, up to a limit, into the report; its standard
/// error to ours.
///
/// What it writes to standard error is for people, and made printable line by line. Its standard output is its
/// result, byte for byte, unless people read that as well: on a terminal, and of an app, which has none but its log.
class RunOutput {
 public:
  static constexpr size_t k_most_kept = size_t(1) << 20;

  struct Options {
    bool shows = true;           ///< False if our standard output is for the report.
    bool keeps = false;          ///< Whether a report wants the output.
    bool tells = true;           ///< Whether its standard error, where apps log, is shown.
    bool is_for_people = false;  ///< Whether its standard output is made printable, too.
  };

  /// `progress`: whose line is cleared before something is shown; null: nobody's.
  explicit RunOutput(const Options& options, RunProgress* progress = nullptr)
      : options_(options), progress_(progress) {}

  runtime::Print printer();
  /// When the run is open: it need not go on once its output cannot be written.
  void attach(runtime::Session& session) { session_ = &session; }
  /// After the run. Fails if not all of the output was written.
  base::Status finish();
  void put(runtime::RunReport& report) const;

 private:
  void show(std::string_view text);
  void tell(std::string_view text);

  Options options_;
  RunProgress* progress_ = nullptr;
  base::PrintableStream shown_, told_;
  runtime::Session* session_ = nullptr;
  int failure_ = 0;
  std::string kept_;
  uint64_t bytes_ = 0;
};

}  // namespace antecede::cli
