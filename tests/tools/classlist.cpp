// classlist FILE…
//
// Prints members, instructions, exception tables and lines of class files through our reader, in a plain form;
// tests/differential/javap.py brings the output of `javap -v -p` into the same form and compares the two. A file or
// method that cannot be read prints a line `error: …` in its place.

#include <array>
#include <cstdio>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "base/file.h"
#include "classfile/code.h"

namespace {

using namespace antecede;
using namespace antecede::classfile;

constexpr size_t k_flush_size = 1 << 20;
constexpr std::array<std::string_view, 12> k_array_types = {"",      "",       "",     "",      "boolean", "char",
                                                            "float", "double", "byte", "short", "int",     "long"};

/// Prints one class after the other into one buffer.
class Printer {
 public:
  void print_file(const std::string& path) {
    fmt::format_to(std::back_inserter(out_), "class {}\n", path);
    auto mapped = base::MappedFile::open(path);
    if (!mapped) return print_error(mapped.error());
    auto file = ClassFile::parse(mapped->bytes(), path);
    if (!file) return print_error(file.error());
    for (const Field& field : file->fields()) print_member(field.access_flags, field.descriptor);
    for (const Method& method : file->methods()) print_method(*file, method);
    if (out_.size() > k_flush_size) flush();
  }

  void flush() {
    std::fwrite(out_.data(), 1, out_.size(), stdout);
    out_.clear();
  }

 private:
  void print_error(const base::Error& error) {
    fmt::format_to(std::back_inserter(out_), "error: {}\n", error.message);
  }

  void print_member(uint16_t flags, std::string_view descriptor) {
    fmt::format_to(std::back_inserter(out_), "member {} 0x{:04x}\n", descriptor, flags);
  }

  void print_method(const ClassFile& file, const Method& method) {
    print_member(method.access_flags, method.descriptor);
    if (!method.code) return;
    if (auto status = decode_code(file, method, code_); !status) return print_error(status.error());
    fmt::format_to(std::back_inserter(out_), "code stack={} locals={}\n", code_.max_stack, code_.max_locals);
    for (const Instruction& instruction : code_.instructions) print_instruction(instruction);
    for (const ExceptionHandler& handler : code_.handlers) print_handler(file, handler);
    for (const LineEntry& line : code_.lines)
      fmt::format_to(std::back_inserter(out_), "line {}: {}\n", line.line, line.pc);
  }

  void print_handler(const ClassFile& file, const ExceptionHandler& handler) {
    std::string type = "any";
    if (handler.type.valid()) type = fmt::format("Class {}", file.pool().class_name(handler.type));
    fmt::format_to(std::back_inserter(out_), "catch {} {} {} {}\n", handler.start, handler.end, handler.target, type);
  }

  void print_instruction(const Instruction& instruction) {
    const OpcodeInfo& info = opcode_info(instruction.opcode);
    fmt::format_to(std::back_inserter(out_), "{}: {}{}{}\n", instruction.pc, info.name,
                   instruction.is_wide ? "_w" : "", operands(instruction, info.format));
    if (!(info.flags & k_switch)) return;
    for (uint32_t i = 0; i < instruction.case_count; ++i) {
      const SwitchCase& choice = code_.cases[instruction.first_case + i];
      fmt::format_to(std::back_inserter(out_), "case {}: {}\n", choice.key, choice.target);
    }
    fmt::format_to(std::back_inserter(out_), "case default: {}\n", instruction.target);
  }

  static std::string operands(const Instruction& instruction, Format format) {
    switch (format) {
      case Format::Byte:
      case Format::Short: return fmt::format(" {}", instruction.value);
      case Format::Local: return fmt::format(" {}", instruction.local);
      case Format::LocalIncrement: return fmt::format(" {}, {}", instruction.local, instruction.value);
      case Format::Constant1:
      case Format::Constant2: return fmt::format(" #{}", instruction.constant.value());
      case Format::Branch2:
      case Format::Branch4: return fmt::format(" {}", instruction.target);
      case Format::InvokeInterface:
      case Format::MultiNewArray: return fmt::format(" #{}, {}", instruction.constant.value(), instruction.count);
      case Format::InvokeDynamic: return fmt::format(" #{}, 0", instruction.constant.value());
      case Format::ArrayType: return fmt::format(" {}", k_array_types[instruction.count]);
      default: return "";
    }
  }

  std::string out_;
  DecodedCode code_;
};

}  // namespace

int main(int count, char** arguments) {
  Printer printer;
  for (int i = 1; i < count; ++i) printer.print_file(arguments[i]);
  printer.flush();
  return 0;
}
