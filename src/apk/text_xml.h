#pragma once

#include "apk/binary_xml.h"
#include "apk/resource_symbols.h"
#include "apk/xml.h"
#include "base/bytes.h"
#include "base/error.h"

namespace antecede::apk {

/// Whether the bytes look like a text document rather than a compiled one.
bool looks_like_text_xml(base::Bytes bytes);

/// Reads an XML document as people write it (app folders, .aar) into the same tree as a compiled one.
///
/// Values get types as the resource compiler would give them (text_value.h). Rests on expat; documents with a DTD are
/// refused, so that entities cannot unfold. Errors name line and column.
base::Result<XmlDocument> parse_text_xml(base::Bytes bytes, const ResourceSymbols& names,
                                         const XmlLimits& limits = {});

}  // namespace antecede::apk
