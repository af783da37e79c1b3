#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/origin.h"
#include "model/code_names.h"
#include "runtime/classes/class.h"
#include "runtime/report/run_notes.h"

namespace antecede::runtime {

/// A line of a stack as the code has it, before it is shown to anybody.
struct CodePlace {
  NotedFrame frame;                ///< With the names of the code.
  const Class* owner = nullptr;    ///< Null: the program has no such class.
  const Method* method = nullptr;  ///< Null: it is not known which of several, or there is none.
};

/// What people read of the classes, methods and lines that a machine executes: the names of the source, and whose
/// code it is.
///
/// Stands between the machine, which runs under the names that R8 gave, and what it records and reports. The program
/// itself never sees these names. Without `model::CodeNames`, the names of the code are taken for those of the
/// source, and all that is not the model is own code. Of a method that R8 has inlined, only the mapping knows
/// something: it has no canonical name, so the code of a lambda that was inlined has the number that the compiler gave
/// it. Where the mapping names no file, a likely one is shown.
class ShownNames {
 public:
  /// Both outlive this; the names may be null.
  ShownNames(const ir::Program& program, const model::CodeNames* names) : program_(program), names_(names) {}

  base::Origin origin(const Class& type) const;
  /// As `Class::java_name` and `Class::readable_name`.
  std::string class_name(const Class& type) const;
  std::string readable_name(const Class& type) const;
  /// Of a name as Class.getName gives it; also of a class that the machine made for a lambda.
  std::string class_name(std::string_view name) const;
  /// What race ids call the class; empty: just its name.
  std::string canonical(const Class& type) const;
  bool is_renamed(const Class& type) const;
  /// `com.x.Main.run()V`
  std::string describe(const Method& method) const;
  /// A field: name, class and whether both are only those of the code.
  struct FieldNames {
    std::string class_name, name, canonical;
    bool renamed = false;
  };
  FieldNames field(ir::FieldId id) const;

  /// The place of a line in a method.
  CodePlace place(const Method& method, uint32_t line) const;
  /// What people read of the method, without a line.
  NotedFrame method(const Method& method) const;
  /// Whether the lines of a method are to be retraced: else all its frames are `method` and a line.
  bool is_retraced(const Method& method) const;
  /// The frames behind the last of these places, the innermost first: several if R8 has inlined methods. The places
  /// before it are what it called, and outlines, which are shown in their caller. Empty: so is the last one, and its
  /// caller has to be asked. `thrown`, if the first place threw it: the class of the exception.
  std::vector<NotedFrame> frames(std::span<const CodePlace> places, std::string_view thrown = {}) const;

 private:
  const apk::Mapping* mapping() const { return names_ ? names_->mapping() : nullptr; }
  NotedFrame shown(const CodePlace& place) const;
  NotedFrame inlined(const apk::RetracedFrame& retraced) const;

  const ir::Program& program_;
  const model::CodeNames* names_;
};

/// A stack, innermost place first, as people read it. `thrown`: the class of the exception, if it is one's stack.
std::vector<NotedFrame> shown_stack(const ShownNames& names, const std::vector<CodePlace>& places,
                                    std::string_view thrown = {});

}  // namespace antecede::runtime
