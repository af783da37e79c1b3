// What layouts make: views, fragments, and the methods that android:onClick names.

#include <algorithm>

#include "action/app_harness.h"

namespace antecede::action {

using pointer::IntrinsicSite;
using pointer::Object;
using pointer::ObjectId;
using pointer::Solver;
using pointer::VariableId;

namespace {


std::string descriptor_of_class(std::string_view dotted) {
  std::string result = "L" + std::string(dotted) + ";";
  std::ranges::replace(result, '.', '/');
  return result;
}

}  // namespace

void AppHarness::inflate(Solver& solver, const IntrinsicSite& site, std::span<const VariableId> operands,
                         VariableId result) {
  const Inflation inflation{site, operands[2], operands[3], result};
  if (result.valid() && operands[3].valid()) solver.flow(operands[3], result);
  if (files_ == nullptr || !operands[0].valid() || !operands[1].valid()) {
    ++unknown_inflations_;
    return;
  }
  watch(solver, operands[0], [this, inflation, resource = operands[1]](Solver& s, ObjectId kind) {
    const uint32_t what = s.objects()[kind].key;
    watch(s, resource, [this, inflation, what](Solver& inner, ObjectId object) {
      const Object& number = inner.objects()[object];
      if (number.kind == Object::Kind::Number) inflate_file(inner, inflation, what, number.key);
    });
  });
}

/// As antecede.Layouts numbers them.
void AppHarness::inflate_file(Solver& solver, const Inflation& inflation, uint32_t kind, uint32_t resource) {
  constexpr uint32_t k_layout = 0, k_menu = 1, k_preferences = 2;
  if (resource == Object::k_any_number) ++unknown_inflations_;  // May be any of them.
  if (kind == k_menu) return inflate_menus(solver, inflation, resource);
  if (kind == k_preferences) return inflate_screens(solver, inflation, resource);
  if (kind != k_layout) return;
  if (resource != Object::k_any_number) return inflate(solver, inflation, apk::ResourceId(resource));
  // All of them once for each context would be a multitude of which nobody knows one from another.
  constexpr size_t k_most_layouts_apart = 64;
  Inflation any = inflation;
  any.is_apart = files_->layouts.ids().size() <= k_most_layouts_apart;
  for (apk::ResourceId layout : files_->layouts.ids()) inflate(solver, any, layout);
}

/// Makes the views of the layout in all configurations, and puts them below each other.
void AppHarness::inflate(Solver& solver, const Inflation& inflation, apk::ResourceId layout) {
  const auto variants = files_->layouts.variants(layout);
  if (variants.empty()) ++unknown_inflations_;
  const ir::ClassId group = program_.find_class("Landroid/view/ViewGroup;");
  const ir::MethodId add_view = group.valid() ? find_method(group, "addView", "(Landroid/view/View;)") : ir::MethodId();
  uint32_t number = 0;
  for (const apk::LayoutSet::Variant& variant : variants) {
    const apk::FlatLayout flat = files_->layouts.flatten(layout, variant.config);
    std::vector<ObjectId> made;
    for (const apk::FlatView& view : flat.views) {
      const ObjectId object = make_view(solver, inflation, view, number++);
      made.push_back(object);
      if (!object.valid()) continue;
      const VariableId below = solver.cell(object, pointer::slot::k_below);
      const VariableId self = solver.make_variable();
      solver.add(self, object);
      const bool inside = view.parent != apk::FlatView::k_no_parent && made[view.parent].valid();
      if (add_view.valid() && (inside || inflation.parent.valid())) {
        const std::vector<VariableId> adding = shared_call(solver, inflation.site, add_view, 2).operands;
        solver.add(adding[1], object);
        if (inside) solver.add(adding[0], made[view.parent]);
        else solver.flow(inflation.parent, adding[0]);
      }
      if (inside) {
        solver.add(solver.cell(made[view.parent], pointer::slot::k_below), object);
        solver.flow(below, solver.cell(made[view.parent], pointer::slot::k_below));
        continue;
      }
      if (inflation.parent.valid()) {
        solver.store(inflation.parent, pointer::slot::k_below, self);
        solver.store(inflation.parent, pointer::slot::k_below, below);
      }
      if (inflation.result.valid()) solver.add(inflation.result, object);
    }
  }
}

/// One object per element and place that inflates it. None: it is no view, or its class is not there.
ObjectId AppHarness::make_view(Solver& solver, const Inflation& inflation, const apk::FlatView& view, uint32_t number) {
  if (!view.view->fragment_class.empty()) add_fragment(solver, view.view->fragment_class);
  if (view.view->class_name.empty()) return {};
  const ir::ClassId type = program_.find_class(descriptor_of_class(view.view->class_name));
  if (!type.valid()) {
    if (std::ranges::find(missing_, view.view->class_name) == missing_.end()) missing_.push_back(view.view->class_name);
    return {};
  }
  const ObjectId object = construct(solver, inflation, type, static_cast<uint32_t>(view.layout.value) << 12 ^ number);
  solver.add(all_views_, object);
  if (view.id.value != 0) solver.add(views_of(solver, view.id.value), object);
  if (!view.view->on_click.empty()) call_named(solver, inflation, view.view->on_click, "(Landroid/view/View;)", all_views_);
  return object;
}

/// A fragment that a layout names lives as a component does.
void AppHarness::add_fragment(Solver& solver, const std::string& class_name) { add_component(solver, "fragment", class_name); }

/// `android:onClick`: a click on the view or item, which is one of the source, calls that method of the context.
void AppHarness::call_named(Solver& solver, const Inflation& inflation, const std::string& method,
                            std::string_view parameters, VariableId source) {
  if (!inflation.context.valid()) return;
  const IntrinsicSite site = inflation.site;
  watch(solver, inflation.context, [this, site, method, parameters, source](Solver& s, ObjectId object) {
    const ir::ClassId type = s.class_of(object);
    const ir::MethodId target = type.valid() ? find_method(type, method, parameters) : ir::MethodId();
    if (target.valid()) call_back(s, {site, source}, object, target);
  });
}

/// One object of the class per place that inflates it and key, by a constructor that files use.
ObjectId AppHarness::construct(Solver& solver, const Inflation& inflation, ir::ClassId type, uint32_t key) {
  const pointer::Node& node = solver.nodes()[inflation.site.node];
  const ObjectId object = solver.make_object(
      {Object::Kind::Harness, program_[type].type, node.method, inflation.site.call,
       inflation.is_apart ? node.context : pointer::ContextId(), key});
  ir::MethodId constructor = find_method(type, "<init>", "(Landroid/content/Context;Landroid/util/AttributeSet;)");
  size_t operands = 3;
  if (!constructor.valid()) {
    constructor = find_method(type, "<init>", "(Landroid/content/Context;)");
    operands = 2;
  }
  if (!constructor.valid()) return object;
  SharedCall& call = shared_call(solver, inflation.site, constructor, operands);
  const VariableId self = call.operands[0], context = call.operands[1];
  if (inflation.context.valid()) solver.flow(inflation.context, context);
  solver.add(self, object);
  return object;
}

/// Objects of an id are the same for all who look for it.
void AppHarness::find(Solver& solver, VariableId id, VariableId found, VariableId result) {
  if (!result.valid()) return;
  if (found.valid()) solver.flow(found, result);
  if (!id.valid()) return solver.flow(all_views_, result);
  watch(solver, id, [this, result](Solver& s, ObjectId object) {
    const Object& number = s.objects()[object];
    if (number.kind != Object::Kind::Number) return;
    s.flow(number.key == Object::k_any_number ? all_views_ : views_of(s, number.key), result);
  });
}

VariableId AppHarness::views_of(Solver& solver, uint32_t id) {
  const auto [place, added] = views_.try_emplace(id);
  if (added) place->second = solver.make_variable();
  return place->second;
}

AppHarness::SharedCall& AppHarness::shared_call(Solver& solver, const IntrinsicSite& site, ir::MethodId method,
                                                size_t operands) {
  const auto key = std::tuple(site.node, site.call, method);
  const auto known = shared_calls_.find(key);
  if (known != shared_calls_.end()) return known->second;
  SharedCall call;
  for (size_t i = 0; i < operands; ++i) call.operands.push_back(solver.make_variable());
  call.result = solver.make_variable();
  const std::vector<VariableId> arguments = call.operands;
  const VariableId result = call.result;
  shared_calls_.emplace(key, std::move(call));
  call_at(solver, site, method, arguments, result);
  return shared_calls_.at(key);
}

}  // namespace antecede::action
