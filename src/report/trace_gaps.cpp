#include "report/trace_gaps.h"

#include <algorithm>

#include <fmt/format.h>

#include "order/rule.h"
#include "report/words.h"

namespace antecede::report {

namespace {

using trace::OperationKind;

/// Gathers the gaps of one trace.
class GapFinder {
 public:
  GapFinder(const detect::Detection& detection, const detect::DetectOptions& options)
      : detection_(detection), options_(options) {}

  std::vector<Gap> find(const TraceSource& source) {
    add_damage();
    add_missing_operations();
    add_missing_details();
    add_rules(source.rules_by_format);
    add_choices();
    add("one-run",
        "One run: code that did not run and accesses that were not recorded (native code, unwatched fields) are "
        "unknown. Another order of these events may also take other branches.");
    return std::move(gaps_);
  }

 private:
  void add(const char* code, std::string message) { gaps_.push_back({code, std::move(message)}); }
  uint64_t count(OperationKind kind) const {
    const size_t index = static_cast<size_t>(kind);
    return index < detection_.operation_counts.size() ? detection_.operation_counts[index] : 0;
  }

  void add_damage() {
    const trace::TraceDamage& damage = detection_.input->damage();
    if (damage.reason.empty()) return;
    std::string text = "The trace is damaged: " + damage.reason + ".";
    if (damage.lost_bytes)
      text += fmt::format(" {} at its end were not read.", counted(damage.lost_bytes, "byte", "bytes"));
    add("trace.damaged", text);
  }

  void add_missing_operations() {
    if (!count(OperationKind::Read) && !count(OperationKind::Write))
      add("trace.no-accesses", "The trace has no accesses to memory: there is nothing that could race.");
    if (!count(OperationKind::Lock))
      add("trace.no-locks",
          "The trace has no locks: if the app uses any, some data races here are protected in truth.");
    if (!count(OperationKind::Register) && !count(OperationKind::Invoke))
      add("trace.no-callbacks",
          "The trace has no registrations of callbacks: order between a listener's registration and its calls is not "
          "known.");
    if (!has_ipc())
      add("trace.no-ipc",
          "The trace has no calls between processes: order that the system server makes is not known.");
  }

  bool has_ipc() const {
    const auto& tables = detection_.tables();
    return std::ranges::any_of(tables.messages,
                               [](const trace::Message& one) { return one.type == trace::MessageType::Ipc; }) ||
           std::ranges::any_of(tables.queues,
                               [](const trace::Queue& one) { return one.kind == trace::Queue::Kind::Binder; });
  }

  void add_missing_details() {
    if (detection_.tables().stacks.empty())
      add("trace.no-stacks",
          "The trace has no stacks: the places in the program are not known, and neither is whose "
          "code it is.");
    if (detection_.values == 0 && (count(OperationKind::Read) || count(OperationKind::Write)))
      add("trace.no-values",
          "The trace has no values: the filters by value cannot apply, and no race is known to store null.");
  }

  void add_rules(bool by_format) {
    std::string off, assumed;
    for (size_t i = 0; i < order::k_rules; ++i) {
      const order::RuleInfo& info = order::rule_info(static_cast<order::Rule>(i));
      std::string& list = options_.rules.has(info.rule) ? assumed : off;
      if (&list == &assumed && !info.speculative) continue;
      if (&list == &off && !order::RuleSet::all().has(info.rule)) continue;  // Not used unless somebody asks for it.
      list.append(list.empty() ? "" : ", ").append(info.name);
    }
    if (!off.empty())
      add("rules.off", fmt::format("Rules of order that were not applied{}: {}. More pairs count as unordered.",
                                   by_format ? " (this format lacks what they need)" : "", off));
    if (!assumed.empty())
      add("rules.assumed",
          fmt::format("Rules that rest on how Android was seen to behave: {}. What they order is not reported; "
                      "--rule strict does without.",
                      assumed));
  }

  void add_choices() {
    std::string off;
    for (size_t i = 0; i < race::k_filters; ++i)
      if (const auto filter = static_cast<race::Filter>(i); !options_.filters.has(filter))
        off.append(off.empty() ? "" : ", ").append(race::filter_name(filter));
    if (!off.empty()) add("filters.off", "Filters that were switched off: " + off + ".");
    if (!options_.coverage)
      add("coverage.off", "Coverage was switched off: races that others may prevent are listed.");
    if (options_.main_only)
      add("main-only", "Only races between events of the main looper were looked for; other threads were not.");
  }

  const detect::Detection& detection_;
  const detect::DetectOptions& options_;
  std::vector<Gap> gaps_;
};

}  // namespace

std::vector<Gap> trace_gaps(const detect::Detection& detection, const detect::DetectOptions& options,
                            const TraceSource& source) {
  return GapFinder(detection, options).find(source);
}

}  // namespace antecede::report
