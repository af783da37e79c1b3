#pragma once

#include <string>
#include <vector>

#include "base/error.h"

namespace antecede::apk {

/// The files the user means: folders of APKs are replaced by the APKs inside; app folders stay.
base::Result<std::vector<std::string>> expand_paths(const std::vector<std::string>& paths);

/// Every file that is read of an app that is named so. What cannot be read is left out: opening the app tells of it.
std::vector<std::string> input_files(const std::vector<std::string>& paths);

}  // namespace antecede::apk
