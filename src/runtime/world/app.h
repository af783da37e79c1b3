#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "apk/device.h"
#include "apk/manifest.h"
#include "apk/resource_table.h"
#include "base/bytes.h"
#include "base/error.h"
#include "model/lifecycle.h"

namespace antecede::runtime {

/// The app that a machine runs, where it is more than a program: what it asks for of its package. What drives it is
/// another matter (ScheduledDriver), so any number of machines can run one app.
///
/// Immutable while a machine runs it.
struct App {
  apk::Manifest manifest;
  const apk::ResourceTable* resources = nullptr;  ///< Null: it has none.
  apk::Device portrait{false};
  apk::Device landscape{true};
  /// An XML file by its path; an error if it is broken or not there.
  std::function<base::Result<apk::XmlDocument>(std::string_view path)> read_xml;
  /// Any file by its path; false: there is none.
  std::function<bool(std::string_view path, std::string& contents)> read_file;
  /// The package file itself, which a device has as base.apk. Empty: there is none (an app folder), or it is too large.
  base::Bytes archive;
  /// Paths of all files, sorted.
  std::vector<std::string> files;
  model::Lifecycles lifecycles = model::Lifecycles::built_in();
};

}  // namespace antecede::runtime
