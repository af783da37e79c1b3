#include "action/app_sites.h"

#include <algorithm>

namespace antecede::action {

using model::Intrinsic;
using order::Range;
using pointer::NodeId;
using pointer::Object;
using pointer::ObjectId;
using pointer::ObjectSet;

namespace {

/// Kinds of `antecede.Queue.enqueue`.
enum : int64_t { k_delayed, k_at_time, k_at_front, k_idle, k_input, k_display, k_ipc, k_ipc_call };

constexpr int64_t k_nanos_per_milli = 1'000'000;

/// A looper counts whole milliseconds.
int64_t whole_millis(int64_t nanos) {
  if (nanos == std::numeric_limits<int64_t>::min() || nanos == Range::k_max) return nanos;
  const int64_t down = nanos / k_nanos_per_milli;
  return nanos % k_nanos_per_milli < 0 ? down - 1 : down;
}

}  // namespace

AppSites::AppSites(const ir::Program& program, const pointer::Solver& solver, Constants& values)
    : program_(program), solver_(solver), constants_(values) {
  for (const pointer::IntrinsicSite& site : solver.intrinsic_sites()) {
    if (!calls_.insert({site.node, site.call}).second) continue;
    const pointer::MethodCode* code = solver.code(site.node);
    if (code == nullptr || site.call >= code->calls.size()) continue;
    sites_[site.node].push_back({site.call, code->calls[site.call].instruction, site.intrinsic});
  }
  for (auto& [node, sites] : sites_) std::ranges::sort(sites, {}, &Site::call);
  for (size_t i = 0; i < solver.nodes().size(); ++i) {
    const pointer::Node& node = solver.nodes()[NodeId(i)];
    if (node.method.valid()) nodes_[{node.method, node.context}] = NodeId(i);
  }
  const ir::ClassId task = program.find_class("Lantecede/Task;");
  if (!task.valid()) return;
  for (ir::FieldId field : program[task].instance_fields) {
    const std::string_view name = program.symbols().text(program.symbols().field(program[field].ref).name);
    if (name == "target") target_ = field;
    if (name == "callback") callback_ = field;
    if (name == "token") token_ = field;
    if (name == "what") what_ = field;
  }
}

const std::vector<AppSites::Site>& AppSites::in(NodeId node) const {
  static const std::vector<Site> none;
  const auto known = sites_.find(node);
  return known == sites_.end() ? none : known->second;
}

std::optional<Intrinsic> AppSites::at(NodeId node, uint32_t call) const {
  for (const Site& site : in(node))
    if (site.call == call) return site.intrinsic;
  return {};
}

const ObjectSet& AppSites::operand(NodeId node, uint32_t call, size_t number) const {
  const pointer::MethodCode* code = solver_.code(node);
  if (code == nullptr || call >= code->calls.size() || number >= code->calls[call].operands.size()) return nothing_;
  const pointer::Local local = code->calls[call].operands[number];
  return local == pointer::k_no_local ? nothing_ : solver_.points_to(node, local);
}

Range AppSites::number(NodeId node, uint32_t call, size_t operand) {
  const pointer::MethodCode* code = solver_.code(node);
  if (code == nullptr || call >= code->calls.size()) return Range::any();
  return constants_.operand(node, call, operand);
}

bool AppSites::is_reached(NodeId node, uint32_t call) {
  return constants_.is_call_reached(node, call);
}

ir::StringId AppSites::text(NodeId node, uint32_t call, size_t operand) const {
  const pointer::MethodCode* code = solver_.code(node);
  if (code == nullptr || call >= code->calls.size()) return {};
  const pointer::CallStep& step = code->calls[call];
  const bool own = step.splice == pointer::k_no_splice;
  const ir::MethodId method = own ? solver_.nodes()[node].method : code->splices[step.splice].method;
  const ir::Body& body = program_.body(method);
  const auto operands = body.operands(body.instructions()[own ? step.instruction : step.inner_instruction]);
  if (operand >= operands.size()) return {};
  const auto definitions = program_.flow(method).definitions(operands[operand]);
  if (definitions.size() != 1) return {};
  const ir::Instruction& definition = body.instructions()[definitions[0].value()];
  return definition.op == ir::Op::ConstString ? definition.string() : ir::StringId();
}

// Queues --------------------------------------------------------------------------------------------------------------

std::optional<NodePlace> AppSites::maker(ObjectId object) const {
  const Object& made = solver_.objects()[object];
  if (made.kind != Object::Kind::Made && made.kind != Object::Kind::Closure) return {};
  const auto node = nodes_.find({made.method, made.context});
  if (node == nodes_.end()) return {};
  return NodePlace{node->second, made.instruction};
}

std::optional<NodePlace> AppSites::inflater(ObjectId object) const {
  const Object& made = solver_.objects()[object];
  if (made.kind != Object::Kind::Harness || !made.method.valid()) return {};
  const auto node = nodes_.find({made.method, made.context});
  if (node == nodes_.end()) return {};
  const pointer::MethodCode* code = solver_.code(node->second);
  if (code == nullptr || made.instruction >= code->calls.size()) return {};
  return NodePlace{node->second, code->calls[made.instruction].instruction};
}

std::vector<ObjectId> AppSites::queues(NodeId node, uint32_t call, size_t operand) {
  std::vector<ObjectId> result;
  this->operand(node, call, operand).for_each([&](ObjectId queue) {
    const auto made = maker(queue);
    if (!made || constants_.is_reached(made->node, made->instruction)) result.push_back(queue);
  });
  return result;
}

std::optional<Intrinsic> AppSites::kind_of_queue(ObjectId queue) const {
  const auto made = maker(queue);
  if (!made) return {};
  for (const Site& site : in(made->node)) {
    if (site.instruction != made->instruction) continue;
    switch (site.intrinsic) {
      case Intrinsic::QueueLooper:
      case Intrinsic::QueueSerial:
      case Intrinsic::QueuePool:
      case Intrinsic::QueueBinder: return site.intrinsic;
      default: break;
    }
  }
  return {};
}

ObjectId AppSites::thread_of(ObjectId queue) const {
  for (const auto& [slot, variable] : solver_.cells(queue))
    if (slot == pointer::slot::k_thread) return solver_.points_to(variable).single();
  return {};
}

// Posts ---------------------------------------------------------------------------------------------------------------

order::Post AppSites::post(NodeId node, uint32_t call, bool looper) {
  order::Post post;
  // enqueue(queue, task, kind, time, asynchronous)
  const Range kind = number(node, call, 2), time = number(node, call, 3), flag = number(node, call, 4);
  post.time = looper ? Range{whole_millis(time.low), whole_millis(time.high)} : time;
  post.asynchronous = flag == Range::exactly(0)   ? order::Answer::Never
                      : flag.low > 0              ? order::Answer::Always
                                                  : order::Answer::Unknown;
  post.any_type = kind.low != kind.high;
  switch (post.any_type ? -1 : kind.low) {
    case k_delayed: post.type = trace::MessageType::Delayed; break;
    case k_at_time: post.type = trace::MessageType::AtTime; break;
    case k_at_front: post.type = trace::MessageType::Front; break;
    case k_idle:
      post.type = trace::MessageType::Idle;
      post.rerun = order::Answer::Unknown;
      break;
    case k_input: post.type = trace::MessageType::Input; break;
    case k_display: post.type = trace::MessageType::Display; break;
    case k_ipc:
    case k_ipc_call: post.type = trace::MessageType::Ipc; break;
    default:
      post.any_type = true;
      post.rerun = order::Answer::Unknown;
  }
  return post;
}

const ObjectSet& AppSites::cell(ObjectId object, ir::FieldId field) const {
  if (field.valid())
    for (const auto& [slot, variable] : solver_.cells(object))
      if (slot == field.value()) return solver_.points_to(variable);
  return nothing_;
}

Range AppSites::first_value(ObjectId object, ir::ClassId owner, std::string_view name) {
  for (ir::FieldId field : program_[owner].instance_fields)
    if (program_.symbols().text(program_.symbols().field(program_[field].ref).name) == name)
      return constants_.field(object, field, true);
  return Range::any();
}

MessageKeys AppSites::keys_of_post(NodeId node, uint32_t call) {
  MessageKeys keys;
  bool first = true;
  operand(node, call, 1).for_each([&](ObjectId task) {
    keys.target.add(cell(task, target_));
    keys.callback.add(cell(task, callback_));
    keys.token.add(cell(task, token_));
    const Range what = what_.valid() ? constants_.field(task, what_) : Range::any();
    keys.what = first ? what : Range{std::min(keys.what.low, what.low), std::max(keys.what.high, what.high)};
    first = false;
  });
  if (first) keys.what = Range::any();
  return keys;
}

}  // namespace antecede::action
