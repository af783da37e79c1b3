package android.os;

import antecede.Callbacks;
import antecede.Engine;
import antecede.Hidden;
import antecede.Named;
import antecede.Task;
import antecede.system.Server;
import java.util.concurrent.Executor;

/**
 * One listener at a source of the world (a sensor, the network). As a runnable: something happens there, and the listener
 * hears of it, on its
 * looper or by its executor. Once it is removed it hears no more, not even of what has happened already.
 */
@Hidden
public abstract class Source<L> implements Runnable {
  public final L listener;
  private final String name;
  private final Looper looper;
  private final Executor executor;
  private boolean active;

  /** On the handler's looper; null: that of the current thread, or the main one if it has none. */
  public Source(String name, L listener, Handler handler) {
    this(name, listener, handler == null ? current() : handler.getLooper(), null);
  }

  /** On the looper, or else by the executor, or else on the thread that brings the news. */
  public Source(String name, L listener, Looper looper, Executor executor) {
    this.name = name;
    this.listener = listener;
    this.looper = looper;
    this.executor = executor;
  }

  public static Looper current() {
    Looper looper = Looper.myLooper();
    return looper == null ? Looper.getMainLooper() : looper;
  }

  /** Tells the listener, in the event in which it hears of it. */
  protected abstract void call(L listener);

  public final void add() {
    active = true;
    if (looper != null) Callbacks.registerOn(looper.getEvents(), this, name, listener, false);
    else if (Engine.isAbstract()) Replies.call(this);
    Server.addSource(name, this);
  }

  public final void remove() {
    active = false;
    if (looper != null) Callbacks.unregister(this, name, listener);
    Server.removeSource(name, this);
  }

  public final boolean isActive() {
    return active;
  }

  @Override
  public void run() {
    if (looper != null) {
      Callbacks.deliver(this, name, listener, new Call<L>(this));
    } else if (executor == null) {
      call(listener);
    } else {
      executor.execute(new Named(name + " for " + Named.of(listener)) {
        @Override
        public void run() {
          if (active) call(listener);
        }
      });
    }
  }

  private static final class Call<L> extends Task {
    private final Source<L> source;

    Call(Source<L> source) {
      this.source = source;
      label = source.name + " for " + Named.of(source.listener);
    }

    @Override
    public void run() {
      source.call(source.listener);
    }
  }
}
