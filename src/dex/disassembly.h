#pragma once

#include <cstdint>
#include <string>

#include "dex/code.h"

namespace antecede::dex {

/// Appends what stands at `pc` in the notation of `dexdump -d`: `0002: invoke-direct {v0}, LFoo;.<init>:()V
/// // method@0001`, or a payload as `0010: packed-switch-data (10 units)`. No line end. Returns its length in
/// code units, 0 if it cannot be decoded. Indices must be known to be good, as they are after `decode_code`.
uint32_t append_disassembly(const DexFile& file, std::span<const uint16_t> units, uint32_t pc, std::string& out);

/// Appends `(ILjava/lang/String;)V`.
void append_signature(const DexFile& file, ProtoIndex proto, std::string& out);

/// Appends the text in quotes, escaped as dexdump escapes constant values (but not the operands of const-string).
void append_quoted(std::string_view text, std::string& out);

}  // namespace antecede::dex
