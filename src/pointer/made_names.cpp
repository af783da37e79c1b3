#include "pointer/made_names.h"

#include <algorithm>
#include <variant>

namespace antecede::pointer {

namespace {

bool is_part_of_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '$' || c == '.';
}

/// Three letters and more, which can stand in the name of a class. A word in lower case is no end of one.
bool may_be_of_name(std::string_view text) {
  return text.size() >= 3 && !(text[0] >= 'a' && text[0] <= 'z' && !text.ends_with('.')) && text.size() <= 200 && std::ranges::all_of(text, is_part_of_name) &&
         std::ranges::any_of(text, [](char c) { return c != '.' && c != '$' && c != '_'; });
}

}  // namespace

bool MadeNames::is_lookup(ir::MethodId method) const {
  const ir::ClassId owner = program_[method].owner;
  if (owner != class_ && owner != loader_) return false;
  return program_.symbols().text(program_.symbols().method(program_[method].ref).name) == (owner == class_ ? "forName" : "loadClass");
}

const std::vector<ir::ClassId>& MadeNames::meant_by(ir::MethodId method) {
  const auto [place, added] = known_.try_emplace(method);
  if (!added) return place->second;
  note_classes();
  std::vector<ir::ClassId> classes;
  const std::vector<std::string> texts = texts_of(method);
  for (const std::string& text : texts) add_ending_with(text, classes);
  if (classes.empty())
    for (const std::string& text : texts) add_in_package(text, classes);
  std::ranges::sort(classes);
  classes.erase(std::unique(classes.begin(), classes.end()), classes.end());
  if (classes.size() > k_most) classes.clear();
  return known_[method] = std::move(classes);
}

void MadeNames::note_classes() {
  if (has_classes_) return;
  has_classes_ = true;
  for (size_t i = 0; i < program_.classes().size(); ++i) {
    const ir::ClassId id(i);
    if (program_[id].access_flags & ir::k_framework) continue;
    std::string name = program_.class_name(id);
    forwards_.push_back({name, id});
    std::ranges::reverse(name);
    backwards_.push_back({std::move(name), id});
  }
  std::ranges::sort(forwards_);
  std::ranges::sort(backwards_);
}

std::vector<std::string> MadeNames::texts_of(ir::MethodId method) const {
  std::vector<std::string> texts;
  const auto add = [&](std::string_view text) {
    if (may_be_of_name(text)) texts.emplace_back(text);
  };
  for (const ir::Instruction& insn : program_.body(method).instructions()) {
    if (insn.op == ir::Op::ConstString) add(program_.symbols().text(insn.string()));
    if (insn.op != ir::Op::Concat) continue;
    const auto* site = std::get_if<ir::ConcatSite>(&program_.call_sites()[insn.call_site()].meaning);
    if (site == nullptr) continue;
    for (const ir::ConcatSite::Piece& piece : site->pieces)
      if (!piece.is_argument) add(program_.symbols().text(piece.text));
  }
  return texts;
}

void MadeNames::add_ending_with(std::string_view text, std::vector<ir::ClassId>& classes) const {
  std::string begin(text);
  std::ranges::reverse(begin);
  // A whole name is another matter: that text is constant.
  for (auto at = std::ranges::lower_bound(backwards_, begin, {}, [](const auto& one) -> const std::string& { return one.first; });
       at != backwards_.end() && at->first.starts_with(begin); ++at)
    if (at->first.size() > begin.size()) classes.push_back(at->second);
}

/// `com.x.generated.`: what lies in it, not deeper.
void MadeNames::add_in_package(std::string_view text, std::vector<ir::ClassId>& classes) const {
  if (!text.ends_with('.') || std::ranges::count(text, '.') < 2) return;
  const std::string begin(text);
  for (auto at = std::ranges::lower_bound(forwards_, begin, {}, [](const auto& one) -> const std::string& { return one.first; });
       at != forwards_.end() && at->first.starts_with(begin); ++at)
    if (at->first.find('.', begin.size()) == std::string::npos) classes.push_back(at->second);
}

}  // namespace antecede::pointer
