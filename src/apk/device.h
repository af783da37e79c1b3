#pragma once

#include <vector>

#include "apk/resource_table.h"

namespace antecede::apk {

/// The device an app is run on, as far as it decides between resources: a phone with API level 34, 1080 x 1920 pixels
/// at 320 dpi, set to American English.
class Device {
 public:
  explicit Device(bool landscape);

  /// Which of the values of a resource the device takes, by Android's own rules; null if none fits.
  const Configured* best(const std::vector<Configured>& values) const;

 private:
  std::vector<uint8_t> stored_;  // As androidfw wants it.
};

}  // namespace antecede::apk
