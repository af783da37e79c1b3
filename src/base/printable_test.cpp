#include "base/printable.h"

#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/utf8.h"
#include "base/words.h"

namespace antecede::base {
namespace {

using testing::HasSubstr;

TEST(Words, GroupDigits) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1000), "1,000");
  EXPECT_EQ(grouped(1234567), "1,234,567");
  EXPECT_EQ(counted(1, "race", "races"), "1 race");
  EXPECT_EQ(counted(2000, "race", "races"), "2,000 races");
}

std::string utf8(uint32_t code) {
  const auto tail = [&](uint32_t shift) { return static_cast<char>(0x80 | (code >> shift & 0x3f)); };
  if (code < 0x80) return {static_cast<char>(code)};
  if (code < 0x800) return {static_cast<char>(0xc0 | code >> 6), tail(0)};
  if (code < 0x10000) return {static_cast<char>(0xe0 | code >> 12), tail(6), tail(0)};
  return {static_cast<char>(0xf0 | code >> 18), tail(12), tail(6), tail(0)};
}

TEST(Utf8, ReadsEveryCharacter) {
  for (uint32_t code = 0; code <= 0x10ffff; ++code) {
    const std::string text = utf8(code) + "x";
    const Utf8Character found = first_character(text);
    const bool is_surrogate = code >= 0xd800 && code <= 0xdfff;
    ASSERT_EQ(found.valid, !is_surrogate) << code;
    ASSERT_EQ(found.size, is_surrogate ? 1 : text.size() - 1) << code;
    ASSERT_TRUE(is_surrogate || found.code == code) << code;
  }
}

TEST(Utf8, KnowsCharactersThatAreCut) {
  for (const std::string whole : {"é", "€", "😀"})
    for (size_t size = 1; size < whole.size(); ++size) {
      EXPECT_TRUE(is_cut_character(whole.substr(0, size)));
      EXPECT_FALSE(first_character(whole.substr(0, size)).valid);
    }
  for (const char* text : {"", "a", "é", "\xff", "\xc0", "\xe0\x80", "\xed\xa0", "\xf4\x90", "\xe2\x28"})
    EXPECT_FALSE(is_cut_character(text)) << text;
}

TEST(Utf8, BecomesValid) {
  EXPECT_EQ(valid_utf8("a\xc3\xa9\xf0\x9f\x98\x80"), "a\xc3\xa9\xf0\x9f\x98\x80");
  const std::string bad = "\xef\xbf\xbd";
  EXPECT_EQ(valid_utf8("\xff"
                       "a"),
            bad + "a");
  EXPECT_EQ(valid_utf8("\xc3"), bad);
  EXPECT_EQ(valid_utf8("\xc0\x80"), bad + bad);
  EXPECT_EQ(valid_utf8("\xed\xa0\x80"), bad + bad + bad);
  EXPECT_EQ(valid_utf8("\xf4\x90\x80\x80"), bad + bad + bad + bad);
}

TEST(Printable, LeavesWhatTerminalsShow) {
  const std::string text = "com.x.Main$1 <init>() \\ \" ~ grün € 日本語 😀 עברית العربية";
  EXPECT_EQ(printable(text), text);
  EXPECT_EQ(printable(""), "");
}

TEST(Printable, EscapesControlCharacters) {
  EXPECT_EQ(printable("a\nb\r\tc\x1b[31m\x7f"), "a\\x0ab\\x0d\\x09c\\x1b[31m\\x7f");
  EXPECT_EQ(printable(std::string_view("a\0b", 3)), "a\\x00b");
  for (uint32_t code = 0; code < 0x20; ++code) EXPECT_FALSE(is_printable(code)) << code;
  for (uint32_t code = 0x7f; code < 0xa0; ++code) EXPECT_FALSE(is_printable(code)) << code;
  EXPECT_EQ(printable("\xc2\x9b"
                      "31m\xc2\x85"),
            "\\u009b31m\\u0085");
}

TEST(Printable, EscapesWhatTurnsAroundOrHides) {
  const std::vector<uint32_t> hostile = {0xad,   0x61c,  0x200b, 0x200c, 0x200d, 0x200e, 0x200f,
                                         0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e,
                                         0x2060, 0x2066, 0x2067, 0x2068, 0x2069, 0xfeff};
  for (const uint32_t code : hostile) EXPECT_FALSE(is_printable(code)) << code;
  EXPECT_EQ(printable("a\u202eb\u2066\u200b\ufeff\u2028"), "a\\u202eb\\u2066\\u200b\\ufeff\\u2028");
  EXPECT_EQ(printable("\U000e0041"), "\\u{e0041}");
  for (const uint32_t code : {0x20u, 0x7eu, 0xa0u, 0xacu, 0xaeu, 0x200au, 0x2010u, 0x2027u, 0x202fu, 0x205fu, 0x2070u,
                              0xfefeu, 0xff00u, 0xfffdu, 0x10000u, 0x1f600u})
    EXPECT_TRUE(is_printable(code)) << code;
}

TEST(Printable, EscapesWhatIsNoUtf8) {
  EXPECT_EQ(printable("a\xff"
                      "b"),
            "a\\xffb");
  EXPECT_EQ(printable("\xc3("), "\\xc3(") << "a character that does not go on";
  EXPECT_EQ(printable("\xe2\x80"), "\\xe2\\x80") << "one that is cut";
  EXPECT_EQ(printable("\xc0\xaf"), "\\xc0\\xaf") << "an overlong slash";
  EXPECT_EQ(printable("\xed\xa0\x80"), "\\xed\\xa0\\x80") << "a surrogate";
  EXPECT_EQ(printable("\x9b"), "\\x9b") << "a byte, not U+009B";
}

TEST(Printable, DoesNothingMoreTheSecondTime) {
  const std::string once = printable("\x1b\xff\u202e\\x1b");
  EXPECT_EQ(printable(once), once);
  EXPECT_EQ(printable_line(once), once);
  EXPECT_EQ(printable_lines(once), once);
}

TEST(Printable, TellsHowMuchIsLeftOut) {
  EXPECT_EQ(printable("abcdef", 6), "abcdef");
  EXPECT_EQ(printable("abcdefg", 6), "abcdef… 1 more character");
  EXPECT_EQ(printable(std::string(4000, 'x'), 30), std::string(30, 'x') + "… 3,970 more characters");
  EXPECT_EQ(printable("abc", 0), "… 3 more characters");
  EXPECT_EQ(printable("\x1b\x1b\x1b", 2), "\\x1b\\x1b… 1 more character") << "escapes count as what they stand for";
}

TEST(Printable, CutsBetweenCharacters) {
  EXPECT_EQ(printable("€€😀é", 1), "€… 3 more characters");
  EXPECT_EQ(printable("€€😀é", 3), "€€😀… 1 more character");
  EXPECT_EQ(printable("a€\xff\xfe", 2), "a€… 2 more characters") << "bytes that are none count one each";
  const std::string mixed = "aé€😀\x1b\xff\u202e";
  for (size_t limit = 0; limit < 10; ++limit) {
    const std::string shown = printable(mixed, limit);
    EXPECT_EQ(valid_utf8(shown), shown) << limit;
  }
}

TEST(PrintableLine, LosesItsMiddle) {
  EXPECT_EQ(printable_line("app.apk: no dex\n"), "app.apk: no dex\\x0a");
  EXPECT_EQ(printable_line("abcdefghij", 10), "abcdefghij");
  EXPECT_EQ(printable_line("abcdefghijk", 10), "abcde… 1 more character …ghijk");
  EXPECT_EQ(printable_line("€€€€€€", 6), "€€€€€€") << "characters count, not bytes";
  EXPECT_EQ(printable_line("€€€€€€€", 3), "€€… 4 more characters …€");
  const std::string line = printable_line("x.apk!" + std::string(100000, '\x1b') + ": broken");
  EXPECT_THAT(line, testing::StartsWith("x.apk!\\x1b"));
  EXPECT_THAT(line, testing::EndsWith("\\x1b: broken"));
  EXPECT_THAT(line, HasSubstr("… 96,014 more characters …"));
}

TEST(PrintableLines, KeepNewlinesAndIndents) {
  EXPECT_EQ(printable_lines("a\n\tat b\n\t\tc\td\n"), "a\n\tat b\n\t\tc\\x09d\n");
  EXPECT_EQ(printable_lines("a\r\nb\u2028c\n\n"), "a\\x0d\nb\\u2028c\n\n");
  EXPECT_EQ(printable_lines("abcd\nefg\nhijkl", 3), "abc… 1 more character\nefg\nhij… 2 more characters");
  EXPECT_EQ(printable_lines("é\xc3"), "é\\xc3");
  EXPECT_EQ(printable_lines(""), "");
}

TEST(PrintableList, PutsCommasBetween) {
  EXPECT_EQ(printable_list(std::vector<std::string>{}), "");
  EXPECT_EQ(printable_list(std::vector<std::string>{"a", "\n", "c"}), "a, \\x0a, c");
}

TEST(PrintableStream, DoesNotDependOnThePieces) {
  const std::string text = "\tgrün €\x1b[1m 😀\u202e\xff\n\n" + std::string(30, 'x') + "€€\nlast \xe2\x82";
  const std::string whole = printable_lines(text, 20);
  for (const size_t size : {1u, 2u, 3u, 5u, 1000u}) {
    PrintableStream stream(20);
    std::string result;
    for (size_t at = 0; at < text.size(); at += size) result += stream.add(text.substr(at, size));
    EXPECT_EQ(result + stream.finish(), whole) << size;
  }
  EXPECT_EQ(PrintableStream().add("no newline yet"), "no newline yet") << "prompts show at once";
}

TEST(InQuotes, LosesNothing) {
  EXPECT_EQ(in_quotes("a \"b\" \\ grün"), "\"a \\\"b\\\" \\\\ grün\"");
  EXPECT_EQ(in_quotes("\n\x1b\u202e\xff"), "\"\\x0a\\x1b\\xe2\\x80\\xae\\xff\"");
  EXPECT_EQ(in_quotes(std::string_view("\0", 1)), "\"\\x00\"");
  EXPECT_EQ(in_quotes(std::string(5000, 'x')).size(), 5002u);
}

}  // namespace
}  // namespace antecede::base
