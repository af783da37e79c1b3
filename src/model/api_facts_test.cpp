#include "model/api_facts.h"

#include <bit>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace antecede::model {
namespace {

class Sdk : public ::testing::Test {
 protected:
  ApiClass get(std::string_view name) const {
    const std::optional<ApiClass> found = facts_.find(name);
    EXPECT_TRUE(found) << name;
    return found.value();
  }

  ApiFacts facts_ = ApiFacts::sdk();
};

TEST_F(Sdk, KnowsItsLevels) {
  EXPECT_EQ(facts_.oldest_level(), 16);
  EXPECT_GE(facts_.newest_level(), 34);
  EXPECT_GT(facts_.class_count(), 6000u);
}

TEST_F(Sdk, FindsClassesByEveryName) {
  const ApiClass listener = get("android.view.View$OnClickListener");
  EXPECT_EQ(listener.descriptor(), "Landroid/view/View$OnClickListener;");
  EXPECT_EQ(listener, get("Landroid/view/View$OnClickListener;"));
  EXPECT_EQ(listener, get("android/view/View$OnClickListener"));
  EXPECT_EQ(listener.dotted_name(), "android.view.View$OnClickListener");
  EXPECT_TRUE(listener.is(api_flags::k_interface));
  EXPECT_TRUE(listener.is(api_flags::k_static));
  for (const char* none : {"", "L;", "android.view", "android.view.View$OnClick", "Zzz", "I"})
    EXPECT_FALSE(facts_.find(none)) << none;
}

TEST_F(Sdk, Hierarchy) {
  EXPECT_EQ(get("android.app.Activity").super_descriptor(), "Landroid/view/ContextThemeWrapper;");
  EXPECT_EQ(get("android.app.Activity").super(), facts_.find("android.view.ContextThemeWrapper"));
  EXPECT_TRUE(facts_.is_subclass("android.app.Activity", "android.content.Context"));
  EXPECT_TRUE(facts_.is_subclass("android.app.Activity", "android.view.KeyEvent$Callback"));
  EXPECT_TRUE(facts_.is_subclass("java.util.ArrayList", "java.lang.Iterable"));
  EXPECT_TRUE(facts_.is_subclass("android.app.Activity", "android.app.Activity"));
  EXPECT_FALSE(facts_.is_subclass("android.content.Context", "android.app.Activity"));
  EXPECT_EQ(get("java.lang.Object").super_descriptor(), "");
  EXPECT_FALSE(get("java.lang.Object").super());
  EXPECT_EQ(get("java.lang.StringBuilder").super_descriptor(), "Ljava/lang/Object;")
      << "AbstractStringBuilder is not public";
}

TEST_F(Sdk, Methods) {
  const ApiClass listener = get("android.view.View$OnClickListener");
  ASSERT_EQ(listener.methods().size(), 1u);
  const ApiMethod click = listener.methods()[0];
  EXPECT_EQ(click.name(), "onClick");
  EXPECT_EQ(click.descriptor(), "(Landroid/view/View;)V");
  EXPECT_TRUE(click.is(api_flags::k_abstract));
  EXPECT_EQ(click.owner(), listener);
  EXPECT_EQ(click.parameter(0), "Landroid/view/View;");
  EXPECT_EQ(click.result(), "V");
  EXPECT_TRUE(click.has_descriptor("(Landroid/view/View;)V"));
  for (const char* other :
       {"", "(", "()V", "(Landroid/view/View;", "(Landroid/view/View;)", "(Landroid/view/View;)VV"})
    EXPECT_FALSE(click.has_descriptor(other)) << other;

  EXPECT_EQ(get("android.os.Handler").methods("postDelayed").size(), 2u);
  EXPECT_TRUE(get("android.os.Handler").methods("post").size() == 1u);
  EXPECT_TRUE(get("android.os.Handler").methods("pos").empty());
  EXPECT_TRUE(get("java.lang.Math").method("abs", "(D)D")->is(api_flags::k_static));
  EXPECT_TRUE(get("android.view.View").method("onMeasure", "(II)V")->is(api_flags::k_protected));
  EXPECT_TRUE(get("java.lang.StringBuilder").method("setLength", "(I)V")) << "declared by a hidden superclass";
  EXPECT_FALSE(get("android.app.Activity").method("attach", "(Landroid/content/Context;)V"));
}

TEST_F(Sdk, ResolvesUpTheHierarchy) {
  const std::optional<ApiMethod> text =
      facts_.resolve_method("android.app.Activity", "getString", "(I)Ljava/lang/String;");
  ASSERT_TRUE(text);
  EXPECT_EQ(text->owner().descriptor(), "Landroid/content/Context;");
  const std::optional<ApiMethod> each =
      facts_.resolve_method("java.util.LinkedList", "forEach", "(Ljava/util/function/Consumer;)V");
  ASSERT_TRUE(each);
  EXPECT_EQ(each->owner().descriptor(), "Ljava/lang/Iterable;");
  EXPECT_TRUE(facts_.resolve_method("java.util.List", "hashCode", "()I"));
  EXPECT_FALSE(facts_.resolve_method("android.app.Activity", "getString", "(Z)V"));
  EXPECT_FALSE(facts_.resolve_method("no.such.Class", "getString", "(Z)V"));
  EXPECT_EQ(facts_.resolve_field("android.app.Activity", "MODE_PRIVATE")->owner().descriptor(),
            "Landroid/content/Context;");
}

TEST_F(Sdk, Constants) {
  const auto constant = [this](const char* name, const char* field) { return get(name).field(field)->constant(); };
  EXPECT_EQ(std::get<int32_t>(constant("java.lang.Integer", "MAX_VALUE")), INT32_MAX);
  EXPECT_EQ(std::get<int32_t>(constant("java.lang.Integer", "MIN_VALUE")), INT32_MIN);
  EXPECT_EQ(std::get<int64_t>(constant("java.lang.Long", "MIN_VALUE")), INT64_MIN);
  EXPECT_EQ(std::get<double>(constant("java.lang.Math", "PI")), 3.141592653589793);
  EXPECT_EQ(std::bit_cast<uint32_t>(std::get<float>(constant("java.lang.Float", "MAX_VALUE"))), 0x7f7fffffu);
  EXPECT_EQ(std::get<std::string_view>(constant("android.content.Intent", "ACTION_MAIN")),
            "android.intent.action.MAIN");
  EXPECT_TRUE(std::holds_alternative<std::monostate>(constant("java.lang.System", "out")));
  EXPECT_EQ(get("java.lang.System").field("out")->type(), "Ljava/io/PrintStream;");
  EXPECT_FALSE(get("java.lang.Integer").field("MAX"));
}

TEST_F(Sdk, Levels) {
  EXPECT_EQ(get("android.view.View").levels().since, 16);
  EXPECT_EQ(get("android.view.View").levels().removed_after, 0);
  EXPECT_EQ(get("org.apache.http.client.HttpClient").levels().removed_after, 22);
  EXPECT_EQ(get("android.app.job.JobService").levels().since, 21);
  EXPECT_EQ(get("android.app.job.JobService").levels().removed_after, 0);
  EXPECT_EQ(get("java.util.function.Function").levels().since, 24);
  EXPECT_EQ(get("java.lang.StringBuilder").method("setLength", "(I)V")->levels().since, 16);
  EXPECT_EQ(get("android.app.Activity").method("requestPermissions", "([Ljava/lang/String;I)V")->levels().since, 23);
  EXPECT_EQ(get("android.app.Service").method("startForeground", "(ILandroid/app/Notification;I)V")->levels().since,
            29);
}

TEST_F(Sdk, HierarchyIsComplete) {
  for (size_t i = 0; i < facts_.class_count(); ++i) {
    const ApiClass c = facts_.class_at(i);
    EXPECT_TRUE(c.super() || c.descriptor() == "Ljava/lang/Object;") << c.descriptor();
    for (size_t j = 0; j < c.interface_count(); ++j)
      EXPECT_TRUE(facts_.find(c.interface_descriptor(j))) << c.interface_descriptor(j);
  }
}

TEST_F(Sdk, EveryMemberIsFoundAgain) {
  for (size_t i = 0; i < facts_.class_count(); ++i) {
    const ApiClass c = facts_.class_at(i);
    ASSERT_EQ(facts_.find(c.descriptor()), c);
    for (const ApiMethod method : c.methods()) ASSERT_EQ(c.method(method.name(), method.descriptor()), method);
    for (const ApiField field : c.fields()) ASSERT_EQ(c.field(field.name())->name(), field.name());
  }
}

TEST_F(Sdk, LibrariesBuildOnTheSdk) {
  const ApiFacts libraries = ApiFacts::libraries(facts_);
  const std::optional<ApiClass> activity = libraries.find("androidx.appcompat.app.AppCompatActivity");
  ASSERT_TRUE(activity);
  EXPECT_TRUE(activity->is_library());
  EXPECT_EQ(activity->super_descriptor(), "Landroidx/fragment/app/FragmentActivity;");
  EXPECT_TRUE(libraries.is_subclass("androidx.appcompat.app.AppCompatActivity", "android.app.Activity"));
  EXPECT_TRUE(libraries.is_subclass("android.support.v4.app.FragmentActivity", "android.content.Context"));
  const std::optional<ApiMethod> text =
      libraries.resolve_method("androidx.appcompat.app.AppCompatActivity", "getString", "(I)Ljava/lang/String;");
  ASSERT_TRUE(text);
  EXPECT_FALSE(text->owner().is_library());
  EXPECT_TRUE(libraries.find("android.view.View"));
  EXPECT_FALSE(facts_.find("androidx.appcompat.app.AppCompatActivity"));
}

}  // namespace
}  // namespace antecede::model
