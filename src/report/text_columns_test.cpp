#include "report/text_columns.h"

#include <gtest/gtest.h>

#include "report/text_race.h"

namespace antecede::report {
namespace {

race::Place spot(const char* owner, const char* method, const char* file, uint32_t line) {
  race::Place place;
  place.class_name = owner;
  place.method = method;
  place.descriptor = "()V";
  place.file = file;
  place.line = line;
  return place;
}

race::Side side(bool write, const char* label, std::vector<race::Place> calls) {
  race::Side side;
  side.write = write;
  side.place = calls.front();
  race::Event event;
  event.id = "a1";
  event.is_action = true;
  event.label = label;
  event.thread = "main";
  race::Cause cause;
  cause.kind = race::Cause::Kind::Register;
  cause.label = "launch of com.x.Main";
  cause.place = spot("com.x.Main", "onCreate", "Main.java", 12);
  event.posted.push_back(cause);
  side.event = base::Shared(std::move(event));
  side.stack = base::Shared(std::move(calls));
  return side;
}

race::Race example() {
  race::Race race;
  race.id = "r-1";
  race.location.class_name = "com.x.Main";
  race.location.field = "item";
  race.sides = {side(true, "com.x.Main.free", {spot("com.x.Main", "free", "Main.java", 20)}),
                side(false, "com.x.Main.use", {spot("com.x.Helper", "look", "Helper.java", 5),
                                               spot("com.x.Main", "use", "Main.java", 30)})};
  race.sides[0].null = true;
  race.sides[1].dereferences = true;
  return race;
}

TEST(TextColumns, OneColumnForEachAction) {
  EXPECT_EQ(columns_text(example()),
            "   writes null                                          reads, and uses it as an object\n"
            "   in Main.free                                         in Main.use\n"
            "      on main                                              on main\n"
            "   because registered by launch of Main at              because registered by launch of Main at\n"
            "     Main.onCreate (Main.java:12)                         Main.onCreate (Main.java:12)\n"
            "   > Main.free (Main.java:20)                             Main.use (Main.java:30)\n"
            "     ^^^^^^^^^^^^^^^^^^^^^^^^                           > Helper.look (Helper.java:5)\n"
            "                                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^\n");
}

TEST(TextColumns, ARaceWithoutARunIsWrittenSo) {
  EXPECT_NE(race_text(example(), 1, 0).find("> Main.free"), std::string::npos);
  race::Race recorded = example();
  race::Event event = *recorded.sides[0].event;
  event.is_action = false;
  recorded.sides[0].event = base::Shared(event);
  EXPECT_EQ(race_text(recorded, 1, 1).find("> Main.free"), std::string::npos);
}

}  // namespace
}  // namespace antecede::report
