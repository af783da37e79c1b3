#include "ir/body_draft.h"

#include <cstring>
#include <new>

namespace antecede::ir {

/// Lays the parts of a body out behind its header: first all are announced, then memory is taken, then they are
/// copied.
class BodyPacker {
 public:
  template <class T>
  void add(Body::Part part, std::span<const T> items) {
    static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= 8);
    header_.start_[part] = static_cast<uint32_t>(size_ / 8);
    header_.count_[part] = static_cast<uint32_t>(items.size());
    sources_[part] = {items.data(), items.size_bytes()};
    size_ += (items.size_bytes() + 7) / 8 * 8;
  }
  template <class T>
  void add(Body::Part part, const std::vector<T>& items) {
    add(part, std::span<const T>(items));
  }

  const Body* pack(base::ConcurrentArena& arena) const {
    std::byte* memory = arena.allocate(size_);
    for (size_t i = 0; i < Body::k_part_count; ++i)
      if (sources_[i].size) std::memcpy(memory + header_.start_[i] * size_t(8), sources_[i].data, sources_[i].size);
    return new (memory) Body(header_);
  }

  static const Body* pack_draft(const BodyDraft& draft, base::ConcurrentArena& arena) {
    BodyPacker packer;
    packer.add(Body::k_array_data, draft.array_data);
    packer.add(Body::k_instructions, draft.instructions);
    packer.add(Body::k_blocks, draft.blocks);
    packer.add(Body::k_successors, draft.successors);
    packer.add(Body::k_predecessors, draft.predecessors);
    packer.add(Body::k_catches, draft.catches);
    packer.add(Body::k_operands, draft.operands);
    packer.add(Body::k_registers, draft.registers);
    packer.add(Body::k_parameters, draft.parameter_registers);
    packer.add(Body::k_lines, draft.lines);
    packer.add(Body::k_switch_keys, draft.switch_keys);
    return packer.pack(arena);
  }

  static const Body* pack_error(std::string_view message, base::ConcurrentArena& arena) {
    BodyPacker packer;
    packer.add(Body::k_error, std::span<const char>(message));
    return packer.pack(arena);
  }

 private:
  struct Source {
    const void* data = nullptr;
    size_t size = 0;
  };
  Body header_;
  Source sources_[Body::k_part_count];
  size_t size_ = (sizeof(Body) + 7) / 8 * 8;
};

void BodyDraft::clear() {
  instructions.clear(), blocks.clear(), successors.clear(), predecessors.clear(), catches.clear(), operands.clear();
  registers.clear(), parameter_registers.clear(), lines.clear(), switch_keys.clear(), array_data.clear();
  variable_count = 0;
  parameters.clear();
  return_type = TypeId();
}

void BodyDraft::connect_predecessors() {
  counts_.assign(blocks.size(), 0);
  for (Edge edge : successors) ++counts_[edge.block().value()];
  uint32_t next = 0;
  for (size_t i = 0; i < blocks.size(); ++i) {
    blocks[i].first_predecessor = next;
    blocks[i].predecessor_count = 0;
    next += counts_[i];
  }
  predecessors.resize(next);
  for (size_t i = 0; i < blocks.size(); ++i) {
    const uint32_t first = blocks[i].first_successor;
    const uint32_t last = first + blocks[i].normal_successor_count + blocks[i].catch_count;
    for (uint32_t s = first; s < last; ++s) {
      Block& target = blocks[successors[s].block().value()];
      predecessors[target.first_predecessor + target.predecessor_count++] =
          Edge(BlockId(i), successors[s].exceptional());
    }
  }
}

const Body* BodyDraft::seal(base::ConcurrentArena& arena) const {
  return BodyPacker::pack_draft(*this, arena);
}

const Body* seal_error(std::string_view message, base::ConcurrentArena& arena) {
  return BodyPacker::pack_error(message, arena);
}

}  // namespace antecede::ir
