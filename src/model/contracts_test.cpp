#include "model/contracts.h"

#include <gmock/gmock.h>

namespace antecede::model {
namespace {

using testing::HasSubstr;

std::string contract_error(std::string_view text) {
  const base::Result<Contracts> parsed = Contracts::parse(text, "contracts");
  return parsed ? "" : parsed.error().message;
}

TEST(Contracts, FindsMethodsByTheirOriginalNames) {
  const auto contracts = Contracts::parse(
      "# Two.\n\ndispatch a.Pool give (ILjava/lang/Runnable;)V 2\nworker a.Work run ()V 0\n", "contracts");
  ASSERT_TRUE(contracts.has_value());
  EXPECT_EQ(contracts->list().size(), 2u);
  EXPECT_TRUE(contracts->knows("a.Pool"));
  EXPECT_FALSE(contracts->knows("a.Poo"));
  EXPECT_FALSE(contracts->knows("a.Zoo"));
  const TaskContract* give = contracts->find("a.Pool", "give", "(ILjava/lang/Runnable;)V");
  ASSERT_NE(give, nullptr);
  EXPECT_EQ(give->role, TaskRole::Dispatch);
  EXPECT_EQ(give->argument, 2u);
  EXPECT_EQ(contracts->find("a.Pool", "give", "()V"), nullptr);
  ASSERT_NE(contracts->find("a.Work", "run", "()V"), nullptr);
  EXPECT_EQ(contracts->find("a.Work", "run", "()V")->role, TaskRole::Worker);
}

TEST(Contracts, RefusesWhatItDoesNotUnderstand) {
  EXPECT_THAT(contract_error("worker a.Work run ()V\n"), HasSubstr("contracts:1"));
  EXPECT_THAT(contract_error("\nruns a.Work run ()V 0\n"), HasSubstr("contracts:2"));
  EXPECT_THAT(contract_error("worker a.Work run V 0\n"), HasSubstr("descriptor"));
  EXPECT_THAT(contract_error("worker a.Work run ()V x\n"), HasSubstr("argument"));
  EXPECT_THAT(contract_error("worker a.Work run ()V 300\n"), HasSubstr("argument"));
  EXPECT_THAT(contract_error("worker a.Work run ()V 0\ndispatch a.Work run ()V 0\n"), HasSubstr("twice"));
}

TEST(Contracts, TheBuiltInOnesAreReadable) {
  const Contracts contracts = Contracts::built_in();
  EXPECT_TRUE(contracts.knows("kotlinx.coroutines.DispatchedTask"));
}

}  // namespace
}  // namespace antecede::model
