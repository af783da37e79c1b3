#include "model/model_check.h"

#include <algorithm>
#include <iterator>

#include <absl/container/flat_hash_set.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/intrinsics.h"

namespace antecede::model {

namespace {

using ir::ClassId;
using ir::MethodId;
using ir::TypeId;

/// `Lcom/x/Y;` without its letter and semicolon.
std::string_view internal_name(std::string_view descriptor) {
  return descriptor.substr(1, descriptor.size() - 2);
}

/// Checks class by class; each unknown type is named once per class.
class Checker {
 public:
  Checker(const ir::Program& program, const Natives& natives, const ApiFacts& facts)
      : program_(program), symbols_(program.symbols()), natives_(natives), facts_(facts) {}

  void check(ClassId id) {
    const ir::Class& definition = program_[id];
    class_name_ = program_.class_name(id);
    reported_.clear();
    require(definition.superclass);
    for (TypeId interface : definition.interfaces) require(interface);
    for (const auto& range : {definition.static_fields, definition.instance_fields})
      for (ir::FieldId field : range) require(symbols_.field(program_[field].ref).type);
    for (const auto& range : {definition.direct_methods, definition.virtual_methods})
      for (MethodId method : range) check_method(method);
  }

  std::vector<std::string> take() { return std::move(problems_); }

 private:
  void check_method(MethodId id) {
    const ir::Method& method = program_[id];
    const ir::MethodRef& ref = symbols_.method(method.ref);
    require(ref.proto);
    if (method.access_flags & ir::k_native) check_native(ref);
    if (!method.has_code()) return;
    const ir::Body& body = program_.body(id);
    if (!body.ok()) return complain(fmt::format("{} has broken code: {}", symbols_.text(ref.name), body.error()));
    for (const ir::Instruction& instruction : body.instructions()) check_instruction(instruction);
  }

  void check_native(const ir::MethodRef& ref) {
    const std::string_view owner = internal_name(symbols_.descriptor(ref.owner));
    const std::string descriptor = symbols_.proto_descriptor(ref.proto);
    const std::string_view name = symbols_.text(ref.name);
    if (!find_intrinsic(owner, name, descriptor) && !natives_.find(owner, name, descriptor))
      complain(
          fmt::format("native method {}{} is neither an intrinsic nor in the table of natives", name, descriptor));
  }

  void check_instruction(const ir::Instruction& instruction) {
    using ir::Op;
    switch (instruction.op) {
      case Op::ConstClass:
      case Op::New:
      case Op::NewArray:
      case Op::FilledNewArray:
      case Op::CheckCast:
      case Op::InstanceOf: return require(instruction.type());
      case Op::FieldGet:
      case Op::FieldPut:
      case Op::StaticGet:
      case Op::StaticPut: return require(symbols_.field(instruction.field()).owner);
      case Op::InvokeVirtual:
      case Op::InvokeSuper:
      case Op::InvokeDirect:
      case Op::InvokeStatic:
      case Op::InvokeInterface: {
        const ir::MethodRef& ref = symbols_.method(instruction.method());
        require(ref.owner);
        return require(ref.proto);
      }
      default: return;
    }
  }

  void require(ir::ProtoId id) {
    const ir::Proto& proto = symbols_.proto(id);
    require(proto.return_type);
    for (TypeId type : proto.parameters) require(type);
  }

  void require(TypeId type) {
    while (type.valid() && symbols_.type(type).is_array()) type = symbols_.type(type).element;
    if (!type.valid() || !symbols_.type(type).is_class() || program_.find_class(type).valid()) return;
    if (facts_.find(symbols_.descriptor(type)) || !reported_.insert(type).second) return;
    complain(
        fmt::format("uses class {}, which neither the model, the app nor the SDK has", symbols_.type_name(type)));
  }

  void complain(std::string_view what) { problems_.push_back(fmt::format("{}: {}", class_name_, what)); }

  const ir::Program& program_;
  const ir::Symbols& symbols_;
  const Natives& natives_;
  const ApiFacts& facts_;
  std::string class_name_;
  absl::flat_hash_set<TypeId> reported_;
  std::vector<std::string> problems_;
};

/// Whether the program declares this method as native.
bool is_declared(const ir::Program& program, std::string_view owner, std::string_view name,
                 std::string_view descriptor) {
  const ClassId id = program.find_class(fmt::format("L{};", owner));
  if (!id.valid()) return false;
  const ir::Symbols& symbols = program.symbols();
  const auto matches = [&](MethodId method) {
    const ir::MethodRef& ref = symbols.method(program[method].ref);
    return (program[method].access_flags & ir::k_native) && symbols.text(ref.name) == name &&
           symbols.proto_descriptor(ref.proto) == descriptor;
  };
  for (const auto& range : {program[id].direct_methods, program[id].virtual_methods})
    for (MethodId method : range)
      if (matches(method)) return true;
  return false;
}

/// Archives of which some class files gave no class.
std::vector<std::string> unused_files(const ir::Program& program, const FrameworkModel& model) {
  std::vector<size_t> classes(model.archives().size());
  for (const ir::Class& one : program.classes())
    if (one.source.value() < classes.size()) ++classes[one.source.value()];
  std::vector<std::string> problems;
  for (size_t i = 1; i < classes.size(); ++i) {
    const ir::ClassArchive& archive = model.archives()[i];
    if (classes[i] != archive.files.size())
      problems.push_back(
          fmt::format("{}: {} of its {} class files cannot be read, or define a class that is there already",
                      archive.name, archive.files.size() - classes[i], archive.files.size()));
  }
  return problems;
}

}  // namespace

std::vector<std::string> model_problems(const ir::Program& program, ir::SourceId first, ir::SourceId end,
                                        const Natives& natives, const ApiFacts& facts) {
  Checker checker(program, natives, facts);
  for (size_t i = 0; i < program.classes().size(); ++i) {
    const ir::SourceId source = program[ClassId(i)].source;
    if (source >= first && source < end) checker.check(ClassId(i));
  }
  return checker.take();
}

base::Status check_extra_models(const ir::Program& program, const FrameworkModel& model, const ApiFacts& facts) {
  constexpr size_t k_shown = 5;
  const size_t sources = model.archives().size();
  if (sources <= 1) return {};
  std::vector<std::string> problems = unused_files(program, model);
  std::ranges::move(model_problems(program, ir::SourceId(1), ir::SourceId(sources), Natives::built_in(), facts),
                    std::back_inserter(problems));
  if (problems.empty()) return {};
  const size_t hidden = problems.size() > k_shown ? problems.size() - k_shown : 0;
  problems.resize(problems.size() - hidden);
  return tl::unexpected(
      base::Error{base::Error::Class::Usage, fmt::format("the model cannot be used: {}{}", fmt::join(problems, "; "),
                                                         hidden ? fmt::format("; and {} more", hidden) : "")});
}

std::vector<std::string> table_problems(const ir::Program& program, const Natives& natives) {
  std::vector<std::string> problems;
  const auto require = [&](std::string_view owner, std::string_view name, std::string_view descriptor) {
    if (!is_declared(program, owner, name, descriptor))
      problems.push_back(fmt::format("no native method {}.{}{}", owner, name, descriptor));
  };
  for (const IntrinsicFacts& facts : intrinsics()) require(facts.owner, facts.method, facts.descriptor);
  for (const NativeMethod& method : natives.list()) require(method.owner, method.name, method.descriptor);
  return problems;
}

}  // namespace antecede::model
