#include "runtime/record/publication.h"

#include "model/semantics.h"
#include "runtime/heap/object.h"
#include "runtime/machine.h"

namespace antecede::runtime {
namespace {

/// Which parameters of a descriptor are references, in their order.
std::vector<bool> reference_parameters(std::string_view descriptor) {
  std::vector<bool> result;
  for (size_t i = 1; i < descriptor.size() && descriptor[i] != ')'; ++i) {
    const bool is_reference = descriptor[i] == 'L' || descriptor[i] == '[';
    while (descriptor[i] == '[') ++i;
    if (descriptor[i] == 'L') i = descriptor.find(';', i);
    result.push_back(is_reference);
  }
  return result;
}

}  // namespace

Publication::Publication(const Machine& machine) : machine_(machine) {
  start_anew();
}

void Publication::start_anew() {
  state_.bits.clear();
  state_.floor = machine_.heap().top();
  is_stale_ = false;
}

void Publication::mark(Ref object) {
  const size_t word = object >> k_word_shift;
  if (word >= state_.bits.size()) state_.bits.resize(word + word / 2 + 64);
  state_.bits[word] |= uint64_t(1) << (object >> 3 & 63);
}

template <class Visit>
void Publication::for_each_reference(Ref object, Visit visit) const {
  const Class& type = machine_.class_of(object);
  if (!type.is_array()) {
    type.for_each_reference([&](uint32_t offset) { visit(field_at<Ref>(machine_.object(object), offset)); });
  } else if (type.element == Storage::Reference) {
    ArrayHeader* const array = machine_.array(object);
    for (int32_t i = 0; i < array->length; ++i) visit(elements_of<Ref>(array)[i]);
  }
}

void Publication::publish_all(Ref object) {
  mark(object);
  pending_.push_back(object);
  while (!pending_.empty()) {
    const Ref next = pending_.back();
    pending_.pop_back();
    for_each_reference(next, [this](Ref reached) {
      if (!reached || is_published(reached)) return;
      mark(reached);
      pending_.push_back(reached);
    });
  }
}

Publication::NativeUse Publication::use_of(const Method& method) const {
  using Kind = model::HeapEffect::Kind;
  NativeUse use;
  const uint16_t first = method.is_static() ? 0 : 1;
  if (first) use.references.push_back(0);
  const std::vector<bool> parameters = reference_parameters(method.descriptor);
  for (size_t i = 0; i < parameters.size(); ++i)
    if (parameters[i]) use.references.push_back(static_cast<uint16_t>(first + i));
  const model::NativeMethod* known =
      method.id.valid() && !method.intrinsic ? machine_.classes().semantics().native(method.id) : nullptr;
  if (method.intrinsic && model::only_tells(*method.intrinsic)) return {};
  if (!known) {
    use.keeps = true;
    return use;
  }
  auto place = [&](int operand) { return static_cast<uint16_t>(operand == model::HeapEffect::k_this ? 0 : first + operand); };
  for (const model::HeapEffect& effect : known->effects) {
    if (effect.is_reflective()) use.keeps = true;
    if (effect.kind == Kind::Stores || effect.kind == Kind::StoresElement)
      use.stores.emplace_back(place(effect.from), place(effect.to));
    if (effect.kind == Kind::CopiesElements) use.copies.emplace_back(place(effect.from), place(effect.to));
  }
  return use;
}

void Publication::native_called(const Method& method, const Slot* arguments) {
  refresh();
  auto found = natives_.find(&method);
  if (found == natives_.end()) found = natives_.try_emplace(&method, use_of(method)).first;
  const NativeUse& use = found->second;
  if (use.keeps)
    for (const uint16_t i : use.references) publish(arguments[i].ref);
  for (const auto& [from, to] : use.stores)
    if (arguments[from].ref && arguments[to].ref) stored(arguments[to].ref, arguments[from].ref);
  for (const auto& [from, to] : use.copies) {
    const Ref source = arguments[from].ref, target = arguments[to].ref;
    if (!source || !target || !is_published(target) || !machine_.class_of(source).is_array()) continue;
    for_each_reference(source, [this](Ref element) { publish(element); });
  }
}

}  // namespace antecede::runtime
