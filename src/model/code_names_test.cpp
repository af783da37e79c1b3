#include "model/code_names.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "apk/mapping.h"
#include "base/bytes.h"
#include "model/testing_code.h"

namespace antecede::model {
namespace {

using base::Origin;

std::vector<MadeClass> classes_named(const std::vector<std::string>& names) {
  std::vector<MadeClass> classes;
  for (const std::string& name : names) classes.emplace_back(name);
  return classes;
}

const std::vector<std::string> k_classes{"org/shop/Main", "org/shop/ui/Row", "com/google/gson/Gson",
                                         "com/google/gson/demo/Main", "com/google/gson/demos/Main"};

TEST(CodeNames, WhatNoListNamesIsOwn) {
  const NamedProgram app(classes_named(k_classes), {}, classes_named({"android/os/Handler"}));
  const CodeNames& names = app.names();
  EXPECT_EQ(names.origin(app.type("android/os/Handler")), Origin::Model);
  EXPECT_EQ(names.library(app.type("android/os/Handler")), nullptr);
  EXPECT_EQ(names.origin(app.type("org/shop/Main")), Origin::Own);
  EXPECT_EQ(names.library(app.type("org/shop/Main")), nullptr);
  EXPECT_EQ(names.origin(app.type("com/google/gson/Gson")), Origin::Library);
  EXPECT_EQ(names.library(app.type("com/google/gson/Gson"))->name, "Gson");
}

TEST(CodeNames, TheManifestsPackageIsOwnEvenInALibrary) {
  CodeNames::App facts;
  facts.package = "com.google.gson.demo";
  const NamedProgram app(classes_named(k_classes), facts);
  EXPECT_EQ(app.names().origin(app.type("com/google/gson/demo/Main")), Origin::Own);
  EXPECT_EQ(app.names().library(app.type("com/google/gson/demo/Main")), nullptr);
  EXPECT_EQ(app.names().origin(app.type("com/google/gson/demos/Main")), Origin::Library);
  EXPECT_EQ(app.names().origin(app.type("com/google/gson/Gson")), Origin::Library);
}

TEST(CodeNames, PackagesOfComponentsAreOwnUnlessTheyCameWithALibrary) {
  CodeNames::App facts;
  facts.package = "org.shop.debug";
  facts.components = {"com.airbnb.Main", "com.google.gson.demo.Main", "com.Launcher", "Alone"};
  const NamedProgram app(classes_named({"com/airbnb/lottie/View", "com/google/gson/demo/Main", "okio/Buffer"}),
                         facts);
  EXPECT_EQ(app.names().origin(app.type("com/airbnb/lottie/View")), Origin::Own);
  EXPECT_EQ(app.names().origin(app.type("com/google/gson/demo/Main")), Origin::Library);
  EXPECT_EQ(app.names().origin(app.type("okio/Buffer")), Origin::Library);
}

TEST(CodeNames, TheUsersPackagesAreAllThatIsOwn) {
  CodeNames::App facts;
  facts.own = {"com.google.gson", "org.shop.ui."};
  facts.package = "org.shop";
  const NamedProgram app(classes_named(k_classes), facts);
  EXPECT_EQ(app.names().origin(app.type("com/google/gson/Gson")), Origin::Own);
  EXPECT_EQ(app.names().origin(app.type("org/shop/ui/Row")), Origin::Own);
  EXPECT_EQ(app.names().origin(app.type("org/shop/Main")), Origin::Library);
  EXPECT_EQ(app.names().library(app.type("org/shop/Main")), nullptr) << "nobody knows which";
}

apk::Mapping mapping_of(std::string_view text) {
  base::Diagnostics diagnostics;
  return apk::Mapping::parse(base::bytes_of(text), diagnostics).value();
}

constexpr std::string_view k_mapping =
    "org.shop.Main -> a.a:\n"
    "    org.shop.Cart cart -> b\n"
    "    1:1:void open(org.shop.Cart):7:7 -> c\n"
    "com.google.gson.Gson -> a.b:\n"
    "org.shop.Cart -> a.c:\n";

TEST(CodeNames, NamesAreOriginalNames) {
  const apk::Mapping mapping = mapping_of(k_mapping);
  CodeNames::App facts;
  facts.mapping = &mapping;
  MadeClass main("a/a");
  main.field(1, "b", "La/c;");
  main.code(1, "c", "(La/c;)V", {0xb1});
  main.code(1, "kept", "(La/b;)V", {0xb1});
  const NamedProgram app({main, MadeClass("a/b"), MadeClass("a/c")}, facts);
  const CodeNames& names = app.names();
  using Member = CodeNames::Member;
  EXPECT_EQ(names.class_name(app.type("a/a")), "org.shop.Main");
  EXPECT_EQ(names.method(app.method("a/a", "c")), (Member{"org.shop.Main", "open", "(Lorg/shop/Cart;)V"}));
  EXPECT_EQ(names.method(app.method("a/a", "kept")), (Member{"org.shop.Main", "kept", "(Lcom/google/gson/Gson;)V"}));
  EXPECT_EQ(names.field(app.program()[app.type("a/a")].instance_fields[0]),
            (Member{"org.shop.Main", "cart", "Lorg/shop/Cart;"}));
  EXPECT_EQ(names.origin(app.type("a/b")), Origin::Library);
  EXPECT_EQ(names.mapping(), &mapping);
}

CodeNames::App shop() {
  CodeNames::App facts;
  facts.package = "org.shop.app";
  return facts;
}

TEST(CodeNames, WhatSharesTheFirstWordsOfThePackageIsOwn) {
  const NamedProgram app(classes_named({"org/shop/app/Main", "org/shop/data/Row", "org/other/Row", "io/github/me/A"}),
                         shop());
  EXPECT_EQ(app.names().origin(app.type("org/shop/data/Row")), Origin::Own);
  EXPECT_EQ(app.names().origin(app.type("org/other/Row")), Origin::Unknown);
  EXPECT_EQ(app.names().origin(app.type("io/github/me/A")), Origin::Unknown);
  CodeNames::App hosted;
  hosted.package = "io.github.me";
  const NamedProgram other(classes_named({"io/github/me/A", "io/github/you/B"}), hosted);
  EXPECT_EQ(other.names().origin(other.type("io/github/me/A")), Origin::Own);
  EXPECT_EQ(other.names().origin(other.type("io/github/you/B")), Origin::Unknown);
}

// A library does not know the apps that use it.
TEST(CodeNames, WhatNamesOwnCodeIsOwn) {
  MadeClass row("a/b", {"a/c"});
  MadeClass near("a/c", {"org/shop/app/Main"});
  const NamedProgram app({MadeClass("org/shop/app/Main"), row, near, MadeClass("a/d")}, shop());
  EXPECT_EQ(app.names().origin(app.type("a/c")), Origin::Own);
  EXPECT_EQ(app.names().origin(app.type("a/b")), Origin::Own) << "by way of the other";
  EXPECT_EQ(app.names().origin(app.type("a/d")), Origin::Unknown) << "nothing speaks of it";
}

TEST(CodeNames, WhatALibraryNamesIsALibrary) {
  MadeClass gson("com/google/gson/Gson", {"a/b"});
  MadeClass part("a/b");
  part.field(1, "inner", "[La/c;");
  const NamedProgram app({MadeClass("org/shop/app/Main", {"a/c"}), gson, part, MadeClass("a/c")}, shop());
  EXPECT_EQ(app.names().origin(app.type("a/b")), Origin::Library);
  EXPECT_EQ(app.names().origin(app.type("a/c")), Origin::Library) << "the app may use it, too";
  EXPECT_EQ(app.names().library(app.type("a/b")), nullptr) << "nobody knows which";
}

TEST(CodeNames, WhatBothSpeakForIsUnknown) {
  MadeClass gson("com/google/gson/Gson", {"a/b"});
  const NamedProgram app({MadeClass("org/shop/app/Main"), gson, MadeClass("a/b", {"org/shop/app/Main"})}, shop());
  EXPECT_EQ(app.names().origin(app.type("a/b")), Origin::Unknown);
}

/// A class whose only method has a string.
MadeClass with_string(const std::string& name, std::string_view text, const std::vector<std::string>& above = {}) {
  MadeClass result(name, above);
  const uint16_t index = result.string(text);
  result.code(MadeClass::k_public, "m", "()V",
              {0x13, static_cast<uint8_t>(index >> 8), static_cast<uint8_t>(index), 0x57, 0xb1});
  return result;
}

// Strings survive R8.
TEST(CodeNames, StringsTellRenamedLibraries) {
  const NamedProgram app({MadeClass("org/shop/app/Main"), with_string("a/b", "com.google.gson.internal.Parser", {"a/c"}),
                          MadeClass("a/c"), with_string("a/d", "org.shop.app.SYNC"),
                          with_string("a/e", "Read com.google.gson."),
                          with_string("a/f", "com.google.gson.internal.Parser", {"org/shop/app/Main"})},
                         shop());
  EXPECT_EQ(app.names().origin(app.type("a/b")), Origin::Library);
  EXPECT_EQ(app.names().origin(app.type("a/c")), Origin::Library) << "the library names it";
  EXPECT_EQ(app.names().origin(app.type("a/d")), Origin::Own);
  EXPECT_EQ(app.names().origin(app.type("a/e")), Origin::Unknown) << "that is no name of a class";
  EXPECT_EQ(app.names().origin(app.type("a/f")), Origin::Unknown) << "both speak for it";
}

// META-INF/*.version.
TEST(CodeNames, TheGroupsOfArtifactsAreLibraries) {
  CodeNames::App shop_with_libraries = shop();
  shop_with_libraries.artifacts = {"net.lib.core_core", "org.shop_kit", "net_lib"};
  shop_with_libraries.components.push_back("net.lib.core.Screen");
  const NamedProgram app({MadeClass("org/shop/app/Main"), MadeClass("org/shop/kit/Row"), MadeClass("net/lib/core/Screen"),
                          MadeClass("net/lib/corestone/A"), MadeClass("net/B")},
                         shop_with_libraries);
  EXPECT_EQ(app.names().origin(app.type("net/lib/core/Screen")), Origin::Library);
  EXPECT_NE(app.names().origin(app.type("net/lib/corestone/A")), Origin::Own) << "its component came with the library";
  EXPECT_EQ(app.names().origin(app.type("net/B")), Origin::Unknown) << "no group";
  EXPECT_EQ(app.names().origin(app.type("org/shop/kit/Row")), Origin::Own) << "the app's own package";
}

TEST(CodeNames, WhatContractsRecogniseIsALibrary) {
  const NamedProgram app({MadeClass("org/shop/app/Main"),
                          with_string("a/b", "Fatal exception in coroutines machinery for ", {"a/c"}), MadeClass("a/c")},
                         shop());
  EXPECT_EQ(app.names().origin(app.type("a/b")), Origin::Library);
  EXPECT_EQ(app.names().origin(app.type("a/c")), Origin::Library);
}

TEST(CodeNames, WhatIsLeftGoesWithItsPackages) {
  MadeClass gson("com/google/gson/Gson", {"net/lib/core/A"});
  const NamedProgram app({MadeClass("org/shop/app/Main"), gson, MadeClass("net/lib/core/A"), MadeClass("net/lib/ui/B"),
                          MadeClass("net/lib/ui/B$1")},
                         shop());
  EXPECT_EQ(app.names().origin(app.type("net/lib/ui/B")), Origin::Library);
  EXPECT_EQ(app.names().origin(app.type("net/lib/ui/B$1")), Origin::Library);
}

TEST(CodeNames, ComponentsAreGivenByTheirNewNames) {
  const apk::Mapping mapping = mapping_of("com.airbnb.Main -> a.a:\ncom.airbnb.lottie.View -> a.b:\n");
  CodeNames::App facts;
  facts.mapping = &mapping;
  facts.components = {"a.a"};
  const NamedProgram app(classes_named({"a/a", "a/b"}), facts);
  EXPECT_EQ(app.names().origin(app.type("a/b")), Origin::Own);
}

}  // namespace
}  // namespace antecede::model
