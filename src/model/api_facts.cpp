#include "model/api_facts.h"

#include <algorithm>
#include <string>
#include <utility>

#include "base/assert.h"

namespace antecede::embedded {
extern const std::string_view sdk_facts;
extern const std::string_view library_facts;
}  // namespace antecede::embedded

namespace antecede::model {

ApiFacts ApiFacts::sdk() {
  base::Result<ApiFacts> facts = open(base::bytes_of(embedded::sdk_facts), "framework/api/sdk.facts");
  ANTECEDE_ASSERT(facts.has_value());
  return *std::move(facts);
}

ApiFacts ApiFacts::libraries(const ApiFacts& below) {
  base::Result<ApiFacts> facts =
      open(base::bytes_of(embedded::library_facts), "framework/api/libraries.facts", &below);
  ANTECEDE_ASSERT(facts.has_value());
  return *std::move(facts);
}

base::Result<ApiFacts> ApiFacts::open(base::Bytes bytes, std::string_view file_name, const ApiFacts* below) {
  base::Result<ApiTables> tables = ApiTables::open(bytes);
  if (!tables) return base::pass_on(std::move(tables).error(), file_name);
  return ApiFacts(std::make_shared<ApiFile>(ApiFile{*std::move(tables), below ? below->file_ : nullptr}));
}

std::string ApiFacts::to_descriptor(std::string_view name) {
  if (name.starts_with('L') && name.ends_with(';')) return std::string(name);
  std::string result = "L";
  result.append(name).push_back(';');
  std::ranges::replace(result, '.', '/');
  return result;
}

std::optional<ApiFacts> ApiFacts::below() const {
  if (!file_->below) return std::nullopt;
  return ApiFacts(file_->below);
}

std::optional<ApiClass> ApiFacts::find(std::string_view name) const {
  return ApiClass::find(*file_, to_descriptor(name));
}

std::optional<ApiMethod> ApiFacts::resolve_method(std::string_view class_name, std::string_view name,
                                                  std::string_view descriptor) const {
  const std::optional<ApiClass> start = find(class_name);
  if (!start) return std::nullopt;
  if (const std::optional<ApiMethod> own = start->method(name, descriptor)) return own;
  for (const ApiClass& c : start->with_supers())
    if (const std::optional<ApiMethod> found = c.method(name, descriptor)) return found;
  return std::nullopt;
}

std::optional<ApiField> ApiFacts::resolve_field(std::string_view class_name, std::string_view name) const {
  const std::optional<ApiClass> start = find(class_name);
  if (!start) return std::nullopt;
  for (const ApiClass& c : start->with_supers())
    if (const std::optional<ApiField> found = c.field(name)) return found;
  return std::nullopt;
}

bool ApiFacts::is_subclass(std::string_view class_name, std::string_view ancestor) const {
  const std::optional<ApiClass> start = find(class_name);
  return start && start->is_subclass_of(to_descriptor(ancestor));
}

}  // namespace antecede::model
