package android.os;

import antecede.Engine;
import antecede.Hidden;
import antecede.World;
import java.util.concurrent.Executor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** What other processes answer: it comes some time after the question, on threads that serve this process. */
@Hidden
public final class Replies {
  private static final Executor threads = new ThreadPoolExecutor(
      0, Integer.MAX_VALUE, 1, TimeUnit.SECONDS, new SynchronousQueue<Runnable>(), new Factory());

  private static final class Factory implements ThreadFactory {
    private int count;

    @Override
    public Thread newThread(Runnable body) {
      Thread thread = new Thread(body, "Binder:answer_" + ++count);
      thread.setDaemon(true);
      return thread;
    }
  }

  private static final class Post implements Runnable {
    private final Handler handler;
    private final Runnable answer;

    Post(Handler handler, Runnable answer) {
      this.handler = handler;
      this.answer = answer;
    }

    @Override
    public void run() {
      handler.post(answer);
    }
  }

  private Replies() {}

  /** On the thread that brings it. */
  public static void call(Runnable answer) {
    if (Engine.isAbstract()) World.mayRun(null, answer, false);
    else threads.execute(answer);
  }

  /** As a message to a looper. */
  public static void post(Handler handler, Runnable answer) {
    if (Engine.isAbstract()) World.mayRun(handler.getLooper().getEvents(), answer, false);
    else threads.execute(new Post(handler, answer));
  }
}
