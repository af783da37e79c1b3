#include "cli/app_scan.h"

#include "action/actions.h"
#include "model/callbacks.h"
#include "model/semantics.h"
#include "report/scan_report.h"

namespace antecede::cli {

base::Result<report::Report> scan_app(OpenApp& app, const ir::Hierarchy& hierarchy, const model::CodeNames& names,
                                      const ScanPlan& plan, base::StageRunner& stages) {
  const apk::Manifest manifest = app.input->merged_manifest();
  const ir::Program& program = *app.code->program;
  const model::Semantics semantics(*app.code, hierarchy);
  const model::Lifecycles lifecycles = model::Lifecycles::built_in();
  const model::ApiFacts facts = model::ApiFacts::sdk();
  const model::Callbacks callbacks = model::Callbacks::built_in(facts);
  pointer::MethodCodes codes(program, hierarchy, semantics);
  if (!app.resources) ANTECEDE_CHECK(load_resources(app, stages));
  action::AppFiles files;
  if (app.resources) files = action::AppFiles::load(*app.resources, xml_reader(app), app.diagnostics);
  action::AppHarness first_harness(program, hierarchy, lifecycles, callbacks, &manifest, &files);
  pointer::Solver rough(program, hierarchy, semantics, names, codes, nullptr);
  stages.run("rough", [&] { return rough.solve(first_harness), true; });
  action::AppHarness harness(program, hierarchy, lifecycles, callbacks, &manifest, &files);
  pointer::Solver solver(program, hierarchy, semantics, names, codes, &rough, pointer::SolverOptions{.apart = plan.apart});
  stages.run("pointer", [&] { return solver.solve(harness), true; });
  // The first look mixes up more, but it is whole even where the second had to stop.
  const bool is_whole = solver.complete();
  const pointer::Solver& known = is_whole ? solver : rough;
  action::AppHarness& known_harness = is_whole ? harness : first_harness;
  action::Constants values(program, hierarchy, semantics, known);
  const action::Actions actions =
      stages.run("actions", [&] { return action::Actions::find(known, known_harness, values); });
  const scan::Subject subject{program, hierarchy, semantics, names, known, known_harness, actions, values};
  scan::ScanResult result = scan::scan(subject, plan.options, stages);
  result.complete &= is_whole;
  result.bounds = pointer::notes_of(known.bounds());
  report::ScannedApp scanned{manifest.package, app.input->path(), app.libraries.app, plan.without_rules};
  return report::make_scan_report(std::move(result), scanned, app.diagnostics);
}

}  // namespace antecede::cli
