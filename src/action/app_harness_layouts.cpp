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


uint32_t key_of(const apk::FlatView& view, uint32_t number) {
  return static_cast<uint32_t>(view.layout.value) << 12 ^ number;
}

std::string descriptor_of_class(std::string_view dotted) {
  std::string result = "L" + std::string(dotted) + ";";
  std::ranges::replace(result, '.', '/');
  return result;
}

}  // namespace

void AppHarness::inflate(Solver& solver, const IntrinsicSite& site, std::span<const VariableId> operands,
                         VariableId result) {
  Inflation inflation{site, operands[2], operands[3], result};
  inflation.inflater = operands[4];
  if (result.valid() && operands[3].valid()) solver.flow(operands[3], result);
  if (files_ == nullptr || !operands[0].valid() || !operands[1].valid()) {
    ++unknown_inflations_;
    return;
  }
  watch(solver, operands[0], [this, inflation, resource = operands[1]](Solver& s, ObjectId kind) {
    const uint32_t what = s.objects()[kind].key;
    watch_number(s, resource, [this, inflation, what](Solver& inner, uint32_t number) {
      inflate_file(inner, inflation, what, number);
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
  if (!any.is_apart) solver.hit(pointer::Bound::LayoutsApart);
  for (apk::ResourceId layout : files_->layouts.ids()) inflate(solver, any, layout);
}

/// Makes the views of the layout in all configurations, and puts them below each other.
void AppHarness::inflate(Solver& solver, const Inflation& inflation, apk::ResourceId layout) {
  const auto variants = files_->layouts.variants(layout);
  if (variants.empty()) ++unknown_inflations_;
  uint32_t number = inflation.first;
  for (const apk::LayoutSet::Variant& variant : variants) {
    const apk::FlatLayout flat = files_->layouts.flatten(layout, variant.config);
    std::vector<ObjectId> made;
    for (const apk::FlatView& view : flat.views) {
      const ObjectId object = make_view(solver, inflation, view, number++);
      const ObjectId parent = view.parent == apk::FlatView::k_no_parent ? ObjectId() : made[view.parent];
      made.push_back(object);
      if (!view.view->fragment_class.empty()) {
        const VariableId shown = inflate_fragment(solver, inflation, view, key_of(view, number - 1));
        if (shown.valid()) put_into(solver, inflation, object.valid() ? object : parent, shown);
      }
      if (const VariableId instead = ask_factories(solver, inflation, parent, view, key_of(view, number - 1)); instead.valid())
        show(solver, inflation, parent, view, instead);
      if (!object.valid()) continue;
      const VariableId below = solver.cell(object, pointer::slot::k_below);
      const VariableId self = solver.make_variable();
      solver.add(self, object);
      const bool inside = view.parent != apk::FlatView::k_no_parent && made[view.parent].valid();
      put_into(solver, inflation, inside ? made[view.parent] : ObjectId(), self);
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

/// The view comes into that parent; none: what is outermost in the file comes into the parent that was asked for.
void AppHarness::put_into(Solver& solver, const Inflation& inflation, ObjectId parent, VariableId view) {
  const ir::ClassId group = program_.find_class("Landroid/view/ViewGroup;");
  if (!group.valid() || (!parent.valid() && !inflation.parent.valid())) return;
  const ir::MethodId add_view = find_method(group, "addView", "(Landroid/view/View;Landroid/view/ViewGroup$LayoutParams;)");
  const ir::MethodId place = find_method(group, "generateLayoutParams", "(Landroid/util/AttributeSet;)");
  if (!add_view.valid() || !place.valid()) return;
  const SharedCall placing = shared_call(solver, inflation.site, place, 2);
  const SharedCall adding = shared_call(solver, inflation.site, add_view, 3);
  solver.add(placing.operands[1], any_element(solver));
  solver.flow(placing.result, adding.operands[2]);
  solver.flow(view, adding.operands[1]);
  for (const VariableId groups : {placing.operands[0], adding.operands[0]})
    if (parent.valid()) solver.add(groups, parent);
    else solver.flow(inflation.parent, groups);
}

/// One object per element and place that inflates it. None: it is no view, or its class is not there.
ObjectId AppHarness::make_view(Solver& solver, const Inflation& inflation, const apk::FlatView& view, uint32_t number) {
  if (view.view->class_name.empty()) return {};
  const ir::ClassId type = program_.find_class(descriptor_of_class(view.view->class_name));
  if (!type.valid()) {
    if (std::ranges::find(missing_, view.view->class_name) == missing_.end()) missing_.push_back(view.view->class_name);
    return {};
  }
  const ObjectId object = construct(solver, inflation, type, key_of(view, number), element_of(solver, inflation, view, key_of(view, number)));
  solver.add(all_views_, object);
  if (view.id.value != 0) solver.add(views_of(solver, view.id.value), object);
  if (!view.view->on_click.empty()) call_named(solver, inflation, view.view->on_click, "(Landroid/view/View;)", all_views_);
  return object;
}

/// What is made in place of the element stands where that does, and has its id.
void AppHarness::show(Solver& solver, const Inflation& inflation, ObjectId parent, const apk::FlatView& view, VariableId shown) {
  solver.flow(shown, all_views_);
  if (view.id.value != 0) solver.flow(shown, views_of(solver, view.id.value));
  if (view.parent == apk::FlatView::k_no_parent && inflation.result.valid()) solver.flow(shown, inflation.result);
  put_into(solver, inflation, parent, shown);
}

/// A fragment that a layout names: the model puts it into its manager, which moves it; then, its view. A fragment of a library
/// that the app brings along is made by that, which the inflater asks. Where nothing makes it, it lives as a component does.
VariableId AppHarness::inflate_fragment(Solver& solver, const Inflation& inflation, const apk::FlatView& view, uint32_t key) {
  const std::string& name = view.view->fragment_class;
  const ir::ClassId type = program_.find_class(descriptor_of_class(name));
  const ir::MethodId inflated =
      type.valid() ? find_method(type, "inflated", "(Landroid/content/Context;)Landroid/view/View;") : ir::MethodId();
  if (!inflated.valid() || !(program_[program_[inflated].owner].access_flags & ir::k_framework) || !inflation.context.valid()) {
    if (std::ranges::find(named_fragments_, name) == named_fragments_.end()) named_fragments_.push_back(name);
    return {};
  }
  const pointer::Node& node = solver.nodes()[inflation.site.node];
  const VariableId self = solver.make_variable(), shown = solver.make_variable();
  solver.add(self, solver.make_object(
                       {Object::Kind::Harness, program_[type].type, node.method, inflation.site.call, node.context, key}));
  if (const ir::MethodId constructor = find_method(type, "<init>", "()"); constructor.valid())
    call_shared(solver, inflation.site, constructor, {self});
  call_shared(solver, inflation.site, inflated, {self, inflation.context}, shown);
  // Its view stands where the element does, and has its id.
  solver.flow(shown, all_views_);
  if (view.id.value != 0) solver.flow(shown, views_of(solver, view.id.value));
  if (view.parent == apk::FlatView::k_no_parent && inflation.result.valid()) solver.flow(shown, inflation.result);
  return shown;
}

/// `android:onClick`: a click on the view or item, which is one of the source, calls that method of the context.
void AppHarness::call_named(Solver& solver, const Inflation& inflation, const std::string& method,
                            std::string_view parameters, VariableId source) {
  if (!inflation.context.valid()) return;
  const IntrinsicSite site = inflation.site;
  watch(solver, inflation.context, [this, site, method, parameters, source](Solver& s, ObjectId object) {
    const ir::ClassId type = s.class_of(object);
    const ir::MethodId target = type.valid() ? find_method(type, method, parameters) : ir::MethodId();
    if (target.valid()) call_back(s, {site, source, main_}, object, target);
  });
}

/// One object of the class per place that inflates it and key, by a constructor that files use.
ObjectId AppHarness::construct(Solver& solver, const Inflation& inflation, ir::ClassId type, uint32_t key, ObjectId element) {
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
  if (operands == 3) solver.add(call.operands[2], element.valid() ? element : any_element(solver));
  solver.add(self, object);
  const ir::MethodId finished = find_method(type, "onFinishInflate", "()");
  if (finished.valid()) solver.add(shared_call(solver, inflation.site, finished, 1).operands[0], object);
  return object;
}

/// Objects of an id are the same for all who look for it.
void AppHarness::find(Solver& solver, VariableId id, VariableId found, VariableId result) {
  if (!result.valid()) return;
  if (found.valid()) solver.flow(found, result);
  watch_number(solver, id, [this, result](Solver& s, uint32_t number) {
    s.flow(number == Object::k_any_number ? all_views_ : views_of(s, number), result);
  });
}

/// A view that code has given an id is found as one of a file is.
void AppHarness::name_view(Solver& solver, VariableId view, VariableId id) {
  if (!view.valid()) return;
  solver.flow(view, all_views_);
  watch_number(solver, id, [this, view](Solver& s, uint32_t number) {
    s.flow(view, number == Object::k_any_number ? unnamed_views_ : views_of(s, number));
  });
}

VariableId AppHarness::views_of(Solver& solver, uint32_t id) {
  const auto [place, added] = views_.try_emplace(id);
  if (!added) return place->second;
  place->second = solver.make_variable();
  solver.flow(unnamed_views_, place->second);
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
