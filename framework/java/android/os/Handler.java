package android.os;

import android.util.Printer;
import antecede.Hidden;
import antecede.Queue;
import antecede.Task;
import antecede.Unlisted;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Sends messages and runnables to a looper, and receives them there. */
public class Handler {
  final Looper looper;
  private final MessageQueue queue;
  private final Callback callback;
  private final boolean asynchronous;
  private IMessenger messenger;

  /** Receives messages before the handler itself does. */
  public interface Callback {
    /** True: the handler shall not see it. */
    boolean handleMessage(Message msg);
  }

  /** Receives what a Messenger sends; within the process that is the same message. */
  private static final class Receiver extends Binder implements IMessenger {
    private final Handler handler;

    Receiver(Handler handler) {
      this.handler = handler;
      attachInterface(this, DESCRIPTOR);
    }

    @Override
    public void send(Message message) {
      message.sendingUid = Binder.getCallingUid();
      handler.sendMessage(message);
    }

    @Override
    public IBinder asBinder() {
      return this;
    }
  }

  /** A task whose sender waits for its end. */
  private static final class Scissors implements Runnable {
    private final Runnable task;
    private final CountDownLatch ended = new CountDownLatch(1);

    Scissors(Runnable task) {
      this.task = task;
    }

    @Override
    public void run() {
      try {
        task.run();
      } finally {
        ended.countDown();
      }
    }

    boolean await(long millis) {
      while (true) {
        try {
          if (millis > 0) return ended.await(millis, TimeUnit.MILLISECONDS);
          ended.await();
          return true;
        } catch (InterruptedException ignored) {
          // Goes on waiting, as the platform does.
        }
      }
    }
  }

  @Deprecated
  public Handler() {
    this(null, false);
  }

  @Deprecated
  public Handler(Callback callback) {
    this(callback, false);
  }

  public Handler(Looper looper) {
    this(looper, null, false);
  }

  public Handler(Looper looper, Callback callback) {
    this(looper, callback, false);
  }

  @Unlisted
  public Handler(boolean async) {
    this(null, async);
  }

  @Unlisted
  public Handler(Callback callback, boolean async) {
    this(own(), callback, async);
  }

  @Unlisted
  public Handler(Looper looper, Callback callback, boolean async) {
    this.looper = looper;
    this.queue = looper.queue;
    this.callback = callback;
    asynchronous = async;
  }

  private static Looper own() {
    checkLooper();
    return Looper.myLooper();
  }

  private static void checkLooper() {
    if (Looper.myLooper() == null) {
      throw new RuntimeException("Can't create handler inside thread " + Thread.currentThread()
          + " that has not called Looper.prepare()");
    }
  }

  public static Handler createAsync(Looper looper) {
    if (looper == null) throw new NullPointerException("looper must not be null");
    return new Handler(looper, null, true);
  }

  public static Handler createAsync(Looper looper, Callback callback) {
    if (looper == null) throw new NullPointerException("looper must not be null");
    if (callback == null) throw new NullPointerException("callback must not be null");
    return new Handler(looper, callback, true);
  }

  public void handleMessage(Message msg) {}

  public void dispatchMessage(Message msg) {
    if (msg.callback != null) {
      msg.callback.run();
      return;
    }
    if (callback != null && callback.handleMessage(msg)) return;
    handleMessage(msg);
  }

  public String getMessageName(Message message) {
    if (message.callback != null) return message.callback.getClass().getName();
    return "0x" + Integer.toHexString(message.what);
  }

  public final Message obtainMessage() {
    return Message.obtain(this);
  }

  public final Message obtainMessage(int what) {
    return Message.obtain(this, what);
  }

  public final Message obtainMessage(int what, Object obj) {
    return Message.obtain(this, what, obj);
  }

  public final Message obtainMessage(int what, int arg1, int arg2) {
    return Message.obtain(this, what, arg1, arg2);
  }

  public final Message obtainMessage(int what, int arg1, int arg2, Object obj) {
    return Message.obtain(this, what, arg1, arg2, obj);
  }

  public final boolean post(Runnable r) {
    return send(wrap(r, null), Queue.DELAYED, 0);
  }

  public final boolean postAtTime(Runnable r, long uptimeMillis) {
    return sendMessageAtTime(wrap(r, null), uptimeMillis);
  }

  public final boolean postAtTime(Runnable r, Object token, long uptimeMillis) {
    return sendMessageAtTime(wrap(r, token), uptimeMillis);
  }

  public final boolean postDelayed(Runnable r, long delayMillis) {
    return sendMessageDelayed(wrap(r, null), delayMillis);
  }

  /** Posts what was given to somebody before, who has kept it: it comes after what was done before {@code given} was released. */
  @Hidden
  public boolean passOn(Runnable r, long delayMillis, Object given) {
    Message message = wrap(r, null);
    message.given = given;
    return sendMessageDelayed(message, delayMillis);
  }

  public final boolean postDelayed(Runnable r, Object token, long delayMillis) {
    return sendMessageDelayed(wrap(r, token), delayMillis);
  }

  public final boolean postAtFrontOfQueue(Runnable r) {
    return sendMessageAtFrontOfQueue(wrap(r, null));
  }

  private static Message wrap(Runnable r, Object token) {
    Message message = Message.obtain();
    message.obj = token;
    message.callback = r;
    return message;
  }

  public final boolean sendMessage(Message msg) {
    return send(msg, Queue.DELAYED, 0);
  }

  public final boolean sendEmptyMessage(int what) {
    return send(Message.obtain(this, what), Queue.DELAYED, 0);
  }

  public final boolean sendEmptyMessageDelayed(int what, long delayMillis) {
    return sendMessageDelayed(Message.obtain(this, what), delayMillis);
  }

  public final boolean sendEmptyMessageAtTime(int what, long uptimeMillis) {
    return sendMessageAtTime(Message.obtain(this, what), uptimeMillis);
  }

  public final boolean sendMessageDelayed(Message msg, long delayMillis) {
    return send(msg, Queue.DELAYED, delayMillis < 0 ? 0 : delayMillis);
  }

  public boolean sendMessageAtTime(Message msg, long uptimeMillis) {
    return send(msg, Queue.AT_TIME, uptimeMillis);
  }

  public final boolean sendMessageAtFrontOfQueue(Message msg) {
    return send(msg, Queue.AT_FRONT, 0);
  }

  private boolean send(Message message, int kind, long time) {
    message.target = this;
    if (asynchronous) message.setAsynchronous(true);
    return queue.send(this, message, kind, time);
  }

  /** Handles it at once if this is the looper's thread. */
  @Unlisted
  public final boolean executeOrSendMessage(Message msg) {
    if (!looper.isCurrentThread()) return sendMessage(msg);
    dispatchMessage(msg);
    return true;
  }

  /** Runs the task on the looper's thread and waits for its end; no longer than the time, if that is not 0. */
  @Unlisted
  public final boolean runWithScissors(Runnable r, long timeout) {
    if (r == null) throw new IllegalArgumentException("runnable must not be null");
    if (timeout < 0) throw new IllegalArgumentException("timeout must be non-negative");
    if (looper.isCurrentThread()) {
      r.run();
      return true;
    }
    Scissors task = new Scissors(r);
    return post(task) && task.await(timeout);
  }

  public final void removeCallbacks(Runnable r) {
    removeCallbacks(r, null);
  }

  public final void removeCallbacks(Runnable r, Object token) {
    if (r != null) queue.tasks.remove(this, r, 0, token, Task.TARGET | Task.CALLBACK | Task.TOKEN);
  }

  /** As {@link #removeCallbacks}, by somebody who then does what the runnable would have done. */
  @Hidden
  public final void takeCallbacks(Runnable r) {
    queue.tasks.remove(this, r, 0, null, Task.TARGET | Task.CALLBACK | Task.INSTEAD);
  }

  public final void removeMessages(int what) {
    removeMessages(what, null);
  }

  public final void removeMessages(int what, Object object) {
    queue.tasks.remove(this, null, what, object, Task.TARGET | Task.WHAT | Task.TOKEN);
  }

  public final void removeCallbacksAndMessages(Object token) {
    queue.tasks.remove(this, null, 0, token, Task.TARGET | Task.TOKEN);
  }

  public final boolean hasMessages(int what) {
    return hasMessages(what, null);
  }

  public final boolean hasMessages(int what, Object object) {
    return queue.tasks.contains(this, null, what, object, Task.TARGET | Task.WHAT | Task.TOKEN);
  }

  @Unlisted
  public final boolean hasMessagesOrCallbacks() {
    return queue.tasks.contains(this, null, 0, null, Task.TARGET);
  }

  public final boolean hasCallbacks(Runnable r) {
    return queue.tasks.contains(this, r, 0, null, Task.TARGET | Task.CALLBACK);
  }

  public final Looper getLooper() {
    return looper;
  }

  /** What a Messenger for this handler talks to. */
  final IMessenger messenger() {
    if (messenger == null) messenger = new Receiver(this);
    return messenger;
  }

  public final void dump(Printer pw, String prefix) {
    pw.println(prefix + this + " @ " + SystemClock.uptimeMillis());
    looper.dump(pw, prefix + "  ");
  }

  @Override
  public String toString() {
    return "Handler (" + getClass().getName() + ") {" + Integer.toHexString(System.identityHashCode(this)) + "}";
  }
}
