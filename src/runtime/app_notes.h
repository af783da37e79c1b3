#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace antecede::runtime {

/// A screen of an app that was entered: an activity, or a dialog or menu over it.
struct Screen {
  std::string name;
  uint64_t entered = 0;
};

/// What the driver of an app told about a run. Part of the machine's state.
struct AppNotes {
  std::vector<std::string> events;                 ///< What the user and the world did: `click id/save`.
  std::vector<Screen> screens;                     ///< In the order of their first time.
  std::vector<std::string> missed;                 ///< Lines of the script whose view was not there.
  uint32_t restarts = 0;                           ///< How often the app's process was started again after a crash.
  std::map<std::string, std::string> preferences;  ///< Files of preferences at the end: name and contents.
  std::string views;                               ///< The view tree at the end, see picture/screen_picture.h.
};

}  // namespace antecede::runtime
