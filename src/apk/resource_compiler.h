#pragma once

#include <cstdint>
#include <vector>

#include "apk/resource_symbols.h"
#include "apk/zip_archive.h"
#include "base/diagnostics.h"
#include "base/error.h"

namespace antecede::apk {

/// The resources of an app that is not compiled (`res/` of an app folder or .aar), made into what an APK has.
struct CompiledResources {
  ResourceSymbols names;
  std::vector<uint8_t> table;  ///< A `resources.arsc` for ResourceTable; empty if there are no resources.
};

/// Collects the files and values under `res/`, gives them numbers (R.txt first) and writes a table. XML files stay
/// text and are typed when they are read (text_xml.h).
///
/// Values: string, bool, integer, color, dimen, fraction, id, item, string-array, integer-array, array, plurals,
/// style, attr. What cannot be read costs itself and is counted; a broken R.txt is an error.
base::Result<CompiledResources> compile_resources(const ZipArchive& archive, const std::string& package,
                                                  base::Diagnostics& diagnostics);

}  // namespace antecede::apk
