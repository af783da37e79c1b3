#include "order/static/static_rule.h"

#include <array>

#include <fmt/format.h>

#include "base/assert.h"
#include "order/rule.h"

namespace antecede::order {
namespace {

constexpr std::array<StaticRuleInfo, k_static_rules> k_static_infos = {{
#define STATIC_RULE(name, file, sentence) {StaticRule::name, #name, #file ".h", sentence},
#include "order/static/static_rules.inc"
#undef STATIC_RULE
}};

}  // namespace

const StaticRuleInfo& static_rule_info(StaticRule rule) {
  const StaticRuleInfo& info = k_static_infos[static_cast<size_t>(rule)];
  ANTECEDE_ASSERT(info.rule == rule);
  return info;
}

base::Result<StaticRuleSet> StaticRuleSet::without(std::string_view name) const {
  for (const StaticRuleInfo& info : k_static_infos)
    if (info.name == name) return without(info.rule);
  for (size_t i = 0; i < k_rules; ++i)
    if (rule_info(static_cast<Rule>(i)).name == name) return *this;
  return tl::unexpected(base::Error{base::Error::Class::Usage, fmt::format("no order rule is named '{}'", name)});
}

}  // namespace antecede::order
