#include "order/bed/parser.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <set>

#include <fmt/format.h>

namespace antecede::order::bed {
namespace {

using base::Result;
using base::Status;
using Kind = Statement::Kind;
using trace::MessageType;

// A word, a brace, or a separator (`;` or the end of a line).
struct Token {
  std::string_view text;
  size_t line = 0;

  bool separates() const { return text == ";" || text == "\n"; }
};

std::vector<Token> split(std::string_view text) {
  std::vector<Token> tokens;
  size_t line = 1;
  for (size_t at = 0; at < text.size();) {
    size_t end = at + 1;
    if (text[at] == '#') {
      at = std::min(text.find('\n', at), text.size());
      continue;
    }
    if (text[at] == ' ' || text[at] == '\t' || text[at] == '\r') {
      ++at;
      continue;
    }
    if (std::string_view("{};\n").find(text[at]) == std::string_view::npos) {
      end = std::min(text.find_first_of(" \t\r\n{};#", at), text.size());
    }
    tokens.push_back({text.substr(at, end - at), line});
    line += text[at] == '\n';
    at = end;
  }
  tokens.push_back({"\n", line});
  return tokens;
}

struct Verb {
  std::string_view word;
  Kind kind;
  std::vector<std::string> Program::*names;  // What the statement's name is one of; null for others.
};

const Verb k_named_verbs[] = {
    {"unbarrier", Kind::Unbarrier, &Program::barriers},
    {"lock", Kind::Lock, &Program::locks},
    {"unlock", Kind::Unlock, &Program::locks},
    {"notify", Kind::Notify, &Program::monitors},
    {"wait", Kind::Wait, &Program::monitors},
    {"release", Kind::Release, &Program::tokens},
    {"acquire", Kind::Acquire, &Program::tokens},
    {"register", Kind::Register, &Program::callbacks},
    {"unregister", Kind::Unregister, &Program::callbacks},
    {"invoke", Kind::Invoke, &Program::callbacks},
    {"read", Kind::Read, &Program::locations},
    {"write", Kind::Write, &Program::locations},
    {"put", Kind::Put, &Program::places},
    {"get", Kind::Get, &Program::places},
    {"use", Kind::Use, &Program::classes},
    {"barrier", Kind::Barrier, &Program::barriers},
};

constexpr int64_t k_longest_body = 1000;
constexpr size_t k_most_instances = 10, k_most_steps = 50;

class Parser {
 public:
  explicit Parser(std::string_view text) : tokens_(split(text)) {}

  Result<Program> parse() {
    ANTECEDE_CHECK(declare_all());
    at_ = 0;
    while (skip_separators(), !at_end()) ANTECEDE_CHECK(declaration());
    return std::move(program_);
  }

 private:
  bool at_end() const { return at_ >= tokens_.size(); }
  std::string_view peek() const { return at_end() ? std::string_view() : tokens_[at_].text; }
  std::string_view take() { return at_end() ? std::string_view() : tokens_[at_++].text; }
  bool take_if(std::string_view word) { return peek() == word ? (++at_, true) : false; }
  void skip_separators() {
    while (!at_end() && tokens_[at_].separates()) ++at_;
  }
  tl::unexpected<base::Error> wrong(std::string_view what) const {
    size_t line = tokens_[std::clamp<size_t>(at_, 1, tokens_.size()) - 1].line;
    return base::bad_input(fmt::format("line {}: {}", line, what));
  }

  // First pass: the names of tasks, threads and queues, which may be used before they are declared.
  Status declare_all() {
    int depth = 0;
    bool fork = false;
    while (!at_end()) {
      std::string_view word = take();
      if (word == "{" || word == "}") depth += word == "{" ? 1 : -1;
      if (depth == 0 && !word.empty()) ANTECEDE_CHECK(declare(word, fork));
      if (depth == 0) fork = word == "fork";
      if (depth == 0 && (word == "input" || word == "display" || word == "listen")) take(), take(), take();
      if (depth == 0 && word == "walk") take(), take();
    }
    return {};
  }

  Status declare(std::string_view word, bool fork) {
    using QueueKind = trace::Queue::Kind;
    static const std::map<std::string_view, QueueKind> k_queues = {{"looper", QueueKind::Looper},
                                                                   {"serial", QueueKind::Serial},
                                                                   {"pool", QueueKind::Pool},
                                                                   {"binder", QueueKind::Binder}};
    auto queue = k_queues.find(word);
    if (queue == k_queues.end() && word != "task" && word != "thread") return {};
    std::string name(take());
    if (names_.contains(name)) return wrong(fmt::format("'{}' is declared twice", name));
    names_.emplace(name);
    if (word == "task") {
      program_.tasks.push_back({name, {}});
      return {};
    }
    if (queue != k_queues.end()) {
      program_.queues.push_back({name, queue->second, static_cast<uint32_t>(program_.threads.size())});
    }
    if (word == "thread" || word == "looper") program_.threads.push_back({name, {}, !fork, 0});
    return {};
  }

  template <class T>
  std::optional<uint32_t> find(const std::vector<T>& all, std::string_view name) const {
    for (uint32_t i = 0; i < all.size(); ++i)
      if (all[i].name == name) return i;
    return std::nullopt;
  }

  template <class T>
  Result<uint32_t> known(const std::vector<T>& all, std::string_view what) {
    std::string_view name = take();
    if (auto found = find(all, name)) return *found;
    return wrong(fmt::format("no {} is named '{}'", what, name));
  }

  uint32_t intern(std::vector<std::string>& all, std::string_view name) {
    for (uint32_t i = 0; i < all.size(); ++i)
      if (all[i] == name) return i;
    all.emplace_back(name);
    return static_cast<uint32_t>(all.size() - 1);
  }

  Result<int64_t> number() {
    std::string_view word = take();
    int64_t value = 0;
    auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size())
      return wrong(fmt::format("'{}' is no number", word));
    return value;
  }

  Result<uint32_t> on_queue() {
    if (!take_if("on")) return wrong("'on QUEUE' expected");
    return known(program_.queues, "queue");
  }

  Status declaration() {
    take_if("fork");
    std::string_view word = take();
    if (word == "serial" || word == "pool" || word == "binder") return take(), Status();
    if (word == "input" || word == "display")
      return external(word == "input" ? MessageType::Input : MessageType::Display, false);
    if (word == "listen") return external(MessageType::Display, true);
    if (word == "walk") return walk();
    if (word == "task") return body(program_.tasks[*find(program_.tasks, take())].body);
    if (word != "looper" && word != "thread") return wrong(fmt::format("declaration expected, not '{}'", word));
    BedThread& thread = program_.threads[*find(program_.threads, take())];
    if (take_if("process")) {
      ANTECEDE_TRY(int64_t process, number());
      thread.process = static_cast<uint32_t>(process);
    }
    if (word == "looper" && peek() != "{") return {};
    return body(thread.body);
  }

  Status external(MessageType type, bool listens) {
    ANTECEDE_TRY(uint32_t task, known(program_.tasks, "task"));
    ANTECEDE_TRY(uint32_t queue, on_queue());
    if (program_.queues[queue].kind != trace::Queue::Kind::Looper) return wrong("only loopers get input and frames");
    program_.externals.push_back({task, queue, type, External::k_no_callback});
    if (listens) program_.externals.back().callback = intern(program_.callbacks, take());
    return {};
  }

  Result<uint32_t> small_number(size_t below) {
    ANTECEDE_TRY(int64_t value, number());
    if (value < 0 || value >= static_cast<int64_t>(below)) return wrong("a smaller number expected");
    return static_cast<uint32_t>(value);
  }

  Status walk() {
    Walk walk;
    ANTECEDE_TRY(walk.queue, on_queue());
    if (program_.queues[walk.queue].kind != trace::Queue::Kind::Looper) return wrong("only loopers have components");
    ANTECEDE_TRY(walk.instances, small_number(k_most_instances));
    if (!take_if("{")) return wrong("'{' expected");
    while (skip_separators(), !take_if("}")) ANTECEDE_CHECK(walk_line(walk));
    for (const Walk::Step& step : walk.steps)
      for (uint32_t next : step.next)
        if (next >= walk.steps.size()) return wrong("no such step");
    for (const Walk::Click& click : walk.clicks)
      if (std::max(click.shown, click.gone) >= walk.steps.size()) return wrong("no such step");
    program_.walks.push_back(std::move(walk));
    return {};
  }

  Status walk_line(Walk& walk) {
    if (take_if("click")) {
      Walk::Click click;
      ANTECEDE_TRY(click.task, known(program_.tasks, "task"));
      ANTECEDE_TRY(click.shown, small_number(k_most_steps));
      ANTECEDE_TRY(click.gone, small_number(k_most_steps));
      if (walk.clicks.size() >= k_most_steps) return wrong("too many clicks");
      walk.clicks.push_back(click);
      return {};
    }
    if (!take_if("step")) return wrong("'step' or 'click' expected");
    Walk::Step step;
    ANTECEDE_TRY(step.task, known(program_.tasks, "task"));
    while (!at_end() && !tokens_[at_].separates() && peek() != "}") {
      ANTECEDE_TRY(uint32_t next, small_number(k_most_steps));
      step.next.push_back(next);
    }
    if (walk.steps.size() >= k_most_steps) return wrong("too many steps");
    walk.steps.push_back(std::move(step));
    return {};
  }

  Status body(std::vector<Statement>& statements) {
    if (!take_if("{")) return wrong("'{' expected");
    while (skip_separators(), !take_if("}")) {
      if (at_end()) return wrong("'}' expected");
      ANTECEDE_TRY(Statement statement, this->statement());
      if (statement.kind == Kind::Again && statement.target > statements.size()) return wrong("too far back");
      statements.push_back(statement);
      if (peek() != "}" && !at_end() && !tokens_[at_].separates())
        return wrong(fmt::format("'{}' unexpected", peek()));
    }
    return {};
  }

  Result<Statement> statement() {
    std::string_view word = take();
    for (const Verb& verb : k_named_verbs)
      if (verb.word == word) return named(verb);
    if (word == "post") return post();
    if (word == "send" || word == "call") return ipc(word == "call");
    if (word == "remove") return remove();
    Statement result;
    if (word == "quit") {
      result.kind = Kind::Quit;
      ANTECEDE_TRY(result.queue, known(program_.queues, "queue"));
      if (program_.queues[result.queue].kind != trace::Queue::Kind::Looper) return wrong("only loopers quit");
      return result;
    }
    if (word == "maybe" || word == "again") {
      result.kind = word == "maybe" ? Kind::Maybe : Kind::Again;
      ANTECEDE_TRY(int64_t count, number());
      if (count < 0 || count > k_longest_body) return wrong("a small number expected");
      result.target = static_cast<uint32_t>(count);
      return result;
    }
    if (word != "fork" && word != "join") return wrong(fmt::format("statement expected, not '{}'", word));
    result.kind = word == "fork" ? Kind::Fork : Kind::Join;
    ANTECEDE_TRY(result.target, known(program_.threads, "thread"));
    return result;
  }

  Result<Statement> named(const Verb& verb) {
    Statement result;
    result.kind = verb.kind;
    if (std::string_view("{};\n").find(peek()) != std::string_view::npos) return wrong("a name expected");
    result.target = intern(program_.*verb.names, take());
    if (verb.kind == Kind::Barrier) {
      ANTECEDE_TRY(result.queue, on_queue());
      if (program_.queues[result.queue].kind != trace::Queue::Kind::Looper)
        return wrong("only loopers have barriers");
    }
    if (verb.kind == Kind::Acquire && !tokens_[at_].separates() && peek() != "}") {
      ANTECEDE_TRY(result.time, number());
    }
    return result;
  }

  Result<Statement> post() {
    Statement result;
    ANTECEDE_TRY(result.target, known(program_.tasks, "task"));
    ANTECEDE_TRY(result.queue, on_queue());
    if (take_if("front")) result.type = MessageType::Front;
    if (take_if("idle")) result.type = MessageType::Idle;
    if (take_if("keep")) result.type = MessageType::Idle, result.keep = true;
    bool delayed = peek() == "delay";
    if (delayed || peek() == "at") {
      take();
      result.type = delayed ? MessageType::Delayed : MessageType::AtTime;
      ANTECEDE_TRY(result.time, number());
    }
    result.asynchronous = take_if("async");
    trace::Queue::Kind kind = program_.queues[result.queue].kind;
    if (kind == trace::Queue::Kind::Binder) return wrong("use 'send' or 'call' for a binder");
    if (kind != trace::Queue::Kind::Looper && result.type != MessageType::Delayed)
      return wrong("only loopers do that");
    return result;
  }

  Result<Statement> ipc(bool waits) {
    Statement result;
    result.kind = waits ? Kind::Call : Kind::Post;
    result.type = MessageType::Ipc;
    ANTECEDE_TRY(result.target, known(program_.tasks, "task"));
    ANTECEDE_TRY(result.queue, on_queue());
    if (program_.queues[result.queue].kind != trace::Queue::Kind::Binder) return wrong("a binder expected");
    return result;
  }

  Result<Statement> remove() {
    Statement result;
    result.kind = Kind::Remove;
    result.target = Statement::k_all;
    if (!take_if("all")) {
      ANTECEDE_TRY(result.target, known(program_.tasks, "task"));
    }
    ANTECEDE_TRY(result.queue, on_queue());
    result.instead = take_if("instead");
    return result;
  }

  std::vector<Token> tokens_;
  size_t at_ = 0;
  Program program_;
  std::set<std::string> names_;
};

}  // namespace

Result<Program> parse_program(std::string_view text) {
  return Parser(text).parse();
}

}  // namespace antecede::order::bed
