#pragma once

#include <vector>

#include "base/bytes.h"
#include "dex/debug_info.h"

namespace antecede::dex {

/// Hears what a debug stream says, in order of rising pc. The functions that return bool return false for a
/// register that does not exist.
class DebugListener {
 public:
  virtual ~DebugListener() = default;
  virtual void line(uint32_t pc, uint32_t number) = 0;
  virtual bool start(const LocalVariable&) { return true; }
  virtual bool end(uint32_t /*reg*/, uint32_t /*pc*/) { return true; }
  virtual bool restart(uint32_t /*reg*/, uint32_t /*pc*/) { return true; }
};

/// The state machine of one `debug_info_item`.
class DebugStream {
 public:
  DebugStream(const DexFile& file, uint32_t offset) : file_(file), reader_(file.bytes(), offset) {}

  /// Reads first line and parameter names; `names` may be null. Then `run` may follow.
  bool read_head(std::vector<StringIndex>* names);
  /// Runs to the end of the sequence, at most `most_steps`, stopping silently before the first line at or
  /// behind pc `limit`.
  bool run(DebugListener& listener, size_t most_steps, uint32_t limit);

  uint32_t line() const { return line_; }
  const char* complaint() const { return complaint_; }

 private:
  enum class Step : uint8_t { Continue, Stop, Fail };

  Step step(uint8_t opcode, DebugListener& listener, uint32_t limit);
  Step start_local(DebugListener& listener, bool with_signature);
  Step special(uint8_t opcode, DebugListener& listener, uint32_t limit);
  Step advance(uint32_t distance);
  Step touch_register(bool known_register);
  /// An index stored one too high; none for NO_INDEX. Fails the reader if it is not below `count`.
  uint32_t optional_index(uint32_t count);
  Step fail(const char* complaint);

  const DexFile& file_;
  base::ByteReader reader_;
  uint32_t pc_ = 0;
  uint32_t line_ = 0;
  bool bad_index_ = false;
  const char* complaint_ = "";
};

}  // namespace antecede::dex
