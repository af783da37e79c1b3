#include "ir/app_loader.h"

#include <cstdint>
#include <optional>

#include "base/parallel.h"
#include "dex/dex_file.h"
#include "ir/dex_loader.h"

namespace antecede::ir {

namespace {

LoadedProgram::File describe(const dex::DexFile& file) {
  return {file.name(),         file.version(),     file.bytes().size(), file.class_count(),
          file.method_count(), file.field_count(), file.string_count()};
}

/// DEX files are read in place, which needs 4-aligned memory; a stored entry of an archive may lie anywhere.
apk::SharedBytes aligned(const apk::SharedBytes& data) {
  if (reinterpret_cast<uintptr_t>(data.bytes().data()) % 4 == 0) return data;
  auto copy = std::make_shared<std::vector<uint8_t>>(data.bytes().begin(), data.bytes().end());
  return {base::Bytes(*copy), copy};
}

}  // namespace

base::Result<LoadedProgram> load_program(const apk::AppInput& input, size_t jobs, base::Diagnostics& diagnostics) {
  ANTECEDE_TRY(const std::vector<apk::DexFile> packed, input.dex_files(jobs, diagnostics));
  LoadedProgram result;
  for (const apk::DexFile& file : packed) result.bytes.push_back(aligned(file.data));
  std::vector<std::optional<base::Result<std::vector<dex::DexFile>>>> opened(packed.size());
  base::parallel_for(packed.size(), jobs, [&](size_t i) {
    opened[i] = dex::DexFile::open_all(result.bytes[i].bytes(), packed[i].display_name, diagnostics);
  });
  std::vector<dex::DexFile> files;
  for (size_t i = 0; i < packed.size(); ++i) {
    if (!*opened[i]) return tl::unexpected(opened[i]->error());
    for (dex::DexFile& file : **opened[i]) {
      result.files.push_back(describe(file));
      files.push_back(std::move(file));
    }
  }
  result.program = load_dex(std::move(files), diagnostics);
  return result;
}

void build_all_bodies(const Program& program, size_t jobs) {
  base::parallel_for(program.methods().size(), jobs, [&](size_t i) {
    if (program.methods()[MethodId(i)].has_code()) program.body(MethodId(i));
  });
}

}  // namespace antecede::ir
