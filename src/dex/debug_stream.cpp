#include "dex/debug_stream.h"

#include "dex/proto_shape.h"

namespace antecede::dex {
namespace {

enum DebugOpcode : uint8_t {
  k_end_sequence = 0,
  k_advance_pc = 1,
  k_advance_line = 2,
  k_start_local = 3,
  k_start_local_extended = 4,
  k_end_local = 5,
  k_restart_local = 6,
  k_prologue_end = 7,
  k_epilogue_begin = 8,
  k_set_file = 9,
  k_first_special = 10,
};

constexpr int k_line_base = -4;
constexpr int k_line_range = 15;

}  // namespace

DebugStream::Step DebugStream::fail(const char* complaint) {
  complaint_ = complaint;
  return Step::Fail;
}

uint32_t DebugStream::optional_index(uint32_t count) {
  uint32_t stored = reader_.uleb128();
  if (stored > count) bad_index_ = true;
  return stored - 1;  // wraps to none for 0
}

bool DebugStream::read_head(std::vector<StringIndex>* names) {
  line_ = reader_.uleb128();
  uint32_t count = reader_.uleb128();
  if (count > ProtoShape::k_most_parameters) reader_ = base::ByteReader({}, 1);
  for (uint32_t i = 0; i < count && reader_.ok(); ++i) {
    uint32_t index = optional_index(file_.string_count());
    if (names) names->push_back(StringIndex(index));
  }
  if (reader_.failed()) return fail("head is cut off or has too many parameters") != Step::Fail;
  if (bad_index_) return fail("index out of range") != Step::Fail;
  return true;
}

bool DebugStream::run(DebugListener& listener, size_t most_steps, uint32_t limit) {
  for (size_t i = 0; i < most_steps; ++i) {
    uint8_t opcode = reader_.u8();
    Step result = opcode == k_end_sequence ? Step::Stop : step(opcode, listener, limit);
    if (reader_.failed()) result = fail("runs past the end of the file");
    if (bad_index_) result = fail("index out of range");
    if (result != Step::Continue) return result == Step::Stop;
  }
  return fail("too long") != Step::Fail;
}

DebugStream::Step DebugStream::step(uint8_t opcode, DebugListener& listener, uint32_t limit) {
  switch (opcode) {
    case k_advance_pc: return advance(reader_.uleb128());
    case k_advance_line: line_ += static_cast<uint32_t>(reader_.sleb128()); return Step::Continue;
    case k_start_local:
    case k_start_local_extended: return start_local(listener, opcode == k_start_local_extended);
    case k_end_local: return touch_register(listener.end(reader_.uleb128(), pc_));
    case k_restart_local: return touch_register(listener.restart(reader_.uleb128(), pc_));
    case k_prologue_end:
    case k_epilogue_begin: return Step::Continue;
    case k_set_file: optional_index(file_.string_count()); return Step::Continue;
    default: return special(opcode, listener, limit);
  }
}

DebugStream::Step DebugStream::touch_register(bool known_register) {
  return known_register ? Step::Continue : fail("register out of range");
}

DebugStream::Step DebugStream::advance(uint32_t distance) {
  if (distance > UINT32_MAX - pc_) return fail("pc overflows");
  pc_ += distance;
  return Step::Continue;
}

DebugStream::Step DebugStream::start_local(DebugListener& listener, bool with_signature) {
  LocalVariable variable;
  variable.reg = reader_.uleb128();
  variable.start = pc_;
  variable.name = StringIndex(optional_index(file_.string_count()));
  variable.type = TypeIndex(optional_index(file_.type_count()));
  if (with_signature) variable.signature = StringIndex(optional_index(file_.string_count()));
  if (reader_.failed() || bad_index_) return Step::Continue;  // the caller complains
  return touch_register(listener.start(variable));
}

DebugStream::Step DebugStream::special(uint8_t opcode, DebugListener& listener, uint32_t limit) {
  int adjusted = opcode - k_first_special;
  line_ += static_cast<uint32_t>(k_line_base + adjusted % k_line_range);
  if (advance(static_cast<uint32_t>(adjusted / k_line_range)) == Step::Fail) return Step::Fail;
  if (pc_ >= limit) return Step::Stop;
  listener.line(pc_, line_);
  return Step::Continue;
}

}  // namespace antecede::dex
