#include "ir/dex/dex_call_sites.h"

#include <optional>
#include <string>

#include "ir/lambda_flags.h"

namespace antecede::ir {

namespace {

using Value = dex::EncodedValue;

/// Interprets one call site at a time. Every argument is checked: a call site is input like any other.
class DexCallSiteReader {
 public:
  DexCallSiteReader(const dex::DexFile& file, const DexTables& tables, ProgramBuilder& builder)
      : file_(file), tables_(tables), builder_(builder), symbols_(builder.symbols()) {}

  CallSite read(dex::CallSiteIndex index) {
    CallSite result;
    base::Result<dex::CallSite> site = dex::read_call_site(file_, index);
    if (!site) {
      result.factory = symbols_.intern_proto(symbols_.object(), {});
      result.meaning = UnknownSite{site.error().message};
      return result;
    }
    result.factory = tables_[site->type];
    result.name = tables_[site->name];
    result.bootstrap = tables_.handles[site->bootstrap.value()];
    result.meaning = interpret(*site, result);
    return result;
  }

 private:
  decltype(CallSite::meaning) interpret(const dex::CallSite& site, const CallSite& known) {
    const dex::MethodHandle handle = file_.method_handle(site.bootstrap);
    if (!handle.method.valid()) return UnknownSite{"the bootstrap method is a field accessor"};
    const MethodRef& method = symbols_.method(tables_[handle.method]);
    const std::string name = symbols_.type_name(method.owner) + "." + std::string(symbols_.text(method.name));
    std::optional<ClosureSite> closure;
    std::optional<ConcatSite> concat;
    if (name == "java.lang.invoke.LambdaMetafactory.metafactory")
      closure = read_closure(site, known, false);
    else if (name == "java.lang.invoke.LambdaMetafactory.altMetafactory")
      closure = read_closure(site, known, true);
    else if (name == "java.lang.invoke.StringConcatFactory.makeConcatWithConstants")
      concat = read_recipe(site, known);
    else if (name == "java.lang.invoke.StringConcatFactory.makeConcat")
      concat = plain_concat(known);
    if (closure) return *std::move(closure);
    if (concat) return *std::move(concat);
    return UnknownSite{"bootstrap method " + name};
  }

  std::optional<uint64_t> argument(const dex::CallSite& site, size_t position, Value::Type type) const {
    if (position >= site.arguments.size() || site.arguments[position].type != type) return std::nullopt;
    return site.arguments[position].bits;
  }

  std::optional<ClosureSite> read_closure(const dex::CallSite& site, const CallSite& known, bool alternative) {
    const Proto& factory = symbols_.proto(known.factory);
    auto erased = argument(site, 0, Value::Type::MethodType);
    auto implementation = argument(site, 1, Value::Type::MethodHandle);
    auto instantiated = argument(site, 2, Value::Type::MethodType);
    if (!erased || !implementation || !instantiated || !symbols_.type(factory.return_type).is_class())
      return std::nullopt;
    ClosureSite result;
    result.interface = factory.return_type;
    result.method_name = known.name;
    result.erased = tables_.protos[*erased];
    result.instantiated = tables_.protos[*instantiated];
    result.implementation = tables_.handles[*implementation];
    if (alternative && !read_alternative(site, result)) return std::nullopt;
    return result;
  }

  /// `altMetafactory(…, flags, [count, marker…], [count, bridge…])`
  bool read_alternative(const dex::CallSite& site, ClosureSite& result) const {
    auto flags = argument(site, 3, Value::Type::Int);
    if (!flags) return false;
    result.serializable = *flags & k_lambda_serializable;
    size_t position = 4;
    if (*flags & k_lambda_markers) {
      auto count = argument(site, position++, Value::Type::Int);
      if (!count || *count > site.arguments.size()) return false;
      for (uint64_t i = 0; i < *count; ++i) {
        auto marker = argument(site, position++, Value::Type::Type);
        if (!marker) return false;
        result.markers.push_back(tables_.types[*marker]);
      }
    }
    if (*flags & k_lambda_bridges) {
      auto count = argument(site, position++, Value::Type::Int);
      if (!count || *count > site.arguments.size()) return false;
      for (uint64_t i = 0; i < *count; ++i) {
        auto bridge = argument(site, position++, Value::Type::MethodType);
        if (!bridge) return false;
        result.bridges.push_back(tables_.protos[*bridge]);
      }
    }
    return true;
  }

  std::optional<ConcatSite> plain_concat(const CallSite& known) const {
    ConcatSite result;
    result.pieces.assign(symbols_.proto(known.factory).parameters.size(), {true, StringId()});
    return result;
  }

  /// The recipe's text with \1 for an argument and \2 for one of the constants that follow it.
  std::optional<ConcatSite> read_recipe(const dex::CallSite& site, const CallSite& known) {
    auto recipe = argument(site, 0, Value::Type::String);
    if (!recipe) return std::nullopt;
    ConcatSite result;
    size_t arguments = 0, next_constant = 1;
    std::string text;
    auto flush = [&] {
      if (!text.empty()) result.pieces.push_back({false, symbols_.intern_copy(text)});
      text.clear();
    };
    for (char c : symbols_.text(tables_.strings[*recipe])) {
      if (c == '\1') {
        flush();
        result.pieces.push_back({true, StringId()});
        ++arguments;
      } else if (c == '\2') {
        auto constant = argument(site, next_constant++, Value::Type::String);
        if (!constant) return std::nullopt;
        text += symbols_.text(tables_.strings[*constant]);
      } else {
        text += c;
      }
    }
    flush();
    if (arguments != symbols_.proto(known.factory).parameters.size()) return std::nullopt;
    return result;
  }

  const dex::DexFile& file_;
  const DexTables& tables_;
  ProgramBuilder& builder_;
  Symbols& symbols_;
};

}  // namespace

void interpret_call_sites(const dex::DexFile& file, DexTables& tables, ProgramBuilder& builder) {
  DexCallSiteReader reader(file, tables, builder);
  for (uint32_t i = 0; i < file.call_site_count(); ++i) {
    CallSite site = reader.read(dex::CallSiteIndex(i));
    if (const auto* unknown = std::get_if<UnknownSite>(&site.meaning))
      builder.diagnostics().add("dex.unknown-bootstrap", base::Severity::Warning,
                                file.name() + ": a call site stays opaque: " + unknown->reason);
    tables.call_sites.push_back(builder.add_call_site(std::move(site)));
  }
}

}  // namespace antecede::ir
