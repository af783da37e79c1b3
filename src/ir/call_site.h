#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ir/ids.h"

namespace antecede::ir {

/// A method handle constant: a field accessor or a way to call a method.
struct Handle {
  enum class Kind : uint8_t {
    StaticPut,
    StaticGet,
    InstancePut,
    InstanceGet,
    InvokeStatic,
    InvokeVirtual,
    InvokeConstructor,
    InvokeDirect,
    InvokeInterface,
  };
  Kind kind = Kind::InvokeStatic;
  FieldRefId field;
  MethodRefId method;
};

const char* handle_kind_name(Handle::Kind kind);

/// A lambda or method reference: an object of a functional interface that calls `implementation`.
///
/// `list.forEach(x -> use(x, y))` captures y (parameter of `factory`) and implements `accept(Object)` (`erased`) by
/// calling the body with (y, x), x cast as `instantiated` says.
struct ClosureSite {
  TypeId interface;
  StringId method_name;
  ProtoId erased;        ///< The interface method's own prototype.
  ProtoId instantiated;  ///< With the type arguments filled in.
  HandleId implementation;
  bool serializable = false;
  std::vector<TypeId> markers;   ///< Further interfaces of an intersection cast.
  std::vector<ProtoId> bridges;  ///< Further prototypes under the same name.
};

/// A string concatenation: constants and arguments in order.
struct ConcatSite {
  struct Piece {
    bool is_argument = false;
    StringId text;  ///< Where it is a constant.
  };
  std::vector<Piece> pieces;
};

/// A method that every record has and the Java runtime writes (`ObjectMethods.bootstrap`).
struct RecordSite {
  enum class Kind : uint8_t { Equals, HashCode, ToString };
  Kind kind = Kind::ToString;
  TypeId type;                     ///< The record.
  std::vector<FieldRefId> fields;  ///< What it reads, in order.
};

const char* record_kind_name(RecordSite::Kind kind);

/// A call site whose bootstrap method has no meaning for us; the call is opaque.
struct UnknownSite {
  std::string reason;
};

/// What an `invoke-custom` (or `invokedynamic`) does. `factory` types its operands and its result.
struct CallSite {
  ProtoId factory;
  StringId name;
  HandleId bootstrap;
  std::variant<UnknownSite, ClosureSite, ConcatSite, RecordSite> meaning;
};

}  // namespace antecede::ir
