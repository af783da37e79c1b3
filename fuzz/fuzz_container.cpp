// Opens arbitrary bytes as a ZIP archive, reads every entry, and opens those that are archives themselves.

#include <cstddef>
#include <cstdint>

#include "apk/zip_archive.h"
#include "targets.h"

namespace {

using namespace antecede;

void read_all(const apk::ZipArchive& archive) {
  for (const apk::ZipEntry& entry : archive.entries()) {
    if (entry.name.ends_with(".apk") || entry.name.ends_with(".zip")) {
      const base::Result<apk::ZipArchive> nested = archive.open_nested(entry);
      if (nested) read_all(*nested);
    }
    const base::Result<apk::SharedBytes> data = archive.read(entry);
    if (data && data->size() != entry.size) __builtin_trap();
  }
}

}  // namespace

int fuzz_container(const uint8_t* data, size_t size) {
  apk::ZipLimits limits;
  limits.entries = 1000;
  limits.total_bytes = uint64_t(64) << 20;
  const base::Result<apk::ZipArchive> archive = apk::ZipArchive::open(base::Bytes(data, size), "fuzz", limits);
  if (archive) read_all(*archive);
  return 0;
}
