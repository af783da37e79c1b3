#pragma once

#include <string>
#include <vector>

#include "apk/app_input.h"
#include "apk/zip_archive.h"
#include "base/diagnostics.h"
#include "base/error.h"

namespace antecede::apk {

/// Whether the archive is an APK itself (it has a manifest), rather than a container of APKs.
bool is_apk(const ZipArchive& archive);

/// Reads the manifest of an APK and makes a split of it.
base::Result<AppSplit> read_split(ZipArchive archive, std::string display_name);

/// The APKs inside a container. Of bundletool's sets, which hold several builds of each split, one per split
/// is taken.
base::Result<std::vector<AppSplit>> read_container(const ZipArchive& container, base::Diagnostics& diagnostics);

/// Puts the base first and the others in order of their names; fails unless they are one app with one base.
base::Result<std::vector<AppSplit>> order_splits(std::vector<AppSplit> splits, const std::string& place);

}  // namespace antecede::apk
