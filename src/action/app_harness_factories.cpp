// Factories of inflaters, of apps and of libraries: code that is asked for a view before the inflater makes one itself, with the name and
// the attributes of the element. Fragments of a library that the app brings along are made by such code.

#include <algorithm>
#include <utility>

#include "action/app_harness.h"

namespace antecede::action {

using pointer::Object;
using pointer::ObjectId;
using pointer::Solver;
using pointer::VariableId;

namespace {

std::string descriptor_of_named(std::string_view dotted) {
  std::string result = "L" + std::string(dotted) + ";";
  std::ranges::replace(result, '.', '/');
  return result;
}

}  // namespace

/// What may stand in place of the element. Who makes views of a library's own (AppCompatTextView) goes by the name, which is not followed:
/// one place makes them for all elements, so they would be found by every id. Only what the app itself makes is taken for such a view,
/// and whatever comes of an element that names a class.
VariableId AppHarness::ask_factories(Solver& solver, const Inflation& inflation, ObjectId parent, const apk::FlatView& view, uint32_t key) {
  const ir::ClassId inflater = program_.find_class("Landroid/view/LayoutInflater;");
  const ir::MethodId asked =
      inflater.valid() ? find_method(inflater, "fromFactories", "(Landroid/view/View;Ljava/lang/String;") : ir::MethodId();
  if (!asked.valid() || !inflation.inflater.valid()) return {};
  const SharedCall asking = shared_call(solver, inflation.site, asked, 5);
  solver.flow(inflation.inflater, asking.operands[0]);
  if (parent.valid()) solver.add(asking.operands[1], parent);
  else if (inflation.parent.valid()) solver.flow(inflation.parent, asking.operands[1]);
  if (inflation.context.valid()) solver.flow(inflation.context, asking.operands[3]);
  const bool is_fragment = view.view->kind == apk::LayoutView::Kind::Fragment;
  const bool names = is_fragment || !classes_of(view.view->class_names).empty();
  const ir::ClassId own = view.view->class_name.empty() ? ir::ClassId() : program_.find_class(descriptor_of_named(view.view->class_name));
  solver.add(asking.operands[2], names && own.valid() ? name_of(solver, own) : any_text(solver));
  solver.add(asking.operands[4], element_of(solver, inflation, view, key));
  const VariableId shown = solver.make_variable();
  const ir::TypeId only = own.valid() ? program_[own].type : program_.symbols().find_type("Landroid/view/View;");
  solver.flow(names ? asking.result : own_of(solver, asking.result), shown, only);
  return shown;
}

/// Of what factories make, the objects that the app's own code makes.
VariableId AppHarness::own_of(Solver& solver, VariableId made) {
  const auto [place, added] = own_results_.try_emplace(made);
  if (!added) return place->second;
  const VariableId own = solver.make_variable();
  own_results_[made] = own;
  watch(solver, made, [own](Solver& s, ObjectId object) {
    const ir::MethodId maker = s.objects()[object].method;
    if (maker.valid() && s.is_own(maker)) s.add(own, object);
  });
  return own;
}

// Attributes --------------------------------------------------------------------------------------------------------

/// Of these names the classes that there are.
std::vector<ir::ClassId> AppHarness::classes_of(const std::vector<std::string>& names) const {
  std::vector<ir::ClassId> found;
  for (const std::string& name : names)
    if (const ir::ClassId type = program_.find_class(descriptor_of_named(name)); type.valid()) found.push_back(type);
  return found;
}

ObjectId AppHarness::any_text(Solver& solver) {
  return solver.make_object({Object::Kind::Text, program_.symbols().string(), {}, 0, {}, Object::k_any_text});
}

ObjectId AppHarness::name_of(Solver& solver, ir::ClassId type) {
  return solver.make_object({Object::Kind::ClassName, program_.symbols().string(), {}, 0, {}, program_[type].type.value()});
}

/// Attributes of which nobody knows a text.
ObjectId AppHarness::any_element(Solver& solver) {
  if (any_element_.valid()) return any_element_;
  const ir::ClassId type = program_.find_class("Lantecede/LayoutElement;");
  if (!type.valid()) return {};
  any_element_ = solver.make_object({Object::Kind::Harness, program_[type].type, {}, 0, {}, next_key_++});
  return make_element(solver, any_element_, {});
}

/// Calls the constructor of an element with the names of these classes, once.
ObjectId AppHarness::make_element(Solver& solver, ObjectId element, const std::vector<ir::ClassId>& named) {
  if (!elements_.insert(element).second) return element;
  const VariableId self = solver.make_variable(), text = solver.make_variable();
  solver.add(self, element);
  solver.add(text, any_text(solver));
  for (const ir::ClassId type : named) solver.add(text, name_of(solver, type));
  call(solver, events_.front().driver, static_cast<uint32_t>(elements_.size()),
       find_method(solver.class_of(element), "<init>", "(Ljava/lang/String;)"), {self, text}, {}, solver.context_of(element));
  return element;
}

/// The attributes of an element: its own where one of them names a class.
ObjectId AppHarness::element_of(Solver& solver, const Inflation& inflation, const apk::FlatView& view, uint32_t key) {
  const std::vector<ir::ClassId> named = classes_of(view.view->class_names);
  if (named.empty() || !any_element(solver).valid()) return any_element(solver);
  const pointer::Node& node = solver.nodes()[inflation.site.node];
  return make_element(solver,
                      solver.make_object({Object::Kind::Harness, solver.objects()[any_element_].type, node.method, inflation.site.call,
                                          inflation.is_apart ? node.context : pointer::ContextId(), key}),
                      named);
}

/// Code that reads a file by itself is given one element for all of it.
void AppHarness::parse(Solver& solver, VariableId resource, VariableId result) {
  if (!result.valid() || files_ == nullptr || !any_element(solver).valid()) return;
  watch_number(solver, resource, [this, result](Solver& s, uint32_t number) {
    std::vector<ir::ClassId> named;
    for (const apk::XmlNames& file : files_->names)
      if (number == Object::k_any_number || std::ranges::find(file.ids, apk::ResourceId(number)) != file.ids.end()) {
        const std::vector<ir::ClassId> more = classes_of(file.class_names);
        named.insert(named.end(), more.begin(), more.end());
      }
    if (named.empty()) return s.add(result, any_element_);
    s.add(result, make_element(s, s.make_object({Object::Kind::Harness, s.objects()[any_element_].type, {}, 1, {}, number}), named));
  });
}

// Fragments that nobody makes -----------------------------------------------------------------------------------------

/// Nothing flows any more, and the library was not seen to make a fragment that a layout names: it finds the name in some other
/// way. Then it lives as a component of the manifest does.
bool AppHarness::give_fragments_lives(Solver& solver) {
  const size_t before = lives_.size();
  for (const std::string& name : std::exchange(named_fragments_, {})) {
    const ir::ClassId type = program_.find_class(descriptor_of_named(name));
    bool is_made = false;
    for (uint32_t i = 0; i < solver.objects().size() && type.valid() && !is_made; ++i) {
      const Object& object = solver.objects()[ObjectId(i)];
      is_made = object.kind == Object::Kind::Made && object.type == program_[type].type;
    }
    if (!is_made) add_component(solver, "fragment", name);
  }
  return lives_.size() > before;
}

}  // namespace antecede::action
