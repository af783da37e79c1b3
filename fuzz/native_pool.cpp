// The objects and numbers that fuzz_natives.cpp calls natives with.
#include "native_pool.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "runtime/classes/reflection.h"
#include "runtime/heap/object_builder.h"

namespace antecede::fuzz {

namespace {

using runtime::Class;
using runtime::k_null;
using runtime::Machine;
using runtime::Ref;

constexpr std::string_view k_texts[] = {"",
                                        "a",
                                        "int",
                                        "java.lang.String",
                                        "java/lang/String",
                                        "[I",
                                        "[[[[Ljava.lang.Object;",
                                        "[V",
                                        "antecede.Queue",
                                        "java.lang.Thread$State",
                                        "activity",
                                        "service",
                                        "initial",
                                        "resumed",
                                        "launch",
                                        "event",
                                        "preferences",
                                        "a\nb",
                                        "screen",
                                        "picture",
                                        "strategy",
                                        "assets/text",
                                        "assets",
                                        "res/layout/main.xml",
                                        "http",
                                        "http://localhost/",
                                        "CREATE TABLE t(a, b)",
                                        "INSERT INTO t VALUES(?, ?)",
                                        "SELECT a, b, zeroblob(9) FROM t",
                                        "BEGIN",
                                        "ROLLBACK",
                                        "ATTACH '/tmp/x' AS y",
                                        "SELECT '",
                                        "\xed\xa0\x80"};

constexpr std::string_view k_class_names[] = {
    "V",
    "I",
    "J",
    "[I",
    "[[B",
    "[Ljava/lang/Object;",
    "Ljava/lang/Object;",
    "Ljava/lang/String;",
    "Ljava/lang/Class;",
    "Ljava/lang/Thread;",
    "Ljava/lang/Runnable;",
    "Ljava/lang/Comparable;",
    "Ljava/lang/Cloneable;",
    "Ljava/lang/Enum;",
    "Ljava/lang/Thread$State;",
    "Ljava/lang/Deprecated;",
    "Ljava/lang/Integer;",
    "Ljava/lang/Math;",
    "Ljava/lang/reflect/Proxy;",
    "Ljava/lang/reflect/Method;",
    "Ljava/util/ArrayList;",
    "Ljava/util/Map$Entry;",
    "Lantecede/Queue;",
    "Lantecede/Task;",
};

/// No constructor runs: all their fields are zero.
constexpr std::string_view k_raw[] = {
    "Ljava/lang/Object;",
    "Ljava/lang/String;",
    "Ljava/lang/Integer;",
    "Ljava/lang/Class;",
    "Ljava/lang/Thread;",
    "Ljava/lang/Throwable;",
    "Ljava/lang/StackOverflowError;",
    "Ljava/lang/StackTraceElement;",
    "Ljava/lang/reflect/Field;",
    "Ljava/lang/reflect/Method;",
    "Ljava/lang/reflect/Constructor;",
    "Ljava/lang/reflect/RecordComponent;",
    "Ljava/util/ArrayList;",
    "Ljava/util/HashMap;",
    "Ljava/util/Timer$Run;",
    "Ljava/util/concurrent/ThreadPoolExecutor$Run;",
    "Ljava/util/concurrent/CountDownLatch;",
    "Lantecede/Queue;",
};

struct NamedMethod {
  std::string_view owner, name, descriptor;
};
constexpr NamedMethod k_methods[] = {
    {"java/lang/String", "length", "()I"},
    {"java/lang/String", "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;"},
    {"java/lang/Math", "max", "(DD)D"},
    {"java/lang/Object", "hashCode", "()I"},
    {"java/lang/Object", "<init>", "()V"},
    {"java/lang/Integer", "<init>", "(I)V"},
    {"java/lang/Thread", "<init>", "(Ljava/lang/Runnable;)V"},
    {"java/lang/Runnable", "run", "()V"},
    {"antecede/Queue", "serial", "()Lantecede/Queue;"},
};

/// Fills the array from its beginning.
class PoolMaker {
 public:
  PoolMaker(Machine& machine, Ref pool) : machine_(machine), build_(machine), pool_(pool) {}

  void make() {
    add(k_null);
    for (const std::string_view text : k_texts) add(build_.string(text));
    add(build_.string(std::string(3000, 'x')));
    for (const std::string_view name : k_class_names)
      if (Class* type = machine_.classes().find(name)) add(machine_.mirror(*type));
    for (const std::string_view name : k_raw)
      if (Class* type = machine_.classes().find(name)) add(machine_.heap().allocate(*type));
    add_arrays();
    add_members();
    for (const char tag : std::string_view("IJDZC")) add(build_.box(tag, 7));
  }

 private:
  void add(Ref ref) {
    if (next_ < k_pool_size) runtime::elements_of<Ref>(machine_.array(pool_))[next_++] = ref;
  }

  void add_arrays() {
    for (const int32_t length : {0, 1, 4})
      for (const std::string_view name : {"[Z", "[B", "[C", "[I", "[J", "[D", "[Ljava/lang/Object;"})
        add(machine_.heap().allocate_array(*machine_.classes().find(name), length));
    Class& runnable = *machine_.classes().known("java/lang/Runnable");
    add(build_.array("[Ljava/lang/Class;", {machine_.mirror(runnable)}));
    add(build_.array("[Ljava/lang/Class;", {machine_.mirror(runnable), k_null}));
    add(build_.array("[Ljava/lang/Class;", {machine_.heap().allocate(*machine_.known().class_class)}));
    add(build_.array("[Ljava/lang/Class;", {machine_.mirror(*machine_.known().thread)}));
    add(build_.strings({"a", "b"}));
    add(build_.array("[Ljava/lang/Object;", {build_.box('I', 1)}));
    add(build_.array("[Ljava/lang/Object;", {build_.string("x"), build_.bytes("\x01\x02")}));
    std::string database = "SQLite format 3";
    database.resize(120);
    add(build_.bytes(database));
  }

  void add_members() {
    for (const NamedMethod& one : k_methods)
      add(runtime::make_method_object(
          machine_, *machine_.classes().known_method(machine_.classes().known(one.owner), one.name, one.descriptor)));
    for (const auto& [owner, name] : {std::pair("java/lang/Thread", "name"), {"java/lang/String", "value"},
                                      {"java/lang/Integer", "value"}, {"java/lang/Integer", "MAX_VALUE"},
                                      {"antecede/Task", "what"}}) {
      Class* type = machine_.classes().known(owner);
      add(runtime::make_field_object(machine_, machine_.classes().known_field(type, name)));
    }
  }

  Machine& machine_;
  runtime::ObjectBuilder build_;
  Ref pool_;
  size_t next_ = 0;
};

}  // namespace

Ref make_pool(Machine& machine) {
  const Ref pool = machine.heap().allocate_array(*machine.known().object_array, static_cast<int32_t>(k_pool_size));
  PoolMaker(machine, pool).make();
  return pool;
}

int32_t chosen_int(uint8_t choice) {
  constexpr int32_t k_borders[] = {-1,  -2,    255,   256,     4095,      4096,      65535,
                                   65536, 1 << 20, INT32_MAX, INT32_MIN, INT32_MAX - 1};
  if (choice < 128) return choice % 32;
  return k_borders[choice % std::size(k_borders)];
}

int64_t chosen_long(uint8_t choice) {
  constexpr int64_t k_borders[] = {-1, 999'999, 1'000'000, 1'000'000'001, INT64_MAX, INT64_MIN, INT64_MAX / 2,
                                   INT64_MAX - 1, INT64_MIN + 1, int64_t(1) << 32};
  if (choice < 128) return choice % 32;
  return k_borders[choice % std::size(k_borders)];
}

Ref chosen_object(Machine& machine, Ref pool, uint8_t choice, std::string_view descriptor) {
  const Ref* items = runtime::elements_of<Ref>(machine.array(pool));
  const Ref any = items[(choice >> 1) * 31 % k_pool_size];
  const Class* wanted = choice & 1 ? nullptr : machine.classes().find(descriptor);
  if (!wanted) return any;
  std::vector<Ref> fitting;
  std::copy_if(items, items + k_pool_size, std::back_inserter(fitting),
               [&](Ref ref) { return ref && machine.class_of(ref).is_subclass_of(wanted); });
  return fitting.empty() ? any : fitting[(choice >> 1) % fitting.size()];
}

}  // namespace antecede::fuzz
