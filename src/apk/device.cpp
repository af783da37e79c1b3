#include "apk/device.h"

#include <cstring>

#include <androidfw/ResourceTypes.h>

namespace antecede::apk {

namespace {

android::ResTable_config config_of(const std::vector<uint8_t>& stored) {
  android::ResTable_config config{};
  std::memcpy(&config, stored.data(), std::min(stored.size(), sizeof(config)));
  config.size = sizeof(config);
  return config;
}

ResourceConfig settings(bool landscape) {
  ResourceConfig config;
  config.language = {'e', 'n'};
  config.country = {'U', 'S'};
  config.orientation =
      landscape ? android::ResTable_config::ORIENTATION_LAND : android::ResTable_config::ORIENTATION_PORT;
  config.touchscreen = android::ResTable_config::TOUCHSCREEN_FINGER;
  // No keys but those on the screen.
  config.keyboard = android::ResTable_config::KEYBOARD_NOKEYS;
  config.navigation = android::ResTable_config::NAVIGATION_NONAV;
  config.input_flags = android::ResTable_config::KEYSHIDDEN_SOFT | android::ResTable_config::NAVHIDDEN_YES;
  config.density = android::ResTable_config::DENSITY_XHIGH;
  config.screen_width = landscape ? 1920 : 1080;
  config.screen_height = landscape ? 1080 : 1920;
  config.sdk_version = 34;
  config.screen_layout = android::ResTable_config::SCREENSIZE_NORMAL | android::ResTable_config::SCREENLONG_YES |
                         android::ResTable_config::LAYOUTDIR_LTR;
  config.ui_mode = android::ResTable_config::UI_MODE_TYPE_NORMAL | android::ResTable_config::UI_MODE_NIGHT_NO;
  config.smallest_width_dp = 540;
  config.width_dp = landscape ? 960 : 540;
  config.height_dp = landscape ? 540 : 960;
  return config;
}

}  // namespace

Device::Device(bool landscape) : stored_(settings(landscape).stored()) {}

const Configured* Device::best(const std::vector<Configured>& values) const {
  const android::ResTable_config wanted = config_of(stored_);
  const Configured* best = nullptr;
  android::ResTable_config best_config{};
  for (const Configured& one : values) {
    const android::ResTable_config config = config_of(one.configuration->stored());
    if (!config.match(wanted) || (best && !config.isBetterThan(best_config, &wanted))) continue;
    best = &one;
    best_config = config;
  }
  return best;
}

}  // namespace antecede::apk
