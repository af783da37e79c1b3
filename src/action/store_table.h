#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "action/hidden_code.h"
#include "ir/hierarchy.h"
#include "ir/program.h"
#include "pointer/solver.h"

namespace antecede::action {

/// Who calls each node, as far as instructions of the program do.
struct NodeCallers {
  std::vector<std::vector<std::pair<pointer::NodeId, uint32_t>>> calls;  ///< By node: who calls it, by which call.
  std::vector<uint8_t> otherwise;  ///< By node: also in ways that no instruction of the program stands for.
};

/// Which places of code that can run put a value into a field of these objects.
///
/// It knows no values, so each question has one answer, which is found once: who asks for the field of a thousand
/// contexts that share their objects pays for one.
class StoreTable {
 public:
  /// The value of a register or, of a setter (`void set(int n) { this.n = n; }`), of an operand of a call of it.
  struct Source {
    pointer::NodeId node;
    uint32_t instruction = 0;  ///< Of the node's own code: the store, or the call.
    uint32_t number = 0;       ///< The register, or which operand.
    ir::Kind kind{};           ///< Of what is stored.
    uint32_t where = pointer::k_no_splice;  ///< Of a store: the splice that it is in, if any. Of a call: which one.
    bool is_call = false;
  };
  struct Sources {
    bool keeps_default = false;  ///< Some constructor leaves the field as it is.
    bool is_stored = false;      ///< Some code stores into the field, maybe of other objects.
    bool is_open = false;        ///< There are more: in code that nobody looks at, or too many to look at.
    std::vector<Source> places;
    size_t number = 0;  ///< Questions are numbered as they are asked.
  };

  /// All arguments must outlive the table.
  StoreTable(const ir::Program& program, const ir::Hierarchy& hierarchy, const pointer::Solver& solver,
             const HiddenCode& hidden, const NodeCallers& callers);

  /// `bases` null: a static field. `at_first`: only what constructors do. Sets that are asked about must outlive the
  /// table if `lasting`.
  const Sources& of(ir::FieldId field, const pointer::ObjectSet* bases, bool at_first, bool lasting);
  bool is_stored(ir::FieldId field) const { return stores_.contains(field); }
  /// Sets with the same objects have the same number.
  uint32_t number_of(const pointer::ObjectSet& set, bool lasting);

 private:
  struct Store {
    ir::MethodId method;
    uint32_t instruction = 0;
    bool in_constructor = false;
    std::vector<uint8_t> is_setter;  // By node of the method.
  };
  struct ByContent {
    struct Hash {
      size_t operator()(const pointer::ObjectSet* set) const { return absl::HashOf(*set); }
    };
    struct Equal {
      bool operator()(const pointer::ObjectSet* a, const pointer::ObjectSet* b) const { return *a == *b; }
    };
  };

  static constexpr size_t k_most_stores = 64;
  static constexpr uint32_t k_static = UINT32_MAX;

  void find_stores();
  bool is_setter(pointer::NodeId node, const ir::Instruction& store) const;
  bool is_set_by_constructor(ir::FieldId field);
  bool find_set_by_constructor(ir::FieldId field) const;
  void find(ir::FieldId field, const pointer::ObjectSet* bases, bool at_first, Sources& sources);
  void add_spliced(const Store& store, const pointer::ObjectSet* bases, Sources& sources);
  bool is_of(pointer::NodeId node, pointer::Local base, const pointer::ObjectSet* bases) const;
  void add_callers(pointer::NodeId node, const ir::Instruction& store, const pointer::ObjectSet& bases, Sources& sources);

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const pointer::Solver& solver_;
  const HiddenCode& hidden_;
  const NodeCallers& callers_;
  absl::flat_hash_map<ir::FieldId, std::vector<Store>> stores_;
  absl::flat_hash_map<ir::MethodId, std::vector<pointer::NodeId>> nodes_of_;
  /// Methods that became part of callers: of which nodes, and which splices there.
  absl::flat_hash_map<ir::MethodId, std::vector<std::pair<pointer::NodeId, uint32_t>>> spliced_;
  absl::flat_hash_map<ir::FieldId, bool> set_by_constructor_;
  std::deque<pointer::ObjectSet> kept_;
  absl::flat_hash_map<const pointer::ObjectSet*, uint32_t> numbers_;
  absl::flat_hash_map<const pointer::ObjectSet*, uint32_t, ByContent::Hash, ByContent::Equal> numbers_by_content_;
  absl::flat_hash_map<std::pair<ir::FieldId, std::pair<uint32_t, bool>>, std::unique_ptr<const Sources>> answers_;
};

}  // namespace antecede::action
