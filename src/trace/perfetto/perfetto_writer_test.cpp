#include "trace/perfetto/perfetto_writer.h"

#include <map>

#include <gtest/gtest.h>

#include "trace/perfetto/perfetto_subset.pb.h"
#include "trace/testing_trace.h"
#include "trace/text/text_parser.h"

namespace antecede::trace {
namespace {

using Event = perfetto::TrackEvent;

std::string exported(const Trace& trace, std::vector<PerfettoInstant> instants = {}) {
  std::string bytes;
  const auto status = export_perfetto(trace, std::move(instants), [&](base::Bytes part) -> base::Status {
    bytes.append(base::as_text(part));
    return {};
  });
  EXPECT_TRUE(status);
  return bytes;
}

perfetto::Trace read_back(const std::string& bytes) {
  perfetto::Trace trace;
  EXPECT_TRUE(trace.ParseFromString(bytes));
  return trace;
}

/// What a viewer would show: one line for each track and event, with names instead of numbers.
std::string shown(const perfetto::Trace& trace) {
  std::map<uint64_t, std::string> tracks, names;
  std::string text;
  for (const perfetto::TracePacket& packet : trace.packet()) {
    EXPECT_EQ(packet.trusted_packet_sequence_id(), 1u);
    for (const perfetto::EventName& name : packet.interned_data().event_names()) names[name.iid()] = name.name();
    if (packet.has_track_descriptor()) {
      const perfetto::TrackDescriptor& track = packet.track_descriptor();
      const bool thread = track.has_thread();
      tracks[track.uuid()] = thread ? track.thread().thread_name() : track.process().process_name();
      text += (thread ? "thread " : "process ") + tracks[track.uuid()];
      if (thread) text += " in " + tracks.at(track.parent_uuid()) + " tid " + std::to_string(track.thread().tid());
      text += " pid " + std::to_string(thread ? track.thread().pid() : track.process().pid()) + "\n";
      continue;
    }
    const Event& event = packet.track_event();
    text += std::to_string(packet.timestamp()) + " " + tracks.at(event.track_uuid());
    text += event.type() == Event::TYPE_SLICE_BEGIN ? " { " : event.type() == Event::TYPE_SLICE_END ? " }" : " . ";
    text += event.has_name_iid() ? names.at(event.name_iid()) : event.name();
    for (const uint64_t flow : event.flow_ids()) text += " >" + std::to_string(flow);
    for (const uint64_t flow : event.terminating_flow_ids()) text += " <" + std::to_string(flow);
    text += "\n";
  }
  return text;
}

TEST(Perfetto, ShowsThreadsEventsPostsAndRaces) {
  const Trace trace = parsed(R"(process org.x
main: init
main: begin click input q=main
main:   fork net
main:   enqueue load q=main delayed 5
main: end click
net: write org.x.A.f
main: begin load
main:   read org.x.A.f
main: end load
)");
  EXPECT_EQ(shown(read_back(exported(trace, {{OperationId(7), "race on f"}, {OperationId(5), "race on f"}}))),
            R"(process org.x pid 1
thread main in org.x tid 1 pid 1
1 main { click
3 main . post >2
4 main }
thread net in org.x tid 2 pid 1
5 net . race on f
6 main { load <2
7 main . race on f
8 main }
)");
}

TEST(Perfetto, TellsTypeQueueAndDelay) {
  const Trace trace = parsed("t: enqueue m q=main delayed 5\nmain: begin m\nmain: end m\n");
  std::string text;
  const perfetto::Trace back = read_back(exported(trace));
  for (const perfetto::TracePacket& packet : back.packet())
    for (const perfetto::DebugAnnotation& one : packet.track_event().debug_annotations())
      text += one.name() + "=" + (one.has_int_value() ? std::to_string(one.int_value()) : one.string_value()) + " ";
  EXPECT_EQ(text, "message=m type=delayed time=5000000 type=delayed queue=main ");
}

TEST(Perfetto, ProcessesHaveTheNumberOfTheirFirstThread) {
  TraceBuilder builder;
  builder.set_process("first");
  for (const uint32_t process : {7u, 7u, 0u})
    builder.append(builder.tables().add_thread({NameId(), process}), OperationKind::ThreadInit);
  EXPECT_EQ(shown(read_back(exported(builder.take()))), R"(process first pid 1
thread thread 0 in first tid 1 pid 1
thread thread 1 in first tid 2 pid 1
process process 0 pid 3
thread thread 2 in process 0 tid 3 pid 3
)");
}

TEST(Perfetto, SlicesBalanceWhateverTheTraceSays) {
  const Trace trace = parsed(
      "message a q=q\nmessage b q=q\nt: end a\nt: begin a\nt: begin b\nt: end a\nu: begin c q=r\nt: enqueue b\n");
  EXPECT_EQ(shown(read_back(exported(trace))), R"(process process 0 pid 1
thread t in process 0 tid 1 pid 1
1 t { a
2 t }
2 t { b
thread u in process 0 tid 2 pid 1
4 u { c
5 t . post >2
6 t }
6 u }
)");
}

TEST(Perfetto, TakesAnyTrace) {
  for (uint32_t seed = 0; seed < 50; ++seed) {
    const perfetto::Trace trace = read_back(exported(random_trace(seed, 300), {{OperationId(3), "\xff\xc3"}}));
    std::map<uint64_t, int> depth;
    for (const perfetto::TracePacket& packet : trace.packet()) {
      const Event& event = packet.track_event();
      int& open = depth[event.track_uuid()];
      open += event.type() == Event::TYPE_SLICE_BEGIN ? 1 : event.type() == Event::TYPE_SLICE_END ? -1 : 0;
      EXPECT_TRUE(open == 0 || open == 1);
    }
    for (const auto& [track, open] : depth) EXPECT_EQ(open, 0) << track;
  }
}

TEST(Perfetto, PassesOverIdsThatNoTableHas) {
  TraceBuilder builder;
  const ThreadId thread = builder.tables().thread("t");
  for (size_t kind = 0; kind < k_operation_kinds; ++kind) {
    builder.append(thread, static_cast<OperationKind>(kind), 77);
    builder.append(ThreadId(99), static_cast<OperationKind>(kind), 0);
    builder.append(thread, static_cast<OperationKind>(kind));
  }
  EXPECT_EQ(
      read_back(exported(builder.take(), {{OperationId(1), "nowhere"}, {OperationId(999), "late"}})).packet_size(),
      2);
}

TEST(Perfetto, BytesAreThoseOfTheFormat) {
  const Trace trace = parsed("t: begin m q=q\n");
  // Trace.packet[2]: timestamp, track_event {annotations, type, name_iid, track_uuid, categories}, …
  const std::string bytes = exported(trace);
  const std::string begin("\x40\x00\x50\x01\x5a", 5);  // timestamp 0, sequence 1, track_event
  const size_t at = bytes.find(begin);
  ASSERT_NE(at, std::string::npos);
  EXPECT_NE(bytes.find(std::string("\x48\x01\x50", 3), at), std::string::npos) << "type slice begin, name_iid";
  EXPECT_NE(bytes.find("\xb2\x01\x05"
                       "event"),
            std::string::npos)
      << "categories";
  EXPECT_NE(bytes.find("\x68\x03"), std::string::npos) << "sequence_flags of the first packet";
}

TEST(Perfetto, TellsWhatIsWrongWithTheSink) {
  const Trace trace = random_trace(1, 5000);
  int calls = 0;
  const auto status = export_perfetto(trace, {}, [&](base::Bytes) -> base::Status {
    ++calls;
    return base::bad_input("full");
  });
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().message, "full");
  EXPECT_EQ(calls, 1);
}

}  // namespace
}  // namespace antecede::trace
