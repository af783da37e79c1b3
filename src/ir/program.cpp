#include "ir/program.h"

#include "ir/body_draft.h"

namespace antecede::ir {

namespace {

template <class T>
T get_or_none(const auto& table, auto id) {
  return id.valid() && table.contains(id) ? table[id] : T();
}

/// The value in `slot`, built by `make` if nobody has yet. Of two racing builders one wins; the other's memory stays
/// unused in the arena.
template <class T, class Make>
const T& get_or_build(std::atomic<const T*>& slot, Make make, bool& won) {
  const T* known = slot.load(std::memory_order_acquire);
  if (known) return *known;
  const T* fresh = make();
  won = slot.compare_exchange_strong(known, fresh, std::memory_order_acq_rel);
  return won ? *fresh : *known;
}

}  // namespace

Program::~Program() = default;

void CodeSource::for_each_string(const Program& program, MethodId method,
                                 const std::function<void(StringId)>& visit) const {
  if (!program[method].has_code()) return;
  const Body& body = program.body(method);
  if (!body.ok()) return;
  for (const Instruction& instruction : body.instructions())
    if (instruction.op == Op::ConstString) visit(instruction.string());
}

ClassId Program::find_class(TypeId type) const {
  return get_or_none<ClassId>(class_of_type_, type);
}
ClassId Program::find_class(std::string_view descriptor) const {
  return find_class(symbols_.find_type(descriptor));
}
FieldId Program::definition(FieldRefId ref) const {
  return get_or_none<FieldId>(field_of_ref_, ref);
}
MethodId Program::definition(MethodRefId ref) const {
  return get_or_none<MethodId>(method_of_ref_, ref);
}

const Body& Program::body(MethodId id) const {
  const Method& method = methods_[id];
  ANTECEDE_ASSERT(method.has_code());
  bool won = false;
  const Body& body = get_or_build(
      bodies_[id.value()],
      [&] {
        base::Result<const Body*> built = source(classes_[method.owner].source).build_body(*this, id, arena_);
        return built ? *built : seal_error(built.error().message, arena_);
      },
      won);
  if (won && !body.ok()) {
    const std::string_view format = source(classes_[method.owner].source).format();
    diagnostics_.add(std::string(format) + ".bad-method", base::Severity::Warning,
                     method_name(id) + ": " + std::string(body.error()));
  }
  return body;
}

const Flow& Program::flow(MethodId id) const {
  bool won = false;
  return get_or_build(
      flows_[id.value()], [&] { return Flow::build(body(id), arena_); }, won);
}

}  // namespace antecede::ir
