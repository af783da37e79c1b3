#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace antecede::base {

enum class Severity : uint8_t { Info, Warning, Error };

/// One line of the honesty panel: what was met, how often, and the first case of it.
struct Diagnostic {
  std::string code;  ///< Stable, for scripts: `dex.bad-method`.
  Severity severity = Severity::Warning;
  uint64_t count = 0;
  std::string message;  ///< What it means, with the canonically first place.
};

/// What could not be read, modelled or reached: counted and described, so that work carries on.
///
/// Safe to call from several threads. The list is sorted by code and each keeps its smallest message, so the result
/// does not depend on which thread came first.
class Diagnostics {
 public:
  void add(std::string_view code, Severity severity, std::string message);
  std::vector<Diagnostic> list() const;
  uint64_t count(std::string_view code) const;

 private:
  mutable std::mutex mutex_;
  std::map<std::string, Diagnostic, std::less<>> by_code_;
};

const char* severity_name(Severity severity);

}  // namespace antecede::base
