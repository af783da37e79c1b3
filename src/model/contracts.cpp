#include "model/contracts.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include <fmt/format.h>

#include "base/assert.h"
#include "model/text.h"

namespace antecede::embedded {
extern const std::string_view contracts;
}

namespace antecede::model {

namespace {

/// A word of a line, or what stands between quotes.
struct ContractWord {
  std::string_view text;
  bool is_string = false;
};

base::Result<std::vector<ContractWord>> words_and_strings(std::string_view line) {
  std::vector<ContractWord> words;
  for (line = trim(line); !line.empty(); line = trim(line)) {
    const bool quoted = line.front() == '"';
    const size_t end = quoted ? line.find('"', 1) : std::min(line.find_first_of(" \t"), line.size());
    if (end == std::string_view::npos) return base::bad_input("a string is not closed");
    words.push_back({quoted ? line.substr(1, end - 1) : line.substr(0, end), quoted});
    if (quoted && words.back().text.empty()) return base::bad_input("a string is empty");
    line.remove_prefix(quoted ? end + 1 : end);
  }
  return words;
}

std::optional<MeaningKind> kind_of(std::string_view word) {
  using enum MeaningKind;
  constexpr std::pair<std::string_view, MeaningKind> k_kinds[] = {
      {"worker", Worker},       {"dispatch", Dispatch}, {"state-read", StateRead}, {"state-write", StateWrite},
      {"lifecycle", Lifecycle}, {"serial", Serial},     {"once", Once},            {"gives", Gives},
      {"takes", Takes}};
  for (const auto& [name, kind] : k_kinds)
    if (name == word) return kind;
  return std::nullopt;
}

bool has_argument(MeaningKind kind) {
  using enum MeaningKind;
  return kind == Worker || kind == Dispatch || kind == StateWrite || kind == Gives;
}

base::Result<ClassContract> parse_class(const std::vector<ContractWord>& words) {
  ClassContract result;
  if (words.size() < 2 || words[1].is_string) return base::bad_input("the name of a class is expected");
  result.name = words[1].text;
  size_t i = 2;
  if (i + 1 < words.size() && words[i].text == "of" && !words[i].is_string) {
    result.artifact = words[i + 1].text;
    i += 2;
  }
  for (; i < words.size(); ++i) {
    const bool begins = result.strings.empty() || (words[i].text == "or" && !words[i].is_string);
    if (begins) result.strings.emplace_back();
    if (begins && !words[i].is_string) ++i;
    if (i == words.size() || !words[i].is_string) return base::bad_input("a string is expected");
    result.strings.back().emplace_back(words[i].text);
  }
  return result;
}

base::Status read_argument(std::string_view number, MethodContract& contract) {
  const auto read = std::from_chars(number.data(), number.data() + number.size(), contract.argument);
  if (read.ec != std::errc() || read.ptr != number.data() + number.size() || contract.argument > UINT8_MAX)
    return base::bad_input(fmt::format("'{}' is no number of an argument", number));
  return {};
}

base::Status read_transition(std::string_view automaton, std::string_view transition, const Lifecycles& lifecycles,
                             MethodContract& contract) {
  if (automaton == "-" && transition == "-") return {};
  const Automaton* const found = lifecycles.find(automaton);
  if (!found) return base::bad_input(fmt::format("'{}' is no automaton", automaton));
  contract.automaton = automaton;
  if (transition == "-") return {};
  if (std::ranges::find(found->transitions, transition, &LifecycleTransition::name) == found->transitions.end())
    return base::bad_input(fmt::format("the automaton {} has no transition '{}'", automaton, transition));
  contract.transition = transition;
  return {};
}

base::Result<MethodContract> parse_method(std::vector<ContractWord> words, const Lifecycles& lifecycles) {
  MethodContract result;
  while (!words.empty() && words.back().is_string) {
    result.strings.insert(result.strings.begin(), std::string(words.back().text));
    words.pop_back();
  }
  if (words.size() < 3) return base::bad_input("a kind, a method and its descriptor are expected");
  const std::optional<MeaningKind> kind = kind_of(words[0].text);
  if (!kind) return base::bad_input(fmt::format("'{}' is no kind of contract", words[0].text));
  result.kind = *kind;
  result.method = words[1].text;
  result.descriptor = words[2].text;
  if (!result.descriptor.starts_with('(') || result.descriptor.find(')') == std::string::npos)
    return base::bad_input(fmt::format("'{}' is no descriptor of a method", result.descriptor));
  const size_t more = has_argument(*kind) ? 1 : *kind == MeaningKind::Lifecycle ? 2 : 0;
  if (words.size() != 3 + more)
    return base::bad_input(fmt::format("behind the descriptor {} words are expected", more));
  if (has_argument(*kind)) ANTECEDE_CHECK(read_argument(words[3].text, result));
  if (*kind == MeaningKind::Lifecycle)
    ANTECEDE_CHECK(read_transition(words[3].text, words[4].text, lifecycles, result));
  return result;
}

base::Status add_line(std::string_view line, const Lifecycles& lifecycles, std::vector<ClassContract>& contracts) {
  ANTECEDE_TRY(const std::vector<ContractWord> words, words_and_strings(line));
  if (words.front().text == "class") {
    ANTECEDE_TRY(ClassContract made, parse_class(words));
    if (std::ranges::find(contracts, made.name, &ClassContract::name) != contracts.end())
      return base::bad_input("the class is listed twice");
    contracts.push_back(std::move(made));
    return {};
  }
  if (contracts.empty()) return base::bad_input("a class is expected first");
  ANTECEDE_TRY(MethodContract made, parse_method(words, lifecycles));
  for (const MethodContract& other : contracts.back().methods)
    if (other.method == made.method && other.descriptor == made.descriptor)
      return base::bad_input("the method is listed twice");
  contracts.back().methods.push_back(std::move(made));
  return {};
}

}  // namespace

Contracts Contracts::built_in() {
  base::Result<Contracts> parsed = parse(embedded::contracts, "framework/contracts", Lifecycles::built_in());
  ANTECEDE_ASSERT(parsed.has_value());
  return *std::move(parsed);
}

base::Result<Contracts> Contracts::parse(std::string_view text, std::string_view file_name,
                                         const Lifecycles& lifecycles) {
  Contracts result;
  size_t number = 0;
  for (std::string_view line : split(text, '\n')) {
    ++number;
    line = trim(line);
    if (line.empty() || line.starts_with('#')) continue;
    if (base::Status added = add_line(line, lifecycles, result.contracts_); !added)
      return base::pass_on(added.error(), fmt::format("{}:{}", file_name, number));
  }
  return result;
}

}  // namespace antecede::model
