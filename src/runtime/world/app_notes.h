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
  uint32_t restarts = 0;  ///< How often the app's process was started again after it had ended by itself.
  // Lives of the process in a row in which it showed nothing new and the user could do little.
  uint32_t fruitless = 0;       ///< So far;
  uint32_t most_fruitless = 0;  ///< the most there were.
  uint64_t events_before = 0;   ///< What was done when the process last began.
  bool has_shown_new = true;    ///< Since then: a screen that nobody had seen.
  // The main thread, as whoever watches it saw it last.
  uint32_t main_thread = UINT32_MAX;
  uint64_t watched_event = 0;
  int64_t watched_since = 0;
  bool is_stuck = false;  ///< It goes on and on: the environment has to look at once.
  // Only while a method of antecede.system.Visible runs aside.
  std::string title;                               ///< Of the screen.
  std::string views;                               ///< The view tree, see picture/screen_picture.h.
  std::map<std::string, std::string> preferences;  ///< Files of preferences: name and contents.
  std::map<std::string, std::string> files;        ///< The app's other files, likewise.
  std::vector<std::string> toasts;                 ///< All that the process has shown.
  std::vector<std::string> leaked_windows;         ///< By the class of their view.
};

}  // namespace antecede::runtime
