#include "order/bed/generator.h"

#include <array>

#include <fmt/format.h>

#include "order/bed/explorer.h"

namespace antecede::order::bed {
namespace {

using trace::MessageType;
using Kind = Statement::Kind;
using QueueKind = trace::Queue::Kind;

class Generator {
 public:
  Generator(std::mt19937_64& random, size_t scale) : random_(random), scale_(scale) {}

  Program generate() {
    add_queues();
    add_threads();
    size_t tasks = 2 + below(4 * scale_);
    for (size_t i = 0; i < tasks; ++i) program_.tasks.push_back({fmt::format("t{}", i), {}});
    name_things();
    choose_theme();
    for (uint32_t i = 0; i < tasks; ++i) fill(program_.tasks[i].body, below(3 + scale_), i + 1);
    for (BedThread& thread : program_.threads)
      fill(thread.body, is_looper(thread) ? below(3) : 1 + below(4 * scale_), 0);
    if (chance(25)) add_externals();
    return std::move(program_);
  }

 private:
  size_t below(size_t count) { return pick(random_, count); }
  uint32_t index(size_t count) { return static_cast<uint32_t>(below(count)); }
  bool chance(size_t percent) { return below(100) < percent; }
  bool is_looper(const BedThread& thread) const { return thread.name[0] == 'l'; }

  void add_looper(const char* name, bool started) {
    program_.queues.push_back({name, QueueKind::Looper, static_cast<uint32_t>(program_.threads.size())});
    program_.threads.push_back({name, {}, started, 0});
  }

  void add_queues() {
    add_looper("l0", true);
    if (chance(25)) add_looper("l1", chance(70));
    if (chance(15)) program_.queues.push_back({"s0", QueueKind::Serial, 0});
    if (chance(8)) program_.queues.push_back({"p0", QueueKind::Pool, 0});
    if (chance(12)) program_.queues.push_back({"b0", QueueKind::Binder, 0});
  }

  void add_threads() {
    size_t threads = chance(40) ? 1 : below(3 * scale_);
    for (size_t i = 0; i < threads; ++i) {
      program_.threads.push_back({fmt::format("w{}", i), {}, chance(60), chance(20) ? 1u : 0u});
    }
  }

  void name_things() {
    program_.locks = {"k"};
    program_.monitors = {"m"};
    program_.tokens = {"f", "g"};
    program_.callbacks = {"c", "d"};
    program_.barriers = {"x", "y"};
    program_.locations = {"u", "v"};
    program_.places = {"h", "i"};
    program_.classes = {"a", "b"};
  }

  void add_externals() {
    size_t externals = 1 + below(2);
    for (size_t i = 0; i < externals; ++i) {
      MessageType type = chance(75) ? MessageType::Input : MessageType::Display;
      program_.externals.push_back({index(program_.tasks.size()), 0, type});
    }
  }

  void fill(std::vector<Statement>& body, size_t statements, uint32_t first_task) {
    for (size_t i = 0; i < statements; ++i) {
      if (chance(50)) {
        body.push_back(post(first_task));
      } else {
        other(body);
      }
    }
  }

  // Mostly tasks that come later, so that programs end.
  uint32_t some_task(uint32_t first_task) {
    uint32_t count = static_cast<uint32_t>(program_.tasks.size());
    if (first_task >= count || chance(5)) return index(count);
    return first_task + index(count - first_task);
  }

  Statement post(uint32_t first_task) {
    Statement result;
    result.target = some_task(first_task);
    result.queue = chance(65) ? 0 : index(program_.queues.size());
    QueueKind kind = program_.queues[result.queue].kind;
    if (kind == QueueKind::Binder) {
      result.type = MessageType::Ipc;
      result.kind = chance(40) ? Kind::Call : Kind::Post;
    } else if (kind == QueueKind::Looper) {
      set_type(result);
    } else {
      result.time = chance(30) ? static_cast<int64_t>(below(3)) : 0;
    }
    return result;
  }

  // What a barrier is about.
  Statement plain_post(uint32_t looper) {
    Statement result;
    result.target = some_task(0);
    result.queue = looper;
    result.asynchronous = chance(50);
    return result;
  }

  void set_type(Statement& statement) {
    static constexpr std::array<MessageType, 10> k_types = {
        MessageType::Delayed, MessageType::Delayed, MessageType::Delayed, MessageType::Delayed, MessageType::Front,
        MessageType::Front,   MessageType::Idle,    MessageType::Idle,    MessageType::AtTime,  MessageType::Delayed};
    statement.type = chance(40) ? favourite_ : k_types[below(k_types.size())];
    if (statement.type == MessageType::Delayed) statement.time = chance(50) ? 0 : static_cast<int64_t>(below(4)) - 1;
    if (statement.type == MessageType::AtTime) statement.time = chance(15) ? 0 : static_cast<int64_t>(9 + below(5));
    if (statement.type == MessageType::AtTime && chance(5)) statement.time = -1;
    statement.keep = statement.type == MessageType::Idle && chance(35);
    statement.asynchronous = statement.type != MessageType::Idle && chance(30);
  }

  // What a program has most of, so that rules about one thing meet each other.
  void choose_theme() {
    static constexpr std::array<std::initializer_list<Kind>, 11> k_themes = {{
        {Kind::Register, Kind::Register, Kind::Invoke, Kind::Invoke, Kind::Unregister},
        {Kind::Barrier, Kind::Unbarrier},
        {Kind::Barrier, Kind::Barrier, Kind::Unbarrier},
        {Kind::Release, Kind::Release, Kind::Acquire},
        {Kind::Notify, Kind::Notify, Kind::Wait},
        {Kind::Fork, Kind::Fork, Kind::Join},
        {Kind::Remove},
        {Kind::Write, Kind::Read, Kind::Lock},
        {Kind::Quit, Kind::Join, Kind::Remove, Kind::Read},
        {Kind::Put, Kind::Get},
        {Kind::Use, Kind::Use, Kind::Put, Kind::Get},
    }};
    theme_ = k_themes[below(k_themes.size())];
    favourite_ = static_cast<MessageType>(below(4));
  }

  void other(std::vector<Statement>& body) {
    static constexpr std::array<Kind, 19> k_kinds = {Kind::Remove,  Kind::Barrier, Kind::Unbarrier, Kind::Fork,
                                                     Kind::Join,    Kind::Lock,    Kind::Notify,    Kind::Wait,
                                                     Kind::Release, Kind::Acquire, Kind::Register,  Kind::Unregister,
                                                     Kind::Invoke,  Kind::Write,   Kind::Read,      Kind::Quit,
                                                     Kind::Put,     Kind::Get,     Kind::Use};
    Statement result;
    result.kind = chance(75) ? theme_[below(theme_.size())] : k_kinds[below(k_kinds.size())];
    if (result.kind == Kind::Quit && chance(50)) result.kind = Kind::Read;
    if (result.kind == Kind::Quit) result.queue = looper();
    if (result.kind == Kind::Barrier) result.queue = looper();
    if (result.kind == Kind::Remove) result.queue = chance(70) ? 0 : index(program_.queues.size());
    result.target = chance(50) ? 0 : index(targets(result.kind));
    if (result.kind == Kind::Remove && chance(20)) result.target = Statement::k_all;
    result.instead = result.kind == Kind::Remove && chance(40);
    if (result.kind == Kind::Acquire && chance(30)) result.time = 2;
    body.push_back(result);
    bool closes = result.kind == Kind::Lock || (result.kind == Kind::Barrier && chance(70));
    if (!closes) return;
    for (size_t posts = 1 + below(2); posts > 0; --posts) {
      body.push_back(result.kind == Kind::Barrier && chance(60) ? plain_post(result.queue) : post(0));
    }
    result.kind = result.kind == Kind::Lock ? Kind::Unlock : Kind::Unbarrier;
    body.push_back(result);
  }

  uint32_t looper() {
    bool two = program_.queues.size() > 1 && program_.queues[1].kind == QueueKind::Looper;
    return two && chance(30) ? 1 : 0;
  }

  size_t targets(Kind kind) const {
    switch (kind) {
      case Kind::Remove: return program_.tasks.size();
      case Kind::Fork:
      case Kind::Join: return program_.threads.size();
      case Kind::Lock:
      case Kind::Notify:
      case Kind::Wait: return 1;
      default: return 2;
    }
  }

  std::mt19937_64& random_;
  size_t scale_;
  Program program_;
  std::vector<Kind> theme_;
  MessageType favourite_{};
};

}  // namespace

Program random_program(std::mt19937_64& random, size_t scale) {
  return Generator(random, scale).generate();
}

namespace {

// At most one branch and one loop in a body, one behind the other. (The names of what is done again must differ.)
void add_branch(std::vector<Statement>& body, std::mt19937_64& random) {
  if (body.empty() || pick(random, 100) >= 35) return;
  Statement jump;
  bool again = pick(random, 2) == 0;
  size_t first = pick(random, body.size()), count = 1 + pick(random, body.size() - first);
  jump.kind = again ? Kind::Again : Kind::Maybe;
  jump.target = static_cast<uint32_t>(count);
  body.insert(body.begin() + static_cast<ptrdiff_t>(again ? first + count : first), jump);
}

}  // namespace

void add_branches(Program& program, std::mt19937_64& random) {
  for (Task& task : program.tasks) add_branch(task.body, random);
  for (BedThread& thread : program.threads) add_branch(thread.body, random);
}

void add_components(Program& program, std::mt19937_64& random) {
  auto task = [&] { return static_cast<uint32_t>(pick(random, program.tasks.size())); };
  if (pick(random, 3) == 0) {
    program.externals.push_back({task(), 0, MessageType::Display, 0});
    Statement statement;
    statement.kind = Kind::Register;
    program.threads[pick(random, program.threads.size())].body.push_back(statement);
    statement.kind = Kind::Unregister;
    program.tasks[task()].body.push_back(statement);
    return;
  }
  Walk walk;
  walk.instances = 1 + static_cast<uint32_t>(pick(random, 2));
  auto steps = static_cast<uint32_t>(2 + pick(random, 3));
  for (uint32_t i = 0; i < steps; ++i) {
    Walk::Step step{task(), {}};
    if (i + 1 < steps) step.next.push_back(i + 1);
    if (pick(random, 3) == 0) step.next.push_back(static_cast<uint32_t>(pick(random, steps)));
    walk.steps.push_back(step);
  }
  if (pick(random, 2) == 0) walk.clicks.push_back({task(), static_cast<uint32_t>(pick(random, steps)), steps - 1});
  program.walks.push_back(walk);
}

}  // namespace antecede::order::bed
