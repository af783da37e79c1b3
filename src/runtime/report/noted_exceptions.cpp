#include "runtime/report/noted_exceptions.h"

#include <algorithm>

namespace antecede::runtime {

namespace {

constexpr size_t k_longest_chain = 16;
constexpr size_t k_most_frames = 100;

/// Reads exception objects: where their fields are.
class ExceptionReader {
 public:
  explicit ExceptionReader(Machine& machine)
      : machine_(machine),
        classes_(machine.classes()),
        strings_(machine.heap(), machine.known()),
        element_(*classes_.known("java/lang/StackTraceElement")) {}

  NotedException read(Ref thrown) const;

 private:
  Ref ref_in(Ref object, Class& type, std::string_view field) const {
    return field_at<Ref>(machine_.object(object), classes_.known_field(&type, field).offset);
  }
  std::string text_in(Ref object, Class& type, std::string_view field) const {
    const Ref text = ref_in(object, type, field);
    return text ? strings_.utf8(text) : "";
  }
  CodePlace place(Ref element) const;
  void find_method(CodePlace& place) const;

  Machine& machine_;
  Classes& classes_;
  Strings strings_;
  Class& element_;
};

bool has_line(const Method& method, uint32_t line) {
  return method.code &&
         std::ranges::find(method.code->positions, line, &Code::Position::line) != method.code->positions.end();
}

/// The class, and the method: the only one of that name, or the only one with that line.
void ExceptionReader::find_method(CodePlace& place) const {
  NotedFrame& frame = place.frame;
  std::string descriptor = "L" + frame.class_name + ";";
  std::ranges::replace(descriptor, '.', '/');
  const Class* type = classes_.find(descriptor);
  if (!type) return;
  place.owner = type;
  std::vector<const Method*> fitting;
  for (const Method* method : type->methods)
    if (ir::to_utf8(method->name) == frame.method) fitting.push_back(method);
  if (fitting.size() > 1)
    std::erase_if(fitting, [&](const Method* method) { return !has_line(*method, frame.line); });
  if (fitting.size() != 1) return;
  place.method = fitting[0];
  frame.descriptor = ir::to_utf8(fitting[0]->descriptor);
}

CodePlace ExceptionReader::place(Ref element) const {
  CodePlace place;
  place.frame.class_name = text_in(element, element_, "className");
  place.frame.method = text_in(element, element_, "methodName");
  place.frame.file = text_in(element, element_, "fileName");
  const auto line = field_at<int32_t>(machine_.object(element), classes_.known_field(&element_, "lineNumber").offset);
  place.frame.line = line > 0 ? static_cast<uint32_t>(line) : 0;
  find_method(place);
  return place;
}

NotedException ExceptionReader::read(Ref thrown) const {
  NotedException noted;
  noted.class_name = machine_.names().class_name(machine_.class_of(thrown));
  if (const Ref message = ref_in(thrown, *machine_.known().throwable, "message"))
    noted.message = strings_.utf8(message);
  const Ref trace = ref_in(thrown, *machine_.known().throwable, "stackTrace");
  if (!trace) return noted;
  ArrayHeader* elements = machine_.array(trace);
  const auto length = static_cast<size_t>(elements->length);
  const size_t kept = std::min(length, k_most_frames);
  noted.omitted_frames = static_cast<uint32_t>(length - kept);
  std::vector<CodePlace> places;
  for (size_t i = 0; i < kept; ++i) {
    const Ref element = elements_of<Ref>(elements)[i];
    if (element) places.push_back(place(element));
  }
  noted.stack = shown_stack(machine_.names(), places, noted.class_name);
  return noted;
}

}  // namespace

std::vector<NotedException> noted_chain(Machine& machine, Ref thrown) {
  const ExceptionReader reader(machine);
  std::vector<NotedException> chain;
  for (const Ref one : exception_chain(machine, thrown)) chain.push_back(reader.read(one));
  return chain;
}

std::vector<Ref> exception_chain(const Machine& machine, Ref thrown) {
  const uint32_t cause = machine.classes().known_field(machine.known().throwable, "cause").offset;
  std::vector<Ref> chain;
  for (Ref next = thrown; next && chain.size() < k_longest_chain; next = field_at<Ref>(machine.object(next), cause)) {
    if (std::ranges::find(chain, next) != chain.end()) break;
    chain.push_back(next);
  }
  return chain;
}

}  // namespace antecede::runtime
