#include "model/callback_derivation.h"

#include <algorithm>
#include <array>
#include <utility>

namespace antecede::model {

namespace {

constexpr std::array<std::string_view, 10> k_endings = {"Listener;", "Callback;", "Callbacks;", "Callback2;",
                                                        "Observer;", "Receiver;", "Watcher;",   "Client;",
                                                        "Handler;",  "Recipient;"};

bool named_like_callback(std::string_view descriptor) {
  return std::ranges::any_of(k_endings, [&](std::string_view ending) { return descriptor.ends_with(ending); });
}

// How the types of one file are used in it.
struct Uses {
  explicit Uses(const ApiTables& tables)
      : parameter(tables.class_count()), result(tables.class_count()), implemented(tables.class_count()) {
    for (uint32_t proto = 0; proto < tables.proto_count(); ++proto) {
      mark(result, tables.proto_type_id(proto, 0));
      for (uint32_t i = 1; i < tables.proto_size(proto); ++i) mark(parameter, tables.proto_type_id(proto, i));
    }
    for (uint32_t i = 0; i < tables.class_count(); ++i) {
      if ((tables.class_row(i).flags & api_flags::k_interface) != 0) continue;
      const uint32_t end = tables.class_row(i + 1).first_interface;
      for (uint32_t row = tables.class_row(i).first_interface; row < end; ++row)
        mark(implemented, tables.interface_type(row));
    }
  }

  static void mark(std::vector<bool>& set, uint32_t type) {
    if (type < set.size()) set[type] = true;
  }

  std::vector<bool> parameter, result, implemented;
};

bool looks_like_callback(const ApiClass& type, const Uses& uses, size_t index) {
  const bool named = named_like_callback(type.descriptor());
  if (!type.descriptor().starts_with("Landroid") || !uses.parameter[index] || type.is(api_flags::k_annotation))
    return false;
  if (type.is(api_flags::k_interface)) return named || (!uses.result[index] && !uses.implemented[index]);
  return named && !type.is(api_flags::k_final);
}

bool is_listed(const std::vector<Callback>& listed, const ApiClass& type) {
  const auto descriptor = [](const Callback& c) { return c.type.descriptor(); };
  return std::ranges::binary_search(listed, type.descriptor(), {}, descriptor);
}

bool is_default_method(const ApiMethod& method, bool of_interface) {
  if (method.is(api_flags::k_static) || method.is(api_flags::k_final) || method.name() == "<init>") return false;
  return of_interface || method.is(api_flags::k_abstract) || method.name().starts_with("on");
}

void derive_from(const ApiFacts& facts, const std::vector<Callback>& listed, std::vector<Callback>& callbacks) {
  const Uses uses(facts.tables());
  for (size_t i = 0; i < facts.class_count(); ++i) {
    const ApiClass type = facts.class_at(i);
    if (!looks_like_callback(type, uses, i) || is_listed(listed, type)) continue;
    std::vector<CallbackMethod> methods = default_callback_methods(type, {});
    if (!methods.empty()) callbacks.push_back({type, {}, std::move(methods), true});
  }
}

}  // namespace

std::vector<CallbackMethod> default_callback_methods(const ApiClass& type, CallbackThread thread) {
  std::vector<CallbackMethod> methods;
  if (thread.kind == CallbackThread::Kind::None) return methods;
  const bool interface = type.is(api_flags::k_interface);
  for (const ApiClass& from : type.with_supers()) {
    if (from.descriptor() == "Ljava/lang/Object;") continue;
    for (const ApiMethod method : from.methods()) {
      const auto same = [&](const CallbackMethod& known) {
        return known.method.name() == method.name() && known.method.has_descriptor(method.descriptor());
      };
      if (is_default_method(method, interface) && std::ranges::none_of(methods, same))
        methods.push_back({method, thread});
    }
  }
  std::ranges::stable_sort(methods, {}, [](const CallbackMethod& m) { return m.method.name(); });
  return methods;
}

std::vector<Callback> derive_callbacks(const ApiFacts& facts, const std::vector<Callback>& listed) {
  std::vector<Callback> callbacks;
  for (std::optional<ApiFacts> level = facts; level; level = level->below()) derive_from(*level, listed, callbacks);
  return callbacks;
}

}  // namespace antecede::model
