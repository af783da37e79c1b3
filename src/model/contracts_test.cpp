#include "model/contracts.h"

#include <gmock/gmock.h>

namespace antecede::model {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

base::Result<Contracts> parsed(std::string_view text) {
  return Contracts::parse(text, "contracts", Lifecycles::built_in());
}

std::string contract_error(std::string_view text) {
  const base::Result<Contracts> contracts = parsed(text);
  return contracts ? "" : contracts.error().message;
}

TEST(Contracts, HaveClassesWithMethods) {
  const auto contracts = parsed(
      "# Two.\n\nclass a.Pool of a_pool \"x y\" \"z\" or \"w\"\n  dispatch give (ILjava/lang/Runnable;)V 2\n"
      "class a.Page\n  lifecycle start ()V fragment start \" did not call\"\n  lifecycle attach ()V fragment -\n"
      "  lifecycle end ()V - -\n");
  ASSERT_TRUE(contracts.has_value()) << contracts.error().message;
  ASSERT_EQ(contracts->list().size(), 2u);
  const ClassContract &pool = contracts->list()[0], &page = contracts->list()[1];
  EXPECT_EQ(pool.name, "a.Pool");
  EXPECT_EQ(pool.artifact, "a_pool");
  EXPECT_THAT(pool.strings, ElementsAre(ElementsAre("x y", "z"), ElementsAre("w")));
  ASSERT_EQ(pool.methods.size(), 1u);
  EXPECT_EQ(pool.methods[0].kind, MeaningKind::Dispatch);
  EXPECT_EQ(pool.methods[0].argument, 2u);
  EXPECT_EQ(page.methods[0].automaton, "fragment");
  EXPECT_EQ(page.methods[0].transition, "start");
  EXPECT_THAT(page.methods[0].strings, ElementsAre(" did not call"));
  EXPECT_EQ(page.methods[1].automaton, "fragment");
  EXPECT_EQ(page.methods[1].transition, "");
  EXPECT_EQ(page.methods[2].automaton, "");
}

TEST(Contracts, RefuseWhatIsNotUnderstood) {
  EXPECT_THAT(contract_error("worker run ()V 0\n"), HasSubstr("contracts:1: a class is expected"));
  EXPECT_THAT(contract_error("class a.B\n\nruns run ()V 0\n"), HasSubstr("contracts:3"));
  EXPECT_THAT(contract_error("class\n"), HasSubstr("name of a class"));
  EXPECT_THAT(contract_error("class a.B \"x\n"), HasSubstr("not closed"));
  EXPECT_THAT(contract_error("class a.B \"x\" or\n"), HasSubstr("string"));
  EXPECT_THAT(contract_error("class a.B\nworker run V 0\n"), HasSubstr("descriptor"));
  EXPECT_THAT(contract_error("class a.B\nworker run ()V x\n"), HasSubstr("argument"));
  EXPECT_THAT(contract_error("class a.B\nworker run ()V 300\n"), HasSubstr("argument"));
  EXPECT_THAT(contract_error("class a.B\nworker run ()V\n"), HasSubstr("expected"));
  EXPECT_THAT(contract_error("class a.B\nonce get ()V 1\n"), HasSubstr("expected"));
  EXPECT_THAT(contract_error("class a.B\nlifecycle go ()V nothing start\n"), HasSubstr("automaton"));
  EXPECT_THAT(contract_error("class a.B\nlifecycle go ()V fragment fly\n"), HasSubstr("transition"));
  EXPECT_THAT(contract_error("class a.B\nworker run ()V 0\ndispatch run ()V 0\n"), HasSubstr("twice"));
  EXPECT_THAT(contract_error("class a.B\nclass a.B\n"), HasSubstr("twice"));
}

TEST(Contracts, TheBuiltInOnesAreReadable) {
  EXPECT_GT(Contracts::built_in().list().size(), 20u);
}

}  // namespace
}  // namespace antecede::model
