#include "model/contracts.h"

#include <algorithm>
#include <charconv>
#include <tuple>

#include <fmt/format.h>

#include "base/assert.h"
#include "model/text.h"

namespace antecede::embedded {
extern const std::string_view contracts;
}

namespace antecede::model {

namespace {

auto key_of(const TaskContract& contract) {
  return std::tuple<std::string_view, std::string_view, std::string_view>(contract.class_name, contract.method,
                                                                          contract.descriptor);
}

base::Result<TaskContract> parse_contract(std::string_view line) {
  const std::vector<std::string_view> words = words_of(line);
  if (words.size() != 5)
    return base::bad_input("a kind, a class, a method, its descriptor and an argument are expected");
  TaskContract result;
  if (words[0] == "worker") result.role = TaskRole::Worker;
  if (words[0] == "dispatch") result.role = TaskRole::Dispatch;
  if (result.role == TaskRole::None) return base::bad_input(fmt::format("'{}' is no kind of contract", words[0]));
  if (!words[3].starts_with('(') || words[3].find(')') == std::string_view::npos)
    return base::bad_input(fmt::format("'{}' is no descriptor of a method", words[3]));
  const std::string_view number = words[4];
  const auto read = std::from_chars(number.data(), number.data() + number.size(), result.argument);
  if (read.ec != std::errc() || read.ptr != number.data() + number.size() || result.argument > UINT8_MAX)
    return base::bad_input(fmt::format("'{}' is no number of an argument", number));
  result.class_name = words[1];
  result.method = words[2];
  result.descriptor = words[3];
  return result;
}

}  // namespace

Contracts Contracts::built_in() {
  base::Result<Contracts> parsed = parse(embedded::contracts, "framework/contracts");
  ANTECEDE_ASSERT(parsed.has_value());
  return *std::move(parsed);
}

base::Result<Contracts> Contracts::parse(std::string_view text, std::string_view file_name) {
  Contracts result;
  size_t number = 0;
  for (std::string_view line : split(text, '\n')) {
    ++number;
    line = trim(line);
    if (line.empty() || line.starts_with('#')) continue;
    base::Result<TaskContract> contract = parse_contract(line);
    if (!contract) return base::pass_on(contract.error(), fmt::format("{}:{}", file_name, number));
    for (const TaskContract& other : result.contracts_)
      if (key_of(other) == key_of(*contract))
        return base::bad_input(fmt::format("{}:{}: the method is listed twice", file_name, number));
    result.contracts_.push_back(*std::move(contract));
  }
  std::ranges::sort(result.contracts_, {}, key_of);
  return result;
}

bool Contracts::knows(std::string_view class_name) const {
  const auto found = std::ranges::lower_bound(contracts_, class_name, {}, &TaskContract::class_name);
  return found != contracts_.end() && found->class_name == class_name;
}

const TaskContract* Contracts::find(std::string_view class_name, std::string_view method,
                                    std::string_view descriptor) const {
  const auto found = std::ranges::lower_bound(contracts_, std::tuple(class_name, method, descriptor), {}, key_of);
  return found != contracts_.end() && key_of(*found) == std::tuple(class_name, method, descriptor) ? &*found : nullptr;
}

}  // namespace antecede::model
