// Scripts, schedules and automata: whatever they say, they are read or refused; what is read prints as the same.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "model/lifecycle.h"
#include "runtime/schedule/schedule_file.h"
#include "runtime/schedule/script.h"
#include "targets.h"

int fuzz_world(const uint8_t* data, size_t size) {
  using namespace antecede;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto script = runtime::parse_script(text, "script");
  if (script) {
    std::string lines;
    for (const std::string& line : *script) lines += line + "\n";
    const auto again = runtime::parse_script(lines, "script");
    if (!again || *again != *script) std::abort();
  }
  const auto schedule = runtime::parse_schedule(text, "schedule");
  if (schedule) {
    const std::string printed = runtime::print_schedule(*schedule);
    const auto again = runtime::parse_schedule(printed, "schedule");
    if (!again || runtime::print_schedule(*again) != printed) std::abort();
  }
  static_cast<void>(model::parse_automaton(text, "activity", "activity"));
  return 0;
}
