#pragma once

#include <cstdint>
#include <vector>

#include "base/arena.h"
#include "base/error.h"
#include "ir/body.h"
#include "ir/symbols.h"

namespace antecede::ir {

/// A body under construction: what a front end fills and `RegisterAssigner` finishes. Memory is reused.
///
/// A front end works on *variables*: the machine's own registers, locals or stack slots, numbered from 0. Until
/// registers are assigned, every register slot of an instruction holds a variable. A wide value lives in its first
/// variable and makes the next one unreadable.
struct BodyDraft {
  /// No compiler comes near; a method made to blow up the graph (all instructions sharing one huge handler list)
  /// does.
  static constexpr size_t k_edge_limit = size_t(1) << 22;
  static base::Status too_many_edges() {
    return base::bad_input("its control flow graph has more than 4 million edges");
  }

  struct Parameter {
    uint32_t variable = 0;
    TypeId type;
  };

  std::vector<Instruction> instructions;
  std::vector<Block> blocks;
  std::vector<Edge> successors;
  std::vector<Edge> predecessors;
  std::vector<CatchClause> catches;
  std::vector<Register> operands;
  std::vector<RegisterInfo> registers;
  std::vector<Register> parameter_registers;
  std::vector<Line> lines;
  std::vector<int32_t> switch_keys;
  std::vector<ArrayData> array_data;

  uint32_t variable_count = 0;
  std::vector<Parameter> parameters;
  TypeId return_type;

  void clear();

  /// Fills `predecessors` from `successors`.
  void connect_predecessors();

  /// Copies everything into one piece of arena memory.
  const Body* seal(base::ConcurrentArena& arena) const;

 private:
  std::vector<uint32_t> counts_;
};

/// A body that stands for broken bytecode.
const Body* seal_error(std::string_view message, base::ConcurrentArena& arena);

}  // namespace antecede::ir
