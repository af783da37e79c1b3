#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace antecede::runtime {

/// What answers an app beyond its own process: one HTTP response per address. Everything else cannot be reached.
///
/// A file is a JSON object, read strictly:
///
///     {
///       "https://example.com/news": {"status": 200, "headers": {"Content-Type": "text/plain"}, "body": "two lines"},
///       "https://example.com/images/*": {"file": "picture.png"}
///     }
///
/// `*` at the end of an address stands for any rest; the longest address that fits answers. `file` is relative to the
/// fixture. What is larger than 16 MiB (an answer's file: 64 MiB, all answers: 256 MiB) is refused. Whoever asks gets the same answer every time: a fixture has no state.
struct NetworkFixture {
  struct Answer {
    std::string url;       ///< Without the `*`, if `is_prefix`.
    std::string response;  ///< As it goes over the wire: first line, headers, empty line, body.
    bool is_prefix = false;

    bool operator==(const Answer&) const = default;
  };
  std::vector<Answer> answers;

  bool operator==(const NetworkFixture&) const = default;

  /// Reads a file and those that it names.
  static base::Result<NetworkFixture> read(const std::string& path);

  /// The files that a fixture names. None if it cannot be read: `read` tells why.
  static std::vector<std::string> files(const std::string& path);

  /// The bytes that antecede.Network.request gives; nothing: no answer.
  std::optional<std::string> request(std::string_view protocol, std::string_view target) const;
};

}  // namespace antecede::runtime
