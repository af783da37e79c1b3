#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "model/callbacks.h"

namespace antecede::model {

/// Reads the list of callbacks line by line; `Callbacks::parse` is its only user.
class CallbackReader {
 public:
  explicit CallbackReader(const ApiFacts& facts) : facts_(facts) {}

  base::Status read_line(std::string_view line);
  /// What was read, and what the facts say beyond it. A type that is listed twice is an error.
  base::Result<Callbacks> finish();

 private:
  base::Status read_group(std::string_view line);
  base::Status read_type(const std::vector<std::string_view>& words);
  base::Status read_method(std::string_view word, Callback& callback) const;
  base::Status read_place(const std::vector<std::string_view>& words);
  base::Result<ApiClass> class_of(std::string_view name) const;

  const ApiFacts& facts_;
  std::optional<CallbackThread> group_;
  Callbacks result_;
};

}  // namespace antecede::model
