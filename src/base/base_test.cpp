// The small tools of base, one test or two each.
#include <atomic>
#include <cstring>
#include <deque>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <string_view>
#include <type_traits>

#include <absl/hash/hash.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/diagnostics.h"
#include "base/error.h"
#include "base/file.h"
#include "base/id.h"
#include "base/interner.h"
#include "base/parallel.h"
#include "base/scratch_pool.h"
#include "base/stage.h"

namespace antecede::base {
namespace {

using ThingId = Id<struct ThingTag>;

TEST(Id, NoneIsNotValid) {
  EXPECT_FALSE(ThingId().valid());
  EXPECT_TRUE(ThingId(0).valid());
  EXPECT_LT(ThingId(1), ThingId(2));
}

TEST(IdRange, WalksItsIds) {
  std::vector<uint32_t> seen;
  for (ThingId id : IdRange<ThingId>(ThingId(3), 2)) seen.push_back(id.value());
  EXPECT_EQ(seen, (std::vector<uint32_t>{3, 4}));
  EXPECT_TRUE(IdRange<ThingId>(ThingId(3), 2).contains(ThingId(4)));
  EXPECT_FALSE(IdRange<ThingId>(ThingId(3), 2).contains(ThingId(5)));
  EXPECT_FALSE(IdRange<ThingId>(ThingId(3), 2).contains(ThingId(2)));
}

TEST(IdVectorDeathTest, AnIdOutOfRangeStopsTheProgram) {
  IdVector<ThingId, int> items(2);
  EXPECT_DEATH(items[ThingId(2)], "internal error");
}

struct TextTraits {
  static size_t hash(std::string_view text) { return absl::HashOf(text); }
  static bool equal(std::string_view a, std::string_view b) { return a == b; }
};

TEST(Interner, EqualKeysHaveOneId) {
  Interner<ThingId, std::string_view, TextTraits> interner;
  EXPECT_EQ(interner.intern("a"), ThingId(0));
  EXPECT_EQ(interner.intern("b"), ThingId(1));
  EXPECT_EQ(interner.intern("a"), ThingId(0));
  EXPECT_EQ(interner.find("b"), ThingId(1));
  EXPECT_FALSE(interner.find("c").valid());
  EXPECT_EQ(interner[ThingId(1)], "b");
  std::deque<std::string> kept;
  for (int i = 0; i < 1000; ++i)
    interner.intern(std::to_string(i),
                    [&](std::string_view text) { return std::string_view(kept.emplace_back(text)); });
  EXPECT_EQ(interner.size(), 1002u);
  EXPECT_EQ(interner.find("999").value(), 1001u);
}

TEST(Diagnostics, CountsAndKeepsTheSmallestMessage) {
  Diagnostics diagnostics;
  parallel_for(100, 4, [&](size_t i) { diagnostics.add("x.bad", Severity::Warning, "m" + std::to_string(i + 100)); });
  diagnostics.add("a.odd", Severity::Info, "odd");
  const auto list = diagnostics.list();
  ASSERT_EQ(list.size(), 2u);
  EXPECT_EQ(list[0].code, "a.odd");
  EXPECT_EQ(list[1].count, 100u);
  EXPECT_EQ(list[1].message, "m100");
  EXPECT_EQ(diagnostics.count("x.bad"), 100u);
  EXPECT_EQ(diagnostics.count("none"), 0u);
}

TEST(Arena, GivesAlignedMemoryThatStays) {
  Arena arena(64, 256);
  std::vector<std::byte*> all;
  for (size_t size : {1u, 16u, 40u, 300u, 7u, 64u}) {
    std::byte* memory = arena.allocate(size);
    EXPECT_EQ(reinterpret_cast<uintptr_t>(memory) % 16, 0u);
    std::memset(memory, static_cast<int>(size), size);
    all.push_back(memory);
  }
  EXPECT_EQ(all[0][0], std::byte(1)) << "later pieces do not overlap";
  EXPECT_EQ(all[3][299], std::byte(300 & 255));
  EXPECT_GE(arena.bytes_reserved(), 428u);
}

TEST(ConcurrentArena, ThreadsGetPiecesOfTheirOwn) {
  ConcurrentArena arena;
  std::vector<std::byte*> pieces(5000);
  parallel_for(pieces.size(), 8, [&](size_t i) {
    pieces[i] = arena.allocate(8);
    std::memcpy(pieces[i], &i, sizeof i);
  });
  for (size_t i = 0; i < pieces.size(); ++i) ASSERT_EQ(std::memcmp(pieces[i], &i, sizeof i), 0);
}

TEST(ParallelFor, CallsEveryIndexOnce) {
  for (size_t jobs : {0u, 1u, 3u, 16u})
    for (size_t count : {0u, 1u, 2u, 1000u}) {
      std::vector<std::atomic<int>> calls(count);
      parallel_for(count, jobs, [&](size_t i) { ++calls[i]; });
      for (const auto& number : calls) ASSERT_EQ(number, 1);
    }
}

TEST(ScratchPool, LendsAgainWhatCameBack) {
  ScratchPool<int> pool;
  int made = 0;
  auto make = [&] { return std::make_unique<int>(++made); };
  { auto first = pool.borrow(make), second = pool.borrow(make); }
  auto third = pool.borrow(make);
  EXPECT_EQ(made, 2);
}

Result<int> half(int number) {
  if (number % 2) return bad_input("odd");
  return number / 2;
}
Result<int> quarter(int number) {
  ANTECEDE_TRY(const int once, half(number));
  ANTECEDE_TRY(const int twice, half(once));
  return twice;
}

TEST(Result, TryPassesErrorsOn) {
  EXPECT_EQ(*quarter(8), 2);
  EXPECT_EQ(quarter(6).error().message, "odd");
  EXPECT_EQ(std::move(quarter(6).error()).at("file").message, "file: odd");
  EXPECT_EQ(exit_code(Error::Class::Usage), 2);
  EXPECT_EQ(exit_code(Error::Class::Input), 3);
  EXPECT_EQ(exit_code(Error::Class::Internal), 4);
  EXPECT_EQ(exit_code(Error::Class::Limit), 5);
}

TEST(Result, HasAValueOrAnError) {
  Result<std::string> text = std::string("abc");
  ASSERT_TRUE(text);
  EXPECT_TRUE(text.has_value());
  EXPECT_EQ(text->size(), 3u);
  EXPECT_EQ(text.value_or("x"), "abc");
  text = bad_input("broken");
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error().message, "broken");
  EXPECT_EQ(text.value_or("x"), "x");
  EXPECT_TRUE(Result<int>()) << "a value made from nothing";
  const Result<int> number = 7;
  EXPECT_EQ(*number, 7);
  EXPECT_EQ(number.value(), 7);
}

TEST(Result, CopiesAndMoves) {
  Result<bool> no = false;
  Result<bool> copy(no);
  EXPECT_TRUE(copy);
  EXPECT_FALSE(*copy) << "the value, not whether there is one";
  Result<std::string> text = std::string(100, 'x');
  const Result<std::string> moved = std::move(text);
  EXPECT_EQ(moved->size(), 100u);
  const Result<std::string> failed = bad_input("no");
  const Result<std::string> again = failed;
  EXPECT_EQ(again.error().message, "no");
}

Result<std::unique_ptr<int>> make_number(bool works) {
  if (!works) return bad_input("no number");
  auto number = std::make_unique<int>(5);
  return number;
}

TEST(Result, HoldsWhatCanOnlyBeMoved) {
  Result<std::unique_ptr<int>> made = make_number(true);
  ASSERT_TRUE(made);
  const std::unique_ptr<int> number = *std::move(made);
  EXPECT_EQ(*number, 5);
  EXPECT_EQ(std::move(make_number(false)).error().message, "no number");
}

struct Animal {
  virtual ~Animal() = default;
};
struct Cat : Animal {};

Result<std::unique_ptr<Cat>> find_cat(bool is_there) {
  if (!is_there) return bad_input("no cat");
  return std::make_unique<Cat>();
}

TEST(Result, ConvertsWhereItsValueDoes) {
  Result<std::unique_ptr<Animal>> animal = find_cat(true);
  EXPECT_TRUE(animal && *animal);
  animal = find_cat(false);
  EXPECT_EQ(animal.error().message, "no cat");
  const Result<std::string> text = "literal";
  EXPECT_EQ(*text, "literal");
  const Result<std::optional<int>> maybe = 3;
  EXPECT_EQ(**maybe, 3);
  static_assert(!std::is_convertible_v<Result<std::string>, Result<int>>);
  static_assert(!std::is_convertible_v<Result<int>, bool>, "only where a condition is asked for");
}

Status check_even(int number) {
  ANTECEDE_CHECK(half(number));
  return {};
}

TEST(Result, OfNothingIsAStatus) {
  EXPECT_TRUE(check_even(2));
  EXPECT_EQ(check_even(3).error().message, "odd");
  EXPECT_TRUE(require(true, "x"));
  EXPECT_EQ(require(false, "x").error().message, "x");
  Status status;
  status = bad_input("later");
  EXPECT_FALSE(status.has_value());
  const Result<void, int> other = tl::unexpected<int>(4);
  EXPECT_EQ(other.error(), 4) << "errors can be of another kind";
}

TEST(MappedFile, ReadsFilesAndNamesWhatIsWrong) {
  const auto folder = std::filesystem::temp_directory_path() / ("antecede_base_" + std::to_string(::getpid()));
  std::filesystem::create_directory(folder);
  const std::string path = folder / "file", fifo = folder / "fifo", empty = folder / "empty";
  std::ofstream(path) << "abc";
  std::ofstream(empty).flush();
  auto file = MappedFile::open(path);
  ASSERT_TRUE(file);
  EXPECT_EQ(as_text(file->bytes()), "abc");
  EXPECT_EQ(sha256_hex(file->bytes()), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_TRUE(MappedFile::open(empty)->bytes().empty());
  EXPECT_EQ(MappedFile::open(folder / "none").error().message,
            (folder / "none").string() + ": No such file or directory");
  EXPECT_EQ(MappedFile::open(folder).error().message, folder.string() + ": not a regular file");
  ASSERT_EQ(::mkfifo(fifo.c_str(), 0600), 0);
  EXPECT_FALSE(MappedFile::open(fifo)) << "and does not wait for a writer";
  std::filesystem::remove_all(folder);
}

TEST(StageRunner, KeepsWhatStagesCost) {
  StageRunner stages(false);
  EXPECT_EQ(stages.run("one", [] { return 7; }), 7);
  ASSERT_EQ(stages.costs().size(), 1u);
  EXPECT_EQ(stages.costs()[0].name, "one");
  EXPECT_GT(stages.costs()[0].peak_mib, 0u);
}

}  // namespace
}  // namespace antecede::base
