#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/diagnostics.h"
#include "ir/app_loader.h"
#include "ir/class/class_testing.h"
#include "model/code_names.h"

namespace antecede::model {

/// A class file made by hand, for tests of names: a class that makes objects of others.
class MadeClass : public ir::testing::CodeClass {
 public:
  static constexpr uint16_t k_public = 1, k_synthetic = 0x1000, k_bridge = 0x40;

  /// Internal names: `com/x/Main`.
  explicit MadeClass(std::string name, std::vector<std::string> above = {}) : name_(std::move(name)) {
    this_class = class_constant(name_);
    for (const std::string& interface : above) interfaces.push_back(class_constant(interface));
  }

  /// A method that makes an object of each.
  MadeClass& makes(std::string_view method, const std::vector<std::string>& types, uint16_t access = k_public) {
    std::vector<uint8_t> bytes;
    for (const std::string& type : types) {
      append(bytes, 0xbb, class_constant(type));  // new
      bytes.push_back(0x57);                      // pop
    }
    bytes.push_back(0xb1);
    code(access, method, "()V", bytes);
    return *this;
  }
  /// A method that only calls a static one.
  MadeClass& calls(std::string_view method, std::string_view owner, std::string_view callee,
                   uint16_t access = k_public) {
    std::vector<uint8_t> bytes;
    append(bytes, 0xb8, member(10, owner, callee, "()V"));
    bytes.push_back(0xb1);
    code(access, method, "()V", bytes);
    return *this;
  }
  /// A method that takes an object out of a static field `INSTANCE` of each.
  MadeClass& takes(std::string_view method, const std::vector<std::string>& types) {
    std::vector<uint8_t> bytes;
    for (const std::string& type : types) {
      append(bytes, 0xb2, member(9, type, "INSTANCE", "L" + type + ";"));
      bytes.push_back(0x57);
    }
    bytes.push_back(0xb1);
    code(k_public, method, "()V", bytes);
    return *this;
  }
  /// The class is anonymous, or a local one with this name, and stands in the method (empty: in an initialiser).
  MadeClass& inside(std::string_view owner, std::string_view method, std::string_view local_name = {}) {
    const uint16_t owner_index = class_constant(owner);
    const uint16_t method_index = method.empty() ? uint16_t(0) : name_and_type(method, "()V");
    const uint16_t name_index = local_name.empty() ? uint16_t(0) : utf8(local_name);
    class_attribute("EnclosingMethod", classfile::ByteWriter().u16(owner_index).u16(method_index).bytes());
    class_attribute("InnerClasses",
                    classfile::ByteWriter().u16(1).u16(this_class).u16(0).u16(name_index).u16(0).bytes());
    return *this;
  }
  const std::string& name() const { return name_; }

 private:
  static void append(std::vector<uint8_t>& bytes, uint8_t opcode, uint16_t index) {
    bytes.insert(bytes.end(), {opcode, static_cast<uint8_t>(index >> 8), static_cast<uint8_t>(index)});
  }

  std::string name_;
};

/// Classes as an app, some of them as the framework, and the names of it all.
class NamedProgram {
 public:
  explicit NamedProgram(const std::vector<MadeClass>& app, CodeNames::App facts = {},
                        const std::vector<MadeClass>& boot = {})
      : code_(load(boot, app)), names_(code_, std::move(facts)) {}

  const CodeNames& names() const { return names_; }
  const ir::Program& program() const { return *code_.program; }
  /// By internal name.
  ir::ClassId type(const std::string& name) const { return program().find_class("L" + name + ";"); }
  /// The first method with that name, by internal class name.
  ir::MethodId method(const std::string& owner, std::string_view name) const {
    const ir::Class& definition = program()[type(owner)];
    for (const auto& methods : {definition.direct_methods, definition.virtual_methods})
      for (const ir::MethodId id : methods)
        if (program().symbols().text(program().symbols().method(program()[id].ref).name) == name) return id;
    return {};
  }
  std::string canonical(const std::string& owner) const { return names_.canonical_class(type(owner)); }
  std::string canonical(const std::string& owner, std::string_view name) const {
    return names_.canonical_method(method(owner, name));
  }

 private:
  static ir::ClassArchive archive(const std::vector<MadeClass>& classes) {
    ir::ClassArchive result{"test.jar", {}};
    for (const MadeClass& one : classes)
      result.files.push_back(ir::testing::named_class(one.name() + ".class", one.bytes()));
    return result;
  }
  ir::LoadedProgram load(const std::vector<MadeClass>& boot, const std::vector<MadeClass>& app) {
    ir::ProgramCode code;
    if (!boot.empty()) code.boot.push_back(archive(boot));
    code.class_files.push_back(archive(app));
    return ir::load_program(std::move(code), 1, diagnostics_).value();
  }

  base::Diagnostics diagnostics_;
  ir::LoadedProgram code_;
  CodeNames names_;
};

}  // namespace antecede::model
