#include "mutation/subject.h"

#include <memory>

#include <fmt/core.h>
#include <zip.h>

#include "base/file.h"
#include "mutation/trace_chunks.h"

namespace antecede::mutation {

namespace {

using base::Result;

constexpr unsigned k_percent_whole = 20;       // mutations of the container itself
constexpr unsigned k_percent_second = 15;      // a second entry is changed as well
constexpr unsigned k_percent_repaired = 80;    // DEX checksums made right again
constexpr unsigned k_percent_right_size = 85;  // … and the size field too

struct CloseZip {
  void operator()(zip_t* archive) const { zip_discard(archive); }
};

Result<std::vector<Entry>> unpack(const std::string& path) {
  int code = 0;
  std::unique_ptr<zip_t, CloseZip> archive(zip_open(path.c_str(), ZIP_RDONLY, &code));
  if (!archive) return base::bad_input(path + ": not a ZIP archive");
  std::vector<Entry> entries;
  for (zip_int64_t i = 0; i < zip_get_num_entries(archive.get(), 0); ++i) {
    zip_stat_t facts;
    if (zip_stat_index(archive.get(), static_cast<zip_uint64_t>(i), 0, &facts) != 0) continue;
    Entry entry{facts.name, Buffer(facts.size)};
    zip_file_t* file = zip_fopen_index(archive.get(), static_cast<zip_uint64_t>(i), 0);
    if (!file) return base::bad_input(path + ": cannot unpack " + entry.name);
    zip_int64_t got = zip_fread(file, entry.bytes.data(), entry.bytes.size());
    zip_fclose(file);
    if (got != static_cast<zip_int64_t>(facts.size)) return base::bad_input(path + ": cannot unpack " + entry.name);
    entries.push_back(std::move(entry));
  }
  return entries;
}

/// How often an entry is chosen; 0 for what the front end does not parse.
size_t weight_of(const std::string& name, Format format) {
  if (format == Format::Dex || format == Format::ClassFile) return 40;
  if (format == Format::Zip) return name.ends_with(".jar") ? 10 : 0;
  if (name == "R.txt") return 10;
  if (format != Format::Chunks && format != Format::Markup) return 0;
  if (name == "AndroidManifest.xml" || name == "resources.arsc") return 20;
  return 3;
}

void mutate_dex_or_other(Buffer& bytes, const Structure& structure, Random& random, std::string& description) {
  description += mutate(bytes, structure, random);
  if (structure.format != Format::Dex || !random.percent(k_percent_repaired)) return;
  repair_dex_header(bytes, random.percent(k_percent_right_size));
  description += "; checksum repaired";
}

}  // namespace

Result<Subject> Subject::load(const std::string& path) {
  ANTECEDE_TRY(base::MappedFile file, base::MappedFile::open(path));
  Subject subject;
  subject.name_ = path.substr(path.rfind('/') + 1);
  subject.whole_.assign(file.bytes().begin(), file.bytes().end());
  subject.whole_structure_ = structure_of(subject.whole_);
  subject.plain_size_ = subject.whole_.size();
  const Format format = subject.whole_structure_.format;
  if (format == Format::Dex || format == Format::ClassFile) return subject;
  ANTECEDE_CHECK(format == Format::Trace ? subject.load_chunks() : subject.load_entries(path));
  return subject;
}

base::Status Subject::load_entries(const std::string& path) {
  ANTECEDE_TRY(entries_, unpack(path));
  for (size_t i = 0; i < entries_.size(); ++i) {
    const Entry& entry = entries_[i];
    plain_size_ += entry.bytes.size();
    size_t weight = weight_of(entry.name, format_of(entry.bytes));
    if (weight > 0) parts_.push_back({i, structure_of(entry.bytes), weight});
  }
  return {};
}

base::Status Subject::load_chunks() {
  ANTECEDE_TRY(std::vector<Buffer> chunks, unpack_trace(whole_));
  for (Buffer& chunk : chunks) {
    plain_size_ += chunk.size();
    parts_.push_back({entries_.size(), structure_of_message(chunk), 1});
    entries_.push_back({fmt::format("chunk {}", entries_.size()), std::move(chunk)});
  }
  return {};
}

Buffer Subject::pack(const std::vector<const Entry*>& entries) const {
  if (whole_structure_.format != Format::Trace) return write_zip(entries);
  std::vector<const Buffer*> chunks;
  for (const Entry* entry : entries) chunks.push_back(&entry->bytes);
  return write_trace(chunks);
}

const Subject::Part& Subject::pick_part(Random& random) const {
  size_t total = 0;
  for (const Part& part : parts_) total += part.weight;
  size_t ticket = random.below(total);
  for (const Part& part : parts_) {
    if (ticket < part.weight) return part;
    ticket -= part.weight;
  }
  return parts_.back();
}

std::vector<const Entry*> Subject::entry_list() const {
  std::vector<const Entry*> list;
  for (const Entry& entry : entries_) list.push_back(&entry);
  return list;
}

Mutation Subject::mutate_whole(Random& random) const {
  Mutation mutation{whole_, name_ + ": ", plain_size_};
  mutate_dex_or_other(mutation.bytes, whole_structure_, random, mutation.description);
  return mutation;
}

Mutation Subject::mutate_entries(Random& random) const {
  Mutation mutation{{}, name_, 0};
  std::vector<const Entry*> list = entry_list();
  Entry changed[2];
  size_t count = random.percent(k_percent_second) ? 2 : 1;
  for (size_t i = 0; i < count; ++i) {
    const Part& part = pick_part(random);
    changed[i] = entries_[part.entry];
    mutation.description += fmt::format(" !{}: ", changed[i].name);
    mutate_dex_or_other(changed[i].bytes, part.structure, random, mutation.description);
    list[part.entry] = &changed[i];
  }
  mutation.bytes = pack(list);
  mutation.plain_size = mutation.bytes.size();
  return mutation;
}

Mutation Subject::make_mutation(uint64_t seed) const {
  Random random(seed);
  if (parts_.empty() || random.percent(k_percent_whole)) return mutate_whole(random);
  return mutate_entries(random);
}

Mutation Subject::unchanged() const {
  if (entries_.empty()) return {whole_, name_ + ": unchanged", plain_size_};
  return {pack(entry_list()), name_ + ": unchanged", plain_size_};
}

}  // namespace antecede::mutation
