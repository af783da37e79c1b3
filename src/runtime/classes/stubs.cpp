#include "runtime/classes/stubs.h"

#include <algorithm>
#include <iterator>

#include "base/assert.h"
#include "runtime/classes/stub_natives.h"
#include "runtime/classes/stub_writer.h"
#include "runtime/threads/uncaught.h"

namespace antecede::runtime {

Method* Stubs::new_static(std::string_view name, std::string descriptor) {
  names_.emplace_back(name);
  return classes_.add_method(nullptr, names_.back(), std::move(descriptor), ir::k_static);
}

Method* Stubs::new_native(NativeFunction function, std::string descriptor, uint64_t payload) {
  Method* method = new_static("native", std::move(descriptor));
  method->native = function;
  method->payload = payload;
  classes_.set_entry(*method, Operation::CallNative);
  return method;
}

Method* Stubs::join_strings(size_t count) {
  Method*& known = joins_[count];
  if (known) return known;
  std::string descriptor = "(";
  for (size_t i = 0; i < count; ++i) descriptor += "Ljava/lang/String;";
  return joins_[count] = new_native(native_join_strings, descriptor + ")Ljava/lang/String;");
}

uint16_t Stubs::constant_text(StubWriter& writer, std::string text) {
  names_.push_back(std::move(text));
  Method* native =
      new_native(native_constant_text, "()Ljava/lang/String;", reinterpret_cast<uint64_t>(&names_.back()));
  return writer.call(*native, std::initializer_list<uint16_t>{});
}

Method* Stubs::link_error(const LinkError& error) {
  Method* method = new_static("link", "()V");
  StubWriter writer(classes_, *method);
  const uint16_t text = constant_text(writer, error.message);
  writer.call(*thrower(*classes_.known(error.type), true), {text});
  writer.give_void();
  writer.finish();
  return method;
}

Method* Stubs::thrower(Class& type, bool with_message) {
  Method*& known = throwers_[{&type, with_message}];
  if (known) return known;
  Method* method = new_static("throw", with_message ? "(Ljava/lang/String;)V" : "()V");
  throwers_[{&type, with_message}] = method;
  StubWriter writer(classes_, *method);
  const uint16_t object = writer.create(type);
  const auto find = [&](std::string_view descriptor) -> Method* {
    for (Method* constructor : type.methods)
      if (constructor->name == "<init>" && constructor->descriptor == descriptor) return constructor;
    return nullptr;
  };
  Method* constructor = with_message ? find("(Ljava/lang/String;)V") : find("()V");
  Method* general = with_message ? find("(Ljava/lang/Object;)V") : nullptr;  // AssertionError
  std::vector<uint16_t> operands{object};
  if (with_message) operands.push_back(0);
  if (constructor || general)
    writer.call(constructor ? *constructor : *general, operands);
  else if (Method* plain = find("()V"))
    writer.call(*plain, {object});
  // The machine has raised it; see noted_exceptions.h.
  writer.code().add_number(Operation::FieldPut4, object, writer.number(1), static_cast<int32_t>(type.hidden_field));
  writer.code().add(Operation::Throw, object);
  writer.finish();
  return method;
}

namespace {

/// Those above; of very many only those that the superclass has not initialised.
std::vector<uint32_t> interfaces_to_initialise(const Class& type) {
  if (type.is_interface()) return {};
  if (!type.has_many_ancestors || !type.super) return type.all_ancestors();
  std::vector<uint32_t> result;
  std::ranges::set_difference(type.all_ancestors(), type.super->all_ancestors(), std::back_inserter(result));
  return result;
}

}  // namespace

Method* Stubs::initialiser(Class& type) {
  if (type.initialise) return type.initialise;
  Method* method = type.initialise = new_static("initialise", "()V");
  StubWriter writer(classes_, *method);
  CodeBuilder& code = writer.code();
  const uint32_t first = code.here();
  if (type.super && type.super->needs_initialisation && !type.is_interface())
    code.add_class(Operation::InitialiseClass, 0, 0, type.super);
  for (const uint32_t id : interfaces_to_initialise(type)) {
    // Interfaces above are initialised if they have default methods.
    Class& above = classes_[id];
    bool has_default = false;
    for (const Method* declared : above.methods) has_default |= !(declared->flags & (ir::k_abstract | ir::k_static));
    if (has_default && above.needs_initialisation) code.add_class(Operation::InitialiseClass, 0, 0, &above);
  }
  if (type.initialiser) {
    const uint16_t result = writer.value();
    code.call(Operation::InvokeStatic, result, type.initialiser, {});
  }
  const uint32_t end = code.here();
  const uint64_t payload = reinterpret_cast<uint64_t>(&type);
  code.call(Operation::InvokeStatic, writer.value(), new_native(native_initialisation_done, "()V", payload), {});
  code.add(Operation::ReturnAndRepeat);
  const CodeBuilder::Label handler = code.new_label();
  code.bind(handler);
  code.catches(first, end, nullptr, handler);
  const uint16_t thrown = writer.reference();
  code.add(Operation::CatchException, thrown);
  writer.call(*new_native(native_initialisation_failed, "(Ljava/lang/Throwable;)V", payload), {thrown});
  code.add(Operation::Throw, thrown);
  writer.finish();
  return method;
}

Method* Stubs::initialiser_error() {
  if (initialiser_error_) return initialiser_error_;
  initialiser_error_ = new_static("throw", "(Ljava/lang/Throwable;)V");
  StubWriter writer(classes_, *initialiser_error_);
  Class& type = *classes_.known("java/lang/ExceptionInInitializerError");
  const uint16_t error = writer.create(type);
  writer.call(*classes_.known_method(&type, "<init>", "(Ljava/lang/Throwable;)V"), {error, 0});
  writer.code().add(Operation::Throw, error);
  writer.finish();
  return initialiser_error_;
}

Method* Stubs::thread_entry() {
  if (thread_entry_) return thread_entry_;
  thread_entry_ = new_static("thread", "(Ljava/lang/Runnable;)V");
  StubWriter writer(classes_, *thread_entry_);
  Method* run = classes_.known_method(classes_.known("java/lang/Runnable"), "run", "()V");
  writer.call(*run, {0});
  writer.code().add(Operation::EndThread);
  writer.finish();
  return thread_entry_;
}

Method* Stubs::main_entry(Method& main) {
  Method* method = new_static("main", "([Ljava/lang/String;Ljava/lang/String;)V");
  StubWriter writer(classes_, *method);
  CodeBuilder& code = writer.code();
  Class& type = *classes_.known("java/lang/Thread");
  const uint16_t thread = writer.create(type);
  const uint16_t none = writer.null(), zero = writer.number(0), one = writer.number(1);
  writer.call(
      *classes_.known_method(&type, "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/Runnable;Ljava/lang/String;JZ)V"),
      {thread, none, none, 1, zero, one});
  writer.call(*new_native(native_adopt_thread, "(Ljava/lang/Thread;)V"), {thread});
  const uint32_t first = code.here();
  code.add_class(Operation::InitialiseClass, 0, 0, classes_.known("java/lang/System"));  // Before others need it.
  writer.call(main, {0});
  const uint32_t end = code.here();
  code.add(Operation::EndThread);
  const CodeBuilder::Label handler = code.new_label();
  code.bind(handler);
  code.catches(first, end, nullptr, handler);
  const uint16_t thrown = writer.reference();
  code.add(Operation::CatchException, thrown);
  writer.call(*new_native(native_main_failed, "()V"), std::initializer_list<uint16_t>{});
  writer.call(*classes_.known_method(&type, "dispatchUncaughtException", "(Ljava/lang/Throwable;)V"),
              {thread, thrown});
  code.add(Operation::EndThread);
  writer.finish();
  return method;
}

Method* Stubs::uncaught(Method& body) {
  if (uncaught_) return uncaught_;
  uncaught_ = new_static("uncaught", "(Ljava/lang/Thread;Ljava/lang/Throwable;)V");
  StubWriter writer(classes_, *uncaught_);
  CodeBuilder& code = writer.code();
  Method* take = new_native(native_take_message, "(Ljava/lang/String;)V");
  Method* ask = classes_.known_method(classes_.known("java/lang/Throwable"), "getMessage", "()Ljava/lang/String;");
  const CodeBuilder::Label again = code.new_label(), end = code.new_label(), handler = code.new_label();
  code.bind(again);
  const uint16_t next =
      writer.call(*new_native(native_next_message, "(Ljava/lang/Throwable;)Ljava/lang/Throwable;"), {1});
  code.jump(Operation::IfZeroEq, next, 0, end);
  const uint32_t first = code.here();
  const uint16_t text = writer.call(*ask, {next});
  const uint32_t last = code.here();
  writer.call(*take, {text});
  code.jump(Operation::GotoBack, 0, 0, again);
  code.bind(handler);
  code.catches(first, last, nullptr, handler);
  code.add(Operation::CatchException, writer.reference());
  code.jump(Operation::GotoBack, 0, 0, again);
  code.bind(end);
  writer.call(body, {0, 1}, false);
  writer.give_void();
  writer.finish();
  return uncaught_;
}

Method* Stubs::aside_entry(Method& method) {
  Method*& known = asides_[&method];
  if (known) return known;
  known = new_static("aside", "()V");
  StubWriter writer(classes_, *known);
  CodeBuilder& code = writer.code();
  const uint32_t first = code.here();
  writer.call(method, std::initializer_list<uint16_t>{});
  const uint32_t end = code.here();
  code.add(Operation::EndThread);
  const CodeBuilder::Label handler = code.new_label();
  code.bind(handler);
  code.catches(first, end, nullptr, handler);
  code.add(Operation::CatchException, writer.reference());
  writer.call(*new_native(native_main_failed, "()V"), std::initializer_list<uint16_t>{});
  code.add(Operation::EndThread);
  writer.finish();
  return known;
}

Method* Stubs::exit_entry() {
  if (exit_entry_) return exit_entry_;
  exit_entry_ = new_static("exit", "(I)V");
  StubWriter writer(classes_, *exit_entry_);
  Class& type = *classes_.known("java/lang/Runtime");
  const uint16_t runtime = writer.call(*classes_.known_method(&type, "getRuntime", "()Ljava/lang/Runtime;"),
                                       std::initializer_list<uint16_t>{});
  writer.call(*classes_.known_method(&type, "exit", "(I)V"), {runtime, 0});
  writer.code().add(Operation::EndThread);
  writer.finish();
  return exit_entry_;
}

Method* Stubs::reflective_call(Method& method, bool is_virtual) {
  Method*& known = reflective_[{&method, is_virtual}];
  if (known) return known;
  Method* stub = new_static("invoke", "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;");
  reflective_[{&method, is_virtual}] = stub;
  StubWriter writer(classes_, *stub);
  std::vector<uint16_t> operands;
  if (!method.is_static())
    operands.push_back(method.owner->is_interface() ? uint16_t(0) : writer.cast(0, *method.owner));
  const std::vector<std::string> types = split_descriptor(method.descriptor);
  for (size_t i = 0; i + 1 < types.size(); ++i) {
    const uint16_t element = writer.load_element(1, static_cast<int32_t>(i));
    operands.push_back(writer.convert(element, "Ljava/lang/Object;", types[i]));
  }
  const uint16_t result = writer.call(method, operands, is_virtual);
  if (method.return_tag == 'V')
    writer.give(writer.null());
  else
    writer.give(writer.convert(result, types.back(), "Ljava/lang/Object;"));
  writer.finish();
  return stub;
}

Method* Stubs::reflective_new(Method& constructor) {
  Method*& known = reflective_[{&constructor, false}];
  if (known) return known;
  Method* stub = new_static("construct", "([Ljava/lang/Object;)Ljava/lang/Object;");
  reflective_[{&constructor, false}] = stub;
  StubWriter writer(classes_, *stub);
  const uint16_t object = writer.create(*constructor.owner);
  std::vector<uint16_t> operands{object};
  const std::vector<std::string> types = split_descriptor(constructor.descriptor);
  for (size_t i = 0; i + 1 < types.size(); ++i) {
    const uint16_t element = writer.load_element(0, static_cast<int32_t>(i));
    operands.push_back(writer.convert(element, "Ljava/lang/Object;", types[i]));
  }
  writer.call(constructor, operands);
  writer.give(object);
  writer.finish();
  return stub;
}

Method* Stubs::boxing(char tag) {
  Method*& known = boxings_[tag];
  if (known) return known;
  Method* stub = new_static("box", std::string("(") + tag + ")Ljava/lang/Object;");
  boxings_[tag] = stub;
  StubWriter writer(classes_, *stub);
  writer.give(writer.box(0, tag));
  writer.finish();
  return stub;
}

Method* Stubs::perform() {
  if (perform_) return perform_;
  perform_ = new_static("perform", "(Lantecede/Queue;Lantecede/Task;)V");
  StubWriter writer(classes_, *perform_);
  CodeBuilder& code = writer.code();
  writer.call(*new_native(native_event_begin, "(Lantecede/Queue;Lantecede/Task;)V"), {0, 1});
  Method* end = new_native(native_event_end, "(Lantecede/Queue;Lantecede/Task;)V");
  const uint32_t first = code.here();
  writer.call(*classes_.known_method(classes_.known("antecede/Task"), "run", "()V"), {1});
  const uint32_t last = code.here();
  writer.call(*end, {0, 1});
  writer.give_void();
  const CodeBuilder::Label handler = code.new_label();
  code.bind(handler);
  code.catches(first, last, nullptr, handler);
  const uint16_t thrown = writer.reference();
  code.add(Operation::CatchException, thrown);
  writer.call(*new_native(native_event_failed, "(Lantecede/Queue;Lantecede/Task;Ljava/lang/Throwable;)V"),
              {0, 1, thrown});
  code.add(Operation::Throw, thrown);
  writer.finish();
  return perform_;
}

}  // namespace antecede::runtime
