#include "base/diagnostics.h"

#include <algorithm>
#include <utility>

namespace antecede::base {

void Diagnostics::add(std::string_view code, Severity severity, std::string message) {
  std::lock_guard lock(mutex_);
  auto [entry, fresh] = by_code_.try_emplace(std::string(code));
  Diagnostic& diagnostic = entry->second;
  diagnostic.count++;
  if (fresh) diagnostic.code = code;
  if (fresh || message < diagnostic.message) diagnostic.message = std::move(message);
  diagnostic.severity = fresh ? severity : std::max(diagnostic.severity, severity);
}

std::vector<Diagnostic> Diagnostics::list() const {
  std::lock_guard lock(mutex_);
  std::vector<Diagnostic> all;
  for (const auto& [code, diagnostic] : by_code_) all.push_back(diagnostic);
  return all;
}

uint64_t Diagnostics::count(std::string_view code) const {
  std::lock_guard lock(mutex_);
  auto found = by_code_.find(code);
  return found == by_code_.end() ? 0 : found->second.count;
}

const char* severity_name(Severity severity) {
  switch (severity) {
    case Severity::Info: return "info";
    case Severity::Warning: return "warning";
    case Severity::Error: return "error";
  }
  return "";
}

}  // namespace antecede::base
