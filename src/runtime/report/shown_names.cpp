#include "runtime/report/shown_names.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace antecede::runtime {

namespace {

/// What stands between the class of a lambda and its number, in the names that the machine gives.
constexpr std::string_view k_lambda = "$$Lambda$";

bool is_source_file(std::string_view name) {
  return name.ends_with(".java") || name.ends_with(".kt");
}

/// Where a class was written, by the habit of those who write: R8 leaves a word that says nothing.
std::string likely_file(std::string_view class_name) {
  std::string_view name = class_name.substr(class_name.rfind('.') + 1);
  name = name.substr(0, name.find('$', 1));
  if (!name.ends_with("Kt")) return std::string(name) + ".java";
  name.remove_suffix(2);
  return std::string(name) + ".kt";
}

}  // namespace

// Classes and fields ------------------------------------------------------------------------------------------------

base::Origin ShownNames::origin(const Class& type) const {
  // A proxy is made by the platform.
  if (type.framework || !type.proxied.empty()) return base::Origin::Model;
  if (names_ && type.definition.valid()) return names_->origin(type.definition);
  return type.library ? base::Origin::Library : base::Origin::Own;
}

std::string ShownNames::class_name(std::string_view name) const {
  if (!mapping()) return std::string(name);
  if (name.starts_with('[')) {
    std::string descriptor(name);
    std::ranges::replace(descriptor, '.', '/');
    descriptor = mapping()->original_descriptor(descriptor);
    std::ranges::replace(descriptor, '/', '.');
    return descriptor;
  }
  const size_t end = std::min(name.find(k_lambda), name.size());
  return std::string(mapping()->original_class(name.substr(0, end))).append(name.substr(end));
}

std::string ShownNames::class_name(const Class& type) const {
  return names_ && type.definition.valid() ? names_->class_name(type.definition) : class_name(type.java_name());
}

std::string ShownNames::readable_name(const Class& type) const {
  return type.is_array() ? readable_name(*type.component) + "[]" : class_name(type);
}

std::string ShownNames::canonical(const Class& type) const {
  if (type.is_array()) {
    const std::string component = canonical(*type.component);
    return component.empty() ? "" : component + "[]";
  }
  return names_ && type.definition.valid() ? names_->canonical_class(type.definition) : "";
}

bool ShownNames::is_renamed(const Class& type) const {
  if (type.is_array()) return is_renamed(*type.component);
  return names_ && type.definition.valid() && names_->is_renamed(type.definition);
}

ShownNames::FieldNames ShownNames::field(ir::FieldId id) const {
  if (names_) {
    const ir::ClassId owner = program_[id].owner;
    model::CodeNames::Member member = names_->field(id);
    return {std::move(member.class_name), std::move(member.name), names_->canonical_class(owner),
            names_->is_renamed(id) || names_->is_renamed(owner)};
  }
  const ir::Symbols& symbols = program_.symbols();
  return {program_.class_name(program_[id].owner), ir::to_utf8(symbols.text(symbols.field(program_[id].ref).name)),
          "", false};
}

// Methods and lines -------------------------------------------------------------------------------------------------

CodePlace ShownNames::place(const Method& method, uint32_t line) const {
  CodePlace place{{}, method.owner, &method};
  if (method.owner) place.frame.class_name = method.owner->java_name();
  place.frame.method = ir::to_utf8(method.name);
  place.frame.descriptor = ir::to_utf8(method.descriptor);
  place.frame.line = line;
  if (!method.owner || !method.owner->definition.valid()) return place;
  const ir::StringId file = program_[method.owner->definition].source_file;
  if (file.valid()) place.frame.file = ir::to_utf8(program_.symbols().text(file));
  return place;
}

NotedFrame ShownNames::method(const Method& method) const {
  return shown(place(method, 0));
}

std::string ShownNames::describe(const Method& method) const {
  const NotedFrame frame = this->method(method);
  return (frame.class_name.empty() ? "" : frame.class_name + ".") + frame.method + frame.descriptor;
}

bool ShownNames::is_retraced(const Method& method) const {
  return mapping() && method.owner && !method.framework && mapping()->contains_class(method.owner->java_name());
}

/// The place under the names of the source, as far as they do not depend on the line.
NotedFrame ShownNames::shown(const CodePlace& place) const {
  NotedFrame frame = place.frame;
  // What nobody defines is taken for a part of Android.
  frame.origin = place.owner ? origin(*place.owner) : base::Origin::Framework;
  frame.class_name = class_name(frame.class_name);
  if (mapping() && frame.class_name != place.frame.class_name && !is_source_file(frame.file))
    frame.file = likely_file(frame.class_name);
  if (!names_ || !place.method || !place.method->id.valid()) return frame;
  const ir::MethodId id = place.method->id;
  model::CodeNames::Member member = names_->method(id);
  frame.class_name = std::move(member.class_name);
  frame.method = std::move(member.name);
  frame.descriptor = std::move(member.descriptor);
  frame.canonical = names_->canonical_method(id);
  frame.renamed = names_->is_renamed(id) || is_renamed(*place.owner);
  return frame;
}

/// A method that R8 has put into another one.
NotedFrame ShownNames::inlined(const apk::RetracedFrame& retraced) const {
  NotedFrame frame;
  frame.class_name = retraced.class_name;
  frame.method = retraced.method;
  frame.descriptor = retraced.descriptor;
  frame.file = retraced.file.empty() ? likely_file(retraced.class_name) : retraced.file;
  frame.line = retraced.line;
  frame.origin = names_->origin(retraced.class_name);
  // Mappings mark the bodies of lambdas, too, and those somebody wrote.
  if (retraced.synthesized && !retraced.method.starts_with("lambda$")) frame.canonical = "-";
  return frame;
}

std::vector<NotedFrame> ShownNames::frames(std::span<const CodePlace> places, std::string_view thrown) const {
  const CodePlace& last = places.back();
  if (!mapping() || !mapping()->contains_class(last.frame.class_name)) return {shown(last)};
  std::vector<apk::ObfuscatedFrame> stack;
  for (const auto& [frame, owner, method] : places)
    stack.push_back({frame.class_name, frame.method, frame.line, frame.descriptor});
  const std::vector<apk::RetracedFrame> retraced = mapping()->retrace_stack(stack, thrown);
  if (retraced.empty()) return {};
  NotedFrame outermost = shown(last);
  const apk::RetracedFrame& found = retraced.back();
  outermost.class_name = found.class_name;
  outermost.method = found.method;
  if (!found.descriptor.empty()) outermost.descriptor = found.descriptor;
  if (!found.file.empty()) outermost.file = found.file;
  if (last.frame.line == 0) return {std::move(outermost)};  // Nobody knows which of the inlined methods it is in.
  outermost.line = found.line;
  std::vector<NotedFrame> frames;
  for (size_t i = 0; i + 1 < retraced.size(); ++i) frames.push_back(inlined(retraced[i]));
  frames.push_back(std::move(outermost));
  return frames;
}

std::vector<NotedFrame> shown_stack(const ShownNames& names, const std::vector<CodePlace>& places,
                                    std::string_view thrown) {
  std::vector<NotedFrame> stack;
  const std::span<const CodePlace> all(places);
  for (size_t first = 0, next = 0; next < all.size(); ++next) {
    std::vector<NotedFrame> frames =
        names.frames(all.subspan(first, next + 1 - first), first == 0 ? thrown : std::string_view());
    if (frames.empty()) continue;
    std::ranges::move(frames, std::back_inserter(stack));
    first = next + 1;
  }
  return stack;
}

}  // namespace antecede::runtime
