#include "runtime/heap/object_builder.h"

#include <algorithm>
#include <cstring>

#include "runtime/classes/stub_writer.h"

namespace antecede::runtime {

Ref ObjectBuilder::string(std::string_view utf8) {
  return noted(machine_.new_string(utf8));
}

Ref ObjectBuilder::strings(const std::vector<std::string>& texts) {
  std::vector<Ref> items;
  for (const std::string& text : texts) items.push_back(string(text));
  return array("[Ljava/lang/String;", items);
}

Ref ObjectBuilder::ints(const std::vector<int32_t>& numbers) {
  const Ref made =
      noted(machine_.heap().allocate_array(*machine_.classes().find("[I"), static_cast<int32_t>(numbers.size())));
  if (made) std::ranges::copy(numbers, elements_of<int32_t>(machine_.array(made)));
  return made;
}

Ref ObjectBuilder::longs(const std::vector<int64_t>& numbers) {
  const Ref made =
      noted(machine_.heap().allocate_array(*machine_.classes().find("[J"), static_cast<int32_t>(numbers.size())));
  if (made) std::ranges::copy(numbers, elements_of<int64_t>(machine_.array(made)));
  return made;
}

Ref ObjectBuilder::bytes(std::string_view contents) {
  const Ref made =
      noted(machine_.heap().allocate_array(*machine_.known().byte_array, static_cast<int32_t>(contents.size())));
  if (made) std::memcpy(elements_of<int8_t>(machine_.array(made)), contents.data(), contents.size());
  return made;
}

Ref ObjectBuilder::box(char tag, uint64_t bits) {
  Class* type = machine_.classes().find(box_of(tag));
  const Ref made = noted(machine_.heap().allocate(*type));
  if (!made) return k_null;
  const Field& field = machine_.classes().known_field(type, "value");
  store_field(machine_.object(made), field.offset, field.storage, {.bits = bits});
  return made;
}

Ref ObjectBuilder::array(std::string_view descriptor, const std::vector<Ref>& items) {
  const Ref made =
      noted(machine_.heap().allocate_array(*machine_.classes().find(descriptor), static_cast<int32_t>(items.size())));
  if (made) std::ranges::copy(items, elements_of<Ref>(machine_.array(made)));
  return made;
}

std::string ObjectBuilder::text(Ref string) const {
  return Strings(machine_.heap(), machine_.known()).utf8(string);
}

NativeOutcome ObjectBuilder::give(NativeCall& call, Ref made) const {
  return full_ ? machine_.out_of_memory(call.thread) : call.give_ref(made);
}

}  // namespace antecede::runtime
