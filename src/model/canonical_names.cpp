#include "model/canonical_names.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/made_code.h"

namespace antecede::model {

namespace {

/// How deep pieces may stand in each other, and how long a name may be. Only code that means harm goes beyond.
constexpr int k_deepest = 24;
constexpr size_t k_longest_name = 8192;

std::string with_class(std::string_view class_name, const MemberName& member) {
  return fmt::format("{}.{}{}", class_name, member.name, member.descriptor);
}

/// Without the numbers that compilers put into class names: `(Lcom/x/Main$1Worker;)V` as `(Lcom/x/Main$Worker;)V`.
std::string without_numbers(std::string_view descriptor) {
  std::string result;
  bool is_number = false;
  for (const char c : descriptor) {
    const bool is_digit = c >= '0' && c <= '9';
    if (!is_number || !is_digit) result += c;
    is_number = c == '$' || (is_number && is_digit);
  }
  return result;
}

}  // namespace

class CanonicalNames::Writer {
 public:
  explicit Writer(const CanonicalNames& names)
      : program_(*names.code_.program),
        names_(names.names_),
        nesting_(names.nesting_),
        scan_(names.scan_),
        places_(names.places_) {}

  /// Whether the method only passes calls on, or a compiler wrote all of its class.
  bool is_made_by_compiler(ir::MethodId id) {
    if (is_passage(program_[id], names_.method(id).name)) return true;
    const Nesting::Kind kind = nesting_.of(program_[id].owner).kind;
    if (kind == Nesting::Kind::CompilerMade) return true;
    if (kind != Nesting::Kind::Lambda) return false;
    return !program_[program_[id].owner].virtual_methods.contains(id) || forwarding_of(program_, id).forwards;
  }

  /// Empty: the original name is all there is to say. Nothing: it cannot be told.
  std::optional<std::string> class_text(ir::ClassId id, int depth) {
    const Nesting& nesting = nesting_.of(id);
    if (nesting.kind == Nesting::Kind::Member) return member_text(nesting, depth);
    if (!nesting.is_piece()) return std::string();
    const Piece piece = scan_.piece_of(id);
    return piece.valid() ? piece_text(piece, depth) : std::string();
  }

  /// The same of a method.
  std::optional<std::string> method_text(ir::MethodId id, int depth) {
    const MemberName name = name_of(id);
    if (is_lambda_body(name.name)) {
      const std::optional<std::string> text = lambda_text(id, depth);
      if (!text || !text->empty()) return text;
    }
    const std::optional<std::string> text = class_text(program_[id].owner, depth);
    if (!text || text->empty()) return text;
    return with_class(*text, name_inside(id, name));
  }

 private:
  /// The original name; in the class of a lambda, that of the interface's method.
  MemberName name_of(ir::MethodId id) {
    const ir::ClassId owner = program_[id].owner;
    const auto interfaces = program_[owner].interfaces;
    const bool is_lambda = nesting_.of(owner).kind == Nesting::Kind::Lambda && !interfaces.empty();
    return is_lambda ? names_.implemented(interfaces.front(), id) : names_.method(id);
  }

  std::optional<std::string> member_text(const Nesting& nesting, int depth) {
    if (depth > k_deepest) return std::nullopt;
    const std::optional<std::string> outer = class_text(nesting.outer, depth + 1);
    return outer && !outer->empty() ? std::optional(*outer + "$" + nesting.name) : outer;
  }

  std::optional<std::string> lambda_text(ir::MethodId body, int depth) {
    const std::optional<std::string> text = piece_text({{}, body}, depth);
    const LambdaFacts* lambda = scan_.lambda(body);
    if (!text || text->empty() || !lambda) return text;
    return with_class(*text, lambda->method);
  }

  std::optional<std::string> piece_text(const Piece& piece, int depth) {
    if (depth > k_deepest) return std::nullopt;
    const std::optional<PiecePlace> place = places_.place(piece);
    if (!place) return std::string();
    const std::optional<std::string> owner = owner_text(place->owner, depth + 1);
    if (!owner || owner->size() > k_longest_name) return std::nullopt;
    if (place->is_named && place->ordinal == 0) return *owner + "/" + place->key;
    return fmt::format("{}/{}#{}", *owner, place->key, place->ordinal);
  }

  /// In full: the original name where there is no other.
  std::optional<std::string> owner_text(const PieceOwner& owner, int depth) {
    if (owner.method.valid()) {
      const std::optional<std::string> text = method_text(owner.method, depth);
      const MemberName name = name_of(owner.method);
      return text && text->empty() ? with_class(name.class_name, name) : text;
    }
    std::optional<std::string> text = class_text(owner.type, depth);
    if (text && text->empty()) text = names_.class_name(owner.type);
    if (text && owner.in_constructors) *text += ".<init>";
    return text;
  }

  /// The name of a method of a piece, without what the compiler put into it. An anonymous class has one constructor,
  /// whose parameters are what it captures.
  MemberName name_inside(ir::MethodId id, MemberName name) {
    const Nesting::Kind kind = nesting_.of(program_[id].owner).kind;
    const bool has_no_name = kind == Nesting::Kind::Anonymous || kind == Nesting::Kind::Lambda;
    if (has_no_name && name.name == "<init>") return {name.class_name, name.name, ""};
    name.descriptor =
        without_numbers(has_no_name ? erased_descriptor(id, name.name).value_or(name.descriptor) : name.descriptor);
    return name;
  }

  /// That of the interface's method, which a lambda in its place would have: `compare(Object, Object)` for the
  /// `compare(String, String)` of a `Comparator<String>`. Nothing if no bridge leads to the method.
  std::optional<std::string> erased_descriptor(ir::MethodId id, std::string_view name) const {
    constexpr uint32_t k_made = ir::k_synthetic | ir::k_bridge;
    const ir::Class& owner = program_[program_[id].owner];
    std::vector<std::pair<bool, std::string>> found;
    for (const ir::MethodId other : owner.virtual_methods) {
      if ((program_[other].access_flags & k_made) != k_made) continue;
      const MemberName bridge = names_.method(other);
      if (bridge.name == name && calls(program_, other, id))
        found.emplace_back(!is_declared_by_interface(owner, other), bridge.descriptor);
    }
    if (found.empty()) return std::nullopt;
    return std::ranges::min(found).second;
  }

  bool is_declared_by_interface(const ir::Class& owner, ir::MethodId id) const {
    if (owner.interfaces.empty()) return false;
    ir::MethodRef ref = program_.symbols().method(program_[id].ref);
    ref.owner = owner.interfaces.front();
    return program_.definition(program_.symbols().find_method(ref)).valid();
  }

  const ir::Program& program_;
  const OriginalNames& names_;
  ClassNesting& nesting_;
  PieceScan& scan_;
  PiecePlaces& places_;
};

CanonicalNames::CanonicalNames(const ir::LoadedProgram& code, const OriginalNames& names)
    : code_(code),
      names_(names),
      nesting_(*code.program, names),
      scan_(code, names, nesting_),
      places_(code, names, nesting_, scan_) {}

std::string CanonicalNames::of(ir::ClassId id) const {
  if (code_.is_boot(id)) return {};
  const std::lock_guard lock(mutex_);
  return Writer(*this).class_text(id, 0).value_or("");
}

std::string CanonicalNames::of(ir::MethodId id) const {
  if (code_.is_boot((*code_.program)[id].owner)) return {};
  const std::lock_guard lock(mutex_);
  Writer writer(*this);
  return writer.is_made_by_compiler(id) ? "-" : writer.method_text(id, 0).value_or("");
}

}  // namespace antecede::model
