#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/error.h"

namespace antecede::order {

/// The rules of the static order; `static_rules.inc` lists them, docs/order.md explains them.
enum class StaticRule : uint8_t {
#define STATIC_RULE(name, file, sentence) name,
#include "order/static/static_rules.inc"
#undef STATIC_RULE
};
inline constexpr size_t k_static_rules = 0
#define STATIC_RULE(name, file, sentence) +1
#include "order/static/static_rules.inc"
#undef STATIC_RULE
    ;

/// What people are told about a rule.
struct StaticRuleInfo {
  StaticRule rule;
  std::string_view name;      ///< As options and reports spell it.
  std::string_view file;      ///< In order/static.
  std::string_view sentence;  ///< Why the second thing happens after the first, in every run.
};

const StaticRuleInfo& static_rule_info(StaticRule rule);

/// The rules that are switched on.
class StaticRuleSet {
 public:
  constexpr StaticRuleSet() = default;
  static constexpr StaticRuleSet all() { return StaticRuleSet((uint32_t{1} << k_static_rules) - 1); }

  /// Takes away the rule of this name. A name that only the trace side has (`order/rules.inc`) changes nothing here;
  /// one that neither has is an error.
  base::Result<StaticRuleSet> without(std::string_view name) const;

  constexpr bool has(StaticRule rule) const { return bits_ >> static_cast<unsigned>(rule) & 1; }
  constexpr StaticRuleSet with(StaticRule rule) const { return StaticRuleSet(bits_ | bit(rule)); }
  constexpr StaticRuleSet without(StaticRule rule) const { return StaticRuleSet(bits_ & ~bit(rule)); }
  constexpr bool operator==(const StaticRuleSet&) const = default;

 private:
  constexpr explicit StaticRuleSet(uint32_t bits) : bits_(bits) {}
  static constexpr uint32_t bit(StaticRule rule) { return uint32_t{1} << static_cast<unsigned>(rule); }

  uint32_t bits_ = 0;
};
static_assert(k_static_rules < 32);

}  // namespace antecede::order
