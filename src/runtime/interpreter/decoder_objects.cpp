// The half of Decoder for objects, fields and calls.
#include <algorithm>

#include "runtime/classes/stub_writer.h"
#include "runtime/interpreter/decoder.h"
#include "runtime/interpreter/site_checks.h"
#include "runtime/record/recorded_fields.h"

namespace antecede::runtime {

using ir::Instruction;
using ir::Op;

namespace {

/// Place of a storage among the operations `FieldGet…`.
size_t load_variant(Storage storage) {
  switch (storage) {
    case Storage::Boolean: return 0;
    case Storage::Byte: return 1;
    case Storage::Char: return 2;
    case Storage::Short: return 3;
    case Storage::Long:
    case Storage::Double: return 5;
    default: return 4;
  }
}

/// Place of a storage among the operations `FieldPut…`.
size_t store_variant(Storage storage) {
  constexpr size_t k_places[] = {0, 0, 1, 0, 2, 0, 0, 0, 3};
  return k_places[storage_size(storage)];
}

/// Place of an element kind among the operations `ArrayGet…`.
size_t element_variant(ir::ElementKind kind) {
  constexpr size_t k_places[] = {4, 5, 6, 0, 1, 2, 3, 1};
  return k_places[static_cast<size_t>(kind)];
}

/// Whether a call of the model may read or change what threads share: then the app can be interrupted behind it, as
/// behind an access of its own. Texts and numbers are not shared.
bool may_touch_contents(const Method& method) {
  const std::string_view name = method.owner->descriptor;
  const bool plain = name.starts_with("Ljava/lang/") && name.find('/', 11) == std::string_view::npos;
  return method.framework && !plain;
}

/// Whether a call of the model may be a step of some lock-free algorithm.
bool may_synchronise(const model::Semantics& semantics, const Method& method) {
  return method.framework && method.owner->definition.valid() && semantics.is_concurrent(method.owner->definition);
}

/// The same call, counted if code of the framework takes it.
Operation counted(Operation call) {
  return offset_by(Operation::InvokeStaticCounted,
                   static_cast<size_t>(call) - static_cast<size_t>(Operation::InvokeStatic));
}

}  // namespace

void Decoder::decode_type(const Instruction& insn) {
  Class* type = classes_.of_type(insn.type());
  if (insn.op == Op::New) {
    const bool checked = needs_initialisation(*type) || (type->flags & (ir::k_abstract | ir::k_interface));
    code_.add_class(checked ? Operation::NewInitialise : Operation::New, dest(insn), 0, type);
    return;
  }
  code_.add_class(insn.op == Op::CheckCast ? Operation::CheckCast : Operation::InstanceOf, dest(insn), slot(insn.a),
                  type);
}

void Decoder::decode_array(const Instruction& insn) {
  switch (insn.op) {
    case Op::NewArray:
      code_.add_class(Operation::NewArray, dest(insn), slot(insn.a), classes_.of_type(insn.type()));
      return;
    case Op::FilledNewArray: {
      Class* type = classes_.of_type(insn.type());
      code_.call(Operation::FilledNewArray, dest(insn), reinterpret_cast<Method*>(type), operands(insn));
      return;
    }
    case Op::FillArray:
      code_.add_payload(Operation::FillArray, slot(insn.a), 0, 0).data = &body_->data_of(insn);
      return;
    case Op::ArrayLength: code_.add(Operation::ArrayLength, dest(insn), slot(insn.a)); return;
    default: decode_element(insn);
  }
}

void Decoder::decode_element(const Instruction& insn) {
  bool shared = !method_->framework && !method_->library;
  const bool get = insn.op == Op::ArrayGet;
  const bool told = recorded_ && recorded_->tells_elements(*method_);
  const bool at_once = told && shared && !recorded_->may_stop();
  if (told && !at_once) {
    // The access is told of where it happens: not before threads are switched.
    if (shared) code_.add(Operation::MayPreempt);
    shared = false;
    if (get)
      code_.add(Operation::RecordElementRead, slot(insn.a), slot(insn.b));
    else
      code_.add(Operation::RecordElementWrite, slot(insn.a), slot(insn.b), slot(insn.c()));
  }
  const size_t variant = element_variant(insn.element());
  if (!get && recorded_ && recorded_->tells_stores() && insn.element() == ir::ElementKind::Reference)
    code_.add(Operation::NoteStore, slot(insn.a), slot(insn.c()));
  const auto choose = [&](Operation recorded, Operation in_app, Operation plain) {
    return offset_by(at_once ? recorded : shared ? in_app : plain, variant);
  };
  if (get)
    code_.add(
        choose(Operation::ArrayGetRecordedBoolean, Operation::ArrayGetSharedBoolean, Operation::ArrayGetBoolean),
        dest(insn), slot(insn.a), slot(insn.b));
  else
    code_.add(
        choose(Operation::ArrayPutRecordedBoolean, Operation::ArrayPutSharedBoolean, Operation::ArrayPutBoolean),
        slot(insn.a), slot(insn.b), slot(insn.c()));
}

/// A controller is asked about all accesses of the app, those of libraries, too.
bool Decoder::is_told_as_library(const Field& field) const {
  return !recorded_->may_stop() && RecordedFields::is_inside_library(*method_, field);
}

void Decoder::decode_missing_field(const Instruction& insn) {
  classes_.note_missing(insn.field(), *method_);
  if (insn.op == Op::FieldGet || insn.op == Op::StaticGet) code_.add_number(Operation::ConstNarrow, dest(insn), 0, 0);
}

/// Libraries are interrupted where they synchronise, the app's own code wherever it could see others.
bool Decoder::may_switch_at(const Field& field) const {
  const uint32_t flags = classes_.program()[field.id].access_flags;
  if (method_->framework || flags & ir::k_final) return false;
  return !RecordedFields::is_inside_library(*method_, field) || flags & ir::k_volatile;
}

bool Decoder::may_switch_behind(const Method& called) const {
  if (method_->framework) return false;
  return method_->library ? may_synchronise(classes_.semantics(), called) : may_touch_contents(called);
}

void Decoder::record_access(const Instruction& insn, const Field& field, bool in_library) {
  constexpr Operation k_operations[] = {Operation::RecordFieldRead, Operation::RecordFieldWrite,
                                        Operation::RecordStaticRead, Operation::RecordStaticWrite,
                                        Operation::RecordLibraryRead, Operation::RecordLibraryWrite,
                                        Operation::RecordLibraryStaticRead, Operation::RecordLibraryStaticWrite};
  const size_t which = static_cast<size_t>(insn.op) - static_cast<size_t>(Op::FieldGet) + (in_library ? 4 : 0);
  // Numbers in static fields of libraries are nobody's business: neither handed over nor part of an object.
  if (in_library && field.is_static && field.storage != Storage::Reference) return;
  const uint16_t object = insn.op == Op::StaticGet ? uint16_t(0) : slot(insn.a);
  const uint16_t value = insn.op == Op::FieldPut ? slot(insn.b) : uint16_t(0);
  code_.add_payload(k_operations[which], object, value, 0).data = &field;
}

ir::TypeId Decoder::type_of(const Field& field) const {
  const ir::Program& program = classes_.program();
  return program.symbols().field(program[field.id].ref).type;
}

void Decoder::decode_field(const Instruction& insn) {
  const Field* field = classes_.resolve(insn.field());
  if (!field || field->is_static) return decode_missing_field(insn);
  guard(insn.a, field->owner);
  if (insn.op == Op::FieldPut) guard_type(insn.b, type_of(*field));
  bool shared = may_switch_at(*field);
  if (recorded_ && recorded_->tells(*field)) {
    // The access is told of where it happens: not before threads are switched.
    if (shared) code_.add(Operation::MayPreempt);
    shared = false;
    record_access(insn, *field, is_told_as_library(*field));
  }
  const int32_t offset = static_cast<int32_t>(field->offset);
  if (insn.op == Op::FieldGet) {
    const Operation first = shared ? Operation::FieldGetSharedBoolean : Operation::FieldGetBoolean;
    code_.add_number(offset_by(first, load_variant(field->storage)), dest(insn), slot(insn.a), offset);
  } else {
    if (recorded_ && recorded_->tells_stores() && field->storage == Storage::Reference)
      code_.add(Operation::NoteStore, slot(insn.a), slot(insn.b));
    const Operation first = shared ? Operation::FieldPutShared1 : Operation::FieldPut1;
    code_.add_number(offset_by(first, store_variant(field->storage)), slot(insn.a), slot(insn.b), offset);
  }
}

void Decoder::decode_static(const Instruction& insn) {
  const Field* field = classes_.resolve(insn.field());
  if (!field || !field->is_static) return decode_missing_field(insn);
  if (insn.op == Op::StaticPut) guard_type(insn.a, type_of(*field));
  if (may_switch_at(*field)) code_.add(Operation::MayPreempt);
  const bool checked = needs_initialisation(*field->owner);
  if (recorded_ && recorded_->tells(*field)) {
    if (checked) code_.add_class(Operation::InitialiseClass, 0, 0, field->owner);
    record_access(insn, *field, is_told_as_library(*field));
  }
  const int32_t place = static_cast<int32_t>(field->offset);
  const bool get = insn.op == Op::StaticGet;
  const uint16_t value = get ? dest(insn) : slot(insn.a);
  if (!get && recorded_ && recorded_->tells_stores() && field->storage == Storage::Reference)
    code_.add(Operation::NoteStaticStore, value);
  if (checked)
    code_.add_class(get ? Operation::StaticGetInitialise : Operation::StaticPutInitialise, value, 0, field->owner,
                    place);
  else
    code_.add_number(get ? Operation::StaticGet : Operation::StaticPut, value, 0, place);
}

/// Calls of `Contents` only tell the recorder something; without one they are moves, or nothing.
bool Decoder::decode_contents(const Instruction& insn, const Method& method) {
  if (recorded_ || !method.only_tells) return false;
  if (method.return_tag != 'V' && insn.dest.valid())
    code_.add(Operation::Move, slot(insn.dest), slot(body_->operands(insn).back()));
  return true;
}

void Decoder::decode_call(const Instruction& insn) {
  const bool is_static = insn.op == Op::InvokeStatic;
  Method* method = insn.op == Op::InvokeSuper ? classes_.dispatch_super(method_->owner, insn.method())
                                              : classes_.resolve(insn.method());
  const bool fits = method && method->is_static() == is_static;
  if (!fits) method = classes_.missing(insn.method(), is_static);
  if (is_static && decode_contents(insn, *method)) return;
  guard_call(insn, *method);
  if (recorded_ && recorded_->marks_calls() && !method_->framework)
    code_.add(Operation::LeaveApp, method_->is_own() ? 1 : 0);
  const bool enters = enter_library(insn, *method);
  Operation operation = Operation::InvokeStatic;
  switch (insn.op) {
    case Op::InvokeStatic:
      if (fits && needs_initialisation(*method->owner)) operation = Operation::InvokeStaticInitialise;
      break;
    case Op::InvokeSuper:
    case Op::InvokeDirect: operation = Operation::InvokeDirect; break;
    default: operation = virtual_operation(*method);
  }
  if (!method_->framework && method->framework) operation = counted(operation);
  code_.call(operation, dest(insn), method, operands(insn), method->vtable_index);
  if (enters) code_.add(Operation::LeaveLibrary);
  if (may_switch_behind(*method)) code_.add(Operation::MayPreempt);
}

/// Of an interface of the model nobody knows before who implements it. What a constructor does to its object is no
/// use of it yet.
bool Decoder::enter_library(const Instruction& insn, Method& method) {
  if (!recorded_ || !method_->is_own() || insn.op == Op::InvokeStatic || method.name == "<init>") return false;
  const bool any = method.framework && method.owner && method.owner->is_interface() && method.id.valid();
  if (!method.library && !any) return false;
  const bool is_known = insn.op == Op::InvokeSuper || insn.op == Op::InvokeDirect;
  code_.add_payload(Operation::EnterLibrary, slot(body_->operands(insn)[0]), is_known ? 1 : 0, 0).method = &method;
  return true;
}

/// Calls whose meaning is a method that the machine makes.
void Decoder::decode_site(const Instruction& insn) {
  if (insn.op == Op::InvokePolymorphic) return decode_polymorphic(insn);
  const ir::CallSite& site = classes_.program().call_sites()[insn.call_site()];
  Method* stub = nullptr;
  if (insn.op == Op::Concat)
    stub = stubs_.concat(insn.call_site());
  else if (insn.op == Op::RecordMethod && record_fits(classes_, site))
    stub = stubs_.record_method(insn.call_site());
  else
    stub = stubs_.unknown_site(insn.call_site());
  if (body_->operands(insn).size() != stub->argument_count) is_broken_ = true;
  guard_operands(insn, nullptr, site.factory);
  code_.call(Operation::InvokeStatic, dest(insn), stub, operands(insn));
}

void Decoder::decode_polymorphic(const Instruction& insn) {
  is_broken_ |= !polymorphic_fits(classes_, insn.method());
  if (is_broken_) return;
  Method* stub = stubs_.polymorphic(insn.method(), insn.polymorphic_proto());
  if (body_->operands(insn).size() != stub->argument_count) is_broken_ = true;
  guard_operands(insn, classes_.of_type(classes_.program().symbols().method(insn.method()).owner),
                 insn.polymorphic_proto());
  code_.call(Operation::InvokeStatic, dest(insn), stub, operands(insn));
  if (method_->library) code_.add(Operation::MayPreempt);  // It may be an atomic step.
}

void Decoder::decode_closure(const Instruction& insn) {
  if (!closure_fits(classes_, classes_.program().call_sites()[insn.call_site()])) return decode_site(insn);
  const Stubs::Closure& closure = stubs_.closure(insn.call_site(), *method_->owner);
  const uint16_t to = dest(insn);
  if (insn.operand_count == 0) {
    code_.add_class(Operation::ConstInstance, to, 0, closure.type, static_cast<int32_t>(closure.instance));
    return;
  }
  guard_operands(insn, nullptr, classes_.program().call_sites()[insn.call_site()].factory);
  // The result may have the register of an operand: make the object in one that nothing else uses.
  code_.call(Operation::InvokeStatic, to, closure.factory, operands(insn));
}

}  // namespace antecede::runtime
