#pragma once

#include <string>

#include "base/error.h"
#include "dex/class_data.h"
#include "dex/code.h"
#include "dex/debug_info.h"
#include "dex/encoded_value.h"

namespace antecede::tools {

/// Prints one DEX in the words of `dexdump -d`, class by class, through all of our readers.
class DexdumpPrinter {
 public:
  explicit DexdumpPrinter(const dex::DexFile& file) : file_(file) {}

  base::Status print_class(uint32_t position, std::string& out);
  void print_method_handle(uint32_t index, std::string& out) const;
  base::Status print_call_site(uint32_t index, std::string& out) const;

 private:
  void print_class_head(uint32_t position, const dex::ClassDef& class_def, std::string& out) const;
  base::Status print_static_fields(const dex::ClassDef& class_def, std::string& out) const;
  void print_field(uint32_t position, const dex::EncodedField& field, std::string& out) const;
  base::Status print_methods(const std::vector<dex::EncodedMethod>& methods, std::string& out);
  base::Status print_code(const dex::EncodedMethod& method, std::string& out);
  void print_instructions(const dex::CodeItem& code, const dex::MethodRef& method, std::string& out) const;
  void print_catches(std::string& out) const;
  base::Status print_debug_info(const dex::CodeItem& code, const dex::EncodedMethod& method,
                                std::string& out);
  void print_value(const dex::EncodedValue& value, std::string& out) const;
  void print_annotation(const dex::EncodedAnnotation& annotation, std::string& out) const;
  std::string_view text(dex::StringIndex index) const;

  const dex::DexFile& file_;
  dex::ClassData data_;
  dex::DecodedCode decoded_;
  dex::DebugInfo debug_;
};

}  // namespace antecede::tools
