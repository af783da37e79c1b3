#pragma once

#include <cstdint>

#include <absl/hash/hash.h>

#include "base/interner.h"
#include "ir/ids.h"
#include "pointer/ids.h"

namespace antecede::pointer {

/// What an abstract object stands for. It is all objects that one place in the code makes, in one context.
struct Object {
  enum class Kind : uint8_t {
    Made,       ///< By an instruction: `new`, an array, a native method that gives new objects.
    Copy,       ///< Of another object (`clone`), made by an instruction.
    Closure,    ///< A lambda or method reference.
    Text,       ///< A constant string; `key` is its StringId. `k_any_text`: any other.
    Number,     ///< A constant number that counts; `key` is its value. `k_any_number`: any other.
    ClassName,  ///< The name of a class as a string; `key` is the TypeId.
    Class,      ///< The Class object of the type `key`.
    Opaque,     ///< What a method returns that nobody defines.
    Harness,    ///< Made by the system: a component, an argument of a callback, the main thread; `key` as it likes.
    Proxy,      ///< Of java.lang.reflect.Proxy, for the interface `type`.
    Member,     ///< A Field (`instruction` 0), Method or Constructor object; `key` is the FieldId or MethodId.
    Worker,     ///< The threads that serve the queue `key`.
  };
  static constexpr uint32_t k_any_text = UINT32_MAX;
  static constexpr uint32_t k_any_number = UINT32_MAX;

  Kind kind = Kind::Made;
  ir::TypeId type;           ///< Its class; of a closure, the interface; of opaque ones what the method declares.
  ir::MethodId method;       ///< Whose instruction makes it.
  uint32_t instruction = 0;  ///< Which one.
  ContextId context;         ///< In which context the method is.
  uint32_t key = 0;

  bool operator==(const Object&) const = default;
};

/// All objects of an analysis, each once, in the order in which they were met.
class Objects {
 public:
  ObjectId of(const Object& object) { return objects_.intern(object); }
  const Object& operator[](ObjectId id) const { return objects_[id]; }
  size_t size() const { return objects_.size(); }

 private:
  struct Traits {
    static size_t hash(const Object& o) {
      return absl::HashOf(static_cast<uint8_t>(o.kind), o.type, o.method, o.instruction, o.context, o.key);
    }
    static bool equal(const Object& a, const Object& b) { return a == b; }
  };
  base::Interner<ObjectId, Object, Traits> objects_;
};

}  // namespace antecede::pointer
