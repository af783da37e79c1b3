// irlist [--check | --print | --count] FILE…
//
// Makes one program of DEX files, APKs, class files, jars and folders of class files, and prints what each method
// does to the world outside: calls, field accesses, objects made, strings. tests/differential/twofold.py compares the
// list of an app that was compiled in two ways.
//
//   --print  prints the methods in full
//   --count  prints only how many instructions each method has
//   --check  prints only totals, and every method that is broken or breaks an invariant; exit code 1 if one does
//
// Exit code 3 if a file cannot be read.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "apk/app_input.h"
#include "apk/zip_archive.h"
#include "base/file.h"
#include "ir/app_loader.h"
#include "ir/invariants.h"
#include "ir/printer.h"

namespace {

using namespace antecede;
using namespace antecede::ir;

constexpr size_t k_all_cores = 0;

/// What the command line names, sorted by form.
struct Inputs {
  ProgramCode code;
  ClassArchive single{"classes", {}};
};

base::Result<apk::SharedBytes> read(const std::string& path) {
  ANTECEDE_TRY(base::MappedFile file, base::MappedFile::open(path));
  auto owner = std::make_shared<base::MappedFile>(std::move(file));
  return apk::SharedBytes(owner->bytes(), owner);
}

base::Status add_input(const std::string& path, Inputs& inputs, base::Diagnostics& diagnostics) {
  if (std::filesystem::is_directory(path)) {
    std::vector<std::string> found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(path))
      if (entry.path().extension() == ".class" && entry.path().filename() != "module-info.class")
        found.push_back(entry.path());
    std::ranges::sort(found);
    ClassArchive archive{path, {}};
    for (const std::string& name : found) {
      ANTECEDE_TRY(apk::SharedBytes data, read(name));
      archive.files.push_back({name, std::move(data)});
    }
    inputs.code.class_files.push_back(std::move(archive));
  } else if (path.ends_with(".class")) {
    ANTECEDE_TRY(apk::SharedBytes data, read(path));
    inputs.single.files.push_back({path, std::move(data)});
  } else if (path.ends_with(".jar")) {
    ANTECEDE_TRY(const apk::ZipArchive jar, apk::ZipArchive::open(path));
    ANTECEDE_TRY(ClassArchive archive, read_jar(jar, k_all_cores));
    inputs.code.class_files.push_back(std::move(archive));
  } else {
    ANTECEDE_TRY(const apk::AppInput app, apk::AppInput::open({path}, diagnostics));
    ANTECEDE_TRY(const std::vector<apk::DexFile> files, app.dex_files(k_all_cores, diagnostics));
    inputs.code.dex_files.insert(inputs.code.dex_files.end(), files.begin(), files.end());
  }
  return {};
}

/// Writes what one method does, one line each, in the order of the code.
class Summary {
 public:
  explicit Summary(const Program& program) : program_(program), symbols_(program.symbols()) {}

  void print(const Body& body) const {
    for (const Instruction& insn : body.instructions()) print(insn);
  }

 private:
  void print(const Instruction& insn) const {
    switch (insn.op) {
      case Op::ConstString: return line("string", quote(symbols_.text(insn.string())));
      case Op::ConstClass: return line("class", symbols_.type_name(insn.type()));
      case Op::New: return line("new", symbols_.type_name(insn.type()));
      case Op::NewArray:
      case Op::FilledNewArray: return line("new", symbols_.type_name(insn.type()));
      case Op::CheckCast: return line("cast", symbols_.type_name(insn.type()));
      case Op::InstanceOf: return line("instanceof", symbols_.type_name(insn.type()));
      case Op::FieldGet: return line("get", symbols_.field_name(insn.field()));
      case Op::FieldPut: return line("put", symbols_.field_name(insn.field()));
      case Op::StaticGet: return line("static-get", symbols_.field_name(insn.field()));
      case Op::StaticPut: return line("static-put", symbols_.field_name(insn.field()));
      case Op::InvokeVirtual:
      case Op::InvokeSuper:
      case Op::InvokeDirect:
      case Op::InvokeStatic:
      case Op::InvokeInterface:
        return line("call", fmt::format("{} {}", op_name(insn.op), symbols_.method_name(insn.method())));
      case Op::InvokePolymorphic:
        return line("call", fmt::format("{} {} as {}", op_name(insn.op), symbols_.method_name(insn.method()),
                                        symbols_.proto_descriptor(insn.polymorphic_proto())));
      case Op::InvokeCustom:
      case Op::Closure:
      case Op::Concat:
      case Op::RecordMethod: return print_call_site(insn);
      case Op::MonitorEnter:
      case Op::MonitorExit:
      case Op::Throw: return line(op_name(insn.op), "");
      default: return;
    }
  }

  void print_call_site(const Instruction& insn) const {
    const CallSite& site = program_.call_sites()[insn.call_site()];
    std::string text = symbols_.proto_descriptor(site.factory);
    if (const auto* closure = std::get_if<ClosureSite>(&site.meaning)) {
      const Handle& handle = program_.handle(closure->implementation);
      text += fmt::format(" {} {}{}", handle_kind_name(handle.kind),
                          handle.method.valid() ? symbols_.method_name(handle.method) : "",
                          closure->serializable ? " serializable" : "");
    } else if (const auto* concat = std::get_if<ConcatSite>(&site.meaning)) {
      for (const ConcatSite::Piece& piece : concat->pieces)
        text += piece.is_argument ? " _" : " " + quote(symbols_.text(piece.text));
    }
    line(op_name(insn.op), text);
  }

  static void line(std::string_view what, const std::string& text) { fmt::print("  {} {}\n", what, text); }

  const Program& program_;
  const Symbols& symbols_;
};

void print_class(const Program& program, ClassId id) {
  const Class& definition = program[id];
  fmt::print("class {} {}", program.class_name(id), print_access(definition.access_flags, false));
  if (definition.superclass.valid()) fmt::print(" extends {}", program.symbols().type_name(definition.superclass));
  for (TypeId interface : definition.interfaces) fmt::print(" implements {}", program.symbols().type_name(interface));
  fmt::print("\n");
  for (const auto& fields : {definition.static_fields, definition.instance_fields})
    for (FieldId field : fields)
      fmt::print("field {} {}\n", program.symbols().field_name(program[field].ref),
                 print_access(program[field].access_flags, false));
}

void print_program(const Program& program, std::string_view mode) {
  for (size_t i = 0; i < program.classes().size(); ++i) {
    const Class& definition = program[ClassId(i)];
    if (mode.empty()) print_class(program, ClassId(i));
    for (const auto& methods : {definition.direct_methods, definition.virtual_methods})
      for (MethodId id : methods) {
        if (mode == "--print") {
          fmt::print("{}\n", print_method(program, id));
          continue;
        }
        const bool has_code = program[id].has_code();
        const size_t count = has_code ? program.body(id).instructions().size() : 0;
        const std::string access = mode.empty() ? " " + print_access(program[id].access_flags, true) : "";
        fmt::print("method {} {}{}\n", program.method_name(id), count, access);
        if (has_code && !program.body(id).ok()) fmt::print("  broken: {}\n", program.body(id).error());
        if (has_code && mode.empty()) Summary(program).print(program.body(id));
      }
  }
}

/// True if all bodies are sound.
bool check_program(const Program& program) {
  size_t bodies = 0, instructions = 0, broken = 0;
  for (size_t i = 0; i < program.methods().size(); ++i) {
    if (!program.methods()[MethodId(i)].has_code()) continue;
    const Body& body = program.body(MethodId(i));
    ++bodies;
    instructions += body.instructions().size();
    const std::string problem = broken_invariant(body);
    if (problem.empty()) continue;
    ++broken;
    fmt::print("{}: {}\n", program.method_name(MethodId(i)), problem);
  }
  fmt::print("{} classes, {} bodies, {} instructions, {} broken\n", program.classes().size(), bodies, instructions,
             broken);
  return broken == 0;
}

base::Result<int> run(const std::vector<std::string>& files, std::string_view mode) {
  using Clock = std::chrono::steady_clock;
  auto since = [](Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); };
  base::Diagnostics diagnostics;
  Inputs inputs;
  for (const std::string& file : files) ANTECEDE_CHECK(add_input(file, inputs, diagnostics));
  if (!inputs.single.files.empty()) inputs.code.class_files.push_back(std::move(inputs.single));
  const Clock::time_point before_load = Clock::now();
  ANTECEDE_TRY(const LoadedProgram loaded,
               load_program({{}, std::move(inputs.code.dex_files), std::move(inputs.code.class_files)}, k_all_cores,
                            diagnostics));
  const double load_seconds = since(before_load);
  if (mode != "--check") {
    print_program(*loaded.program, mode);
    return 0;
  }
  const Clock::time_point before_bodies = Clock::now();
  build_all_bodies(*loaded.program, k_all_cores);
  fmt::print(stderr, "loaded in {:.3f} s, bodies in {:.3f} s\n", load_seconds, since(before_bodies));
  for (const base::Diagnostic& line : diagnostics.list())
    fmt::print("{} x{}: {}\n", line.code, line.count, line.message);
  return check_program(*loaded.program) ? 0 : 1;
}

}  // namespace

int main(int count, char** arguments) {
  std::vector<std::string> files(arguments + 1, arguments + count);
  std::string mode;
  if (!files.empty() && files.front().starts_with("--")) {
    mode = files.front();
    files.erase(files.begin());
  }
  const auto result = run(files, mode);
  if (result) return *result;
  fmt::print(stderr, "irlist: {}\n", result.error().message);
  return base::exit_code(result.error().kind);
}
