#include "cli/limit_options.h"

#include <cstdio>

#include <CLI/CLI.hpp>

#include "base/error.h"

namespace antecede::cli {

void LimitOptions::declare(CLI::App& parser) {
  parser.add_option("--timeout", seconds_, "Limit of real time, in seconds; 0: none")
      ->option_text("S")
      ->group("Limits")
      ->default_val(k_default_seconds)
      ->check(CLI::NonNegativeNumber);
  parser.add_option("--memory", mib_, "Limit of memory; 0: none")
      ->option_text("MIB")
      ->group("Limits")
      ->default_val(k_default_mib)
      ->check(CLI::Range(0, 1 << 24));
}

int tell_partial() {
  std::fprintf(stderr, "antecede: %s: this is a part of the result\n", base::stop_sentence().c_str());
  return base::exit_code(base::Error::Class::Limit);
}

}  // namespace antecede::cli
