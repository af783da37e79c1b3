#pragma once

#include <cstdint>

#include "base/id.h"
#include "runtime/class.h"
#include "runtime/recorder.h"

namespace antecede::runtime {

/// Which accesses to memory a recorder is told of, and which of them are safe between threads. Asked when methods are
/// decoded and when a place is met first; answers are kept.
///
/// Fields of the app count, unless they are final. Of the model's, only those marked `@Observable` do
/// (docs/model.md).
class RecordedFields {
 public:
  RecordedFields(Machine& machine, RecordScope scope) : machine_(machine), scope_(scope) {}

  bool tells(const Field& field);
  /// Whether it belongs to a class of java.util.concurrent: who explores orders has to know of those.
  static bool is_concurrent(const Field& field);
  /// Elements of arrays that the method accesses.
  bool tells_elements(const Method& method) const { return scope_ == RecordScope::Everything || !method.framework; }
  /// Whether calls that the app makes are marked.
  bool marks_calls() const { return scope_ != RecordScope::Observable; }
  /// Whether threads may stop at what the recorder is told: then that is an instruction of its own.
  bool may_stop() const { return scope_ != RecordScope::Observable; }
  /// Volatile, or of a class marked `@Atomic`.
  bool is_atomic(const Field& field);
  /// The class, or one above it, is marked `@Atomic`.
  bool is_atomic(const Class& type);

 private:
  enum class Answer : uint8_t { Unknown, No, Yes };

  bool is_observable(const Field& field);

  Machine& machine_;
  RecordScope scope_;
  base::IdVector<ir::FieldId, Answer> observable_;
  std::vector<Answer> atomic_;  // By class.
};

}  // namespace antecede::runtime
