#pragma once

#include "ir/program.h"
#include "model/semantics.h"
#include "runtime/classes/class.h"
#include "runtime/record/observer.h"

namespace antecede::runtime {

/// Which accesses to memory are told, by its scope and by what the fields mean (model::Semantics); and
/// which of them are safe between threads. Asked when methods are decoded and when a place is met first.
class RecordedFields {
 public:
  RecordedFields(const Machine& machine, RecordScope scope);

  bool tells(const Field& field) const;
  /// Whether it belongs to a class of java.util.concurrent: who explores orders has to know of those.
  bool is_concurrent(const Field& field) const;
  /// Elements of arrays that the method accesses.
  bool tells_elements(const Method& method) const {
    if (scope_ == RecordScope::Everything) return true;
    return !method.framework && (may_stop() || !method.library);
  }
  /// Whether an access is the inner business of libraries: then it is told as such (`library_accessed`).
  static bool is_inside_library(const Method& method, const Field& field) {
    return method.library && field.owner->library;
  }
  /// Whether calls that the app makes are marked.
  bool marks_calls() const { return scope_ != RecordScope::Observable; }
  /// Whether threads may stop at what is told: then that is an instruction of its own.
  bool may_stop() const { return scope_ != RecordScope::Observable; }
  /// Whether stores of references are told, all of them: by who follows which objects others can reach.
  bool tells_stores() const { return tells_stores_; }
  /// Volatile, or of a class marked `@Atomic`.
  bool is_atomic(const Field& field) const;
  /// The class, or one above it, is marked `@Atomic`.
  bool is_atomic(const Class& type) const;

 private:
  const ir::Program& program_;
  const model::Semantics& semantics_;
  RecordScope scope_;
  bool tells_stores_ = false;
};

}  // namespace antecede::runtime
