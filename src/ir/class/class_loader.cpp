#include "ir/class/class_loader.h"

#include <optional>

#include "base/parallel.h"
#include "classfile/class_file.h"
#include "ir/class/class_call_sites.h"
#include "ir/class/class_source.h"
#include "ir/class/class_symbols.h"
#include "ir/internal_marks.h"

namespace antecede::ir {

namespace {

constexpr uint32_t k_super = 0x20;  // On classes; means nothing.

/// Takes the archives in one after the other.
class ClassFileLoader {
 public:
  ClassFileLoader(ClassSide side, size_t jobs, ProgramBuilder& builder)
      : is_framework_(side == ClassSide::Framework), jobs_(jobs), builder_(builder), symbols_(builder) {
    for (char primitive : std::string_view("ZBSCIJFD")) builder_.symbols().intern_type(std::string("[") + primitive);
  }

  void load(ClassArchive archive) {
    std::vector<Parsed> parsed = parse(archive);
    for (const Parsed& one : parsed)
      if (is_framework_ && *one) marks_.look_at(**one);
    auto source = std::make_unique<ClassSource>(archive.name);
    ClassSource& kept = *source;
    kept.reserve(parsed.size());
    const SourceId id = builder_.add_source(std::move(source));
    for (size_t i = 0; i < parsed.size(); ++i) {
      if (!*parsed[i])
        complain("class.bad-class", parsed[i]->error().message);
      else if (!((*parsed[i])->access_flags() & classfile::k_module))
        load_class(**std::move(parsed[i]), std::move(archive.files[i].data), kept, id);
    }
  }

 private:
  using Parsed = std::optional<base::Result<classfile::ClassFile>>;

  std::vector<Parsed> parse(const ClassArchive& archive) const;
  void load_class(classfile::ClassFile file, apk::SharedBytes data, ClassSource& source, SourceId id);
  void copy_members(const classfile::ClassFile& file);
  void complain(const char* code, std::string message) {
    builder_.diagnostics().add(code, base::Severity::Warning, std::move(message));
  }

  uint32_t member_flags(const classfile::ClassFile& file, const classfile::CommonAttributes& common) const;

  const bool is_framework_;
  size_t jobs_;
  InternalMarks marks_;
  ProgramBuilder& builder_;
  ClassSymbols symbols_;
  ProgramBuilder::Members members_;
};

std::vector<ClassFileLoader::Parsed> ClassFileLoader::parse(const ClassArchive& archive) const {
  std::vector<Parsed> parsed(archive.files.size());
  base::parallel_for(archive.files.size(), jobs_, [&](size_t i) {
    const NamedClassFile& file = archive.files[i];
    parsed[i] = classfile::ClassFile::parse(file.data.bytes(), archive.name + "!" + file.name, archive.trust);
  });
  return parsed;
}

void ClassFileLoader::load_class(classfile::ClassFile file, apk::SharedBytes data, ClassSource& source, SourceId id) {
  ProgramBuilder::ClassFacts facts;
  facts.type = symbols_.of_class(file.this_class());
  if (builder_.is_defined(facts.type)) {
    complain("class.duplicate-class", file.name() + ": " + builder_.symbols().type_name(facts.type) +
                                          ": defined again; the first definition stands");
    source.keep(std::move(data));  // Its name may have been interned in place.
    return;
  }
  ClassTable table = symbols_.intern(file);
  interpret_call_sites(file, table, symbols_, builder_);
  if (!file.super_class().empty()) facts.superclass = symbols_.of_class(file.super_class());
  for (size_t i = 0; i < file.interfaces().size(); ++i) facts.interfaces.push_back(table.type(file.interfaces()[i]));
  if (!file.attributes().source_file.empty())
    facts.source_file = builder_.symbols().intern_view(file.attributes().source_file);
  facts.access_flags = file.access_flags() & ~k_super;
  if (file.attributes().common.synthetic) facts.access_flags |= k_synthetic;
  if (is_framework_) facts.access_flags |= k_framework;
  if (is_framework_ && marks_.is_internal(file)) facts.access_flags |= k_internal;
  facts.source = id;
  copy_members(file);
  facts.source_position = source.add({std::move(file), std::move(table), std::move(data)});
  builder_.add_class(facts, members_);
}

/// Flags of a member that its attributes say.
uint32_t ClassFileLoader::member_flags(const classfile::ClassFile& file,
                                       const classfile::CommonAttributes& common) const {
  const uint32_t internal = is_framework_ && InternalMarks::is_marked(file.pool(), common) ? k_internal : 0;
  return internal | (common.synthetic ? uint32_t(k_synthetic) : 0);
}

/// A method's flags as DEX has them.
uint32_t method_flags(const classfile::Method& method) {
  uint32_t flags = method.access_flags;
  if (method.name.starts_with('<')) flags |= k_constructor;
  if (method.name == "<clinit>") flags |= k_static;  // Before Java 7 the flag could be missing.
  if (flags & k_synchronized) {
    flags |= k_declared_synchronized;
    if (!(flags & k_native)) flags &= ~uint32_t(k_synchronized);
  }
  return flags;
}

void ClassFileLoader::copy_members(const classfile::ClassFile& file) {
  members_.static_fields.clear(), members_.instance_fields.clear();
  members_.direct_methods.clear(), members_.virtual_methods.clear();
  for (const classfile::Field& field : file.fields()) {
    const uint32_t flags = field.access_flags | member_flags(file, field.common);
    const FieldRefId ref = symbols_.of_field({file.this_class(), field.name, field.descriptor});
    (flags & k_static ? members_.static_fields : members_.instance_fields).push_back({ref, flags});
  }
  for (size_t i = 0; i < file.methods().size(); ++i) {
    const classfile::Method& method = file.methods()[i];
    const uint32_t flags = method_flags(method) | member_flags(file, method.common);
    const MethodRefId ref = symbols_.of_declared_method({file.this_class(), method.name, method.descriptor});
    const bool direct = flags & (k_static | k_private | k_constructor);
    (direct ? members_.direct_methods : members_.virtual_methods)
        .push_back({ref, flags, method.code ? static_cast<uint32_t>(i + 1) : 0});
  }
}

}  // namespace

std::unique_ptr<Program> load_class_files(std::vector<ClassArchive> archives, size_t jobs,
                                          base::Diagnostics& diagnostics) {
  ProgramBuilder builder(diagnostics);
  add_class_files(std::move(archives), ClassSide::App, jobs, builder);
  return builder.finish();
}

void add_class_files(std::vector<ClassArchive> archives, ClassSide side, size_t jobs, ProgramBuilder& builder) {
  ClassFileLoader loader(side, jobs, builder);
  for (ClassArchive& archive : archives) loader.load(std::move(archive));
}

}  // namespace antecede::ir
