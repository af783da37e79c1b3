#include "trace/trace_input.h"

#include <algorithm>
#include <utility>

#include "trace/binary/trace_reader.h"
#include "trace/droidracer/droidracer_import.h"
#include "trace/text/text_parser.h"

namespace antecede::trace {

namespace {

/// Text has no zero bytes.
bool may_be_text(base::Bytes bytes) {
  return std::ranges::find(bytes, uint8_t(0)) == bytes.end();
}

base::Result<Trace> read_text(base::Bytes bytes, base::Diagnostics&) {
  return parse_trace_text(base::as_text(bytes));
}

base::Result<Trace> read_droidracer_trace(base::Bytes bytes, base::Diagnostics& diagnostics) {
  return import_droidracer(bytes, "", diagnostics);
}

class BinaryInput final : public TraceInput {
 public:
  explicit BinaryInput(TraceReader reader) : reader_(std::move(reader)) {}
  bool next(std::vector<Operation>& operations) override { return reader_.next(operations); }
  const TraceTables& tables() const override { return reader_.tables(); }
  NameId process() const override { return reader_.process(); }
  const TraceDamage& damage() const override { return reader_.damage(); }
  std::string_view format() const override { return "binary"; }

 private:
  TraceReader reader_;
};

class WholeInput final : public TraceInput {
 public:
  WholeInput(Trace trace, const TraceFormat& format) : trace_(std::move(trace)), format_(format) {}
  bool next(std::vector<Operation>& operations) override {
    operations.assign(trace_.operations.begin(), trace_.operations.end());
    trace_.operations = {};
    return !operations.empty();
  }
  const TraceTables& tables() const override { return trace_.tables; }
  NameId process() const override { return trace_.process; }
  const TraceDamage& damage() const override { return damage_; }
  std::string_view format() const override { return format_.name; }
  std::string_view rules() const override { return format_.rules; }

 private:
  Trace trace_;
  TraceFormat format_;
  TraceDamage damage_;
};

}  // namespace

const std::vector<TraceFormat>& trace_formats() {
  static const std::vector<TraceFormat> formats = {
      {"droidracer", is_droidracer_trace, read_droidracer_trace, "base"},
      {"text", may_be_text, read_text},
  };
  return formats;
}

base::Result<std::unique_ptr<TraceInput>> TraceInput::open(base::Bytes bytes, base::Diagnostics& diagnostics) {
  if (TraceReader::is_trace(bytes)) {
    ANTECEDE_TRY(TraceReader reader, TraceReader::open(bytes, diagnostics));
    return std::make_unique<BinaryInput>(std::move(reader));
  }
  for (const TraceFormat& format : trace_formats()) {
    if (!format.recognises(bytes)) continue;
    ANTECEDE_TRY(Trace trace, format.read(bytes, diagnostics));
    return std::make_unique<WholeInput>(std::move(trace), format);
  }
  return base::bad_input("not a trace");
}

}  // namespace antecede::trace
