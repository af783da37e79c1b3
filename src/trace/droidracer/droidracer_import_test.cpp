#include "trace/droidracer/droidracer_import.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include <gtest/gtest.h>

#include "base/file.h"
#include "trace/text/text_printer.h"
#include "trace/trace_input.h"
#include "trace/trace_sanitizer.h"
#include "trace/trace_statistics.h"

namespace antecede::trace {
namespace {

namespace fs = std::filesystem;

std::string file_text(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

const char k_head[] =
    "Android bug-checker log messages \n\n1 START\n2 THREADINIT tid:1\n3 ATTACH-Q tid:1\t queue:1001\n"
    "4 LOOP tid:1\t queue:1001\n";

/// What was imported, operations only, and behind it the diagnostics.
std::string imported(std::string_view text, DroidRacerOptions options = {}, bool with_head = true) {
  base::Diagnostics diagnostics;
  const std::string whole = (with_head ? k_head : "") + std::string(text);
  auto result = read_droidracer(base::bytes_of(whole), diagnostics, options);
  if (!result) return result.error().message;
  TextPrinter printer(result->trace.tables, {});
  std::string lines;
  for (const Operation& operation : result->trace.operations) {
    printer.print(operation);
    lines += printer.take();
  }
  if (with_head && lines.starts_with("main: init\n")) lines.erase(0, 11);
  for (const base::Diagnostic& one : diagnostics.list()) lines += one.code + " " + std::to_string(one.count) + "\n";
  return lines;
}

/// Every tiny trace against the text beside it: the trace as it is read, then what was odd about it. A difference
/// writes `.actual`.
TEST(DroidRacer, TinyTraces) {
  const fs::path folder = fs::path(ANTECEDE_SOURCE_DIR) / "tests/fixtures/droidracer";
  std::set<fs::path> files;
  for (const auto& entry : fs::directory_iterator(folder))
    if (entry.path().extension() == ".txt") files.insert(entry.path());
  EXPECT_EQ(files.size(), 34u);
  for (const fs::path& path : files) {
    base::Diagnostics diagnostics;
    const std::string text = file_text(path);
    const auto input = TraceInput::open(base::bytes_of(text), diagnostics);
    ASSERT_TRUE(input) << path;
    EXPECT_EQ((*input)->format(), "droidracer");
    EXPECT_EQ((*input)->rules(), "base");
    base::Diagnostics odd;
    const auto trace = import_droidracer(base::bytes_of(text), "", odd);
    ASSERT_TRUE(trace);
    std::string actual = print_trace(*trace);
    for (const base::Diagnostic& one : odd.list()) actual += "// " + one.code + ": " + one.message + "\n";
    const fs::path expected = fs::path(path).replace_extension(".expected");
    const bool same = file_text(expected) == actual;
    EXPECT_TRUE(same) << expected << " differs from .actual";
    if (!same) std::ofstream(fs::path(path).replace_extension(".actual"), std::ios::binary) << actual;
  }
}

TEST(DroidRacer, PostsGoToTheLooperOfTheirCall) {
  EXPECT_EQ(imported("5 FORK par-tid:1\t child-tid:6\n6 THREADINIT tid:6\n7 POST src:6 msg:9 dest:-1 delay:3\n"
                     "8 POST src:6 msg:12 dest:-1 delay:0\n9 CALL tid:1\t msg:9\n10 RET tid:1\t msg:9\n"),
            "main: fork thread-6\nthread-6: init\nthread-6: enqueue msg9 q=main delayed 3\nmain: begin msg9\n"
            "main: end msg9\ndroidracer.post-not-dispatched 1\n");
}

TEST(DroidRacer, DelaysAreMillisecondsAndNeverOverflow) {
  const auto type = [](const char* delay) {
    const std::string text = imported(std::string("5 FORK par-tid:1 child-tid:2\n6 POST src:2 msg:1 dest:-1 delay:") +
                                      delay + "\n7 CALL tid:1\t msg:1\n8 RET tid:1\t msg:1\n");
    const size_t at = text.find("msg1 q=main");
    return text.substr(at + 11, text.find('\n', at) - at - 11);
  };
  EXPECT_EQ(type("0"), "");
  EXPECT_EQ(type("1200"), " delayed 1200");
  EXPECT_EQ(type("-1"), " front");
  EXPECT_EQ(type("-2"), "");
  EXPECT_EQ(type("9223372036854775807"), " delayed 9223372036854");
}

TEST(DroidRacer, MadeUpPostsOfLoopersAreNone) {
  EXPECT_EQ(
      imported("5 POST src:1 msg:1 dest:-1 delay:0\n6 CALL tid:1\t msg:1\n7 TRIGGER-EVENT tid:1 view:0 event:3\n"
               "8 RET tid:1\t msg:1\n"),
      "main: begin #0 q=main input label=msg1:back\nmain: end #0\ndroidracer.not-enabled 1\n");
  EXPECT_EQ(imported("5 POST src:1 msg:1 dest:-1 delay:0\n6 CALL tid:1\t msg:1\n7 RET tid:1\t msg:1\n"),
            "main: enqueue msg1 q=main\nmain: begin msg1\nmain: end msg1\ndroidracer.post-outside 1\n");
}

TEST(DroidRacer, IdleHandlersThatStayAreEnqueuedAtTheirEnd) {
  const std::string add =
      "5 FORK par-tid:1 child-tid:2\n6 POST src:2 msg:1 dest:-1 delay:0\n7 CALL tid:1\t msg:1\n"
      "8 ADD_IDLE_HANDLER idler:5 queue:1001\n9 RET tid:1\t msg:1\n";
  const std::string run1 =
      "10 POST src:1 msg:2 dest:-1 delay:0\n11 CALL tid:1\t msg:2\n"
      "12 QUEUE_IDLE tid:1 idler:5 queue:1001\n13 RET tid:1\t msg:2\n";
  const std::string run2 =
      "20 POST src:1 msg:3 dest:-1 delay:0\n21 CALL tid:1\t msg:3\n"
      "22 QUEUE_IDLE tid:1 idler:5 queue:1001\n23 RET tid:1\t msg:3\n";
  const std::string begin =
      "main: fork thread-2\nthread-2: enqueue msg1 q=main\nmain: begin msg1\n"
      "main: enqueue #1 q=main idle label=msg2:idle\nmain: end msg1\nmain: begin #1\n";
  EXPECT_EQ(imported(add + run1 + run2),
            begin +
                "main: enqueue #2 q=main idle rerun label=msg3:idle\nmain: end #1\nmain: begin #2\n"
                "main: end #2\n");
  EXPECT_EQ(imported(add + run1 + "14 REMOVE_IDLE_HANDLER idler:5 queue:1001\n" + run2),
            begin +
                "main: end #1\nmain: begin #2 q=main idle label=msg3:idle\nmain: end #2\n"
                "droidracer.idle 1\n");
  EXPECT_EQ(imported("5 ADD_IDLE_HANDLER idler:5 queue:7\n6 QUEUE_IDLE tid:1 idler:5 queue:7\n"
                     "7 REMOVE_IDLE_HANDLER idler:5 queue:7\n"),
            "droidracer.idle 1\ndroidracer.no-queue 1\n");
}

TEST(DroidRacer, EventsPairUpWhateverTheFileSays) {
  EXPECT_EQ(
      imported("5 CALL tid:1\t msg:1\n6 CALL tid:1\t msg:1\n7 RET tid:1\t msg:2\n8 NATIVE-EXIT tid:1thread-name:x\n"
               "9 RET tid:1\t msg:1\n10 RET tid:1\t msg:1\n"),
      "main: begin msg1 q=main\nmain: end msg1\nmain: begin #1 q=main label=msg1\nmain: end #1\n"
      "droidracer.call-inside-call 1\ndroidracer.call-without-post 2\ndroidracer.native-unpaired 1\n"
      "droidracer.ret-without-call 2\n");
  EXPECT_EQ(imported("5 NATIVE-ENTRY tid:2thread-name:b\n6 NATIVE-ENTRY tid:2thread-name:b\n7 RET tid:2\t msg:2\n"
                     "8 THREADEXIT tid:2\n9 CALL tid:3\t msg:1\n"),
            "b: begin ipc1 q=binder ipc\nb: end ipc1\nb: begin ipc2 q=binder ipc\nb: end ipc2\nb: exit\n"
            "thread-3: begin msg1 q=thread-3\nthread-3: end msg1\ndroidracer.call-without-post 1\n"
            "droidracer.native-unpaired 1\ndroidracer.no-queue 1\ndroidracer.open-event 2\n"
            "droidracer.ret-without-call 1\n");
  EXPECT_EQ(
      imported(
          "5 FORK par-tid:1 child-tid:2\n6 POST src:2 msg:1 dest:-1 delay:0\n7 POST src:2 msg:1 dest:-1 delay:5\n"
          "8 CALL tid:1\t msg:1\n9 RET tid:1\t msg:1\n10 CALL tid:1\t msg:1\n11 RET tid:1\t msg:1\n"),
      "main: fork thread-2\nthread-2: enqueue msg1 q=main delayed 5\nmain: begin msg1\nmain: end msg1\n"
      "main: begin #1 q=main label=msg1\nmain: end #1\ndroidracer.call-twice 1\n"
      "droidracer.post-not-dispatched 1\ndroidracer.post-twice 1\n");
}

TEST(DroidRacer, NotificationsEndOneWait) {
  EXPECT_EQ(imported("5 NOTIFY tid:3 notifiedTid:1\n6 NOTIFY tid:4 notifiedTid:1\n7 WAIT tid:1\n8 WAIT tid:1\n"),
            "thread-3: notify #0\nthread-4: notify #1\nmain: wait #1\nmain: wait -\n");
}

TEST(DroidRacer, LifecycleTakesAllThatWaits) {
  const std::string enable =
      "5 ENABLE-LIFECYCLE tid:1 component:A id:4 state:RESUME-ACT\n"
      "6 ENABLE-LIFECYCLE tid:1 component: id:-1 state:RESUME-ACT\n"
      "7 ENABLE-LIFECYCLE tid:1 component: id:0 state:RESUME-ACT\n"
      "8 ENABLE-LIFECYCLE tid:1 component: id:4 state:PAUSE-ACT\n";
  const std::string registered =
      "main: register RESUME-ACT:4:A\nmain: register RESUME-ACT:0\nmain: register #2\n"
      "main: register PAUSE-ACT:4\n";
  const std::string text = imported(enable +
                                    "9 INSTANCE-INTENT tid:1 instance:77 intentId:4\n"
                                    "10 ENABLE-LIFECYCLE tid:1 component: id:77 state:RESUME-ACT\n"
                                    "11 TRIGGER-LIFECYCLE tid:1 component: id:77 state:RESUME-ACT\n"
                                    "12 TRIGGER-LIFECYCLE tid:1 component: id:77 state:RESUME-ACT\n"
                                    "13 TRIGGER-LIFECYCLE tid:1 component: id:77 state:PAUSE-ACT\n"
                                    "14 TRIGGER-LIFECYCLE tid:1 component: id:4 state:PAUSE-ACT\n");
  EXPECT_EQ(text, registered +
                      "main: register RESUME-ACT:77\nmain: invoke RESUME-ACT:4:A\nmain: invoke RESUME-ACT:77\n"
                      "main: invoke #2\nmain: invoke PAUSE-ACT:4\ndroidracer.not-enabled 1\n");
}

TEST(DroidRacer, ServicesAreCreatedBoundAndStopped) {
  const auto line = [](int number, const char* id, const char* state) {
    return std::to_string(number) + " TRIGGER-SERVICE tid:1 component:p.S id:" + id + " state:" + state + "\n";
  };
  EXPECT_EQ(
      imported(line(5, "1", "REQUEST_START_SERVICE") + line(6, "2", "REQUEST_START_SERVICE") +
               line(7, "90", "REQUEST_BIND_SERVICE") + line(8, "91", "REQUEST_BIND_SERVICE") +
               line(9, "0", "REQUEST_STOP_SERVICE") + line(10, "0", "REQUEST_STOP_SERVICE")),
      "main: register start:1\nmain: register create:p.S\nmain: register start:2\nmain: register connect:90:p.S\n"
      "main: register bind:p.S\nmain: register connect:91:p.S\nmain: register stop:p.S\n");
  EXPECT_EQ(imported(line(5, "1", "REQUEST_START_SERVICE") + line(6, "0", "STOP-SERVICE") +
                     line(7, "2", "REQUEST_START_SERVICE") + line(8, "7", "REQUEST_UNBIND_SERVICE") +
                     line(9, "7", "FLY-SERVICE")),
            "main: register start:1\nmain: register create:p.S\nmain: register start:2\nmain: register create:p.S\n"
            "droidracer.not-enabled 2\ndroidracer.unknown-line 1\n");
}

TEST(DroidRacer, ReceiversAreAnotherCallbackAfterTheyWereUnregistered) {
  const auto line = [](int number, const char* action, const char* intent, const char* state) {
    return std::to_string(number) + " TRIGGER-BROADCAST tid:1 action:" + action + " component:5 intent:" + intent +
           " onRecLater:-1 state:" + state + "\n";
  };
  EXPECT_EQ(
      imported(line(5, "a", "0", "ABC_REGISTER_RECEIVER") + line(6, "b", "0", "ABC_REGISTER_RECEIVER") +
               line(7, "a", "3", "ABC_SEND_BROADCAST") + line(8, "a", "3", "ABC_ONRECEIVE") +
               line(9, "", "0", "ABC_UNREGISTER_RECEIVER") + line(10, "a", "3", "ABC_ONRECEIVE") +
               line(11, "a", "3", "ABC_REMOVE_STICKY_BROADCAST") + line(12, "a", "3", "ABC_TRIGGER_ONRECIEVE_LATER")),
      "main: register receiver:5:a\nmain: register receiver:5:b\nmain: register intent:3\n"
      "main: invoke receiver:5:a\nmain: invoke intent:3\nmain: unregister receiver:5:a\n"
      "main: unregister receiver:5:b\nmain: invoke intent:3\ndroidracer.not-enabled 1\n");
}

TEST(DroidRacer, DatabasesAreLeftOutUnlessWanted) {
  const char access[] = "rwId:1 WRITE tid:1 database:/data/a b.db\n5 ACCESS tid:1\t accessId:1\n";
  EXPECT_EQ(imported(access), "droidracer.database 1\n");
  DroidRacerOptions options;
  options.databases = true;
  EXPECT_TRUE(imported(access, options).starts_with("main: write "));
}

TEST(DroidRacer, OddLinesAreCounted) {
  EXPECT_EQ(
      imported(
          "METHOD ENTRY tid:1\t meth:a\t class:b\n5 METHOD EXIT tid:1\nARRAY-ACCESS x\nABC: ABORT\nNO-TRIGGER a\n"
          "some noise\n6 FLY tid:1\n7 WAIT\nrwId:1 READ tid:1 obj:0x1\nrwId:x\n3 WAIT tid:1\n"
          "rwId:2 READ tid:1 obj:0x1 class:LA; field:8\nrwId:2 READ tid:1 obj:0x1 class:LA; field:8\n"),
      "main: wait -\nmain: read A.8@0x1\nmain: read A.8@0x1\ndroidracer.aborted 2\ndroidracer.bad-line 3\n"
      "droidracer.not-increasing 2\ndroidracer.open-group 1\ndroidracer.unknown-line 2\n");
}

TEST(DroidRacer, DiagnosticsNameTheFirstLine) {
  base::Diagnostics diagnostics;
  ASSERT_TRUE(import_droidracer(base::bytes_of("1 START\nx\ny\n"), "org.x", diagnostics));
  ASSERT_EQ(diagnostics.list().size(), 1u);
  EXPECT_EQ(diagnostics.list()[0].message, "a line that is neither operation, access nor report (first at line 2)");
}

TEST(DroidRacer, KnowsItsFilesAndNeedsAnOperation) {
  EXPECT_TRUE(is_droidracer_trace(base::bytes_of(k_head)));
  EXPECT_TRUE(is_droidracer_trace(base::bytes_of("\r\n1 START\n")));
  EXPECT_FALSE(is_droidracer_trace(base::bytes_of("main: init\n")));
  EXPECT_FALSE(is_droidracer_trace({}));
  base::Diagnostics diagnostics;
  EXPECT_FALSE(import_droidracer(base::bytes_of("Android bug-checker log messages \n"), "", diagnostics));
  EXPECT_FALSE(import_droidracer({}, "", diagnostics));
  const auto trace = import_droidracer(base::bytes_of("1 START\n"), "org.x", diagnostics);
  ASSERT_TRUE(trace);
  EXPECT_EQ(trace->tables.names[trace->process], "org.x");
}

TEST(DroidRacer, AnyPrefixAndAnyBrokenByteIsRead) {
  const std::string text = file_text(fs::path(ANTECEDE_SOURCE_DIR) / "tests/fixtures/droidracer/service_bind.txt");
  ASSERT_GT(text.size(), 1000u);
  size_t read = 0;
  for (size_t size = 0; size < text.size(); size += 3) {
    std::string broken = text;
    broken[size] = static_cast<char>(broken[size] ^ (1 << size % 8));
    for (const std::string& bytes : {text.substr(0, size), broken}) {
      base::Diagnostics diagnostics;
      const auto trace = import_droidracer(base::bytes_of(bytes), "", diagnostics);
      if (!trace) continue;
      ++read;
      base::Diagnostics odd;
      const Trace clean = sanitize_trace(*trace, odd);
      EXPECT_LE(clean.operations.size(), trace->operations.size());
      EXPECT_EQ(odd.count("trace.missing-end") + odd.count("trace.open-event"), 0u);
    }
  }
  EXPECT_GT(read, text.size() / 3);
}

/// A real recording, which is not part of the repository: ANTECEDE_DROIDRACER_DATA names its folder.
TEST(DroidRacer, RemindMe) {
  const char* const given = std::getenv("ANTECEDE_DROIDRACER_DATA");
  const fs::path folder = given ? fs::path(given) : fs::path(ANTECEDE_SOURCE_DIR) / "../shared/data/droidracer";
  const auto file = base::MappedFile::open((folder / "RemindMe.abc_log.txt").string());
  if (!file) GTEST_SKIP() << "no " << folder / "RemindMe.abc_log.txt";
  base::Diagnostics diagnostics;
  const auto result = read_droidracer(file->bytes(), diagnostics);
  ASSERT_TRUE(result);
  std::string found;
  for (const base::Diagnostic& one : diagnostics.list()) found += one.code + " " + std::to_string(one.count) + "\n";
  EXPECT_EQ(found, "droidracer.database 11\ndroidracer.not-enabled 2\ndroidracer.post-not-dispatched 11\n");
  TraceStatistics statistics;
  for (const Operation& operation : result->trace.operations) statistics.add(operation, result->trace.tables);
  EXPECT_EQ(statistics.accesses(), 9394u);
  EXPECT_EQ(statistics.events_on(Queue::Kind::Looper), 176u);
  EXPECT_EQ(statistics.events_on(Queue::Kind::Binder), 43u);
  EXPECT_EQ(statistics.events_of(MessageType::Input), 7u);
  EXPECT_EQ(statistics.events_of(MessageType::Idle), 5u);
  EXPECT_EQ(statistics.of_kind(OperationKind::Enqueue), 187u - 11 - 7);
  EXPECT_EQ(statistics.of_kind(OperationKind::Notify), 5u);
  base::Diagnostics odd;
  EXPECT_EQ(sanitize_trace(result->trace, odd).operations.size(), result->trace.operations.size());
  EXPECT_TRUE(odd.list().empty());
  EXPECT_EQ(result->report.graph_size, 1041);
  EXPECT_EQ(result->report.races.size(), 54u);
  EXPECT_EQ(result->report.lists[DroidRacerReport::k_cross_posted].size(), 3u);
  EXPECT_EQ(result->report.lists[DroidRacerReport::k_co_enabled].size(), 33u);
}

}  // namespace
}  // namespace antecede::trace
