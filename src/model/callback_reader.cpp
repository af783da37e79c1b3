#include "model/callback_reader.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "model/callback_derivation.h"
#include "model/text.h"

namespace antecede::model {

namespace {

using ThreadKind = CallbackThread::Kind;
using Otherwise = CallbackThread::Otherwise;

constexpr std::array<std::pair<std::string_view, ThreadKind>, 8> k_kinds = {
    {{"none", ThreadKind::None},
     {"main", ThreadKind::Main},
     {"caller", ThreadKind::Caller},
     {"registration", ThreadKind::Registration},
     {"creation", ThreadKind::Creation},
     {"receiver", ThreadKind::Receiver},
     {"binder", ThreadKind::Binder},
     {"background", ThreadKind::Background}}};
constexpr std::array<std::pair<std::string_view, Otherwise>, 4> k_otherwise = {
    {{"main", Otherwise::Main},
     {"calling", Otherwise::Calling},
     {"binder", Otherwise::Binder},
     {"background", Otherwise::Background}}};

template <class Table>
auto lookup(const Table& table, std::string_view word) -> std::optional<typename Table::value_type::second_type> {
  for (const auto& [name, value] : table)
    if (name == word) return value;
  return std::nullopt;
}

base::Result<CallbackThread> parse_thread(std::string_view text) {
  const size_t colon = text.find(':');
  const std::optional<ThreadKind> kind = lookup(k_kinds, text.substr(0, colon));
  const bool has_otherwise = kind == ThreadKind::Registration || kind == ThreadKind::Creation;
  if (!kind || has_otherwise != (colon != std::string_view::npos))
    return base::bad_input(fmt::format("'{}' is not a thread", text));
  if (!has_otherwise) return CallbackThread{*kind, Otherwise::Main};
  const std::optional<Otherwise> otherwise = lookup(k_otherwise, text.substr(colon + 1));
  if (!otherwise) return base::bad_input(fmt::format("'{}' is not a thread", text));
  return CallbackThread{*kind, *otherwise};
}

// The methods of that name which an app can override, inherited ones included.
std::vector<CallbackMethod> methods_named(const ApiClass& type, std::string_view name, CallbackThread thread) {
  std::vector<CallbackMethod> found;
  for (const ApiClass& from : type.with_supers())
    for (const ApiMethod method : from.methods(name)) {
      const auto same = [&](const CallbackMethod& m) { return m.method.has_descriptor(method.descriptor()); };
      if (!method.is(api_flags::k_static) && !method.is(api_flags::k_final) && std::ranges::none_of(found, same))
        found.push_back({method, thread});
    }
  return found;
}

// Puts in `found`, in place of those of the same name.
void replace_methods(std::vector<CallbackMethod>& methods, std::vector<CallbackMethod> found) {
  std::erase_if(methods, [&](const CallbackMethod& m) { return m.method.name() == found.front().method.name(); });
  methods.insert(methods.end(), found.begin(), found.end());
}

bool lists_names(const std::vector<std::string_view>& words) {
  return std::any_of(words.begin() + 1, words.end(), [](std::string_view w) { return w.find('=') == w.npos; });
}

}  // namespace

base::Status CallbackReader::read_line(std::string_view line) {
  if (line.starts_with('#')) return {};
  const std::vector<std::string_view> words = words_of(line);
  if (words.empty()) return {};
  if (words[0].starts_with('[')) return read_group(words[0]);
  return words[0] == "at" ? read_place(words) : read_type(words);
}

base::Status CallbackReader::read_group(std::string_view line) {
  if (!line.ends_with(']')) return base::bad_input("a group begins with [THREAD]");
  ANTECEDE_TRY(group_, parse_thread(line.substr(1, line.size() - 2)));
  return {};
}

base::Status CallbackReader::read_type(const std::vector<std::string_view>& words) {
  if (!group_) return base::bad_input("a group, [THREAD], is expected first");
  ANTECEDE_TRY(const ApiClass type, class_of(words[0]));
  Callback callback{type, *group_, {}, false};
  if (!lists_names(words)) callback.methods = default_callback_methods(type, *group_);
  for (size_t i = 1; i < words.size(); ++i) ANTECEDE_CHECK(read_method(words[i], callback));
  std::ranges::stable_sort(callback.methods, {}, [](const CallbackMethod& m) { return m.method.name(); });
  result_.callbacks_.push_back(std::move(callback));
  return {};
}

base::Status CallbackReader::read_method(std::string_view word, Callback& callback) const {
  const size_t equals = word.find('=');
  const std::string_view name = word.substr(0, equals);
  CallbackThread thread = callback.thread;
  if (equals != std::string_view::npos) {
    ANTECEDE_TRY(thread, parse_thread(word.substr(equals + 1)));
  }
  std::vector<CallbackMethod> found = methods_named(callback.type, name, thread);
  if (found.empty())
    return base::bad_input(fmt::format("{} has no method {} to override", callback.type.dotted_name(), name));
  replace_methods(callback.methods, std::move(found));
  return {};
}

base::Status CallbackReader::read_place(const std::vector<std::string_view>& words) {
  if (words.size() != 4) return base::bad_input("'at' takes a class, a method and a thread");
  ANTECEDE_TRY(const ApiClass owner, class_of(words[1]));
  ANTECEDE_TRY(const CallbackThread thread, parse_thread(words[3]));
  const ApiMembers<ApiMethod> methods = owner.methods(words[2]);
  if (methods.empty()) return base::bad_input(fmt::format("{} has no method {}", words[1], words[2]));
  result_.places_.push_back({owner.descriptor(), methods[0].name(), thread});
  return {};
}

base::Result<ApiClass> CallbackReader::class_of(std::string_view name) const {
  const std::optional<ApiClass> found = facts_.find(name);
  if (!found) return base::bad_input(fmt::format("there is no class {}", name));
  return *found;
}

base::Result<Callbacks> CallbackReader::finish() {
  const auto descriptor = [](const Callback& c) { return c.type.descriptor(); };
  const auto place = [](const Callbacks::Place& p) { return std::make_tuple(p.owner, p.method); };
  std::vector<Callback>& listed = result_.callbacks_;
  std::ranges::sort(listed, {}, descriptor);
  if (const auto twice = std::ranges::adjacent_find(listed, {}, descriptor); twice != listed.end())
    return base::bad_input(fmt::format("{} is listed twice", twice->type.dotted_name()));
  std::ranges::sort(result_.places_, {}, place);
  if (const auto twice = std::ranges::adjacent_find(result_.places_, {}, place); twice != result_.places_.end())
    return base::bad_input(fmt::format("{} of {} is listed twice", twice->method, twice->owner));
  std::vector<Callback> derived = derive_callbacks(facts_, listed);
  std::ranges::move(derived, std::back_inserter(listed));
  std::ranges::sort(listed, {}, descriptor);
  return std::move(result_);
}

}  // namespace antecede::model
