// dexlist FILE
//
// Prints the classes of a .dex file or of all dexes of an APK exactly as `dexdump -d FILE` does, through our
// readers. tests/differential/dexdump.py compares the two.

#include <cstdio>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "apk/zip_archive.h"
#include "base/file.h"
#include "dexdump_printer.h"

namespace {

using namespace antecede;

constexpr size_t k_flush_size = 1 << 20;

void flush(std::string& out) {
  std::fwrite(out.data(), 1, out.size(), stdout);
  out.clear();
}

base::Status print_dex(const dex::DexFile& file, const std::string& name) {
  tools::DexdumpPrinter printer(file);
  std::string out = fmt::format("Opened '{}', DEX version '{:03}'\n", name, file.version());
  for (uint32_t i = 0; i < file.class_count(); ++i) {
    ANTECEDE_CHECK(printer.print_class(i, out));
    if (out.size() > k_flush_size) flush(out);
  }
  for (uint32_t i = 0; i < file.method_handle_count(); ++i) printer.print_method_handle(i, out);
  for (uint32_t i = 0; i < file.call_site_count(); ++i) ANTECEDE_CHECK(printer.print_call_site(i, out));
  flush(out);
  return {};
}

base::Status print_bytes(base::Bytes bytes, const std::string& name) {
  base::Diagnostics diagnostics;
  ANTECEDE_TRY(auto dexes, dex::DexFile::open_all(bytes, name, diagnostics));
  for (const dex::DexFile& file : dexes) ANTECEDE_CHECK(print_dex(file, name));
  return {};
}

/// classes.dex, classes2.dex … as far as they are numbered without a gap.
base::Status print_apk(const std::string& path) {
  ANTECEDE_TRY(const apk::ZipArchive archive, apk::ZipArchive::open(path));
  bool several = archive.find("classes2.dex") != nullptr;
  for (size_t number = 1;; ++number) {
    std::string entry = number == 1 ? "classes.dex" : fmt::format("classes{}.dex", number);
    const apk::ZipEntry* found = archive.find(entry);
    if (!found) return {};
    ANTECEDE_TRY(apk::SharedBytes data, archive.read(*found));
    // A stored entry may lie anywhere; readers of DEX want four-byte boundaries.
    std::vector<uint32_t> aligned((data.size() + 3) / 4);
    std::copy(data.bytes().begin(), data.bytes().end(), reinterpret_cast<uint8_t*>(aligned.data()));
    base::Bytes bytes(reinterpret_cast<const uint8_t*>(aligned.data()), data.size());
    ANTECEDE_CHECK(print_bytes(bytes, several ? path + ":" + entry : path));
  }
}

base::Status print_file(const std::string& path) {
  std::printf("Processing '%s'...\n", path.c_str());
  ANTECEDE_TRY(base::MappedFile file, base::MappedFile::open(path));
  if (base::as_text(file.bytes()).starts_with("dex\n")) return print_bytes(file.bytes(), path);
  return print_apk(path);
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::fprintf(stderr, "usage: dexlist FILE\n");
    return 2;
  }
  base::Status status = print_file(arguments[1]);
  if (status) return 0;
  std::fprintf(stderr, "%s\n", status.error().message.c_str());
  return base::exit_code(status.error().kind);
}
