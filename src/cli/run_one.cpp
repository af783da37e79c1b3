#include "cli/run_one.h"

#include <optional>
#include <utility>

#include <fmt/format.h>

#include "base/guard.h"
#include "base/output_file.h"
#include "cli/run_limits.h"
#include "cli/run_pictures.h"
#include "cli/run_schedule.h"
#include "cli/run_state.h"

namespace antecede::cli {

namespace {

/// The file that a trace goes to while it is recorded. A run need not go on once that cannot be written.
class TraceFile {
 public:
  base::Status open(const std::string& path, Outputs& outputs) {
    if (path.empty()) return {};
    ANTECEDE_TRY(base::OutputFile file, outputs.open(path));
    file_.emplace(std::move(file));
    return {};
  }
  void attach(runtime::Session& session) { session_ = &session; }
  trace::ByteSink sink() {
    if (!file_) return {};
    return [this](base::Bytes bytes) { return write(bytes); };
  }
  base::Status finish() { return file_ ? file_->finish() : base::Status(); }

 private:
  base::Status write(base::Bytes bytes) {
    base::Status written = file_->write(bytes);
    if (!written && session_) session_->end_soon();
    return written;
  }

  std::optional<base::OutputFile> file_;
  runtime::Session* session_ = nullptr;
};

void note_missed(runtime::Session& session, base::Diagnostics& diagnostics) {
  for (const std::string& line : session.machine().state().app.missed)
    diagnostics.add("run.missed", base::Severity::Warning,
                    fmt::format("not done, since there was nothing to do it to: {}", line));
}

base::Status write_state(runtime::Session& session, const std::string& path, Outputs& outputs) {
  if (path.empty()) return {};
  ANTECEDE_TRY(const runtime::VisibleState state, session.visible_state());
  ANTECEDE_TRY(const std::string json, state_json(state));
  return outputs.write(path, json);
}

/// A line for each method of the app that ran: the method, those of the model between (marked %), and the method of the
/// app that called them. As in the text of a trace, without places.
base::Status write_executed(runtime::Session& session, const std::string& path, Outputs& outputs) {
  if (path.empty()) return {};
  const ir::Program& program = session.machine().program();
  std::string text;
  for (const runtime::Machine::FirstCall& call : session.machine().first_calls()) {
    const size_t begin = text.size();
    for (const runtime::Method* method : call) {
      if (text.size() > begin) text += " < ";
      if (method->framework) text += "%";
      text += program.method_name(method->id);
    }
    text += "\n";
  }
  return outputs.write(path, text);
}

}  // namespace

base::Result<OneRun> run_one(const runtime::Subject& subject, runtime::RunPlan plan, const runtime::Limits& limits,
                             const RunFiles& files, const RunOutput::Options& output_options, Outputs& outputs,
                             base::Diagnostics& diagnostics, RunProgress* progress) {
  RunOutput output(output_options, progress);
  RunPictures pictures(files.pictures);
  TraceFile trace;
  ANTECEDE_CHECK(trace.open(files.trace, outputs));
  ANTECEDE_TRY(const auto session, runtime::Session::open(subject, std::move(plan), limits,
                                                          {.print = output.printer(),
                                                           .trace = trace.sink(),
                                                           .dedupe = files.dedupe,
                                                           .picture = pictures.taker(),
                                                           .keeps_schedule = !files.schedule.empty()},
                                                          diagnostics));
  output.attach(*session);
  trace.attach(*session);
  if (progress && progress->shows())
    while (session->step()) progress->look(*session);
  const runtime::Outcome outcome = session->run();
  if (progress) progress->clear();
  base::set_work_limits(RunLimits::of_writing());
  ANTECEDE_CHECK(output.finish());
  OneRun done;
  done.report = session->report();
  output.put(done.report);
  note_missed(*session, diagnostics);
  ANTECEDE_CHECK(pictures.status());
  if (outcome.kind == runtime::Outcome::Kind::Misfit) return done;
  done.fits = session->finish();
  if (!done.fits && done.fits.error().kind == base::Error::Class::Internal) return tl::unexpected(done.fits.error());
  ANTECEDE_CHECK(trace.finish());
  if (!files.schedule.empty()) ANTECEDE_CHECK(write_schedule(session->schedule(), files.schedule, outputs));
  done.looked = write_state(*session, files.state, outputs);
  ANTECEDE_CHECK(write_executed(*session, files.executed, outputs));
  done.report.trace = files.trace;
  done.report.schedule = files.schedule;
  return done;
}

}  // namespace antecede::cli
