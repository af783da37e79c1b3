#pragma once

#include <string>
#include <utility>

#include "base/error.h"

namespace antecede::cli {

/// What a command says when it was asked for something that makes no sense: exit code 2.
[[nodiscard]] inline tl::unexpected<base::Error> usage(std::string message) {
  return tl::unexpected<base::Error>(base::Error{base::Error::Class::Usage, std::move(message)});
}

}  // namespace antecede::cli
