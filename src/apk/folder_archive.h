#pragma once

#include <string>
#include <vector>

#include "apk/zip_archive.h"
#include "base/error.h"

namespace antecede::apk {

/// Whether the folder is an app folder: it has an `AndroidManifest.xml`.
bool is_app_folder(const std::string& path);

/// The files of an app folder that are part of the app, relative to it, sorted.
base::Result<std::vector<std::string>> list_app_folder(const std::string& path);

/// An app folder, read as if it were packed: an archive in memory with the manifest, R.txt, `res/`, `assets/`, jars
/// and class files (in `classes/` or beside the manifest). Other files, hidden ones and links are left out. Names are
/// sorted.
base::Result<ZipArchive> pack_folder(const std::string& path, const ZipLimits& limits);

/// A class file, read as if it were the only entry of an archive.
base::Result<ZipArchive> pack_file(SharedBytes bytes, const std::string& entry_name, const std::string& archive_name,
                                   const ZipLimits& limits);

}  // namespace antecede::apk
