#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/id.h"
#include "order/post.h"
#include "order/static/flow.h"

/// What the static side of the order sees of an app: plain values, which the static engine fills in. An *action* stands
/// for a set of events (or the lives of some threads) that it cannot tell apart; a *point* for a place in an action's
/// code. `StaticOrder` (static_order.h) computes what precedes what.
///
/// Everything here may be incomplete in one direction only. What is not known is left out or said to be unknown
/// (`open`, `Count::Many`, `Range::any()`), and then orders less. What is stated must hold in every run of the app on
/// every version of Android from minSdk up.
namespace antecede::order::view {

using QueueId = base::Id<struct QueueTag>;
using ActionId = base::Id<struct ActionTag>;
using PointId = base::Id<struct PointTag>;
using PostId = base::Id<struct PostTag>;
using ScopeId = base::Id<struct ScopeTag>;

/// How many there are in each instance of the scope something belongs to, or in the life of the process if it has none.
enum class Count : uint8_t {
  Many,
  One,      ///< At most one.
  Derived,  ///< Of actions: what its posts tell. Many, if it is `open`.
};

/// What has instances that other things belong to: a component of the app (each activity that is made), or an action
/// whose instances each have objects of their own (an AsyncTask and all that is posted for it).
///
/// *Before per instance* is an order inside of one instance. It says something about an object only if the object
/// belongs to one instance, one to one.
struct Scope {
  /// An instance lies in an instance of this one, as a fragment does in its activity. None: the process.
  ScopeId parent;
  Count count = Count::Many;
  /// The scope is the instances of this action, and all that is posted for one of them. None: a component.
  ActionId action;
  /// Objects of one instance may be found by another one (a ViewModel, a retained fragment, saveable state): then
  /// nothing is *before per instance*. If only some objects are, give those a scope of their own and leave this out.
  bool retains = false;
  std::string label;
};

/// Where actions run.
struct Queue {
  enum class Kind : uint8_t {
    Looper,
    Serial,   ///< One at a time, in the order of arrival and delay: a single-threaded executor.
    Pool,     ///< Several at once.
    Thread,   ///< Each action on a thread of its own.
    Binder,
    Unknown,  ///< May be any queue.
  };
  Kind kind = Kind::Unknown;
  ScopeId scope;
  Count count = Count::Many;  ///< Queues that this one stands for. Only one queue keeps anything in order.
  /// Looper: the action that is the body of its thread, and the point where it enters its loop. None: the main looper,
  /// or not known. The body of a looper thread ends after its loop.
  ActionId thread;
  PointId loop;
  std::string label;
};

/// What runs.
struct Action {
  enum class Kind : uint8_t {
    Lifecycle,  ///< One transition of a component, all its callbacks; each place in the unrolled automaton is an action.
    Callback,   ///< A listener that the system or the user causes to be called.
    Input,      ///< The same, for input: of one looper, they come one after the other, as the user likes.
    Task,       ///< A message or task that was posted.
    Thread,     ///< The body of a thread.
    Start,      ///< What the process begins with.
  };
  Kind kind = Kind::Task;
  QueueId queue;
  /// The instance it belongs to. None: that of all its posters, if there is one.
  ScopeId scope;
  Count count = Count::Derived;
  /// May begin for a reason that no post of the view tells: what the system does by itself, unknown posters.
  bool open = false;
  /// Its points, with one number after the other, and what control flow says of them (`flow` by place in `points`).
  base::IdRange<PointId> points;
  Flow flow;
  std::string label;
};

/// A place in an action. The lists of `AppView` say what happens there.
///
/// Accesses are points, too: those that relate alike to all other points of the action need one point only.
struct Point {
  enum class Kind : uint8_t { Post, Join, Remove, Release, Acquire, Barrier, Access, Other };
  ActionId action;
  Kind kind = Kind::Other;
  std::string label;  ///< Where that is, for people.
};

/// At a point an action is made to run, later.
struct Post {
  enum class Cause : uint8_t {
    Message,   ///< Put into a queue: `how` counts.
    Fork,      ///< A thread is started.
    Register,  ///< A listener is registered: its action may come from now on, any number of times.
    Start,     ///< A component is asked for; the system does it some time.
  };
  PointId from;
  ActionId to;
  Cause cause = Cause::Message;
  order::Post how;  ///< `queue` is filled in from the action's.
  /// Where a message may wait before it comes into the action's queue: what a view keeps until it is in a window. It
  /// hands them on in the order of their posts, on the queue's thread. None: the message is put into the queue at once.
  QueueId through;
  /// May run at once, inside of the poster (`runOnUiThread` on the main thread).
  bool may_be_inline = false;
  /// One execution may cause several instances (a fixed rate; always so for Register).
  bool repeats = false;
  std::string label;
};

/// The point is passed only after the end of the instance of `of` that it waits for: `Thread.join`, `Future.get`,
/// `AsyncTask.get`, a synchronous call. Without a time limit; an interrupted or cancelled wait does not pass it. It is
/// sure to wait for that one instance that its scope has, where it has only one.
struct Join {
  PointId at;
  ActionId of;
  /// What is waited for is one object in each instance of this scope. None: in the process.
  ScopeId scope = {};
};

/// After the point no instance of `of` begins that was posted or registered before it, in the same instance of
/// `scope` (none: in the process). All keys must be sure to match: the handler, the callback, what, the token.
struct Removal {
  PointId at;
  ActionId of;
  ScopeId scope;
  /// Of a listener: only where the registration is looked at when the call is dispatched, on the thread of `at`.
  bool unregisters = false;
};

/// A latch, future, semaphore or flag: each of `acquires` is passed only after `needs` of the releases.
struct Token {
  ScopeId scope;
  Count count = Count::Many;  ///< Objects that this one stands for.
  uint32_t needs = 1;         ///< Before an acquire; exact.
  /// All places that release it, and of each how often in all: if these are no more than `needs`, all precede.
  std::vector<PointId> releases;
  bool other_releases = true;  ///< There may be more than these.
  std::vector<PointId> acquires;
};

/// A synchronisation barrier in a looper's queue, with all places that remove it.
struct Barrier {
  QueueId queue;
  PointId post;
  std::vector<PointId> removals;
};

/// The transitions of one component: in one instance of `scope` they run one after the other along a path of this flow
/// (`flow` by place in `actions`; `once` is per instance).
struct Automaton {
  ScopeId scope;
  std::vector<ActionId> actions;
  Flow flow;
};

/// Each instance of `action` begins after the end of an instance of one of `one_of`, of the same instance of `scope`
/// (none: of any). A click needs that its window was shown.
struct Need {
  ActionId action;
  std::vector<ActionId> one_of;
  ScopeId scope;
  std::string why;
};

/// The begin or end of an action, or one of its points.
struct Place {
  enum class Kind : uint8_t { Begin, End, Point };
  Kind kind = Kind::Begin;
  ActionId action;  ///< Of Begin and End.
  PointId point;    ///< Of Point.

  static Place begin(ActionId action) { return {Kind::Begin, action, {}}; }
  static Place end(ActionId action) { return {Kind::End, action, {}}; }
  static Place at(PointId point) { return {Kind::Point, {}, point}; }
  bool operator==(const Place&) const = default;
};

/// An order that the engine knows by itself: every `first` precedes every `second`, in one instance of `scope` (none:
/// in the whole process). An initialiser before those that pass its check; a click before its window is gone.
struct Known {
  Place first, second;
  ScopeId scope;
  std::string why;
};

/// Any two instances of these, of one instance of `scope` or of any, come one after the other, and the app does not
/// decide in which order: what the user does, what the system tells one component.
struct Sequence {
  std::vector<ActionId> actions;
  ScopeId scope;
  std::string why;
};

/// The asynchronous structure of an app.
struct AppView {
  base::IdVector<ScopeId, Scope> scopes;
  base::IdVector<QueueId, Queue> queues;
  base::IdVector<ActionId, Action> actions;
  base::IdVector<PointId, Point> points;
  base::IdVector<PostId, Post> posts;
  std::vector<Join> joins;
  std::vector<Removal> removals;
  std::vector<Token> tokens;
  std::vector<Barrier> barriers;
  std::vector<Automaton> automata;
  std::vector<Need> needs;
  std::vector<Known> known;
  std::vector<Sequence> sequences;
};

}  // namespace antecede::order::view
