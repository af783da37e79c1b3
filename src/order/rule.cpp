#include "order/rule.h"

#include <array>

#include <fmt/format.h>

#include "base/assert.h"

namespace antecede::order {
namespace {

// What `rules.inc` says of a rule.
constexpr unsigned k_base = 1, k_speculative = 2, k_observed = 4;

constexpr RuleInfo info_of(Rule rule, std::string_view name, std::string_view file, unsigned traits,
                           std::string_view explanation) {
  return {rule,
          name,
          file,
          explanation,
          (traits & k_base) != 0,
          (traits & k_speculative) != 0,
          (traits & k_observed) != 0};
}

constexpr std::array<RuleInfo, k_rules> k_infos = {{
#define ORDER_RULE(name, file, traits, explanation) info_of(Rule::name, #name, #file ".h", traits, explanation),
#include "order/rules.inc"
#undef ORDER_RULE
}};

/// Orders what merely happened in this order: published, so it is in `base`, but nothing must be so because of it.
constexpr bool is_incidental(const RuleInfo& info) {
  return info.published && info.observed;
}

const RuleInfo* find(std::string_view name) {
  for (const RuleInfo& info : k_infos)
    if (info.name == name) return &info;
  return nullptr;
}

base::Result<RuleSet> add_word(RuleSet set, std::string_view word) {
  if (word == "all") return RuleSet::all();
  if (word == "base") return set.with(RuleSet::base());
  if (word == "strict") return set.with(RuleSet::strict());
  bool remove = word.starts_with('-');
  const RuleInfo* info = find(word.substr(remove ? 1 : 0));
  if (!info) {
    return tl::unexpected(base::Error{base::Error::Class::Usage, fmt::format("no order rule is named '{}'", word)});
  }
  return remove ? set.without(info->rule) : set.with(info->rule);
}

}  // namespace

const RuleInfo& rule_info(Rule rule) {
  const RuleInfo& info = k_infos[static_cast<size_t>(rule)];
  ANTECEDE_ASSERT(info.rule == rule);
  return info;
}

RuleSet RuleSet::all() {
  RuleSet set;
  for (const RuleInfo& info : k_infos)
    if (!is_incidental(info)) set = set.with(info.rule);
  return set;
}

RuleSet RuleSet::base() {
  RuleSet set;
  for (const RuleInfo& info : k_infos)
    if (info.published) set = set.with(info.rule);
  return set;
}

RuleSet RuleSet::strict() {
  RuleSet set;
  for (const RuleInfo& info : k_infos)
    if (!info.speculative && !is_incidental(info)) set = set.with(info.rule);
  return set;
}

base::Result<RuleSet> RuleSet::parse(std::string_view text) {
  RuleSet set;
  while (true) {
    size_t comma = text.find(',');
    ANTECEDE_TRY(set, add_word(set, text.substr(0, comma)));
    if (comma == std::string_view::npos) return set;
    text.remove_prefix(comma + 1);
  }
}

std::string RuleSet::names() const {
  std::string result;
  for (const RuleInfo& info : k_infos) {
    if (!has(info.rule)) continue;
    if (!result.empty()) result += ',';
    result += info.name;
  }
  return result;
}

}  // namespace antecede::order
