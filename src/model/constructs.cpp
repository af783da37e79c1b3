#include "model/constructs.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "base/assert.h"
#include "model/call_sites.h"
#include "model/text.h"

namespace antecede::embedded {
extern const std::string_view constructs;
}

namespace antecede::model {

using base::bad_input;
using base::Result;
using base::Status;

Constructs Constructs::built_in(const ApiFacts& facts) {
  Result<Constructs> parsed = parse(embedded::constructs, "framework/constructs", facts);
  ANTECEDE_ASSERT(parsed.has_value());
  return *std::move(parsed);
}

Result<Constructs> Constructs::parse(std::string_view text, std::string_view file_name, const ApiFacts& facts) {
  Constructs result;
  std::set<std::string> names;
  size_t number = 0;
  for (std::string_view raw : split(text, '\n')) {
    ++number;
    const std::string_view line = trim(raw);
    if (line.empty() || line.starts_with('#')) continue;
    Result<Construct> construct = parse_line(line, facts);
    if (construct && !names.insert(construct->name).second)
      construct = bad_input(fmt::format("'{}' is listed twice", construct->name));
    if (!construct) return base::pass_on(construct.error(), fmt::format("{}:{}", file_name, number));
    result.constructs_.push_back(*std::move(construct));
  }
  return result;
}

Result<Constructs::Construct> Constructs::parse_line(std::string_view line, const ApiFacts& facts) {
  const size_t colon = line.find(':');
  if (colon == std::string_view::npos) return bad_input("a name, a colon and clauses are expected");
  Construct construct;
  construct.name = trim(line.substr(0, colon));
  for (std::string_view clause : split(line.substr(colon + 1), ';'))
    ANTECEDE_CHECK(parse_clause(clause, facts, construct));
  return construct;
}

Status Constructs::parse_clause(std::string_view clause, const ApiFacts& facts, Construct& construct) {
  const std::vector<std::string_view> words = words_of(clause);
  if (words.size() < 2) return bad_input(fmt::format("'{}' is not a clause", trim(clause)));
  for (size_t i = 1; i < words.size(); ++i) ANTECEDE_CHECK(parse_word(words[0], words[i], facts, construct));
  return {};
}

Status Constructs::parse_word(std::string_view kind, std::string_view word, const ApiFacts& facts,
                              Construct& construct) {
  if (kind == "code" && word == "monitors") return construct.monitors = true, Status();
  if (kind == "code" && word == "volatile-fields") return construct.volatile_fields = true, Status();
  if (kind == "code" && word == "native-methods") return construct.native_methods = true, Status();
  if (kind != "call" && kind != "extend") return bad_input(fmt::format("'{} {}' is not a clause", kind, word));
  const size_t dot = kind == "call" ? word.rfind('.') : word.size();
  const std::string_view class_name = word.substr(0, std::min(dot, word.size()));
  const std::optional<ApiClass> found = facts.find(class_name);
  if (!found) return bad_input(fmt::format("the SDK has no class {}", class_name));
  if (kind == "extend") return construct.ancestors.emplace_back(found->descriptor()), Status();
  const std::string_view method = word.substr(dot + 1);
  if (method != "*" && found->methods(method).empty())
    return bad_input(fmt::format("the SDK's {} declares no method {}", class_name, method));
  construct.calls.emplace_back(class_name, method);
  return {};
}

namespace {

using Counts = std::map<std::pair<std::string, std::string>, uint64_t>;

/// Calls by declaring class and method, and by class alone (`*`).
Counts count_calls(const ir::Program& program, FrameworkCalls& calls,
                   const std::function<bool(ir::ClassId)>& belongs) {
  Counts counts;
  for_each_call(program, belongs, [&](ir::MethodRefId ref) {
    const auto& target = calls.target(ref);
    if (!target) return;
    ++counts[{target->owner, target->name}];
    ++counts[{target->owner, "*"}];
  });
  return counts;
}

std::vector<ir::ClassId> choose(const ir::Program& program, const std::function<bool(ir::ClassId)>& belongs) {
  std::vector<ir::ClassId> chosen;
  for (size_t i = 0; i < program.classes().size(); ++i)
    if (belongs(ir::ClassId(i))) chosen.push_back(ir::ClassId(i));
  return chosen;
}

uint64_t count_monitors(const ir::Program& program, const std::vector<ir::ClassId>& classes) {
  uint64_t count = 0;
  for (ir::ClassId owner : classes) {
    for (const auto& range : {program[owner].direct_methods, program[owner].virtual_methods}) {
      for (ir::MethodId id : range) {
        if (!program[id].has_code() || !program.body(id).ok()) continue;
        const auto enters = std::ranges::count_if(program.body(id).instructions(), [](const ir::Instruction& one) {
          return one.op == ir::Op::MonitorEnter;
        });
        const bool whole = program[id].access_flags & (ir::k_synchronized | ir::k_declared_synchronized);
        count += enters > 0 ? static_cast<uint64_t>(enters) : whole;
      }
    }
  }
  return count;
}

uint64_t count_volatile(const ir::Program& program, const std::vector<ir::ClassId>& classes) {
  uint64_t count = 0;
  for (ir::ClassId owner : classes)
    for (const auto& range : {program[owner].static_fields, program[owner].instance_fields})
      for (ir::FieldId id : range) count += (program[id].access_flags & ir::k_volatile) != 0;
  return count;
}

uint64_t count_native(const ir::Program& program, const std::vector<ir::ClassId>& classes) {
  uint64_t count = 0;
  for (ir::ClassId owner : classes)
    for (const auto& range : {program[owner].direct_methods, program[owner].virtual_methods})
      for (ir::MethodId id : range) count += (program[id].access_flags & ir::k_native) != 0;
  return count;
}

}  // namespace

std::vector<ConstructUse> Constructs::find(const ir::Program& program, FrameworkCalls& calls,
                                           const std::function<bool(ir::ClassId)>& belongs) const {
  const Counts counts = count_calls(program, calls, belongs);
  const std::vector<ir::ClassId> classes = choose(program, belongs);
  std::vector<ConstructUse> uses;
  for (const Construct& construct : constructs_) {
    uint64_t count = 0;
    for (const auto& call : construct.calls)
      if (const auto found = counts.find(call); found != counts.end()) count += found->second;
    for (const std::string& ancestor : construct.ancestors)
      count += static_cast<uint64_t>(
          std::ranges::count_if(classes, [&](ir::ClassId id) { return calls.extends(id, ancestor); }));
    if (construct.monitors) count += count_monitors(program, classes);
    if (construct.volatile_fields) count += count_volatile(program, classes);
    if (construct.native_methods) count += count_native(program, classes);
    if (count) uses.push_back({construct.name, count});
  }
  return uses;
}

}  // namespace antecede::model
