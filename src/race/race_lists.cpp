#include "race/race_lists.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/assert.h"

namespace antecede::embedded {
extern const std::string_view race_lists;
}

namespace antecede::race {
namespace {

// `android/view/View$Inner` as `android.view.View`.
std::string outer_class(std::string_view owner) {
  std::string name(owner.substr(0, std::min(owner.find('$'), owner.size())));
  std::ranges::replace(name, '/', '.');
  return name;
}

// The class as such, or the method of it.
bool has_method(const absl::flat_hash_set<std::string>& names, std::string_view owner, std::string_view method) {
  std::string name = outer_class(owner);
  return names.contains(name) || names.contains(name + "." + std::string(method.substr(0, method.find('('))));
}

std::string_view next_word(std::string_view& line) {
  size_t begin = std::min(line.find_first_not_of(' '), line.size());
  size_t end = std::min(line.find(' ', begin), line.size());
  std::string_view word = line.substr(begin, end - begin);
  line.remove_prefix(end);
  return word;
}

}  // namespace

const RaceLists& RaceLists::built_in() {
  static const RaceLists lists = [] {
    auto parsed = parse(embedded::race_lists);
    ANTECEDE_ASSERT(parsed.has_value());
    return *std::move(parsed);
  }();
  return lists;
}

base::Result<RaceLists> RaceLists::parse(std::string_view text) {
  RaceLists lists;
  for (size_t number = 1; !text.empty(); ++number) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    line = line.substr(0, line.find('#'));
    std::string_view kind = next_word(line), name = next_word(line);
    if (kind.empty()) continue;
    Names* names = kind == "covers"     ? &lists.covers_
                   : kind == "commutes" ? &lists.commutes_
                   : kind == "steps"    ? &lists.steps_
                   : kind == "reuses"   ? &lists.reuses_
                   : kind == "keeps"    ? &lists.keeps_
                                        : nullptr;
    bool whole = names && name.find('.') != std::string_view::npos && next_word(line).empty();
    if (!whole)
      return base::bad_input(
          fmt::format("line {}: expected covers, commutes, steps, reuses or keeps and a name", number));
    if (!names->insert(std::string(name)).second)
      return base::bad_input(fmt::format("line {}: {} stands there twice", number, name));
  }
  return lists;
}

bool RaceLists::covers(std::string_view owner, std::string_view field) const {
  return covers_.contains(outer_class(owner) + "." + std::string(field));
}

bool RaceLists::commutes(std::string_view owner, std::string_view method) const {
  return has_method(commutes_, owner, method);
}

bool RaceLists::steps(std::string_view owner, std::string_view method) const {
  return has_method(steps_, owner, method);
}

bool RaceLists::reuses(std::string_view owner) const {
  return reuses_.contains(outer_class(owner));
}

bool RaceLists::keeps(std::string_view owner) const {
  return keeps_.contains(outer_class(owner));
}

}  // namespace antecede::race
