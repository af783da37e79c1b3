#include "apk/resource_compiler.h"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "apk/app_input.h"
#include "apk/layout_set.h"
#include "apk/resource_table.h"
#include "apk/resource_value.h"
#include "apk/testing_zip.h"
#include "apk/xml_resources.h"

namespace antecede::apk {
namespace {

using ::testing::HasSubstr;
using testing::make_zip;
using testing::ZipTestEntry;

/// An app that is open, with its resource table.
struct Opened {
  base::Diagnostics diagnostics;
  std::optional<AppInput> input;
  SharedBytes bytes;
  std::optional<ResourceTable> table;

  explicit Opened(const std::string& path) {
    auto opened = AppInput::open({path}, diagnostics);
    EXPECT_TRUE(opened.has_value()) << opened.error().message;
    input = *std::move(opened);
    bytes = input->splits().front().resource_table().value();
    const std::vector<NamedBytes> tables = {{"", bytes.bytes()}};
    table = ResourceTable::parse(tables, diagnostics).value();
  }

  /// A value without numbers that may differ from app to app.
  std::string show(const Value& value) const {
    if (!value.is_reference() || !table->contains(ResourceId(value.data))) return describe(value);
    return "@" + table->display_name(ResourceId(value.data));
  }

  /// Every value of every resource, by name and configuration.
  std::multiset<std::string> contents() const {
    std::multiset<std::string> lines;
    for (ResourceId id : table->ids()) {
      for (const Configured& one : table->values(id)) {
        std::string line = table->display_name(id) + " " + std::string(one.config) + ":";
        if (one.value()) line += " " + show(*one.value());
        if (one.bag())
          for (const Bag::Item& item : one.bag()->items) line += " " + show(item.value);
        lines.insert(line);
      }
    }
    return lines;
  }
};

const std::string k_examples = std::string(ANTECEDE_SOURCE_DIR) + "/examples/";

TEST(ResourceCompiler, AgreesWithTheCompilerOfAndroid) {
  const Opened folder(k_examples + "newsreader"), apk(k_examples + "newsreader.apk");
  EXPECT_EQ(folder.contents(), apk.contents());
  EXPECT_EQ(folder.diagnostics.list().size(), 0u);
}

TEST(ResourceCompiler, GivesLayoutsAsAnApkDoes) {
  const auto views = [](Opened& app) {
    const ReadXml read = [&](std::string_view, std::string_view path) {
      return app.input->splits().front().read_xml(path);
    };
    const LayoutSet layouts = load_layouts(*app.table, read, app.diagnostics);
    std::multiset<std::string> lines;
    for (ResourceId id : layouts.ids())
      for (const LayoutSet::Variant& variant : layouts.variants(id))
        for (const FlatView& view : layouts.flatten(id, variant.config).views)
          lines.insert(app.table->display_name(id) + " " + variant.config + " " + view.view->class_name + " " +
                       view.view->id_name + " " + view.view->on_click + " " +
                       (view.view->text ? app.show(*view.view->text) : "-"));
    return lines;
  };
  Opened folder(k_examples + "newsreader"), apk(k_examples + "newsreader.apk");
  EXPECT_EQ(views(folder), views(apk));
  EXPECT_FALSE(views(apk).empty());
}

TEST(ResourceCompiler, ReadsTheManifestAsAnApkHasIt) {
  const Opened folder(k_examples + "newsreader"), apk(k_examples + "newsreader.apk");
  const Manifest text = folder.input->merged_manifest(), compiled = apk.input->merged_manifest();
  EXPECT_EQ(text.package, compiled.package);
  ASSERT_EQ(text.components.size(), compiled.components.size());
  for (size_t i = 0; i < text.components.size(); ++i) {
    EXPECT_EQ(text.components[i].class_name, compiled.components[i].class_name);
    EXPECT_EQ(text.components[i].is_exported(), compiled.components[i].is_exported());
    EXPECT_EQ(text.components[i].launch_mode, compiled.components[i].launch_mode);
    EXPECT_EQ(text.components[i].config_changes, compiled.components[i].config_changes);
    EXPECT_EQ(text.components[i].intent_filters.size(), compiled.components[i].intent_filters.size());
  }
  EXPECT_EQ(folder.show(text.application.label), apk.show(compiled.application.label));
}

struct Compiled {
  base::Diagnostics diagnostics;
  std::optional<CompiledResources> resources;
  std::optional<ResourceTable> table;

  explicit Compiled(const std::vector<ZipTestEntry>& entries) {
    const testing::Buffer zip = make_zip(entries);
    const ZipArchive archive = ZipArchive::open(base::Bytes(zip), "a.aar").value();
    resources = compile_resources(archive, "com.x", diagnostics).value();
    const std::vector<NamedBytes> tables = {{"", base::Bytes(resources->table)}};
    table = ResourceTable::parse(tables, diagnostics).value();
  }
  ResourceId id(std::string_view type, std::string_view name) const { return table->find(type, name); }
};

TEST(ResourceCompiler, CompilesEveryKindOfValue) {
  const Compiled app({ZipTestEntry::store("res/values/v.xml", R"(<resources>
      <string name="s">a <b>bold</b> \'word\'</string>
      <bool name="b">true</bool><integer name="i">42</integer><color name="c">#ff0000</color>
      <dimen name="d">8dp</dimen><item type="id" name="made"/><item type="string" name="t">@string/s</item>
      <string-array name="sa"><item>x</item><item>@string/s</item></string-array>
      <integer-array name="ia"><item>3</item><item>4</item></integer-array>
      <plurals name="p"><item quantity="one">one</item><item quantity="other">many</item></plurals>
      <attr name="shade" format="color"/>
      <style name="Theme"/><style name="Theme.Dark" parent="Theme"><item name="shade">#000</item></style>
      <declare-styleable name="V"><attr name="edge" format="dimension"/></declare-styleable>
    </resources>)")});
  EXPECT_EQ(app.table->string_value(app.id("string", "s")), "a bold 'word'");
  EXPECT_EQ(app.table->string_value(app.id("string", "t")), "a bold 'word'");
  EXPECT_EQ(app.table->bool_value(app.id("bool", "b")), true);
  EXPECT_EQ(app.table->integer_value(app.id("integer", "i")), 42);
  EXPECT_EQ(app.table->string_array(app.id("array", "sa")), (std::vector<std::string>{"x", "a bold 'word'"}));
  EXPECT_EQ(app.table->integer_array(app.id("array", "ia")), (std::vector<int32_t>{3, 4}));
  EXPECT_TRUE(app.id("id", "made").valid());
  EXPECT_TRUE(app.id("attr", "edge").valid());
  EXPECT_EQ(app.table->values(app.id("plurals", "p")).at(0).bag()->items.size(), 2u);
  const std::vector<Configured> dark = app.table->values(app.id("style", "Theme.Dark"));
  ASSERT_EQ(dark.size(), 1u);
  EXPECT_EQ(dark[0].bag()->parent, app.id("style", "Theme"));
  ASSERT_EQ(dark[0].bag()->items.size(), 1u);
  EXPECT_EQ(dark[0].bag()->items[0].key, app.id("attr", "shade"));
  EXPECT_EQ(app.diagnostics.list().size(), 0u);
}

TEST(ResourceCompiler, KnowsStylesAndAttributesOfTheFramework) {
  const Compiled app({ZipTestEntry::store("res/values/v.xml", R"(<resources>
      <style name="A" parent="android:Theme.Dialog"/>
      <style name="B" parent="@android:style/Theme.Dialog"/>
      <style name="C" parent="style/B"/>
      <style name="A.D"><item name="android:windowIsTranslucent">true</item><item name="unknown">1</item></style>
      <style name="E" parent="Theme.Of.A.Library"/>
    </resources>)")});
  const auto bag = [&](const char* name) { return *app.table->values(app.id("style", name)).at(0).bag(); };
  EXPECT_EQ(bag("A").parent.value, 0x0103000bu);
  EXPECT_EQ(bag("B").parent.value, 0x0103000bu);
  EXPECT_EQ(bag("C").parent, app.id("style", "B"));
  EXPECT_EQ(bag("A.D").parent, app.id("style", "A"));
  ASSERT_EQ(bag("A.D").items.size(), 1u);
  EXPECT_EQ(bag("A.D").items[0].key.value, 0x01010058u);
  EXPECT_EQ(bag("A.D").items[0].value.type, Value::Type::Boolean);
  EXPECT_FALSE(bag("E").parent.valid());
}

TEST(ResourceCompiler, KeepsLongTexts) {
  const std::string text(5000, 'x');
  const Compiled app(
      {ZipTestEntry::store("res/values/v.xml", "<resources><string name='s'>" + text + "</string></resources>")});
  EXPECT_EQ(app.table->string_value(app.id("string", "s")), text);
}

TEST(ResourceCompiler, LosesOnlyWhatIsBroken) {
  const Compiled app(
      {ZipTestEntry::store("res/values/bad.xml", "<resources><string"),
       ZipTestEntry::store("res/values-nonsense/v.xml", "<resources/>"),
       ZipTestEntry::store("res/layout/good.xml", "<View/>"),
       ZipTestEntry::store("res/values/v.xml",
                           "<resources><bool name='b'>true</bool><bool name='b'>false</bool></resources>")});
  EXPECT_TRUE(app.id("layout", "good").valid());
  EXPECT_EQ(app.table->bool_value(app.id("bool", "b")), true);
  ASSERT_EQ(app.diagnostics.list().size(), 1u);
  EXPECT_EQ(app.diagnostics.list()[0].count, 3u);
}

TEST(ResourceCompiler, NamesTypesByTheirNumbers) {
  const Compiled app({ZipTestEntry::store("R.txt",
                                          "int id a 0x7f010000\nint id b 0x7f020000\nint unused4 c 0x7f030000\n"
                                          "int bool d 0x7f050000\n"),
                      ZipTestEntry::store("res/values/v.xml", "<resources><bool name='d'>true</bool></resources>")});
  EXPECT_EQ(app.table->display_name(ResourceId(0x7f010000)), "id/a");
  EXPECT_EQ(app.table->display_name(ResourceId(0x7f020000)), "id/b");
  EXPECT_EQ(app.table->display_name(ResourceId(0x7f050000)), "bool/d");
}

TEST(ResourceCompiler, TakesNoRoomForNumbersThatAreNotUsed) {
  std::vector<ZipTestEntry> entries = {
      ZipTestEntry::store("R.txt", "int string a 0x7f01fffe\nint string b 0x7f010000")};
  const std::string values = "<resources><string name='a'>x</string></resources>";
  for (int width = 0; width < 100; ++width)
    entries.push_back(ZipTestEntry::store("res/values-w" + std::to_string(width + 1) + "dp/v.xml", values));
  const Compiled app(entries);
  EXPECT_EQ(app.id("string", "a").value, 0x7f01fffeu);
  EXPECT_EQ(app.table->values(app.id("string", "a")).size(), 100u);
  EXPECT_LT(app.resources->table.size(), 30'000u);
}

TEST(ResourceCompiler, LeavesOutNamesThatAreNotText) {
  const Compiled app(
      {ZipTestEntry::store("res/layout/a\xff.xml", "<View/>"), ZipTestEntry::store("res/layout/b.xml", "<View/>")});
  EXPECT_TRUE(app.id("layout", "b").valid());
  EXPECT_EQ(app.table->ids().size(), 1u);
  ASSERT_EQ(app.diagnostics.list().size(), 1u);
  EXPECT_THAT(app.diagnostics.list()[0].message, HasSubstr("UTF-8"));
}

TEST(ResourceConfig, QualifiersSurviveTheWayThere) {
  for (const char* text : {"", "land", "de", "de-rAT", "fil", "es-r419", "b+sr+Latn", "sw600dp-land-v13", "w820dp",
                           "xlarge-notlong", "ldrtl", "night-xxhdpi", "television", "mcc310-mnc4",
                           "notouch-keyshidden-qwerty-navhidden-dpad", "round", "280dpi"}) {
    const std::optional<ResourceConfig> config = ResourceConfig::from_qualifiers(text);
    ASSERT_TRUE(config.has_value()) << text;
    EXPECT_EQ(config->qualifiers(), text);
    EXPECT_EQ(ResourceConfig::parse(config->stored()), *config) << text;
  }
  for (const char* text : {"nonsense", "land-x", "swdp", "v", "-land", "b+", "rUS"})
    EXPECT_FALSE(ResourceConfig::from_qualifiers(text).has_value()) << text;
}

}  // namespace
}  // namespace antecede::apk
