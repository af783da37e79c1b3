#include "ir/polymorphic.h"

#include <algorithm>
#include <array>

namespace antecede::ir {

namespace {

constexpr std::string_view k_object_type = "([Ljava/lang/Object;)Ljava/lang/Object;";
constexpr std::string_view k_boolean = "([Ljava/lang/Object;)Z";
constexpr std::string_view k_void = "([Ljava/lang/Object;)V";

constexpr std::array<std::string_view, 4> k_setters = {"set", "setVolatile", "setOpaque", "setRelease"};
constexpr std::array<std::string_view, 5> k_tests = {"compareAndSet", "weakCompareAndSet", "weakCompareAndSetPlain",
                                                     "weakCompareAndSetAcquire", "weakCompareAndSetRelease"};
constexpr std::array<std::string_view, 22> k_getters = {
    "get",
    "getVolatile",
    "getOpaque",
    "getAcquire",
    "compareAndExchange",
    "compareAndExchangeAcquire",
    "compareAndExchangeRelease",
    "getAndSet",
    "getAndSetAcquire",
    "getAndSetRelease",
    "getAndAdd",
    "getAndAddAcquire",
    "getAndAddRelease",
    "getAndBitwiseOr",
    "getAndBitwiseOrAcquire",
    "getAndBitwiseOrRelease",
    "getAndBitwiseAnd",
    "getAndBitwiseAndAcquire",
    "getAndBitwiseAndRelease",
    "getAndBitwiseXor",
    "getAndBitwiseXorAcquire",
    "getAndBitwiseXorRelease",
};

template <size_t N>
bool contains(const std::array<std::string_view, N>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

std::string_view polymorphic_descriptor(std::string_view owner, std::string_view name) {
  if (owner == "java/lang/invoke/MethodHandle") return name == "invoke" || name == "invokeExact" ? k_object_type : "";
  if (owner != "java/lang/invoke/VarHandle") return "";
  if (contains(k_setters, name)) return k_void;
  if (contains(k_tests, name)) return k_boolean;
  return contains(k_getters, name) ? k_object_type : "";
}

}  // namespace antecede::ir
