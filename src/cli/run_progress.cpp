#include "cli/run_progress.h"

#include <cstdio>

#include <fmt/format.h>

#include "base/words.h"

namespace antecede::cli {

std::string progress_text(bool is_app, uint64_t done, uint64_t expected, double seconds) {
  const std::string of = is_app && expected ? " of " + base::grouped(expected) : "";
  const char* const what = is_app ? "events" : "messages and tasks";
  const auto rate = static_cast<uint64_t>(seconds > 0 ? static_cast<double>(done) / seconds : 0);
  return fmt::format("run: {}{} {}, {} per second", base::grouped(done), of, what, base::grouped(rate));
}

void RunProgress::look(runtime::Session& session) {
  constexpr uint32_t k_steps = 256;
  constexpr std::chrono::milliseconds k_every{100};
  if (!shows_ || ++steps_ % k_steps != 0) return;
  const Clock::time_point now = Clock::now();
  if (now - last_ < k_every) return;
  last_ = now;
  is_shown_ = true;
  const runtime::Machine::State& state = session.machine().state();
  const bool is_app = session.machine().app() != nullptr;
  const uint64_t done = is_app ? state.app.events.size() : state.notes.events;
  const double seconds = std::chrono::duration<double>(now - began_).count();
  std::fprintf(stderr, "\r\033[K%s", progress_text(is_app, done, expected_, seconds).c_str());
}

void RunProgress::clear() {
  if (is_shown_) std::fputs("\r\033[K", stderr);
  is_shown_ = false;
}

}  // namespace antecede::cli
