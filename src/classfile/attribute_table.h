#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include <fmt/format.h>

#include "base/error.h"
#include "classfile/constant_pool.h"

namespace antecede::classfile {

/// How one attribute is read into what carries it. Attributes that may stand once only are refused the second time.
template <class Target>
struct AttributeRule {
  std::string_view name;
  base::Status (*read)(const ConstantPool& pool, BigEndianReader& body, Target& target);
  bool repeatable = false;
};

/// Reads the body of one attribute by its rule; all of it must be used.
template <class Target>
base::Status read_attribute(const ConstantPool& pool, base::Bytes bytes, const AttributeRule<Target>& rule,
                            Target& target) {
  BigEndianReader body(bytes);
  base::Status status = rule.read(pool, body, target);
  if (body.failed()) status = base::bad_input("is cut off");
  if (status && body.remaining() != 0) status = base::bad_input("is longer than what it holds");
  if (!status) return base::pass_on(std::move(status).error(), rule.name);
  return {};
}

/// Reads an attribute table: the count and the attributes. Those without a rule are skipped by their length.
template <class Target>
base::Status read_attributes(const ConstantPool& pool, BigEndianReader& reader,
                             std::span<const AttributeRule<Target>> rules, Target& target) {
  const uint16_t count = reader.u16();
  uint64_t seen = 0;
  for (uint32_t i = 0; i < count; ++i) {
    const uint16_t raw_name = reader.u16();
    const base::Bytes bytes = reader.take(reader.u32());
    if (reader.failed()) break;
    ANTECEDE_TRY(std::string_view name, pool.checked_utf8(raw_name, "attribute name"));
    for (size_t rule = 0; rule < rules.size(); ++rule) {
      if (rules[rule].name != name) continue;
      if ((seen >> rule & 1) && !rules[rule].repeatable)
        return base::bad_input(fmt::format("two {} attributes", name));
      seen |= uint64_t(1) << rule;
      ANTECEDE_CHECK(read_attribute(pool, bytes, rules[rule], target));
    }
  }
  if (reader.failed()) return base::bad_input("attributes run past the end");
  return {};
}

}  // namespace antecede::classfile
