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

/// Whether the archive holds class files, as a jar does.
bool has_class_files(const ZipArchive& archive);

/// Reads the manifest of an APK and makes a split of it; of an .aar (a text manifest) also compiles its resources.
base::Result<AppSplit> read_split(ZipArchive archive, std::string display_name, base::Diagnostics& diagnostics);

/// The archives with class files of an app that is not compiled.
base::Result<std::vector<ZipArchive>> nested_jars(const AppSplit& split);

/// The APKs inside a container. Of bundletool's sets, which hold several builds of each split, one per split
/// is taken.
base::Result<std::vector<AppSplit>> read_container(const ZipArchive& container, base::Diagnostics& diagnostics);

/// Puts the base first and the others in order of their names; fails unless they are one app with one base.
base::Result<std::vector<AppSplit>> order_splits(std::vector<AppSplit> splits, const std::string& place);

}  // namespace antecede::apk
