#include "action/constants.h"

#include "action/value_ranges.h"

namespace antecede::action {

using order::Range;
using pointer::ObjectId;

Constants::Value Constants::load(const Frame& frame, const ir::Instruction& insn) {
  const ir::FieldId field = hierarchy_.resolve(insn.field());
  const std::vector<pointer::Local>* locals = locals_of(frame);
  if (!field.valid() || locals == nullptr) return Range::any();
  const pointer::ObjectSet* objects = pointed_to(frame, (*locals)[insn.a.value()]);
  if (objects == nullptr || !has_constructors(*objects)) return Range::any();
  return stored(field, objects);
}

/// Whose constructor is called: what code makes, and components.
bool Constants::has_constructors(const pointer::ObjectSet& objects) {
  const uint32_t number = stores_.number_of(objects, true);
  if (constructed_.size() <= number) constructed_.resize(number + 1);
  if (constructed_[number]) return *constructed_[number];
  bool result = !objects.empty();
  objects.for_each([&](ObjectId object) {
    const pointer::Object& it = solver_.objects()[object];
    const ir::ClassId type = solver_.class_of(object);
    const bool component = it.kind == pointer::Object::Kind::Harness && type.valid() &&
                           !(program_[type].access_flags & ir::k_framework);
    result &= it.kind == pointer::Object::Kind::Made || component;
  });
  constructed_[number] = result;
  return result;
}

Constants::Value Constants::load_static(const ir::Instruction& insn) {
  const ir::FieldId field = hierarchy_.resolve(insn.field());
  if (!field.valid()) return Range::any();
  if (!(program_[field].access_flags & ir::k_final)) return Range::any();
  return stores_.is_stored(field) ? stored(field, nullptr) : Value(Range::any());
}

/// All that is stored into the field of one of these objects, and the default, unless each constructor replaces it.
Constants::Value Constants::stored(ir::FieldId field, const pointer::ObjectSet* bases, bool at_first, bool lasting) {
  const StoreTable::Sources& sources = stores_.of(field, bases, at_first, lasting);
  if (stored_.size() <= sources.number) stored_.resize(sources.number + 1);
  if (!stored_[sources.number].valid()) {
    stored_[sources.number] = add_unit(Unit::Kind::Stored);
    units_[stored_[sources.number]]->sources = &sources;
  }
  const UnitId id = stored_[sources.number];
  read(id);
  return units_[id]->stored;
}

Constants::Value Constants::find_stored(const StoreTable::Sources& sources) {
  if (sources.is_open) return Range::any();
  Value result;
  const auto add = [&](const Range& range) { result = result ? hull(*result, range) : range; };
  if (sources.keeps_default) add(Range::exactly(0));
  if (!sources.is_stored) return result ? result : Value(Range::exactly(0));
  for (const StoreTable::Source& source : sources.places) {
    const bool is_part = !source.is_call && source.where != pointer::k_no_splice;
    const Frame* frame = is_part ? frame_of(source.node, source.where) : frame_of(source.node);
    if (frame == nullptr) return Range::any();
    if (!is_reached_now(source.node, source.instruction)) continue;
    const Value value = source.is_call ? operand_now(source.node, source.where, source.number)
                                       : frame->registers[source.number];
    if (value) add(*value);
  }
  return result;
}

}  // namespace antecede::action
