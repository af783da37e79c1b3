#pragma once

#include "base/bytes.h"
#include "dex/encoded_value.h"

namespace antecede::dex {

/// Reads encoded values, arrays and annotations from one place of the file on. Used for static values, call
/// sites and annotations; limits depth and, through a budget that several readers may share, the number of
/// values in all.
class EncodedValueReader {
 public:
  static constexpr size_t k_most_values = 1 << 20;

  EncodedValueReader(const DexFile& file, uint32_t offset, size_t& budget)
      : file_(file), reader_(file.bytes(), offset), budget_(budget) {}

  // False if the bytes make no sense; `complaint` then says why.
  bool read_value(EncodedValue& out, int depth = 0);
  bool read_array(std::vector<EncodedValue>& out, int depth = 0);
  bool read_annotation(EncodedAnnotation& out, int depth = 0);

  base::ByteReader& bytes() { return reader_; }
  tl::unexpected<base::Error> error() const;

 private:
  bool read_scalar(EncodedValue& out, uint32_t argument);
  bool read_number(EncodedValue& out, uint32_t size, uint32_t most);
  bool check_index(const EncodedValue& value);
  uint64_t read_bytes(uint32_t size);
  bool fail(const char* complaint) {
    complaint_ = complaint;
    return false;
  }

  const DexFile& file_;
  base::ByteReader reader_;
  size_t& budget_;
  const char* complaint_ = "";
};

}  // namespace antecede::dex
