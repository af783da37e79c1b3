#include "dex/class_data.h"

#include <fmt/format.h>

namespace antecede::dex {
namespace {

constexpr uint32_t k_private = 0x0002;
constexpr uint32_t k_static = 0x0008;
constexpr uint32_t k_native = 0x0100;
constexpr uint32_t k_abstract = 0x0400;

/// Reads the four member lists of one class.
class ClassDataReader {
 public:
  ClassDataReader(const DexFile& file, const ClassDef& class_def)
      : file_(file), class_def_(class_def), reader_(file.bytes(), class_def.class_data_offset) {}

  base::Status read(ClassData& out);

 private:
  base::Status read_fields(uint32_t count, bool is_static, std::vector<EncodedField>& out);
  base::Status read_methods(uint32_t count, bool is_direct, std::vector<EncodedMethod>& out);
  base::Status check_method(const EncodedMethod& method, bool is_direct) const;
  base::Status check_disjoint(const ClassData& data) const;
  bool has_direct_name(MethodIndex method) const;

  tl::unexpected<base::Error> bad(const char* message) const {
    return base::bad_input(fmt::format("{}+0x{:x}: class data of {}: {}", file_.name(), reader_.offset(),
                                       file_.descriptor(class_def_.type), message));
  }

  const DexFile& file_;
  const ClassDef& class_def_;
  base::ByteReader reader_;
};

base::Status ClassDataReader::read(ClassData& out) {
  uint32_t static_fields = reader_.uleb128();
  uint32_t instance_fields = reader_.uleb128();
  uint32_t direct_methods = reader_.uleb128();
  uint32_t virtual_methods = reader_.uleb128();
  ANTECEDE_CHECK(read_fields(static_fields, true, out.static_fields));
  ANTECEDE_CHECK(read_fields(instance_fields, false, out.instance_fields));
  ANTECEDE_CHECK(read_methods(direct_methods, true, out.direct_methods));
  ANTECEDE_CHECK(read_methods(virtual_methods, false, out.virtual_methods));
  return check_disjoint(out);
}

base::Status ClassDataReader::read_fields(uint32_t count, bool is_static, std::vector<EncodedField>& out) {
  constexpr uint32_t k_least_size = 2;
  if (count > reader_.remaining() / k_least_size) return bad("fields run past the end of the file");
  out.reserve(count);
  uint64_t index = 0;
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t step = reader_.uleb128();
    uint32_t flags = reader_.uleb128();
    if (reader_.failed()) return bad("fields run past the end of the file");
    index += step;
    if (index >= file_.field_count()) return bad("field index out of range");
    if (i > 0 && step == 0) return bad("field stands twice");
    if (file_.field(FieldIndex(index)).owner != class_def_.type) return bad("field of another class");
    if (bool(flags & k_static) != is_static) return bad("static and instance fields are mixed up");
    out.push_back({FieldIndex(index), flags});
  }
  return {};
}

base::Status ClassDataReader::read_methods(uint32_t count, bool is_direct, std::vector<EncodedMethod>& out) {
  constexpr uint32_t k_least_size = 3;
  if (count > reader_.remaining() / k_least_size) return bad("methods run past the end of the file");
  out.reserve(count);
  uint64_t index = 0;
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t step = reader_.uleb128();
    EncodedMethod method;
    method.access_flags = reader_.uleb128();
    method.code_offset = reader_.uleb128();
    if (reader_.failed()) return bad("methods run past the end of the file");
    index += step;
    if (index >= file_.method_count()) return bad("method index out of range");
    if (i > 0 && step == 0) return bad("method stands twice");
    method.method = MethodIndex(index);
    ANTECEDE_CHECK(check_method(method, is_direct));
    out.push_back(method);
  }
  return {};
}

base::Status ClassDataReader::check_method(const EncodedMethod& method, bool is_direct) const {
  if (file_.method(method.method).owner != class_def_.type) return bad("method of another class");
  bool bodiless = method.access_flags & (k_native | k_abstract);
  if (bodiless && method.code_offset) return bad("abstract or native method with code");
  if (!bodiless && !method.code_offset) return bad("concrete method without code");
  bool direct = (method.access_flags & (k_static | k_private)) || has_direct_name(method.method);
  return direct == is_direct ? base::Status() : bad("direct and virtual methods are mixed up");
}

bool ClassDataReader::has_direct_name(MethodIndex method) const {
  std::string_view name = file_.string(file_.method(method).name);
  return name == "<init>" || name == "<clinit>";
}

/// Both lists rise, so one walk finds a method that is in both.
base::Status ClassDataReader::check_disjoint(const ClassData& data) const {
  auto direct = data.direct_methods.begin();
  for (const EncodedMethod& method : data.virtual_methods) {
    while (direct != data.direct_methods.end() && direct->method < method.method) ++direct;
    if (direct != data.direct_methods.end() && direct->method == method.method)
      return bad("method is both direct and virtual");
  }
  return {};
}

}  // namespace

base::Status read_class_data(const DexFile& file, const ClassDef& class_def, ClassData& out) {
  out.static_fields.clear();
  out.instance_fields.clear();
  out.direct_methods.clear();
  out.virtual_methods.clear();
  if (class_def.class_data_offset == 0) return {};
  return ClassDataReader(file, class_def).read(out);
}

}  // namespace antecede::dex
