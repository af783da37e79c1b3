#pragma once

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "runtime/classes/classes.h"
#include "runtime/natives/native.h"

namespace antecede::runtime {

class StubWriter;

/// Why an instruction cannot be executed: it names what is not there.
struct LinkError {
  std::string_view type;  ///< The exception: `java/lang/NoSuchFieldError`.
  std::string message;
};

/// Methods that the machine makes itself, as decoded code: lambdas, string concatenation, methods of records and
/// proxies, calls by reflection, the beginnings of threads, the throwing of exceptions.
///
/// With them nothing in C++ ever calls Java: a native that needs to asks for a stub to take its place. All stubs are
/// hidden from stack traces, made on first use, and kept.
class Stubs {
 public:
  explicit Stubs(Classes& classes) : classes_(classes) {}

  struct Closure {
    Class* type = nullptr;
    Method* factory = nullptr;  ///< Of the captured values; null without any.
    uint32_t instance = 0;      ///< Without captures: number of the only object.
  };

  // What call sites do.
  const Closure& closure(ir::CallSiteId site, const Class& owner);
  Method* concat(ir::CallSiteId site);
  Method* record_method(ir::CallSiteId site);
  Method* polymorphic(ir::MethodRefId method, ir::ProtoId proto);
  Method* unknown_site(ir::CallSiteId site);
  Method* method_type(ir::ProtoId proto);
  Method* method_handle(ir::HandleId handle);
  /// (): throws it.
  Method* link_error(const LinkError& error);

  // What the machine starts.
  /// (String message): throws a new exception of the class. Without a message: ().
  Method* thrower(Class& type, bool with_message);
  /// (): superclass, `<clinit>`, then the instruction that asked for it again.
  Method* initialiser(Class& type);
  /// (Throwable): throws an ExceptionInInitializerError because of it.
  Method* initialiser_error();
  /// (Runnable): the life of a thread.
  Method* thread_entry();
  /// (String[] arguments, String name of the thread): the main thread.
  Method* main_entry(Method& main);
  /// (Thread, Throwable): asks exceptions for their messages, then calls the body of dispatchUncaughtException.
  Method* uncaught(Method& body);
  /// (): a method that runs aside, static and without arguments.
  Method* aside_entry(Method& method);
  /// (int code): Runtime.exit.
  Method* exit_entry();

  // What natives become.
  /// (Object target, Object[] arguments): calls the method, boxed.
  Method* reflective_call(Method& method, bool is_virtual);
  /// (Object[] arguments): a new object.
  Method* reflective_new(Method& constructor);
  /// (value): the box of a value of that primitive type.
  Method* boxing(char tag);
  /// (Queue, Task): one event.
  Method* perform();
  /// The class of proxies for the interfaces.
  Class* proxy_class(const std::vector<Class*>& interfaces);

  uint32_t instance_count() const { return instances_; }

 private:
  Method* new_static(std::string_view name, std::string descriptor);
  Method* new_native(NativeFunction function, std::string descriptor, uint64_t payload = 0);
  Method* join_strings(size_t count);
  uint16_t constant_text(StubWriter& writer, std::string text);
  void write_closure_method(Class& type, Method& method, const ir::CallSite& site,
                            const std::vector<uint32_t>& offsets);
  uint16_t call_implementation(StubWriter& writer, const ir::Handle& handle, std::vector<uint16_t> operands,
                               std::vector<std::string> types, std::string& result_type);
  void write_record_text(StubWriter& writer, const ir::RecordSite& site);
  void write_record_hash(StubWriter& writer, const ir::RecordSite& site);
  void write_record_equals(StubWriter& writer, const ir::RecordSite& site);
  using Signatures = absl::flat_hash_set<std::pair<std::string, std::string>>;
  /// `known`: what the class has already, by name and descriptor.
  void write_proxy_method(Class& type, Method& declared, Signatures& known);
  uint16_t build_method_type(StubWriter& writer, ir::ProtoId proto);

  Classes& classes_;
  absl::flat_hash_map<ir::CallSiteId, Closure> closures_;
  absl::flat_hash_map<ir::CallSiteId, Method*> sites_;
  absl::flat_hash_map<std::pair<ir::MethodRefId, ir::ProtoId>, Method*> polymorphic_;
  absl::flat_hash_map<ir::ProtoId, Method*> method_types_;
  absl::flat_hash_map<std::pair<const Class*, bool>, Method*> throwers_;
  absl::flat_hash_map<std::pair<const Method*, bool>, Method*> reflective_;
  absl::flat_hash_map<const Method*, Method*> asides_;
  absl::flat_hash_map<size_t, Method*> joins_;
  absl::flat_hash_map<char, Method*> boxings_;
  std::map<std::vector<uint32_t>, Class*> proxies_;
  std::deque<std::string> names_;
  Method* thread_entry_ = nullptr;
  Method* perform_ = nullptr;
  Method* initialiser_error_ = nullptr;
  Method* exit_entry_ = nullptr;
  Method* uncaught_ = nullptr;
  uint32_t instances_ = 0;
  uint32_t closures_made_ = 0;
};

}  // namespace antecede::runtime
