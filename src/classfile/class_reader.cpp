#include "classfile/class_reader.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "classfile/access_flags.h"
#include "classfile/attributes.h"
#include "classfile/descriptor.h"
#include "classfile/flag_rules.h"

namespace antecede::classfile {
namespace {

constexpr uint32_t k_magic = 0xcafebabe;
constexpr uint16_t k_oldest = 45;
constexpr uint16_t k_newest = 61;

base::Status check_version(uint16_t major_version) {
  if (major_version < k_oldest)
    return base::bad_input(fmt::format("class file version {} is unknown", major_version));
  if (major_version <= k_newest) return {};
  return base::bad_input(
      fmt::format("class file version {} (Java {}) is newer than {} (Java 17), the newest supported", major_version,
                  major_version - 44, k_newest));
}

/// The two names that a member table repeats, if any.
template <class Member>
const Member* find_duplicate(const std::vector<Member>& members) {
  std::vector<const Member*> sorted;
  for (const Member& member : members) sorted.push_back(&member);
  auto key = [](const Member* member) { return std::pair(member->name, member->descriptor); };
  std::sort(sorted.begin(), sorted.end(), [&](auto* left, auto* right) { return key(left) < key(right); });
  auto same = [&](auto* left, auto* right) { return key(left) == key(right); };
  auto found = std::adjacent_find(sorted.begin(), sorted.end(), same);
  return found == sorted.end() ? nullptr : *found;
}

}  // namespace

base::Result<ClassFile> ClassFile::parse(base::Bytes bytes, std::string name, Trust trust) {
  auto file = ClassReader::read(bytes, name, trust);
  if (!file) return base::pass_on(std::move(file).error(), name);
  return file;
}

base::Result<ClassFile> ClassReader::read(base::Bytes bytes, std::string name, Trust trust) {
  BigEndianReader reader(bytes);
  const uint32_t magic = reader.u32();
  const uint16_t minor_version = reader.u16();
  const uint16_t major_version = reader.u16();
  if (reader.failed() || magic != k_magic) return base::bad_input("not a class file");
  ANTECEDE_CHECK(check_version(major_version));
  ANTECEDE_TRY(ConstantPool pool, ConstantPool::read(reader, major_version, trust));
  ClassFile file(std::move(pool));
  file.name_ = std::move(name);
  file.major_version_ = major_version;
  file.minor_version_ = minor_version;
  ANTECEDE_CHECK(ClassReader(reader, file, trust).read_rest());
  return file;
}

base::Status ClassReader::read_rest() {
  ANTECEDE_CHECK(read_names());
  ANTECEDE_CHECK(read_interfaces());
  ANTECEDE_CHECK(read_fields());
  ANTECEDE_CHECK(read_methods());
  ANTECEDE_CHECK(read_class_attributes(file_.pool_, reader_, file_.attributes_));
  if (reader_.remaining() != 0) return base::bad_input("bytes left over after the class");
  return checks() ? check_bootstraps() : base::Status();
}

bool ClassReader::is_interface() const {
  return file_.access_flags_ & k_interface;
}

bool ClassReader::is_module() const {
  return (file_.access_flags_ & k_module) && file_.major_version_ >= 53;
}

base::Status ClassReader::read_names() {
  file_.access_flags_ = reader_.u16();
  const uint16_t this_class = reader_.u16();
  const uint16_t super_class = reader_.u16();
  if (reader_.failed()) return base::bad_input("the file ends before the names of the class");
  if (!is_module()) ANTECEDE_CHECK(check_class_flags(file_.access_flags_, file_.major_version_));
  ANTECEDE_TRY(file_.this_class_, file_.pool_.checked_class(this_class, "this class"));
  if (!is_valid_class_name(file_.this_class_)) return base::bad_input("this class is an array");
  return read_super(super_class);
}

base::Status ClassReader::read_super(uint16_t raw) {
  const bool has_none = is_module() || file_.this_class_ == "java/lang/Object";
  if (has_none != (raw == 0)) return base::bad_input(has_none ? "has a superclass" : "has no superclass");
  if (has_none) return {};
  ANTECEDE_TRY(file_.super_class_, file_.pool_.checked_class(raw, "superclass"));
  if (!is_valid_class_name(file_.super_class_)) return base::bad_input("the superclass is an array");
  if (is_interface() && file_.super_class_ != "java/lang/Object")
    return base::bad_input("the superclass of an interface is not java/lang/Object");
  return {};
}

base::Status ClassReader::read_interfaces() {
  const size_t count = reader_.u16();
  file_.interfaces_ = ConstantList(reader_.take(2 * count));
  if (reader_.failed()) return base::bad_input("the file ends in the interfaces");
  for (size_t i = 0; i < count; ++i) {
    const ConstantIndex index = file_.interfaces_[i];
    if (file_.pool_.tag(index) != ConstantTag::Class || !is_valid_class_name(file_.pool_.class_name(index)))
      return base::bad_input(fmt::format("interface {} is not a class", i));
  }
  return {};
}

base::Status ClassReader::read_fields() {
  const uint16_t count = reader_.u16();
  for (uint32_t i = 0; i < count; ++i) {
    auto field = read_field();
    if (!field) return base::pass_on(std::move(field).error(), fmt::format("field {}", i));
    file_.fields_.push_back(*std::move(field));
  }
  const Field* twice = checks() ? find_duplicate(file_.fields_) : nullptr;
  if (twice) return base::bad_input(fmt::format("field {} {} is there twice", twice->name, twice->descriptor));
  return {};
}

base::Status ClassReader::read_methods() {
  const uint16_t count = reader_.u16();
  for (uint32_t i = 0; i < count; ++i) {
    auto method = read_method();
    if (!method) return base::pass_on(std::move(method).error(), fmt::format("method {}", i));
    file_.methods_.push_back(*std::move(method));
  }
  const Method* twice = checks() ? find_duplicate(file_.methods_) : nullptr;
  if (twice) return base::bad_input(fmt::format("method {}{} is there twice", twice->name, twice->descriptor));
  return {};
}

base::Result<Field> ClassReader::read_field() {
  Field field;
  field.access_flags = reader_.u16();
  const uint16_t name = reader_.u16();
  const uint16_t descriptor = reader_.u16();
  if (reader_.failed()) return base::bad_input("the file ends here");
  ANTECEDE_TRY(field.name, file_.pool_.checked_utf8(name, "name"));
  ANTECEDE_TRY(field.descriptor, file_.pool_.checked_utf8(descriptor, "descriptor"));
  if (checks()) ANTECEDE_CHECK(check_field(field));
  ANTECEDE_CHECK(read_field_attributes(file_.pool_, reader_, field));
  return field;
}

base::Status ClassReader::check_field(const Field& field) const {
  if (!is_valid_field_name(field.name)) return base::bad_input("malformed name");
  if (!is_valid_field_descriptor(field.descriptor)) return base::bad_input("malformed descriptor");
  return check_field_flags(field.access_flags, is_interface());
}

base::Result<Method> ClassReader::read_method() {
  Method method;
  method.access_flags = reader_.u16();
  const uint16_t name = reader_.u16();
  const uint16_t descriptor = reader_.u16();
  if (reader_.failed()) return base::bad_input("the file ends here");
  ANTECEDE_TRY(method.name, file_.pool_.checked_utf8(name, "name"));
  ANTECEDE_TRY(method.descriptor, file_.pool_.checked_utf8(descriptor, "descriptor"));
  if (checks()) ANTECEDE_CHECK(check_method(method));
  ANTECEDE_CHECK(read_method_attributes(file_.pool_, reader_, method));
  return method;
}

base::Status ClassReader::check_method(const Method& method) const {
  if (!is_valid_method_name(method.name)) return base::bad_input("malformed name");
  const auto shape = read_method_descriptor(method.descriptor);
  if (!shape) return base::bad_input("malformed descriptor");
  if (shape->argument_slots + (method.access_flags & k_static ? 0 : 1) > k_most_slots)
    return base::bad_input("more than 255 argument slots");
  if (method.name.starts_with('<') && shape->return_kind != 'V')
    return base::bad_input("an initialiser that returns");
  return check_method_flags(method, is_interface(), file_.major_version_);
}

base::Status ClassReader::check_bootstraps() const {
  const size_t count = file_.attributes_.bootstrap_methods.size();
  for (size_t i = 1; i < file_.pool_.size(); ++i) {
    const ConstantTag tag = file_.pool_.tag(ConstantIndex(i));
    if (tag != ConstantTag::Dynamic && tag != ConstantTag::InvokeDynamic) continue;
    if (file_.pool_.dynamic(ConstantIndex(i)).bootstrap >= count)
      return base::bad_input(fmt::format("constant {}: its bootstrap method does not exist", i));
  }
  return {};
}

}  // namespace antecede::classfile
