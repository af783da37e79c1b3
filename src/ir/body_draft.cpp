#include "ir/body_draft.h"

#include <cstring>
#include <new>

namespace antecede::ir {

namespace {

/// Lays spans out one after the other: first adds up the sizes, then copies.
class Packer {
 public:
  explicit Packer(std::byte* memory) : next_(memory) {}

  template <class T>
  static size_t size_of(const std::vector<T>& items) {
    return (items.size() * sizeof(T) + 7) / 8 * 8;
  }

  template <class T>
  std::span<const T> put(const std::vector<T>& items) {
    static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= 8);
    T* copy = reinterpret_cast<T*>(next_);
    if (!items.empty()) std::memcpy(next_, items.data(), items.size() * sizeof(T));
    next_ += size_of(items);
    return {copy, items.size()};
  }

 private:
  std::byte* next_;
};

constexpr size_t k_header = (sizeof(Body) + 7) / 8 * 8;

}  // namespace

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
  size_t size = k_header + Packer::size_of(instructions) + Packer::size_of(blocks) + Packer::size_of(successors) +
                Packer::size_of(predecessors) + Packer::size_of(catches) + Packer::size_of(operands) +
                Packer::size_of(registers) + Packer::size_of(parameter_registers) + Packer::size_of(lines) +
                Packer::size_of(switch_keys) + Packer::size_of(array_data);
  std::byte* memory = arena.allocate(size);
  Packer packer(memory + k_header);
  Body* body = new (memory) Body;
  body->array_data = packer.put(array_data);
  body->instructions = packer.put(instructions);
  body->blocks = packer.put(blocks);
  body->successor_pool = packer.put(successors);
  body->predecessor_pool = packer.put(predecessors);
  body->catch_pool = packer.put(catches);
  body->operand_pool = packer.put(operands);
  body->registers = packer.put(registers);
  body->parameters = packer.put(parameter_registers);
  body->lines = packer.put(lines);
  body->switch_keys = packer.put(switch_keys);
  return body;
}

const Body* seal_error(std::string_view message, base::ConcurrentArena& arena) {
  std::byte* memory = arena.allocate(k_header + message.size());
  char* text = reinterpret_cast<char*>(memory + k_header);
  std::memcpy(text, message.data(), message.size());
  Body* body = new (memory) Body;
  body->error = {text, message.size()};
  return body;
}

}  // namespace antecede::ir
