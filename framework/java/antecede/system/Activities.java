package antecede.system;

import android.app.Activity;
import android.content.ComponentCallbacks2;
import android.content.Intent;
import antecede.Bag;
import antecede.Concrete;
import antecede.Lifecycle;
import antecede.Sync;
import antecede.World;

/**
 * The stack of activities. What happens to it is done one operation after the other, each a sequence of messages that the automaton of activities
 * names (its `system` lines); the next message goes out when the app has reported the end of the one before.
 */
@Concrete
final class Activities {
  private static final String KIND = "activity";
  /** An app that crashes again within this time is not shown again: AOSP's minimum between crashes. */
  private static final long CRASH_INTERVAL = 120L * 1000000000;
  /** An intent that needs nothing but the task in front. */
  private static final int BROUGHT = -2;

  /** From the bottom to the top. */
  private static final Bag<ActivityRecord> stack = new Bag<ActivityRecord>();
  private static final Bag<Operation> operations = new Bag<Operation>();
  private static Operation current;
  /** What was asked to end: a task begins anew only because of that. */
  private static final Object endings = new Object();
  /** The user is on the home screen, or looks at another app. */
  private static boolean isAway = true;
  /** It was in front, and has not heard that it no longer is. */
  private static boolean wasSeen;
  private static boolean hasCrashed;
  private static long lastCrash;

  private Activities() {}

  /** A change of the stack. */
  abstract static class Operation {
    private String[] messages;
    private int next;

    /** Changes the stack and says what to do: {@link #run} a rule, or nothing. */
    abstract void begin();

    /** The record behind a name of the rule. */
    abstract ActivityRecord record(String role);

    void end() {}

    /** Follows a rule of the automaton for the activity in its present state; nothing if there is none. */
    final void follow(ActivityRecord record, String action) {
      messages = record == null ? null : rule(record, action);
      next = 0;
    }

    private void putOff() {
      next = messages.length;
      ((Ending) this).isPutOff = true;
      operations.add(1, new Ending(record("")));
    }

    private void go() {
      if (messages == null || next == messages.length) {
        end();
        finished();
        return;
      }
      String[] parts = messages[next++].split(", ");
      final Bag<ActivityRecord> records = new Bag<ActivityRecord>();
      final Bag<String> transitions = new Bag<String>();
      for (int i = 0; i < parts.length; i++) {
        int of = parts[i].indexOf(" of ");
        ActivityRecord record = record(of < 0 ? "" : parts[i].substring(of + 4));
        String transition = of < 0 ? parts[i] : parts[i].substring(0, of);
        // One that the next one covers already is not made before it is seen.
        if (of >= 0 && transition.equals("launch") && isCoveredNext()) next = messages.length;
        // Whoever finished and then started another one goes when that is there; what lies below does not come back.
        else if (of >= 0 && transition.startsWith("return") && this instanceof Ending && isCoveredNext()) putOff();
        else if (record != null) fit(record, transition, records, transitions);
      }
      if (records.isEmpty()) {
        go();
      } else {
        Environment.send(new Step(this, records, transitions));
      }
    }
  }

  private static boolean isCoveredNext() {
    return !operations.isEmpty() && operations.get(0) instanceof Starting && ((Starting) operations.get(0)).covers();
  }

  /** Adds a transition to a message, or what takes its place because of what has happened since the operation began. */
  private static void fit(ActivityRecord record, String transition, Bag<ActivityRecord> records, Bag<String> transitions) {
    boolean stops = transition.startsWith("stop");
    // Whoever comes to light again before it was stopped is not; whoever was finished ends at once.
    if (stops && !record.isFinishing && !record.leavesNoHistory() && isVisible(record)) return;
    String instead = stops && (record.isFinishing || record.leavesNoHistory()) ? "destroy" : transition;
    if (transition.startsWith("return") && record.isOutdated()) {
      String[] messages = Lifecycle.rule(KIND, record.state(), record.handlesTurns() ? "rotate-handled" : "rotate");
      String[] parts = messages == null ? new String[0] : messages[0].split(", ");
      for (int i = 0; i < parts.length; i++) {
        records.add(record);
        transitions.add(parts[i].replace(" of successor", ""));
      }
      if (!record.handlesTurns()) return;
    }
    records.add(record);
    transitions.add(instead);
  }

  /** One message of an operation. */
  private static final class Step extends Environment.Message {
    private final Operation operation;
    private final Bag<ActivityRecord> records;
    private final Bag<String> transitions;

    Step(Operation operation, Bag<ActivityRecord> records, Bag<String> transitions) {
      super(Words.of(records, transitions), records.get(0), records.last());
      this.operation = operation;
      this.records = records;
      this.transitions = transitions;
    }

    @Override
    void dispatch() {
      for (int i = 0; i < records.size(); i++) records.get(i).perform(transitions.get(i));
    }

    @Override
    Environment.Work then() {
      return new Environment.Work() {
        @Override
        void act() {
          // A process that died meanwhile has left its operations behind.
          if (operation == current) operation.go();
        }
      };
    }
  }

  private static String[] rule(ActivityRecord record, String action) {
    int target = Manifest.get().targetSdk;
    int[] levels = {11, 28, 32};
    for (int i = 0; i < levels.length; i++) {
      String[] older = target < levels[i] ? Lifecycle.rule(KIND, record.state(), action + "-pre" + levels[i]) : null;
      if (older != null) return older;
    }
    return Lifecycle.rule(KIND, record.state(), action);
  }

  private static void finished() {
    current = null;
    removeEnded();
    settle();
    if (!isAway) {
      wasSeen = true;
    } else if (wasSeen && !hasSeen()) {
      wasSeen = false;
      AppProcess.trim(ComponentCallbacks2.TRIM_MEMORY_UI_HIDDEN);
    }
    proceed();
  }

  /** Whether some activity is not stopped. */
  private static boolean hasSeen() {
    for (int i = 0; i < stack.size(); i++) {
      String state = stack.get(i).state();
      if (state.equals("paused") || state.equals("resumed")) return true;
    }
    return false;
  }

  /** What was destroyed for good leaves the stack. */
  private static void removeEnded() {
    for (int i = stack.size() - 1; i >= 0; i--) {
      ActivityRecord one = stack.get(i);
      if (one.hasEnded) stack.removeAt(i);
    }
    if (stack.isEmpty()) isAway = true;
  }

  /** Whether the user sees it: nothing opaque that stays lies above it. */
  private static boolean isVisible(ActivityRecord record) {
    if (isAway) return false;
    for (int i = stack.size() - 1; i >= 0; i--) {
      ActivityRecord one = stack.get(i);
      if (one == record) return true;
      if (!one.isFinishing && !one.isTranslucent()) return false;
    }
    return false;
  }

  /** Activities below the top that have become hidden are stopped; those that are seen again are started, and fit the screen. */
  private static void settle() {
    ActivityRecord top = topStaying();
    // The end of one that is no longer on top changes nothing that is seen.
    boolean isQuiet = operations.isEmpty() || (operations.get(0) instanceof Ending && ((Ending) operations.get(0)).record != top());
    if (!isQuiet || !AppProcess.isReady()) return;
    if (top != null && !isAway) {
      Device.fit(top);
      if (top.isOutdated() && top.state().equals("resumed")) {
        operations.add(0, new Change(top.handlesTurns() ? "rotate-handled" : "rotate", top));
        return;
      }
    }
    for (int i = stack.size() - 1; i >= 0; i--) {
      ActivityRecord one = stack.get(i);
      if (one == top || one.isFinishing) continue;
      boolean isVisible = isVisible(one);
      String state = one.state(), action = null;
      if (isVisible && one.isOutdated() && !state.equals("resumed")) action = one.handlesTurns() ? "rotate-handled" : "rotate-behind";
      else if (isVisible && state.equals("stopped")) action = "reappear";
      else if (isVisible && state.equals("initialized")) action = "launch-behind";
      else if (!isVisible && state.equals("paused")) action = "hide";
      if (action == null || rule(one, action) == null) continue;
      operations.add(0, new Change(action, one));
      return;
    }
  }

  /** The highest that is not being finished. */
  private static ActivityRecord topStaying() {
    for (int i = stack.size() - 1; i >= 0; i--) {
      if (!stack.get(i).isFinishing) return stack.get(i);
    }
    return null;
  }

  /** Only on the environment's thread. */
  static void submit(Operation operation) {
    Sync.release(operation);
    operations.add(operation);
    proceed();
  }

  private static void proceed() {
    if (current != null || operations.isEmpty()) return;
    if (!AppProcess.isReady()) {
      AppProcess.start();
      return;
    }
    current = operations.removeAt(0);
    Sync.acquire(current);
    current.begin();
    current.go();
  }

  /** The activity on top, whether or not it is shown; null if there is none. */
  static ActivityRecord top() {
    return stack.last();
  }

  static boolean isBusy() {
    return current != null || !operations.isEmpty();
  }

  /** Whether the user sees the app. */
  static boolean isShown() {
    return !isAway && top() != null;
  }

  /** The activity that takes input; null: none does now. */
  static ActivityRecord focused() {
    ActivityRecord top = top();
    boolean takes = top != null && top.activity != null && Lifecycle.enables(KIND, top.state(), "input");
    return takes && !isAway ? top : null;
  }

  static ActivityRecord find(Activity activity) {
    for (int i = stack.size() - 1; i >= 0; i--) {
      if (stack.get(i).activity == activity) return stack.get(i);
    }
    return null;
  }

  static int layerOf(android.os.IBinder token) {
    for (int i = 0; i < stack.size(); i++) {
      Activity one = stack.get(i).activity;
      if (one != null && one.getActivityToken() == token) return i;
    }
    return stack.size();
  }

  /** Whether nothing lies below it. */
  static boolean isRoot(ActivityRecord record) {
    return stack.indexOf(record) == 0;
  }

  private static ActivityRecord below(ActivityRecord record) {
    int index = stack.indexOf(record);
    return index > 0 ? stack.get(index - 1) : null;
  }

  // What apps and users ask for -------------------------------------------------------------------------------------------------

  static void start(Manifest.Component info, Intent intent, Activity caller, int requestCode) {
    ActivityRecord from = caller == null ? null : find(caller);
    // No result comes from another task: it is cancelled at once.
    boolean cancels = requestCode >= 0 && (intent.getFlags() & Intent.FLAG_ACTIVITY_NEW_TASK) != 0;
    if (cancels && from != null) {
      from.results.add(new ActivityRecord.Result(requestCode, Activity.RESULT_CANCELED, null));
      deliverResults(from);
    }
    submit(new Starting(info, intent, from, cancels ? -1 : requestCode));
  }

  /** An activity is started: a new one, or one that is there already. */
  private static final class Starting extends Operation {
    private final Manifest.Component info;
    private final Intent intent;
    private final ActivityRecord from;
    private final int requestCode;
    private ActivityRecord record, before;

    Starting(Manifest.Component info, Intent intent, ActivityRecord from, int requestCode) {
      this.info = info;
      this.intent = intent;
      this.from = from;
      this.requestCode = requestCode;
    }

    /** Whether it lays a new activity over all others. */
    private boolean covers() {
      int others = Intent.FLAG_ACTIVITY_CLEAR_TOP | Intent.FLAG_ACTIVITY_SINGLE_TOP | Intent.FLAG_ACTIVITY_REORDER_TO_FRONT
          | Intent.FLAG_ACTIVITY_NEW_TASK;
      return info.launchMode == 0 && (intent.getFlags() & others) == 0 && !new ActivityRecord(info, intent).isTranslucent();
    }

    @Override
    void begin() {
      before = top();
      boolean wasAway = isAway;
      isAway = false;
      int index = existing();
      if (index >= 0) {
        reuse(index, wasAway);
        return;
      }
      if (index == BROUGHT) {
        if (wasAway && before != null) follow(before, "return");
        return;
      }
      if (topStaying() == null) Sync.acquire(endings);
      record = new ActivityRecord(info, intent);
      if (requestCode >= 0 || (has(Intent.FLAG_ACTIVITY_FORWARD_RESULT) && from != null)) promise();
      stack.add(record);
      Device.fit(record);
      go(record.isTranslucent() ? "start-translucent" : "start-other", "launch");
    }

    private boolean has(int flag) {
      return (intent.getFlags() & flag) != 0;
    }

    /** Who gets the result. A new task has none to give: it is cancelled at once. */
    private void promise() {
      if (has(Intent.FLAG_ACTIVITY_FORWARD_RESULT) && requestCode < 0) {
        record.resultTo = from.resultTo;
        record.requestCode = from.requestCode;
        from.resultTo = null;
      } else if (has(Intent.FLAG_ACTIVITY_NEW_TASK)) {
        if (from != null) from.results.add(new ActivityRecord.Result(requestCode, Activity.RESULT_CANCELED, null));
      } else {
        record.resultTo = from;
        record.requestCode = requestCode;
      }
    }

    /** The one that was in front leaves, if it is there; else only the other one moves. */
    private void go(String covering, String alone) {
      boolean covers = before != null && before != record && before.activity != null && before.state().equals("resumed")
          && !before.activity.lifeAbandoned();
      boolean leaves = !has(Intent.FLAG_ACTIVITY_NO_USER_ACTION) && covers && !before.isFinishing;
      if (covers) before.activity.life.set("leaving", leaves ? before : null);
      if (covers) before.noHistory |= (before.intent.getFlags() & Intent.FLAG_ACTIVITY_NO_HISTORY) != 0;
      follow(covers ? before : record, covers ? covering : alone);
      if (!covers) before = record;
    }

    /** Where on the stack the instance is that is to be used again; -1: a new one is made. */
    private int existing() {
      boolean single = info.launchMode >= 2, clears = has(Intent.FLAG_ACTIVITY_CLEAR_TOP), isNewTask = has(Intent.FLAG_ACTIVITY_NEW_TASK);
      boolean toFront = has(Intent.FLAG_ACTIVITY_REORDER_TO_FRONT);
      boolean onTop = info.launchMode == 1 || has(Intent.FLAG_ACTIVITY_SINGLE_TOP);
      if (isNewTask && has(Intent.FLAG_ACTIVITY_CLEAR_TASK)) {
        finishAbove(-1);
        return -1;
      }
      for (int i = stack.size() - 1; i >= 0; i--) {
        ActivityRecord one = stack.get(i);
        if (!one.info.implementation.equals(info.implementation) || one.isFinishing) continue;
        if (single || toFront || (clears && onTop) || (onTop && one == topStaying())) return i;
        if (clears) finishAbove(i - 1);
        // What began the task is there already: the task only comes to the front.
        else if (isNewTask && i == 0 && one.intent.filterEquals(intent)) return BROUGHT;
        if (clears) return -1;
      }
      return -1;
    }

    private void reuse(int index, boolean wasAway) {
      record = stack.get(index);
      boolean moves = has(Intent.FLAG_ACTIVITY_REORDER_TO_FRONT) && info.launchMode < 2 && !has(Intent.FLAG_ACTIVITY_CLEAR_TOP);
      if (moves) {
        stack.removeAt(index);
        stack.add(record);
      } else {
        finishAbove(index);
      }
      record.newIntents.add(intent);
      boolean isNotSeen = wasAway || record.activity == null || !record.state().equals("resumed");
      go("bring-to-front", isNotSeen ? "return" : "new-intent");
    }

    @Override
    ActivityRecord record(String role) {
      return role.isEmpty() ? before : record;
    }
  }

  /** What lies above ends without being shown again. */
  private static void finishAbove(int index) {
    for (int i = stack.size() - 1; i > index; i--) {
      markFinished(stack.get(i));
    }
  }

  private static void markFinished(ActivityRecord record) {
    if (record.isFinishing) return;
    record.isFinishing = true;
    Sync.release(endings);
    record.giveResult();
    operations.add(new Ending(record));
  }

  /** An activity ends; the one below comes back. */
  private static final class Ending extends Operation {
    private final ActivityRecord record;
    private ActivityRecord below;
    private boolean isPutOff;

    Ending(ActivityRecord record) {
      this.record = record;
    }

    @Override
    void begin() {
      if (record.hasEnded) return;
      below = record == top() && !isAway ? Activities.below(record) : null;
      while (below != null && below.isFinishing) below = Activities.below(below);
      if (below != null) Device.fit(below);
      boolean abandoned = record.activity != null && record.activity.lifeAbandoned();
      if (record.activity != null) record.activity.life.set("leaving", null);
      follow(record, abandoned ? "abandon" : "finish");
    }

    @Override
    ActivityRecord record(String role) {
      // One whose process died, or that was destroyed for room, is made again.
      return role.isEmpty() ? record : below;
    }

    @Override
    void end() {
      if (!isPutOff) record.hasEnded = true;
    }
  }

  static void finish(ActivityRecord record) {
    markFinished(record);
    proceed();
  }

  static void finishAffinity(ActivityRecord record) {
    for (int i = stack.indexOf(record); i >= 0; i--) markFinished(stack.get(i));
    proceed();
  }

  static void finishStarted(ActivityRecord by, int requestCode) {
    for (int i = stack.size() - 1; i >= 0; i--) {
      ActivityRecord one = stack.get(i);
      if (one.resultTo == by && one.requestCode == requestCode) finish(one);
    }
  }

  /** The user swipes the task away: its activities end. */
  static void removeTask() {
    if (isShown()) home();
    submit(new Removal(false));
  }

  /** Everything is finished; then services are told. */
  private static final class Removal extends Operation {
    private final boolean isDone;

    Removal(boolean isDone) {
      this.isDone = isDone;
    }

    @Override
    void begin() {
      if (isDone) {
        Services.taskRemoved();
      } else {
        finishAbove(-1);
        operations.add(new Removal(true));
      }
    }

    @Override
    ActivityRecord record(String role) {
      return null;
    }
  }

  /** A change that concerns one activity alone. */
  private static final class Change extends Operation {
    private final String action;
    private final ActivityRecord of;
    private ActivityRecord record;

    Change(String action, ActivityRecord of) {
      this.action = action;
      this.of = of;
    }

    @Override
    void begin() {
      record = of != null ? of : top();
      // One that finished itself before it was shown only ends: it has nothing to pause.
      if (record == null || record.hasEnded || record.activity != null && record.activity.lifeAbandoned()) return;
      boolean leaves = leaves();
      if (leaves) {
        isAway = true;
      } else if (action.equals("return")) {
        isAway = false;
        Device.fit(record);
      }
      if (record.activity != null) record.activity.life.set("leaving", leaves && !action.equals("to-back") || action.equals("ask") ? record : null);
      boolean isGone = record.activity == null;
      follow(record, isGone ? (action.equals("return") ? "launch" : action) : leaves ? "home" : action);
    }

    private boolean leaves() {
      return action.equals("home") || action.equals("to-back") || action.equals("visit");
    }

    @Override
    ActivityRecord record(String role) {
      return record;
    }

    @Override
    void end() {
      if (action.equals("visit")) operations.add(0, new Change("return", record));
    }
  }

  static void home() {
    if (!isAway) submit(new Change("home", null));
  }

  /** As {@link #home}, but not because the user left. */
  static void toBack() {
    if (!isAway) submit(new Change("to-back", null));
  }

  static void comeBack() {
    submit(new Change("return", null));
  }

  static void recreate(ActivityRecord record) {
    submit(new Change("recreate", record));
  }

  /** The device was turned, or an activity wants it otherwise: those that handle that are told, others are made again. */
  static void turned() {
    if (current != null) return;
    settle();
    proceed();
  }

  static void deliverResults(ActivityRecord record) {
    submit(new Change("deliver-result", record));
  }

  /** Something of another app lies over the activity until the user has answered it; or hides it. */
  static void ask(ActivityRecord record, boolean hides) {
    submit(new Change(hides ? "visit" : "ask", record));
  }

  /** The user pressed Back and nobody in the app took it: what the user began with goes to the back, anything else ends. */
  static boolean goesToBack(ActivityRecord record) {
    boolean begins = record.intent != null && record.intent.hasCategory(Intent.CATEGORY_LAUNCHER);
    return isRoot(record) && begins && Intent.ACTION_MAIN.equals(record.intent.getAction());
  }

  /** Those that have an object. */
  static Bag<Activity> alive() {
    Bag<Activity> alive = new Bag<Activity>();
    for (int i = 0; i < stack.size(); i++) {
      if (stack.get(i).activity != null) alive.add(stack.get(i).activity);
    }
    return alive;
  }

  // Processes -------------------------------------------------------------------------------------------------------------------

  /** A new process is ready: the user sees again what was there. */
  static void processStarted() {
    if (isShown() && !isBusy()) comeBack();
    proceed();
  }

  /** The user starts the app, or comes back to it. */
  static void launch() {
    Bag<Manifest.Component> launchers = Manifest.get().launchers();
    if (!stack.isEmpty()) {
      comeBack();
    } else if (!launchers.isEmpty()) {
      launch(launchers.get(0));
    }
  }

  /** The user touches an icon on the home screen: that of the task's first activity shows the task, another adds to it. */
  static void launch(Manifest.Component launcher) {
    if (!stack.isEmpty() && stack.get(0).info == launcher) {
      comeBack();
    } else {
      start(launcher, Server.launchIntent(launcher), null, -1);
    }
  }

  /** Whether one more crash makes the process a bad one, which the system does not start again by itself. */
  static boolean hasCrashedLately() {
    return hasCrashed && World.uptimeNanos() - lastCrash < CRASH_INTERVAL;
  }

  /**
   * The process is gone. With an error, the activity on top is not shown again, nor the one below if that was not stopped yet; with a
   * second error soon, nothing is. Whoever has not saved its state is gone in any case.
   */
  static void processDied(boolean byError) {
    operations.clear();
    current = null;
    if (byError && hasCrashedLately()) stack.clear();
    if (byError) {
      ActivityRecord top = topStaying();
      ActivityRecord below = top == null ? null : below(top);
      boolean wasSeen = below != null && (below.state().equals("paused") || below.state().equals("resumed"));
      if (top != null) drop(top);
      if (wasSeen) drop(below);
      hasCrashed = true;
      lastCrash = World.uptimeNanos();
    }
    for (int i = stack.size() - 1; i >= 0; i--) {
      ActivityRecord one = stack.get(i);
      boolean wasAlive = one.activity != null;
      one.processDied();
      if (one.isFinishing || one.hasEnded || wasAlive && !one.hasToldSaved()) drop(one);
    }
    if (stack.isEmpty()) isAway = true;
  }

  private static void drop(ActivityRecord record) {
    if (!record.isFinishing) record.giveResult();
    stack.remove(record);
  }
}
