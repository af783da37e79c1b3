#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/error.h"
#include "classfile/code.h"
#include "ir/body_draft.h"
#include "ir/class/class_blocks.h"
#include "ir/class/class_frame.h"
#include "ir/class/class_loaded.h"
#include "ir/class/class_regions.h"
#include "ir/class/class_spans.h"
#include "ir/class/class_translation.h"
#include "ir/program.h"

namespace antecede::ir {

/// Turns the stack code of one method of a class file into a draft, by abstract interpretation of the operand stack:
/// every span of code is read once, with the stack it is entered with; spans that nothing reaches are left out.
/// Reused from method to method.
///
/// Gives what DEX would have: `synchronized` methods with monitor instructions and a handler that releases the lock,
/// nested arrays made by reflection, calls of private methods direct.
class ClassTranslator {
 public:
  explicit ClassTranslator(const Program& program) : program_(program), symbols_(program.symbols()) {}
  ClassTranslator(const ClassTranslator&) = delete;

  /// `draft` is overwritten. Fails where the code is broken, or uses subroutines.
  base::Status translate(const LoadedClass& loaded, MethodId method, BodyDraft& draft);
  /// Some array access is of bytes or booleans, only the array's type can tell.
  bool has_byte_arrays() const { return has_byte_arrays_; }

 private:
  using Insn = classfile::Instruction;

  /// What the instructions behind one that pushes a value do with it at once.
  struct Sink {
    uint32_t instructions = 0;  ///< That are done with when the value is made.
    Register local;             ///< Where they store it, if anywhere.
    bool is_kept = false;       ///< It stays on the stack, too.
  };
  /// The stack a span is entered with, once known.
  struct Entry {
    uint32_t first = 0;
    uint32_t count = 0;
    bool is_known = false;
  };

  // The method as a whole (class_translator.cpp).
  void number_locals(const Method& method);
  void place_parameters(const Method& method);
  base::Status build_guards();
  void collect_catch_types();
  void order_blocks();
  void write_prologue();
  base::Status write_release();
  base::Status run();
  base::Status translate_label(uint32_t label);
  base::Status translate_span(uint32_t index);
  base::Status translate_handler_entry(uint32_t index);
  base::Status flow_to(uint32_t span);
  base::Status leave(bool settle_only);
  base::Status jump(Instruction terminator);
  uint32_t guard_at(uint32_t pc) const;
  void add_lines();
  Register local(uint32_t number) const { return Register(variable_of_[number]); }
  uint32_t label_of_handler(uint32_t span) const { return spans_[span].needs_pad() ? pad_of_[span] : span; }

  // Single instructions (class_emitter.cpp, class_calls.cpp).
  base::Status translate_instruction(const Insn& insn);
  base::Status load_constant(const Insn& insn);
  base::Status store(const Insn& insn, Kind kind);
  base::Status increment(const Insn& insn);
  base::Status unary(const ClassTranslation& translation, Kind source);
  base::Status binary(const ClassTranslation& translation, Kind right);
  bool fold_literal(const ClassTranslation& translation, Instruction& out);
  base::Status array_get(const ClassTranslation& translation);
  base::Status array_put(const ClassTranslation& translation);
  base::Status test_zero(const Insn& insn, const ClassTranslation& translation);
  base::Status test(const Insn& insn, const ClassTranslation& translation);
  base::Status switch_on(const Insn& insn);
  base::Status give_back(const ClassTranslation& translation, bool has_value);
  base::Status throw_it();
  base::Status access_field(const Insn& insn, const ClassTranslation& translation);
  base::Status invoke(const Insn& insn, const ClassTranslation& translation);
  base::Status invoke_dynamic(const Insn& insn);
  base::Status call(Instruction out, const Proto& proto, bool has_receiver);
  Op choose_invoke(Op op, MethodRefId callee) const;
  base::Status make_array(Instruction out);
  base::Status make_nested_array(const Insn& insn);
  Register make_held(Instruction out);
  base::Status consume_reference(const ClassTranslation& translation);
  base::Status produce_from_reference(Instruction out, Kind result);
  base::Status produce(Instruction out, Kind kind);
  Sink sink_at(uint32_t position, Kind kind, bool is_call) const;

  const Program& program_;
  const Symbols& symbols_;

  // The method at hand.
  const LoadedClass* loaded_ = nullptr;
  TypeId owner_;
  BodyDraft* draft_ = nullptr;
  bool has_byte_arrays_ = false;
  bool is_synchronized_ = false;
  bool is_static_ = false;
  Register lock_;
  uint32_t local_count_ = 0;
  uint32_t release_label_ = 0;
  uint32_t prologue_label_ = 0;
  uint32_t default_guard_ = ClassBlocks::k_unguarded;
  uint32_t position_ = 0;  // Of the instruction being translated.
  uint32_t span_end_ = 0;
  bool is_ended_ = false;  // The current span, by a jump.

  // Work space.
  classfile::DecodedCode code_;
  ClassSpans spans_;
  ExceptionRegions regions_;
  ClassBlocks blocks_;
  ClassFrame frame_{blocks_};
  std::vector<uint32_t> variable_of_;  // Per local.
  std::vector<TypeId> catch_type_;     // Per span that handles exceptions.
  std::vector<uint32_t> pad_of_;       // Per span: label of its pad.
  std::vector<Entry> entries_;         // Per span.
  std::vector<StackValue> entry_values_;
  std::vector<uint8_t> scheduled_;  // Per label.
  std::vector<uint32_t> work_;      // Labels.
  std::vector<uint32_t> targets_;   // Of the jump at hand.
  std::vector<uint32_t> order_;
  std::vector<LabelledCatch> clauses_;
};

/// The kind of a value by the first letter of its type's descriptor.
Kind kind_of_tag(char tag);

}  // namespace antecede::ir
