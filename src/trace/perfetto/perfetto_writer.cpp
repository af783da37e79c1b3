#include "trace/perfetto/perfetto_writer.h"

#include <algorithm>

#include <fmt/format.h>
#include <google/protobuf/io/coded_stream.h>

#include "base/utf8.h"
#include "trace/operation_names.h"
#include "trace/perfetto/perfetto_subset.pb.h"

namespace antecede::trace {

namespace {

constexpr size_t k_buffer_size = size_t(1) << 16;
constexpr uint32_t k_sequence = 1;
// Tracks of threads and of processes need numbers that differ from each other, and from 0.
constexpr uint64_t k_thread_tracks = uint64_t(1) << 32;
constexpr uint64_t k_process_tracks = uint64_t(2) << 32;

uint64_t track_uuid(ThreadId thread) {
  return k_thread_tracks + thread.value();
}

/// Thread 0 is the idle thread for Perfetto, so ours begin with 1.
int32_t number_of(ThreadId thread) {
  return static_cast<int32_t>((thread.value() + 1) & INT32_MAX);
}

template <class T>
typename std::vector<T>::reference grown(std::vector<T>& items, size_t index, size_t size) {
  if (items.size() < size) items.resize(size);
  return items[index];
}

}  // namespace

struct PerfettoWriter::Packet {
  perfetto::TracePacket message;
};

PerfettoWriter::PerfettoWriter(const TraceTables& tables, std::vector<PerfettoInstant> instants, ByteSink sink)
    : tables_(tables), instants_(std::move(instants)), sink_(std::move(sink)), packet_(std::make_unique<Packet>()) {
  std::ranges::stable_sort(instants_, {}, &PerfettoInstant::operation);
}

PerfettoWriter::~PerfettoWriter() = default;

std::string_view PerfettoWriter::text(NameId name) const {
  return tables_.names.contains(name) ? std::string_view(tables_.names[name]) : std::string_view();
}

/// A trace file is one message `Trace`, of which every packet is an element: it can be written piece by piece.
void PerfettoWriter::write_packet() {
  perfetto::TracePacket& packet = packet_->message;
  packet.set_trusted_packet_sequence_id(k_sequence);
  packet.set_sequence_flags(std::exchange(first_packet_, false)
                                ? perfetto::SEQ_INCREMENTAL_STATE_CLEARED | perfetto::SEQ_NEEDS_INCREMENTAL_STATE
                                : perfetto::SEQ_NEEDS_INCREMENTAL_STATE);
  uint8_t head[16] = {perfetto::Trace::kPacketFieldNumber << 3 | 2};
  const uint8_t* const end =
      google::protobuf::io::CodedOutputStream::WriteVarint64ToArray(packet.ByteSizeLong(), head + 1);
  buffer_.append(reinterpret_cast<const char*>(head), static_cast<size_t>(end - head));
  packet.AppendToString(&buffer_);
  packet.Clear();
  if (buffer_.size() < k_buffer_size) return;
  if (status_) status_ = sink_(base::Bytes(reinterpret_cast<const uint8_t*>(buffer_.data()), buffer_.size()));
  buffer_.clear();
}

PerfettoWriter::Track& PerfettoWriter::track_of(ThreadId thread) {
  Track& track = grown(tracks_, thread.value(), tables_.threads.size());
  if (!std::exchange(track.described, true)) describe(thread);
  return track;
}

/// As on Linux, a process has the number of its first thread.
int32_t PerfettoWriter::describe_process(ThreadId thread) {
  const uint32_t process = tables_.threads[thread].process;
  const bool first = processes_.empty();
  const auto [entry, added] = processes_.try_emplace(process, number_of(thread));
  if (!added) return entry->second;
  perfetto::TrackDescriptor& track = *packet_->message.mutable_track_descriptor();
  track.set_uuid(k_process_tracks + process);
  track.mutable_process()->set_pid(entry->second);
  const std::string_view name = first ? text(process_) : std::string_view();
  track.mutable_process()->set_process_name(name.empty() ? fmt::format("process {}", process)
                                                         : base::valid_utf8(name));
  write_packet();
  return entry->second;
}

void PerfettoWriter::describe(ThreadId thread) {
  const int32_t pid = describe_process(thread);
  perfetto::TrackDescriptor& track = *packet_->message.mutable_track_descriptor();
  track.set_uuid(track_uuid(thread));
  track.set_parent_uuid(k_process_tracks + tables_.threads[thread].process);
  track.mutable_thread()->set_pid(pid);
  track.mutable_thread()->set_tid(number_of(thread));
  const std::string_view name = text(tables_.threads[thread].name);
  track.mutable_thread()->set_thread_name(name.empty() ? fmt::format("thread {}", thread.value())
                                                       : base::valid_utf8(name));
  write_packet();
}

void PerfettoWriter::start_event(ThreadId thread, int type, const char* category) {
  packet_->message.set_timestamp(position_);
  perfetto::TrackEvent& event = *packet_->message.mutable_track_event();
  event.set_type(static_cast<perfetto::TrackEvent::Type>(type));
  event.set_track_uuid(track_uuid(thread));
  if (category) event.add_categories(category);
}

void PerfettoWriter::annotate(std::string_view key, std::string_view value) {
  if (value.empty()) return;
  perfetto::DebugAnnotation& annotation = *packet_->message.mutable_track_event()->add_debug_annotations();
  annotation.set_name(std::string(key));
  annotation.set_string_value(base::valid_utf8(value));
}

/// A name is written once, with its first use.
void PerfettoWriter::set_name(NameId name, std::string_view otherwise) {
  perfetto::TrackEvent& event = *packet_->message.mutable_track_event();
  if (!tables_.names.contains(name)) return event.set_name(std::string(otherwise));
  const uint64_t number = uint64_t(name.value()) + 1;
  event.set_name_iid(number);
  auto known = grown(known_names_, name.value(), tables_.names.size());
  if (known) return;
  known = true;
  perfetto::EventName& entry = *packet_->message.mutable_interned_data()->add_event_names();
  entry.set_iid(number);
  entry.set_name(base::valid_utf8(tables_.names[name]));
}

void PerfettoWriter::begin(const Operation& operation, Track& track) {
  if (!tables_.messages.contains(operation.message())) return;
  if (track.open.valid()) end(operation.thread, track);
  track.open = operation.message();
  const Message& message = tables_.messages[track.open];
  start_event(operation.thread, perfetto::TrackEvent::TYPE_SLICE_BEGIN, "event");
  set_name(message.label, fmt::format("message {}", track.open.value()));
  annotate("type", type_word(message.type));
  if (tables_.queues.contains(message.queue)) annotate("queue", text(tables_.queues[message.queue].name));
  if (grown(enqueued_, track.open.value(), tables_.messages.size()))
    packet_->message.mutable_track_event()->add_terminating_flow_ids(uint64_t(track.open.value()) + 1);
  write_packet();
}

void PerfettoWriter::end(ThreadId thread, Track& track) {
  track.open = MessageId();
  start_event(thread, perfetto::TrackEvent::TYPE_SLICE_END, nullptr);
  write_packet();
}

void PerfettoWriter::enqueue(const Operation& operation) {
  const MessageId id = operation.message();
  if (!tables_.messages.contains(id)) return;
  auto known = grown(enqueued_, id.value(), tables_.messages.size());
  if (known) return;
  known = true;
  const Message& message = tables_.messages[id];
  start_event(operation.thread, perfetto::TrackEvent::TYPE_INSTANT, "post");
  perfetto::TrackEvent& event = *packet_->message.mutable_track_event();
  event.set_name("post");
  event.add_flow_ids(uint64_t(id.value()) + 1);
  annotate("message", text(message.label));
  annotate("type", type_word(message.type));
  perfetto::DebugAnnotation& time = *event.add_debug_annotations();
  time.set_name("time");
  time.set_int_value(message.time);
  write_packet();
}

void PerfettoWriter::write_instants(ThreadId thread, uint64_t position) {
  for (; next_instant_ < instants_.size() && instants_[next_instant_].operation.value() <= position;
       ++next_instant_) {
    const PerfettoInstant& instant = instants_[next_instant_];
    if (instant.operation.value() < position) continue;
    start_event(thread, perfetto::TrackEvent::TYPE_INSTANT, "race");
    packet_->message.mutable_track_event()->set_name(base::valid_utf8(instant.label));
    write_packet();
  }
}

void PerfettoWriter::append(const Operation& operation) {
  if (tables_.threads.contains(operation.thread)) {
    Track& track = track_of(operation.thread);
    if (operation.kind == OperationKind::Begin) {
      begin(operation, track);
    } else if (operation.kind == OperationKind::End) {
      if (track.open.valid() && track.open == operation.message()) end(operation.thread, track);
    } else if (operation.kind == OperationKind::Enqueue) {
      enqueue(operation);
    }
    write_instants(operation.thread, position_);
  }
  ++position_;
}

base::Status PerfettoWriter::finish() {
  for (size_t i = 0; i < tracks_.size(); ++i)
    if (tracks_[i].open.valid()) end(ThreadId(i), tracks_[i]);
  if (status_ && !buffer_.empty())
    status_ = sink_(base::Bytes(reinterpret_cast<const uint8_t*>(buffer_.data()), buffer_.size()));
  buffer_.clear();
  return status_;
}

base::Status export_perfetto(const Trace& trace, std::vector<PerfettoInstant> instants, ByteSink sink) {
  PerfettoWriter writer(trace.tables, std::move(instants), std::move(sink));
  writer.set_process(trace.process);
  for (const Operation& operation : trace.operations) writer.append(operation);
  return writer.finish();
}

}  // namespace antecede::trace
