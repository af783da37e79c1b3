#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace antecede::order {

/// The rules of happens-before: figures 4 and 5 of EventRacer Android with our corrections, and what our own
/// operations add. `rules.inc` lists them; each has a file of its own in `order/rules/`, and docs/order.md has them
/// all.
enum class Rule : uint8_t {
#define ORDER_RULE(name, file, traits, explanation) name,
#include "order/rules.inc"
#undef ORDER_RULE
};
inline constexpr size_t k_rules = 0
#define ORDER_RULE(name, file, traits, explanation) +1
#include "order/rules.inc"
#undef ORDER_RULE
    ;

/// What people are told about a rule.
struct RuleInfo {
  Rule rule;
  std::string_view name;         ///< As options and reports spell it.
  std::string_view file;         ///< In order/rules.
  std::string_view explanation;  ///< One sentence: why the second thing happens after the first.
  bool published;                ///< In figure 4 of EventRacer Android, or ThreadOp: what imported traces have.
  bool speculative;              ///< Rests on how Android was seen to behave, or on an assumption about the app.
  bool observed;                 ///< Takes the order of this recording for granted; another run may have another one.
};

const RuleInfo& rule_info(Rule rule);

/// The rules that are switched on.
class RuleSet {
 public:
  constexpr RuleSet() = default;

  static RuleSet all();
  /// Figure 4 and ThreadOp: what an imported trace of another tool has operations for.
  static RuleSet base();
  /// Without the speculative rules.
  static RuleSet strict();
  /// A comma-separated list of `all`, `base`, `strict` and rule names; `-Name` takes one away. Read left to right.
  static base::Result<RuleSet> parse(std::string_view text);

  constexpr bool has(Rule rule) const { return bits_ >> static_cast<unsigned>(rule) & 1; }
  constexpr RuleSet with(Rule rule) const { return RuleSet(bits_ | bit(rule)); }
  constexpr RuleSet without(Rule rule) const { return RuleSet(bits_ & ~bit(rule)); }
  constexpr RuleSet with(RuleSet other) const { return RuleSet(bits_ | other.bits_); }
  constexpr bool operator==(const RuleSet&) const = default;
  std::string names() const;

 private:
  constexpr explicit RuleSet(uint32_t bits) : bits_(bits) {}
  static constexpr uint32_t bit(Rule rule) { return uint32_t{1} << static_cast<unsigned>(rule); }

  uint32_t bits_ = 0;
};
static_assert(k_rules <= 32);

}  // namespace antecede::order
