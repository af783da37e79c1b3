#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/bytes.h"
#include "base/error.h"

namespace antecede::model {

/// The tables of a facts file, verified and without a copy: strings, types, prototypes, classes and members by
/// number.
///
/// `ApiFacts` is made of it; docs/api-facts.md describes the bytes. After `open` every number in a table is one of a
/// row that exists, and every list is sorted as the format says, so nothing below checks again. The bytes must stay.
class ApiTables {
 public:
  /// What the header says a file is about.
  enum class Kind : uint8_t { Sdk = 0, Libraries = 1 };

  static constexpr uint32_t k_none = UINT16_MAX;

  struct ClassRow {
    uint32_t first_method, first_field, first_interface, super;
    uint16_t flags;
    uint8_t since, removed_after;
  };
  struct MethodRow {
    uint32_t name, proto;
    uint16_t flags;
    uint8_t since, removed_after;
  };
  struct FieldRow {
    uint32_t name, value, type;
    uint16_t flags;
    uint8_t since, removed_after, constant;
  };

  /// Checks everything; an error says what is wrong.
  static base::Result<ApiTables> open(base::Bytes bytes);
  /// The hash of what follows it in a file.
  static uint64_t checksum(base::Bytes bytes);

  Kind kind() const { return kind_; }
  uint8_t oldest_level() const { return oldest_; }
  uint8_t newest_level() const { return newest_; }
  uint32_t class_count() const { return count(k_classes); }
  uint32_t method_count() const { return count(k_methods); }
  uint32_t field_count() const { return count(k_fields); }
  uint32_t proto_count() const { return count(k_protos); }

  std::string_view string(uint32_t index) const;
  /// Types below `class_count` are the classes.
  std::string_view type(uint32_t index) const { return string(u32(k_types, index)); }
  /// There is a row behind the last class, whose firsts end the lists of the last one.
  ClassRow class_row(uint32_t index) const;
  MethodRow method_row(uint32_t index) const;
  FieldRow field_row(uint32_t index) const;
  uint32_t interface_type(uint32_t index) const { return u16(k_interfaces, index); }
  uint64_t wide(uint32_t index) const;
  /// The types of a prototype: the result first, then the parameters.
  uint32_t proto_size(uint32_t proto) const { return u32(k_protos, proto + 1) - u32(k_protos, proto); }
  uint32_t proto_type_id(uint32_t proto, uint32_t index) const { return u16(k_parts, u32(k_protos, proto) + index); }
  std::string_view proto_type(uint32_t proto, uint32_t index) const { return type(proto_type_id(proto, index)); }

 private:
  friend class ApiVerifier;

  // In the order of the file.
  enum Section : uint8_t {
    k_strings,
    k_types,
    k_protos,
    k_wide,
    k_classes,
    k_fields,
    k_methods,
    k_parts,
    k_interfaces,
    k_text,
    k_sections
  };

  ApiTables() = default;
  uint32_t count(Section section) const { return counts_[section]; }
  const uint8_t* row(Section section, size_t index, size_t size) const {
    return sections_[section].data() + index * size;
  }
  uint32_t u32(Section section, size_t index) const { return base::load_le<uint32_t>(row(section, index, 4)); }
  uint16_t u16(Section section, size_t index) const { return base::load_le<uint16_t>(row(section, index, 2)); }

  Kind kind_ = Kind::Sdk;
  uint8_t oldest_ = 0;
  uint8_t newest_ = 0;
  std::array<uint32_t, k_sections> counts_{};
  std::array<base::Bytes, k_sections> sections_{};
};

}  // namespace antecede::model
