#include "dex/encoded_value.h"

#include <fmt/format.h>

#include "dex/encoded_value_reader.h"

namespace antecede::dex {
namespace {

constexpr uint32_t k_least_call_site = 3;

tl::unexpected<base::Error> bad_call_site(const DexFile& file, CallSiteIndex index) {
  return base::bad_input(
      fmt::format("{}+0x{:x}: call site does not begin with a method handle, a name and a method type", file.name(),
                  file.call_site_offset(index)));
}

bool begins_like_call_site(const std::vector<EncodedValue>& values) {
  using Type = EncodedValue::Type;
  return values.size() >= k_least_call_site && values[0].type == Type::MethodHandle &&
         values[1].type == Type::String && values[2].type == Type::MethodType;
}

}  // namespace

base::Result<std::vector<EncodedValue>> read_encoded_array(const DexFile& file, uint32_t offset) {
  size_t budget = EncodedValueReader::k_most_values;
  EncodedValueReader reader(file, offset, budget);
  std::vector<EncodedValue> values;
  if (!reader.read_array(values)) return reader.error();
  return values;
}

base::Result<CallSite> read_call_site(const DexFile& file, CallSiteIndex index) {
  ANTECEDE_TRY(auto values, read_encoded_array(file, file.call_site_offset(index)));
  if (!begins_like_call_site(values)) return bad_call_site(file, index);
  CallSite site;
  site.bootstrap = MethodHandleIndex(values[0].bits);
  site.name = StringIndex(values[1].bits);
  site.type = ProtoIndex(values[2].bits);
  site.arguments.assign(std::make_move_iterator(values.begin() + k_least_call_site),
                        std::make_move_iterator(values.end()));
  return site;
}

base::Result<ProtoIndex> read_call_site_type(const DexFile& file, CallSiteIndex index) {
  size_t budget = k_least_call_site;  // all three are plain, so nothing nested is ever read
  EncodedValueReader reader(file, file.call_site_offset(index), budget);
  if (reader.bytes().uleb128() < k_least_call_site) return bad_call_site(file, index);
  std::vector<EncodedValue> values(k_least_call_site);
  for (EncodedValue& value : values)
    if (!reader.read_value(value)) return reader.error();
  if (!begins_like_call_site(values)) return bad_call_site(file, index);
  return ProtoIndex(values[2].bits);
}

}  // namespace antecede::dex
