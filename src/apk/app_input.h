#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "apk/manifest.h"
#include "apk/resource_compiler.h"
#include "apk/shared_bytes.h"
#include "apk/xml.h"
#include "apk/zip_archive.h"
#include "base/diagnostics.h"
#include "base/error.h"

namespace antecede::apk {

/// One APK of an app: the base, or a split that adds code or resources to it. Or an app that is not compiled: an .aar
/// or an app folder.
struct AppSplit {
  std::string display_name;  ///< File name (`base.apk`), or the entry of the container it comes from.
  std::string split_name;    ///< From its manifest; empty for the base.
  Manifest manifest;
  ZipArchive archive;
  /// Of an app that is not compiled, its resources, compiled on opening. Null for an APK.
  std::shared_ptr<const CompiledResources> text_resources = nullptr;

  /// The bytes of its `resources.arsc`; empty if it has none.
  base::Result<SharedBytes> resource_table() const;
  /// One of its XML files (`res/layout/main.xml`).
  base::Result<XmlDocument> read_xml(std::string_view path) const;
};

/// One DEX file of an app, unpacked.
struct DexFile {
  std::string display_name;  ///< `base.apk!classes2.dex`
  SharedBytes data;
};

/// The app the user named, whatever form it came in: the door through which every analysis gets its input.
///
/// Takes an APK, several APKs or a folder of them (base and splits), a container (`.apks`, `.xapk`, `.apkm`:
/// any ZIP archive that holds APKs and no manifest), an `.aar` or an app folder (both have a text manifest), or code
/// alone: DEX files, or jars and class files. Contents decide, not extensions. Immutable once open.
class AppInput {
 public:
  /// Fails with one sentence that names the file and what is wrong with it. What is ignored goes to
  /// `diagnostics`.
  static base::Result<AppInput> open(const std::vector<std::string>& paths, base::Diagnostics& diagnostics,
                                     const ZipLimits& limits = {});

  /// The base first, the others sorted by split name. Empty for code alone.
  const std::vector<AppSplit>& splits() const { return splits_; }
  bool has_manifest() const { return !splits_.empty(); }
  /// The base manifest with what the splits add; only if `has_manifest()`.
  Manifest merged_manifest() const;

  /// All DEX files, split by split, in the order Android loads them: `classes.dex`, `classes2.dex`, … up to
  /// the first gap (what lies beyond goes to `diagnostics`). Unpacks them on up to `jobs` threads (0: one per
  /// core).
  base::Result<std::vector<DexFile>> dex_files(size_t jobs, base::Diagnostics& diagnostics) const;

  /// The archives that hold class files, in the order a class loader searches them: jars the user named; of an .aar
  /// or an app folder its own class files, `classes.jar`, then `libs/*.jar` by name.
  const std::vector<ZipArchive>& jars() const { return jars_; }

  /// The file the user named; of a folder or several files, the one that holds the base.
  const std::string& path() const { return path_; }
  /// Lower-case hexadecimal SHA-256 of that file (of an app folder: of its files as packed, which depends on nothing
  /// else).
  std::string sha256() const;

 private:
  AppInput() = default;
  bool has_code_alone() const { return splits_.empty() && (!bare_dex_.empty() || !jars_.empty()); }

  std::vector<AppSplit> splits_;
  std::vector<DexFile> bare_dex_;
  std::vector<ZipArchive> jars_;
  std::string path_;
  SharedBytes file_;
};

}  // namespace antecede::apk
