// Reads arbitrary bytes as compiled XML, prints the document in both notations, and reads it as a manifest.
// Fails only by crashing, hanging or eating memory: there is no second reading of such bytes to compare with.

#include <cstddef>
#include <cstdint>

#include "apk/aapt_tree.h"
#include "apk/binary_xml.h"
#include "apk/manifest.h"
#include "apk/xml_printer.h"
#include "targets.h"

using namespace antecede;

int fuzz_manifest(const uint8_t* data, size_t size) {
  apk::XmlLimits limits;
  limits.nodes = 20'000;
  limits.attributes = 20'000;
  limits.text_bytes = 4 << 20;
  const base::Result<apk::XmlDocument> document = apk::parse_binary_xml(base::Bytes(data, size), limits);
  if (!document) return 0;
  apk::print_aapt_tree(*document);
  apk::print_xml(*document);
  base::Result<apk::Manifest> manifest = apk::parse_manifest(*document);
  if (manifest) apk::merge_split_manifest(*manifest, apk::Manifest(*manifest));
  return 0;
}
