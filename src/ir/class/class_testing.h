#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/diagnostics.h"
#include "classfile/test_class.h"
#include "ir/class/class_loader.h"
#include "ir/printer.h"
#include "ir/program.h"

namespace antecede::ir::testing {

inline NamedClassFile named_class(std::string name, std::vector<uint8_t> bytes) {
  auto owner = std::make_shared<const std::vector<uint8_t>>(std::move(bytes));
  return {std::move(name), apk::SharedBytes(base::Bytes(*owner), owner)};
}

/// A program made of class files, for unit tests.
class ClassProgram {
 public:
  explicit ClassProgram(std::vector<NamedClassFile> files) {
    std::vector<ClassArchive> archives;
    archives.push_back({"test.jar", std::move(files)});
    program_ = load_class_files(std::move(archives), 1, diagnostics_);
  }
  explicit ClassProgram(const classfile::TestClass& test)
      : ClassProgram(std::vector<NamedClassFile>{named_class("A.class", test.bytes())}) {}
  /// Committed class files, as `8/fixture/Control.class`.
  static ClassProgram of_fixtures(const std::vector<std::string>& names) {
    std::vector<NamedClassFile> files;
    for (const std::string& name : names) files.push_back(named_class(name, classfile::fixture(name)));
    return ClassProgram(std::move(files));
  }

  const Program& program() const { return *program_; }
  base::Diagnostics& diagnostics() { return diagnostics_; }
  /// The first method whose dotted name begins like this; none if there is none.
  MethodId method(std::string_view name) const {
    for (size_t i = 0; i < program_->methods().size(); ++i)
      if (program_->method_name(MethodId(i)).starts_with(name)) return MethodId(i);
    return {};
  }
  ClassId class_named(std::string_view descriptor) const { return program_->find_class(descriptor); }
  /// The method as `print_method` shows it, without its first line, places and indentation of instructions.
  std::string code(std::string_view name) const {
    std::string text = print_method(*program_, method(name)), result;
    size_t at = text.find('\n') + 1;
    while (at < text.size()) {
      const size_t end = text.find('\n', at);
      std::string line = text.substr(at, end - at);
      line.resize(std::min(line.find(" ; 0"), line.size()));
      const size_t first = line.find_first_not_of(' '), last = line.find_last_not_of(' ');
      if (!line.starts_with("  parameters")) result += line.substr(first, last + 1 - first) + "\n";
      at = end + 1;
    }
    return result;
  }
  /// Why the method is broken; empty if it is not.
  std::string error(std::string_view name) const { return std::string(program_->body(method(name)).error()); }

 private:
  base::Diagnostics diagnostics_;
  std::unique_ptr<Program> program_;
};

/// A class `A` with methods made of bytecode.
class CodeClass : public classfile::TestClass {
 public:
  static constexpr uint16_t k_static_method = 0x8;

  /// `handlers`: start, end, target, type each.
  void code(uint16_t access, std::string_view name, std::string_view type, const std::vector<uint8_t>& bytes,
            uint16_t locals = 4, const std::vector<uint16_t>& handlers = {}) {
    method(access, name, type, {attribute("Code", code_body(bytes, locals, handlers))});
  }
  void code(std::string_view type, const std::vector<uint8_t>& bytes, uint16_t locals = 4,
            const std::vector<uint16_t>& handlers = {}) {
    code(k_static_method, "m", type, bytes, locals, handlers);
  }
};

}  // namespace antecede::ir::testing
