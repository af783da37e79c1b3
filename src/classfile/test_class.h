#pragma once

#include <cstdint>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/code.h"

namespace antecede::classfile {

/// Bytes written big-endian, for class files and attributes made by hand.
class ByteWriter {
 public:
  ByteWriter& u8(uint32_t value) {
    bytes_.push_back(static_cast<uint8_t>(value));
    return *this;
  }
  ByteWriter& u16(uint32_t value) { return u8(value >> 8).u8(value); }
  ByteWriter& u32(uint32_t value) { return u16(value >> 16).u16(value); }
  ByteWriter& text(std::string_view text) {
    for (char c : text) u8(static_cast<uint8_t>(c));
    return *this;
  }
  ByteWriter& add(const std::vector<uint8_t>& more) {
    bytes_.insert(bytes_.end(), more.begin(), more.end());
    return *this;
  }
  const std::vector<uint8_t>& bytes() const { return bytes_; }

 private:
  std::vector<uint8_t> bytes_;
};

/// A class file put together piece by piece; what the test does not say is sound: `public class A extends Object`.
class TestClass {
 public:
  uint16_t version = 52;
  uint16_t flags = 0x21;
  uint16_t this_class, super_class;
  std::vector<uint16_t> interfaces;

  TestClass() {
    this_class = class_constant("A");
    super_class = class_constant("java/lang/Object");
  }

  /// Adds a constant as it is (tag and payload); its index.
  uint16_t constant(const std::vector<uint8_t>& bytes, uint16_t slots = 1) {
    pool_.add(bytes);
    next_ = static_cast<uint16_t>(next_ + slots);
    return static_cast<uint16_t>(next_ - slots);
  }
  uint16_t pair(uint8_t tag, uint32_t first, uint32_t second) {
    return constant(ByteWriter().u8(tag).u16(first).u16(second).bytes());
  }
  uint16_t single(uint8_t tag, uint32_t first) { return constant(ByteWriter().u8(tag).u16(first).bytes()); }
  uint16_t utf8(std::string_view text) {
    auto [found, is_new] = strings_.try_emplace(std::string(text), next_);
    if (is_new) constant(ByteWriter().u8(1).u16(static_cast<uint32_t>(text.size())).text(text).bytes());
    return found->second;
  }
  uint16_t class_constant(std::string_view name) { return single(7, utf8(name)); }
  uint16_t string(std::string_view text) { return single(8, utf8(text)); }
  uint16_t integer(uint32_t value) { return constant(ByteWriter().u8(3).u32(value).bytes()); }
  uint16_t long_integer(uint32_t low) { return constant(ByteWriter().u8(5).u32(0).u32(low).bytes(), 2); }
  uint16_t name_and_type(std::string_view name, std::string_view type) {
    const uint16_t first = utf8(name);
    return pair(12, first, utf8(type));
  }
  /// `tag`: 9 field, 10 method, 11 interface method.
  uint16_t member(uint8_t tag, std::string_view owner, std::string_view name, std::string_view type) {
    const uint16_t first = class_constant(owner);
    return pair(tag, first, name_and_type(name, type));
  }
  uint16_t handle(uint8_t kind, uint16_t member) {
    return constant(ByteWriter().u8(15).u8(kind).u16(member).bytes());
  }

  std::vector<uint8_t> attribute(std::string_view name, const std::vector<uint8_t>& body) {
    const uint16_t index = utf8(name);
    return ByteWriter().u16(index).u32(static_cast<uint32_t>(body.size())).add(body).bytes();
  }
  using Attributes = std::vector<std::vector<uint8_t>>;
  void field(uint16_t access, std::string_view name, std::string_view type, const Attributes& attributes = {}) {
    fields_.push_back(member_bytes(access, name, type, attributes));
  }
  void method(uint16_t access, std::string_view name, std::string_view type, const Attributes& attributes = {}) {
    methods_.push_back(member_bytes(access, name, type, attributes));
  }
  void class_attribute(std::string_view name, const std::vector<uint8_t>& body) {
    attributes_.push_back(attribute(name, body));
  }

  std::vector<uint8_t> bytes() const {
    ByteWriter out;
    out.u32(0xcafebabe).u16(0).u16(version).u16(next_).add(pool_.bytes());
    out.u16(flags).u16(this_class).u16(super_class).u16(static_cast<uint32_t>(interfaces.size()));
    for (uint16_t index : interfaces) out.u16(index);
    for (const Attributes* table : {&fields_, &methods_, &attributes_}) add_table(out, *table);
    return out.bytes();
  }

  /// A Code attribute's body around the given instructions.
  static std::vector<uint8_t> code_body(const std::vector<uint8_t>& code, uint16_t locals = 4,
                                        const std::vector<uint16_t>& handlers = {}, const Attributes& tables = {}) {
    ByteWriter out;
    out.u16(4).u16(locals).u32(static_cast<uint32_t>(code.size())).add(code);
    out.u16(static_cast<uint32_t>(handlers.size() / 4));
    for (uint16_t number : handlers) out.u16(number);
    add_table(out, tables);
    return out.bytes();
  }

 private:
  static void add_table(ByteWriter& out, const Attributes& items) {
    out.u16(static_cast<uint32_t>(items.size()));
    for (const auto& item : items) out.add(item);
  }
  std::vector<uint8_t> member_bytes(uint16_t access, std::string_view name, std::string_view type,
                                    const Attributes& attributes) {
    const uint16_t name_index = utf8(name);
    const uint16_t type_index = utf8(type);
    ByteWriter out;
    out.u16(access).u16(name_index).u16(type_index);
    add_table(out, attributes);
    return out.bytes();
  }

  ByteWriter pool_;
  uint16_t next_ = 1;
  std::map<std::string, uint16_t> strings_;
  Attributes fields_, methods_, attributes_;
};

/// The error of parsing a class; empty if there is none.
inline std::string parse_error(const std::vector<uint8_t>& bytes) {
  auto file = ClassFile::parse(bytes, "A.class");
  return file ? "" : file.error().message;
}
inline std::string parse_error(const TestClass& test) {
  return parse_error(test.bytes());
}

/// A committed class file, as `8/fixture/Control.class`.
inline std::vector<uint8_t> fixture(const std::string& name) {
  std::ifstream file(std::string(ANTECEDE_SOURCE_DIR) + "/tests/fixtures/classfile/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}  // namespace antecede::classfile
