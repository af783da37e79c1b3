#include "runtime/schedule/schedule_file.h"

#include <charconv>

#include <absl/strings/escaping.h>
#include <fmt/format.h>

#include "base/printable.h"

namespace antecede::runtime {

namespace {

constexpr std::string_view k_schema = "antecede/schedule@1";

std::string turn_text(uint32_t turn) {
  return turn == Answer::k_whole_turn ? "all" : std::to_string(turn);
}

/// One line, word by word. After the first problem all questions fail.
class LineReader {
 public:
  LineReader(std::string_view line, std::string& problem) : rest_(line), problem_(problem) { skip_space(); }

  bool at_end() const { return rest_.empty(); }
  bool failed() const { return !problem_.empty(); }
  bool fail(std::string problem) {
    if (problem_.empty()) problem_ = std::move(problem);
    return false;
  }
  /// The next word, without taking it.
  std::string_view peek() const { return rest_.substr(0, rest_.find_first_of(" \t\r")); }
  std::string_view word() {
    const std::string_view result = peek();
    rest_.remove_prefix(result.size());
    skip_space();
    return result;
  }
  /// Takes the word if it is the next.
  bool take(std::string_view wanted) {
    if (peek() != wanted) return false;
    word();
    return true;
  }
  bool expect(std::string_view wanted) {
    return take(wanted) || fail(fmt::format("expected '{}', found '{}'", wanted, shown()));
  }
  template <class T>
  bool number(T& value, T least, T most, std::string_view what) {
    const std::string_view text = peek();
    T parsed{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), parsed);
    const bool ok = error == std::errc() && end == text.data() + text.size() && parsed >= least && parsed <= most;
    if (!ok) return fail(fmt::format("expected {} ({} to {}), found '{}'", what, least, most, shown()));
    value = parsed;
    word();
    return true;
  }
  bool string(std::string& value);
  bool finish() { return at_end() || fail(fmt::format("expected the end of the line, found '{}'", shown())); }

 private:
  void skip_space() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r"), rest_.size()));
    if (rest_.starts_with("//")) rest_ = {};
  }
  std::string shown() const { return rest_.empty() ? "the end of the line" : std::string(peek().substr(0, 40)); }

  std::string_view rest_;
  std::string& problem_;
};

int hex_digit(char c) {
  return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool LineReader::string(std::string& value) {
  if (!rest_.starts_with('"')) return fail(fmt::format("expected a text in quotes, found '{}'", shown()));
  value.clear();
  for (size_t i = 1; i < rest_.size(); ++i) {
    const char c = rest_[i];
    if (c == '"') {
      rest_.remove_prefix(i + 1);
      skip_space();
      return true;
    }
    if (c != '\\') {
      value += c;
    } else if (i + 1 < rest_.size() && (rest_[i + 1] == '"' || rest_[i + 1] == '\\')) {
      value += rest_[++i];
    } else if (i + 3 < rest_.size() && rest_[i + 1] == 'x' && hex_digit(rest_[i + 2]) >= 0 &&
               hex_digit(rest_[i + 3]) >= 0) {
      value += static_cast<char>(hex_digit(rest_[i + 2]) * 16 + hex_digit(rest_[i + 3]));
      i += 3;
    } else {
      return fail("bad escape in the text");
    }
  }
  return fail("the text has no closing quote");
}

/// Reads a file line by line.
class ScheduleParser {
 public:
  ScheduleParser(std::string_view text, std::string_view name) : rest_(text), name_(name) {}

  base::Result<ScheduleFile> parse() {
    if (!read_header() || !read_answers()) return base::bad_input(fmt::format("{}:{}: {}", name_, number_, problem_));
    return std::move(result_);
  }

 private:
  /// The next line that says something; false: there is none.
  bool next_line(std::string_view& line) {
    while (!rest_.empty()) {
      const size_t end = std::min(rest_.find('\n'), rest_.size());
      line = rest_.substr(0, end);
      rest_.remove_prefix(std::min(end + 1, rest_.size()));
      ++number_;
      if (!LineReader(line, problem_).at_end()) return true;
    }
    ++number_;
    return false;
  }
  bool read_header();
  bool read_answers();
  bool read_answer(LineReader& line);
  bool read_shared(LineReader& line);
  bool read_driver(LineReader& line);
  bool read_api(LineReader& line);
  bool read_script(LineReader& line);
  bool read_ending(LineReader& line);
  bool read_network(LineReader& line);
  bool read_turn(LineReader& line, uint32_t& turn);
  template <class Read>
  bool header_line(std::string_view word, Read read);

  std::string_view rest_;
  std::string_view name_;
  uint32_t number_ = 0;
  std::string problem_;
  ScheduleFile result_;
};

template <class Read>
bool ScheduleParser::header_line(std::string_view word, Read read) {
  std::string_view text;
  if (!next_line(text)) return problem_ = fmt::format("expected '{}', found the end of the file", word), false;
  LineReader line(text, problem_);
  return line.expect(word) && read(line) && line.finish();
}

bool ScheduleParser::read_header() {
  const auto word = [](std::string& value, std::string_view what) {
    return [&value, what](LineReader& line) {
      value = line.word();
      return !value.empty() || line.fail(fmt::format("expected {}, found the end of the line", what));
    };
  };
  const auto strategy = [this](LineReader& line) {
    const std::string_view name = line.word();
    const auto found = strategy_of(name);
    if (!found)
      return line.fail(fmt::format("expected random, round-robin or systematic, found '{}'", name.substr(0, 40)));
    result_.strategy = *found;
    return true;
  };
  return header_line(k_schema, [](LineReader&) { return true; }) &&
         header_line("program", word(result_.program, "the program's SHA-256")) &&
         header_line("main", word(result_.main, "the main class")) && header_line("strategy", strategy) &&
         header_line("seed",
                     [this](LineReader& l) { return l.number<uint64_t>(result_.seed, 0, UINT64_MAX, "a seed"); }) &&
         header_line("turn-time", [this](LineReader& l) {
           return l.number<int64_t>(result_.turn_nanos, 0, 1000000000, "nanoseconds");
         });
}

/// The lines between head and answers.
bool ScheduleParser::read_shared(LineReader& line) {
  if (result_.strategy != Strategy::Systematic || !result_.entries.empty())
    return line.fail("'shared' is expected before the answers of a systematic schedule, and nowhere else");
  return line.string(result_.shared.emplace_back()) && line.finish();
}

bool ScheduleParser::read_driver(LineReader& line) {
  if (!result_.driver.strategy.empty() || !result_.entries.empty())
    return line.fail("'driver' is expected once, before the answers");
  const std::string_view name = line.word();
  if (name != "monkey" && name != "systematic" && name != "script" && name != "directed")
    return line.fail(fmt::format("expected monkey, systematic, script or directed, found '{}'", name.substr(0, 40)));
  result_.driver.strategy = name;
  return line.number<uint32_t>(result_.driver.events, 0, 10000000, "a number of events") && line.finish();
}

bool ScheduleParser::read_api(LineReader& line) {
  if (result_.driver.strategy.empty() || !result_.entries.empty())
    return line.fail("'api' is expected behind 'driver', before the answers");
  return line.number<uint32_t>(result_.driver.api, k_oldest_api, k_newest_api, "a level of the API") && line.finish();
}

bool ScheduleParser::read_script(LineReader& line) {
  const bool takes_lines = result_.driver.strategy == "script" || result_.driver.strategy == "directed";
  if (!takes_lines || !result_.entries.empty())
    return line.fail("'script' is expected behind 'driver script' or 'driver directed', before the answers");
  return line.string(result_.driver.script.emplace_back()) && line.finish();
}

bool ScheduleParser::read_ending(LineReader& line) {
  if (result_.driver.strategy.empty() || !result_.entries.empty())
    return line.fail("'ending' is expected behind 'driver', before the answers");
  return line.string(result_.driver.ending.emplace_back()) && line.finish();
}

bool ScheduleParser::read_network(LineReader& line) {
  if (result_.driver.strategy.empty() || !result_.entries.empty())
    return line.fail("'network' is expected behind 'driver', before the answers");
  NetworkFixture::Answer& answer = result_.driver.network.answers.emplace_back();
  std::string encoded;
  if (!line.string(answer.url) || !line.string(encoded)) return false;
  if (!absl::Base64Unescape(encoded, &answer.response)) return line.fail("expected a response in base 64");
  answer.is_prefix = answer.url.ends_with('*');
  if (answer.is_prefix) answer.url.pop_back();
  return line.finish();
}

bool ScheduleParser::read_turn(LineReader& line, uint32_t& turn) {
  if (line.take("all")) {
    turn = Answer::k_whole_turn;
    return true;
  }
  return line.number<uint32_t>(turn, 1, UINT32_MAX - 1, "'all' or a number of places");
}

bool ScheduleParser::read_answer(LineReader& line) {
  Answer answer;
  const std::string_view word = line.word();
  bool ok = true;
  if (word == "thread") {
    ok = line.number<uint64_t>(answer.number, 0, 0xffff, "a thread") &&
         (!line.take("for") || read_turn(line, answer.turn));
  } else if (word == "time") {
    answer.kind = Answer::Kind::Time;
    ok = line.number<uint64_t>(answer.number, 1, INT64_MAX, "nanoseconds");
  } else if (word == "turn") {
    answer.kind = Answer::Kind::Turn;
    ok = read_turn(line, answer.turn);
  } else if (word == "world") {
    answer.kind = Answer::Kind::World;
    ok = line.number<uint64_t>(answer.number, 0, INT32_MAX, "a number") && line.expect("of") &&
         line.number<uint32_t>(answer.count, 2, INT32_MAX, "how many there are") && line.string(answer.what) &&
         (answer.number < answer.count || line.fail("the number chosen is not below the count"));
  } else {
    ok = line.fail(fmt::format("expected thread, time, turn, world or end, found '{}'", word.substr(0, 40)));
  }
  uint64_t times = 1;
  ok = ok && (!line.take("x") || line.number<uint64_t>(times, 2, uint64_t(1) << 40, "how often")) && line.finish();
  if (ok) result_.entries.push_back({std::move(answer), times, number_});
  return ok;
}

bool ScheduleParser::read_answers() {
  std::string_view text;
  while (next_line(text)) {
    LineReader line(text, problem_);
    if (line.take("shared")) {
      if (!read_shared(line)) return false;
      continue;
    }
    const bool drives = line.take("driver");
    if (drives || line.take("script")) {
      if (!(drives ? read_driver(line) : read_script(line))) return false;
      continue;
    }
    if (line.take("ending")) {
      if (!read_ending(line)) return false;
      continue;
    }
    if (line.take("api")) {
      if (!read_api(line)) return false;
      continue;
    }
    if (line.take("network")) {
      if (!read_network(line)) return false;
      continue;
    }
    if (!line.take("end")) {
      if (!read_answer(line)) return false;
      continue;
    }
    result_.end_line = number_;
    uint64_t count = 0;
    if (!line.number<uint64_t>(count, 0, UINT64_MAX, "the number of answers") || !line.finish()) return false;
    if (count != result_.answer_count())
      return line.fail(fmt::format("expected {} answers before this line, found {}", count, result_.answer_count()));
    if (next_line(text)) return problem_ = "expected nothing behind the end", false;
    return true;
  }
  return problem_ = "expected 'end', found the end of the file: it was cut", false;
}

}  // namespace

void ScheduleFile::add(const Answer& answer) {
  if (!entries.empty() && entries.back().answer == answer)
    ++entries.back().times;
  else
    entries.push_back({answer, 1, 0});
}

uint64_t ScheduleFile::answer_count() const {
  uint64_t count = 0;
  for (const Entry& entry : entries) count += entry.times;
  return count;
}

std::string print_answer(const Answer& answer) {
  switch (answer.kind) {
    case Answer::Kind::Thread:
      return answer.turn == Answer::k_no_turn
                 ? fmt::format("thread {}", answer.number)
                 : fmt::format("thread {} for {}", answer.number, turn_text(answer.turn));
    case Answer::Kind::Time: return fmt::format("time {}", answer.number);
    case Answer::Kind::World:
      return fmt::format("world {} of {} {}", answer.number, answer.count, base::in_quotes(answer.what));
    case Answer::Kind::Turn: return fmt::format("turn {}", turn_text(answer.turn));
  }
  return "";
}

std::string print_schedule(const ScheduleFile& schedule) {
  std::string text =
      fmt::format("{}\nprogram {}\nmain {}\nstrategy {}\nseed {}\nturn-time {}\n", k_schema, schedule.program,
                  schedule.main, strategy_name(schedule.strategy), schedule.seed, schedule.turn_nanos);
  for (const std::string& place : schedule.shared) text += fmt::format("shared {}\n", base::in_quotes(place));
  const ScheduledDriver& driver = schedule.driver;
  if (!driver.strategy.empty())
    text += fmt::format("driver {} {}\napi {}\n", driver.strategy, driver.events, driver.api);
  for (const std::string& line : driver.script) text += fmt::format("script {}\n", base::in_quotes(line));
  for (const std::string& line : driver.ending) text += fmt::format("ending {}\n", base::in_quotes(line));
  for (const NetworkFixture::Answer& answer : driver.network.answers)
    text += fmt::format("network {} {}\n", base::in_quotes(answer.url + (answer.is_prefix ? "*" : "")),
                        base::in_quotes(absl::Base64Escape(answer.response)));
  for (const ScheduleFile::Entry& entry : schedule.entries) {
    text += print_answer(entry.answer);
    if (entry.times > 1) text += fmt::format(" x {}", entry.times);
    text += '\n';
  }
  return text + fmt::format("end {}\n", schedule.answer_count());
}

base::Result<ScheduleFile> parse_schedule(std::string_view text, std::string_view name) {
  return ScheduleParser(text, name).parse();
}

}  // namespace antecede::runtime
