package android.os;

import android.util.Log;
import antecede.Callbacks;
import antecede.Concrete;
import antecede.Queue;
import antecede.Task;
import antecede.Unlisted;
import antecede.World;
import java.io.FileDescriptor;

/** A looper's messages. The engine keeps them and knows their order; here are idle handlers and watched files. */
@antecede.Holder
public final class MessageQueue {
  private static final String FILE_EVENTS = "onFileDescriptorEvents";

  final Queue tasks;
  private final boolean quitAllowed;
  private final IdleList idle = new IdleList();
  private boolean quitting;

  /** Is called whenever the looper has nothing to do. */
  public static interface IdleHandler {
    /** False: not again. */
    boolean queueIdle();
  }

  /** Is called when something can be done with a file without waiting. */
  public interface OnFileDescriptorEventListener {
    int EVENT_INPUT = 1;
    int EVENT_OUTPUT = 2;
    int EVENT_ERROR = 4;

    /** What it wants to hear of from now on; 0: nothing. */
    int onFileDescriptorEvents(FileDescriptor fd, int events);
  }

  /** One run of an idle handler: an event between messages. A handler that stays is enqueued again at its end. */
  private static final class Idle extends Task {
    private final MessageQueue queue;
    final IdleHandler handler;
    boolean listed;
    Idle next;

    Idle(MessageQueue queue, IdleHandler handler) {
      this.queue = queue;
      this.handler = handler;
      callback = handler;
      token = this;
    }

    @Override
    public void run() {
      boolean stays = false;
      try {
        stays = handler.queueIdle();
      } catch (Throwable thrown) {
        Log.wtf("MessageQueue", "an idle handler failed", thrown);
      }
      if (!stays) queue.removeIdleHandler(handler);
      if (listed) queue.enqueue(this);
    }
  }

  /** The idle handlers, in the order they were added. */
  @Concrete
  private static final class IdleList {
    private Idle first;

    void add(Idle idle) {
      idle.listed = true;
      if (first == null) {
        first = idle;
        return;
      }
      Idle last = first;
      while (last.next != null) last = last.next;
      last.next = idle;
    }

    /** Takes the first out that is for an equal handler; null: there is none. */
    Idle remove(IdleHandler handler) {
      Idle before = null;
      Idle idle = first;
      while (idle != null && !idle.handler.equals(handler)) {
        before = idle;
        idle = idle.next;
      }
      if (idle == null) return null;
      if (before == null) first = idle.next;
      else before.next = idle.next;
      idle.listed = false;
      return idle;
    }
  }

  /** A watched file: calls its listener until that wants no more. */
  private static final class Watch implements OnFileDescriptorEventListener {
    private final MessageQueue queue;
    private final FileDescriptor file;
    private final OnFileDescriptorEventListener listener;
    private int wanted;

    Watch(MessageQueue queue, FileDescriptor file, int wanted, OnFileDescriptorEventListener listener) {
      this.queue = queue;
      this.file = file;
      this.wanted = wanted;
      this.listener = listener;
    }

    @Override
    public int onFileDescriptorEvents(FileDescriptor source, int events) {
      wanted = listener.onFileDescriptorEvents(file, events == 0 ? wanted : events);
      if (wanted == 0) Callbacks.unregister(file, FILE_EVENTS, this);
      return wanted;
    }
  }

  MessageQueue(Thread thread, boolean quitAllowed) {
    this.quitAllowed = quitAllowed;
    tasks = Queue.looper(thread);
  }

  /** Puts the message into the queue; milliseconds. False: the looper has quit. */
  boolean send(Handler target, Message message, int kind, long time) {
    message.use();
    if (quitting) {
      String text = "a message for " + target + " comes too late: its looper has quit";
      Log.w("MessageQueue", text, new IllegalStateException(text));
      message.recycleUnchecked();
      return false;
    }
    message.when = kind == Queue.DELAYED ? SystemClock.uptimeMillis() + time : time;
    tasks.enqueue(new Delivery(target, message), kind, nanos(time), message.isAsynchronous());
    return true;
  }

  private static long nanos(long millis) {
    if (millis > Long.MAX_VALUE / 1000000) return Long.MAX_VALUE;
    if (millis < Long.MIN_VALUE / 1000000) return Long.MIN_VALUE;
    return millis * 1000000;
  }

  public boolean isIdle() {
    return !tasks.contains(null, null, 0, null, 0);
  }

  public void addIdleHandler(IdleHandler handler) {
    if (handler == null) throw new NullPointerException("Can't add a null IdleHandler");
    Idle task = new Idle(this, handler);
    idle.add(task);
    enqueue(task);
  }

  private void enqueue(Idle task) {
    if (!quitting) tasks.enqueue(task, Queue.IDLE, 0, false);
  }

  public void removeIdleHandler(IdleHandler handler) {
    if (handler == null) return;
    tasks.remove(null, handler, 0, idle.remove(handler), Task.CALLBACK | Task.TOKEN);
  }

  public void addOnFileDescriptorEventListener(FileDescriptor fd, int events, OnFileDescriptorEventListener listener) {
    if (fd == null) throw new IllegalArgumentException("fd must not be null");
    if (listener == null) throw new IllegalArgumentException("listener must not be null");
    if (events == 0) removeOnFileDescriptorEventListener(fd);
    else Callbacks.registerOn(tasks, fd, FILE_EVENTS, new Watch(this, fd, events, listener), false);
  }

  public void removeOnFileDescriptorEventListener(FileDescriptor fd) {
    if (fd == null) throw new IllegalArgumentException("fd must not be null");
    Callbacks.unregister(fd, FILE_EVENTS, null);
  }

  /** Holds back what is not asynchronous and comes behind it, until the barrier with this token is removed. */
  @Unlisted
  public int postSyncBarrier() {
    return tasks.postBarrier(World.uptimeNanos());
  }

  @Unlisted
  public void removeSyncBarrier(int token) {
    tasks.removeBarrier(token);
  }

  void quit(boolean safely) {
    if (!quitAllowed) throw new IllegalStateException("Main thread not allowed to quit.");
    if (quitting) return;
    quitting = true;
    tasks.quit(safely);
  }

  boolean isQuitting() {
    return quitting;
  }

  @Override
  protected void finalize() throws Throwable {}
}
