package ground.executorownsafe;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;
import java.util.ArrayDeque;
import java.util.concurrent.Executor;

public class Main extends Activity {
  TextView view;
  String title;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    Executor worker = new InTurn();
    worker.execute(new Load()); // @load
    worker.execute(new Show()); // @show
  }

  /** A thread for each task, one after the other: what ends starts the next. */
  static class InTurn implements Executor {
    final ArrayDeque<Runnable> waiting = new ArrayDeque<>();
    boolean busy;

    @Override
    public synchronized void execute(Runnable task) {
      waiting.add(task);
      if (!busy) {
        next();
      }
    }

    synchronized void next() {
      Runnable task = waiting.poll();
      busy = task != null;
      if (busy) {
        new Thread(() -> {
          task.run();
          next();
        }).start();
      }
    }
  }

  class Load implements Runnable {
    @Override
    public void run() {
      title = "News"; // @set
    }
  }

  class Show implements Runnable {
    @Override
    public void run() {
      String text = "Title: " + title; // @get
      runOnUiThread(() -> view.setText(text));
    }
  }
}
