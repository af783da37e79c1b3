#include "model/known_libraries.h"

#include <gtest/gtest.h>

namespace antecede::model {
namespace {

TEST(KnownLibraries, LongestPackageDecides) {
  auto parsed = KnownLibraries::parse("# a comment\ncom.x  Outer\ncom.x.inner\tInner library \n\n", "list");
  ASSERT_TRUE(parsed) << parsed.error().message;
  EXPECT_EQ(parsed->find("com.x.A")->name, "Outer");
  EXPECT_EQ(parsed->find("com.x.inner.deep.A")->name, "Inner library");
  EXPECT_EQ(parsed->find("com.x.inner2.A")->name, "Outer");
  EXPECT_EQ(parsed->find("com.xy.A"), nullptr);
  EXPECT_EQ(parsed->find("com.x"), nullptr) << "a class named like the package is not inside it";
  EXPECT_EQ(parsed->find("A"), nullptr);
}

TEST(KnownLibraries, ErrorsNameTheLine) {
  auto one = KnownLibraries::parse("com.x  Outer\ncom.y\n", "list");
  ASSERT_FALSE(one);
  EXPECT_EQ(one.error().message, "list:2: a package and a library name are expected");
  auto twice = KnownLibraries::parse("com.x  A\ncom.x  B\n", "list");
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error().message, "list: package com.x is listed twice");
  EXPECT_FALSE(KnownLibraries::parse("com..x  A\n", "list"));
}

TEST(KnownLibraries, BuiltInListHolds) {
  const KnownLibraries libraries = KnownLibraries::built_in();
  EXPECT_GT(libraries.list().size(), 100u);
  EXPECT_EQ(libraries.find("androidx.core.app.NotificationCompat")->name, "AndroidX");
  EXPECT_EQ(libraries.find("org.antecede.newsreader.NewsActivity"), nullptr);
}

}  // namespace
}  // namespace antecede::model
