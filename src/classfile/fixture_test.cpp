#include <algorithm>
#include <filesystem>

#include <gtest/gtest.h>

#include "classfile/test_class.h"

namespace antecede::classfile {
namespace {

/// Reads everything in a class, good or bad; how many methods could be decoded.
size_t read_everything(const std::vector<uint8_t>& bytes) {
  auto file = ClassFile::parse(bytes, "A.class");
  if (!file) return 0;
  auto annotations = [&](const CommonAttributes& common) {
    (void)read_annotations(file->pool(), common.annotations);
    (void)read_parameter_annotations(file->pool(), common.annotations);
    (void)read_annotation_default(file->pool(), common.annotations);
  };
  annotations(file->attributes().common);
  for (const Field& field : file->fields()) annotations(field.common);
  DecodedCode code;
  size_t decoded = 0;
  for (const Method& method : file->methods()) {
    annotations(method.common);
    decoded += decode_code(*file, method, code).has_value();
  }
  return decoded;
}

std::vector<std::string> fixture_names() {
  const std::filesystem::path root = std::string(ANTECEDE_SOURCE_DIR) + "/tests/fixtures/classfile";
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root))
    if (entry.path().extension() == ".class") names.push_back(std::filesystem::relative(entry.path(), root));
  std::sort(names.begin(), names.end());
  return names;
}

TEST(Fixtures, AllMethodsWithCodeAreDecoded) {
  ASSERT_EQ(fixture_names().size(), 15u);
  for (const std::string& name : fixture_names()) {
    const auto bytes = fixture(name);
    auto file = ClassFile::parse(bytes, name);
    ASSERT_TRUE(file) << file.error().message;
    DecodedCode code;
    for (const Method& method : file->methods()) {
      if (!method.code) continue;
      auto status = decode_code(*file, method, code);
      EXPECT_TRUE(status) << status.error().message;
    }
  }
}

TEST(Fixtures, NoTruncationIsAClass) {
  for (const std::string& name : fixture_names()) {
    const auto whole = fixture(name);
    for (size_t size = 0; size < whole.size(); ++size) {
      const std::vector<uint8_t> part(whole.begin(), whole.begin() + std::ptrdiff_t(size));
      ASSERT_NE(parse_error(part), "") << name << " cut to " << size;
    }
  }
}

// Fails by crashing, or if methods turn up from nowhere.
TEST(Fixtures, NoChangedByteDoesHarm) {
  size_t tried = 0, decoded = 0;
  for (const std::string& name : fixture_names()) {
    auto bytes = fixture(name);
    const size_t whole = read_everything(bytes);
    for (uint8_t& byte : bytes) {
      const uint8_t original = byte;
      for (uint8_t changed : {uint8_t(0), uint8_t(0xff), uint8_t(original + 1), uint8_t(original ^ 0x80)}) {
        byte = changed;
        const size_t found = read_everything(bytes);
        EXPECT_LE(found, whole) << name << ", byte " << &byte - bytes.data();
        ++tried, decoded += found != 0;
      }
      byte = original;
    }
  }
  EXPECT_GT(decoded, tried / 10);
}

TEST(Fixtures, Lambdas) {
  const auto bytes = fixture("8/fixture/Lambdas.class");
  auto file = ClassFile::parse(bytes, "Lambdas");
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_EQ(file->attributes().source_file, "Lambdas.java");
  EXPECT_EQ(file->attributes().common.signature, "<T::Ljava/lang/Comparable<TT;>;>Ljava/lang/Object;");
  ASSERT_FALSE(file->attributes().bootstrap_methods.empty());
  const BootstrapMethod& bootstrap = file->attributes().bootstrap_methods[0];
  EXPECT_EQ(file->pool().member(file->pool().method_handle(bootstrap.handle).member).name, "metafactory");
  EXPECT_EQ(bootstrap.arguments.size(), 3u);
  auto local =
      std::find_if(file->methods().begin(), file->methods().end(), [](auto& m) { return m.name == "local"; });
  ASSERT_NE(local, file->methods().end());
  EXPECT_EQ(file->pool().class_name(local->exceptions[0]), "java/io/IOException");
}

TEST(Fixtures, LocalClass) {
  const auto bytes = fixture("8/fixture/Lambdas$1Local.class");
  auto file = ClassFile::parse(bytes, "Local");
  ASSERT_TRUE(file) << file.error().message;
  ASSERT_TRUE(file->attributes().enclosing_method);
  EXPECT_EQ(file->attributes().enclosing_method->name, "local");
  ASSERT_EQ(file->attributes().inner_classes.size(), 1u);
  EXPECT_EQ(file->attributes().inner_classes[0].name, "Local");
  EXPECT_EQ(file->attributes().inner_classes[0].outer, "");
}

TEST(Fixtures, Records) {
  const auto bytes = fixture("17/fixture/Shapes$Circle.class");
  auto file = ClassFile::parse(bytes, "Circle");
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_TRUE(file->attributes().is_record);
  ASSERT_EQ(file->attributes().components.size(), 2u);
  EXPECT_EQ(file->attributes().components[0].descriptor, "D");
  EXPECT_EQ(file->attributes().components[1].common.signature, "Ljava/util/List<Ljava/lang/String;>;");
  EXPECT_EQ(file->attributes().nest_host, "fixture/Shapes");
  const auto sealed_bytes = fixture("17/fixture/Shapes.class");
  auto sealed = ClassFile::parse(sealed_bytes, "Shapes");
  ASSERT_TRUE(sealed) << sealed.error().message;
  EXPECT_EQ(sealed->attributes().permitted_subclasses.size(), 2u);
  EXPECT_EQ(sealed->attributes().nest_members.size(), 2u);
}

TEST(Fixtures, AnnotationsOfEveryKind) {
  const auto bytes = fixture("8/fixture/Marked.class");
  auto file = ClassFile::parse(bytes, "Marked");
  ASSERT_TRUE(file) << file.error().message;
  auto annotations = read_annotations(file->pool(), file->attributes().common.annotations);
  ASSERT_TRUE(annotations) << annotations.error().message;
  ASSERT_EQ(annotations->size(), 1u);
  const Annotation& mark = annotations->front();
  EXPECT_EQ(mark.type, "Lfixture/Marked$Mark;");
  ASSERT_EQ(mark.elements.size(), 5u);
  EXPECT_EQ(file->pool().integer(mark.elements[0].second.constant), 7);
  EXPECT_EQ(mark.elements[1].second.text, "class");
  EXPECT_EQ(mark.elements[2].second.elements.at(1).enum_name, "B");
  EXPECT_EQ(mark.elements[3].second.text, "V");
  EXPECT_EQ(mark.elements[4].second.annotation->type, "Ljava/lang/Deprecated;");
  const Method& method = file->methods().at(1);
  auto lists = read_parameter_annotations(file->pool(), method.common.annotations);
  ASSERT_TRUE(lists) << lists.error().message;
  ASSERT_EQ(lists->size(), 2u);
  EXPECT_TRUE(lists->at(0).at(0).visible);
  EXPECT_FALSE(lists->at(1).at(0).visible);
  ASSERT_EQ(method.parameters.size(), 2u);
  EXPECT_EQ(method.parameters[1].name, "second");
  EXPECT_TRUE(file->fields().at(0).common.deprecated);
}

TEST(Fixtures, AnnotationDefaults) {
  const auto bytes = fixture("8/fixture/Marked$Mark.class");
  auto file = ClassFile::parse(bytes, "Mark");
  ASSERT_TRUE(file) << file.error().message;
  auto value = read_annotation_default(file->pool(), file->methods().at(1).common.annotations);
  ASSERT_TRUE(value) << value.error().message;
  ASSERT_TRUE(*value);
  EXPECT_EQ(file->pool().long_integer((*value)->constant), int64_t(1) << 33);
}

}  // namespace
}  // namespace antecede::classfile
