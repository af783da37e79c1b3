// Inflaters that an app brings along: they read menus and preferences by parsers of their own. What such code makes of names
// in a file cannot be followed; what the file says is known, so that is made where the inflater is called.

#include "action/app_harness.h"

namespace antecede::action {

using pointer::IntrinsicSite;
using pointer::NodeId;
using pointer::Solver;
using pointer::VariableId;

namespace {

constexpr uint32_t k_menu = 1, k_preferences = 2;  // As antecede.Layouts numbers them.

}  // namespace

/// AndroidX's inflater of menus overrides the platform's, which no tool renames. That of preferences is known by its name.
void AppHarness::find_inflaters() {
  if (const ir::ClassId menus = program_.find_class("Landroid/view/MenuInflater;"); menus.valid())
    add_inflaters_below(menus, "(ILandroid/view/Menu;)", k_menu);
  for (const std::string_view library : {"Landroidx/preference/", "Landroid/support/v7/preference/"}) {
    const std::string name = std::string(library);
    const ir::ClassId preferences = program_.find_class(name + "PreferenceInflater;");
    if (!preferences.valid() || (program_[preferences].access_flags & ir::k_framework)) continue;
    const ir::MethodId inflate = find_method(preferences, "inflate", "(I" + name + "PreferenceGroup;)");
    if (inflate.valid()) inflaters_[inflate] = k_preferences;
  }
}

void AppHarness::add_inflaters_below(ir::ClassId type, std::string_view descriptor, uint32_t kind) {
  for (ir::ClassId below : hierarchy_.subclasses(type)) {
    const ir::MethodId inflate = find_method(below, "inflate", descriptor);
    if (inflate.valid() && !(program_[program_[inflate].owner].access_flags & ir::k_framework)) inflaters_[inflate] = kind;
    add_inflaters_below(below, descriptor, kind);
  }
}

/// `inflate(int resource, Menu menu)`, or a group of preferences: the same as the model's, in the context that the inflater has
/// in one of its fields.
void AppHarness::entered(Solver& solver, NodeId node) {
  const auto found = inflaters_.find(solver.nodes()[node].method);
  if (found == inflaters_.end() || files_ == nullptr) return;
  const uint32_t kind = found->second;
  const pointer::MethodCode* code = solver.code(node);
  if (code == nullptr || code->calls.empty() || code->parameters.size() != 3 || code->parameters[0] == pointer::k_no_local) return;
  const auto parameter = [&](size_t number) {
    const pointer::Local local = code->parameters[number];
    return local == pointer::k_no_local ? VariableId() : solver.variable(node, local);
  };
  Inflation inflation{IntrinsicSite{node, 0, model::Intrinsic::LayoutInflate}, solver.make_variable(), parameter(2),
                      solver.variable(node, pointer::k_return_local)};
  inflation.is_androidx = kind == k_preferences;
  for (ir::ClassId owner = program_[solver.nodes()[node].method].owner; owner.valid(); owner = hierarchy_.superclass(owner))
    for (ir::FieldId field : program_[owner].instance_fields)
      if (program_.symbols().descriptor(program_.symbols().field(program_[field].ref).type) == "Landroid/content/Context;")
        solver.load(parameter(0), field.value(), inflation.context);
  watch_number(solver, parameter(1),
               [this, inflation, kind](Solver& s, uint32_t resource) { inflate_file(s, inflation, kind, resource); });
}

}  // namespace antecede::action
