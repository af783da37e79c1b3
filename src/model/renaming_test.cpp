#include "model/renaming.h"

#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "apk/mapping.h"
#include "base/bytes.h"
#include "model/testing_code.h"

namespace antecede::model {
namespace {

/// `given` classes with names of R8 in a package of people, and others.
std::vector<MadeClass> mixed(int given, int others) {
  std::vector<MadeClass> classes;
  for (int i = 0; i < given; ++i)
    classes.emplace_back(fmt::format("com/x/{}{}", static_cast<char>('a' + i % 26), i / 26));
  for (int i = 0; i < others; ++i) classes.emplace_back(fmt::format("com/x/Screen{}", i));
  return classes;
}

MadeClass with_mark(std::string_view name) {
  MadeClass result{std::string(name)};
  result.string("~~R8{\"compilation-mode\":\"release\"}");
  return result;
}

TEST(Renaming, AThirdOfAllClassesDecides) {
  const NamedProgram plain(mixed(9, 20)), renamed(mixed(10, 20));
  EXPECT_FALSE(plain.names().is_renamed(plain.type("com/x/a0")));
  EXPECT_TRUE(renamed.names().is_renamed(renamed.type("com/x/a0")));
  EXPECT_FALSE(renamed.names().is_renamed(renamed.type("com/x/Screen0")));
}

TEST(Renaming, ATenthIsEnoughWithTheMarkOfR8) {
  std::vector<MadeClass> few = mixed(2, 20), enough = mixed(3, 20);
  few.push_back(with_mark("com/x/Marked"));
  enough.push_back(with_mark("com/x/Marked"));
  const NamedProgram plain(few), renamed(enough);
  EXPECT_FALSE(plain.names().is_renamed(plain.type("com/x/a0")));
  EXPECT_TRUE(renamed.names().is_renamed(renamed.type("com/x/a0")));
}

TEST(Renaming, WhatNamesLookLike) {
  std::vector<MadeClass> classes = mixed(20, 0);
  for (const char* name : {"com/x/Run", "com/x/run", "com/x/R", "com/x/Main$a", "com/x/Main$1", "A0/Long", "a/b/Long",
                           "a/b/long/Deep", "io/Kept"})
    classes.emplace_back(name);
  CodeNames::App facts;
  facts.components = {"io.Start"};
  const NamedProgram app(classes, facts);
  const auto is_renamed = [&](const char* name) { return app.names().is_renamed(app.type(name)); };
  EXPECT_FALSE(is_renamed("com/x/Run"));
  EXPECT_FALSE(is_renamed("com/x/run")) << "three letters are a word";
  EXPECT_FALSE(is_renamed("com/x/R")) << "as every app has";
  EXPECT_TRUE(is_renamed("com/x/Main$a"));
  EXPECT_FALSE(is_renamed("com/x/Main$1"));
  EXPECT_TRUE(is_renamed("A0/Long"));
  EXPECT_TRUE(is_renamed("a/b/Long"));
  EXPECT_FALSE(is_renamed("a/b/long/Deep"));
  EXPECT_FALSE(is_renamed("io/Kept")) << "the manifest names a class there";
}

TEST(Renaming, MembersOfKeptClassesCanBeRenamedAlone) {
  std::vector<MadeClass> classes = mixed(20, 0);
  MadeClass screen("com/x/Screen");
  screen.field(1, "a", "I");
  screen.field(1, "count", "Lcom/x/a0;");
  screen.makes("aa", {}).makes("onCreate", {});
  screen.code(1, "takes", "([Lcom/x/a0;)V", {0xb1});
  classes.push_back(screen);
  const NamedProgram app(classes);
  const CodeNames& names = app.names();
  const auto fields = app.program()[app.type("com/x/Screen")].instance_fields;
  EXPECT_TRUE(names.is_renamed(fields[0]));
  EXPECT_FALSE(names.is_renamed(fields[1])) << "the type is no part of a field's name";
  EXPECT_TRUE(names.is_renamed(app.method("com/x/Screen", "aa")));
  EXPECT_FALSE(names.is_renamed(app.method("com/x/Screen", "onCreate")));
  EXPECT_TRUE(names.is_renamed(app.method("com/x/Screen", "takes"))) << "the descriptor has a name of R8";
}

TEST(Renaming, WhatIsKnownIsNotRenamed) {
  base::Diagnostics diagnostics;
  const apk::Mapping mapping = apk::Mapping::parse(base::bytes_of("com.x.Cart -> com.x.a0:\n"), diagnostics).value();
  CodeNames::App facts;
  facts.mapping = &mapping;
  MadeClass known("com/x/a0");
  known.makes("a", {});
  const NamedProgram app({known, MadeClass("com/x/b0")}, facts, {MadeClass("android/a")});
  EXPECT_FALSE(app.names().is_renamed(app.type("com/x/a0")));
  EXPECT_FALSE(app.names().is_renamed(app.method("com/x/a0", "a")));
  EXPECT_TRUE(app.names().is_renamed(app.type("com/x/b0"))) << "the mapping does not know it";
  EXPECT_FALSE(app.names().is_renamed(app.type("android/a"))) << "the framework is ours";
}

}  // namespace
}  // namespace antecede::model
