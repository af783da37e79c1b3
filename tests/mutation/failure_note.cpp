#include "mutation/failure_note.h"

#include <atomic>
#include <cstdlib>
#include <string_view>

#include <fcntl.h>
#include <sanitizer/common_interface_defs.h>
#include <unistd.h>

namespace antecede::mutation {

namespace {

struct Note {
  base::Bytes input;
  std::string text;
  std::string path;
};

Note g_note;
std::atomic<bool> g_active{false};

/// Only plain system calls: the heap may be broken.
void write_all(int file, const void* data, size_t size) {
  const char* at = static_cast<const char*>(data);
  while (size > 0) {
    ssize_t written = ::write(file, at, size);
    if (written <= 0) return;
    at += written;
    size -= static_cast<size_t>(written);
  }
}

void print(std::string_view text) {
  write_all(STDERR_FILENO, text.data(), text.size());
}

void last_words() {
  if (!g_active.exchange(false)) return;
  print("\nFAILED: ");
  print(g_note.text);
  int file = ::open(g_note.path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (file >= 0) {
    write_all(file, g_note.input.data(), g_note.input.size());
    ::close(file);
    print("\nThe input is ");
    print(g_note.path);
  }
  print("\n");
}

}  // namespace

void FailureNote::install() {
  __sanitizer_set_death_callback(last_words);
}

void FailureNote::begin(base::Bytes input, std::string text, std::string path) {
  g_note = {input, std::move(text), std::move(path)};
  g_active = true;
}

void FailureNote::end() {
  g_active = false;
}

void stop_with_note(const char* reason) {
  print("mutate: ");
  print(reason);
  print("\n");
  std::abort();
}

}  // namespace antecede::mutation
