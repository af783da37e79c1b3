package android.view;

import android.os.Looper;
import android.os.SystemClock;
import antecede.Concrete;
import antecede.Engine;
import antecede.Queue;
import antecede.Sync;
import antecede.Task;
import antecede.Threads;
import antecede.Unlisted;

/**
 * Runs callbacks when the next frame begins. A frame is one asynchronous event of the looper at the time of a vertical
 * synchronisation; it runs all callbacks that are due, by kind. (For the static engine each callback is an event.)
 */
public final class Choreographer {
  @Unlisted public static final int CALLBACK_INPUT = 0;
  @Unlisted public static final int CALLBACK_ANIMATION = 1;
  @Unlisted public static final int CALLBACK_INSETS_ANIMATION = 2;
  @Unlisted public static final int CALLBACK_TRAVERSAL = 3;
  @Unlisted public static final int CALLBACK_COMMIT = 4;
  private static final int KINDS = 5;
  private static final long INTERVAL_NANOS = 16666667;

  private final Queue events;
  private final Waiting waiting = new Waiting();
  private boolean scheduled;
  private boolean running;
  private long frameTime;

  /** Is called once, when a frame begins. */
  public interface FrameCallback {
    void doFrame(long frameTimeNanos);
  }

  /** Is called once, when a frame begins, and hears when it may be shown. */
  public interface VsyncCallback {
    void onVsync(FrameData data);
  }

  /** When a frame must be ready and would be shown. */
  public static class FrameTimeline {
    private final long vsync;
    private final long presentation;

    FrameTimeline(long vsync, long presentation) {
      this.vsync = vsync;
      this.presentation = presentation;
    }

    public long getVsyncId() {
      return vsync;
    }

    public long getExpectedPresentationTimeNanos() {
      return presentation;
    }

    public long getDeadlineNanos() {
      return presentation;
    }
  }

  /** What is known of a frame when it begins. */
  public static class FrameData {
    private final long time;
    private final FrameTimeline[] timelines;

    FrameData(long time) {
      this.time = time;
      timelines = new FrameTimeline[] {new FrameTimeline(time / INTERVAL_NANOS, time + INTERVAL_NANOS)};
    }

    public long getFrameTimeNanos() {
      return time;
    }

    public FrameTimeline[] getFrameTimelines() {
      return timelines;
    }

    public FrameTimeline getPreferredFrameTimeline() {
      return timelines[0];
    }
  }

  /** A callback that waits: the token between who posted it and the frame, for which somebody else may have asked. */
  private static final class Entry {
    final int kind;
    final Object action;
    final Object token;
    final long due;
    Entry next;

    Entry(int kind, Object action, Object token, long due) {
      this.kind = kind;
      this.action = action;
      this.token = token;
      this.due = due;
    }

    void run(long time) {
      Sync.acquire(this);
      if (action instanceof FrameCallback) ((FrameCallback) action).doFrame(time);
      else if (action instanceof VsyncCallback) ((VsyncCallback) action).onVsync(new FrameData(time));
      else ((Runnable) action).run();
    }
  }

  /** What waits, by time. */
  @Concrete
  private static final class Waiting {
    private Entry first;

    void add(Entry entry) {
      if (first == null || first.due > entry.due) {
        entry.next = first;
        first = entry;
        return;
      }
      Entry before = first;
      while (before.next != null && before.next.due <= entry.due) before = before.next;
      entry.next = before.next;
      before.next = entry;
    }

    boolean hasDue(long now) {
      return first != null && first.due <= now;
    }

    /** Takes out what is of the kind and due, in order. */
    Entry takeDue(int kind, long now) {
      return take(kind, null, null, now);
    }

    void remove(int kind, Object action, Object token) {
      take(kind, action, token, Long.MAX_VALUE);
    }

    private Entry take(int kind, Object action, Object token, long now) {
      Entry taken = null;
      Entry lastTaken = null;
      Entry before = null;
      for (Entry entry = first; entry != null && entry.due <= now; ) {
        Entry next = entry.next;
        boolean matches = entry.kind == kind && (action == null || entry.action == action)
            && (token == null || entry.token == token);
        if (!matches) {
          before = entry;
        } else {
          if (before == null) first = next;
          else before.next = next;
          entry.next = null;
          if (taken == null) taken = entry;
          else lastTaken.next = entry;
          lastTaken = entry;
        }
        entry = next;
      }
      return taken;
    }
  }

  /** The beginning of a frame: the event. */
  private static final class Frame extends Task {
    private final Choreographer choreographer;
    private final Entry only;

    Frame(Choreographer choreographer, Entry only) {
      this.choreographer = choreographer;
      this.only = only;
      target = choreographer;
      callback = only.action;
      label = "frame";
    }

    @Override
    public void run() {
      if (Engine.isAbstract()) only.run(0);
      else choreographer.doFrame();
    }
  }

  /** Asks for a frame when the delay of a callback is over. */
  private static final class Alarm extends Task {
    private final Choreographer choreographer;
    private final Entry entry;

    Alarm(Choreographer choreographer, Entry entry) {
      this.choreographer = choreographer;
      this.entry = entry;
    }

    @Override
    public void run() {
      if (choreographer.waiting.hasDue(SystemClock.uptimeMillis())) choreographer.schedule(entry);
    }
  }

  private Choreographer(Looper looper) {
    events = looper.getEvents();
  }

  public static Choreographer getInstance() {
    Thread thread = Threads.current();
    if (thread.choreographer == null) {
      Looper looper = Looper.myLooper();
      if (looper == null) throw new IllegalStateException("The current thread must have a looper!");
      thread.choreographer = new Choreographer(looper);
    }
    return (Choreographer) thread.choreographer;
  }

  public void postFrameCallback(FrameCallback callback) {
    postFrameCallbackDelayed(callback, 0);
  }

  public void postFrameCallbackDelayed(FrameCallback callback, long delayMillis) {
    if (callback == null) throw new IllegalArgumentException("callback must not be null");
    post(CALLBACK_ANIMATION, callback, null, delayMillis);
  }

  public void postVsyncCallback(VsyncCallback callback) {
    if (callback == null) throw new IllegalArgumentException("callback must not be null");
    post(CALLBACK_ANIMATION, callback, null, 0);
  }

  public void removeFrameCallback(FrameCallback callback) {
    if (callback == null) throw new IllegalArgumentException("callback must not be null");
    remove(CALLBACK_ANIMATION, callback, null);
  }

  public void removeVsyncCallback(VsyncCallback callback) {
    if (callback == null) throw new IllegalArgumentException("callback must not be null");
    remove(CALLBACK_ANIMATION, callback, null);
  }

  @Unlisted
  public void postCallback(int callbackType, Runnable action, Object token) {
    postCallbackDelayed(callbackType, action, token, 0);
  }

  @Unlisted
  public void postCallbackDelayed(int callbackType, Runnable action, Object token, long delayMillis) {
    if (action == null) throw new IllegalArgumentException("action must not be null");
    if (callbackType < 0 || callbackType >= KINDS) throw new IllegalArgumentException("callbackType is invalid");
    post(callbackType, action, token, delayMillis);
  }

  @Unlisted
  public void removeCallbacks(int callbackType, Runnable action, Object token) {
    if (callbackType < 0 || callbackType >= KINDS) throw new IllegalArgumentException("callbackType is invalid");
    remove(callbackType, action, token);
  }

  private void post(int kind, Object action, Object token, long delayMillis) {
    long now = SystemClock.uptimeMillis();
    Entry entry = new Entry(kind, action, token, now + delayMillis);
    waiting.add(entry);
    Sync.release(entry);
    if (Engine.isAbstract() || delayMillis <= 0) schedule(entry);
    else events.enqueue(new Alarm(this, entry), Queue.AT_TIME, entry.due * 1000000, true);
  }

  private void remove(int kind, Object action, Object token) {
    waiting.remove(kind, action, token);
    if (Engine.isAbstract()) events.remove(this, action, 0, null, Task.TARGET | Task.CALLBACK);
  }

  /** Asks for the next frame, unless there is one to come. */
  private void schedule(Entry entry) {
    if (scheduled && !Engine.isAbstract()) return;
    scheduled = true;
    long next = (SystemClock.uptimeNanos() / INTERVAL_NANOS + 1) * INTERVAL_NANOS;
    events.enqueue(new Frame(this, entry), Queue.AT_TIME, next, true);
  }

  private void doFrame() {
    scheduled = false;
    running = true;
    frameTime = SystemClock.uptimeNanos() / INTERVAL_NANOS * INTERVAL_NANOS;
    try {
      for (int kind = 0; kind < KINDS; kind++) {
        Entry entry = waiting.takeDue(kind, SystemClock.uptimeMillis());
        for (; entry != null; entry = entry.next) entry.run(frameTime);
      }
    } finally {
      running = false;
    }
  }

  @Unlisted
  public long getFrameTime() {
    return getFrameTimeNanos() / 1000000;
  }

  @Unlisted
  public long getFrameTimeNanos() {
    if (!running) {
      throw new IllegalStateException(
          "This method must only be called as part of a callback while a frame is in progress.");
    }
    return frameTime;
  }

  @Unlisted
  public long getFrameIntervalNanos() {
    return INTERVAL_NANOS;
  }
}
