#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/bytes.h"
#include "base/diagnostics.h"
#include "base/error.h"
#include "trace/trace.h"

namespace antecede::trace {

/// A trace in any of the formats we read, as a stream of batches of operations over growing tables.
///
/// Our own binary format really is read piece by piece; all others are made as a whole and come in one batch.
class TraceInput {
 public:
  /// Fails if the bytes are no trace. They must outlive the input.
  static base::Result<std::unique_ptr<TraceInput>> open(base::Bytes bytes, base::Diagnostics& diagnostics);
  virtual ~TraceInput() = default;

  /// The next operations, instead of what was in the vector; false at the end.
  virtual bool next(std::vector<Operation>& operations) = 0;
  virtual const TraceTables& tables() const = 0;
  virtual NameId process() const = 0;
  /// What is missing at the end; known when `next` has returned false.
  virtual const TraceDamage& damage() const = 0;
  /// `binary`, `text`, …
  virtual std::string_view format() const = 0;
  /// Which set of rules of order fits what the format records: `all`, or `base` for one that lacks operations.
  virtual std::string_view rules() const { return "all"; }
};

/// A format that is read as a whole.
struct TraceFormat {
  std::string_view name;
  bool (*recognises)(base::Bytes bytes);
  base::Result<Trace> (*read)(base::Bytes bytes, base::Diagnostics& diagnostics);
  std::string_view rules = "all";
};

/// All of them, in the order they are tried; the last one takes whatever is left.
const std::vector<TraceFormat>& trace_formats();

}  // namespace antecede::trace
