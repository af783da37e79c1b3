#include "verify/user_words.h"

#include <gtest/gtest.h>

namespace antecede::verify {
namespace {

TEST(UserWords, WhatADriverDidBecomesALineOfAScript) {
  EXPECT_EQ(script_line("click id/save"), "click \"id/save\"");
  EXPECT_EQ(script_line("click Button \"Go on\"#2"), "click \"Button 'Go on'#2\"");
  EXPECT_EQ(script_line("scroll ListView#0 down"), "scroll \"ListView#0\" down");
  EXPECT_EQ(script_line("type id/name \"abc\""), "type \"id/name\" \"abc\"");
  EXPECT_EQ(script_line("swipe away"), "swipe-away");
  EXPECT_EQ(script_line("back"), "back");
}

TEST(UserWords, PeopleReadWhatToDo) {
  EXPECT_EQ(user_words("click \"id/save\""), "tap \"save\"");
  EXPECT_EQ(user_words("click \"Button 'Go on'#2\""), "tap \"Go on\"");
  EXPECT_EQ(user_words("item id/news 3"), "tap row 3 of \"news\"");
  EXPECT_EQ(user_words("back"), "press Back");
  EXPECT_EQ(user_words("rotate"), "turn the device");
  EXPECT_EQ(user_words("type \"id/name\" \"abc\""), "type \"abc\" into \"name\"");
}

TEST(UserWords, TextsInQuotesAreOneWord) {
  EXPECT_EQ(script_words("click \"Button 'Go on'#2\" x"), (std::vector<std::string>{"click", "Button 'Go on'#2", "x"}));
  EXPECT_EQ(script_words("click \"open"), (std::vector<std::string>{"click", "open"}));
}

}  // namespace
}  // namespace antecede::verify
