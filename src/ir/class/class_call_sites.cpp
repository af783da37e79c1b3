#include "ir/class/class_call_sites.h"

#include <algorithm>
#include <optional>
#include <string>

#include "ir/lambda_flags.h"

namespace antecede::ir {

namespace {

using classfile::ConstantIndex;
using classfile::ConstantTag;

/// Call sites may share constants, so a small file can ask for endless text. All of a file's call sites together may
/// have this many times its size; those beyond stay unknown.
constexpr uint64_t k_constant_sharing_limit = 16;

/// Interprets one call site at a time. Every argument is checked: a call site is input like any other.
class ClassCallSiteReader {
 public:
  ClassCallSiteReader(const classfile::ClassFile& file, const ClassTable& table, ClassSymbols& names,
                      Symbols& symbols)
      : file_(file), pool_(file.pool()), table_(table), names_(names), symbols_(symbols) {
    for (size_t i = 1; i < pool_.size(); ++i)
      if (pool_.tag(ConstantIndex(i)) == ConstantTag::Utf8) budget_ += pool_.utf8(ConstantIndex(i)).size() + 3;
    budget_ *= k_constant_sharing_limit;
  }

  CallSite read(ConstantIndex index) {
    const classfile::DynamicRef ref = pool_.dynamic(index);
    const bool is_constant = pool_.tag(index) == ConstantTag::Dynamic;
    bootstrap_ = &file_.attributes().bootstrap_methods[ref.bootstrap];
    CallSite site;
    site.factory = is_constant ? symbols_.intern_proto(names_.of_descriptor(ref.descriptor), {})
                               : names_.of_proto(ref.descriptor);
    site.name = symbols_.intern_view(ref.name);
    site.bootstrap = table_.handle(bootstrap_->handle);
    site.meaning = is_constant ? decltype(site.meaning)(UnknownSite{"a dynamic constant"}) : interpret(site);
    return site;
  }

 private:
  decltype(CallSite::meaning) interpret(const CallSite& site) {
    const classfile::MethodHandle handle = pool_.method_handle(bootstrap_->handle);
    if (handle.kind <= classfile::MethodHandle::Kind::PutStatic)
      return UnknownSite{"the bootstrap method is a field accessor"};
    const classfile::MemberRef method = pool_.member(handle.member);
    const std::string name = std::string(method.owner) + "." + std::string(method.name);
    std::optional<ClosureSite> closure;
    std::optional<ConcatSite> concat;
    std::optional<RecordSite> record;
    if (name == "java/lang/invoke/LambdaMetafactory.metafactory")
      closure = read_closure(site, false);
    else if (name == "java/lang/invoke/LambdaMetafactory.altMetafactory")
      closure = read_closure(site, true);
    else if (name == "java/lang/invoke/StringConcatFactory.makeConcatWithConstants")
      concat = read_recipe(site);
    else if (name == "java/lang/invoke/StringConcatFactory.makeConcat")
      concat = plain_concat(site);
    else if (name == "java/lang/runtime/ObjectMethods.bootstrap")
      record = read_record(site);
    if (closure) return *std::move(closure);
    if (concat) return *std::move(concat);
    if (record) return *std::move(record);
    std::string readable = to_utf8(name);
    std::ranges::replace(readable, '/', '.');
    return UnknownSite{"bootstrap method " + readable};
  }

  /// The argument at a position if it has this tag, else none.
  ConstantIndex argument(size_t position, ConstantTag tag) const {
    if (position >= bootstrap_->arguments.size()) return {};
    const ConstantIndex index = bootstrap_->arguments[position];
    return pool_.tag(index) == tag ? index : ConstantIndex();
  }

  bool spend(uint64_t amount) {
    const bool affordable = amount <= budget_;
    budget_ -= affordable ? amount : budget_;
    return affordable;
  }

  std::optional<ClosureSite> read_closure(const CallSite& site, bool alternative) {
    const Proto& factory = symbols_.proto(site.factory);
    const ConstantIndex erased = argument(0, ConstantTag::MethodType);
    const ConstantIndex implementation = argument(1, ConstantTag::MethodHandle);
    const ConstantIndex instantiated = argument(2, ConstantTag::MethodType);
    if (!erased.valid() || !implementation.valid() || !instantiated.valid()) return std::nullopt;
    if (!symbols_.type(factory.return_type).is_class()) return std::nullopt;
    ClosureSite result;
    result.interface = factory.return_type;
    result.method_name = site.name;
    result.erased = table_.proto(erased);
    result.instantiated = table_.proto(instantiated);
    result.implementation = table_.handle(implementation);
    if (alternative && !read_alternative(result)) return std::nullopt;
    return result;
  }

  /// `altMetafactory(…, flags, [count, marker…], [count, bridge…])`
  bool read_alternative(ClosureSite& result) {
    const ConstantIndex flags_constant = argument(3, ConstantTag::Integer);
    if (!flags_constant.valid()) return false;
    const uint32_t flags = static_cast<uint32_t>(pool_.integer(flags_constant));
    result.serializable = flags & k_lambda_serializable;
    size_t position = 4;
    if ((flags & k_lambda_markers) &&
        !read_list(position, ConstantTag::Class, [&](ConstantIndex i) { result.markers.push_back(table_.type(i)); }))
      return false;
    return !(flags & k_lambda_bridges) || read_list(position, ConstantTag::MethodType, [&](ConstantIndex i) {
      result.bridges.push_back(table_.proto(i));
    });
  }

  template <class Add>
  bool read_list(size_t& position, ConstantTag tag, Add add) {
    const ConstantIndex count_constant = argument(position++, ConstantTag::Integer);
    if (!count_constant.valid()) return false;
    const int64_t count = pool_.integer(count_constant);
    if (count < 0 || size_t(count) > bootstrap_->arguments.size() || !spend(uint64_t(count))) return false;
    for (int64_t i = 0; i < count; ++i) {
      const ConstantIndex item = argument(position++, tag);
      if (!item.valid()) return false;
      add(item);
    }
    return true;
  }

  std::optional<ConcatSite> plain_concat(const CallSite& site) const {
    ConcatSite result;
    result.pieces.assign(symbols_.proto(site.factory).parameters.size(), {true, StringId()});
    return result;
  }

  /// The recipe's text with \1 for an argument and \2 for one of the constants that follow it.
  std::optional<ConcatSite> read_recipe(const CallSite& site) {
    const ConstantIndex recipe = argument(0, ConstantTag::String);
    if (!recipe.valid() || !spend(pool_.string(recipe).size())) return std::nullopt;
    const std::string_view text = pool_.string(recipe);
    if (size_t(std::ranges::count(text, '\1')) != symbols_.proto(site.factory).parameters.size()) return std::nullopt;
    ConcatSite result;
    size_t next_constant = 1;
    std::string constant;
    auto flush = [&] {
      if (!constant.empty()) result.pieces.push_back({false, symbols_.intern_copy(constant)});
      constant.clear();
    };
    for (char c : text) {
      if (c == '\1') {
        flush();
        result.pieces.push_back({true, StringId()});
      } else if (c == '\2') {
        const ConstantIndex item = argument(next_constant++, ConstantTag::String);
        if (!item.valid() || !spend(pool_.string(item).size())) return std::nullopt;
        constant += pool_.string(item);
      } else {
        constant += c;
      }
    }
    flush();
    return result;
  }

  /// `bootstrap(…, recordClass, "a;b", getter of a, getter of b)`
  std::optional<RecordSite> read_record(const CallSite& site) {
    RecordSite result;
    const std::string_view name = symbols_.text(site.name);
    if (name == "equals")
      result.kind = RecordSite::Kind::Equals;
    else if (name == "hashCode")
      result.kind = RecordSite::Kind::HashCode;
    else if (name != "toString")
      return std::nullopt;
    const ConstantIndex type = argument(0, ConstantTag::Class);
    if (!type.valid() || !spend(bootstrap_->arguments.size())) return std::nullopt;
    result.type = table_.type(type);
    for (size_t i = 2; i < bootstrap_->arguments.size(); ++i) {
      const ConstantIndex getter = argument(i, ConstantTag::MethodHandle);
      if (!getter.valid()) return std::nullopt;
      const classfile::MethodHandle handle = pool_.method_handle(getter);
      if (handle.kind != classfile::MethodHandle::Kind::GetField) return std::nullopt;
      result.fields.push_back(table_.field(handle.member));
    }
    return result;
  }

  const classfile::ClassFile& file_;
  const classfile::ConstantPool& pool_;
  const ClassTable& table_;
  ClassSymbols& names_;
  Symbols& symbols_;
  const classfile::BootstrapMethod* bootstrap_ = nullptr;  // Of the call site at hand.
  uint64_t budget_ = 0;
};

}  // namespace

void interpret_call_sites(const classfile::ClassFile& file, ClassTable& table, ClassSymbols& symbols,
                          ProgramBuilder& builder) {
  if (file.attributes().bootstrap_methods.empty()) return;
  ClassCallSiteReader reader(file, table, symbols, builder.symbols());
  for (size_t i = 1; i < file.pool().size(); ++i) {
    const ConstantIndex index(i);
    const ConstantTag tag = file.pool().tag(index);
    if (tag != ConstantTag::InvokeDynamic && tag != ConstantTag::Dynamic) continue;
    CallSite site = reader.read(index);
    if (const auto* unknown = std::get_if<UnknownSite>(&site.meaning))
      builder.diagnostics().add("class.unknown-bootstrap", base::Severity::Warning,
                                file.name() + ": a call site stays opaque: " + unknown->reason);
    table.set(index, builder.add_call_site(std::move(site)));
  }
}

}  // namespace antecede::ir
