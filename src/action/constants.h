#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "action/store_table.h"
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
class Constants {
 public:
  Constants(const ir::Program& program, const ir::Hierarchy& hierarchy, const pointer::Solver& solver);
  ~Constants();

  /// What operand `number` of a call of the node's code can be (receiver first). `Range::any()` where nobody knows.
  order::Range operand(pointer::NodeId node, uint32_t call, size_t number);
  /// Values that a field of the object can have. `at_first`: when its constructor is over.
  order::Range field(pointer::ObjectId object, ir::FieldId field, bool at_first = false);
  /// Whether the instruction can be reached, with the values that are known.
  bool is_reached(pointer::NodeId node, uint32_t instruction);
  bool is_block_reached(pointer::NodeId node, size_t block);

 private:
  using Value = std::optional<order::Range>;  // None: nothing gets there.
  struct Frame {
    pointer::NodeId node;  // Whose pointers count; none: not known.
    uint32_t splice = pointer::k_no_splice;  // It is a method that became part of that node's code.
    std::vector<Value> registers;
    /// Of a call that is looked at by itself: what its arguments point to; null where nobody knows.
    std::vector<const pointer::ObjectSet*> arguments;
    std::vector<bool> reached;  // Blocks.
    Value result;
  };
  /// What the instructions of a body gave when they were last looked at, of those that are not cheap.
  struct Results {
    std::vector<Value> values;
    std::vector<uint8_t> known;
    std::vector<uint8_t> moved;  // Registers whose value changed in the last round.
  };

  const Frame* frame_of(pointer::NodeId node);
  const Frame* frame_of(pointer::NodeId node, uint32_t splice);
  Frame enter(const Frame& outer, const ir::Body& body, uint32_t instruction, uint32_t splice);
  const ir::Body& body_of(const Frame& frame) const;
  const std::vector<pointer::Local>* locals_of(const Frame& frame) const;
  Value parameter(pointer::NodeId node, size_t number);
  bool is_called(pointer::NodeId node);
  void run(const ir::Body& body, Frame& frame, int depth);
  Value value(const ir::Body& body, const Frame& frame, uint32_t instruction, int depth);
  Value call(const ir::Body& body, const Frame& frame, uint32_t instruction, int depth);
  Value call_splice(const ir::Body& body, const Frame& frame, uint32_t instruction, uint32_t splice, int depth);
  Value load(const Frame& frame, const ir::Instruction& insn);
  const pointer::ObjectSet* pointed_to(const Frame& frame, pointer::Local local) const;
  Value load_static(const ir::Instruction& insn);
  bool has_constructors(const pointer::ObjectSet& objects);
  Value stored(ir::FieldId field, const pointer::ObjectSet* bases, bool at_first = false, bool lasting = true);
  Value find_stored(const StoreTable::Sources& sources);
  Value value_again(const ir::Body& body, const Frame& frame, uint32_t instruction, int depth, Results& results);
  void follow(const ir::Body& body, Frame& frame, size_t block, std::vector<uint32_t>& work) const;
  static NodeCallers find_callers(const ir::Program& program, const pointer::Solver& solver);

  static constexpr int k_most_calls = 5;            // One inside of the other.
  static constexpr int k_most_reference_calls = 2;  // The same, to see whether null is returned.
  static constexpr size_t k_most_instructions = 400;  // Of a method that is looked at for its arguments.
  static constexpr size_t k_most_remade = 20'000;
  static constexpr int k_most_rounds = 12;
  static constexpr size_t k_most_callers = 24;  // Of a node; beyond, anything may be given to it.

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const pointer::Solver& solver_;
  NodeCallers callers_;
  StoreTable stores_;
  std::vector<std::optional<Value>> stored_;     // By number of the sources: what is known for good.
  std::vector<std::optional<bool>> constructed_;  // By number of the set: whether constructors of all are called.
  enum class State : uint8_t { Unknown, BeingMade, Made };
  std::vector<State> states_;  // By node.
  std::vector<std::unique_ptr<Frame>> frames_;
  absl::flat_hash_map<std::pair<pointer::NodeId, uint32_t>, std::unique_ptr<Frame>> splice_frames_;  // Null: being made.
  /// Frames that were made while something they ask for was being made: they say less than they could, so they are made
  /// anew when they are asked for later.
  std::vector<std::unique_ptr<Frame>> unfinished_;
  size_t waits_ = 0;   // How often something was asked for that was being made.
  size_t remade_ = 0;  // Frames that were not kept.
  /// What a method returns for these arguments.
  absl::flat_hash_map<std::pair<pointer::NodeId, std::vector<int64_t>>, Value> returned_;
  int nesting_ = 0;
};

}  // namespace antecede::action
