#include "order/rule.h"

#include <set>

#include <gtest/gtest.h>

namespace antecede::order {
namespace {

TEST(Rule, EveryOneHasNameAndExplanation) {
  std::set<std::string_view> names;
  for (size_t i = 0; i < k_rules; ++i) {
    const RuleInfo& info = rule_info(static_cast<Rule>(i));
    EXPECT_FALSE(info.explanation.empty());
    EXPECT_TRUE(names.insert(info.name).second) << info.name;
  }
}

TEST(RuleSet, Presets) {
  EXPECT_TRUE(RuleSet::all().has(Rule::Native));
  EXPECT_FALSE(RuleSet::strict().has(Rule::Native));
  EXPECT_FALSE(RuleSet::strict().has(Rule::MsgAtTime));
  EXPECT_TRUE(RuleSet::strict().has(Rule::ThreadOp));
  EXPECT_TRUE(RuleSet::base().has(Rule::ThreadOp));
  EXPECT_FALSE(RuleSet::base().has(Rule::IpcAsync));
  EXPECT_TRUE(RuleSet::base().has(Rule::CallbackInv));
  EXPECT_FALSE(RuleSet::all().has(Rule::CallbackInv)) << "it orders what merely happened so";
  EXPECT_FALSE(RuleSet::strict().has(Rule::CallbackInv));
}

TEST(RuleSet, Parses) {
  EXPECT_EQ(*RuleSet::parse("all"), RuleSet::all());
  EXPECT_EQ(*RuleSet::parse("EventOp,Serial"), RuleSet().with(Rule::EventOp).with(Rule::Serial));
  EXPECT_EQ(*RuleSet::parse("all,-Native"), RuleSet::all().without(Rule::Native));
  EXPECT_EQ(*RuleSet::parse(RuleSet::strict().names()), RuleSet::strict());
}

TEST(RuleSet, RefusesUnknownNames) {
  for (const char* text : {"", "eventop", "all,", "-", "-all", "EventOp Serial", ",EventOp"}) {
    auto set = RuleSet::parse(text);
    ASSERT_FALSE(set.has_value()) << text;
    EXPECT_EQ(set.error().kind, base::Error::Class::Usage);
  }
}

}  // namespace
}  // namespace antecede::order
