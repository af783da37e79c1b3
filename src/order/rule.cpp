#include "order/rule.h"

#include <array>

#include <fmt/format.h>

#include "base/assert.h"

namespace antecede::order {
namespace {

constexpr std::array<RuleInfo, k_rules> k_infos = {{
    {Rule::EventOp, "EventOp", "both are part of the same event, which runs from top to bottom", false, false},
    {Rule::LooperAtomic, "LooperAtomic",
     "a part of the first event precedes a part of the second, and their queue runs one event at a time", false,
     false},
    {Rule::ThreadInit, "ThreadInit", "a thread does nothing before it starts", false, false},
    {Rule::ThreadExit, "ThreadExit", "a thread does nothing after it ends", false, false},
    {Rule::ThreadFork, "ThreadFork", "a thread starts after it was told to", false, false},
    {Rule::ThreadJoin, "ThreadJoin", "a join returns after the thread's end", false, false},
    {Rule::MsgEnqueue, "MsgEnqueue", "an event begins after its message was posted", false, false},
    {Rule::MsgRemove, "MsgRemove",
     "the message was posted before the removal, so it had begun by then or would never have begun", false, false},
    {Rule::MsgBlocking, "MsgBlocking", "a blocking call returns after the event it waits for", false, false},
    {Rule::MsgBegin1, "MsgBegin1", "the first message was posted first and the queue keeps their order", false,
     false},
    {Rule::MsgBegin2, "MsgBegin2",
     "the first message was posted to the front of the queue while the second was waiting in it", false, false},
    {Rule::CallbackReg1, "CallbackReg1", "a callback is invoked after it was registered", false, false},
    {Rule::CallbackReg2, "CallbackReg2", "a callback is unregistered after it was registered", false, false},
    {Rule::CallbackUnreg, "CallbackUnreg", "a callback is not invoked any more after it was unregistered", false,
     false},
    {Rule::CallbackInv, "CallbackInv", "synchronous invocations of one callback follow each other", false, true},
    {Rule::NotifyWait, "NotifyWait", "the wait ended because of this notification", false, false},
    {Rule::ReleaseAcquire, "ReleaseAcquire", "what was acquired had been released by then", false, true},
    {Rule::Serial, "Serial", "the first was submitted first and the executor runs one task after the other", false,
     false},
    {Rule::Barrier, "Barrier", "the message was posted behind a barrier and waited until its removal", false, false},
    {Rule::Native, "Native", "input and display events reach the app one after the other", true, true},
    {Rule::ThreadOp, "ThreadOp", "both are steps of the same thread outside of any event", false, false},
    {Rule::IpcHandle, "IpcHandle", "one process sent both calls to the same receiver, one after the other", true,
     true},
    {Rule::IpcAsync, "IpcAsync", "one thread sent both one-way calls to the same receiver", true, false},
    {Rule::MsgAtTime, "MsgAtTime",
     "one event of the queue's own looper posted both, for points of time in this order", true, false},
    {Rule::ThreadLoop, "ThreadLoop", "a thread dispatches events only once it has entered its loop", false, false},
    {Rule::MsgInstead, "MsgInstead",
     "the first did the work of a message that was posted first and that the queue would have dispatched first",
     false, false},
}};

constexpr std::array k_not_in_base = {Rule::ReleaseAcquire, Rule::Serial,     Rule::Barrier,
                                      Rule::Native,         Rule::IpcHandle,  Rule::IpcAsync,
                                      Rule::MsgAtTime,      Rule::ThreadLoop, Rule::MsgInstead};

const RuleInfo* find(std::string_view name) {
  for (const RuleInfo& info : k_infos)
    if (info.name == name) return &info;
  return nullptr;
}

base::Result<RuleSet> add_word(RuleSet set, std::string_view word) {
  if (word == "all") return RuleSet::all();
  if (word == "base") return set.with(RuleSet::base());
  if (word == "strict") return set.with(RuleSet::strict());
  bool remove = word.starts_with('-');
  const RuleInfo* info = find(word.substr(remove ? 1 : 0));
  if (!info) {
    return tl::unexpected(base::Error{base::Error::Class::Usage, fmt::format("no order rule is named '{}'", word)});
  }
  return remove ? set.without(info->rule) : set.with(info->rule);
}

}  // namespace

const RuleInfo& rule_info(Rule rule) {
  const RuleInfo& info = k_infos[static_cast<size_t>(rule)];
  ANTECEDE_ASSERT(info.rule == rule);
  return info;
}

RuleSet RuleSet::all() {
  RuleSet set;
  for (const RuleInfo& info : k_infos) set = set.with(info.rule);
  return set;
}

RuleSet RuleSet::base() {
  RuleSet set = all();
  for (Rule rule : k_not_in_base) set = set.without(rule);
  return set;
}

RuleSet RuleSet::strict() {
  RuleSet set;
  for (const RuleInfo& info : k_infos)
    if (!info.speculative) set = set.with(info.rule);
  return set;
}

base::Result<RuleSet> RuleSet::parse(std::string_view text) {
  RuleSet set;
  while (true) {
    size_t comma = text.find(',');
    ANTECEDE_TRY(set, add_word(set, text.substr(0, comma)));
    if (comma == std::string_view::npos) return set;
    text.remove_prefix(comma + 1);
  }
}

std::string RuleSet::names() const {
  std::string result;
  for (const RuleInfo& info : k_infos) {
    if (!has(info.rule)) continue;
    if (!result.empty()) result += ',';
    result += info.name;
  }
  return result;
}

}  // namespace antecede::order
