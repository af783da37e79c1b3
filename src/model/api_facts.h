#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/bytes.h"
#include "base/error.h"
#include "model/api_class.h"

namespace antecede::model {

/// The facts about the public SDK (`framework/api/sdk.facts`), or about the support libraries on top of it.
///
/// What the framework model does not implement is known by these only: which classes, members and types there are.
/// Reading costs no copy; a lookup is a binary search. Immutable, and free to share between threads.
class ApiFacts {
 public:
  /// The facts of the SDK that are part of the program.
  static ApiFacts sdk();
  /// The facts of the support libraries that are part of the program; what they do not know is looked up in `below`.
  static ApiFacts libraries(const ApiFacts& below);
  /// The bytes must outlive the facts. An error names the file.
  static base::Result<ApiFacts> open(base::Bytes bytes, std::string_view file_name, const ApiFacts* below = nullptr);

  /// `android.view.View` and `android/view/View` to `Landroid/view/View;`, which stays as it is.
  static std::string to_descriptor(std::string_view name);
  /// What these facts build on.
  std::optional<ApiFacts> below() const;

  /// `Landroid/view/View;`, `android/view/View` or `android.view.View`; also of what is below.
  std::optional<ApiClass> find(std::string_view name) const;
  /// The classes of this file, sorted by descriptor; not those of what is below.
  size_t class_count() const { return file_->tables.class_count(); }
  ApiClass class_at(size_t index) const { return {*file_, static_cast<uint32_t>(index)}; }

  /// The method a call names: looked for in the class, its superclasses, then its interfaces.
  std::optional<ApiMethod> resolve_method(std::string_view class_name, std::string_view name,
                                          std::string_view descriptor) const;
  std::optional<ApiField> resolve_field(std::string_view class_name, std::string_view name) const;
  bool is_subclass(std::string_view class_name, std::string_view ancestor) const;

  uint8_t oldest_level() const { return file_->tables.oldest_level(); }
  uint8_t newest_level() const { return file_->tables.newest_level(); }
  const ApiTables& tables() const { return file_->tables; }

 private:
  explicit ApiFacts(std::shared_ptr<const ApiFile> file) : file_(std::move(file)) {}

  std::shared_ptr<const ApiFile> file_;
};

}  // namespace antecede::model
