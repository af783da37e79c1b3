#include "report/text_columns.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "report/words.h"

namespace antecede::report {

using race::Cause;
using race::Place;
using race::Race;
using race::Side;

namespace {

constexpr size_t k_width = 51;
/// Causes and calls beyond this many are only counted.
constexpr size_t k_shown_causes_of_action = 3;
constexpr size_t k_shown_calls = 6;

/// One side, line by line.
class Column {
 public:
  Column(const Race& race, const Side& side) : side_(side) {
    const size_t dot = race.location.class_name.rfind('.');
    if (dot != std::string::npos) package_ = race.location.class_name.substr(0, dot + 1);
  }

  std::vector<std::string> lines() {
    add(what(), "", "  ");
    add(short_name(side_.event->label), "in ", "   ");
    add("on " + short_name(side_.event->thread), "   ", "   ");
    add_causes();
    add_calls();
    if (!side_.locks.empty()) add("holds " + short_name(base::printable_list(side_.locks)), "", "  ");
    return std::move(lines_);
  }

 private:
  std::string what() const {
    std::string text = side_.write ? (side_.null ? "writes null" : "writes") : "reads";
    if (side_.structure) text += ", changes which elements there are";
    if (side_.dereferences.value_or(false)) text += ", and uses it as an object";
    if (side_.guarded.value_or(false)) text += " behind a test";
    return text;
  }

  /// Without the package that the location is of, wherever it stands.
  std::string short_name(std::string text) const {
    text = printable(text);
    for (size_t at = 0; !package_.empty() && (at = text.find(package_, at)) != std::string::npos;) {
      const bool begins = at == 0 || text[at - 1] == ' ' || text[at - 1] == '(';
      const size_t end = at + package_.size();
      const bool is_class = end < text.size() && text[end] >= 'A' && text[end] <= 'Z';
      if (begins && is_class) text.erase(at, package_.size());
      else at = end;
    }
    return text;
  }

  void add(const std::string& text, std::string_view first, std::string_view rest) {
    std::string all = wrapped(text, first, rest, k_width);
    for (size_t begin = 0, end; (end = all.find('\n', begin)) != std::string::npos; begin = end + 1) {
      std::string line = all.substr(begin, end - begin);
      // A word may be longer than the column.
      while (columns(line) > k_width) {
        lines_.push_back(line.substr(0, k_width));
        line = std::string(rest) + line.substr(k_width);
      }
      lines_.push_back(std::move(line));
    }
  }

  void add_causes() {
    const auto& posted = side_.event->posted;
    const size_t shown = std::min(posted.size(), k_shown_causes_of_action);
    for (size_t i = 0; i < shown; ++i) {
      const Cause& cause = posted[i];
      std::string text = cause.kind == Cause::Kind::Post    ? "posted"
                         : cause.kind == Cause::Kind::Start ? "started"
                                                            : "registered";
      if (!cause.label.empty()) text += " by " + short_name(cause.label);
      if (cause.place.known() && !base::is_platform(cause.place.origin)) text += " at " + short_name(place_text(cause.place));
      add(text, i ? "  which is " : "because ", "  ");
    }
    if (posted.size() > shown) add(fmt::format("and so on, {} back", counted(posted.size() - shown, "step", "steps")), "  ", "  ");
  }

  /// Code of the app, the outermost first; the access last.
  void add_calls() {
    std::vector<const Place*> calls;
    const Place* through = nullptr;
    bool outside = false;
    for (const Place& place : *side_.stack) {
      outside |= place == side_.place;
      if (!outside) through = &place;
      if (outside && place != side_.place && !base::is_platform(place.origin)) calls.push_back(&place);
    }
    std::ranges::reverse(calls);
    const size_t skipped = calls.size() > k_shown_calls ? calls.size() - k_shown_calls : 0;
    if (skipped) add(fmt::format("{} above", counted(skipped, "call", "calls")), "  ", "  ");
    for (size_t i = skipped; i < calls.size(); ++i) add(short_name(place_text(*calls[i])), "  ", "    ");
    const size_t before = lines_.size();
    add(short_name(place_text(side_.place)), "> ", "  ");
    const size_t widest = lines_.size() > before ? columns(lines_.back()) : 2;
    lines_.push_back("  " + std::string(widest > 2 ? widest - 2 : 1, '^'));
    if (through != nullptr && base::is_platform(through->origin)) add("through " + short_name(place_text(*through)), "  ", "  ");
  }

  const Side& side_;
  std::string package_;
  std::vector<std::string> lines_;
};

}  // namespace

std::string columns_text(const Race& race) {
  const std::vector<std::string> left = Column(race, race.sides[0]).lines(), right = Column(race, race.sides[1]).lines();
  std::string text;
  for (size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
    std::string line = "   " + (i < left.size() ? left[i] : std::string());
    const size_t used = columns(line);
    if (i < right.size()) line += std::string(k_width + 5 > used ? k_width + 5 - used : 1, ' ') + right[i];
    while (line.ends_with(' ')) line.pop_back();
    text += line + "\n";
  }
  return text;
}

}  // namespace antecede::report
