#include "trace/binary/operation_codec.h"

#include <algorithm>

#include "trace/binary/antecede_trace.pb.h"
#include "trace/binary/operation_columns.h"
#include "trace/binary/trace_file.h"
#include "trace/binary/wire_columns.h"

namespace antecede::trace {

namespace {

/// The columns' lengths, checked against the number of operations; the rare ones are checked while reading.
base::Status check_lengths(const wire::Operations& columns, size_t count) {
  if (count > k_most_operations) return base::bad_input("too many operations in one chunk");
  if (columns.flags().size() != count) return base::bad_input("the column of flags has another length");
  if (!fits(columns.stack(), count)) return base::bad_input("the column of stacks has another length");
  if (columns.thread_size() != columns.thread_run_size()) return base::bad_input("runs of threads without length");
  const auto bad_kind = [](char kind) { return static_cast<uint8_t>(kind) >= k_operation_kinds; };
  if (std::ranges::any_of(columns.kind(), bad_kind))
    return base::bad_input("an operation of a kind that does not exist");
  return {};
}

/// Sets the thread of every operation from the runs.
base::Status decode_threads(const wire::Operations& columns, std::vector<Operation>& operations) {
  size_t next = 0;
  for (int run = 0; run < columns.thread_size(); ++run) {
    const size_t length = columns.thread_run(run);
    if (length > operations.size() - next) return base::bad_input("the runs of threads are too long");
    const ThreadId thread(columns.thread(run));
    for (const size_t end = next + length; next < end; ++next) operations[next].thread = thread;
  }
  if (next != operations.size()) return base::bad_input("the runs of threads are too short");
  return {};
}

}  // namespace

base::Status decode_operations(const wire::Operations& columns, std::vector<Operation>& operations) {
  const size_t count = columns.kind().size();
  operations.clear();
  ANTECEDE_CHECK(check_lengths(columns, count));
  operations.resize(count);
  ANTECEDE_CHECK(decode_threads(columns, operations));

  IdColumnReader location(columns.location()), subject(columns.subject()), object(columns.object()),
      stack(columns.stack());
  const int64_t* value = columns.value().data();
  const int64_t* const value_end = value + columns.value_size();
  for (size_t i = 0; i < count; ++i) {
    Operation& operation = operations[i];
    const auto flags = static_cast<uint8_t>(columns.flags()[i]);
    operation.kind = static_cast<OperationKind>(columns.kind()[i]);
    operation.flags = flags & OperationColumns::k_own_flags;
    operation.subject = operation.is_access() ? location.next() : subject.next();
    operation.stack = stack.next_id<StackId>();
    if (flags & OperationColumns::k_with_object) operation.object = object.next();
    if (flags & OperationColumns::k_with_value && value != value_end) operation.value = *value++;
  }
  if (!location.at_end() || !subject.at_end() || !object.at_end() || value != value_end)
    return base::bad_input("a column is longer than the operations");
  return {};
}

}  // namespace antecede::trace
