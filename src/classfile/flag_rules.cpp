#include "classfile/flag_rules.h"

#include <bit>

#include "classfile/access_flags.h"

namespace antecede::classfile {
namespace {

constexpr uint16_t k_visibility = k_public | k_private | k_protected;

bool is_visible_twice(uint16_t flags) {
  return std::popcount(static_cast<unsigned>(flags & k_visibility)) > 1;
}

bool has_all(uint16_t flags, uint16_t wanted) {
  return (flags & wanted) == wanted;
}

base::Status check_interface_method(const Method& method, uint16_t major_version) {
  const uint16_t flags = method.access_flags;
  if (major_version < 52)
    return base::require(has_all(flags, k_public | k_abstract) && !(flags & k_static),
                         "an interface's concrete method");
  ANTECEDE_CHECK(base::require(!(flags & k_protected), "a protected method of an interface"));
  return base::require(flags & (k_public | k_private), "a method of an interface that is neither public nor private");
}

}  // namespace

base::Status check_class_flags(uint16_t flags, uint16_t major_version) {
  if (flags & k_interface) {
    ANTECEDE_CHECK(base::require(!(flags & (k_final | k_enum)), "a final interface or an interface that is an enum"));
    return base::require((flags & k_abstract) || major_version < 50, "an interface that is not abstract");
  }
  ANTECEDE_CHECK(base::require(!(flags & k_annotation), "an annotation type that is no interface"));
  return base::require(!has_all(flags, k_final | k_abstract), "a class both final and abstract");
}

base::Status check_field_flags(uint16_t flags, bool in_interface) {
  if (in_interface && !has_all(flags, k_public | k_static | k_final))
    return base::bad_input("a field of an interface that is not public static final");
  ANTECEDE_CHECK(base::require(!is_visible_twice(flags), "visible in two ways"));
  return base::require(!has_all(flags, k_final | k_volatile), "a field both final and volatile");
}

base::Status check_method_flags(const Method& method, bool in_interface, uint16_t major_version) {
  const uint16_t flags = method.access_flags;
  if (method.name == "<clinit>")
    return base::require((flags & k_static) || major_version < 51, "<clinit> is not static");
  ANTECEDE_CHECK(base::require(!is_visible_twice(flags), "visible in two ways"));
  if (method.name == "<init>") {
    ANTECEDE_CHECK(base::require(!in_interface, "a constructor in an interface"));
    return base::require(!(flags & (k_static | k_final | k_synchronized | k_native | k_abstract | k_bridge)),
                         "a constructor with flags of other methods");
  }
  constexpr uint16_t k_concrete = k_final | k_native | k_private | k_static;
  ANTECEDE_CHECK(
      base::require(!(flags & k_abstract) || !(flags & k_concrete), "an abstract method with flags of others"));
  if (in_interface) return check_interface_method(method, major_version);
  return {};
}

}  // namespace antecede::classfile
