#include "model/callbacks.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "base/assert.h"
#include "model/callback_reader.h"

namespace antecede::embedded {
extern const std::string_view callbacks;
}

namespace antecede::model {

namespace {

constexpr std::array<std::string_view, 5> k_executors = {
    "Landroid/os/Handler;", "Landroid/os/Looper;", "Ljava/util/concurrent/Executor;",
    "Ljava/util/concurrent/ExecutorService;", "Ljava/util/concurrent/ScheduledExecutorService;"};
constexpr std::array<std::string_view, 6> k_removals = {"remove",  "unregister", "unbind",
                                                        "abandon", "unlink",     "clear"};

std::optional<size_t> executor_of(const ApiMethod& method) {
  for (size_t i = 0; i < method.parameter_count(); ++i)
    if (std::ranges::find(k_executors, method.parameter(i)) != k_executors.end()) return i;
  return std::nullopt;
}

bool removes(std::string_view method_name) {
  return std::ranges::any_of(k_removals, [&](std::string_view start) { return method_name.starts_with(start); });
}

}  // namespace

const CallbackMethod* Callback::find(std::string_view name, std::string_view descriptor) const {
  const auto name_of = [](const CallbackMethod& m) { return m.method.name(); };
  auto at = std::ranges::lower_bound(methods, name, {}, name_of);
  for (; at != methods.end() && name_of(*at) == name; ++at)
    if (at->method.has_descriptor(descriptor)) return &*at;
  return nullptr;
}

Callbacks Callbacks::built_in(const ApiFacts& facts) {
  base::Result<Callbacks> parsed = parse(embedded::callbacks, "framework/api/callbacks", facts);
  ANTECEDE_ASSERT(parsed.has_value());
  return *std::move(parsed);
}

base::Result<Callbacks> Callbacks::parse(std::string_view text, std::string_view file_name, const ApiFacts& facts) {
  CallbackReader reader(facts);
  for (size_t number = 1; !text.empty(); ++number) {
    const size_t end = std::min(text.find('\n'), text.size());
    if (base::Status read = reader.read_line(text.substr(0, end)); !read)
      return base::pass_on(std::move(read).error(), fmt::format("{}:{}", file_name, number));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  base::Result<Callbacks> result = reader.finish();
  if (!result) return base::pass_on(std::move(result).error(), file_name);
  return result;
}

const Callback* Callbacks::find_descriptor(std::string_view descriptor) const {
  const auto key = [](const Callback& c) { return c.type.descriptor(); };
  const auto found = std::ranges::lower_bound(callbacks_, descriptor, {}, key);
  return found != callbacks_.end() && found->type.descriptor() == descriptor ? &*found : nullptr;
}

const Callback* Callbacks::find(std::string_view class_name) const {
  return find_descriptor(ApiFacts::to_descriptor(class_name));
}

const Callbacks::Place* Callbacks::place_of(const ApiMethod& method) const {
  const auto key = [](const Place& p) { return std::make_tuple(p.owner, p.method); };
  const auto wanted = std::make_tuple(method.owner().descriptor(), method.name());
  const auto found = std::ranges::lower_bound(places_, wanted, {}, key);
  return found != places_.end() && key(*found) == wanted ? &*found : nullptr;
}

std::vector<CallbackParameter> Callbacks::registrations(const ApiMethod& method) const {
  std::vector<CallbackParameter> found;
  const std::optional<size_t> executor = executor_of(method);
  const Place* place = place_of(method);
  for (size_t i = 0; i < method.parameter_count(); ++i) {
    const Callback* callback = i == executor ? nullptr : find_descriptor(method.parameter(i));
    if (!callback || callback->thread.kind == CallbackThread::Kind::None) continue;
    found.push_back({callback, i, executor, place ? place->thread : callback->thread, removes(method.name())});
  }
  return found;
}

}  // namespace antecede::model
