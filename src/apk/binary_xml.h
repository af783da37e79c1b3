#pragma once

#include <cstddef>

#include "apk/xml.h"
#include "base/bytes.h"
#include "base/error.h"

namespace antecede::apk {

/// How much a compiled document may unfold to. Far above what real apps need; a hostile document stops here.
struct XmlLimits {
  size_t depth = 1000;
  size_t namespaces = 256;  ///< In scope at the same time.
  size_t nodes = 500'000;
  size_t attributes = 1'000'000;
  size_t text_bytes = size_t(256) << 20;  ///< All names and texts together, each counted where it is used.
};

/// Reads a compiled XML document (`AndroidManifest.xml`, `res/layout/*.xml` of an APK) into a tree.
///
/// Rests on androidfw's ResXMLTree, so it accepts what Android accepts: unknown chunks are skipped, what
/// follows the root element is ignored, elements left open at the end are closed. Anything Android calls
/// corrupt is an error.
base::Result<XmlDocument> parse_binary_xml(base::Bytes bytes, const XmlLimits& limits = {});

}  // namespace antecede::apk
