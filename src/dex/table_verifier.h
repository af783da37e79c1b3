#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "dex/dex_file.h"

namespace antecede::dex {

/// Checks the rows of all tables of one DEX whose header and map are known to be sound.
///
/// Last step of `FileVerifier`. Each table is checked after the tables it points into, so every check may use
/// what the earlier ones established.
class TableVerifier {
 public:
  /// `first_offset`: where the header ends; nothing may point before it.
  TableVerifier(const DexFile& dex, uint32_t first_offset);

  base::Status verify();

 private:
  base::Status check_strings();
  base::Status check_string(uint32_t place, uint32_t offset, std::string_view& out) const;
  base::Status check_types();
  base::Status check_protos();
  base::Status check_proto(uint32_t place, const Proto& proto) const;
  base::Status check_fields();
  base::Status check_methods();
  base::Status check_name(uint32_t string_index, uint32_t place);
  base::Status check_classes();
  base::Status check_class(uint32_t position);
  base::Status check_class_offsets(uint32_t place);
  base::Status check_interfaces(uint32_t position, const ClassDef& class_def);
  base::Status check_parent(uint32_t position, TypeIndex parent) const;
  base::Status check_type_list(uint32_t offset, uint32_t place, uint32_t most);
  base::Status check_method_handles() const;
  base::Status check_call_sites() const;

  bool is_sorted_after(const Proto& previous, const Proto& next) const;
  uint32_t row_offset(const DexFile::Table& table, uint32_t index, uint32_t row_size) const {
    return table.offset + index * row_size;
  }
  const uint8_t* at(uint32_t offset) const { return dex_.bytes_.data() + offset; }
  tl::unexpected<base::Error> bad(uint32_t offset, std::string_view message) const;

  const DexFile& dex_;
  uint32_t first_offset_;
  std::vector<char> type_kind_;           ///< First letter of every type's descriptor.
  std::vector<bool> name_is_checked_;     ///< Per string: known to be a valid member name.
  std::vector<uint32_t> defined_at_;      ///< Per type: its position in class_defs, or k_not_defined.
  std::vector<uint32_t> implemented_by_;  ///< Per type: the class that last named it as its interface.
  /// Items of type lists that may still be read. Rows may share a list; without a limit a hostile file makes
  /// 65535 classes share one of 65535 interfaces.
  size_t list_budget_ = 0;
};

}  // namespace antecede::dex
