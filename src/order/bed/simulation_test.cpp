// The mini-language, and that the simulation and the explorer do what they say.
#include <set>

#include <gmock/gmock.h>

#include "order/bed/generator.h"
#include "order/bed/order_testing.h"

namespace antecede::order::bed {
namespace {

using testing::HasSubstr;

TEST(BedParser, PrintsWhatItReads) {
  for (uint64_t seed = 0; seed < 300; ++seed) {
    std::mt19937_64 random(seed);
    std::string once = print_program(random_program(random));
    EXPECT_EQ(print_program(program_of(once)), once);
  }
}

TEST(BedParser, NamesTheLineOfAnError) {
  const std::pair<const char*, const char*> cases[] = {
      {"looper l {\n post t on l }", "line 2: no task is named 't'"},
      {"task t { post t on q }", "line 1: no queue is named 'q'"},
      {"looper l\nlooper l", "'l' is declared twice"},
      {"hello", "declaration expected, not 'hello'"},
      {"task t { dance }", "statement expected, not 'dance'"},
      {"task t { read }", "a name expected"},
      {"task t { read a", "'}' expected"},
      {"task t { read a read b }", "'read' unexpected"},
      {"looper l\ntask t { post t on l delay x }", "line 2: 'x' is no number"},
      {"looper l\ntask t { post t l }", "'on QUEUE' expected"},
      {"binder s\ntask t { post t on s }", "use 'send' or 'call'"},
      {"pool p\ntask t { post t on p front }", "only loopers do that"},
      {"pool p\ntask t { quit p }", "only loopers quit"},
      {"pool p\ntask t { barrier x on p }", "only loopers have barriers"},
      {"looper l\ntask t { call t on l }", "a binder expected"},
      {"pool p\ntask t { }\ninput t on p", "only loopers get input"},
      {"task t", "'{' expected"},
  };
  for (auto [text, message] : cases) {
    auto program = parse_program(text);
    ASSERT_FALSE(program.has_value()) << text;
    EXPECT_THAT(program.error().message, HasSubstr(message)) << text;
  }
}

TEST(BedParser, SurvivesCutText) {
  size_t read = 0;
  std::mt19937_64 random(3);
  std::string text = print_program(random_program(random, 3));
  for (size_t length = 0; length < text.size(); ++length) (void)parse_program(text.substr(0, length));
  for (size_t i = 0; i < 3000; ++i) {
    std::string changed = text;
    for (int j = 0; j < 3; ++j) changed[pick(random, changed.size())] = " {};\nab1#"[pick(random, 9)];
    auto program = parse_program(changed);
    EXPECT_TRUE(!program || parse_program(print_program(*program)).has_value()) << changed;
    read += program.has_value();
  }
  EXPECT_GT(read, 0u);
}

std::set<std::string> orders_of_writes(std::string_view text, bool& complete) {
  std::set<std::string> orders;
  StableNames names;
  Program program = program_of(text);
  complete = explore(program, {}, 20000, names, [&](const bed::Run& run) {
    std::string order;
    for (const trace::Operation& operation : run.trace.operations)
      if (operation.kind == trace::OperationKind::Write) order += program.locations[operation.subject];
    orders.insert(order);
    return true;
  });
  return orders;
}

TEST(Explorer, FindsAllOrdersAndNoOthers) {
  bool complete = false;
  using Set = std::set<std::string>;
  EXPECT_EQ(orders_of_writes("thread v { write a; lock k; write b }; thread w { write c }", complete),
            (Set{"abc", "acb", "cab"}));
  EXPECT_TRUE(complete);
  EXPECT_EQ(orders_of_writes("looper l; thread v { post t on l delay 2; post u on l delay 1 };"
                             "task t { write a }; task u { write b }",
                             complete),
            (Set{"ab", "ba"}))
      << "time can pass between the posts";
  EXPECT_EQ(orders_of_writes("looper l { post t on l delay 1; post u on l delay 1; post v on l front };"
                             "task t { write a }; task u { write b }; task v { write c }",
                             complete),
            (Set{"cab"}));
  EXPECT_EQ(orders_of_writes("thread v { wait m; write a }; thread w { notify m; lock k; write b }", complete),
            (Set{"b", "ab", "ba"}))
      << "a notification before the wait is lost";
  EXPECT_EQ(
      orders_of_writes("looper l; thread w { post t on l; quit l; post t on l; join l; write b }; task t { write a }",
                       complete),
      (Set{"b", "ab"}));
}

TEST(Explorer, IdleHandlersRunOncePerPassAndStayIfTheyWish) {
  bool complete = false;
  EXPECT_EQ(orders_of_writes("looper l { post i on l idle; post t on l }; task i { write a }; task t { write b }",
                             complete),
            (std::set<std::string>{"ba"}));
  EXPECT_EQ(
      orders_of_writes("looper l { post i on l keep; post t on l delay 1 }; task i { write a }; task t { write b }",
                       complete),
      (std::set<std::string>{"aba", "ba"}))
      << "no pass before a due message; one after each";
  EXPECT_TRUE(complete);
}

TEST(Explorer, NamesAreUniqueInARunAndTheSameAcrossRuns) {
  for (uint64_t seed = 0; seed < 200; ++seed) {
    std::mt19937_64 random(seed);
    Program program = random_program(random);
    StableNames names;
    std::map<uint32_t, trace::OperationKind> kinds;
    for (const bed::Run& run : sample_runs(program, {}, 30, names, random).runs) {
      std::set<uint32_t> seen;
      for (uint32_t at = 0; at < run.names.size(); ++at) {
        EXPECT_TRUE(seen.insert(run.names[at]).second) << seed;
        trace::OperationKind kind = run.trace.operations[trace::OperationId(at)].kind;
        EXPECT_EQ(kinds.try_emplace(run.names[at], kind).first->second, kind) << seed;
      }
    }
  }
}

// The finder itself can find: with a rule that does not hold.
TEST(ContradictionFinder, FindsAnOrderThatIsReversed) {
  StableNames names;
  std::vector<bed::Run> runs;
  Program program =
      program_of("looper l; thread w { post t on l delay 1; post u on l }; task t { write a }; task u { write b }");
  explore(program, {}, 5000, names, [&](const bed::Run& run) {
    runs.push_back(run);
    return true;
  });
  EXPECT_TRUE(ContradictionFinder(runs, RuleSet::all(), names.size()).find().empty());
  for (bed::Run& run : runs)
    for (trace::Message& message : run.trace.tables.messages) message.time = 0;
  EXPECT_FALSE(ContradictionFinder(runs, RuleSet::all(), names.size()).find().empty());
}

}  // namespace
}  // namespace antecede::order::bed
