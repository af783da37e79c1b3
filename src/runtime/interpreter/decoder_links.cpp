// The part of Decoder for names in an app's code that mean nothing on a device: internal classes and members of the
// model, and classes that an APK does not bring along and the platform does not have. As there, the instruction that names one
// throws when it is executed.
#include <algorithm>

#include <fmt/format.h>

#include "ir/dex/dex_source.h"
#include "model/api_facts.h"
#include "runtime/interpreter/decoder.h"

namespace antecede::runtime {

using ir::Instruction;
using ir::Op;

namespace {

using Error = std::optional<LinkError>;

Error no_class(const Class* denied) {
  if (!denied) return std::nullopt;
  return LinkError{"java/lang/NoClassDefFoundError", "Failed resolution of: " + ir::to_utf8(denied->descriptor)};
}

Error no_field(const ir::Symbols& symbols, ir::FieldRefId id) {
  const ir::FieldRef& ref = symbols.field(id);
  return LinkError{"java/lang/NoSuchFieldError",
                   ir::to_utf8(fmt::format("No field {} of type {} in class {} or its superclasses",
                                           symbols.text(ref.name), symbols.descriptor(ref.type),
                                           symbols.descriptor(ref.owner)))};
}

Error no_method(const ir::Symbols& symbols, ir::MethodRefId id) {
  const ir::MethodRef& ref = symbols.method(id);
  return LinkError{"java/lang/NoSuchMethodError",
                   ir::to_utf8(fmt::format("No method {}{} in class {} or its super classes", symbols.text(ref.name),
                                           symbols.proto_descriptor(ref.proto), symbols.descriptor(ref.owner)))};
}

/// Whether devices have, or may have, the class: by the facts of the SDK, or as a hidden part of Android.
bool may_be_platform(std::string_view descriptor) {
  static const model::ApiFacts k_facts = model::ApiFacts::sdk();
  if (descriptor.starts_with("Landroid/") || descriptor.starts_with("Lcom/android/")) return true;
  return k_facts.find(descriptor).has_value();
}

/// Code of a DEX file is complete: libraries that it was compiled against and that it does not bring along are not on a device either,
/// and libraries count on that (is there a logger to bind to?). A folder of classes may be without its libraries.
bool is_complete(const Classes& classes, const Method& method) {
  if (!method.owner->definition.valid()) return false;
  const ir::Program& program = classes.program();
  return dynamic_cast<const ir::DexSource*>(&program.source(program.classes()[method.owner->definition].source)) != nullptr;
}

/// Finds out whether what an instruction names can be there.
class Links {
 public:
  Links(Classes& classes, const Method& from)
      : classes_(classes), symbols_(classes.program().symbols()), complete_(is_complete(classes, from)) {}

  Error type(ir::TypeId id) const {
    const Class* found = classes_.of_type(id);
    if (Error error = no_class(found->denied)) return error;
    const bool absent = complete_ && found->missing && !may_be_platform(ir::to_utf8(found->descriptor));
    return absent ? no_class(found) : std::nullopt;
  }
  Error proto(ir::ProtoId id) const { return no_class(classes_.denied_in(id)); }

  Error field(ir::FieldRefId id) const {
    if (Error error = type(symbols_.field(id).owner)) return error;
    const Field* found = classes_.resolve(id);
    return found && found->owner->framework && !classes_.is_visible(*found) ? no_field(symbols_, id) : std::nullopt;
  }

  /// `found`: what the name stands for, if anything.
  Error method(ir::MethodRefId id, const Method* found) const {
    if (Error error = type(symbols_.method(id).owner)) return error;
    return found && found->framework && !classes_.is_visible(*found) ? no_method(symbols_, id) : std::nullopt;
  }

  Error handle(ir::HandleId id) const {
    const ir::Handle& facts = classes_.program().handle(id);
    return facts.field.valid() ? field(facts.field) : method(facts.method, classes_.resolve(facts.method));
  }

  Error closure(const ir::CallSite& site) const {
    const auto& facts = std::get<ir::ClosureSite>(site.meaning);
    for (const ir::TypeId marker : facts.markers)
      if (Error error = type(marker)) return error;
    for (const ir::ProtoId one : {site.factory, facts.erased, facts.instantiated})
      if (Error error = proto(one)) return error;
    return handle(facts.implementation);
  }

 private:
  Classes& classes_;
  const ir::Symbols& symbols_;
  bool complete_;
};

}  // namespace

std::optional<LinkError> Decoder::find_link_error(const Instruction& insn) {
  const Links links(classes_, *method_);
  switch (insn.op) {
    case Op::New:
    case Op::CheckCast:
    case Op::InstanceOf:
    case Op::ConstClass:
    case Op::NewArray:
    case Op::FilledNewArray: return links.type(insn.type());
    case Op::FieldGet:
    case Op::FieldPut:
    case Op::StaticGet:
    case Op::StaticPut: return links.field(insn.field());
    case Op::InvokeSuper:
      return links.method(insn.method(), classes_.dispatch_super(method_->owner, insn.method()));
    case Op::InvokeVirtual:
    case Op::InvokeDirect:
    case Op::InvokeStatic:
    case Op::InvokeInterface: return links.method(insn.method(), classes_.resolve(insn.method()));
    case Op::InvokePolymorphic: return links.proto(insn.polymorphic_proto());
    case Op::ConstMethodType: return links.proto(insn.proto());
    case Op::ConstMethodHandle: return links.handle(insn.handle());
    case Op::Closure: return links.closure(classes_.program().call_sites()[insn.call_site()]);
    default: return std::nullopt;
  }
}

bool Decoder::refuse(const Instruction& insn) {
  if (method_->framework) return false;
  const std::optional<LinkError> error = find_link_error(insn);
  if (!error) return false;
  code_.call(Operation::InvokeStatic, scratch_, stubs_.link_error(*error), {});
  return true;
}

}  // namespace antecede::runtime
