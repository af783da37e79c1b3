#include "report/json_text.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace antecede::report {
namespace {

using enum JsonText::Layout;

TEST(JsonText, LinesAndOneLine) {
  std::string text;
  JsonText json(text);
  json.object(Lines, [&] {
    json.member("a", 1);
    json.object("b", OneLine, [&] {
      json.member("c", true);
      json.member("d", nullptr);
    });
    json.list("e", Lines, [&] { json.put("x"); });
    json.list("f", Lines, [] {});
    json.object("g", OneLine, [] {});
  });
  EXPECT_EQ(text,
            "{\n  \"a\": 1,\n  \"b\": { \"c\": true, \"d\": null },\n  \"e\": [\n    \"x\"\n  ],\n  \"f\": [],\n  \"g\": {}\n}");
}

TEST(JsonText, WhatIsNotThereIsNull) {
  std::string text;
  JsonText json(text);
  json.object(OneLine, [&] {
    json.member_or_null("a", "");
    json.member_or_null("b", "b");
    json.member_or_null("c", uint64_t{0});
    json.member_or_null("d", UINT64_MAX);
  });
  EXPECT_EQ(text, R"({ "a": null, "b": "b", "c": null, "d": 18446744073709551615 })");
}

/// The library is asked for what is not plain; all of it must be read back as it was.
TEST(JsonText, EveryByteOfATextIsReadBack) {
  for (int byte = 0; byte < 128; ++byte) {
    const std::string value = std::string("a") + static_cast<char>(byte) + "é";
    std::string text;
    JsonText(text).put(value);
    EXPECT_EQ(nlohmann::json::parse(text), value) << byte;
  }
  std::string text;
  JsonText(text).put(std::string("\xff\xc3"));
  EXPECT_TRUE(nlohmann::json::accept(text)) << "bytes that are no UTF-8 are replaced";
}

TEST(JsonText, MembersThatWereMadeBefore) {
  std::string made, text;
  JsonText inside = JsonText::inside(made, 2);
  inside.list("b", Lines, [&] { inside.put(true); });
  JsonText json(text);
  json.object(Lines, [&] {
    json.member("a", 0.5);
    json.made_members(made);
  });
  EXPECT_EQ(text, "{\n  \"a\": 0.5,\n  \"b\": [\n    true\n  ]\n}");
}

}  // namespace
}  // namespace antecede::report
