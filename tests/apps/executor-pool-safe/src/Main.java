package ground.executorpoolsafe;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

public class Main extends Activity {
  TextView view;
  String title;
  final Executor workers = Executors.newFixedThreadPool(2);

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    workers.execute(new Load()); // @load
  }

  class Load implements Runnable {
    @Override
    public void run() {
      title = "News"; // @set
      workers.execute(new Show()); // @show
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
