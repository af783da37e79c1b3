#include "runtime/report/platform_gap.h"

#include <gtest/gtest.h>

namespace antecede::runtime {
namespace {

TEST(PlatformGap, WhatAndroidHasIsMissingInTheModel) {
  EXPECT_EQ(platform_gap("java.lang.NoSuchMethodError",
                         "No method setText(Ljava/lang/CharSequence;)V in class Landroid/widget/Button; or its super classes"),
            "the method android.widget.Button.setText(Ljava/lang/CharSequence;)V, which Android has and the model lacks");
  EXPECT_TRUE(platform_gap("java.lang.AbstractMethodError", "android.view.View.performClick()Z"));
  EXPECT_EQ(platform_gap("java.lang.NoSuchFieldError",
                         "No field SDK_INT of type I in class Landroid/os/Build$VERSION; or its superclasses"),
            "the field android.os.Build$VERSION.SDK_INT, which Android has and the model lacks");
  EXPECT_TRUE(platform_gap("java.lang.ClassNotFoundException", "android.view.View"));
  EXPECT_TRUE(platform_gap("java.lang.NoClassDefFoundError", "Failed resolution of: Landroid/view/View;"));
}

TEST(PlatformGap, ACastThatHoldsOnAndroid) {
  EXPECT_TRUE(platform_gap("java.lang.ClassCastException",
                           "class android.widget.Button cannot be cast to class android.widget.TextView (a, b)"));
  EXPECT_FALSE(platform_gap("java.lang.ClassCastException",
                            "class android.widget.Button cannot be cast to class android.widget.ListView (a, b)"));
  EXPECT_FALSE(platform_gap("java.lang.ClassCastException", "class com.x.A cannot be cast to class com.x.B (a, b)"));
}

TEST(PlatformGap, WhatNobodyHasIsTheProgramsOwn) {
  EXPECT_FALSE(platform_gap("java.lang.NoSuchMethodError",
                            "No method nowhere()V in class Landroid/widget/Button; or its super classes"));
  EXPECT_FALSE(platform_gap("java.lang.NoSuchMethodError", "No method run()V in class Lcom/x/A; or its super classes"));
  EXPECT_FALSE(platform_gap("java.lang.ClassNotFoundException", "com.x.Missing"));
  EXPECT_FALSE(platform_gap("java.lang.NullPointerException", "android.view.View"));
  EXPECT_FALSE(platform_gap("java.lang.AbstractMethodError", ""));
  EXPECT_FALSE(platform_gap("java.lang.ClassCastException", "class"));
}

}  // namespace
}  // namespace antecede::runtime
