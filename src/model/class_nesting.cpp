#include "model/class_nesting.h"

#include <algorithm>

namespace antecede::model {

namespace {

size_t leading_digits(std::string_view text) {
  return std::min(text.find_first_not_of("0123456789"), text.size());
}

/// What stands behind the last `$`: `1` of `com.x.Main$1`, `2Worker`, `Holder`.
std::string_view last_part(std::string_view class_name) {
  return class_name.substr(class_name.rfind('$') + 1);
}

/// Whether the compiler put a number before the name, or in its place.
bool is_numbered(std::string_view class_name) {
  return class_name.find('$') != std::string_view::npos && leading_digits(last_part(class_name)) > 0;
}

/// The own name of a class inside another. What the compiler wrote down is no use if R8 renamed it.
std::string own_name(std::string_view written, std::string_view class_name) {
  if (class_name.ends_with(written)) return std::string(written);
  const std::string_view last = last_part(class_name);
  return std::string(last.substr(leading_digits(last)));
}

/// `com.x.Main` of `com.x.Main$$ExternalSyntheticLambda0` (D8, R8), `com.x.Main$$Lambda$3` (before D8) and
/// `com.x.-$$Lambda$Main$8dfw6a` (early D8). Empty: no class of a lambda.
std::string lambda_context(std::string_view class_name) {
  constexpr std::string_view k_early = "-$$Lambda$";
  if (const size_t at = class_name.find(k_early); at != std::string_view::npos) {
    const std::string_view context = class_name.substr(at + k_early.size());
    return std::string(class_name.substr(0, at)) + std::string(context.substr(0, context.rfind('$')));
  }
  for (const std::string_view mark : {"$$ExternalSyntheticLambda", "$$InternalSyntheticLambda", "$$Lambda$"})
    if (const size_t at = class_name.find(mark); at != std::string_view::npos)
      return std::string(class_name.substr(0, at));
  return {};
}

/// Outlines, backports and the like.
bool is_made_by_d8(std::string_view class_name) {
  return class_name.find("$$ExternalSynthetic") != std::string_view::npos ||
         class_name.find("$$InternalSynthetic") != std::string_view::npos;
}

}  // namespace

const Nesting& ClassNesting::of(ir::ClassId id) {
  std::unique_ptr<const Nesting>& known = known_[id];
  if (!known) known = std::make_unique<const Nesting>(read(id));
  return *known;
}

Nesting ClassNesting::read(ir::ClassId id) const {
  const std::string name = names_.class_name(id);
  Nesting nesting = from_attributes(id, name);
  if (nesting.kind == Nesting::Kind::Plain) nesting = from_name(id, name);
  find_lambda(id, name, nesting);
  return nesting;
}

Nesting ClassNesting::from_attributes(ir::ClassId id, std::string_view name) const {
  const auto details = program_.source(program_[id].source).details(program_, id);
  if (!details) return {};
  Nesting result;
  const ir::MethodRefId method = details->enclosing_method;
  result.method = program_.definition(method);
  result.outer =
      program_.find_class(method.valid() ? program_.symbols().method(method).owner : details->enclosing_class);
  if (!result.outer.valid() || result.outer == id) return {};
  const bool is_inside_code = method.valid() || is_numbered(name);
  if (details->inner_name.valid()) {
    result.kind = is_inside_code ? Nesting::Kind::Local : Nesting::Kind::Member;
    result.name = own_name(ir::to_utf8(program_.symbols().text(details->inner_name)), name);
  } else if (details->is_inner || is_inside_code) {
    result.kind = Nesting::Kind::Anonymous;
  }
  return result;
}

/// Compilers of Kotlin write the method into the name (`com.x.Main$onCreate$1`), so the class around it may be some
/// parts further up.
Nesting ClassNesting::from_name(ir::ClassId id, std::string_view name) const {
  constexpr int k_most_parts = 8;
  const std::string_view last = last_part(name);
  const size_t digits = leading_digits(last);
  const int parts = digits > 0 ? k_most_parts : 1;
  Nesting result;
  size_t end = name.size();
  for (int i = 0; i < parts && !result.outer.valid(); ++i) {
    end = end == 0 ? std::string_view::npos : name.rfind('$', end - 1);
    if (end == std::string_view::npos || end == 0 || last.empty()) return {};
    result.outer = names_.find_class(name.substr(0, end));
  }
  if (!result.outer.valid() || result.outer == id) return {};
  result.name = std::string(last.substr(digits));
  result.kind = digits == 0           ? Nesting::Kind::Member
                : result.name.empty() ? Nesting::Kind::Anonymous
                                      : Nesting::Kind::Local;
  return result;
}

/// Lambdas of D8 are known by their names. Kotlin makes a synthetic class for a method reference; javac makes one
/// that extends and implements nothing, for the numbers of a switch or as a mark.
void ClassNesting::find_lambda(ir::ClassId id, std::string_view name, Nesting& nesting) const {
  const ir::Class& definition = program_[id];
  if (const std::string context = lambda_context(name); !context.empty()) {
    nesting = {};
    nesting.outer = names_.find_class(context);
    if (nesting.outer.valid() && nesting.outer != id) nesting.kind = Nesting::Kind::Lambda;
  } else if (is_made_by_d8(name)) {
    nesting = {Nesting::Kind::CompilerMade, {}, {}, {}};
  } else if (nesting.kind == Nesting::Kind::Anonymous && (definition.access_flags & ir::k_synthetic)) {
    if (!definition.interfaces.empty())
      nesting.kind = Nesting::Kind::Lambda;
    else if (definition.superclass == program_.symbols().object())
      nesting.kind = Nesting::Kind::CompilerMade;
  }
}

}  // namespace antecede::model
