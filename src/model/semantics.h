#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "base/id.h"
#include "ir/app_loader.h"
#include "ir/hierarchy.h"
#include "model/intrinsics.h"
#include "model/natives.h"

namespace antecede::model {

/// What the classes, methods and fields of a loaded program mean to those who run or analyse it, by id. The one place
/// that knows how the model says it: tables (`intrinsics.inc`, `framework/natives`), annotations of package
/// `antecede`, and rules for classes of the library. Engines ask here and compare no names. See docs/model.md.
///
/// Only the framework's classes can say such a thing; annotations that an app carries mean nothing. Intrinsics are
/// found when this is made; marks when somebody first asks for something of a class; heap effects when somebody first
/// asks for one. May be asked from any number of threads. Program and hierarchy must outlive it.
class Semantics {
 public:
  Semantics(const ir::LoadedProgram& code, const ir::Hierarchy& hierarchy);
  Semantics(const Semantics&) = delete;
  Semantics& operator=(const Semantics&) = delete;
  ~Semantics();

  // What native methods do.

  /// None: the method has no concurrency meaning.
  std::optional<Intrinsic> intrinsic(ir::MethodId id) const;
  /// The heap effects of a native method; null: it is none, or an intrinsic.
  const NativeMethod* native(ir::MethodId id) const;

  // What can race.

  /// Whether accesses to the field count: of an app, those to fields that are not final; of the model, those to
  /// fields that are marked `@Observable` besides.
  bool is_observable(ir::FieldId id) const;
  /// Whether the field is safe between threads: volatile, or of a class that is.
  bool is_atomic(ir::FieldId id) const;
  /// The class, or one above it, is marked `@Atomic`.
  bool is_atomic(ir::ClassId id) const { return marks_of(id) & k_atomic; }

  // How far an engine looks.

  /// The class is part of the framework, not of the app.
  bool is_model(ir::ClassId id) const { return code_.is_boot(id); }
  /// Marked `@Concrete`: how the model works inside, which a static engine does not enter.
  bool is_concrete(ir::ClassId id) const { return marks_of(id) & k_concrete; }
  /// The same; also all methods of such a class, and what makes texts for people: `toString` of the model's classes,
  /// unless they are texts themselves (CharSequence).
  bool is_concrete(ir::MethodId id) const;
  /// Marked `@Mirrored`: what stands behind `!Engine.isAbstract()` stores no number and no null that an analysis has to
  /// know of.
  bool is_mirrored(ir::MethodId id) const;
  /// A device does not have it, and code of an app cannot see it: package `antecede`, what is marked `@Hidden`, what
  /// is inside of such a class, and members whose type names one. The hierarchy knows, because it resolves by it.
  bool is_hidden(ir::ClassId id) const { return hierarchy_.is_internal(id); }
  bool is_hidden(ir::MethodId id) const { return hierarchy_.is_internal(id); }
  bool is_hidden(ir::FieldId id) const { return hierarchy_.is_internal(id); }

  // Classes of the library that engines treat apart.

  /// Of java.util or a package below it: what it does, it does for its caller.
  bool is_utility(ir::ClassId id) const { return marks_of(id) & k_utility; }
  /// Of java.util.concurrent or a package below it: it orders what its callers do by its own fields.
  bool is_concurrent(ir::ClassId id) const { return marks_of(id) & k_concurrent; }
  /// Marked `@Plain`: it makes texts and numbers of what it is given, and nothing that is given to it goes anywhere.
  /// Such a mark counts for the framework's classes below a class and inside of it, and for those of a package, but not for
  /// one, or a method of one, that is marked `@Followed`.
  bool is_plain(ir::ClassId id) const { return marks_of(id) & k_plain; }
  /// Its class is, and it is not marked `@Followed` itself.
  bool is_plain(ir::MethodId id) const;
  /// Marked `@Holder`, in the same way: its objects only keep what others give them.
  bool is_holder(ir::ClassId id) const { return marks_of(id) & k_holder; }
  /// Hands the time on to those who ask: System, SystemClock, World.
  bool is_clock(ir::ClassId id) const { return marks_of(id) & k_clock; }

 private:
  using Marks = uint16_t;
  static constexpr Marks k_known = 1;  // Of a class: it and its members are looked at.
  static constexpr Marks k_observable = 2;
  static constexpr Marks k_atomic = 4;
  static constexpr Marks k_concrete = 8;
  static constexpr Marks k_utility = 16;
  static constexpr Marks k_concurrent = 32;
  static constexpr Marks k_clock = 64;
  static constexpr Marks k_plain = 128;
  static constexpr Marks k_holder = 256;
  static constexpr Marks k_mirrored = 512;
  static constexpr Marks k_followed = 1024;
  /// Natives by method: one more than the place in their list.
  struct NativeTable {
    Natives natives;
    base::IdVector<ir::MethodId, uint16_t> places;
  };

  static Marks meaning_of(std::string_view annotation);
  ir::MethodId find(std::string_view owner, std::string_view method, std::string_view descriptor) const;
  Marks marks_of(ir::ClassId id) const {
    const Marks known = classes_[id.value()].load(std::memory_order_acquire);
    return known ? known : look_at(id);
  }
  Marks look_at(ir::ClassId id) const;
  void look_at_one(ir::ClassId id) const;
  void mark_texts(ir::ClassId id) const;
  Marks rules_for(ir::ClassId id) const;
  Marks handed_down(ir::ClassId id) const;
  Marks marks_around(ir::ClassId id) const;
  Marks written_on(ir::ClassId id) const;
  void make_natives() const;

  const ir::LoadedProgram& code_;
  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  base::IdVector<ir::MethodId, uint8_t> intrinsics_;  // One more than the intrinsic; 0: none.
  // Those of a class and its members are written before the class is known, and never again.
  mutable std::mutex looking_;
  mutable std::unique_ptr<std::atomic<Marks>[]> classes_;
  mutable absl::flat_hash_map<ir::ClassId, Marks> written_;  // Of classes that others stand in.
  mutable base::IdVector<ir::FieldId, Marks> fields_;
  mutable base::IdVector<ir::MethodId, Marks> methods_;
  mutable std::once_flag natives_made_;
  mutable std::unique_ptr<const NativeTable> natives_;
};

}  // namespace antecede::model
