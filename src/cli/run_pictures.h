#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/error.h"
#include "runtime/machine.h"

namespace antecede::cli {

/// Writes the pictures of a run's screens to a folder: one pair of files, SVG and PNG, for each that differs from the
/// one before.
class RunPictures {
 public:
  /// An empty folder: nobody wants pictures.
  explicit RunPictures(std::string folder) : folder_(std::move(folder)) {}

  runtime::TakePicture taker();
  /// After the run: what went wrong.
  const base::Status& status() const { return status_; }

 private:
  void take(std::string_view title, std::string_view tree);
  base::Status write(std::string_view title, std::string_view tree);

  static constexpr uint32_t k_most = 1000;

  std::string folder_;
  base::Status status_;
  uint32_t count_ = 0;
  std::string last_;
};

}  // namespace antecede::cli
