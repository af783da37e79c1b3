package ground.mixhelperpost;

import android.os.Handler;

/** Knows where things are to run. */
class Poster {
  private final Handler handler;

  Poster(Handler handler) { this.handler = handler; }

  void later(Runnable task) { send(task); }

  private void send(Runnable task) { handler.post(task); }
}
