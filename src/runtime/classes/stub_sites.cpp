// Stubs for call sites: lambdas, concatenation, records, method handles, proxies.
#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "runtime/classes/stub_natives.h"
#include "runtime/classes/stub_writer.h"
#include "runtime/classes/stubs.h"

namespace antecede::runtime {

namespace {

Storage slot_storage(std::string_view descriptor) {
  return is_reference(descriptor) ? Storage::Reference : Storage::Long;
}

/// `compareAndSet` as `COMPARE_AND_SET`.
std::string constant_name(std::string_view method) {
  std::string result;
  for (const char c : method) {
    if (std::isupper(static_cast<unsigned char>(c))) result += '_';
    result += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  }
  return result;
}

}  // namespace

const Stubs::Closure& Stubs::closure(ir::CallSiteId id, const Class& owner) {
  if (auto known = closures_.find(id); known != closures_.end()) return known->second;
  const ir::Program& program = classes_.program();
  const ir::CallSite& site = program.call_sites()[id];
  const auto& facts = std::get<ir::ClosureSite>(site.meaning);
  const std::string factory = program.symbols().proto_descriptor(site.factory);
  std::vector<std::string> types = split_descriptor(factory);
  types.pop_back();
  std::vector<Class*> interfaces{classes_.of_type(facts.interface)};
  for (const ir::TypeId marker : facts.markers) interfaces.push_back(classes_.of_type(marker));
  if (facts.serializable) interfaces.push_back(classes_.known("java/io/Serializable"));
  std::vector<Storage> fields;
  for (const std::string& type : types) fields.push_back(slot_storage(type));
  std::string name = owner.descriptor;
  name.pop_back();
  Closure result;
  std::vector<uint32_t> offsets;
  result.type = classes_.add_class(fmt::format("{}$$Lambda${};", name, ++closures_made_),
                                   classes_.known("java/lang/Object"), std::move(interfaces), fields, offsets);
  result.type->framework = owner.framework;
  result.type->library = owner.library;
  std::vector<ir::ProtoId> protos{facts.erased};
  for (const ir::ProtoId bridge : facts.bridges)
    if (std::ranges::find(protos, bridge) == protos.end()) protos.push_back(bridge);
  for (const ir::ProtoId proto : protos) {
    Method* method = classes_.add_method(result.type, program.symbols().text(facts.method_name),
                                         program.symbols().proto_descriptor(proto), ir::k_public);
    write_closure_method(*result.type, *method, site, offsets);
  }
  if (types.empty()) {
    result.instance = instances_++;
  } else {
    result.factory = new_static("capture", factory);
    StubWriter writer(classes_, *result.factory);
    const uint16_t object = writer.create(*result.type);
    for (size_t i = 0; i < types.size(); ++i)
      writer.code().add_number(is_reference(types[i]) ? Operation::FieldPut4 : Operation::FieldPut8, object,
                               static_cast<uint16_t>(i), static_cast<int32_t>(offsets[i]));
    writer.give(object);
    writer.finish();
  }
  return closures_.emplace(id, result).first->second;
}

void Stubs::write_closure_method(Class& type, Method& method, const ir::CallSite& site,
                                 const std::vector<uint32_t>& offsets) {
  const ir::Symbols& symbols = classes_.program().symbols();
  const auto& facts = std::get<ir::ClosureSite>(site.meaning);
  const std::vector<std::string> captured = split_descriptor(symbols.proto_descriptor(site.factory));
  const std::vector<std::string> erased = split_descriptor(method.descriptor);
  const std::vector<std::string> instantiated = split_descriptor(symbols.proto_descriptor(facts.instantiated));
  StubWriter writer(classes_, method);
  std::vector<uint16_t> operands;
  std::vector<std::string> types;
  for (size_t i = 0; i < offsets.size(); ++i) {
    const Field field{&type, offsets[i], slot_storage(captured[i]), false, {}};
    operands.push_back(writer.load(0, field));
    types.push_back(captured[i]);
  }
  for (size_t i = 0; i + 1 < erased.size(); ++i) {
    operands.push_back(writer.convert(static_cast<uint16_t>(i + 1), erased[i], instantiated[i]));
    types.push_back(instantiated[i]);
  }
  std::string result_type;
  const uint16_t result =
      call_implementation(writer, classes_.program().handle(facts.implementation), operands, types, result_type);
  const std::string& wanted = erased.back();
  if (wanted == "V") {
    writer.give_void();
  } else if (is_reference(wanted) && !is_reference(result_type) && result_type != "V") {
    writer.give(writer.guarded(writer.convert(result, result_type, instantiated.back()), instantiated.back(), wanted));
  } else {
    writer.give(is_reference(wanted) ? writer.guarded(result, result_type, wanted)
                                     : writer.convert(result, result_type, wanted));
  }
  writer.finish();
}

/// Calls what a lambda stands for, its operands converted to what that wants.
uint16_t Stubs::call_implementation(StubWriter& writer, const ir::Handle& handle, std::vector<uint16_t> operands,
                                    std::vector<std::string> types, std::string& result_type) {
  const bool constructs = handle.kind == ir::Handle::Kind::InvokeConstructor;
  Method* method = classes_.resolve(handle.method);
  if (!method) method = classes_.missing(handle.method, handle.kind == ir::Handle::Kind::InvokeStatic);
  std::vector<std::string> wanted = split_descriptor(method->descriptor);
  result_type = constructs ? method->owner->descriptor : wanted.back();
  wanted.pop_back();
  const size_t receivers = method->is_static() || constructs ? 0 : 1;
  if (receivers) wanted.insert(wanted.begin(), method->owner->descriptor);
  for (size_t i = 0; i < operands.size() && i < wanted.size(); ++i) {
    const bool receiver = i < receivers && is_reference(types[i]);
    operands[i] = receiver ? writer.guarded(operands[i], types[i], wanted[i])
                           : writer.convert(operands[i], types[i], wanted[i]);
  }
  if (!constructs) return writer.call(*method, operands, handle.kind != ir::Handle::Kind::InvokeDirect);
  const uint16_t object = writer.create(*method->owner);
  operands.insert(operands.begin(), object);
  writer.call(*method, operands);
  return object;
}

Method* Stubs::concat(ir::CallSiteId id) {
  if (auto known = sites_.find(id); known != sites_.end()) return known->second;
  const ir::CallSite& site = classes_.program().call_sites()[id];
  Method* method = new_static("concat", classes_.program().symbols().proto_descriptor(site.factory));
  const std::vector<std::string> types = split_descriptor(method->descriptor);
  StubWriter writer(classes_, *method);
  std::vector<uint16_t> parts;
  uint16_t argument = 0;
  for (const ir::ConcatSite::Piece& piece : std::get<ir::ConcatSite>(site.meaning).pieces) {
    if (piece.is_argument) {
      parts.push_back(writer.text(argument, types[argument]));
      ++argument;
    } else {
      parts.push_back(writer.string(piece.text));
    }
  }
  writer.give(writer.call(*join_strings(parts.size()), parts));
  writer.finish();
  return sites_[id] = method;
}

Method* Stubs::record_method(ir::CallSiteId id) {
  if (auto known = sites_.find(id); known != sites_.end()) return known->second;
  const ir::CallSite& site = classes_.program().call_sites()[id];
  const auto& facts = std::get<ir::RecordSite>(site.meaning);
  Method* method = new_static("record", classes_.program().symbols().proto_descriptor(site.factory));
  StubWriter writer(classes_, *method);
  switch (facts.kind) {
    case ir::RecordSite::Kind::ToString: write_record_text(writer, facts); break;
    case ir::RecordSite::Kind::HashCode: write_record_hash(writer, facts); break;
    case ir::RecordSite::Kind::Equals: write_record_equals(writer, facts); break;
  }
  writer.finish();
  return sites_[id] = method;
}

namespace {

std::string simple_name(const ir::Program& program, const Class& type) {
  if (type.definition.valid()) {
    const auto facts = program.source(program[type.definition].source).reflection(program, type.definition);
    if (facts && !facts->inner_name.empty()) return ir::to_utf8(facts->inner_name);
  }
  const std::string name = type.java_name();
  const size_t cut = name.find_last_of(".$");
  return cut == std::string::npos ? name : name.substr(cut + 1);
}

}  // namespace

/// `Point[x=1, y=2]`. The names are not strings of the program: they are made of characters.
void Stubs::write_record_text(StubWriter& writer, const ir::RecordSite& site) {
  const ir::Symbols& symbols = classes_.program().symbols();
  std::vector<uint16_t> parts;
  const auto constant = [&](std::string text) { parts.push_back(constant_text(writer, std::move(text))); };
  std::string before = simple_name(classes_.program(), *classes_.of_type(site.type)) + "[";
  for (const ir::FieldRefId ref : site.fields) {
    constant(before + ir::to_utf8(symbols.text(symbols.field(ref).name)) + "=");
    const Field* field = classes_.resolve(ref);
    parts.push_back(writer.text(writer.load(0, *field), symbols.descriptor(symbols.field(ref).type)));
    before = ", ";
  }
  constant(site.fields.empty() ? before + "]" : "]");
  writer.give(writer.call(*join_strings(parts.size()), parts));
}

void Stubs::write_record_hash(StubWriter& writer, const ir::RecordSite& site) {
  const ir::Symbols& symbols = classes_.program().symbols();
  uint16_t hash = writer.number(0);
  for (const ir::FieldRefId ref : site.fields) {
    const std::string_view type = symbols.descriptor(symbols.field(ref).type);
    const std::string descriptor = is_reference(type) ? "(Ljava/lang/Object;)I" : fmt::format("({})I", type);
    Class* owner = is_reference(type) ? classes_.known("java/util/Objects") : classes_.find(box_of(type[0]));
    const uint16_t part =
        writer.call(*classes_.known_method(owner, "hashCode", descriptor), {writer.load(0, *classes_.resolve(ref))});
    const uint16_t scaled = writer.value();
    writer.code().add_number(Operation::MulLiteral, scaled, hash, 31);
    hash = writer.value();
    writer.code().add(Operation::AddInt, hash, scaled, part);
  }
  writer.give(hash);
}

void Stubs::write_record_equals(StubWriter& writer, const ir::RecordSite& site) {
  const ir::Symbols& symbols = classes_.program().symbols();
  CodeBuilder& code = writer.code();
  const CodeBuilder::Label differ = code.new_label();
  const uint16_t same_type = writer.value();
  code.add_class(Operation::InstanceOf, same_type, 1, classes_.of_type(site.type));
  code.jump(Operation::IfZeroEq, same_type, 0, differ);
  for (const ir::FieldRefId ref : site.fields) {
    const std::string_view type = symbols.descriptor(symbols.field(ref).type);
    const Field& field = *classes_.resolve(ref);
    const uint16_t mine = writer.load(0, field), other = writer.load(1, field);
    if (is_reference(type)) {
      Method* equals = classes_.known_method(classes_.known("java/util/Objects"), "equals",
                                             "(Ljava/lang/Object;Ljava/lang/Object;)Z");
      code.jump(Operation::IfZeroEq, writer.call(*equals, {mine, other}), 0, differ);
    } else {
      Method* compare =
          classes_.known_method(classes_.find(box_of(type[0])), "compare", fmt::format("({}{})I", type, type));
      code.jump(Operation::IfZeroNe, writer.call(*compare, {mine, other}), 0, differ);
    }
  }
  writer.give(writer.number(1));
  code.bind(differ);
  writer.give(writer.number(0));
}

Method* Stubs::unknown_site(ir::CallSiteId id) {
  if (auto known = sites_.find(id); known != sites_.end()) return known->second;
  const ir::CallSite& site = classes_.program().call_sites()[id];
  Method* method = new_static("bootstrap", classes_.program().symbols().proto_descriptor(site.factory));
  classes_.set_entry(*method, Operation::CallMissing);
  return sites_[id] = method;
}

uint16_t Stubs::build_method_type(StubWriter& writer, ir::ProtoId proto) {
  const ir::Symbols& symbols = classes_.program().symbols();
  const ir::Proto& facts = symbols.proto(proto);
  const uint16_t result = writer.class_object(*classes_.of_type(facts.return_type));
  const uint16_t types =
      writer.new_array(*classes_.find("[Ljava/lang/Class;"), static_cast<int32_t>(facts.parameters.size()));
  for (size_t i = 0; i < facts.parameters.size(); ++i)
    writer.store_element(types, static_cast<int32_t>(i), writer.class_object(*classes_.of_type(facts.parameters[i])));
  Method* make = classes_.known_method(classes_.known("java/lang/invoke/MethodType"), "methodType",
                                       "(Ljava/lang/Class;[Ljava/lang/Class;)Ljava/lang/invoke/MethodType;");
  return writer.call(*make, {result, types});
}

Method* Stubs::method_type(ir::ProtoId proto) {
  Method*& known = method_types_[proto];
  if (known) return known;
  Method* method = new_static("methodType", "()Ljava/lang/invoke/MethodType;");
  method_types_[proto] = method;
  StubWriter writer(classes_, *method);
  writer.give(build_method_type(writer, proto));
  writer.finish();
  return method;
}

Method* Stubs::method_handle(ir::HandleId) {
  Method* method = new_static("methodHandle", "()Ljava/lang/invoke/MethodHandle;");
  classes_.set_entry(*method, Operation::CallMissing);
  return method;
}

/// Boxes the arguments, calls `dispatch` or `access` in Java, unboxes the result.
Method* Stubs::polymorphic(ir::MethodRefId ref, ir::ProtoId proto) {
  Method*& known = polymorphic_[{ref, proto}];
  if (known) return known;
  const ir::Symbols& symbols = classes_.program().symbols();
  const ir::MethodRef& target = symbols.method(ref);
  std::string descriptor = symbols.proto_descriptor(proto);
  const std::vector<std::string> types = split_descriptor(descriptor);
  Class& owner = *classes_.of_type(target.owner);
  descriptor.insert(1, owner.descriptor);
  Method* method = new_static("polymorphic", descriptor);
  polymorphic_[{ref, proto}] = method;
  StubWriter writer(classes_, *method);
  const uint16_t arguments =
      writer.new_array(*classes_.find("[Ljava/lang/Object;"), static_cast<int32_t>(types.size() - 1));
  for (size_t i = 0; i + 1 < types.size(); ++i)
    writer.store_element(arguments, static_cast<int32_t>(i),
                         writer.convert(static_cast<uint16_t>(i + 1), types[i], "Ljava/lang/Object;"));
  const std::string_view name = symbols.text(target.name);
  uint16_t result = 0;
  if (owner.descriptor == "Ljava/lang/invoke/MethodHandle;") {
    Method* dispatch = classes_.known_method(&owner, "dispatch",
                                             "(Ljava/lang/invoke/MethodType;Z[Ljava/lang/Object;)Ljava/lang/Object;");
    const uint16_t site = build_method_type(writer, proto);
    result = writer.call(*dispatch, {0, site, writer.number(name == "invokeExact"), arguments});
  } else {
    Class* modes = classes_.known("java/lang/invoke/VarHandle$AccessMode");
    const Field& mode = classes_.known_field(modes, constant_name(name));
    const uint16_t mode_register = writer.reference();
    writer.code().add_class(Operation::StaticGetInitialise, mode_register, 0, modes,
                            static_cast<int32_t>(mode.offset));
    Method* access = classes_.known_method(
        &owner, "access", "(Ljava/lang/invoke/VarHandle$AccessMode;[Ljava/lang/Object;)Ljava/lang/Object;");
    result = writer.call(*access, {0, mode_register, arguments});
  }
  if (types.back() == "V")
    writer.give_void();
  else
    writer.give(writer.convert(result, "Ljava/lang/Object;", types.back()));
  writer.finish();
  return method;
}

Class* Stubs::proxy_class(const std::vector<Class*>& interfaces) {
  std::vector<uint32_t> key;
  for (const Class* interface : interfaces) key.push_back(interface->id);
  Class*& known = proxies_[key];
  if (known) return known;
  std::vector<uint32_t> offsets;
  Class* type = classes_.add_class(fmt::format("Ljdk/proxy1/$Proxy{};", proxies_.size() - 1),
                                   classes_.known("java/lang/reflect/Proxy"), interfaces, {}, offsets);
  proxies_[key] = type;
  type->proxied = interfaces;
  Signatures written;
  for (const auto& [name, descriptor] :
       {std::pair("hashCode", "()I"), {"equals", "(Ljava/lang/Object;)Z"}, {"toString", "()Ljava/lang/String;"}})
    write_proxy_method(*type, *classes_.known_method(classes_.known("java/lang/Object"), name, descriptor), written);
  std::vector<uint32_t> all;
  for (const Class* interface : interfaces) {
    all.push_back(interface->id);
    const std::vector<uint32_t> above = interface->all_ancestors();
    all.insert(all.end(), above.begin(), above.end());
  }
  for (const uint32_t id : all)
    for (Method* declared : std::vector<Method*>(classes_[id].methods))
      if (!(declared->flags & (ir::k_static | ir::k_private)) && declared->name != "<clinit>")
        write_proxy_method(*type, *declared, written);
  return type;
}

void Stubs::write_proxy_method(Class& type, Method& declared, Signatures& known) {
  if (!known.emplace(declared.name, declared.descriptor).second) return;
  Method* method = classes_.add_method(&type, declared.name, declared.descriptor, ir::k_public | ir::k_final);
  method->hidden = false;  // Stack traces show it, without a line.
  const std::vector<std::string> types = split_descriptor(declared.descriptor);
  StubWriter writer(classes_, *method);
  uint16_t arguments = 0;
  if (types.size() == 1) {
    arguments = writer.null();
  } else {
    arguments = writer.new_array(*classes_.find("[Ljava/lang/Object;"), static_cast<int32_t>(types.size() - 1));
    for (size_t i = 0; i + 1 < types.size(); ++i)
      writer.store_element(arguments, static_cast<int32_t>(i),
                           writer.convert(static_cast<uint16_t>(i + 1), types[i], "Ljava/lang/Object;"));
  }
  Method* describe =
      new_native(native_method_object, "()Ljava/lang/reflect/Method;", reinterpret_cast<uint64_t>(&declared));
  const uint16_t object = writer.call(*describe, std::initializer_list<uint16_t>{});
  Method* dispatch = classes_.known_method(
      classes_.known("java/lang/reflect/Proxy"), "dispatch",
      "(Ljava/lang/reflect/Proxy;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;");
  const uint16_t result = writer.call(*dispatch, {0, object, arguments});
  if (types.back() == "V")
    writer.give_void();
  else
    writer.give(writer.convert(result, "Ljava/lang/Object;", types.back()));
  writer.finish();
}

}  // namespace antecede::runtime
