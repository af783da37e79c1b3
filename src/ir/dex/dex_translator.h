#pragma once

#include <cstdint>
#include <vector>

#include "base/error.h"
#include "dex/code.h"
#include "dex/debug_info.h"
#include "ir/body_draft.h"
#include "ir/dex/dex_tables.h"
#include "ir/dex/dex_translation.h"
#include "ir/program.h"

namespace antecede::ir {

/// Turns one method's Dalvik code into a draft: splits it into basic blocks, drops what cannot be reached, joins
/// calls with their move-result, and rewrites every instruction with program-wide symbols. Reused from method to
/// method.
class DexTranslator {
 public:
  /// `draft` is overwritten. Fails where the code is broken; a broken line table only loses the lines
  /// (`lines_broken()` says so).
  base::Status translate(const dex::DexFile& file, const DexTables& tables, const Program& program, MethodId method,
                         BodyDraft& draft);
  bool lines_broken() const { return lines_broken_; }

 private:
  /// Instructions `[first, end)` of the decoded code that run together.
  struct Span {
    uint32_t first = 0;
    uint32_t end = 0;
    BlockId block;  ///< none: unreachable
  };
  static constexpr uint32_t k_no_try = UINT32_MAX;

  base::Status place_parameters(const dex::CodeItem& code, const Method& method);
  void mark_tries();
  base::Status mark_leaders();
  void cut_spans();
  base::Status find_reachable();
  void number_blocks();
  base::Status emit_blocks();
  base::Status emit(const dex::Instruction& insn, uint32_t position);
  base::Status emit_invoke(const dex::Instruction& insn, Instruction out);
  base::Status emit_polymorphic(const dex::Instruction& insn, Instruction out);
  base::Status emit_custom(const dex::Instruction& insn, Instruction out);
  base::Status emit_call(const dex::Instruction& insn, Instruction out, const Proto& proto, bool has_receiver);
  base::Status emit_filled_array(const dex::Instruction& insn, Instruction out);
  void emit_switch(const dex::Instruction& insn, Instruction out);
  void emit_fill_array(const dex::Instruction& insn, Instruction out);
  void emit_successors(const Span& span);
  void take_result(Instruction& out);

  const dex::Instruction& last_of(const Span& span) const;
  bool throws_to_handler(const Span& span) const;
  uint32_t span_at(uint32_t pc) const { return span_of_[code_.at_pc[pc]]; }
  const dex::SwitchPayload& switch_of(const dex::Instruction& insn) const;
  uint32_t symbol(const dex::Instruction& insn) const;
  void collect_catch_types();
  template <class Visit>
  void for_each_target(const Span& span, Visit visit) const;

  // The method at hand.
  const DexTables* tables_ = nullptr;
  const Program* program_ = nullptr;
  BodyDraft* draft_ = nullptr;
  bool lines_broken_ = false;

  // Work space.
  dex::DecodedCode code_;
  std::vector<dex::LineEntry> lines_;
  std::vector<uint32_t> try_of_;    // Per instruction: index of its try, or k_no_try.
  std::vector<TypeId> catch_type_;  // Per instruction that starts a handler; empty without handlers.
  std::vector<uint8_t> leader_;     // Per instruction: starts a span.
  std::vector<uint32_t> span_of_;   // Per instruction that starts a span.
  std::vector<Span> spans_;
  std::vector<uint32_t> stack_;
  uint32_t position_ = 0;  // Of the instruction being emitted.
};

}  // namespace antecede::ir
