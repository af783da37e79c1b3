#include "dex/try_reader.h"

#include <algorithm>

namespace antecede::dex {
namespace {

/// One `encoded_catch_handler`: where it lies and which handlers it gave.
struct HandlerList {
  uint32_t offset = 0;  ///< From the start of the list of lists, as try items refer to it.
  uint32_t first = 0;
  uint32_t count = 0;
};

Complaint read_handler(base::ByteReader& reader, const DexFile& file, DecodedCode& out) {
  CatchHandler handler;
  uint32_t type = reader.uleb128();
  handler.target = reader.uleb128();
  if (type >= file.type_count()) return "caught type index out of range";
  handler.type = TypeIndex(type);
  out.handlers.push_back(handler);
  return nullptr;
}

/// Far more handlers than a method of this size can have; keeps a wild list length from reading half the
/// file.
size_t most_handlers(const DecodedCode& out) {
  return 16 * out.at_pc.size() + 1024;
}

Complaint read_handler_list(base::ByteReader& reader, const DexFile& file, DecodedCode& out) {
  int64_t size = reader.sleb128();
  for (int64_t i = 0; i < (size < 0 ? -size : size); ++i) {
    if (reader.failed()) return "handlers run past the end";
    if (out.handlers.size() > most_handlers(out)) return "too many handlers";
    if (Complaint complaint = read_handler(reader, file, out)) return complaint;
  }
  if (size <= 0) {
    CatchHandler catch_all;
    catch_all.target = reader.uleb128();
    out.handlers.push_back(catch_all);
  }
  return reader.failed() ? "handlers run past the end" : nullptr;
}

Complaint read_handler_lists(base::ByteReader reader, const DexFile& file, std::vector<HandlerList>& lists,
                             DecodedCode& out) {
  size_t start = reader.offset();
  uint32_t count = reader.uleb128();
  if (count == 0 || count > UINT16_MAX || count > reader.remaining()) return "bad number of handler lists";
  lists.reserve(count);
  for (uint32_t i = 0; i < count; ++i) {
    HandlerList list;
    list.offset = static_cast<uint32_t>(reader.offset() - start);
    list.first = static_cast<uint32_t>(out.handlers.size());
    if (Complaint complaint = read_handler_list(reader, file, out)) return complaint;
    list.count = static_cast<uint32_t>(out.handlers.size()) - list.first;
    lists.push_back(list);
  }
  return nullptr;
}

Complaint read_try(const uint8_t* item, const CodeItem& code, const std::vector<HandlerList>& lists,
                   DecodedCode& out) {
  TryRange range;
  range.start = base::load_le<uint32_t>(item);
  uint32_t length = base::load_le<uint16_t>(item + 4);
  uint32_t offset = base::load_le<uint16_t>(item + 6);
  if (range.start >= code.units.size() || length > code.units.size() - range.start || length == 0)
    return "try range outside the method";
  range.end = range.start + length;
  if (out.at_pc[range.start] == DecodedCode::k_not_a_start) return "try range begins inside an instruction";
  if (!out.tries.empty() && out.tries.back().end > range.start) return "try ranges overlap or are not sorted";
  auto list = std::lower_bound(lists.begin(), lists.end(), offset, [](const HandlerList& item_list, uint32_t wanted) {
    return item_list.offset < wanted;
  });
  if (list == lists.end() || list->offset != offset) return "try range without a handler list";
  range.first_handler = list->first;
  range.handler_count = list->count;
  out.tries.push_back(range);
  return nullptr;
}

}  // namespace

Complaint read_tries(const DexFile& file, const CodeItem& code, DecodedCode& out) {
  if (code.try_count == 0) return nullptr;
  const auto* end_of_units = reinterpret_cast<const uint8_t*>(code.units.data() + code.units.size());
  size_t first = size_t(end_of_units - file.bytes().data()) + (code.units.size() % 2 ? 2 : 0);
  const uint8_t* items = file.bytes().data() + first;
  std::vector<HandlerList> lists;
  base::ByteReader reader(file.bytes(), first + size_t(code.try_count) * CodeItem::k_try_item_size);
  if (Complaint complaint = read_handler_lists(reader, file, lists, out)) return complaint;
  for (uint32_t i = 0; i < code.try_count; ++i)
    if (Complaint complaint = read_try(items + size_t(i) * CodeItem::k_try_item_size, code, lists, out))
      return complaint;
  return nullptr;
}

}  // namespace antecede::dex
