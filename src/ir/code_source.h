#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/arena.h"
#include "base/error.h"
#include "ir/body.h"
#include "ir/class/class_marks.h"
#include "ir/ids.h"
#include "ir/reflection_data.h"

namespace antecede::ir {

class Program;

/// A constant a static field starts with.
struct Constant {
  enum class Kind : uint8_t { Null, Number, String, Type, MethodHandle, MethodType };
  Kind kind = Kind::Null;
  uint64_t bits = 0;  ///< Numbers: the value (float and double: IEEE bits).
  StringId string;
  TypeId type;
  HandleId handle;
  ProtoId proto;
};

/// What is asked for rarely, so it is read when asked: nesting, generic signature, initial values.
struct ClassDetails {
  TypeId enclosing_class;
  MethodRefId enclosing_method;
  bool is_inner = false;
  StringId inner_name;  ///< none: anonymous, or not inner
  uint32_t inner_flags = 0;
  std::vector<TypeId> member_classes;
  std::string signature;  ///< Empty if not generic.
  std::vector<std::pair<MethodId, std::string>> method_signatures;
  std::vector<std::pair<FieldId, std::string>> field_signatures;
  std::vector<std::pair<FieldId, Constant>> static_values;  ///< Fields not listed start with zero.
};

/// Where classes came from: one DEX file, or the class files of one jar. It knows how to make bodies of its methods.
class CodeSource {
 public:
  virtual ~CodeSource() = default;
  virtual const std::string& name() const = 0;
  /// What its diagnostics are about: `dex` or `class`, as in `dex.bad-method`.
  virtual std::string_view format() const = 0;
  /// Builds the body of one of its methods into `arena`. Thread-safe. Fails where the bytecode is broken.
  virtual base::Result<const Body*> build_body(const Program& program, MethodId method,
                                               base::ConcurrentArena& arena) const = 0;
  /// Calls with each string constant of a method's code, in its order. Needs no body where the source can do without;
  /// broken code gives none, or some.
  virtual void for_each_string(const Program& program, MethodId method,
                               const std::function<void(StringId)>& visit) const;
  virtual base::Result<ClassDetails> details(const Program& program, ClassId id) const = 0;
  /// What only reflection asks for. A source that does not keep it gives nothing.
  virtual base::Result<ReflectionData> reflection(const Program& program, ClassId id) const;
  /// Which annotations there are. Only class files tell: the framework's are nothing else.
  virtual ClassMarks marks(const Program& program, ClassId id) const;
};

inline base::Result<ReflectionData> CodeSource::reflection(const Program&, ClassId) const {
  return ReflectionData();
}

inline ClassMarks CodeSource::marks(const Program&, ClassId) const {
  return ClassMarks();
}

}  // namespace antecede::ir
