#pragma once

#include <string>
#include <vector>

#include "base/error.h"
#include "mutation/mutators.h"
#include "mutation/zip_writer.h"

namespace antecede::mutation {

/// One changed app.
struct Mutation {
  Buffer bytes;
  std::string description;  ///< Which file, which part of it, what was done to it.
  size_t plain_size = 0;    ///< Bytes with nothing compressed: what memory is measured against.
};

/// A sound app (APK, jar, DEX or class file) or a sound binary trace that mutations are made of.
///
/// An APK is unpacked once. A mutation changes one or two of the entries that the front end parses and packs
/// everything again, or changes the APK itself as it lies on disk. The chunks of a trace are treated like entries. Not built for hostile files: the sample
/// must be sound.
class Subject {
 public:
  static base::Result<Subject> load(const std::string& path);

  /// The mutation that belongs to this seed: always the same one.
  Mutation make_mutation(uint64_t seed) const;
  /// The app as it is, packed again.
  Mutation unchanged() const;

 private:
  struct Part {
    size_t entry = 0;  ///< Index into entries_.
    Structure structure;
    size_t weight = 1;
  };

  base::Status load_entries(const std::string& path);
  base::Status load_chunks();
  Buffer pack(const std::vector<const Entry*>& entries) const;
  Mutation mutate_whole(Random& random) const;
  Mutation mutate_entries(Random& random) const;
  const Part& pick_part(Random& random) const;
  std::vector<const Entry*> entry_list() const;

  std::string name_;
  Buffer whole_;
  Structure whole_structure_;
  std::vector<Entry> entries_;
  std::vector<Part> parts_;
  size_t plain_size_ = 0;
};

/// The seed of one mutation of many: neighbouring seeds and indices must not give neighbouring mutations.
inline uint64_t seed_of(uint64_t seed, size_t index) {
  return Random(seed).next() ^ Random(index + 1).next();
}

}  // namespace antecede::mutation
