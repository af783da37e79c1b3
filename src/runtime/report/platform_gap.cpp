#include "runtime/report/platform_gap.h"

#include <algorithm>

#include <fmt/format.h>

#include "model/api_facts.h"

namespace antecede::runtime {

namespace {

using Gap = std::optional<std::string>;

/// The facts are read in place: making them costs little, and this is rare.
const model::ApiFacts& facts() {
  static const model::ApiFacts k_facts = model::ApiFacts::sdk();
  return k_facts;
}

std::string dotted(std::string_view name) {
  std::string text(name);
  if (text.starts_with('L') && text.ends_with(';')) text = text.substr(1, text.size() - 2);
  std::ranges::replace(text, '/', '.');
  return text;
}

/// What stands between the two, from the front; empty if either is not there.
std::string_view between(std::string_view text, std::string_view before, std::string_view after) {
  const size_t start = text.find(before);
  if (start == std::string_view::npos) return {};
  text.remove_prefix(start + before.size());
  const size_t end = after.empty() ? text.size() : text.find(after);
  return end == std::string_view::npos ? std::string_view() : text.substr(0, end);
}

Gap missing_class(std::string_view name) {
  if (name.empty() || !facts().find(dotted(name))) return std::nullopt;
  return fmt::format("the class {}, which Android has and the model lacks", dotted(name));
}

Gap missing_method(std::string_view owner, std::string_view name, std::string_view descriptor) {
  if (owner.empty() || !facts().resolve_method(dotted(owner), name, descriptor)) return std::nullopt;
  return fmt::format("the method {}.{}{}, which Android has and the model lacks", dotted(owner), name, descriptor);
}

/// `No method name(…)V in class Lx; or its super classes`, or `x.y.Class.name(…)V` as the machine says.
Gap gap_of_method(std::string_view message) {
  std::string_view member = between(message, "No method ", " in class ");
  std::string owner(between(message, " in class ", " "));
  if (member.empty()) {
    const size_t arguments = message.find('(');
    const size_t dot = arguments == std::string_view::npos ? arguments : message.rfind('.', arguments);
    if (dot == std::string_view::npos) return std::nullopt;
    owner = message.substr(0, dot);
    member = message.substr(dot + 1);
  }
  const size_t arguments = member.find('(');
  if (arguments == std::string_view::npos) return std::nullopt;
  return missing_method(owner, member.substr(0, arguments), member.substr(arguments));
}

Gap gap_of_field(std::string_view message) {
  const std::string_view name = between(message, "No field ", " of type ");
  const std::string owner = dotted(between(message, " in class ", " "));
  if (name.empty() || owner.empty() || !facts().resolve_field(owner, name)) return std::nullopt;
  return fmt::format("the field {}.{}, which Android has and the model lacks", owner, name);
}

/// `class a.B cannot be cast to class c.D (…)`
Gap gap_of_cast(std::string_view message) {
  const std::string from(between(message, "class ", " cannot be cast to class "));
  const std::string to(between(message, " cannot be cast to class ", " ("));
  if (from.empty() || to.empty() || !facts().find(from) || !facts().find(to)) return std::nullopt;
  if (!facts().is_subclass(from, to)) return std::nullopt;
  return fmt::format("the class {}, which is a {} on Android and not in the model", from, to);
}

}  // namespace

std::optional<std::string> platform_gap(std::string_view exception, std::string_view message) {
  constexpr std::string_view k_package = "java.lang.";
  if (!exception.starts_with(k_package)) return std::nullopt;
  exception.remove_prefix(k_package.size());
  if (exception == "NoSuchMethodError" || exception == "AbstractMethodError") return gap_of_method(message);
  if (exception == "NoSuchFieldError") return gap_of_field(message);
  if (exception == "ClassCastException") return gap_of_cast(message);
  if (exception == "ClassNotFoundException") return missing_class(message);
  if (exception == "NoClassDefFoundError") return missing_class(between(message, "Failed resolution of: ", ""));
  return std::nullopt;
}

}  // namespace antecede::runtime
