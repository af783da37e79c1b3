// What menus and screens of preferences in files make: items, views in them, preferences, and the methods that they name.

#include <algorithm>

#include "action/app_harness.h"

namespace antecede::action {

using pointer::IntrinsicSite;
using pointer::Object;
using pointer::ObjectId;
using pointer::Solver;
using pointer::VariableId;

namespace {

/// Whether one of the resources that the file is has this id; `Object::k_any_number`: any of them.
bool is_resource(std::span<const apk::XmlResource::Use> uses, uint32_t resource) {
  if (resource == Object::k_any_number) return true;
  return std::ranges::any_of(uses, [&](const apk::XmlResource::Use& use) { return use.id.value == resource; });
}

std::string descriptor_of_dotted(std::string_view dotted) {
  std::string result = "L" + std::string(dotted) + ";";
  std::ranges::replace(result, '.', '/');
  return result;
}

}  // namespace

/// A call within the event of a method that a class or interface of the framework declares.
void AppHarness::call_interface(Solver& solver, const IntrinsicSite& site, std::string_view type, std::string_view name,
                                std::string_view descriptor, const std::vector<VariableId>& arguments, VariableId result) {
  const ir::ClassId owner = program_.find_class(type);
  const ir::MethodId method = owner.valid() ? find_method(owner, name, descriptor) : ir::MethodId();
  if (method.valid()) call_shared(solver, site, method, arguments, result);
}

/// What one place calls with many objects is one call, whose operands grow.
void AppHarness::call_shared(Solver& solver, const IntrinsicSite& site, ir::MethodId method,
                             const std::vector<VariableId>& arguments, VariableId result) {
  const SharedCall call = shared_call(solver, site, method, arguments.size());
  for (size_t i = 0; i < arguments.size(); ++i)
    if (arguments[i].valid()) solver.flow(arguments[i], call.operands[i]);
  if (result.valid()) solver.flow(call.result, result);
}

// Menus -------------------------------------------------------------------------------------------------------------

void AppHarness::inflate_menus(Solver& solver, const Inflation& inflation, uint32_t resource) {
  bool found = false;
  uint32_t number = 0;
  for (const apk::Menu& menu : files_->menus) {
    if (!is_resource(menu.uses, resource)) continue;
    found = true;
    if (inflation.parent.valid()) inflate_menu(solver, inflation, menu.entries, inflation.parent, number);
  }
  if (!found) ++unknown_inflations_;
}

void AppHarness::inflate_menu(Solver& solver, const Inflation& inflation, const std::vector<apk::MenuEntry>& entries,
                              VariableId menu, uint32_t& number) {
  for (const apk::MenuEntry& entry : entries) {
    if (entry.kind == apk::MenuEntry::Kind::Group) inflate_menu(solver, inflation, entry.children, menu, number);
    else add_item(solver, inflation, entry, menu, number);
  }
}

void AppHarness::add_item(Solver& solver, const Inflation& inflation, const apk::MenuEntry& entry, VariableId menu,
                          uint32_t& number) {
  static constexpr std::string_view k_item = "Landroid/view/MenuItem;";
  const VariableId item = solver.make_variable();
  if (entry.has_submenu) {
    const VariableId below = solver.make_variable();
    call_interface(solver, inflation.site, "Landroid/view/Menu;", "addSubMenu", "(IIILjava/lang/CharSequence;)",
                   {menu, {}, {}, {}, {}}, below);
    call_interface(solver, inflation.site, "Landroid/view/SubMenu;", "getItem", "()", {below}, item);
    inflate_menu(solver, inflation, entry.children, below, number);
  } else {
    call_interface(solver, inflation.site, "Landroid/view/Menu;", "add", "(IIILjava/lang/CharSequence;)",
                   {menu, {}, {}, {}, {}}, item);
  }
  if (!entry.on_click.empty()) call_named(solver, inflation, entry.on_click, "(Landroid/view/MenuItem;)", item);
  if (!entry.action_view_class.empty()) {
    const ir::ClassId type = program_.find_class(descriptor_of_dotted(entry.action_view_class));
    const ObjectId view = type.valid() ? construct(solver, inflation, type, 0x80000000u | number++) : ObjectId();
    if (view.valid()) {
      const VariableId self = solver.make_variable();
      solver.add(self, view);
      solver.add(all_views_, view);
      if (entry.id.value != 0) solver.add(views_of(solver, entry.id.value), view);
      call_interface(solver, inflation.site, k_item, "setActionView", "(Landroid/view/View;)", {item, self});
    }
  }
  if (entry.action_layout.value != 0) {
    const Inflation inner{inflation.site, inflation.context, {}, solver.make_variable(), false, 0x100 * ++number};
    inflate(solver, inner, entry.action_layout);
    if (entry.id.value != 0) solver.flow(inner.result, views_of(solver, entry.id.value));
    call_interface(solver, inflation.site, k_item, "setActionView", "(Landroid/view/View;)", {item, inner.result});
  }
}

// Preferences -------------------------------------------------------------------------------------------------------

void AppHarness::inflate_screens(Solver& solver, const Inflation& inflation, uint32_t resource) {
  bool found = false;
  uint32_t number = 0;
  for (const apk::PreferenceScreen& screen : files_->screens) {
    if (!is_resource(screen.uses, resource)) continue;
    found = true;
    const uint32_t key = screen.uses.empty() ? 0 : screen.uses.front().id.value;
    const ObjectId root = make_preference(solver, inflation, screen.root, inflation.parent, key, number);
    if (root.valid() && inflation.result.valid()) solver.add(inflation.result, root);
  }
  if (!found) ++unknown_inflations_;
}

/// One object per element and place that inflates it, below the one around it.
ObjectId AppHarness::make_preference(Solver& solver, const Inflation& inflation, const apk::Preference& from,
                                     VariableId parent, uint32_t key, uint32_t& number) {
  const bool is_short = inflation.is_androidx && from.tag.find('.') == std::string::npos && !from.class_name.empty();
  const std::string name = is_short ? "androidx.preference." + from.tag : from.class_name;
  const ir::ClassId type = name.empty() ? ir::ClassId() : program_.find_class(descriptor_of_dotted(name));
  if (!type.valid()) {
    if (!from.class_name.empty() && std::ranges::find(missing_, from.class_name) == missing_.end()) missing_.push_back(from.class_name);
    return {};
  }
  const ObjectId preference = construct(solver, inflation, type, key << 12 ^ number++);
  const VariableId self = solver.make_variable();
  solver.add(self, preference);
  solver.add(all_preferences_, preference);
  if (!from.key.empty()) {
    auto [place, added] = preferences_.try_emplace(from.key);
    if (added) place->second = solver.make_variable();
    solver.add(place->second, preference);
  }
  tell_preference(solver, inflation, from, preference);
  for (const std::string_view group : {"Landroid/preference/PreferenceGroup;", "Landroidx/preference/PreferenceGroup;"}) {
    const std::string_view child = group.starts_with("Landroidx") ? "(Landroidx/preference/Preference;)" : "(Landroid/preference/Preference;)";
    if (parent.valid()) call_interface(solver, inflation.site, group, "addPreference", child, {parent, self});
  }
  for (const apk::Preference& below : from.children) make_preference(solver, inflation, below, self, key, number);
  return preference;
}

/// The fragment or the component that a tap opens.
void AppHarness::tell_preference(Solver& solver, const Inflation& inflation, const apk::Preference& from,
                                 ObjectId preference) {
  const VariableId self = solver.make_variable();
  solver.add(self, preference);
  const ir::TypeId type = program_[solver.class_of(preference)].type;
  const ir::ClassId owner = program_.find_class(type);
  if (!from.fragment.empty()) {
    const ir::ClassId fragment = program_.find_class(descriptor_of_dotted(from.fragment));
    const ir::MethodId set = find_method(owner, "setFragment", "(Ljava/lang/String;)");
    if (fragment.valid() && set.valid()) {
      const VariableId name = solver.make_variable();
      solver.add(name, solver.make_object({Object::Kind::ClassName, program_.symbols().string(), {}, 0, {}, program_[fragment].type.value()}));
      call_shared(solver, inflation.site, set, {self, name});
    }
  }
  if (!from.intent) return;
  const ir::TypeId intent_type = program_.symbols().find_type("Landroid/content/Intent;");
  const ir::MethodId set = find_method(owner, "setIntent", "(Landroid/content/Intent;)");
  if (!intent_type.valid() || !set.valid()) return;
  const ObjectId intent = solver.make_object({Object::Kind::Harness, intent_type, {}, 1, {}, next_key_++});
  const VariableId value = solver.make_variable();
  solver.add(value, intent);
  call_shared(solver, inflation.site, set, {self, value});
  const size_t number = placed_.size();
  request_numbers_[{"activity", intent}] = number;
  placed_.push_back({"activity", intent, true});
  if (!from.intent->target_class.empty()) reach_class(solver, number, from.intent->target_class);
  else if (!from.intent->action.empty()) reach_action(solver, number, from.intent->action);
}

/// Preferences of a key are the same for all who look for it.
void AppHarness::find_key(Solver& solver, VariableId key, VariableId result) {
  if (!result.valid()) return;
  watch_text(
      solver, key,
      [this, result](Solver& s, std::string_view name) {
        auto [place, added] = preferences_.try_emplace(std::string(name));
        if (added) place->second = s.make_variable();
        s.flow(place->second, result);
      },
      [this, result](Solver& s) { s.flow(all_preferences_, result); });
}

}  // namespace antecede::action
