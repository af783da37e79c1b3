// The tables of Hierarchy against plain walks, on random programs that break every rule a compiler keeps.
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/parallel.h"
#include "ir/hierarchy.h"
#include "ir/program_builder.h"
#include "ir/testing_hierarchy.h"

namespace antecede::ir {
namespace {

constexpr size_t k_two_threads = 2;

/// Thirty classes and interfaces in three packages. Ancestors are any class, also itself and those that do not exist.
class RandomProgram {
 public:
  explicit RandomProgram(uint32_t seed) : random_(seed), builder_(diagnostics_) {
    const uint32_t disorder = seed % 3;  // 0: as a compiler makes it; 1: things are missing; 2: anything.
    define_object();
    for (size_t i = 0; i < k_classes; ++i) define(i, disorder);
    for (const char* missing : {"Lp/Missing0;", "Lp/Missing1;", "[[I", "Ljava/lang/Cloneable;", "[Ljava/lang/Object;"})
      builder_.symbols().intern_type(missing);
    for (size_t i = 0; i < k_classes; ++i) mention(i);
    program_ = builder_.finish();
  }

  const Program& program() const { return *program_; }
  base::Diagnostics& diagnostics() { return diagnostics_; }

 private:
  static constexpr size_t k_classes = 30;
  bool chance(uint32_t percent) { return random_() % 100 < percent; }
  size_t below(size_t end) { return random_() % end; }

  static bool is_interface(size_t i) { return i % 3 == 1; }
  static std::string name(size_t i) { return std::string("L") + "pqr"[i / 2 % 3] + "/C" + std::to_string(i) + ";"; }
  TypeId type(const std::string& descriptor) { return builder_.symbols().intern_type(descriptor); }

  /// A class above number `i`: an earlier one of the wanted kind, or with disorder whatever there is.
  TypeId ancestor(size_t i, bool interface, uint32_t disorder) {
    if (disorder > 0 && chance(5)) return type("Lp/Missing" + std::to_string(below(2)) + ";");
    if (disorder == 2 && chance(10)) return type(name(below(k_classes)));
    for (size_t tries = 0; tries < 8 && i > 0; ++tries)
      if (const size_t found = below(i); is_interface(found) == interface) return type(name(found));
    return interface ? TypeId() : builder_.symbols().object();
  }

  MethodRefId method(TypeId owner, size_t i) {
    Symbols& symbols = builder_.symbols();
    static constexpr const char* k_names[] = {"m", "n", "<init>"};
    const std::vector<TypeId> parameters(i / 3, symbols.primitive('I'));
    return symbols.intern_method(
        {owner, symbols.intern_copy(k_names[i % 3]), symbols.intern_proto(symbols.primitive('V'), parameters)});
  }
  FieldRefId field(TypeId owner, size_t i) {
    Symbols& symbols = builder_.symbols();
    return symbols.intern_field({owner, symbols.intern_copy(i ? "f" : "g"), symbols.primitive('I')});
  }

  uint32_t method_flags(bool interface) {
    uint32_t flags = 0;
    switch (below(interface ? 2 : 4)) {
      case 0:
      case 1: flags = k_public; break;
      case 2: flags = k_protected; break;
      default: break;  // Of its package.
    }
    if (chance(interface ? 60 : 15)) return flags | k_abstract | (chance(5) ? k_internal : 0);
    if (chance(8)) flags = k_private;
    if (chance(8)) flags |= k_static;
    if (chance(8)) flags |= k_final;
    if (chance(12)) flags |= k_internal;
    return flags;
  }

  void define_object() {
    ProgramBuilder::ClassFacts facts;
    facts.type = builder_.symbols().object();
    facts.access_flags = k_public | k_framework;
    ProgramBuilder::Members members;
    members.virtual_methods.push_back({method(facts.type, 0), k_public, 0});
    builder_.add_class(facts, members);
  }

  void define(size_t i, uint32_t disorder) {
    ProgramBuilder::ClassFacts facts;
    facts.type = type(name(i));
    facts.superclass = is_interface(i) && (disorder < 2 || chance(80)) ? builder_.symbols().object()
                                                                       : ancestor(i, false, disorder);
    for (size_t count = below(4); count-- > 0;)
      if (const TypeId above = ancestor(i, true, disorder); above.valid()) facts.interfaces.push_back(above);
    facts.access_flags = is_interface(i) ? k_public | k_interface | k_abstract : k_public;
    if (i < k_classes / 2) facts.access_flags |= k_framework | (chance(10) ? k_internal : 0);
    ProgramBuilder::Members members;
    for (size_t m = 0; m < 6; ++m)
      for (uint32_t again = 0; again <= disorder / 2 && chance(again ? 5 : 40); ++again)
        members.virtual_methods.push_back({method(facts.type, m), method_flags(is_interface(i)), 0});
    if (chance(30)) members.static_fields.push_back({field(facts.type, below(2)), k_public | k_static});
    builder_.add_class(facts, members);
  }

  void mention(size_t i) {
    for (size_t m = 0; m < 6; ++m) method(type(name(i)), m);
    for (size_t f = 0; f < 2; ++f) field(type(name(i)), f);
    type("[" + name(i));
  }

  std::mt19937 random_;
  base::Diagnostics diagnostics_;
  ProgramBuilder builder_;
  std::unique_ptr<Program> program_;
};

/// Asks until tables answer.
void warm_up(const Hierarchy& hierarchy) {
  for (size_t i = 0; i < 5000; ++i) hierarchy.dispatch(ClassId(0), MethodId(0));
}

void expect_same_types(const Program& program, const Hierarchy& fast, const testing::PlainHierarchy& plain) {
  const size_t types = program.symbols().type_count();
  for (size_t i = 0; i < types * types; ++i) {
    const TypeId from(i / types), to(i % types);
    ASSERT_EQ(fast.is_subtype(from, to), plain.is_subtype(from, to))
        << program.symbols().type_name(from) << " to " << program.symbols().type_name(to);
  }
}

void expect_same_members(const Program& program, const Hierarchy& fast, const testing::PlainHierarchy& plain) {
  const size_t classes = program.classes().size();
  for (size_t i = 0; i < program.symbols().field_count(); ++i)
    for (size_t again = 0; again < 2; ++again)
      ASSERT_EQ(fast.resolve(FieldRefId(i)), plain.resolve(FieldRefId(i)));
  for (size_t i = 0; i < program.symbols().method_count(); ++i) {
    for (size_t again = 0; again < 2; ++again)
      ASSERT_EQ(fast.resolve(MethodRefId(i)), plain.resolve(MethodRefId(i)));
    for (size_t caller = 0; caller < 2 * classes; ++caller)
      ASSERT_EQ(fast.dispatch_super(ClassId(caller / 2), MethodRefId(i)),
                plain.dispatch_super(ClassId(caller / 2), MethodRefId(i)));
  }
  for (size_t i = 0; i < classes * program.methods().size(); ++i) {
    const ClassId receiver(i % classes);
    const MethodId method(i / classes);
    ASSERT_EQ(fast.dispatch(receiver, method), plain.dispatch(receiver, method))
        << program.method_name(method) << " on " << program.class_name(receiver);
  }
}

void expect_right_intervals(const Program& program, const Hierarchy& fast, const testing::PlainHierarchy& plain) {
  const size_t classes = program.classes().size();
  for (size_t i = 0; i < classes; ++i) {
    const ClassId id(i);
    EXPECT_EQ(fast.class_at(fast.interval(id).first), id);
    const ClassIntervals subtypes = fast.subtypes(id);
    for (size_t k = 1; k < subtypes->size(); ++k) EXPECT_GT((*subtypes)[k].first, (*subtypes)[k - 1].last + 1);
    for (size_t j = 0; j < classes; ++j) {
      const uint32_t number = fast.interval(ClassId(j)).first;
      bool extends = false;
      for (ClassId up(j); up.valid() && !extends; up = fast.superclass(up)) extends = up == id;
      ASSERT_EQ(fast.interval(id).contains(number), extends);
      const bool inside =
          std::ranges::any_of(*subtypes, [&](const ClassInterval& one) { return one.contains(number); });
      ASSERT_EQ(inside, plain.is_subclass(ClassId(j), program[id].type) == Truth::Yes);
    }
  }
}

TEST(HierarchyRandom, TablesAgreeWithPlainWalks) {
  for (uint32_t seed = 0; seed < 120; ++seed) {
    SCOPED_TRACE(seed);
    RandomProgram world(seed);
    const Hierarchy fast(world.program(), world.diagnostics());
    const testing::PlainHierarchy plain(world.program(), fast);
    if (seed % 4) warm_up(fast);
    expect_same_types(world.program(), fast, plain);
    expect_same_members(world.program(), fast, plain);
    expect_right_intervals(world.program(), fast, plain);
    if (HasFatalFailure()) return;
  }
}

TEST(HierarchyRandom, ThreadsThatAskAtOnceGetTheSame) {
  for (uint32_t seed = 0; seed < 10; ++seed) {
    RandomProgram world(seed);
    const Program& program = world.program();
    const Hierarchy fast(program, world.diagnostics());
    const testing::PlainHierarchy plain(program, fast);
    warm_up(fast);
    const size_t classes = program.classes().size(), questions = classes * program.methods().size();
    std::vector<MethodId> found(questions);
    std::vector<Truth> subclass(questions);
    base::parallel_for(questions, k_two_threads, [&](size_t i) {
      found[i] = fast.dispatch(ClassId(i % classes), MethodId(i / classes));
      subclass[i] = fast.is_subclass(ClassId(i % classes), program[ClassId(i / classes % classes)].type);
    });
    for (size_t i = 0; i < questions; ++i) {
      ASSERT_EQ(found[i], plain.dispatch(ClassId(i % classes), MethodId(i / classes)));
      ASSERT_EQ(subclass[i], plain.is_subclass(ClassId(i % classes), program[ClassId(i / classes % classes)].type));
    }
  }
}

/// A chain of classes and one of interfaces, as long as one file allows; every link declares the same method, and every
/// class implements the interface of its level. Tables that were quadratic would not fit.
TEST(HierarchyRandom, LongChainsStayBounded) {
  constexpr size_t k_depth = 60000;
  base::Diagnostics diagnostics;
  ProgramBuilder builder(diagnostics);
  Symbols& symbols = builder.symbols();
  const StringId name = symbols.intern_copy("m");
  const ProtoId proto = symbols.intern_proto(symbols.primitive('V'), {});
  TypeId class_above = symbols.object(), interface_above;
  for (size_t i = 0; i < k_depth; ++i) {
    ProgramBuilder::ClassFacts facts;
    ProgramBuilder::Members members;
    facts.type = symbols.intern_type("LI" + std::to_string(i) + ";");
    facts.superclass = symbols.object();
    if (interface_above.valid()) facts.interfaces.push_back(interface_above);
    facts.access_flags = k_public | k_interface | k_abstract;
    members.virtual_methods.push_back({symbols.intern_method({facts.type, name, proto}), k_public, 0});
    builder.add_class(facts, members);
    interface_above = facts.type;

    facts.interfaces = {facts.type};
    facts.type = symbols.intern_type("LC" + std::to_string(i) + ";");
    facts.superclass = class_above;
    facts.access_flags = k_public;
    members.virtual_methods[0] = {symbols.intern_method({facts.type, name, proto}), k_public, 0};
    builder.add_class(facts, members);
    class_above = facts.type;
  }
  const std::unique_ptr<Program> program = builder.finish();
  const Hierarchy hierarchy(*program, diagnostics);
  warm_up(hierarchy);
  const MethodId first_interface(0), first_class(1);
  for (size_t i = 0; i < 2 * k_depth; ++i) {
    const bool is_interface = i % 2 == 0;
    ASSERT_EQ(hierarchy.dispatch(ClassId(i), first_interface), MethodId(i));
    ASSERT_EQ(hierarchy.dispatch(ClassId(i), first_class), is_interface ? MethodId() : MethodId(i));
    ASSERT_EQ(hierarchy.resolve((*program)[MethodId(i)].ref), MethodId(i));
    if (is_interface) continue;
    ASSERT_EQ(hierarchy.is_subclass(ClassId(i), (*program)[ClassId(1)].type), Truth::Yes);
  }
  for (size_t i = 1; i < 2 * k_depth; i += 9973) {
    const TypeId lowest = (*program)[ClassId(2 * k_depth - 1)].type, other = (*program)[ClassId(i)].type;
    EXPECT_EQ(hierarchy.is_subtype(lowest, other), Truth::Yes);
    EXPECT_EQ(hierarchy.is_subtype(other, lowest), other == lowest ? Truth::Yes : Truth::Unknown);
    size_t below = 0;
    for (const ClassInterval& one : *hierarchy.subtypes(ClassId(i))) below += one.last - one.first + 1;
    EXPECT_EQ(below, i % 2 ? k_depth - i / 2 : 2 * (k_depth - i / 2));
  }
}

}  // namespace
}  // namespace antecede::ir
