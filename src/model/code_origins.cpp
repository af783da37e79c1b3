#include "model/code_origins.h"

#include <algorithm>
#include <array>
#include <optional>

#include <absl/container/flat_hash_map.h>
#include <absl/strings/ascii.h>

#include "model/text.h"

namespace antecede::model {

using base::Origin;

namespace {

/// Second words under which many have packages of their own: `io.github.shop`, `uk.co.shop`.
constexpr std::array<std::string_view, 12> k_shared_words{"github", "gitlab", "bitbucket", "google", "android", "co",
                                                          "com",    "org",    "net",       "edu",    "gov",     "ac"};

/// The class around it, as its name tells.
std::string_view outermost(std::string_view class_name) {
  const size_t package = class_name.rfind('.');
  const size_t inner = class_name.find('$', package == std::string_view::npos ? 1 : package + 2);
  return class_name.substr(0, inner);
}

/// `androidx.lifecycle.ViewModel`, `com.shop.SYNC`: words between dots, several of them.
bool looks_like_class(std::string_view text) {
  if (text.size() > 200 || std::ranges::count(text, '.') < 2 || text.front() == '.' || text.back() == '.') return false;
  return std::ranges::all_of(text, [](char c) { return absl::ascii_isalnum(c) || c == '.' || c == '_' || c == '$'; });
}

}  // namespace

std::string package_root(std::string_view class_name) {
  std::vector<std::string_view> words = split(class_name, '.');
  words.pop_back();
  const size_t wanted = words.size() > 1 && std::ranges::find(k_shared_words, words[1]) != k_shared_words.end() ? 3 : 2;
  if (words.size() < wanted) return {};
  std::string root(words[0]);
  for (size_t i = 1; i < wanted; ++i) root.append(".").append(words[i]);
  return root;
}

CodeOrigins::CodeOrigins(const ir::LoadedProgram& code, const OriginalNames& names, const OwnCode& own,
                         const LibraryMeanings& meanings)
    : code_(code), program_(*code.program), names_(names), own_(own), origins_(program_.classes().size()) {
  decide_by_names();
  if (std::ranges::find(undecided_, true) == undecided_.end()) return;
  decide_by_meanings(meanings);
  find_strings();
  collect_references();
  decide_by_references();
  decide_by_packages();
}

void CodeOrigins::decide_by_names() {
  undecided_.resize(origins_.size());
  for (uint32_t i = 0; i < origins_.size(); ++i) {
    const ir::ClassId id(i);
    if (code_.is_boot(id)) {
      origins_[id] = Origin::Model;
      continue;
    }
    const Origin named = own_.origin(names_.class_name(id));
    undecided_[i] = named == Origin::Unknown;
    origins_[id] = named;
  }
}

void CodeOrigins::decide_by_meanings(const LibraryMeanings& meanings) {
  for (uint32_t i = 0; i < origins_.size(); ++i) {
    const ir::ClassId id(i);
    if (!is_undecided(i) || !meanings.is_renamed(id)) continue;
    origins_[id] = Origin::Library;
    undecided_[i] = false;
  }
}

/// What the string constants of the undecided classes name: a library's package (it logs, or looks something up by
/// reflection), or the app's.
void CodeOrigins::find_strings() {
  names_own_.resize(origins_.size());
  names_library_.resize(origins_.size());
  for (uint32_t i = 0; i < origins_.size(); ++i) {
    if (!is_undecided(i)) continue;
    const ir::Class& type = program_[ir::ClassId(i)];
    const ir::CodeSource& source = program_.source(type.source);
    for (const auto& methods : {type.direct_methods, type.virtual_methods})
      for (const ir::MethodId method : methods)
        source.for_each_string(program_, method, [&](ir::StringId string) {
          const std::string_view text = program_.symbols().text(string);
          if (!looks_like_class(text)) return;
          const Origin named = own_.origin(text);
          if (named == Origin::Own) names_own_[i] = true;
          if (named == Origin::Library) names_library_[i] = true;
        });
  }
}

void CodeOrigins::add_reference(ir::ClassId from, ir::TypeId to) {
  const ir::Symbols& symbols = program_.symbols();
  if (!to.valid()) return;
  while (symbols.type(to).is_array()) to = symbols.type(to).element;
  const ir::ClassId id = program_.find_class(to);
  if (!id.valid() || id == from || origins_[id] == Origin::Model) return;
  names_others_[from.value()].push_back(id.value());
  named_by_[id.value()].push_back(from.value());
}

void CodeOrigins::collect_references() {
  const ir::Symbols& symbols = program_.symbols();
  names_others_.resize(origins_.size());
  named_by_.resize(origins_.size());
  for (uint32_t i = 0; i < origins_.size(); ++i) {
    const ir::ClassId id(i);
    if (origins_[id] == Origin::Model) continue;
    const ir::Class& type = program_[id];
    add_reference(id, type.superclass);
    for (const ir::TypeId above : type.interfaces) add_reference(id, above);
    for (const auto& fields : {type.static_fields, type.instance_fields})
      for (const ir::FieldId field : fields) add_reference(id, symbols.field(program_[field].ref).type);
    for (const auto& methods : {type.direct_methods, type.virtual_methods}) {
      for (const ir::MethodId method : methods) {
        const ir::Proto& proto = symbols.proto(symbols.method(program_[method].ref).proto);
        add_reference(id, proto.return_type);
        for (const ir::TypeId parameter : proto.parameters) add_reference(id, parameter);
      }
    }
  }
}

CodeOrigins::Marks CodeOrigins::reached_from(Origin origin, const std::vector<std::vector<uint32_t>>& edges,
                                             Marks reached) const {
  std::vector<uint32_t> pending;
  for (uint32_t i = 0; i < origins_.size(); ++i)
    if (origins_[ir::ClassId(i)] == origin || reached[i]) pending.push_back(i);
  while (!pending.empty()) {
    const uint32_t one = pending.back();
    pending.pop_back();
    for (const uint32_t next : edges[one]) {
      if (!is_undecided(next) || reached[next]) continue;
      reached[next] = true;
      pending.push_back(next);
    }
  }
  return reached;
}

void CodeOrigins::decide_by_references() {
  const Marks names_own = reached_from(Origin::Own, named_by_, names_own_);
  const Marks of_library = reached_from(Origin::Library, names_others_, names_library_);
  for (uint32_t i = 0; i < origins_.size(); ++i)
    if (is_undecided(i) && names_own[i] != of_library[i])
      origins_[ir::ClassId(i)] = names_own[i] ? Origin::Own : Origin::Library;
}

void CodeOrigins::decide_by_packages() {
  struct Votes {
    bool own = false, library = false;
  };
  absl::flat_hash_map<std::string, Votes> roots, nests;
  auto vote = [](Votes& votes, Origin origin) {
    votes.own |= origin == Origin::Own;
    votes.library |= origin == Origin::Library;
  };
  for (uint32_t i = 0; i < origins_.size(); ++i) {
    const Origin origin = origins_[ir::ClassId(i)];
    if (origin != Origin::Own && origin != Origin::Library) continue;
    const std::string name = names_.class_name(ir::ClassId(i));
    vote(roots[package_root(name)], origin);
    vote(nests[std::string(outermost(name))], origin);
  }
  auto decided = [](const absl::flat_hash_map<std::string, Votes>& all, const std::string& key) {
    const auto found = all.find(key);
    if (key.empty() || found == all.end() || found->second.own == found->second.library)
      return std::optional<Origin>();
    return std::optional(found->second.own ? Origin::Own : Origin::Library);
  };
  for (uint32_t i = 0; i < origins_.size(); ++i) {
    const ir::ClassId id(i);
    if (origins_[id] != Origin::Unknown) continue;
    const std::string name = names_.class_name(id);
    std::optional<Origin> origin = decided(nests, std::string(outermost(name)));
    if (!origin) origin = decided(roots, package_root(name));
    if (origin) origins_[id] = *origin;
  }
}

}  // namespace antecede::model
