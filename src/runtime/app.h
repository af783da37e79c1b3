#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "apk/device.h"
#include "apk/manifest.h"
#include "apk/resource_table.h"
#include "base/error.h"
#include "model/lifecycle.h"
#include "runtime/network_fixture.h"

namespace antecede::runtime {

/// What the user wants of the world around an app. Read by the driver (antecede.system) when it starts.
struct DriverOptions {
  std::string strategy = "monkey";  ///< `monkey`, `systematic` or `script`.
  uint32_t events = 100;            ///< User events to deliver.
  std::vector<std::string> script;  ///< Lines of a script, checked already.
  /// Told of each screen: its title and view tree. None: nobody wants pictures.
  std::function<void(std::string_view title, std::string_view tree)> picture;
};

/// The app that a machine runs, where it is more than a program: what it asks for of its package, and how it is
/// driven.
///
/// Immutable while the machine runs.
struct App {
  apk::Manifest manifest;
  const apk::ResourceTable* resources = nullptr;  ///< Null: it has none.
  apk::Device portrait{false};
  apk::Device landscape{true};
  /// An XML file by its path; an error if it is broken or not there.
  std::function<base::Result<apk::XmlDocument>(std::string_view path)> read_xml;
  /// Any file by its path; false: there is none.
  std::function<bool(std::string_view path, std::string& contents)> read_file;
  /// Paths of all files, sorted.
  std::vector<std::string> files;
  model::Lifecycles lifecycles = model::Lifecycles::built_in();
  DriverOptions driver;
  NetworkFixture network;  ///< Empty: the app is offline.
};

}  // namespace antecede::runtime
