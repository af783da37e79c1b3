#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "action/hidden_code.h"
#include "action/store_table.h"
#include "base/id.h"
#include "ir/hierarchy.h"
#include "ir/program.h"
#include "order/post.h"
#include "pointer/solver.h"

namespace antecede::action {

/// Which values the numbers of a program can have, where that can be read off the code: constants, copies of them, what
/// simple arithmetic makes of them, along calls (parameters of a node come from all its callers; a small method that is
/// called is looked at with the arguments it is given), and through fields of the objects that a reference can point to.
///
/// Branches that constants decide are followed: `nanos(5)` is 5,000,000, although its code has other returns. Of
/// references it is known whether they are null: 0 stands for null, 1 for anything else.
///
/// A question is answered by the least fixpoint of the units it depends on: every value begins as "nothing gets there"
/// and grows until all who read it agree. A unit is looked at when it is first read, and again when something that it
/// has read has grown. Values that grow too often become unknown, so this ends. An answer, once given, is final: what
/// it rests on has been settled with it. If the work has to stop before, every answer is "unknown".
class Constants {
 public:
  Constants(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics,
            const pointer::Solver& solver);
  ~Constants();

  /// What operand `number` of a call of the node's code can be (receiver first). `Range::any()` where nobody knows.
  order::Range operand(pointer::NodeId node, uint32_t call, size_t number);
  /// Values that a field of the object can have. `at_first`: when its constructor is over.
  order::Range field(pointer::ObjectId object, ir::FieldId field, bool at_first = false);
  /// Whether the instruction can be reached, with the values that are known.
  bool is_reached(pointer::NodeId node, uint32_t instruction);
  bool is_block_reached(pointer::NodeId node, size_t block);
  /// Whether control can go from the block to this one of its normal successors.
  bool is_way_open(pointer::NodeId node, size_t block, size_t successor);
  /// The same for a call, also where it is in a method that became part of the node's code.
  bool is_call_reached(pointer::NodeId node, uint32_t call);

 private:
  using Value = std::optional<order::Range>;  // None: nothing gets there.
  using UnitId = base::Id<struct UnitTag>;

  /// What the values of a body's registers are, as far as known.
  struct Frame {
    pointer::NodeId node;                    // Whose pointers count.
    uint32_t splice = pointer::k_no_splice;  // It is a method that became part of that node's code.
    std::vector<Value> given;                // Parameters, by register.
    std::vector<Value> registers;
    /// Of a call that is looked at by itself: what its arguments point to; null where nobody knows.
    std::vector<const pointer::ObjectSet*> arguments;
    std::vector<uint8_t> reached;  // Blocks.
    Value result;
  };
  /// Something whose values depend on those of other units: whoever reads a unit is looked at again when it grows.
  struct Unit {
    enum class Kind : uint8_t {
      Body,    ///< The code of a node, with what all its callers give.
      Part,    ///< The code of a short method that is part of a node, with what the code around it gives.
      Call,    ///< The code of a node, with the arguments of some calls.
      Stored,  ///< What places of the program store into a field.
    };
    Kind kind{};
    bool is_known = false;  ///< It was looked at.
    bool is_queued = false;
    bool is_open = false;  ///< It is being looked at.
    int depth = 0;         ///< Of a call: how many calls around it are looked at by themselves.
    uint32_t visits = 0;
    const StoreTable::Sources* sources = nullptr;
    Frame frame;
    Value stored;
    std::vector<UnitId> readers;
  };
  /// What the instructions of a body gave when they were last looked at, of those that are not cheap.
  struct Results {
    std::vector<Value> values;
    std::vector<uint8_t> known;
    std::vector<uint8_t> moved;  // Registers whose value changed in the last round.
  };
  /// Which ways a branch takes; all, if nothing else is said.
  struct Ways {
    bool none = false;  ///< Nothing gets there yet.
    size_t only = SIZE_MAX;
    bool has(size_t way) const { return !none && (only == SIZE_MAX || only == way); }
  };
  /// How a body is gone through.
  struct Pass {
    bool wants_result = true;
    bool widens = false;  ///< What still grows could be anything.
    int depth = 0;
  };

  // The fixpoint.
  template <class Question>
  auto settled(Question&& question);
  UnitId add_unit(Unit::Kind kind);
  void read(UnitId id);
  void look_again(UnitId id);
  void look_at(UnitId id);
  bool grow(Unit& unit);
  bool grow_body(Unit& unit);
  bool grow_part(Unit& unit);
  bool grow_stored(Unit& unit);
  bool give(Frame& frame, const ir::Body& body, std::span<const Value> values, bool widens);
  bool give(Frame& frame, ir::Register parameter, ir::Kind kind, const Value& value, bool widens);

  // What units there are. Null: there is no code.
  const Frame* frame_of(pointer::NodeId node);
  const Frame* frame_of(pointer::NodeId node, uint32_t splice);
  void prepare(Frame& frame, pointer::NodeId node, uint32_t splice) const;

  Value operand_now(pointer::NodeId node, uint32_t call, size_t number);
  bool is_reached_now(pointer::NodeId node, uint32_t instruction);
  bool is_block_reached_now(pointer::NodeId node, size_t block);
  bool is_way_open_now(pointer::NodeId node, size_t block, size_t successor);
  bool is_call_reached_now(pointer::NodeId node, uint32_t call);
  bool is_called(pointer::NodeId node);
  Value parameter(pointer::NodeId node, size_t number);
  const ir::Body& body_of(const Frame& frame) const;
  const std::vector<pointer::Local>* locals_of(const Frame& frame) const;

  // Code.
  bool run(const ir::Body& body, Frame& frame, const Pass& pass);
  Value value(const ir::Body& body, const Frame& frame, uint32_t instruction, int depth);
  Value value_again(const ir::Body& body, const Frame& frame, uint32_t instruction, int depth, Results& results);
  Ways ways(const ir::Body& body, const Frame& frame, size_t block) const;
  void follow(const ir::Body& body, const Frame& frame, size_t block, std::vector<uint32_t>& work) const;
  Value call(const ir::Body& body, const Frame& frame, uint32_t instruction, int depth);
  Value call_node(pointer::NodeId callee, const ir::Body& body, const Frame& frame, uint32_t instruction, int depth);
  Value call_splice(const ir::Body& body, const Frame& frame, uint32_t instruction, uint32_t splice, int depth);
  std::optional<std::vector<Value>> given_to(const ir::Body& callee, const ir::Body& body, const Frame& outer,
                                             uint32_t instruction) const;

  // Fields.
  Value load(const Frame& frame, const ir::Instruction& insn);
  const pointer::ObjectSet* pointed_to(const Frame& frame, pointer::Local local) const;
  Value load_static(const ir::Instruction& insn);
  bool has_constructors(const pointer::ObjectSet& objects);
  Value stored(ir::FieldId field, const pointer::ObjectSet* bases, bool at_first = false, bool lasting = true);
  Value find_stored(const StoreTable::Sources& sources);
  static NodeCallers find_callers(const ir::Program& program, const pointer::Solver& solver, const HiddenCode& hidden);

  static constexpr int k_most_calls = 5;            // One inside of the other.
  static constexpr int k_most_reference_calls = 2;  // The same, to see whether null is returned.
  static constexpr size_t k_most_instructions = 400;  // Of a method that is looked at for its arguments.
  static constexpr int k_most_rounds = 12;
  static constexpr uint32_t k_most_visits = 16;  // Of a unit; what grows more often could be anything.
  static constexpr int k_most_nesting = 64;      // Units that are looked at at once, one for the other.
  static constexpr size_t k_most_callers = 24;   // Of a node; beyond, anything may be given to it.

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const pointer::Solver& solver_;
  HiddenCode hidden_;
  NodeCallers callers_;
  StoreTable stores_;
  std::vector<std::optional<bool>> constructed_;  // By number of the set: whether constructors of all are called.

  base::IdVector<UnitId, std::unique_ptr<Unit>> units_;
  std::vector<UnitId> bodies_;  // By node.
  absl::flat_hash_map<std::pair<pointer::NodeId, uint32_t>, UnitId> parts_;
  /// By node, ranges of the arguments and what they point to.
  absl::flat_hash_map<std::pair<pointer::NodeId, std::vector<int64_t>>, UnitId> calls_;
  std::vector<UnitId> stored_;  // By number of the sources.
  absl::flat_hash_set<std::pair<UnitId, UnitId>> reads_;  // Who reads whom.
  std::deque<UnitId> work_;
  UnitId current_;
  int nesting_ = 0;
  bool gave_up_ = false;
};

}  // namespace antecede::action
