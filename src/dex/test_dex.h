#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "dex/dex_file.h"
#include "dex/map_list.h"

namespace antecede::dex::test {

using Bytes = std::vector<uint8_t>;

/// A prototype: return type, then parameters.
using TestProto = std::vector<std::string>;

struct TestMethod {
  std::string name = {};
  TestProto proto = {};
  uint32_t flags = 0;
  Bytes code = {};  ///< A whole code item; empty: none.
};

struct TestField {
  std::string name = {}, type = {};
  uint32_t flags = 0;
};

struct TestClass {
  std::string type = {};
  uint32_t flags = 1;
  std::string superclass = "Ljava/lang/Object;";
  std::vector<std::string> interfaces = {};
  std::vector<TestField> static_fields = {}, instance_fields = {};    ///< Sorted by name.
  std::vector<TestMethod> direct_methods = {}, virtual_methods = {};  ///< Likewise.
  Bytes static_values = {}, annotations = {};  ///< Stored as they are; annotations on a four-byte boundary.
};

inline void put16(Bytes& out, uint32_t value) {
  out.push_back(uint8_t(value));
  out.push_back(uint8_t(value >> 8));
}
inline void put32(Bytes& out, uint32_t value) {
  put16(out, value & 0xffff);
  put16(out, value >> 16);
}
inline void put_uleb(Bytes& out, uint32_t value) {
  for (; value >= 0x80; value >>= 7) out.push_back(uint8_t(value | 0x80));
  out.push_back(uint8_t(value));
}
inline void set16(Bytes& out, size_t at, uint32_t value) {
  uint16_t narrow = uint16_t(value);
  std::memcpy(&out.at(at + 1) - 1, &narrow, 2);
}
inline void set32(Bytes& out, size_t at, uint32_t value) {
  std::memcpy(&out.at(at + 3) - 3, &value, 4);
}
inline uint32_t get32(const Bytes& bytes, size_t at) {
  return base::load_le<uint32_t>(&bytes.at(at + 3) - 3);
}

/// A code item from its parts. `tail` is what follows the instructions: padding, tries, handlers.
inline Bytes code_item(std::vector<uint16_t> units, uint16_t registers = 4, uint16_t ins = 1, uint16_t outs = 4,
                       uint16_t tries = 0, Bytes tail = {}, uint32_t debug = 0) {
  Bytes out;
  for (uint32_t value : {registers, ins, outs, tries}) put16(out, value);
  put32(out, debug);
  put32(out, uint32_t(units.size()));
  for (uint16_t unit : units) put16(out, unit);
  out.insert(out.end(), tail.begin(), tail.end());
  return out;
}

/// Makes small DEX files for tests: takes names, sorts and numbers everything, writes a file that verifies.
/// Tests then break one thing.
class DexBuilder {
 public:
  int version = 39;
  std::vector<TestClass> classes;
  std::vector<std::pair<uint16_t, uint16_t>> method_handles;  ///< kind, index
  std::vector<Bytes> call_sites;                              ///< encoded arrays

  void string(const std::string& text) { strings_.insert(text); }
  void type(const std::string& descriptor) {
    types_.insert(descriptor);
    string(descriptor);
  }
  void proto(const TestProto& proto) {
    protos_.insert(proto);
    string(shorty(proto));
    for (const std::string& part : proto) type(part);
  }
  void field(const std::string& owner, const std::string& name, const std::string& field_type) {
    fields_.insert({owner, name, field_type});
    type(owner);
    type(field_type);
    string(name);
  }
  void method(const std::string& owner, const std::string& name, const TestProto& method_proto) {
    methods_.insert({owner, name, method_proto});
    type(owner);
    proto(method_proto);
    string(name);
  }

  /// Offsets of items whose place the header does not tell.
  std::map<std::string, uint32_t> code_offsets;  ///< By method name.
  uint32_t class_data_offset(size_t position) const { return class_data_.at(position); }
  uint32_t extra_offset() const { return extra_offset_; }
  Bytes extra;  ///< Bytes a test points into, on a four-byte boundary.

  template <class T>
  static uint32_t index_in(const std::set<T>& set, const T& item) {
    return uint32_t(std::distance(set.begin(), set.find(item)));
  }
  uint32_t string_index(const std::string& text) const { return index_in(strings_, text); }
  uint32_t type_index(const std::string& text) const { return index_in(types_, text); }
  uint32_t proto_index(const TestProto& item) const { return index_in(protos_, item); }
  uint32_t field_index(const std::string& owner, const std::string& name, const std::string& field_type) const {
    return index_in(fields_, {owner, name, field_type});
  }
  uint32_t method_index(const std::string& owner, const std::string& name, const TestProto& item) const {
    return index_in(methods_, {owner, name, item});
  }

  Bytes build() {
    for (const TestClass& item : classes) intern(item);
    layout();
    write_data();
    write_tables();
    write_map();
    write_header();
    return out_;
  }

 private:
  using Member = std::tuple<std::string, std::string, std::string>;
  using Method = std::tuple<std::string, std::string, TestProto>;

  static std::string shorty(const TestProto& proto) {
    std::string text;
    for (const std::string& part : proto) text += part[0] == '[' ? 'L' : part[0];
    return text;
  }

  void intern(const TestClass& item) {
    type(item.type);
    if (!item.superclass.empty()) type(item.superclass);
    for (const std::string& name : item.interfaces) type(name);
    for (auto* list : {&item.static_fields, &item.instance_fields})
      for (const TestField& entry : *list) field(item.type, entry.name, entry.type);
    for (auto* list : {&item.direct_methods, &item.virtual_methods})
      for (const TestMethod& entry : *list) method(item.type, entry.name, entry.proto);
  }

  uint32_t here() const { return uint32_t(out_.size()); }
  void align() {
    while (out_.size() % 4) out_.push_back(0);
  }
  uint32_t append(const Bytes& bytes) {
    uint32_t offset = here();
    out_.insert(out_.end(), bytes.begin(), bytes.end());
    return offset;
  }

  void section(SectionKind kind, size_t count) {
    sections_.push_back({uint16_t(kind), uint32_t(count), here()});
    out_.resize(out_.size() + count * row_size(kind));
  }
  uint32_t offset_of(SectionKind kind) const {
    for (const auto& entry : sections_)
      if (entry[0] == uint32_t(kind)) return entry[2];
    return 0;
  }

  void layout() {
    out_.clear();
    sections_.clear();
    section(SectionKind::Header, 1);
    section(SectionKind::StringIds, strings_.size());
    section(SectionKind::TypeIds, types_.size());
    section(SectionKind::ProtoIds, protos_.size());
    section(SectionKind::FieldIds, fields_.size());
    section(SectionKind::MethodIds, methods_.size());
    section(SectionKind::ClassDefs, classes.size());
    section(SectionKind::CallSiteIds, call_sites.size());
    section(SectionKind::MethodHandles, method_handles.size());
    data_offset_ = here();
  }

  uint32_t write_type_list(const std::vector<std::string>& names) {
    if (names.empty()) return 0;
    align();
    uint32_t offset = here();
    put32(out_, uint32_t(names.size()));
    for (const std::string& name : names) put16(out_, type_index(name));
    return offset;
  }

  void write_data() {
    for (const TestProto& item : protos_) lists_.push_back(write_type_list({item.begin() + 1, item.end()}));
    for (const TestClass& item : classes) lists_.push_back(write_type_list(item.interfaces));
    for (const TestClass& item : classes) {
      for (auto* list : {&item.direct_methods, &item.virtual_methods}) {
        for (const TestMethod& entry : *list) {
          align();
          if (!entry.code.empty()) code_offsets[entry.name] = append(entry.code);
        }
      }
    }
    align();
    extra_offset_ = append(extra);
    for (const TestClass& item : classes) {
      align();
      annotations_.push_back(item.annotations.empty() ? 0 : append(item.annotations));
      static_values_.push_back(item.static_values.empty() ? 0 : append(item.static_values));
    }
    for (const TestClass& item : classes) write_class_data(item);
    for (const Bytes& site : call_sites) site_offsets_.push_back(append(site));
    for (const std::string& text : strings_) {
      string_offsets_.push_back(here());
      put_uleb(out_, uint32_t(text.size()));
      append({text.begin(), text.end()});
      out_.push_back(0);
    }
  }

  void write_class_data(const TestClass& item) {
    class_data_.push_back(here());
    for (size_t count : {item.static_fields.size(), item.instance_fields.size(), item.direct_methods.size(),
                         item.virtual_methods.size()})
      put_uleb(out_, uint32_t(count));
    for (auto* list : {&item.static_fields, &item.instance_fields}) {
      uint32_t previous = 0;
      for (const TestField& entry : *list) {
        uint32_t index = field_index(item.type, entry.name, entry.type);
        put_uleb(out_, index - previous);
        put_uleb(out_, entry.flags);
        previous = index;
      }
    }
    for (auto* list : {&item.direct_methods, &item.virtual_methods}) {
      uint32_t previous = 0;
      for (const TestMethod& entry : *list) {
        uint32_t index = method_index(item.type, entry.name, entry.proto);
        put_uleb(out_, index - previous);
        put_uleb(out_, entry.flags);
        put_uleb(out_, entry.code.empty() ? 0 : code_offsets[entry.name]);
        previous = index;
      }
    }
  }

  void write_tables() {
    uint32_t at = offset_of(SectionKind::StringIds);
    auto next = [&](uint32_t value) {
      set32(out_, at, value);
      at += 4;
    };
    for (uint32_t offset : string_offsets_) next(offset);
    for (const std::string& item : types_) next(string_index(item));
    size_t list = 0;
    for (const TestProto& item : protos_) {
      next(string_index(shorty(item)));
      next(type_index(item[0]));
      next(lists_[list++]);
    }
    for (const auto& [owner, name, field_type] : fields_) {
      next(type_index(owner) | type_index(field_type) << 16);
      next(string_index(name));
    }
    for (const auto& [owner, name, item] : methods_) {
      next(type_index(owner) | proto_index(item) << 16);
      next(string_index(name));
    }
    for (size_t i = 0; i < classes.size(); ++i) {
      next(type_index(classes[i].type));
      next(classes[i].flags);
      next(classes[i].superclass.empty() ? UINT32_MAX : type_index(classes[i].superclass));
      for (uint32_t value : {lists_[list++], UINT32_MAX, annotations_[i], class_data_[i], static_values_[i]})
        next(value);
    }
    for (uint32_t offset : site_offsets_) next(offset);
    for (auto [kind, index] : method_handles) {
      next(kind);
      next(index);
    }
  }

  void write_map() {
    align();
    sections_.push_back({uint32_t(SectionKind::MapList), 1, here()});
    std::vector<std::array<uint32_t, 3>> present;
    for (const auto& entry : sections_)
      if (entry[1]) present.push_back(entry);
    put32(out_, uint32_t(present.size()));
    for (const auto& entry : present)
      for (uint32_t value : entry) put32(out_, value);
  }

  void write_header() {
    std::string magic = "dex\n0" + std::to_string(version);
    std::copy(magic.begin(), magic.end(), out_.begin());
    set32(out_, 32, here());
    set32(out_, 36, 0x70);
    set32(out_, 40, 0x12345678);
    set32(out_, 52, offset_of(SectionKind::MapList));
    uint32_t at = 56;
    for (size_t i = 1; i <= 6; ++i, at += 8) {
      set32(out_, at, sections_[i][1]);
      set32(out_, at + 4, sections_[i][1] ? sections_[i][2] : 0);
    }
    set32(out_, 104, here() - data_offset_);
    set32(out_, 108, data_offset_);
  }

  std::set<std::string> strings_, types_;
  std::set<TestProto> protos_;
  std::set<Member> fields_;
  std::set<Method> methods_;

  Bytes out_;
  std::vector<std::array<uint32_t, 3>> sections_;  ///< kind, count, offset
  std::vector<uint32_t> lists_, annotations_, static_values_, class_data_, site_offsets_, string_offsets_;
  uint32_t data_offset_ = 0, extra_offset_ = 0;
};

/// The error that opening `bytes` gives, or "" if it succeeds.
inline std::string open_error(const Bytes& bytes) {
  base::Diagnostics diagnostics;
  auto result = DexFile::open_all(bytes, "test.dex", diagnostics);
  return result ? "" : result.error().message;
}

inline DexFile open_one(const Bytes& bytes) {
  base::Diagnostics diagnostics;
  auto result = DexFile::open_all(bytes, "test.dex", diagnostics);
  EXPECT_TRUE(result) << result.error().message;
  return result ? result->at(0) : DexFile();
}

inline Bytes read_fixture(const std::string& name) {
  Bytes bytes;
  std::string path = std::string(ANTECEDE_SOURCE_DIR) + "/tests/fixtures/" + name;
  FILE* file = std::fopen(path.c_str(), "rb");
  EXPECT_TRUE(file) << path;
  if (!file) return bytes;
  for (int c; (c = std::fgetc(file)) != EOF;) bytes.push_back(uint8_t(c));
  std::fclose(file);
  return bytes;
}

}  // namespace antecede::dex::test
