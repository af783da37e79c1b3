#include "trace/droidracer/droidracer_problems.h"

#include <fmt/format.h>

namespace antecede::trace {

namespace {

using base::Severity;

struct Text {
  const char* code;
  Severity severity;
  const char* message;
};

/// In the order of the codes.
constexpr Text k_texts[] = {
    {"droidracer.unknown-line", Severity::Warning, "a line that is neither operation, access nor report"},
    {"droidracer.bad-line", Severity::Warning, "an operation or access without what belongs to it is left out"},
    {"droidracer.not-increasing", Severity::Warning, "numbers of operations or accesses do not increase"},
    {"droidracer.call-inside-call", Severity::Warning, "a message begins before the one before has ended"},
    {"droidracer.call-twice", Severity::Warning, "a message is dispatched again"},
    {"droidracer.call-without-post", Severity::Warning, "a message is dispatched that nobody posted"},
    {"droidracer.ret-without-call", Severity::Warning, "a message ends that is not running"},
    {"droidracer.post-twice", Severity::Warning, "a message is posted again"},
    {"droidracer.post-outside", Severity::Warning,
     "a looper posts outside of its messages, neither for an idle handler nor for a user's event"},
    {"droidracer.post-not-dispatched", Severity::Info, "a message that was never dispatched is left out"},
    {"droidracer.no-queue", Severity::Warning, "a thread that has no queue dispatches or is looked for"},
    {"droidracer.native-unpaired", Severity::Warning, "entry and exit of a native thread do not pair up"},
    {"droidracer.open-event", Severity::Info, "an event is still running where its thread or the trace ends"},
    {"droidracer.open-group", Severity::Info, "accesses at the end of the trace have no number of their group"},
    {"droidracer.idle", Severity::Warning, "an idle handler runs that nobody added, or outside of a message"},
    {"droidracer.late-line", Severity::Info, "an operation was logged while the report was written"},
    {"droidracer.not-enabled", Severity::Info, "a callback runs that was not enabled before"},
    {"droidracer.aborted", Severity::Warning, "the recorder gave up"},
    {"droidracer.database", Severity::Info, "an access to a database is left out"},
    {"droidracer.report-mismatch", Severity::Warning, "the report's race names an access that the trace has not"},
    {"droidracer.graph-size", Severity::Info, "the report counts another number of operations"},
};
static_assert(std::size(k_texts) == DroidRacerProblems::k_codes);

}  // namespace

void DroidRacerProblems::add(Code code, uint64_t times) {
  Entry& entry = entries_[static_cast<size_t>(code)];
  if (entry.count == 0) entry.first_line = line_;
  entry.count += times;
}

void DroidRacerProblems::tell(base::Diagnostics& diagnostics) const {
  for (size_t i = 0; i < k_codes; ++i) {
    const std::string message = fmt::format("{} (first at line {})", k_texts[i].message, entries_[i].first_line);
    for (uint64_t n = 0; n < entries_[i].count; ++n) diagnostics.add(k_texts[i].code, k_texts[i].severity, message);
  }
}

}  // namespace antecede::trace
