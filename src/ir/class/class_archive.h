#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "apk/shared_bytes.h"
#include "apk/zip_archive.h"
#include "base/error.h"
#include "classfile/constant_pool.h"

namespace antecede::ir {

/// One class file, not yet looked at.
struct NamedClassFile {
  std::string name;  ///< `com/x/Y.class`, for messages only.
  apk::SharedBytes data;
};

/// The class files that came together: of a jar, or of a folder. The loader makes one source of them.
struct ClassArchive {
  std::string name;  ///< `classes.jar`
  std::vector<NamedClassFile> files;
  classfile::Trust trust = classfile::Trust::Stranger;
};

/// Unpacks the class files of a jar on up to `jobs` threads (0: one per core), in the order of its directory.
///
/// Left out: what lies under META-INF (classes for other Java versions), module descriptors, jars inside the jar.
base::Result<ClassArchive> read_jar(const apk::ZipArchive& jar, size_t jobs);

}  // namespace antecede::ir
