#pragma once

#include "ir/program.h"
#include "model/semantics.h"
#include "runtime/class.h"
#include "runtime/recorder.h"

namespace antecede::runtime {

/// Which accesses to memory a recorder is told of, by its scope and by what the fields mean (model::Semantics); and
/// which of them are safe between threads. Asked when methods are decoded and when a place is met first.
class RecordedFields {
 public:
  RecordedFields(Machine& machine, RecordScope scope);

  bool tells(const Field& field) const;
  /// Whether it belongs to a class of java.util.concurrent: who explores orders has to know of those.
  bool is_concurrent(const Field& field) const;
  /// Elements of arrays that the method accesses.
  bool tells_elements(const Method& method) const { return scope_ == RecordScope::Everything || !method.framework; }
  /// Whether calls that the app makes are marked.
  bool marks_calls() const { return scope_ != RecordScope::Observable; }
  /// Whether threads may stop at what the recorder is told: then that is an instruction of its own.
  bool may_stop() const { return scope_ != RecordScope::Observable; }
  /// Volatile, or of a class marked `@Atomic`.
  bool is_atomic(const Field& field) const;
  /// The class, or one above it, is marked `@Atomic`.
  bool is_atomic(const Class& type) const;

 private:
  const ir::Program& program_;
  const model::Semantics& semantics_;
  RecordScope scope_;
};

}  // namespace antecede::runtime
