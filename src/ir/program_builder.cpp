#include "ir/program_builder.h"

#include <algorithm>

namespace antecede::ir {

SourceId ProgramBuilder::add_source(std::unique_ptr<CodeSource> source) {
  return program_->sources_.push_back(std::move(source));
}

base::IdRange<FieldId> ProgramBuilder::add_fields(ClassId owner, const std::vector<FieldFacts>& fields) {
  FieldId first(program_->fields_.size());
  for (const FieldFacts& field : fields) program_->fields_.push_back({field.ref, owner, field.access_flags});
  return {first, fields.size()};
}

base::IdRange<MethodId> ProgramBuilder::add_methods(ClassId owner, const std::vector<MethodFacts>& methods) {
  MethodId first(program_->methods_.size());
  for (const MethodFacts& method : methods)
    program_->methods_.push_back({method.ref, owner, method.access_flags, method.code});
  return {first, methods.size()};
}

ClassId ProgramBuilder::add_class(const ClassFacts& facts, const Members& members) {
  ClassId id(program_->classes_.size());
  if (defined_.size() <= facts.type.value())
    defined_.resize(std::max<size_t>(facts.type.value() + 1, symbols().type_count()));
  defined_[facts.type.value()] = id;

  auto* interfaces =
      reinterpret_cast<TypeId*>(program_->definitions_arena_.allocate(facts.interfaces.size() * sizeof(TypeId)));
  std::uninitialized_copy(facts.interfaces.begin(), facts.interfaces.end(), interfaces);

  Class result;
  result.type = facts.type;
  result.superclass = facts.superclass;
  result.interfaces = {interfaces, facts.interfaces.size()};
  result.source_file = facts.source_file;
  result.access_flags = facts.access_flags;
  result.source = facts.source;
  result.source_position = facts.source_position;
  result.static_fields = add_fields(id, members.static_fields);
  result.instance_fields = add_fields(id, members.instance_fields);
  result.direct_methods = add_methods(id, members.direct_methods);
  result.virtual_methods = add_methods(id, members.virtual_methods);
  return program_->classes_.push_back(result);
}

std::unique_ptr<Program> ProgramBuilder::finish() {
  Program& program = *program_;
  program.class_of_type_.resize(program.symbols_.type_count());
  program.field_of_ref_.resize(program.symbols_.field_count());
  program.method_of_ref_.resize(program.symbols_.method_count());
  for (size_t i = 0; i < program.classes_.size(); ++i)
    program.class_of_type_[program.classes_[ClassId(i)].type] = ClassId(i);
  for (size_t i = 0; i < program.fields_.size(); ++i)
    program.field_of_ref_[program.fields_[FieldId(i)].ref] = FieldId(i);
  for (size_t i = 0; i < program.methods_.size(); ++i)
    program.method_of_ref_[program.methods_[MethodId(i)].ref] = MethodId(i);
  program.bodies_ = std::make_unique<std::atomic<const Body*>[]>(program.methods_.size());
  program.flows_ = std::make_unique<std::atomic<const Flow*>[]>(program.methods_.size());
  return std::move(program_);
}

}  // namespace antecede::ir
