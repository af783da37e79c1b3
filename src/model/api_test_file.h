#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/api_tables.h"

namespace antecede::model {

/// A facts file for tests, made of tables that a test may spoil before it asks for the bytes.
///
/// As it is: `La;` with a method `f()V`, a method `f(I)V` and a constant `k`, and `Lb;` that extends it.
struct ApiTestFile {
  std::vector<uint32_t> string_offsets = {0, 1, 4, 7, 8, 9, 10};
  std::string text = "ILa;Lb;Vfk";
  std::vector<uint32_t> types = {1, 2, 0, 3};  // La; Lb; then I V
  std::vector<uint32_t> proto_offsets = {0, 1, 3};
  std::vector<uint64_t> wide = {7};
  struct Class {
    uint32_t method, field, interface;
    uint16_t super, flags;
    uint8_t since, removed_after;
  };
  std::vector<Class> classes = {{0, 0, 0, 0xffff, 1, 16, 0}, {2, 1, 0, 0, 1, 16, 22}, {2, 1, 0, 0xffff, 0, 0, 0}};
  struct Field {
    uint32_t name, value;
    uint16_t type, flags;
    uint8_t since, removed_after, constant;
  };
  std::vector<Field> fields = {{5, 42, 2, 0x19, 16, 0, 1}};
  struct Method {
    uint32_t name;
    uint16_t proto, flags;
    uint8_t since, removed_after;
  };
  std::vector<Method> methods = {{4, 0, 1, 16, 0}, {4, 1, 1, 21, 0}};
  std::vector<uint16_t> parts = {3, 3, 2};
  std::vector<uint16_t> interfaces;
  std::string magic = "ANTEFACT";
  uint16_t version = 1;
  uint8_t kind = 0;

  std::vector<uint8_t> bytes() const {
    std::vector<uint8_t> rest;
    put(rest, version, uint8_t(16), uint8_t(35), kind, uint8_t(0), uint16_t(0));
    for (const size_t count :
         {string_offsets.size() - 1, types.size(), proto_offsets.size() - 1, wide.size(), classes.size() - 1,
          fields.size(), methods.size(), parts.size(), interfaces.size(), text.size()})
      put(rest, static_cast<uint32_t>(count));
    for (const uint32_t value : string_offsets) put(rest, value);
    for (const uint32_t value : types) put(rest, value);
    for (const uint32_t value : proto_offsets) put(rest, value);
    for (const uint64_t value : wide) put(rest, value);
    for (const Class& c : classes)
      put(rest, c.method, c.field, c.interface, c.super, c.flags, c.since, c.removed_after, uint16_t(0));
    for (const Field& f : fields)
      put(rest, f.name, f.value, f.type, f.flags, f.since, f.removed_after, f.constant, uint8_t(0));
    for (const Method& m : methods) put(rest, m.name, m.proto, m.flags, m.since, m.removed_after);
    for (const uint16_t value : parts) put(rest, value);
    for (const uint16_t value : interfaces) put(rest, value);
    rest.insert(rest.end(), text.begin(), text.end());
    std::vector<uint8_t> file(magic.begin(), magic.end());
    put(file, ApiTables::checksum(rest));
    file.insert(file.end(), rest.begin(), rest.end());
    return file;
  }

 private:
  template <class... T>
  static void put(std::vector<uint8_t>& to, T... values) {
    const auto one = [&to](auto value) {
      for (size_t i = 0; i < sizeof(value); ++i) to.push_back(static_cast<uint8_t>(value >> (8 * i)));
    };
    (one(values), ...);
  }
};

}  // namespace antecede::model
