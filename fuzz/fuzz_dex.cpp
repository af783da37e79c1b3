// Opens arbitrary bytes as a DEX file and, where that succeeds, reads everything in it.

#include <cstdint>
#include <string>
#include <vector>

#include "dex/annotations.h"
#include "dex/class_data.h"
#include "dex/code.h"
#include "dex/debug_info.h"
#include "dex/disassembly.h"
#include "dex/encoded_value.h"
#include "targets.h"

namespace {

using namespace antecede;

constexpr uint32_t k_static = 0x0008;
/// Methods may share code; a few hundred are enough to see everything, and keep one input from taking seconds.
constexpr int k_most_methods = 300;

/// Reads one DEX to its last byte, with memory that is used again from method to method as in earnest.
class Reader {
 public:
  explicit Reader(const dex::DexFile& file) : file_(file) {}

  void read() {
    for (uint32_t i = 0; i < file_.class_count(); ++i) read_class(file_.class_def(i));
    for (uint32_t i = 0; i < file_.call_site_count(); ++i) (void)dex::read_call_site(file_, dex::CallSiteIndex(i));
    for (uint32_t i = 0; i < file_.method_handle_count(); ++i) (void)file_.method_handle(dex::MethodHandleIndex(i));
  }

 private:
  void read_class(const dex::ClassDef& class_def) {
    if (class_def.static_values_offset) (void)dex::read_encoded_array(file_, class_def.static_values_offset);
    if (auto annotations = dex::read_annotations(file_, class_def)) {
      (void)dex::read_nesting(*annotations, file_);
      (void)dex::read_signature(annotations->on_class, file_);
    }
    if (!dex::read_class_data(file_, class_def, data_)) return;
    for (auto* methods : {&data_.direct_methods, &data_.virtual_methods})
      for (const dex::EncodedMethod& method : *methods) read_method(method);
  }

  void read_method(const dex::EncodedMethod& method) {
    if (!method.code_offset || ++method_count_ > k_most_methods) return;
    auto code = dex::read_code_item(file_, method.code_offset);
    if (!code) return;
    bool is_static = method.access_flags & k_static;
    (void)dex::read_debug_info(file_, *code, file_.method(method.method), is_static, debug_);
    (void)dex::read_lines(file_, *code, lines_);
    if (!dex::decode_code(file_, *code, decoded_)) return;
    text_.clear();
    for (uint32_t pc = 0; pc < code->units.size();) {
      uint32_t length = dex::append_disassembly(file_, code->units, pc, text_);
      if (length == 0) __builtin_trap();  // what was verified can be printed
      pc += length;
    }
  }

  const dex::DexFile& file_;
  dex::ClassData data_;
  dex::DecodedCode decoded_;
  dex::DebugInfo debug_;
  std::vector<dex::LineEntry> lines_;
  std::string text_;
  int method_count_ = 0;
};

}  // namespace

int fuzz_dex(const uint8_t* data, size_t size) {
  // A copy of exactly this size, on a four-byte boundary: reading one byte too many is seen.
  std::vector<uint8_t> bytes(data, data + size);
  base::Diagnostics diagnostics;
  auto dexes = dex::DexFile::open_all(bytes, "fuzz.dex", diagnostics);
  if (!dexes) return 0;
  for (const dex::DexFile& file : *dexes) Reader(file).read();
  return 0;
}
