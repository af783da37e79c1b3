#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/error.h"
#include "runtime/machine.h"
#include "runtime/world/databases.h"

namespace antecede::runtime {

/// What a user of an app can see or find again: what two runs are compared by.
struct VisibleState {
  struct Table {
    std::vector<std::string> columns;
    std::vector<std::vector<SqlValue>> rows;
    bool operator==(const Table&) const = default;
  };
  using Database = std::map<std::string, Table>;

  std::string title;                               ///< Of the screen; empty: nothing is in front.
  std::string views;                               ///< One line per view; see picture/screen_picture.h.
  std::map<std::string, std::string> preferences;  ///< Files: name and contents.
  std::map<std::string, std::string> files;  ///< Of the app's folder for files: path and contents.
  std::vector<std::string> toasts;          ///< All that the process has shown so far.
  std::vector<std::string> leaked_windows;  ///< That outlived their activity, by the class of their view.
  /// By name. What cannot be read (a transaction that holds it, a broken view) is left out.
  std::map<std::string, Database> databases;

  bool operator==(const VisibleState&) const = default;
};

/// Of an app, between two steps or after its run. The run does not change by it.
base::Result<VisibleState> visible_state(Machine& machine);

}  // namespace antecede::runtime
