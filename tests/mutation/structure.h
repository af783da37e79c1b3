#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/bytes.h"

namespace antecede::mutation {

/// What kind of file a piece of an app is; decides where its fields are.
enum class Format : uint8_t {
  Zip,
  Dex,
  Chunks,     ///< Compiled XML and resource tables: chunks with type, header size and size.
  ClassFile,  ///< Numbers are big-endian.
  Markup,     ///< Text XML.
  Trace,      ///< A binary trace: chunks that are compressed and have checksums.
  Other,
};

/// A number in the file that means something: a count, an offset, a size, an index.
struct Field {
  size_t offset = 0;
  size_t width = 4;
};

/// A part of the file that means something as a whole.
struct Section {
  size_t offset = 0;
  size_t size = 0;
};

/// Where the fields and sections of one (valid) file lie, so that mutations hit what a parser looks at.
///
/// Read once from the unchanged file; the mutators check every place again, since they also cut files short.
struct Structure {
  Format format = Format::Other;
  std::vector<Field> fields;
  std::vector<Section> sections;
};

/// Decides by the first bytes.
Format format_of(base::Bytes bytes);

Structure structure_of(base::Bytes bytes);

/// Of a message of Protocol Buffers, as a chunk of a trace is one; nothing in its bytes says so.
Structure structure_of_message(base::Bytes bytes);

}  // namespace antecede::mutation
