// Bodies of the model that C++ executes instead, because everything uses them. The Java stays what it is, and is what
// runs where an argument is unusual (null, out of range); a test holds the two equal.
#include <algorithm>

#include "runtime/machine.h"
#include "runtime/natives/native_table.h"

namespace antecede::runtime {

namespace {

/// The Java body does it.
NativeOutcome leave_to_java(NativeCall& call) {
  call.method = call.machine.classes().java_body(*call.method);
  return NativeOutcome::TailCall;
}

std::u16string_view chars(const NativeCall& call, size_t argument) {
  ArrayHeader* array = call.machine.array(call.ref_at(argument));
  return {elements_of<char16_t>(array), static_cast<size_t>(array->length)};
}

/// The first `count` characters; false: there are not as many, or no array.
bool take_prefix(const NativeCall& call, size_t argument, int32_t count, std::u16string_view& text) {
  if (!call.ref_at(argument) || count < 0) return false;
  text = chars(call, argument);
  if (static_cast<size_t>(count) > text.size()) return false;
  text = text.substr(0, static_cast<size_t>(count));
  return true;
}

NativeOutcome chars_hash(NativeCall& call) {
  if (!call.ref_at(0)) return leave_to_java(call);
  uint32_t hash = 0;
  for (const char16_t c : chars(call, 0)) hash = 31 * hash + c;
  return call.give(static_cast<int32_t>(hash));
}

NativeOutcome chars_equal(NativeCall& call) {
  if (!call.ref_at(0) || !call.ref_at(1)) return leave_to_java(call);
  return call.give(chars(call, 0) == chars(call, 1));
}

NativeOutcome chars_region_equals(NativeCall& call) {
  if (!call.ref_at(0) || !call.ref_at(2)) return leave_to_java(call);
  const std::u16string_view a = chars(call, 0), b = chars(call, 2);
  const int64_t at_a = call.int_at(1), at_b = call.int_at(3), count = call.int_at(4);
  const bool inside = at_a >= 0 && at_b >= 0 && count >= 0 && at_a + count <= static_cast<int64_t>(a.size()) &&
                      at_b + count <= static_cast<int64_t>(b.size());
  if (!inside) return leave_to_java(call);
  const auto length = static_cast<size_t>(count);
  return call.give(a.substr(static_cast<size_t>(at_a), length) == b.substr(static_cast<size_t>(at_b), length));
}

NativeOutcome chars_compare(NativeCall& call) {
  std::u16string_view a, b;
  if (!take_prefix(call, 0, call.int_at(1), a) || !take_prefix(call, 2, call.int_at(3), b))
    return leave_to_java(call);
  const auto [one, other] = std::ranges::mismatch(a, b);
  if (one != a.end() && other != b.end()) return call.give(int32_t(*one) - int32_t(*other));
  return call.give(call.int_at(1) - call.int_at(3));
}

NativeOutcome chars_index_of(NativeCall& call) {
  std::u16string_view text;
  const int32_t wanted = call.int_at(2);
  const bool simple = wanted >= 0 && wanted < 0x10000;
  if (!simple || !take_prefix(call, 0, call.int_at(1), text)) return leave_to_java(call);
  const size_t found = text.find(static_cast<char16_t>(wanted), static_cast<size_t>(std::max(call.int_at(3), 0)));
  return call.give(found == std::u16string_view::npos ? -1 : static_cast<int32_t>(found));
}

NativeOutcome chars_copy(NativeCall& call) {
  Machine& machine = call.machine;
  const int32_t begin = call.int_at(1), end = call.int_at(2);
  std::u16string_view text;
  if (begin < 0 || begin > end || !take_prefix(call, 0, end, text)) return leave_to_java(call);
  const Ref copy = machine.heap().allocate_array(*machine.known().char_array, end - begin);
  if (!copy) return machine.out_of_memory(call.thread);
  std::ranges::copy(text.substr(static_cast<size_t>(begin)), elements_of<char16_t>(machine.array(copy)));
  return call.give_ref(copy);
}

}  // namespace

std::span<const NativeEntry> text_shortcuts() {
  static constexpr std::string_view k_chars = "java/lang/Chars";
  static const NativeEntry k_entries[] = {
      {k_chars, "hash", "([C)I", chars_hash},
      {k_chars, "equal", "([C[C)Z", chars_equal},
      {k_chars, "regionEquals", "([CI[CII)Z", chars_region_equals},
      {k_chars, "compare", "([CI[CI)I", chars_compare},
      {k_chars, "indexOf", "([CIII)I", chars_index_of},
      {k_chars, "copy", "([CII)[C", chars_copy},
  };
  return k_entries;
}

}  // namespace antecede::runtime
