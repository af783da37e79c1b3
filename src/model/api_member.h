#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "model/api_tables.h"

namespace antecede::model {

class ApiClass;

/// One of our facts files: its tables, and the file whose classes its own ones build on, if any.
struct ApiFile {
  ApiTables tables;
  std::shared_ptr<const ApiFile> below;
};

/// Flags of classes and members, as class files have them.
namespace api_flags {
inline constexpr uint16_t k_public = 0x1;
inline constexpr uint16_t k_protected = 0x4;
inline constexpr uint16_t k_static = 0x8;
inline constexpr uint16_t k_final = 0x10;
inline constexpr uint16_t k_volatile = 0x40;
inline constexpr uint16_t k_varargs = 0x80;
inline constexpr uint16_t k_interface = 0x200;
inline constexpr uint16_t k_abstract = 0x400;
inline constexpr uint16_t k_annotation = 0x2000;
inline constexpr uint16_t k_enum = 0x4000;
}  // namespace api_flags

/// From which API level on a fact holds, and until which.
///
/// The oldest level that was read stands for all before it. Both are 0 for facts about libraries.
struct ApiLevels {
  uint8_t since = 0;
  uint8_t removed_after = 0;  ///< The last level that has it; 0: it is still there.

  bool includes(uint8_t level) const { return level >= since && (removed_after == 0 || level <= removed_after); }
};

/// A method as the SDK declares it. A handle: cheap to copy, valid as long as its `ApiFacts`.
class ApiMethod {
 public:
  ApiMethod(const ApiFile& file, uint32_t owner, uint32_t index) : file_(&file), owner_(owner), index_(index) {}

  ApiClass owner() const;
  std::string_view name() const;
  /// `(ILjava/lang/String;)V`
  std::string descriptor() const;
  bool has_descriptor(std::string_view descriptor) const;
  std::string_view result() const;
  size_t parameter_count() const;
  std::string_view parameter(size_t index) const;
  uint16_t flags() const { return row().flags; }
  bool is(uint16_t flag) const { return (flags() & flag) != 0; }
  ApiLevels levels() const { return {row().since, row().removed_after}; }
  bool operator==(const ApiMethod&) const = default;

 private:
  ApiTables::MethodRow row() const { return file_->tables.method_row(index_); }

  const ApiFile* file_;
  uint32_t owner_;
  uint32_t index_;
};

/// The value of a constant; strings are modified UTF-8, as in class files. `boolean` and `char` are int32_t.
using ApiConstant = std::variant<std::monostate, int32_t, int64_t, float, double, std::string_view>;

/// A field as the SDK declares it. A handle, like `ApiMethod`.
class ApiField {
 public:
  ApiField(const ApiFile& file, uint32_t owner, uint32_t index) : file_(&file), owner_(owner), index_(index) {}

  ApiClass owner() const;
  std::string_view name() const;
  std::string_view type() const;
  ApiConstant constant() const;
  uint16_t flags() const { return row().flags; }
  bool is(uint16_t flag) const { return (flags() & flag) != 0; }
  ApiLevels levels() const { return {row().since, row().removed_after}; }
  bool operator==(const ApiField&) const = default;

 private:
  ApiTables::FieldRow row() const { return file_->tables.field_row(index_); }

  const ApiFile* file_;
  uint32_t owner_;
  uint32_t index_;
};

/// The members of a class, sorted by name, as a range for `for`.
template <class Member>
class ApiMembers {
 public:
  class Iterator {
   public:
    Iterator(const ApiFile* file, uint32_t owner, uint32_t index) : file_(file), owner_(owner), index_(index) {}
    Member operator*() const { return Member(*file_, owner_, index_); }
    Iterator& operator++() {
      ++index_;
      return *this;
    }
    bool operator==(const Iterator&) const = default;

   private:
    const ApiFile* file_;
    uint32_t owner_;
    uint32_t index_;
  };

  ApiMembers(const ApiFile& file, uint32_t owner, uint32_t first, uint32_t end)
      : file_(&file), owner_(owner), first_(first), end_(end) {}
  Iterator begin() const { return {file_, owner_, first_}; }
  Iterator end() const { return {file_, owner_, end_}; }
  size_t size() const { return end_ - first_; }
  bool empty() const { return first_ == end_; }
  Member operator[](size_t index) const { return Member(*file_, owner_, first_ + static_cast<uint32_t>(index)); }

 private:
  const ApiFile* file_;
  uint32_t owner_;
  uint32_t first_;
  uint32_t end_;
};

}  // namespace antecede::model
