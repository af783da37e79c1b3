#include "trace/droidracer/droidracer_import.h"

#include <algorithm>

#include "trace/droidracer/droidracer_callbacks.h"
#include "trace/droidracer/droidracer_checks.h"
#include "trace/droidracer/droidracer_events.h"
#include "trace/droidracer/droidracer_line.h"
#include "trace/droidracer/droidracer_locations.h"

namespace antecede::trace {

namespace {

using Code = DroidRacerProblems::Code;

/// So many bytes cannot have more operations than ids can count.
constexpr size_t k_largest_file = size_t(16) << 30;

/// Takes the lines one by one.
class Importer {
 public:
  explicit Importer(const DroidRacerOptions& options) : options_(options) { events_.tables().name(options.process); }

  void feed(std::string_view line, uint64_t number) {
    problems_.set_line(number);
    if (is_access_line(line)) {
      access(line);
    } else if (is_operation_line(line)) {
      operation(line);
    } else if (!report_.feed(line, number)) {
      other(line);
    }
  }

  base::Result<DroidRacerTrace> finish(base::Diagnostics& diagnostics);

 private:
  void access(std::string_view line);
  void operation(std::string_view line);
  void other(std::string_view line);
  void thread_operation(const OperationLine& line);
  void event_operation(const OperationLine& line);
  void callback_operation(const OperationLine& line);

  DroidRacerOptions options_;
  DroidRacerProblems problems_;
  DroidRacerEvents events_{problems_};
  DroidRacerLocations locations_{events_.tables()};
  DroidRacerCallbacks callbacks_{events_.tables(), problems_};
  DroidRacerReportReader report_;
  DroidRacerChecks checks_{problems_};
};

void Importer::access(std::string_view text) {
  AccessLine line;
  if (!parse_access_line(text, line)) return problems_.add(Code::BadLine);
  LocationId location;
  if (options_.databases || !line.place.starts_with("database:")) {
    const auto known = locations_.of(line.place);
    if (!known) return problems_.add(Code::BadLine);
    location = *known;
    events_.append(line.thread, line.write ? OperationKind::Write : OperationKind::Read, location.value());
  } else {
    problems_.add(Code::Database);
  }
  checks_.access(line, location);
}

void Importer::other(std::string_view line) {
  if (line.starts_with("ABC: ABORT") || line.starts_with("NO-TRIGGER")) return problems_.add(Code::Aborted);
  if (line.starts_with("METHOD ") || line.starts_with("ARRAY-ACCESS")) return;
  problems_.add(Code::UnknownLine);
}

void Importer::operation(std::string_view text) {
  OperationLine line;
  const LineResult result = parse_operation_line(text, line);
  if (result != LineResult::Good)
    return problems_.add(result == LineResult::Unknown ? Code::UnknownLine : Code::BadLine);
  checks_.operation(line, report_.begun());
  thread_operation(line);
  event_operation(line);
  callback_operation(line);
}

void Importer::thread_operation(const OperationLine& line) {
  const int64_t thread = line.number(0);
  switch (line.kind) {
    case LineKind::ThreadInit: events_.append(thread, OperationKind::ThreadInit); break;
    case LineKind::ThreadExit: events_.exit(thread); break;
    case LineKind::Fork: events_.fork(thread, line.number(1)); break;
    case LineKind::Notify: events_.notify(thread, line.number(1)); break;
    case LineKind::Wait: events_.wait(thread); break;
    case LineKind::Lock:
      events_.append(thread, OperationKind::Lock, events_.tables().lock(line.text(1)).value());
      break;
    case LineKind::Unlock:
      events_.append(thread, OperationKind::Unlock, events_.tables().lock(line.text(1)).value());
      break;
    case LineKind::Aborted: problems_.add(Code::Aborted); break;
    default: break;
  }
}

void Importer::event_operation(const OperationLine& line) {
  switch (line.kind) {
    case LineKind::AttachQueue: events_.attach_queue(line.number(0), line.number(1)); break;
    case LineKind::Loop: events_.loop(line.number(0), line.number(1)); break;
    case LineKind::Post: events_.post(line.number(0), line.number(1), line.number(3)); break;
    case LineKind::Call: events_.call(line.number(0), line.number(1)); break;
    case LineKind::Ret: events_.ret(line.number(0), line.number(1)); break;
    case LineKind::NativeEntry: events_.enter_native(line.number(0), line.text(1)); break;
    case LineKind::NativeExit: events_.exit_native(line.number(0)); break;
    case LineKind::AddIdle: events_.add_idle(line.number(0), line.number(1)); break;
    case LineKind::RemoveIdle: events_.remove_idle(line.number(0), line.number(1)); break;
    case LineKind::QueueIdle:
      events_.run_idle(line.number(0), line.number(1), line.number(2));
      events_.describe(line.number(0), "idle");
      break;
    case LineKind::TriggerEvent: events_.input(line.number(0)); break;
    default: break;
  }
}

void Importer::callback_operation(const OperationLine& line) {
  for (const DroidRacerCallbacks::Step& step : callbacks_.feed(line))
    events_.append(line.number(0), step.kind, step.callback.value(), step.flags);
  const std::string label = DroidRacerCallbacks::label(line);
  if (!label.empty()) events_.describe(line.number(0), label);
}

base::Result<DroidRacerTrace> Importer::finish(base::Diagnostics& diagnostics) {
  if (checks_.operations() == 0) return base::bad_input("no operation of a DroidRacer trace in it");
  checks_.report(report_.report(), events_.tables().tables());
  checks_.graph_size(report_.report(), callbacks_.useless_enables() + events_.not_dispatched());
  DroidRacerTrace result{events_.finish(), report_.take()};
  if (!options_.process.empty()) result.trace.process = NameId(0);
  problems_.tell(diagnostics);
  return result;
}

}  // namespace

bool is_droidracer_trace(base::Bytes bytes) {
  std::string_view text = base::as_text(bytes.first(std::min<size_t>(bytes.size(), 256)));
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  return text.starts_with("Android bug-checker log messages") || text.starts_with("1 START");
}

base::Result<DroidRacerTrace> read_droidracer(base::Bytes bytes, base::Diagnostics& diagnostics,
                                              const DroidRacerOptions& options) {
  if (bytes.size() > k_largest_file) return base::bad_input("a DroidRacer trace of more than 16 GiB");
  Importer importer(options);
  for_each_line(base::as_text(bytes), [&](std::string_view line, uint64_t number) { importer.feed(line, number); });
  return importer.finish(diagnostics);
}

base::Result<Trace> import_droidracer(base::Bytes bytes, std::string_view process, base::Diagnostics& diagnostics) {
  DroidRacerOptions options;
  options.process = process;
  ANTECEDE_TRY(DroidRacerTrace result, read_droidracer(bytes, diagnostics, options));
  return std::move(result.trace);
}

}  // namespace antecede::trace
