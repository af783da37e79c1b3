#include "dex/annotations.h"

#include <fmt/format.h>

#include "dex/encoded_value_reader.h"

namespace antecede::dex {
namespace {

/// Reads one `annotations_directory_item` and what it points to. One budget limits all of it together.
class AnnotationsReader {
 public:
  AnnotationsReader(const DexFile& file, const ClassDef& class_def) : file_(file), class_def_(class_def) {}

  base::Result<ClassAnnotations> read();

 private:
  struct Entry {
    uint32_t member = 0;
    uint32_t offset = 0;
  };

  base::Result<std::vector<Annotation>> read_set(uint32_t offset);
  base::Result<Annotation> read_annotation(uint32_t offset);
  base::Result<std::vector<std::vector<Annotation>>> read_parameters(uint32_t offset);
  template <class Index>
  base::Status read_members(base::ByteReader& reader, uint32_t count, std::vector<MemberAnnotations<Index>>& out);
  base::Status read_entry(base::ByteReader& reader, Entry& out) const;
  base::Status check_member(FieldIndex field) const;
  base::Status check_member(MethodIndex method) const;
  base::Result<uint32_t> read_count(base::ByteReader& reader, uint32_t item_size);

  tl::unexpected<base::Error> bad(size_t offset, const char* message) const {
    return base::bad_input(fmt::format("{}+0x{:x}: annotations of {}: {}", file_.name(), offset,
                                       file_.descriptor(class_def_.type), message));
  }

  const DexFile& file_;
  const ClassDef& class_def_;
  size_t budget_ = EncodedValueReader::k_most_values;
};

base::Result<ClassAnnotations> AnnotationsReader::read() {
  constexpr uint32_t k_entry_size = 8;
  ClassAnnotations out;
  base::ByteReader reader(file_.bytes(), class_def_.annotations_offset);
  uint32_t class_set = reader.u32();
  uint32_t fields = reader.u32(), methods = reader.u32(), parameters = reader.u32();
  if (reader.failed() || uint64_t(fields) + methods + parameters > reader.remaining() / k_entry_size)
    return bad(class_def_.annotations_offset, "directory runs past the end of the file");
  if (class_set) {
    ANTECEDE_TRY(out.on_class, read_set(class_set));
  }
  ANTECEDE_CHECK(read_members(reader, fields, out.on_fields));
  ANTECEDE_CHECK(read_members(reader, methods, out.on_methods));
  for (uint32_t i = 0; i < parameters; ++i) {
    Entry entry;
    ANTECEDE_CHECK(read_entry(reader, entry));
    MethodIndex method(entry.member);
    ANTECEDE_CHECK(check_member(method));
    if (i > 0 && method <= out.on_parameters.back().first) return bad(reader.offset(), "members are not sorted");
    ANTECEDE_TRY(auto lists, read_parameters(entry.offset));
    out.on_parameters.emplace_back(method, std::move(lists));
  }
  return out;
}

template <class Index>
base::Status AnnotationsReader::read_members(base::ByteReader& reader, uint32_t count,
                                             std::vector<MemberAnnotations<Index>>& out) {
  for (uint32_t i = 0; i < count; ++i) {
    Entry entry;
    ANTECEDE_CHECK(read_entry(reader, entry));
    MemberAnnotations<Index> item{Index(entry.member), {}};
    ANTECEDE_CHECK(check_member(item.member));
    if (i > 0 && item.member <= out.back().member) return bad(reader.offset(), "members are not sorted");
    ANTECEDE_TRY(item.annotations, read_set(entry.offset));
    out.push_back(std::move(item));
  }
  return {};
}

base::Status AnnotationsReader::read_entry(base::ByteReader& reader, Entry& out) const {
  out.member = reader.u32();
  out.offset = reader.u32();
  return reader.ok() ? base::Status() : bad(reader.offset(), "directory runs past the end of the file");
}

base::Status AnnotationsReader::check_member(FieldIndex field) const {
  if (field.value() >= file_.field_count() || file_.field(field).owner != class_def_.type)
    return bad(class_def_.annotations_offset, "annotated field is none of this class");
  return {};
}

base::Status AnnotationsReader::check_member(MethodIndex method) const {
  if (method.value() >= file_.method_count() || file_.method(method).owner != class_def_.type)
    return bad(class_def_.annotations_offset, "annotated method is none of this class");
  return {};
}

base::Result<uint32_t> AnnotationsReader::read_count(base::ByteReader& reader, uint32_t item_size) {
  size_t place = reader.offset();
  uint32_t count = reader.u32();
  if (place % 4) return bad(place, "list is not aligned");
  if (reader.failed() || count > reader.remaining() / item_size)
    return bad(place, "list runs past the end of the file");
  if (count > budget_) return bad(place, "too many annotations");
  budget_ -= count;
  return count;
}

base::Result<std::vector<Annotation>> AnnotationsReader::read_set(uint32_t offset) {
  base::ByteReader reader(file_.bytes(), offset);
  ANTECEDE_TRY(uint32_t count, read_count(reader, 4));
  std::vector<Annotation> out;
  out.reserve(count);
  for (uint32_t i = 0; i < count; ++i) {
    ANTECEDE_TRY(Annotation annotation, read_annotation(reader.u32()));
    if (i > 0 && annotation.value.type <= out.back().value.type)
      return bad(offset, "annotations are not sorted by type");
    out.push_back(std::move(annotation));
  }
  return out;
}

base::Result<std::vector<std::vector<Annotation>>> AnnotationsReader::read_parameters(uint32_t offset) {
  base::ByteReader reader(file_.bytes(), offset);
  ANTECEDE_TRY(uint32_t count, read_count(reader, 4));
  std::vector<std::vector<Annotation>> out(count);
  for (std::vector<Annotation>& annotations : out) {
    if (uint32_t set = reader.u32()) {
      ANTECEDE_TRY(annotations, read_set(set));
    }
  }
  return out;
}

base::Result<Annotation> AnnotationsReader::read_annotation(uint32_t offset) {
  EncodedValueReader reader(file_, offset, budget_);
  uint8_t visibility = reader.bytes().u8();
  if (reader.bytes().failed() || visibility > uint8_t(Visibility::System)) return bad(offset, "bad visibility");
  Annotation annotation;
  annotation.visibility = static_cast<Visibility>(visibility);
  if (!reader.read_annotation(annotation.value)) return reader.error();
  return annotation;
}

}  // namespace

base::Result<ClassAnnotations> read_annotations(const DexFile& file, const ClassDef& class_def) {
  if (class_def.annotations_offset == 0) return ClassAnnotations{};
  return AnnotationsReader(file, class_def).read();
}

}  // namespace antecede::dex
