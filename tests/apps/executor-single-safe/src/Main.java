package ground.executorsinglesafe;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

public class Main extends Activity {
  TextView view;
  String title;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    Executor worker = Executors.newSingleThreadExecutor();
    worker.execute(new Load()); // @load
    worker.execute(new Show()); // @show
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
