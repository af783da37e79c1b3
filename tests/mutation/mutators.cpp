#include "mutation/mutators.h"

#include <algorithm>
#include <array>
#include <cstring>

#include <fmt/core.h>
#include <openssl/sha.h>
#include <zlib.h>

namespace antecede::mutation {

namespace {

constexpr size_t k_most_edits = 4;
constexpr size_t k_longest_addition = 4096;

/// A value that is likely to break careless arithmetic at a field that holds `old` in a file of `size` bytes.
uint32_t interesting_value(uint32_t old, size_t size, Random& random) {
  const uint32_t length = static_cast<uint32_t>(size);
  const std::array<uint32_t, 18> values = {
      0,          1,          2,          0x7f,   0xff,       0x7fff,  0xffff,  0x7fffffff, 0x80000000,
      0xfffffffe, 0xffffffff, length - 1, length, length + 1, old + 1, old - 1, old * 2,    ~old,
  };
  if (random.percent(15)) return static_cast<uint32_t>(random.below(size));
  return random.pick(std::span<const uint32_t>(values));
}

std::string set_number(Buffer& bytes, const Structure& structure, size_t offset, size_t width, Random& random) {
  if (offset > bytes.size() || width > bytes.size() - offset) return "nothing (field was cut off)";
  auto shift_of = [&](size_t i) { return 8 * (structure.format == Format::ClassFile ? width - 1 - i : i); };
  uint32_t old = 0;
  for (size_t i = 0; i < width; ++i) old |= uint32_t(bytes[offset + i]) << shift_of(i);
  uint32_t value = interesting_value(old, bytes.size(), random) & (UINT32_MAX >> (32 - 8 * width));
  for (size_t i = 0; i < width; ++i) bytes[offset + i] = static_cast<uint8_t>(value >> shift_of(i));
  return fmt::format("{}-byte field at {:#x}: {:#x} -> {:#x}", width, offset, old, value);
}

std::string edit_field(Buffer& bytes, const Structure& structure, Random& random) {
  if (structure.fields.empty())
    return set_number(bytes, structure, random.below(bytes.size()) & ~size_t(3), 4, random);
  const Field& field = structure.fields[random.below(structure.fields.size())];
  return set_number(bytes, structure, field.offset, field.width, random);
}

/// First a section, then a place in it: small tables get as much attention as large ones.
std::string edit_inside_section(Buffer& bytes, const Structure& structure, Random& random) {
  if (structure.sections.empty()) return edit_field(bytes, structure, random);
  const Section& section = structure.sections[random.below(structure.sections.size())];
  size_t width = size_t(1) << random.below(3);
  size_t offset = section.offset + random.below(section.size) / width * width;
  return set_number(bytes, structure, offset, width, random);
}

std::string flip_bits(Buffer& bytes, const Structure&, Random& random) {
  size_t offset = random.below(bytes.size());
  uint8_t mask = static_cast<uint8_t>(1u << random.below(8));
  if (random.percent(20)) mask = static_cast<uint8_t>(random.next() | 1);
  bytes[offset] ^= mask;
  return fmt::format("bits {:#04x} flipped at {:#x}", mask, offset);
}

/// Bytes with the continuation bit set: endless LEB128 numbers and UTF-8 sequences.
std::string endless_number(Buffer& bytes, const Structure&, Random& random) {
  size_t offset = random.below(bytes.size());
  size_t size = std::min(bytes.size() - offset, 1 + random.below(6));
  std::fill_n(bytes.begin() + static_cast<ptrdiff_t>(offset), size, uint8_t(random.percent(50) ? 0xff : 0x80));
  return fmt::format("{} continuation bytes at {:#x}", size, offset);
}

std::string cut(Buffer& bytes, const Structure&, Random& random) {
  bytes.resize(random.percent(50) ? random.below(bytes.size())
                                  : bytes.size() - 1 - random.below(std::min<size_t>(bytes.size(), 64)));
  return fmt::format("cut to {} bytes", bytes.size());
}

std::string add_to_end(Buffer& bytes, const Structure&, Random& random) {
  size_t size = 1 + random.below(k_longest_addition);
  uint8_t filling = random.percent(50) ? uint8_t(0) : static_cast<uint8_t>(random.next());
  bytes.insert(bytes.end(), size, filling);
  return fmt::format("{} bytes {:#04x} added", size, filling);
}

/// A section that still lies in the buffer, or (without sections) any range.
Section some_range(const Buffer& bytes, const Structure& structure, Random& random) {
  Section range{random.below(bytes.size()), 1 + random.below(256)};
  if (!structure.sections.empty()) range = structure.sections[random.below(structure.sections.size())];
  if (range.offset >= bytes.size()) return {0, bytes.size()};
  range.size = std::min(range.size, bytes.size() - range.offset);
  return range;
}

std::string swap_sections(Buffer& bytes, const Structure& structure, Random& random) {
  Section first = some_range(bytes, structure, random), second = some_range(bytes, structure, random);
  size_t size = std::min(first.size, second.size);
  for (size_t i = 0; i < size; ++i) std::swap(bytes[first.offset + i], bytes[second.offset + i]);
  return fmt::format("{} bytes swapped between {:#x} and {:#x}", size, first.offset, second.offset);
}

std::string copy_section_over(Buffer& bytes, const Structure& structure, Random& random) {
  Section from = some_range(bytes, structure, random), to = some_range(bytes, structure, random);
  size_t size = std::min(from.size, to.size);
  std::memmove(bytes.data() + to.offset, bytes.data() + from.offset, size);
  return fmt::format("{} bytes copied from {:#x} over {:#x}", size, from.offset, to.offset);
}

std::string double_section(Buffer& bytes, const Structure& structure, Random& random) {
  Section section = some_range(bytes, structure, random);
  Buffer copy(bytes.begin() + static_cast<ptrdiff_t>(section.offset),
              bytes.begin() + static_cast<ptrdiff_t>(section.offset + section.size));
  bytes.insert(bytes.begin() + static_cast<ptrdiff_t>(section.offset), copy.begin(), copy.end());
  return fmt::format("{} bytes at {:#x} doubled", section.size, section.offset);
}

std::string remove_section(Buffer& bytes, const Structure& structure, Random& random) {
  Section section = some_range(bytes, structure, random);
  auto begin = bytes.begin() + static_cast<ptrdiff_t>(section.offset);
  bytes.erase(begin, begin + static_cast<ptrdiff_t>(section.size));
  return fmt::format("{} bytes at {:#x} removed", section.size, section.offset);
}

std::string blank_section(Buffer& bytes, const Structure& structure, Random& random) {
  Section section = some_range(bytes, structure, random);
  std::fill_n(bytes.begin() + static_cast<ptrdiff_t>(section.offset), section.size, uint8_t(0));
  return fmt::format("{} bytes at {:#x} blanked", section.size, section.offset);
}

using Mutator = std::string (*)(Buffer&, const Structure&, Random&);

struct Choice {
  Mutator mutator;
  size_t weight;
};

constexpr Choice k_choices[] = {
    {edit_field, 18},   {edit_inside_section, 37}, {flip_bits, 15},        {endless_number, 6}, {cut, 4},
    {add_to_end, 2},    {swap_sections, 4},        {copy_section_over, 4}, {double_section, 3}, {remove_section, 3},
    {blank_section, 4},
};

Mutator pick_mutator(Random& random) {
  size_t total = 0;
  for (const Choice& choice : k_choices) total += choice.weight;
  size_t ticket = random.below(total);
  for (const Choice& choice : k_choices) {
    if (ticket < choice.weight) return choice.mutator;
    ticket -= choice.weight;
  }
  return flip_bits;
}

}  // namespace

std::string mutate(Buffer& bytes, const Structure& structure, Random& random) {
  std::string description;
  size_t edits = random.percent(60) ? 1 : 2 + random.below(k_most_edits - 1);
  for (size_t i = 0; i < edits && !bytes.empty(); ++i) {
    if (!description.empty()) description += "; ";
    description += pick_mutator(random)(bytes, structure, random);
  }
  return description;
}

void repair_dex_header(Buffer& bytes, bool size_too) {
  constexpr size_t k_checksum = 8, k_signature = 12, k_size = 32;
  if (bytes.size() < k_size + 4) return;
  uint32_t size = static_cast<uint32_t>(bytes.size());
  if (size_too) std::memcpy(bytes.data() + k_size, &size, 4);
  SHA1(bytes.data() + k_size, bytes.size() - k_size, bytes.data() + k_signature);
  uint32_t checksum = static_cast<uint32_t>(
      adler32(1, bytes.data() + k_signature, static_cast<unsigned>(bytes.size() - k_signature)));
  std::memcpy(bytes.data() + k_checksum, &checksum, 4);
}

}  // namespace antecede::mutation
