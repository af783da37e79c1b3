#include "runtime/classes/class_reflection.h"

#include <algorithm>

#include "runtime/classes/reflection.h"
#include "runtime/classes/stub_writer.h"

namespace antecede::runtime {

const ir::ReflectionData& reflection_of(Machine& machine, const Class& type) {
  return machine.reflection(type);
}

const ir::ReflectionData::MethodFacts* reflection_of(Machine& machine, const Method& method) {
  const auto& methods = reflection_of(machine, *method.owner).methods;
  const auto found = std::ranges::find(methods, method.id, &ir::ReflectionData::MethodFacts::id);
  return found == methods.end() ? nullptr : &*found;
}

const ir::ReflectionData::Component* record_component(Machine& machine, Ref component) {
  Class& kind = machine.class_of(component);
  const auto field = [&](std::string_view name) {
    return field_at<Ref>(machine.object(component), machine.classes().known_field(&kind, name).offset);
  };
  if (!field("name") || !field("declaringRecord")) return nullptr;
  const std::string name = modified_of(Strings(machine.heap(), machine.known()).text(field("name")));
  for (const auto& part : reflection_of(machine, machine.class_of_mirror(field("declaringRecord"))).components)
    if (part.name == name) return &part;
  return nullptr;
}

std::vector<std::string> exceptions_of(Machine& machine, const Method& method) {
  const auto* facts = method.id.valid() ? reflection_of(machine, method) : nullptr;
  return facts ? facts->exceptions : std::vector<std::string>();
}

namespace {

using ir::AnnotationData;
using ir::AnnotationValue;

/// Makes the objects that antecede.Reflection.annotations describes.
class AnnotationMaker {
 public:
  explicit AnnotationMaker(NativeCall& call) : call_(call), machine_(call.machine) {}

  /// Initialises the enums that are named. False: not yet; the native has to be called again.
  bool prepare(const AnnotationData& annotation);
  bool prepare(const AnnotationValue& value);
  NativeOutcome outcome() const { return outcome_; }

  // Null if there was no room.
  Ref make(const AnnotationData& annotation);
  Ref make(const AnnotationValue& value, std::string_view wanted);
  Ref make_list(const std::vector<AnnotationData>& annotations);
  bool failed() const { return failed_; }

 private:
  Ref keep(Ref ref) {
    failed_ |= ref == k_null;
    return ref;
  }
  /// Null: not there, or not for apps.
  Class* find(std::string_view descriptor) const {
    Class* type = machine_.classes().find(descriptor);
    return type && !type->denied ? type : nullptr;
  }
  /// The object if it can be stored as an element of that type; the file may say anything.
  Ref fitting(Ref ref, const Class& type) const {
    return ref && machine_.class_of(ref).is_subclass_of(&type) ? ref : k_null;
  }
  Slot primitive(const AnnotationValue& value) const;
  Ref box(const AnnotationValue& value);
  Ref make_array(const AnnotationValue& value, std::string_view wanted);
  Ref enum_constant(const AnnotationValue& value);
  Ref text(std::string_view modified) {
    return keep(Strings(machine_.heap(), machine_.known()).make(utf16_of_modified(modified)));
  }

  NativeCall& call_;
  Machine& machine_;
  NativeOutcome outcome_{};
  bool failed_ = false;
};

bool AnnotationMaker::prepare(const AnnotationData& annotation) {
  return std::ranges::all_of(annotation.elements, [&](const auto& element) { return prepare(element.second); });
}

bool AnnotationMaker::prepare(const AnnotationValue& value) {
  if (value.annotation) return prepare(*value.annotation);
  if (value.tag == '[')
    return std::ranges::all_of(value.elements, [&](const AnnotationValue& element) { return prepare(element); });
  Class* type = value.tag == 'e' ? find(value.text) : nullptr;
  if (!type || machine_.initialise(call_.thread, *type)) return true;
  outcome_ = call_.thread.state == Thread::State::Runnable ? NativeOutcome::Throw : NativeOutcome::Repeat;
  return false;
}

Slot AnnotationMaker::primitive(const AnnotationValue& value) const {
  const bool wide = value.tag == 'J' || value.tag == 'D';
  return {.bits = wide ? value.bits : static_cast<uint32_t>(value.bits)};
}

Ref AnnotationMaker::box(const AnnotationValue& value) {
  Class* type = machine_.classes().find(box_of(value.tag));
  const Ref object = keep(machine_.heap().allocate(*type));
  if (!object) return k_null;
  const Field& field = machine_.classes().known_field(type, "value");
  store_field(machine_.object(object), field.offset, field.storage, primitive(value));
  return object;
}

Ref AnnotationMaker::enum_constant(const AnnotationValue& value) {
  Class* type = find(value.text);
  if (!type || !type->definition.valid()) return k_null;
  const ir::Program& program = machine_.program();
  for (const ir::FieldId id : program[type->definition].static_fields)
    if (program.symbols().text(program.symbols().field(program[id].ref).name) == value.enum_name)
      return machine_.classes().field(id).storage == Storage::Reference
                 ? machine_.statics()[machine_.classes().field(id).offset].ref
                 : k_null;
  return k_null;
}

Ref AnnotationMaker::make_array(const AnnotationValue& value, std::string_view wanted) {
  std::string element(wanted.starts_with('[') ? wanted.substr(1) : "Ljava/lang/Object;");
  Class* component = machine_.classes().find(element);
  const bool annotations = !value.elements.empty() && value.elements[0].tag == '@';
  if (!component || annotations) component = machine_.known().object;
  Class* type = machine_.classes().array_of(component);
  const Ref array = keep(machine_.heap().allocate_array(*type, static_cast<int32_t>(value.elements.size())));
  const uint32_t size = storage_size(type->element);
  for (size_t i = 0; array && i < value.elements.size(); ++i) {
    const Slot item = component->primitive ? primitive(value.elements[i])
                                           : slot_of_ref(fitting(make(value.elements[i], element), *component));
    store_field(machine_.array(array), element_offset(size) + static_cast<uint32_t>(i) * size, type->element, item);
  }
  return array;
}

Ref AnnotationMaker::make(const AnnotationValue& value, std::string_view wanted) {
  switch (value.tag) {
    case 's': return text(value.text);
    case 'e': return enum_constant(value);
    case 'c': {
      Class* type = find(value.text);
      return type ? machine_.mirror(*type) : k_null;
    }
    case '@': return value.annotation ? make(*value.annotation) : k_null;
    case '[': return make_array(value, wanted);
    default: return box(value);
  }
}

Ref AnnotationMaker::make(const AnnotationData& annotation) {
  Class* type = find(annotation.type);
  const auto length = static_cast<int32_t>(1 + 2 * annotation.elements.size());
  const Ref array = keep(machine_.heap().allocate_array(*machine_.known().object_array, length));
  if (!array || !type) return array;
  Ref* items = elements_of<Ref>(machine_.array(array));
  *items++ = machine_.mirror(*type);
  for (const auto& [name, value] : annotation.elements) {
    std::string wanted;
    for (const Method* method : type->methods)
      if (method->name == name) wanted = split_descriptor(method->descriptor).back();
    *items++ = text(name);
    *items++ = make(value, wanted);
  }
  return array;
}

Ref AnnotationMaker::make_list(const std::vector<AnnotationData>& annotations) {
  std::vector<const AnnotationData*> known;
  for (const AnnotationData& annotation : annotations)
    if (find(annotation.type)) known.push_back(&annotation);  // As the JDK: the others are ignored.
  const Ref list = keep(machine_.heap().allocate_array(*machine_.classes().array_of(machine_.known().object_array),
                                                       static_cast<int32_t>(known.size())));
  for (size_t i = 0; list && i < known.size(); ++i) elements_of<Ref>(machine_.array(list))[i] = make(*known[i]);
  return list;
}

const std::vector<AnnotationData>* annotations_of_component(Machine& machine, Ref component) {
  const auto* part = record_component(machine, component);
  return part ? &part->annotations : nullptr;
}

const std::vector<AnnotationData>* annotations_of(Machine& machine, Ref element, int32_t parameter) {
  const std::string_view kind = machine.class_of(element).descriptor;
  if (kind == "Ljava/lang/Class;") return &reflection_of(machine, machine.class_of_mirror(element)).annotations;
  if (kind == "Ljava/lang/reflect/RecordComponent;") return annotations_of_component(machine, element);
  if (kind == "Ljava/lang/reflect/Field;") {
    const Field& field = field_of_object(machine, element);
    for (const auto& facts : reflection_of(machine, *field.owner).fields)
      if (facts.id == field.id) return &facts.annotations;
    return nullptr;
  }
  if (kind != "Ljava/lang/reflect/Method;" && kind != "Ljava/lang/reflect/Constructor;") return nullptr;
  const auto* facts = reflection_of(machine, method_of_object(machine, element));
  if (!facts) return nullptr;
  if (parameter < 0) return &facts->annotations;
  const Method& method = method_of_object(machine, element);
  // The file leaves out parameters that the compiler added in front.
  const size_t declared = split_descriptor(method.descriptor).size() - 1;
  const size_t listed = facts->parameter_annotations.size();
  const int64_t place = parameter - (static_cast<int64_t>(declared) - static_cast<int64_t>(listed));
  return place >= 0 && place < static_cast<int64_t>(listed)
             ? &facts->parameter_annotations[static_cast<size_t>(place)]
             : nullptr;
}

}  // namespace

NativeOutcome reflect_annotations(NativeCall& call) {
  static const std::vector<AnnotationData> k_none;
  const auto* found = annotations_of(call.machine, call.ref_at(0), call.int_at(1));
  const std::vector<AnnotationData>& list = found ? *found : k_none;
  AnnotationMaker maker(call);
  for (const AnnotationData& annotation : list)
    if (!maker.prepare(annotation)) return maker.outcome();
  const Ref result = maker.make_list(list);
  return maker.failed() ? call.machine.out_of_memory(call.thread) : call.give_ref(result);
}

NativeOutcome reflect_default_value(NativeCall& call) {
  const Method& method = method_of_object(call.machine, call.ref_at(0));
  const auto* facts = reflection_of(call.machine, method);
  if (!facts || !facts->default_value) return call.give_ref(k_null);
  AnnotationMaker maker(call);
  if (!maker.prepare(*facts->default_value)) return maker.outcome();
  const Ref result = maker.make(*facts->default_value, split_descriptor(method.descriptor).back());
  return maker.failed() ? call.machine.out_of_memory(call.thread) : call.give_ref(result);
}

NativeOutcome reflect_parameter_names(NativeCall& call) {
  Machine& machine = call.machine;
  const std::string_view kind = machine.class_of(call.ref_at(0)).descriptor;
  if (kind != "Ljava/lang/reflect/Method;" && kind != "Ljava/lang/reflect/Constructor;")
    return machine.throw_new(call.thread, "java/lang/IllegalArgumentException");
  const auto* facts = reflection_of(machine, method_of_object(machine, call.ref_at(0)));
  if (!facts || facts->parameter_names.empty()) return call.give_ref(k_null);
  const Ref array = machine.heap().allocate_array(*machine.known().string_array,
                                                  static_cast<int32_t>(facts->parameter_names.size()));
  for (size_t i = 0; array && i < facts->parameter_names.size(); ++i)
    elements_of<Ref>(machine.array(array))[i] =
        Strings(machine.heap(), machine.known()).make(utf16_of_modified(facts->parameter_names[i]));
  return array ? call.give_ref(array) : machine.out_of_memory(call.thread);
}

}  // namespace antecede::runtime
