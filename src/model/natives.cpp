#include "model/natives.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <tuple>

#include <fmt/format.h>

#include "base/assert.h"
#include "model/text.h"

namespace antecede::embedded {
extern const std::string_view natives;
}

namespace antecede::model {

namespace {

using EffectKind = HeapEffect::Kind;
using Words = std::vector<std::string_view>;

/// `java.lang.System` as `java/lang/System`.
std::string slashed(std::string_view name) {
  std::string out(name);
  std::ranges::replace(out, '.', '/');
  return out;
}

/// How many parameters a descriptor has; none if it is not one.
std::optional<int> parameter_count(std::string_view descriptor) {
  const size_t end = descriptor.find(')');
  if (!descriptor.starts_with('(') || end == std::string_view::npos || end + 1 == descriptor.size()) return {};
  int count = 0;
  for (size_t at = 1; at < end; ++at, ++count) {
    while (at < end && descriptor[at] == '[') ++at;
    if (descriptor[at] == 'L') at = descriptor.find(';', at);
    if (at >= end) return {};
  }
  return count;
}

/// `this`, `p0`, `p1`, …
std::optional<int> operand(std::string_view word, int parameters) {
  if (word == "this") return HeapEffect::k_this;
  int index = 0;
  if (!word.starts_with('p')) return {};
  const auto [rest, error] = std::from_chars(word.data() + 1, word.data() + word.size(), index);
  if (error != std::errc() || rest != word.data() + word.size() || index < 0 || index >= parameters) return {};
  return index;
}

/// `this.elements`: operand and field.
bool operand_field(std::string_view word, int parameters, int& place, std::string& field) {
  const size_t dot = word.find('.');
  if (dot == std::string_view::npos || dot + 1 == word.size()) return false;
  const std::optional<int> found = operand(word.substr(0, dot), parameters);
  if (!found) return false;
  place = *found;
  field = word.substr(dot + 1);
  return true;
}

bool set(std::optional<int> found, int& place) {
  if (found) place = *found;
  return found.has_value();
}

bool matches(const Words& words, std::initializer_list<std::string_view> pattern) {
  return std::ranges::equal(words, pattern,
                            [](std::string_view word, std::string_view like) { return like == "_" || word == like; });
}

bool parse_returns(const Words& words, int parameters, HeapEffect& effect) {
  if (matches(words, {"returns", "new"})) return effect.kind = EffectKind::ReturnsNew, true;
  if (matches(words, {"returns", "new", "_"}))
    return effect.kind = EffectKind::ReturnsNew, effect.name = slashed(words[2]), true;
  if (matches(words, {"returns", "element", "of", "_"}))
    return effect.kind = EffectKind::ReturnsElement, set(operand(words[3], parameters), effect.from);
  if (matches(words, {"returns", "copy", "of", "_"}))
    return effect.kind = EffectKind::ReturnsCopy, set(operand(words[3], parameters), effect.from);
  if (matches(words, {"returns", "name", "of", "_"}))
    return effect.kind = EffectKind::NamesClass, set(operand(words[3], parameters), effect.from);
  if (matches(words, {"returns", "class", "of", "_"}))
    return effect.kind = EffectKind::ReturnsClass, set(operand(words[3], parameters), effect.from);
  if (!matches(words, {"returns", "_"})) return false;
  if (words[1].find('.') != std::string_view::npos)
    return effect.kind = EffectKind::ReturnsField, operand_field(words[1], parameters, effect.from, effect.name);
  return effect.kind = EffectKind::Returns, set(operand(words[1], parameters), effect.from);
}

bool parse_stores(const Words& words, int parameters, HeapEffect& effect) {
  if (matches(words, {"stores", "_", "in", "_"})) {
    effect.kind = EffectKind::Stores;
    return set(operand(words[1], parameters), effect.from) &&
           operand_field(words[3], parameters, effect.to, effect.name);
  }
  if (matches(words, {"stores", "_", "in", "elements", "of", "_"})) {
    effect.kind = EffectKind::StoresElement;
    return set(operand(words[1], parameters), effect.from) && set(operand(words[5], parameters), effect.to);
  }
  if (matches(words, {"fills", "_"})) return effect.kind = EffectKind::Fills, set(operand(words[1], parameters), effect.to);
  if (!matches(words, {"copies", "elements", "of", "_", "to", "_"})) return false;
  effect.kind = EffectKind::CopiesElements;
  return set(operand(words[3], parameters), effect.from) && set(operand(words[5], parameters), effect.to);
}

bool parse_reflection(const Words& words, int parameters, HeapEffect& effect) {
  const auto place = [&](size_t word, int& into) { return set(operand(words[word], parameters), into); };
  if (matches(words, {"finds"})) return effect.kind = EffectKind::Finds, true;
  if (matches(words, {"finds", "class", "named", "_"})) return effect.kind = EffectKind::FindsClass, place(3, effect.from);
  if (matches(words, {"finds", "member", "_", "of", "_"}))
    return effect.kind = EffectKind::FindsMember, place(2, effect.from) && place(4, effect.to);
  if (matches(words, {"finds", "members", "of", "_"})) return effect.kind = EffectKind::FindsMembers, place(3, effect.from);
  if (matches(words, {"finds", "proxy", "class", "of", "_"}))
    return effect.kind = EffectKind::FindsProxyClass, place(4, effect.from);
  if (matches(words, {"makes", "proxy", "of", "_"})) return effect.kind = EffectKind::MakesProxy, place(3, effect.from);
  if (matches(words, {"makes", "_"})) return effect.kind = EffectKind::Makes, place(1, effect.from);
  if (matches(words, {"makes", "_", "with", "_"}))
    return effect.kind = EffectKind::Makes, place(1, effect.from) && place(3, effect.with);
  if (matches(words, {"invokes", "_", "on", "_", "with", "_"}))
    return effect.kind = EffectKind::Invokes, place(1, effect.from) && place(3, effect.to) && place(5, effect.with);
  if (matches(words, {"reads", "_", "of", "_"}))
    return effect.kind = EffectKind::Reads, place(1, effect.from) && place(3, effect.to);
  if (!matches(words, {"writes", "_", "to", "_", "of", "_"})) return false;
  return effect.kind = EffectKind::Writes, place(1, effect.with) && place(3, effect.from) && place(5, effect.to);
}

bool parse_effect(std::string_view text, int parameters, HeapEffect& effect) {
  const Words words = words_of(text);
  if (matches(words, {"pure"})) return true;
  if (matches(words, {"world"})) return effect.kind = EffectKind::World, true;
  if (matches(words, {"calls", "_"}))
    return effect.kind = EffectKind::Calls, operand_field(words[1], parameters, effect.from, effect.name);
  return parse_returns(words, parameters, effect) || parse_stores(words, parameters, effect) ||
         parse_reflection(words, parameters, effect);
}

base::Result<NativeMethod> parse_name(std::string_view text) {
  const size_t open = text.find('(');
  const size_t dot = open == std::string_view::npos ? open : text.rfind('.', open);
  if (dot == std::string_view::npos || dot == 0)
    return base::bad_input(fmt::format("'{}' is not a method, as in java.lang.Math.sin(D)D", text));
  NativeMethod method;
  method.owner = slashed(text.substr(0, dot));
  method.name = text.substr(dot + 1, open - dot - 1);
  method.descriptor = text.substr(open);
  return method;
}

base::Result<NativeMethod> parse_native(std::string_view line) {
  const size_t gap = std::min(line.find(' '), line.size());
  ANTECEDE_TRY(NativeMethod method, parse_name(line.substr(0, gap)));
  const std::optional<int> parameters = parameter_count(method.descriptor);
  if (!parameters) return base::bad_input(fmt::format("'{}' is not a method descriptor", method.descriptor));
  for (std::string_view part : split(line.substr(gap), ',')) {
    HeapEffect& effect = method.effects.emplace_back();
    if (!parse_effect(part, *parameters, effect))
      return base::bad_input(fmt::format("'{}' is not a heap effect of this method", trim(part)));
  }
  return method;
}

auto key(const NativeMethod& method) {
  return std::tuple<std::string_view, std::string_view, std::string_view>(method.owner, method.name,
                                                                          method.descriptor);
}

}  // namespace

Natives Natives::built_in() {
  base::Result<Natives> parsed = parse(embedded::natives, "framework/natives");
  ANTECEDE_ASSERT(parsed.has_value());
  return *std::move(parsed);
}

base::Result<Natives> Natives::parse(std::string_view text, std::string_view file_name) {
  Natives result;
  size_t number = 0;
  for (std::string_view raw : split(text, '\n')) {
    ++number;
    const std::string_view line = trim(raw);
    if (line.empty() || line.starts_with('#')) continue;
    base::Result<NativeMethod> method = parse_native(line);
    if (!method) return base::pass_on(method.error(), fmt::format("{}:{}", file_name, number));
    result.methods_.push_back(*std::move(method));
  }
  std::ranges::sort(result.methods_, {}, key);
  const auto twice = std::ranges::adjacent_find(result.methods_, {}, key);
  if (twice != result.methods_.end())
    return base::bad_input(
        fmt::format("{}: {}.{}{} is listed twice", file_name, twice->owner, twice->name, twice->descriptor));
  return result;
}

const NativeMethod* Natives::find(std::string_view owner, std::string_view name, std::string_view descriptor) const {
  const std::tuple<std::string_view, std::string_view, std::string_view> wanted(owner, name, descriptor);
  const auto found = std::ranges::lower_bound(methods_, wanted, {}, key);
  return found != methods_.end() && key(*found) == wanted ? &*found : nullptr;
}

}  // namespace antecede::model
