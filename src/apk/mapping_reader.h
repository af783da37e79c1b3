#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "apk/mapping.h"

namespace antecede::apk {

/// Reads a mapping file: finds out what it is, checks every line once and builds the index.
class MappingReader {
 public:
  MappingReader(std::string place, base::Diagnostics& diagnostics)
      : place_(std::move(place)), diagnostics_(diagnostics) {}

  /// Maps the file named by the place.
  base::Result<Mapping> open();
  /// Copies the bytes.
  base::Result<Mapping> parse(base::Bytes bytes);

 private:
  base::Result<Mapping> read_bytes(base::Bytes bytes, std::shared_ptr<const void> owner);
  base::Result<Mapping> read_text();
  void read_line(std::string_view line);
  void read_class(std::string_view line);
  void read_member(std::string_view line);
  void read_comment(std::string_view line);
  void attach(const MappingComment& comment, std::string_view line);
  void finish_class();
  void index_classes();
  void count(const char* code, base::Severity severity, std::string_view what);

  std::string place_;
  base::Diagnostics& diagnostics_;
  Mapping mapping_;
  bool check_encoding_ = false;  ///< Some line is not UTF-8.
  bool in_class_ = false;
  enum class Above : uint8_t { Nothing, Class, Member } above_ = Above::Nothing;  ///< What a comment belongs to.
  size_t line_number_ = 0;
  size_t good_lines_ = 0;
};

}  // namespace antecede::apk
