#include "model/piece_scan.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "model/made_code.h"

namespace antecede::model {

const PieceScan::Makings& PieceScan::of(ir::ClassId id) {
  std::unique_ptr<const Makings>& known = scanned_[id];
  if (known) return *known;
  Makings makings;
  const ir::Class& definition = program_[id];
  for (const ir::MethodId method : definition.direct_methods) scan(method, makings);
  for (const ir::MethodId method : definition.virtual_methods) scan(method, makings);
  known = std::make_unique<const Makings>(std::move(makings));
  return *known;
}

Piece PieceScan::piece_of(ir::ClassId id) {
  const auto known = pieces_.find(id);
  if (known != pieces_.end()) return known->second;
  const Nesting& nesting = nesting_.of(id);
  Piece piece;
  if (nesting.is_piece()) piece.type = id;
  const auto interfaces = program_[id].interfaces;
  if (nesting.kind == Nesting::Kind::Lambda && !interfaces.empty()) {
    const LambdaClass lambda = lambda_class(id);
    if (lambda.is_reference || lambda.body.valid()) piece = {{}, lambda.body};
    if (lambda.body.valid())
      lambdas_.try_emplace(lambda.body,
                           LambdaFacts{interfaces.front(), names_.implemented(interfaces.front(), lambda.method)});
  }
  pieces_.emplace(id, piece);
  return piece;
}

const LambdaFacts* PieceScan::lambda(ir::MethodId body) const {
  const auto found = lambdas_.find(body);
  return found == lambdas_.end() ? nullptr : &found->second;
}

/// A method that makes lambdas anew from a stream of bytes is not where they stand.
void PieceScan::scan(ir::MethodId maker, Makings& makings) {
  const ir::Symbols& symbols = program_.symbols();
  const std::string_view name = symbols.text(symbols.method(program_[maker].ref).name);
  if (!program_[maker].has_code() || name == "$deserializeLambda$") return;
  const ir::Body& body = program_.body(maker);
  if (!body.ok()) return;
  const auto first = static_cast<std::ptrdiff_t>(makings.list.size());
  for (const ir::Instruction& insn : body.instructions()) {
    const Piece piece = made_by(insn);
    if (!piece.valid()) continue;
    makings.list.push_back({piece, maker, insn.pc});
    std::vector<ir::MethodId>& makers = makings.makers[piece];
    if (makers.empty() || makers.back() != maker) makers.push_back(maker);
  }
  std::ranges::stable_sort(makings.list.begin() + first, makings.list.end(), {}, &Making::pc);
}

Piece PieceScan::made_by(const ir::Instruction& insn) {
  switch (insn.op) {
    case ir::Op::New: return object(insn.type());
    case ir::Op::StaticGet: return shared_object(insn.field());
    case ir::Op::InvokeStatic: return factory_result(insn.method());
    case ir::Op::Closure: return closure(insn.call_site());
    default: return {};
  }
}

Piece PieceScan::object(ir::TypeId type) {
  const ir::ClassId id = program_.find_class(type);
  return id.valid() && !code_.is_boot(id) ? piece_of(id) : Piece();
}

/// What captures nothing may be made once and kept by its class: `INSTANCE` of Kotlin and D8.
Piece PieceScan::shared_object(ir::FieldRefId field) {
  const ir::FieldRef& ref = program_.symbols().field(field);
  return ref.type == ref.owner ? object(ref.owner) : Piece();
}

/// Before D8, classes of lambdas had a method that makes their objects.
Piece PieceScan::factory_result(ir::MethodRefId method) {
  const ir::ClassId id = program_.find_class(program_.symbols().method(method).owner);
  if (!id.valid() || code_.is_boot(id) || nesting_.of(id).kind != Nesting::Kind::Lambda) return {};
  return piece_of(id);
}

Piece PieceScan::closure(ir::CallSiteId id) {
  const auto* site = std::get_if<ir::ClosureSite>(&program_.call_sites()[id].meaning);
  if (!site) return {};
  const ir::MethodId body = lambda_behind(program_.definition(program_.handle(site->implementation).method));
  if (!body.valid()) return {};
  lambdas_.try_emplace(
      body, LambdaFacts{site->interface, names_.method({site->interface, site->method_name, site->erased})});
  return {{}, body};
}

PieceScan::LambdaClass PieceScan::lambda_class(ir::ClassId id) const {
  LambdaClass result;
  for (const ir::MethodId method : program_[id].virtual_methods) {
    const Forwarding forwarding = forwarding_of(program_, method);
    if (!forwarding.forwards || (program_[method].access_flags & ir::k_bridge)) continue;
    result.body = lambda_behind(forwarding.target);
    result.is_reference = !result.body.valid();
    result.method = method;
    if (result.body.valid()) return result;
  }
  return result;
}

/// The body that a call ends in, past accessors; none if it ends elsewhere.
ir::MethodId PieceScan::lambda_behind(ir::MethodId target) const {
  constexpr int k_most_accessors = 4;
  for (int i = 0; i < k_most_accessors && target.valid(); ++i) {
    const std::string name = names_.method(target).name;
    if (is_lambda_body(name)) return target;
    if (!is_passage(program_[target], name)) return {};
    target = forwarding_of(program_, target).target;
  }
  return {};
}

}  // namespace antecede::model
