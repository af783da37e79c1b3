// Traces as text: what can be read must print, and its print must be read as the same.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "targets.h"
#include "trace/binary/trace_reader.h"
#include "trace/binary/trace_writer.h"
#include "trace/text/text_parser.h"
#include "trace/text/text_printer.h"
#include "trace/trace_sanitizer.h"

int fuzz_trace_text(const uint8_t* data, size_t size) {
  using namespace antecede;
  const auto read = trace::parse_trace_text(std::string_view(reinterpret_cast<const char*>(data), size));
  if (!read) return 0;
  const std::string text = trace::print_trace(*read);
  const auto back = trace::parse_trace_text(text);
  if (!back || trace::print_trace(*back) != text) std::abort();
  base::Diagnostics diagnostics;
  trace::TraceDamage damage;
  const auto binary = trace::read_trace(trace::encode_trace(*read, 7), diagnostics, damage);
  if (!binary || !damage.reason.empty() || trace::print_trace(*binary) != text) std::abort();
  trace::sanitize_trace(*read, diagnostics);
  return 0;
}
