// heapwitness APP SCRIPT [APP SCRIPT]…
//
// Runs apps, each by its script, and tells what the model did to the heap that an analysis does not hear of:
//
//   native METHOD DID              a native method did what framework/natives does not say (native_witness.h)
//   stored CLASS in CLASS by METHOD in METHOD
//                                  an object of the first class was stored in one of the second (or in a static field) by
//                                  code that an analysis looks at, but called by the last method, which is concrete
//   looked N                       how many natives were looked at
//
// What concrete code stores by itself is found without a run (modelheld). Left out are values (@Plain) and objects of
// concrete classes, about which nothing is known anyway.

#include <cstdio>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include <absl/container/flat_hash_map.h>
#include <fmt/format.h>

#include "base/bounded_file.h"
#include "cli/loaded_subject.h"
#include "native_witness.h"
#include "runtime/schedule/script.h"
#include "runtime/session/session.h"
#include "runtime/threads/stack_walk.h"

namespace {

using namespace antecede;
using runtime::Ref;

/// Hears of a run, and keeps what an analysis would not.
class HeapWitness final : public runtime::Observer {
 public:
  void attach(runtime::Machine& machine) {
    machine_ = &machine;
    natives_.emplace(machine);
  }
  const tools::NativeWitness& natives() const { return *natives_; }
  const std::set<std::string>& stores() const { return stores_; }

  bool hears_stores() const override { return true; }
  void native_called(const runtime::Method& method, const runtime::Slot* arguments) override {
    if (natives_) natives_->called(method, arguments);
  }
  void native_returned(const runtime::Method& method, const runtime::Slot* arguments, runtime::Slot result) override {
    if (natives_) natives_->returned(method, arguments, result);
  }
  /// All static fields begin anew, which the native that ends the process tells in this way.
  void process_ended() override {
    if (natives_) natives_->forget();
  }
  void stored(Ref into, Ref value) override {
    if (!machine_ || !matters(machine_->class_of(value)) || (into && !matters(machine_->class_of(into)))) return;
    const runtime::Method *storing = nullptr, *concrete = nullptr;
    runtime::walk_stack(machine_->current(), [&](const runtime::FrameView& frame) {
      if (!frame.method->framework || is_announced(*frame.method)) return false;
      if (!storing) storing = frame.method;
      if (is_concrete(*frame.method)) concrete = frame.method;
      return true;
    });
    if (!concrete || is_concrete(*storing)) return;
    stores_.insert(fmt::format("stored {} in {} by {} in {}", machine_->class_of(value).readable_name(),
                               into ? machine_->class_of(into).readable_name() : "a static field", name_of(*storing),
                               name_of(*concrete)));
  }

 private:
  static std::string name_of(const runtime::Method& method) {
    return fmt::format("{}.{}", method.owner->java_name(), method.name);
  }
  /// The system's own code, and the walk through an automaton: intrinsics say what these do to the app.
  static bool is_announced(const runtime::Method& method) {
    return method.owner->descriptor.starts_with("Lantecede/system/") || method.owner->descriptor == "Lantecede/Lifecycle;";
  }
  bool matters(const runtime::Class& type) {
    const runtime::Class* element = &type;
    while (element->is_array()) element = element->component;
    if (element->primitive) return false;
    if (!element->definition.valid()) return true;
    const auto& semantics = machine_->classes().semantics();
    return !semantics.is_plain(element->definition) && !semantics.is_concrete(element->definition) &&
           element->descriptor != "Ljava/lang/Class;";
  }
  bool is_concrete(const runtime::Method& method) {
    const auto [place, added] = concrete_.try_emplace(&method, false);
    if (added) place->second = method.id.valid() && machine_->classes().semantics().is_concrete(method.id);
    return place->second;
  }

  runtime::Machine* machine_ = nullptr;
  std::optional<tools::NativeWitness> natives_;
  absl::flat_hash_map<const runtime::Method*, bool> concrete_;
  std::set<std::string> stores_;
};

base::Result<runtime::ScheduledDriver> driver_of(const std::string& script) {
  runtime::ScheduledDriver driver;
  driver.strategy = "script";
  ANTECEDE_TRY(const base::MappedFile file, base::open_bounded(script, 1 << 20));
  ANTECEDE_TRY(driver.script, runtime::parse_script(base::as_text(file.bytes()), script));
  return driver;
}

base::Status look_at(const std::string& app, const std::string& script, std::set<std::string>& found,
                     std::set<std::string>& seen) {
  cli::AppOptions options;
  options.paths = {app};
  options.quiet = true;
  base::StageRunner stages = options.stages();
  ANTECEDE_TRY(auto opened, cli::open_app(options, stages));
  ANTECEDE_TRY(const auto loaded, cli::LoadedSubject::load(std::move(opened), options, runtime::Subject::k_app_main, {}, stages));
  ANTECEDE_TRY(auto driver, driver_of(script));
  driver.api = loaded->api_level();
  HeapWitness witness;
  runtime::Watchers watchers;
  watchers.observer = &witness;
  runtime::Limits limits;
  limits.seconds = 60;
  ANTECEDE_TRY(const auto session, runtime::Session::open(loaded->subject(), {.seed = 1, .driver = std::move(driver)}, limits,
                                                          std::move(watchers), loaded->diagnostics()));
  witness.attach(session->machine());
  session->run();
  for (const std::string& problem : witness.natives().problems()) found.insert("native " + problem);
  found.insert(witness.stores().begin(), witness.stores().end());
  seen.insert(witness.natives().seen().begin(), witness.natives().seen().end());
  return session->finish();
}

}  // namespace

int main(int argc, char** argv) {
  std::set<std::string> found, seen;
  for (int i = 1; i + 1 < argc; i += 2) {
    const base::Status done = look_at(argv[i], argv[i + 1], found, seen);
    if (!done) {
      fmt::print(stderr, "heapwitness: {}: {}\n", argv[i], done.error().message);
      return 3;
    }
  }
  for (const std::string& line : found) fmt::print("{}\n", line);
  fmt::print("looked {}\n", seen.size());
  return 0;
}
