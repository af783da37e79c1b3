#include <map>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "detect/detect.h"

// Which races of small traces are marked, and how.
namespace antecede::detect {
namespace {

/// Field and kinds of access, in the order of the methods' names: "Feed.items rw" -> marks, "" for none.
using Marks = std::map<std::string, std::string>;

Marks marks_of(const std::string& text) {
  base::Diagnostics diagnostics;
  base::StageRunner stages(false);
  base::Bytes bytes(reinterpret_cast<const uint8_t*>(text.data()), text.size());
  auto detection = detect_races(bytes, {}, stages, diagnostics);
  EXPECT_TRUE(detection.has_value());
  Marks marks;
  for (const race::Race& race : detection->races()) {
    std::string kinds;
    for (const race::Side& side : race.sides) kinds += side.write ? 'w' : 'r';
    std::string& mark = marks[fmt::format("{} {}", race.location.field, kinds)];
    if (race.covered) mark += "covered ";
    for (size_t i = 0; i < race::k_filters; ++i)
      if (const auto filter = static_cast<race::Filter>(i); race.filters.has(filter))
        mark += fmt::format("{} ", race::filter_name(filter));
  }
  return marks;
}

/// Two events of the main looper, posted by two threads; `a` is recorded first.
std::string two_events(const std::string& a, const std::string& b, const std::string& declared = "") {
  return "process org.app\n" + declared +
         "thread one name=\"one\"\nthread two name=\"two\"\nqueue main looper thread=main\n"
         "main: init\none: init\ntwo: init\n"
         "one: enqueue first q=main label=First target=handler callback=first\n"
         "two: enqueue second q=main label=Second target=handler callback=second\n"
         "main: begin first\n" +
         a + "main: end first\nmain: begin second\n" + b + "main: end second\n";
}

/// Two threads.
std::string two_threads(const std::string& a, const std::string& b, const std::string& declared = "") {
  return "process org.app\n" + declared + "thread one name=\"one\"\nthread two name=\"two\"\none: init\ntwo: init\n" +
         a + b;
}

std::string access(const std::string& what, const std::string& at, const std::string& thread = "main") {
  return fmt::format("{}: {} at {}\n", thread, what, at);
}

constexpr const char* k_use = "org.app.Use.run()V@Use.java:";
constexpr const char* k_free = "org.app.Free.run()V@Free.java:";

TEST(Covered, IsWhatTheFirstEventDoesBehindItsLook) {
  std::string use = access("read org.app.Feed.open@feed = 1", k_use + std::string("1")) +
                    access("read org.app.Feed.item@feed = 8", k_use + std::string("2"));
  std::string reset = access("write org.app.Feed.open@feed = 0", k_free + std::string("1"));
  std::string free = access("write org.app.Feed.item@feed = null", k_free + std::string("2"));
  Marks guarded{{"open wr", ""}, {"item wr", "covered "}};
  EXPECT_EQ(marks_of(two_events(use, reset + free)), guarded);
  EXPECT_EQ(marks_of(two_events(use, free + reset)), guarded) << "events are atomic: where it is written is the same";
}

TEST(Covered, IsNotWhatComesBeforeTheLook) {
  std::string use = access("read org.app.Feed.item@feed = 8", k_use + std::string("1")) +
                    access("read org.app.Feed.open@feed = 1", k_use + std::string("2"));
  std::string free = access("write org.app.Feed.open@feed = 0", k_free + std::string("1")) +
                     access("write org.app.Feed.item@feed = null", k_free + std::string("2"));
  EXPECT_EQ(marks_of(two_events(use, free))["item wr"], "");
}

TEST(Covered, NeedsALook) {
  std::string one = access("write org.app.Feed.open@feed = 1", k_use + std::string("1")) +
                    access("write org.app.Feed.item@feed = 8", k_use + std::string("2"));
  std::string other = access("write org.app.Feed.open@feed = 0", k_free + std::string("1")) +
                      access("write org.app.Feed.item@feed = 9", k_free + std::string("2")) +
                      access("read org.app.Feed.item@feed = 9", k_free + std::string("3"));
  EXPECT_EQ(marks_of(two_events(one, other))["item ww"].find("covered"), std::string::npos);
}

TEST(Covered, IsWhatComesBehindALookIntoACollectionOfOwnCode) {
  auto through = [](const std::string& caller, const std::string& own) {
    return "~java.util.ArrayList.call()V@ArrayList.java:1 < " + caller + own;
  };
  auto race = [&](const std::string& caller) {
    std::string add = access("write java.util.ArrayList[0]@list = 8", through(caller, k_free + std::string("1"))) +
                      access("write java.util.ArrayList[*]@list = 1", through(caller, k_free + std::string("1")));
    std::string take = access("read java.util.ArrayList[*]@list = 1", through(caller, k_use + std::string("1"))) +
                       access("read java.util.ArrayList[0]@list = 8",
                              through(caller, "org.app.Use.take()V@Use.java:5 < " + (k_use + std::string("2"))));
    return marks_of(two_events(add, take,
                               "location java.util.ArrayList[0]@list framework\n"
                               "location java.util.ArrayList[*]@list framework\n"));
  };
  EXPECT_EQ(race(""), (Marks{{"* wr", ""}, {"0 wr", "covered "}}));
  EXPECT_EQ(race("~android.view.ViewGroup.layout()V@ViewGroup.java:1 < "), (Marks{{"* wr", ""}, {"0 wr", ""}}))
      << "what the framework keeps in its collections says nothing of the app";
}

TEST(Covered, IsWhatAThreadDoesBehindItsLookUnderALock) {
  auto held = [](const std::string& thread, const std::string& operation) {
    return fmt::format("{0}: lock l\n{1}{0}: unlock l\n", thread, operation);
  };
  std::string set = access("write org.app.Main.title@m = 8", k_free + std::string("1"), "one");
  std::string tell = access("write org.app.Main.ready@m = 1", k_free + std::string("2"), "one");
  std::string look = access("read org.app.Main.ready@m = 1", k_use + std::string("1"), "two");
  std::string show = access("read org.app.Main.title@m = 8", k_use + std::string("2"), "two");
  EXPECT_EQ(marks_of(two_threads(set + held("one", tell), held("two", look) + show)),
            (Marks{{"ready wr", ""}, {"title wr", "covered "}}));
  EXPECT_EQ(marks_of(two_threads(set + held("one", tell), show + held("two", look))),
            (Marks{{"ready wr", ""}, {"title wr", ""}}))
      << "the look comes too late";
  EXPECT_EQ(marks_of(two_threads(set + tell, look + show)), (Marks{{"ready wr", ""}, {"title wr", ""}})) << "no lock";
  EXPECT_EQ(marks_of(two_threads(set + tell, look + show, "location org.app.Main.ready@m atomic\n")),
            (Marks{{"ready wr", ""}, {"title wr", "covered "}}));
}

// Two events that call one listener are not in order because of that: the next run may have them the other way round.
TEST(Order, IsNotMadeByAListenerThatBothCall) {
  std::string one = "main: invoke listener sync\n" + access("write org.app.Main.text@m = 1", k_free + std::string("1"));
  std::string other = "main: invoke listener sync\n" + access("read org.app.Main.text@m = 1", k_use + std::string("1"));
  EXPECT_EQ(marks_of(two_events(one, other)), (Marks{{"text wr", ""}}));
}

// What the creator does before it gives the object away comes first, whoever reads it then; what it does later races.
TEST(Unpublished, IsWhatNobodyElseCouldReach) {
  std::string made = access("write org.app.Book.title@b = 8 unpublished", k_free + std::string("1"), "one");
  std::string later = access("write org.app.Book.title@b = 9", k_free + std::string("2"), "one");
  std::string read = access("read org.app.Book.title@b = 8", k_use + std::string("1"), "two");
  EXPECT_EQ(marks_of(two_threads(made, read)), (Marks{{"title wr", "unpublished "}}));
  EXPECT_EQ(marks_of(two_threads(later, read)), (Marks{{"title wr", ""}}));
  EXPECT_EQ(marks_of(two_threads(made + later, read)), (Marks{{"title wr", ""}})) << "by the second write alone";
}

// One line of a loop may come before and behind.
TEST(Unpublished, IsToldApartInOneLine) {
  const std::string place = k_free + std::string("1");
  std::string made = access("write org.app.Book.title@b = 8 unpublished", place, "one") +
                     access("write org.app.Book.title@b = 8", place, "one");
  std::string read = access("read org.app.Book.title@b = 8", k_use + std::string("1"), "two");
  EXPECT_EQ(marks_of(two_threads(made, read)), (Marks{{"title wr", ""}}));
}

TEST(LazyInit, IsForReadsBehindTheLookToo) {
  constexpr const char* k_list = "org.app.Main.list()V@Main.java:";
  std::string first =
      access("read org.app.Main.list@m = null", k_list + std::string("1 < org.app.A.run()V@A.java:1")) +
      access("write org.app.Main.list@m = 8", k_list + std::string("2 < org.app.A.run()V@A.java:1")) +
      access("read org.app.Main.list@m = 8", k_list + std::string("3 < org.app.A.run()V@A.java:1"));
  std::string second = access("read org.app.Main.list@m = 8", k_list + std::string("1 < org.app.B.run()V@B.java:1")) +
                       access("read org.app.Main.list@m = 8", k_list + std::string("3 < org.app.B.run()V@B.java:1"));
  EXPECT_EQ(marks_of(two_events(first, second)), (Marks{{"list rw", "lazy-init "}}));
  std::string eager = access("read org.app.Main.list@m = 8", "org.app.B.run()V@B.java:2");
  EXPECT_EQ(marks_of(two_events(first, eager)), (Marks{{"list rw", ""}})) << "does not look first";
}

TEST(LazyInit, IsForOneLooperOnly) {
  std::string first = access("read org.app.Main.list@m = null", "org.app.Main.list()V@Main.java:1", "one") +
                      access("write org.app.Main.list@m = 8", "org.app.Main.list()V@Main.java:2", "one");
  std::string second = access("read org.app.Main.list@m = 8", "org.app.Main.list()V@Main.java:1", "two");
  EXPECT_EQ(marks_of(two_threads(first, second)), (Marks{{"list rw", ""}}));
}

TEST(Commutative, AreStepsAmongThemselves) {
  constexpr const char* k_step =
      "~java.util.concurrent.atomic.AtomicInteger.incrementAndGet()I@AtomicInteger.java:1 < ";
  constexpr const char* k_set = "~java.util.concurrent.atomic.AtomicInteger.set(I)V@AtomicInteger.java:2 < ";
  const std::string count = "write java.util.concurrent.atomic.AtomicInteger.value@count = ";
  const std::string head = "location java.util.concurrent.atomic.AtomicInteger.value@count framework atomic\n";
  std::string one = access(count + "1", k_step + std::string("org.app.A.run()V@A.java:1"), "one");
  std::string two = access(count + "2", k_step + std::string("org.app.B.run()V@B.java:1"), "two");
  std::string set = access(count + "7", k_set + std::string("org.app.B.run()V@B.java:1"), "two");
  EXPECT_EQ(marks_of(two_threads(one, two, head)), (Marks{{"value ww", "commutative "}}));
  EXPECT_EQ(marks_of(two_threads(one, set, head)), (Marks{{"value ww", ""}}));
}

TEST(Commutative, IsNotWhatOwnCodeDoesInsideOfALayout) {
  std::string row = access("write org.app.Rows.shown@rows = 1",
                           "org.app.Rows.getView()V@Rows.java:1 < ~android.view.View.layout(IIII)V@View.java:1");
  std::string task = access("read org.app.Rows.shown@rows = 1", k_use + std::string("1"));
  EXPECT_EQ(marks_of(two_events(row, task)), (Marks{{"shown wr", ""}}));
}

// A layout of a library looks at a view for the system, which lays out again when that changes.
TEST(SystemLook, IsThatOfALayoutOfALibraryToo) {
  const std::string write = access("write android.view.View.visibility@view = 8", k_free + std::string("1"));
  const std::string read = "main: read android.view.View.visibility@view = 8 at ";
  const std::string layout = "^org.lib.Layout.onLayout()V@Layout.java:3 < ~android.view.View.layout(IIII)V@View.java:1\n";
  const std::string head = "location android.view.View.visibility@view framework\n";
  EXPECT_EQ(marks_of(two_events(read + layout, write, head)), (Marks{{"visibility wr", "system-look "}}));
  const std::string own = "^org.lib.Layout.onLayout()V@Layout.java:3 < org.app.Use.run()V@Use.java:2\n";
  EXPECT_EQ(marks_of(two_events(read + own, write, head)), (Marks{{"visibility wr", ""}}));
}

TEST(NoRead, IsForFieldsOfTheApp) {
  const std::string set = "~android.widget.TextView.setText(Ljava/lang/CharSequence;)V@TextView.java:1 < ";
  std::string first = access("write org.app.Main.last@m = 1", k_use + std::string("1"));
  std::string second = access("write org.app.Main.last@m = 2", k_free + std::string("1"));
  EXPECT_EQ(marks_of(two_events(first, second)), (Marks{{"last ww", "no-read "}}));
  const std::string head = "location android.widget.TextView.mText@text framework\n";
  first = access("write android.widget.TextView.mText@text = 1", set + k_use + "1");
  second = access("write android.widget.TextView.mText@text = 2", set + k_free + "1");
  EXPECT_EQ(marks_of(two_events(first, second, head)), (Marks{{"mText ww", ""}}));
}

/// An access while an object is moved along its lifecycle.
std::string moved(const std::string& object, const std::string& accesses) {
  return fmt::format("main: lock {} moved\n{}main: unlock {} moved\n", object, accesses, object);
}

TEST(Moves, OfOneObjectCannotTurn) {
  const std::string start = access("write org.app.Page.text@page = 1", k_use + std::string("1"));
  const std::string stop = access("write org.app.Page.text@page = 2", k_free + std::string("1"));
  EXPECT_EQ(marks_of(two_events(moved("page", start), moved("page", stop))), Marks());
  const Marks races = marks_of(two_events(start, stop));
  EXPECT_EQ(races.size(), 1u);
  EXPECT_EQ(marks_of(two_events(moved("page", start), moved("other", stop))), races) << "nobody orders these two";
  EXPECT_EQ(marks_of(two_events(moved("page", start), stop + moved("page", ""))), races)
      << "the events are not ordered";
  EXPECT_EQ(marks_of(two_events(moved("page", "") + start, moved("page", stop))), races);
}

TEST(Moves, AreNoLocks) {
  const std::string start = access("write org.app.Page.text@page = 1", k_use + std::string("1"));
  const std::string stop = access("write org.app.Page.text@page = 2", k_free + std::string("1"));
  const std::string lock = "main: lock page\n", unlock = "main: unlock page\n";
  EXPECT_EQ(marks_of(two_events(moved("page", start), lock + stop + unlock)).size(), 1u);
}

TEST(Moves, EndWithTheirEvent) {
  const std::string start = access("write org.app.Page.text@page = 1", k_use + std::string("1"));
  const std::string stop = access("write org.app.Page.text@page = 2", k_free + std::string("1"));
  EXPECT_EQ(marks_of(two_events("main: lock page moved\n" + start, stop + "main: unlock page moved\n")).size(), 1u);
}

}  // namespace
}  // namespace antecede::detect
