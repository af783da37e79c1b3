#include "dex/encoded_value.h"

#include "dex/test_dex.h"

namespace antecede::dex::test {
namespace {

using ::testing::HasSubstr;
using Type = EncodedValue::Type;

class EncodedValueTest : public ::testing::Test {
 protected:
  base::Result<std::vector<EncodedValue>> read(const Bytes& array) {
    DexBuilder builder;
    builder.classes.push_back({.type = "LA;"});
    builder.field("LA;", "f", "I");
    builder.method("LA;", "m", {"V"});
    builder.method_handles = {{4, 0}};
    builder.extra = array;
    bytes_ = builder.build();
    file_ = open_one(bytes_);
    return read_encoded_array(file_, builder.extra_offset());
  }
  EncodedValue one(Bytes value) {
    value.insert(value.begin(), 1);
    auto result = read(value);
    EXPECT_TRUE(result) << result.error().message;
    return result ? result->at(0) : EncodedValue();
  }
  std::string error(Bytes value) {
    value.insert(value.begin(), 1);
    auto result = read(value);
    return result ? "" : result.error().message;
  }

  Bytes bytes_;
  DexFile file_;
};

uint8_t head(Type type, int argument) {
  return uint8_t(int(type) | argument << 5);
}

TEST_F(EncodedValueTest, Numbers) {
  EXPECT_EQ(int64_t(one({head(Type::Byte, 0), 0x80}).bits), -128);
  EXPECT_EQ(int64_t(one({head(Type::Short, 0), 0xff}).bits), -1);
  EXPECT_EQ(int64_t(one({head(Type::Short, 1), 0x00, 0x80}).bits), -32768);
  EXPECT_EQ(one({head(Type::Char, 1), 0xff, 0xff}).bits, 0xffffu);
  EXPECT_EQ(one({head(Type::Char, 0), 0xff}).bits, 0xffu);
  EXPECT_EQ(int64_t(one({head(Type::Int, 2), 1, 2, 0x83}).bits), int64_t(int32_t(0xff830201)));
  EXPECT_EQ(int64_t(one({head(Type::Int, 3), 0, 0, 0, 0x80}).bits), INT32_MIN);
  EXPECT_EQ(int64_t(one({head(Type::Long, 7), 1, 0, 0, 0, 0, 0, 0, 0x80}).bits), INT64_MIN + 1);
  EXPECT_EQ(one({head(Type::Float, 1), 0x80, 0x3f}).bits, 0x3f800000u);
  EXPECT_EQ(one({head(Type::Double, 1), 0xf0, 0x3f}).bits, 0x3ff0000000000000u);
  EXPECT_EQ(one({head(Type::Boolean, 1)}).bits, 1u);
  EXPECT_EQ(one({head(Type::Boolean, 0)}).bits, 0u);
  EXPECT_EQ(one({head(Type::Null, 0)}).type, Type::Null);
}

TEST_F(EncodedValueTest, IndicesAreChecked) {
  for (Type type :
       {Type::MethodType, Type::MethodHandle, Type::String, Type::Type, Type::Field, Type::Method, Type::Enum}) {
    EXPECT_EQ(one({head(type, 0), 0}).bits, 0u);
    EXPECT_THAT(error({head(type, 0), 0x70}), HasSubstr("index out of range"));
    EXPECT_THAT(error({head(type, 3), 0xff, 0xff, 0xff, 0xff}), HasSubstr("index out of range"));
    EXPECT_THAT(error({head(type, 4), 0, 0, 0, 0, 0}), HasSubstr("bad size"));
  }
}

TEST_F(EncodedValueTest, Broken) {
  EXPECT_THAT(error({head(Type::Byte, 1), 0, 0}), HasSubstr("bad size"));
  EXPECT_THAT(error({head(Type::Char, 2), 0, 0, 0}), HasSubstr("bad size"));
  EXPECT_THAT(error({head(Type::Null, 1)}), HasSubstr("bad size"));
  EXPECT_THAT(error({head(Type::Array, 1), 0}), HasSubstr("bad size"));
  EXPECT_THAT(error({head(Type::Boolean, 2)}), HasSubstr("bad boolean"));
  EXPECT_THAT(error({0x01, 0}), HasSubstr("unknown type"));
  EXPECT_THAT(error({0x12, 0}), HasSubstr("unknown type"));
  EXPECT_THAT(read({0xff, 0xff, 0xff, 0xff, 0x0f}).error().message, HasSubstr("runs past the end"));
  EXPECT_THAT(read_encoded_array(file_, 0xfffffff0).error().message, HasSubstr("runs past the end"));
  EXPECT_TRUE(read_encoded_array(file_, uint32_t(bytes_.size()) - 1)) << "a last byte of zero is an empty array";
}

TEST_F(EncodedValueTest, ArraysAndAnnotations) {
  EncodedValue array = one({head(Type::Array, 0), 2, head(Type::Byte, 0), 1, head(Type::Null, 0)});
  ASSERT_EQ(array.elements.size(), 2u);
  EXPECT_EQ(array.elements[0].bits, 1u);
  EncodedValue annotation = one({head(Type::Annotation, 0), 0, 2, 0, head(Type::Null, 0), 1, head(Type::Byte, 0), 5});
  ASSERT_TRUE(annotation.annotation);
  ASSERT_EQ(annotation.annotation->elements.size(), 2u);
  EXPECT_EQ(annotation.annotation->elements[1].second.bits, 5u);
  EXPECT_THAT(error({head(Type::Annotation, 0), 0x70, 0}), HasSubstr("annotation type out of range"));
  EXPECT_THAT(error({head(Type::Annotation, 0), 0, 1, 0x70, head(Type::Null, 0)}),
              HasSubstr("element name out of range"));
  EXPECT_THAT(error({head(Type::Annotation, 0), 0, 2, 1, 0x1e, 1, 0x1e}), HasSubstr("element names are not sorted"));
}

TEST_F(EncodedValueTest, DepthIsLimited) {
  Bytes deep;
  for (int i = 0; i < 12; ++i) deep.insert(deep.end(), {head(Type::Array, 0), 1});
  deep.push_back(head(Type::Null, 0));
  EXPECT_EQ(error(deep), "");
  Bytes deeper;
  for (int i = 0; i < 10000; ++i) deeper.insert(deeper.end(), {head(Type::Array, 0), 1});
  EXPECT_THAT(error(deeper), HasSubstr("nested too deeply"));
}

TEST_F(EncodedValueTest, NumberOfValuesIsLimited) {
  Bytes many;
  put_uleb(many, 2000000);
  many.insert(many.end(), 2000000, head(Type::Null, 0));
  EXPECT_THAT(read(many).error().message, HasSubstr("too many values"));
}

TEST(CallSite, OfAFixture) {
  Bytes bytes = read_fixture("lambda.dex");
  DexFile file = open_one(bytes);
  ASSERT_GT(file.call_site_count(), 0u);
  for (uint32_t i = 0; i < file.call_site_count(); ++i) {
    auto site = read_call_site(file, CallSiteIndex(i));
    ASSERT_TRUE(site) << site.error().message;
    EXPECT_GE(site->arguments.size(), 3u);
    EXPECT_EQ(file.method_handle(site->bootstrap).kind, MethodHandle::Kind::InvokeStatic);
    EXPECT_EQ(*read_call_site_type(file, CallSiteIndex(i)), site->type);
  }
}

}  // namespace
}  // namespace antecede::dex::test
