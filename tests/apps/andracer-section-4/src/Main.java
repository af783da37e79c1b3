package ground.andracersection4;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;

/** Threads that are made once (child1), in a loop (child2), and by a task that runs several times (child3). */
public class Main extends Activity {
  Handler child1;
  int ofA;
  int ofB;
  int ofC;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    child1 = thread("child1");
    child1.post(this::a);
    for (int i = 0; i < 2; i++) {
      Handler child2 = thread("child2");
      child2.post(this::b);
    }
  }

  Handler thread(String name) {
    HandlerThread thread = new HandlerThread(name);
    thread.start();
    return new Handler(thread.getLooper());
  }

  /** Always on child1. */
  void a() {
    ofA = 1; // @a
    Handler child3 = thread("child3");
    child3.post(this::c);
  }

  /** On a new thread each time. */
  void b() {
    ofB = 1; // @b
    child1.post(this::a);
  }

  /** On a new thread each time. */
  void c() {
    ofC = 1; // @c
  }
}
