#include "model/piece_places.h"

#include <algorithm>
#include <utility>

#include "apk/natural_order.h"

namespace antecede::model {

namespace {

/// `com.x.Main` of `com.x.Main$Inner$1`; of `com.x.-$$Lambda$Main$1` the same.
std::string outermost_name(std::string_view class_name) {
  const size_t package = class_name.rfind('.') + 1;
  constexpr std::string_view k_early = "-$$Lambda$";
  std::string_view simple = class_name.substr(package);
  if (simple.starts_with(k_early)) simple.remove_prefix(k_early.size());
  return std::string(class_name.substr(0, package)) + std::string(simple.substr(0, simple.find('$')));
}

}  // namespace

std::optional<PiecePlace> PiecePlaces::place(const Piece& piece) {
  if (!piece.valid()) return std::nullopt;
  const std::optional<PieceOwner>& found = owner(piece);
  if (!found) return std::nullopt;
  const Ordinals& numbers = ordinals(found->type);
  const auto number = numbers.find(piece);
  return PiecePlace{*found, key(piece), is_local(piece), number == numbers.end() ? 0 : number->second};
}

const std::optional<PieceOwner>& PiecePlaces::owner(const Piece& piece) {
  const auto known = owners_.find(piece);
  if (known != owners_.end()) return *known->second;
  auto found = std::make_unique<const std::optional<PieceOwner>>(find_owner(piece));
  return *owners_.emplace(piece, std::move(found)).first->second;
}

std::optional<PieceOwner> PiecePlaces::find_owner(const Piece& piece) {
  if (piece.body.valid()) {
    Nesting nesting;
    nesting.outer = program_[piece.body].owner;
    return choose_owner(piece, nesting, makers(piece, nesting.outer));
  }
  const Nesting& nesting = nesting_.of(piece.type);
  if (nesting.kind == Nesting::Kind::Local && nesting.method.valid())
    return PieceOwner{program_[nesting.method].owner, nesting.method};
  return choose_owner(piece, nesting, makers(piece, nesting.outer));
}

std::optional<PieceOwner> PiecePlaces::choose_owner(const Piece& piece, const Nesting& nesting,
                                                    const Makers& makers) const {
  const auto is_constructor = [&](ir::MethodId id) { return names_.method(id).name == "<init>"; };
  const auto owner_of = [&](ir::MethodId id) { return PieceOwner{program_[id].owner, id}; };
  if (makers.size() == 1) return owner_of(makers.front());
  if (nesting.method.valid()) return owner_of(nesting.method);
  if (makers.empty()) {
    const bool is_class = nesting.kind == Nesting::Kind::Anonymous || nesting.kind == Nesting::Kind::Local;
    return is_class ? std::optional(PieceOwner{nesting.outer, {}}) : std::nullopt;
  }
  const ir::ClassId first = program_[makers.front()].owner;
  if (std::ranges::all_of(makers, [&](ir::MethodId id) { return program_[id].owner == first && is_constructor(id); }))
    return PieceOwner{first, {}, true};
  if (!piece.body.valid()) return std::nullopt;
  // Without debug information javac has one body for lambdas that are alike: any of their places will do.
  const auto name_of = [&](ir::MethodId id) { return names_.method(id).name + names_.method(id).descriptor; };
  return owner_of(*std::ranges::min_element(makers, {}, name_of));
}

PiecePlaces::Makers PiecePlaces::makers(const Piece& piece, ir::ClassId around) {
  const PieceScan::Makers& here = scan_.of(around).makers;
  if (const auto found = here.find(piece); found != here.end()) return found->second;
  const PieceScan::Makers& family = family_makers(around);
  const auto found = family.find(piece);
  if (found == family.end()) return {};
  // Its own code may make another one, as that of coroutines does.
  Makers result = found->second;
  std::erase_if(result, [&](ir::MethodId id) { return program_[id].owner == piece.type; });
  return result;
}

const PieceScan::Makers& PiecePlaces::family_makers(ir::ClassId member) {
  const std::string outermost = outermost_name(names_.class_name(member));
  std::unique_ptr<const PieceScan::Makers>& known = families_[outermost];
  if (known) return *known;
  std::vector<ir::ClassId> classes = classes_below(outermost);
  if (const ir::ClassId top = names_.find_class(outermost); top.valid()) classes.push_back(top);
  PieceScan::Makers all;
  for (const ir::ClassId id : classes)
    for (const auto& [piece, some] : scan_.of(id).makers)
      all[piece].insert(all[piece].end(), some.begin(), some.end());
  known = std::make_unique<const PieceScan::Makers>(std::move(all));
  return *known;
}

const PiecePlaces::Ordinals& PiecePlaces::ordinals(ir::ClassId id) {
  const auto known = ordinals_.find(id);
  if (known != ordinals_.end()) return *known->second;
  auto result = std::make_unique<Ordinals>();
  absl::flat_hash_map<std::pair<PieceOwner, std::string>, uint32_t> next;
  for (const Piece& piece : pieces_in(id))
    if (!result->contains(piece)) result->emplace(piece, next[{*owner(piece), key(piece)}]++);
  return *ordinals_.emplace(id, std::move(result)).first->second;
}

/// All whose owners are a class or its methods. Those that the owner's code makes come in the order of the code; then
/// those that it does not make, and all local classes, by the numbers in their names. A piece may be there twice.
std::vector<Piece> PiecePlaces::pieces_in(ir::ClassId id) {
  std::vector<Piece> result;
  for (const PieceScan::Making& making : scan_.of(id).list) {
    const std::optional<PieceOwner>& owned_by = owner(making.piece);
    if (!owned_by || owned_by->type != id || is_local(making.piece)) continue;
    // Initialisers come in the same order in all constructors, so it does not matter which one is first.
    if (owned_by->method == making.maker || owned_by->in_constructors) result.push_back(making.piece);
  }
  for (const ir::ClassId nested : classes_below(names_.class_name(id))) {
    const Piece piece = nesting_.of(nested).outer == id ? scan_.piece_of(nested) : Piece();
    if (piece.valid() && owner(piece) && owner(piece)->type == id) result.push_back(piece);
  }
  return result;
}

/// By the numbers in their names.
std::vector<ir::ClassId> PiecePlaces::classes_below(std::string_view outer) {
  if (!nested_known_) {
    for (size_t i = 0; i < program_.classes().size(); ++i) {
      if (code_.is_boot(ir::ClassId(i))) continue;
      std::string name = names_.class_name(ir::ClassId(i));
      if (name.find('$') != std::string::npos) nested_.emplace_back(std::move(name), ir::ClassId(i));
    }
    std::ranges::sort(nested_);
    nested_known_ = true;
  }
  const std::string start = std::string(outer) + "$";
  const auto starts_later = [&](const auto& entry) { return entry.first.compare(0, start.size(), start) < 0; };
  std::vector<std::pair<std::string_view, ir::ClassId>> found;
  for (auto at = std::ranges::partition_point(nested_, starts_later);
       at != nested_.end() && at->first.starts_with(start); ++at)
    found.emplace_back(at->first, at->second);
  std::ranges::stable_sort(found, [](const auto& a, const auto& b) { return apk::natural_less(a.first, b.first); });
  std::vector<ir::ClassId> result;
  for (const auto& entry : found) result.push_back(entry.second);
  return result;
}

bool PiecePlaces::is_local(const Piece& piece) {
  return piece.type.valid() && nesting_.of(piece.type).kind == Nesting::Kind::Local;
}

std::string PiecePlaces::key(const Piece& piece) {
  if (piece.body.valid()) {
    const LambdaFacts* lambda = scan_.lambda(piece.body);
    return lambda ? names_.class_name(lambda->interface) : std::string();
  }
  if (is_local(piece)) return nesting_.of(piece.type).name;
  const ir::Class& definition = program_[piece.type];
  const ir::TypeId above = definition.interfaces.empty() ? definition.superclass : definition.interfaces.front();
  return above.valid() ? names_.class_name(above) : "java.lang.Object";
}

}  // namespace antecede::model
