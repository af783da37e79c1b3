#include "trace/droidracer/droidracer_line.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "trace/droidracer/droidracer_locations.h"

namespace antecede::trace {
namespace {

OperationLine parsed_line(std::string_view text) {
  OperationLine line;
  EXPECT_EQ(parse_operation_line(text, line), LineResult::Good) << text;
  return line;
}

LineResult result_of(std::string_view text) {
  OperationLine line;
  return parse_operation_line(text, line);
}

TEST(DroidRacerLine, SeparatorsMayBeTabsBlanksOrMissing) {
  const OperationLine fork = parsed_line("20 FORK par-tid:1\t child-tid:5");
  EXPECT_EQ(fork.kind, LineKind::Fork);
  EXPECT_EQ(fork.id, 20);
  EXPECT_EQ(fork.number(0), 1);
  EXPECT_EQ(fork.number(1), 5);
  const OperationLine native = parsed_line("5 NATIVE-ENTRY tid:2thread-name:Binder Thread #1");
  EXPECT_EQ(native.number(0), 2);
  EXPECT_EQ(native.text(1), "Binder Thread #1");
  EXPECT_EQ(parsed_line("5 NATIVE-EXIT tid:2 thread-name:").text(1), "");
}

TEST(DroidRacerLine, NumbersHaveSignsAndBases) {
  EXPECT_EQ(parsed_line("9 POST src:2 msg:3 dest:-1 delay:-1").number(3), -1);
  const OperationLine lock = parsed_line("9 LOCK tid:2\t lock-obj:0x410b59a0");
  EXPECT_EQ(lock.number(1), 0x410b59a0);
  EXPECT_EQ(lock.text(1), "0x410b59a0");
  EXPECT_EQ(parsed_line("9 THREADINIT tid:2147483648").number(0), 2147483648);
  EXPECT_EQ(result_of("9 THREADINIT tid:99999999999999999999"), LineResult::Bad);
  EXPECT_EQ(result_of("9 LOCK tid:2\t lock-obj:0x"), LineResult::Bad);
}

TEST(DroidRacerLine, TextsMayBeEmptyOrHaveBlanks) {
  const OperationLine empty = parsed_line("3 ENABLE-LIFECYCLE tid:1 component: id:0 state:BIND-APP");
  EXPECT_EQ(empty.text(1), "");
  EXPECT_EQ(empty.number(2), 0);
  EXPECT_EQ(empty.text(3), "BIND-APP");
  const OperationLine named = parsed_line("3 TRIGGER-LIFECYCLE tid:1 component:org.x.Aid: one id:-7 state:STOP-ACT");
  EXPECT_EQ(named.text(1), "org.x.Aid: one");
  EXPECT_EQ(named.number(2), -7);
  const OperationLine broadcast =
      parsed_line("4 TRIGGER-BROADCAST tid:1 action:a b component:7 intent:8 onRecLater:-1 state:ABC_ONRECEIVE");
  EXPECT_EQ(broadcast.text(1), "a b");
  EXPECT_EQ(broadcast.number(2), 7);
  EXPECT_EQ(broadcast.number(4), -1);
  EXPECT_EQ(broadcast.text(5), "ABC_ONRECEIVE");
}

TEST(DroidRacerLine, TellsUnknownFromBad) {
  EXPECT_EQ(result_of("9 FLY tid:2"), LineResult::Unknown);
  for (const char* text : {"9 WAIT", "9 WAIT tid:", "9 WAIT tid:x", "9 CALL tid:1 mess:2", "9 POST src:1 msg:2",
                           "9 TRIGGER-SERVICE tid:1 component:a state:X", "99999999999999999999 WAIT tid:1"})
    EXPECT_EQ(result_of(text), LineResult::Bad) << text;
  EXPECT_TRUE(is_operation_line("12 START"));
  for (const char* text : {"", "1", "1 ", "1 start", "x 1 START", "rwId:1 READ", " 1 START", "1  START"})
    EXPECT_FALSE(is_operation_line(text)) << text;
}

TEST(DroidRacerLine, Accesses) {
  AccessLine line;
  ASSERT_TRUE(parse_access_line("rwId:12 WRITE-STATIC tid:3 class:LS; field:3", line));
  EXPECT_EQ(line.id, 12);
  EXPECT_EQ(line.thread, 3);
  EXPECT_TRUE(line.write);
  EXPECT_EQ(line.place, "class:LS; field:3");
  for (const char* text :
       {"rwId:", "rwId:1", "rwId:1 LOOK tid:1 obj:0x1", "rwId:1 READ obj:0x1", "rwId:x READ tid:1"})
    EXPECT_FALSE(parse_access_line(text, line)) << text;
}

TEST(DroidRacerLine, CutsTextIntoLines) {
  std::vector<std::string> lines;
  for_each_line("a \r\n\n b\nlast",
                [&](std::string_view line, uint64_t n) { lines.push_back(std::to_string(n) + std::string(line)); });
  EXPECT_EQ(lines, (std::vector<std::string>{"1a", "2", "3 b", "4last"}));
}

TEST(DroidRacerLocations, OnePlaceIsOneLocation) {
  TraceTables tables;
  TableBuilder builder(tables);
  DroidRacerLocations locations(builder);
  const auto first = locations.of("obj:0x10 class:Lorg/x/Y; field:36");
  ASSERT_TRUE(first);
  EXPECT_EQ(locations.of("obj:0x10 class:Lorg/x/Y; field:36"), first);
  const Location& field = tables.locations[*first];
  EXPECT_EQ(field.kind, Location::Kind::Field);
  EXPECT_EQ(tables.names[field.owner], "org.x.Y");
  EXPECT_EQ(tables.names[field.name], "36");
  EXPECT_EQ(tables.names[tables.objects[field.object]], "0x10");
  EXPECT_NE(locations.of("obj:0x10 class:Lorg/x/Z; field:36"), first) << "the address was used again";
  const auto of_class = locations.of("class:Lorg/x/Y; field:36");
  ASSERT_TRUE(of_class);
  EXPECT_EQ(tables.locations[*of_class].kind, Location::Kind::Static);
  EXPECT_FALSE(tables.locations[*of_class].object.valid());
  const auto path = locations.of("database:/data/a b.db");
  ASSERT_TRUE(path);
  EXPECT_EQ(tables.names[tables.locations[*path].name], "/data/a b.db");
  for (const char* text :
       {"", "obj:", "obj:0x10", "obj:0x10 class:LA;", "class:LA; field:", "class:LA; field:8x", "x"})
    EXPECT_FALSE(locations.of(text)) << text;
}

}  // namespace
}  // namespace antecede::trace
