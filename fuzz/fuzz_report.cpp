// Reports in JSON: what can be read is written and read again, and is the same; merged with itself it has the same races.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "report/json_reader.h"
#include "report/json_report.h"
#include "report/merge.h"
#include "report/text_report.h"
#include "targets.h"

int fuzz_report(const uint8_t* data, size_t size) {
  using namespace antecede;
  auto report = report::read_json_report({reinterpret_cast<const char*>(data), size});
  if (!report) return 0;
  const std::string text = report::json_report(*report);
  const auto again = report::read_json_report(text);
  if (!again || report::json_report(*again) != text) std::abort();
  report::text_report(*report, {});
  const size_t races = report->races.size();
  if (!report::merge(*report, *again) || report->races.size() != races) std::abort();
  return 0;
}
