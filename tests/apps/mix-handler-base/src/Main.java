package ground.mixhandlerbase;

import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

/** Has a handler of its own, and one that all share. */
public class Main extends Base {
  static final Handler SHARED = new Handler(Looper.getMainLooper());
  String own = "own";
  String shared = "shared";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    handler.postDelayed(new Own(), 300); // @post-own
    SHARED.postDelayed(new Shared(), 300);
  }

  @Override void drop() {
    own = null; // @free-own
    shared = null; // @free-shared
  }

  class Own implements Runnable {
    @Override public void run() {
      setTitle(own + own.length()); // @use-own
    }
  }

  class Shared implements Runnable {
    @Override public void run() {
      setTitle(shared + shared.length()); // @use-shared
    }
  }
}
