#pragma once

#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

#include "base/arena.h"
#include "base/zeroed_table.h"
#include "ir/hierarchy/ancestor_sets.h"
#include "ir/hierarchy/class_order.h"
#include "ir/program.h"

namespace antecede::ir {

class Hierarchy;

/// What `Hierarchy::dispatch` answers, from tables whose size is that of the program, however deep its classes are.
///
/// All methods of one name and prototype are a *family*. Who declares one cuts the line of class numbers
/// (`ClassOrder`) into pieces, and in each piece the nearest declaration is the same one, so an answer is a binary
/// search in the pieces of a family; most have one or two. The nearest declaration is what runs, unless somewhere
/// between it and the method that is called a declaration does not override the one above (another package, final,
/// internal). A piece knows the lowest such place; for methods called from above it, the declarations on the way are looked at one by
/// one. Families are cut when first asked for; thread-safe.
class DispatchTables {
 public:
  DispatchTables(const Program& program, const Hierarchy& hierarchy, const ClassOrder& order,
                 const AncestorSets& sets);

  MethodId dispatch(ClassId receiver, MethodId method) const;

 private:
  /// What a piece of the line runs.
  struct Piece {
    uint32_t not_above = 0;  ///< Number of the class the called method must be declared in, or below.
    uint32_t answer = 0;     ///< A method, none, or k_ask_interfaces.
  };
  struct Declaration {
    ClassInterval reach;  ///< The class that declares it, and all below.
    MethodId method;
    uint32_t above = 0;  ///< The next declaration upwards, + 1.
  };
  struct InterfaceDeclaration {
    TypeId type;
    MethodId method;
    bool is_default;
  };
  struct Family {
    std::span<const uint32_t> starts;  ///< Where the pieces begin, from 0.
    std::span<const Piece> pieces;
    std::span<const Declaration> declarations;  ///< By number of the class.
    std::span<const InterfaceDeclaration> interfaces;  ///< By type.
    bool has_default = false;
  };
  enum class Kind : uint8_t {
    Itself,     ///< Private or static: what is called is what runs.
    Unlisted,   ///< A constructor: no family.
    Sole,       ///< Of a class; nobody below declares it again, and it has code.
    Class,      ///< Of a class.
    Copy,       ///< Of a class that declares it twice.
    Interface,  ///< Of an interface.
    Internal,   ///< Of an interface; classes of an app cannot implement it.
  };
  /// What is known about a method that is called.
  struct Slot {
    const Family* family = nullptr;
    ClassInterval reach;
    Kind kind = Kind::Itself;
  };

  static constexpr uint32_t k_none = MethodId::k_none;
  static constexpr uint32_t k_ask_interfaces = k_none - 1;

  void sort_methods();
  bool is_listed(MethodId id) const;
  const Slot* make_slot(MethodId method) const;
  Kind kind_of(MethodId method, const Family& family) const;
  const Family* cut_family(std::span<const MethodId> methods) const;
  void add_interfaces(std::span<const MethodId> methods, Family& family) const;
  std::vector<uint32_t> connect(std::span<Declaration> declarations) const;
  void cut_pieces(std::span<const uint32_t> lowest_break, Family& family) const;
  uint32_t answer_of(MethodId method) const;

  static size_t piece_of(const Family& family, uint32_t number);
  MethodId finish(uint32_t answer, ClassId receiver, const Family& family, MethodId method) const;
  MethodId select_one_by_one(uint32_t number, const Slot& slot, MethodId method) const;
  MethodId select_seen(uint32_t number, const Slot& slot) const;
  const Declaration* nearest(const Family& family, uint32_t number) const;
  MethodId default_method(ClassId receiver, const Family& family, MethodId method) const;

  template <class T>
  std::span<const T> keep(const std::vector<T>& items) const;

  const Program& program_;
  const Hierarchy& hierarchy_;
  const ClassOrder& order_;
  const AncestorSets& sets_;
  std::vector<MethodId> sorted_;  // By name and prototype.
  base::ZeroedTable<uint32_t> place_;  // In sorted_, + 1.
  base::ZeroedTable<const Slot*> slots_;
  Slot itself_, unlisted_;
  mutable std::mutex mutex_;  // Guards the arena, and that a family is cut once.
  mutable base::Arena arena_;
};

}  // namespace antecede::ir
