#include "cli/context_option.h"

#include <CLI/CLI.hpp>

namespace antecede::cli {

void ContextOption::declare(CLI::App& parser) {
  parser.add_option("--context", name_, "What is told apart: nothing, calls into the framework, or own code by component, too")
      ->check(CLI::IsMember({"none", "call", "component"}))
      ->option_text("component|call|none")
      ->capture_default_str();
}

pointer::Apart ContextOption::apart() const {
  if (name_ == "none") return pointer::Apart::Nothing;
  return name_ == "call" ? pointer::Apart::Calls : pointer::Apart::Components;
}

}  // namespace antecede::cli
