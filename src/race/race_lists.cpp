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
    if (base::Status added = lists.add(line); !added)
      return base::pass_on(std::move(added).error(), fmt::format("line {}", number));
  }
  return lists;
}

base::Status RaceLists::add(std::string_view line) {
  const std::string_view kind = next_word(line), name = next_word(line);
  if (kind.empty()) return {};
  const std::pair<std::string_view, Names*> lists[] = {
      {"covers", &covers_}, {"commutes", &commutes_}, {"steps", &steps_}, {"reuses", &reuses_},
      {"keeps", &keeps_},   {"draws", &draws_},       {"shows", &shows_},
      {"null-check", &checks_null_}, {"null-exception", &null_exceptions_}};
  const auto found = std::ranges::find(lists, kind, &std::pair<std::string_view, Names*>::first);
  const auto stored = found == std::end(lists) ? find_location_kind(kind) : std::nullopt;
  const std::string_view known_as = stored ? next_word(line) : std::string_view();
  const bool whole = (found != std::end(lists) || (stored && !known_as.empty())) &&
                     name.find('.') != std::string_view::npos && next_word(line).empty();
  if (!whole) return base::bad_input("expected a kind of entry and a name");
  const bool fresh = stored ? stored_.try_emplace(std::string(name), Stored{*stored, std::string(known_as)}).second
                            : found->second->insert(std::string(name)).second;
  if (!fresh) return base::bad_input(fmt::format("{} stands there twice", name));
  return {};
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

bool RaceLists::checks_null(std::string_view owner) const {
  return checks_null_.contains(outer_class(owner));
}

bool RaceLists::is_null_exception(std::string_view name) const {
  return null_exceptions_.contains(std::string(name));
}

bool RaceLists::draws(std::string_view owner, std::string_view method) const {
  return has_method(draws_, owner, method);
}

bool RaceLists::shows(std::string_view owner, std::string_view field) const {
  return shows_.contains(outer_class(owner) + "." + std::string(field));
}

const RaceLists::Stored* RaceLists::stored(std::string_view owner) const {
  const auto found = stored_.find(outer_class(owner));
  return found == stored_.end() ? nullptr : &found->second;
}

}  // namespace antecede::race
