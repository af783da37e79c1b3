#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <absl/container/flat_hash_map.h>

#include "ir/program.h"
#include "model/original_names.h"

namespace antecede::model {

/// Where a class stands in the source.
struct Nesting {
  enum class Kind : uint8_t {
    Plain,         ///< By itself, or nothing is known of its place.
    Member,        ///< A named member of `outer`.
    Local,         ///< Named, but inside of a method or initialiser of `outer`.
    Anonymous,     ///< The same without a name.
    Lambda,        ///< A compiler made it, for a lambda or a method reference in `outer`.
    CompilerMade,  ///< A compiler made it for its own purposes.
  };
  Kind kind = Kind::Plain;
  ir::ClassId outer;  ///< Defined in the program, unless the class is Plain or CompilerMade.
  ir::MethodId
      method;  ///< Local, Anonymous: the method around it, as the compiler says; none: an initialiser, or unknown.
  std::string name;  ///< Member, Local: its own.

  /// Whether it stands inside of a method, as far as one can see.
  bool is_piece() const { return kind == Kind::Local || kind == Kind::Anonymous || kind == Kind::Lambda; }
};

/// Tells where classes stand: by what the compiler wrote into them, else (R8 drops that by default) by their original
/// names. Reads a class when it is first asked for.
class ClassNesting {
 public:
  /// Both outlive this.
  ClassNesting(const ir::Program& program, const OriginalNames& names) : program_(program), names_(names) {}

  const Nesting& of(ir::ClassId id);

 private:
  Nesting read(ir::ClassId id) const;
  Nesting from_attributes(ir::ClassId id, std::string_view name) const;
  Nesting from_name(ir::ClassId id, std::string_view name) const;
  void find_lambda(ir::ClassId id, std::string_view name, Nesting& nesting) const;

  const ir::Program& program_;
  const OriginalNames& names_;
  absl::flat_hash_map<ir::ClassId, std::unique_ptr<const Nesting>> known_;
};

}  // namespace antecede::model
