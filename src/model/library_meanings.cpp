#include "model/library_meanings.h"

#include <algorithm>
#include <utility>

namespace antecede::model {

namespace {

/// As many classes may have the strings of one contract; more say nothing.
constexpr size_t k_most_recognised = 4;

/// Of the boot class path: no build tool renames it. (The support library only looks like it.)
bool is_platform_type(std::string_view descriptor) {
  if (descriptor.starts_with("Landroid/support/") || descriptor.starts_with("Landroid/arch/")) return false;
  return descriptor.starts_with("Ljava/") || descriptor.starts_with("Ljavax/") || descriptor.starts_with("Landroid/");
}

/// The first type of a descriptor, or one of its brackets.
std::string_view first_type(std::string_view text) {
  const size_t name = text.find_first_not_of('[');
  if (name == std::string_view::npos || text[name] != 'L') return text.substr(0, std::min(name, text.size() - 1) + 1);
  return text.substr(0, std::min(text.find(';', name), text.size() - 1) + 1);
}

bool fits_type(std::string_view original, std::string_view renamed) {
  if (original == renamed) return true;
  const size_t name = original.find_first_not_of('[');
  if (name == std::string_view::npos || renamed.find_first_not_of('[') != name) return false;
  original.remove_prefix(name);
  renamed.remove_prefix(name);
  return original.starts_with('L') && renamed.starts_with('L') && !is_platform_type(original) &&
         !is_platform_type(renamed);
}

}  // namespace

bool fits_renamed(std::string_view original, std::string_view renamed) {
  while (!original.empty() && !renamed.empty()) {
    const std::string_view one = first_type(original), other = first_type(renamed);
    if (!fits_type(one, other)) return false;
    original.remove_prefix(one.size());
    renamed.remove_prefix(other.size());
  }
  return original.empty() && renamed.empty();
}

LibraryMeanings::LibraryMeanings(const ir::LoadedProgram& code, const OriginalNames& names, Contracts contracts,
                                 const std::vector<std::string>& artifacts)
    : code_(code), program_(*code.program), names_(names), contracts_(std::move(contracts)) {
  add_named();
  named_ = classes_.size();
  add_recognised();
  for (const auto& [id, meaning] : methods_) found_.insert(meaning.contract);
  find_missing(artifacts);
}

const Meaning* LibraryMeanings::of(ir::MethodId id) const {
  const auto found = methods_.find(id);
  return found == methods_.end() ? nullptr : &found->second;
}

const ClassContract* LibraryMeanings::of(ir::ClassId id) const {
  const auto found = classes_.find(id);
  return found == classes_.end() ? nullptr : found->second.contract;
}

bool LibraryMeanings::is_tied(const ClassContract& owner, std::string_view transition) const {
  return std::ranges::any_of(owner.methods, [&](const MethodContract& method) {
    return method.transition == transition && found_.contains(&method);
  });
}

std::optional<uint32_t> LibraryMeanings::next_state(const Automaton& automaton, const Meaning& meaning,
                                                    uint32_t state) const {
  std::vector<bool> reached(automaton.states.size());
  std::vector<uint32_t> pending{state};
  reached[state] = true;
  for (size_t i = 0; i < pending.size(); ++i) {
    if (const LifecycleTransition* found = automaton.find(meaning.contract->transition, pending[i])) return found->to;
    for (const LifecycleTransition& unseen : automaton.transitions) {
      if (!unseen.begins_in(pending[i]) || reached[unseen.to] || is_tied(*meaning.owner, unseen.name)) continue;
      reached[unseen.to] = true;
      pending.push_back(unseen.to);
    }
  }
  return std::nullopt;
}

bool LibraryMeanings::is_renamed(ir::ClassId id) const {
  const auto found = classes_.find(id);
  return found != classes_.end() && found->second.is_renamed;
}

template <class Visit>
void LibraryMeanings::for_each_method(ir::ClassId id, Visit visit) const {
  const ir::Class& type = program_[id];
  for (const auto& methods : {type.direct_methods, type.virtual_methods})
    for (const ir::MethodId method : methods) visit(method);
}

void LibraryMeanings::add_named() {
  for (const ClassContract& contract : contracts_.list()) {
    const ir::ClassId id = names_.find_class(contract.name);
    if (!id.valid())
      absent_.push_back(&contract);
    else if (!code_.is_boot(id))
      add_class(id, contract, false);
  }
}

/// One pass over the code of the app, if the strings of any contract are there at all.
void LibraryMeanings::add_recognised() {
  struct Choice {
    const ClassContract* contract;
    std::vector<ir::StringId> strings;
    std::vector<ir::ClassId> found;
  };
  std::vector<Choice> choices;
  absl::flat_hash_set<ir::StringId> wanted;
  for (const ClassContract* contract : absent_) {
    for (const std::vector<std::string>& strings : contract->strings) {
      Choice choice{contract, {}, {}};
      for (const std::string& text : strings) choice.strings.push_back(program_.symbols().find_string(text));
      if (!std::ranges::all_of(choice.strings, &ir::StringId::valid)) continue;
      wanted.insert(choice.strings.begin(), choice.strings.end());
      choices.push_back(std::move(choice));
    }
  }
  if (choices.empty()) return;
  std::vector<ir::StringId> seen;
  for (uint32_t i = 0; i < program_.classes().size(); ++i) {
    const ir::ClassId id(i);
    if (code_.is_boot(id)) continue;
    seen.clear();
    for_each_method(id, [&](ir::MethodId method) {
      program_.source(program_[id].source).for_each_string(program_, method, [&](ir::StringId string) {
        if (wanted.contains(string)) seen.push_back(string);
      });
    });
    if (seen.empty()) continue;
    for (Choice& choice : choices)
      if (std::ranges::all_of(choice.strings,
                              [&](ir::StringId one) { return std::ranges::find(seen, one) != seen.end(); }))
        choice.found.push_back(id);
  }
  for (const Choice& choice : choices) {
    if (choice.found.size() > k_most_recognised) continue;
    for (const ir::ClassId id : choice.found)
      if (!classes_.contains(id)) add_class(id, *choice.contract, true);
  }
}

void LibraryMeanings::add_class(ir::ClassId id, const ClassContract& contract, bool is_renamed) {
  classes_[id] = {&contract, is_renamed};
  for (const MethodContract& method : contract.methods) {
    bool is_named = false;
    for_each_method(id, [&](ir::MethodId candidate) {
      const MemberName name = names_.method(candidate);
      if (name.name != method.method) return;
      if (is_renamed ? !fits_renamed(method.descriptor, name.descriptor) : method.descriptor != name.descriptor) return;
      is_named = true;
      methods_[candidate] = {&contract, &method};
    });
    if (!is_named) add_by_code(id, contract, method);
  }
}

bool LibraryMeanings::has_strings(ir::MethodId id, const std::vector<std::string>& strings) const {
  absl::flat_hash_set<std::string_view> left(strings.begin(), strings.end());
  const ir::CodeSource& source = program_.source(program_[program_[id].owner].source);
  source.for_each_string(program_, id,
                         [&](ir::StringId string) { left.erase(program_.symbols().text(string)); });
  return left.empty();
}

void LibraryMeanings::add_by_code(ir::ClassId id, const ClassContract& owner, const MethodContract& contract) {
  if (contract.method.starts_with('<')) return;
  const bool is_known = std::ranges::any_of(owner.methods, [](const MethodContract& one) { return !one.strings.empty(); });
  // In a class that has kept its name, a method without strings has kept its own, or is gone.
  if (contract.strings.empty() && (is_known || !is_renamed(id))) return;
  for_each_method(id, [&](ir::MethodId candidate) {
    const ir::Method& method = program_[candidate];
    const ir::MethodRef& ref = program_.symbols().method(method.ref);
    const bool is_special = program_.symbols().text(ref.name).starts_with('<') || method.is_static();
    if (is_special || methods_.contains(candidate) || !method.has_code()) return;
    if (!fits_renamed(contract.descriptor, program_.symbols().proto_descriptor(ref.proto))) return;
    if (has_strings(candidate, contract.strings)) methods_[candidate] = {&owner, &contract};
  });
}

void LibraryMeanings::find_missing(const std::vector<std::string>& artifacts) {
  absl::flat_hash_set<const ClassContract*> found;
  for (const auto& [id, known] : classes_) found.insert(known.contract);
  for (const ClassContract* contract : absent_)
    if (!found.contains(contract) && !contract->artifact.empty() &&
        std::ranges::find(artifacts, contract->artifact) != artifacts.end())
      missing_.push_back(contract->name);
}

}  // namespace antecede::model
