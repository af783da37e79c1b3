#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace antecede::runtime {

/// What an exception says is missing though Android has it, by the facts of the SDK: a class, method or field that the model lacks, an
/// object of the model that is not of a class that it should be of. None: the exception is the program's own.
///
/// `exception` is its class, as Class.getName; `message` is the machine's, or of Class.forName and its kin.
std::optional<std::string> platform_gap(std::string_view exception, std::string_view message);

}  // namespace antecede::runtime
