#include "ir/dex/dex_loader.h"

#include <algorithm>
#include <string>

#include "dex/class_data.h"
#include "ir/dex/dex_call_sites.h"
#include "ir/dex/dex_source.h"
#include "ir/program_builder.h"

namespace antecede::ir {

namespace {

/// Methods may share code (R8 does that), so a small file can claim endless code. All methods together may have this
/// many times the file's size of it; those beyond are not built.
constexpr uint64_t k_code_sharing_limit = 16;

/// Takes the files in one after the other.
class DexLoader {
 public:
  /// `lacks_desugared`: no file defines a class of `j$`.
  DexLoader(ProgramBuilder& builder, bool lacks_desugared) : builder_(builder), lacks_desugared_(lacks_desugared) {}

  void load(dex::DexFile file) {
    DexTables tables = intern(file);
    load_handles(file, tables);
    interpret_call_sites(file, tables, builder_);
    auto source = std::make_unique<DexSource>(std::move(file), std::move(tables), builder_.diagnostics());
    DexSource& kept = *source;
    SourceId id = builder_.add_source(std::move(source));
    code_left_ = k_code_sharing_limit * kept.file().bytes().size();
    for (uint32_t i = 0; i < kept.file().class_count(); ++i) {
      if (load_class(kept, id, i).valid() && code_left_ > 0) spend_code(kept);
    }
  }

 private:
  DexTables intern(const dex::DexFile& file);
  TypeId intern_type(std::string_view descriptor);
  void load_handles(const dex::DexFile& file, DexTables& tables);
  ClassId load_class(const DexSource& source, SourceId id, uint32_t position);
  void spend_code(DexSource& source);
  void copy_members(const DexTables& tables);

  ProgramBuilder& builder_;
  bool lacks_desugared_;
  dex::ClassData data_;
  ProgramBuilder::Members members_;
  uint64_t code_left_ = 0;
};

constexpr std::string_view k_desugared = "Lj$/", k_platform = "Ljava/";

/// D8 calls `j$.time.Duration` what it adds to apps for devices that have no `java.time.Duration`. Where nobody has added
/// it, code that uses it means the platform's, if that has such a class.
TypeId DexLoader::intern_type(std::string_view descriptor) {
  Symbols& symbols = builder_.symbols();
  const size_t dimensions = std::min(descriptor.find_first_not_of('['), descriptor.size());
  const std::string_view element = descriptor.substr(dimensions);
  if (!lacks_desugared_ || !element.starts_with(k_desugared)) return symbols.intern_type(descriptor);
  const std::string meant = std::string(k_platform) + std::string(element.substr(k_desugared.size()));
  const TypeId type = symbols.find_type(meant);
  if (!type.valid() || !builder_.is_defined(type)) return symbols.intern_type(descriptor);
  return symbols.intern_type(std::string(dimensions, '[') + meant);
}

bool defines_desugared(const dex::DexFile& file) {
  for (uint32_t i = 0; i < file.class_count(); ++i)
    if (file.descriptor(file.class_def(i).type).starts_with(k_desugared)) return true;
  return false;
}

DexTables DexLoader::intern(const dex::DexFile& file) {
  Symbols& symbols = builder_.symbols();
  DexTables tables;
  tables.strings.reserve(file.string_count());
  for (uint32_t i = 0; i < file.string_count(); ++i)
    tables.strings.push_back(symbols.intern_view(file.string(dex::StringIndex(i))));
  tables.types.reserve(file.type_count());
  for (uint32_t i = 0; i < file.type_count(); ++i)
    tables.types.push_back(intern_type(file.descriptor(dex::TypeIndex(i))));
  std::vector<TypeId> parameters;
  tables.protos.reserve(file.proto_count());
  for (uint32_t i = 0; i < file.proto_count(); ++i) {
    const dex::Proto proto = file.proto(dex::ProtoIndex(i));
    parameters.clear();
    for (uint32_t p = 0; p < proto.parameters.size(); ++p) parameters.push_back(tables[proto.parameters[p]]);
    tables.protos.push_back(symbols.intern_proto(tables[proto.return_type], parameters));
  }
  tables.fields.reserve(file.field_count());
  for (uint32_t i = 0; i < file.field_count(); ++i) {
    const dex::FieldRef ref = file.field(dex::FieldIndex(i));
    tables.fields.push_back(symbols.intern_field({tables[ref.owner], tables[ref.name], tables[ref.type]}));
  }
  tables.methods.reserve(file.method_count());
  for (uint32_t i = 0; i < file.method_count(); ++i) {
    const dex::MethodRef ref = file.method(dex::MethodIndex(i));
    tables.methods.push_back(symbols.intern_method({tables[ref.owner], tables[ref.name], tables[ref.proto]}));
  }
  return tables;
}

void DexLoader::load_handles(const dex::DexFile& file, DexTables& tables) {
  for (uint32_t i = 0; i < file.method_handle_count(); ++i) {
    const dex::MethodHandle handle = file.method_handle(dex::MethodHandleIndex(i));
    Handle result;
    result.kind = static_cast<Handle::Kind>(handle.kind);
    if (handle.field.valid()) result.field = tables[handle.field];
    if (handle.method.valid()) result.method = tables[handle.method];
    tables.handles.push_back(builder_.add_handle(result));
  }
}

ClassId DexLoader::load_class(const DexSource& source, SourceId id, uint32_t position) {
  const DexTables& tables = source.tables();
  const dex::ClassDef class_def = source.file().class_def(position);
  ProgramBuilder::ClassFacts facts;
  facts.type = tables[class_def.type];
  auto complain = [&](const char* code, const std::string& reason) {
    builder_.diagnostics().add(code, base::Severity::Warning,
                               source.name() + ": " + builder_.symbols().type_name(facts.type) + ": " + reason);
    return ClassId();
  };
  if (builder_.is_defined(facts.type))
    return complain("dex.duplicate-class", "defined again; the first definition stands");
  if (base::Status read = dex::read_class_data(source.file(), class_def, data_); !read)
    return complain("dex.bad-class", read.error().message);
  facts.superclass = tables[class_def.superclass];
  for (uint32_t i = 0; i < class_def.interfaces.size(); ++i)
    facts.interfaces.push_back(tables[class_def.interfaces[i]]);
  facts.source_file = tables[class_def.source_file];
  facts.access_flags = class_def.access_flags & k_flags_of_files;
  facts.source = id;
  facts.source_position = position;
  copy_members(tables);
  return builder_.add_class(facts, members_);
}

/// Bytes of instructions at a code item; 0 where they do not lie inside the file: such a method fails by itself and
/// must not cost the others.
uint64_t claimed_code(const dex::DexFile& file, uint32_t code_offset) {
  const auto header = base::slice(file.bytes(), code_offset, 16);
  if (!code_offset || !header) return 0;
  const uint64_t size = 2 * uint64_t(base::load_le<uint32_t>(header->data() + 12));
  return base::slice(file.bytes(), uint64_t(code_offset) + 16, size) ? size : 0;
}

/// Counts the code of the class just loaded against the file's budget.
void DexLoader::spend_code(DexSource& source) {
  size_t position = builder_.method_count() - members_.direct_methods.size() - members_.virtual_methods.size();
  for (const auto* methods : {&members_.direct_methods, &members_.virtual_methods})
    for (const ProgramBuilder::MethodFacts& method : *methods) {
      const uint64_t size = claimed_code(source.file(), method.code);
      if (size > code_left_) {
        source.refuse_from(MethodId(position));
        code_left_ = 0;
        return;
      }
      code_left_ -= size;
      ++position;
    }
}

void DexLoader::copy_members(const DexTables& tables) {
  auto fields = [&](const std::vector<dex::EncodedField>& from, std::vector<ProgramBuilder::FieldFacts>& to) {
    to.clear();
    for (const dex::EncodedField& field : from)
      to.push_back({tables[field.field], field.access_flags & k_flags_of_files});
  };
  auto methods = [&](const std::vector<dex::EncodedMethod>& from, std::vector<ProgramBuilder::MethodFacts>& to) {
    to.clear();
    for (const dex::EncodedMethod& method : from)
      to.push_back({tables[method.method], method.access_flags & k_flags_of_files, method.code_offset});
  };
  fields(data_.static_fields, members_.static_fields);
  fields(data_.instance_fields, members_.instance_fields);
  methods(data_.direct_methods, members_.direct_methods);
  methods(data_.virtual_methods, members_.virtual_methods);
}

}  // namespace

std::unique_ptr<Program> load_dex(std::vector<dex::DexFile> files, base::Diagnostics& diagnostics) {
  ProgramBuilder builder(diagnostics);
  add_dex(std::move(files), builder);
  return builder.finish();
}

void add_dex(std::vector<dex::DexFile> files, ProgramBuilder& builder) {
  DexLoader loader(builder, std::ranges::none_of(files, defines_desugared));
  for (dex::DexFile& file : files) loader.load(std::move(file));
}

}  // namespace antecede::ir
