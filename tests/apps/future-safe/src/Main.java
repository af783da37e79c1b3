package ground.futuresafe;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Main extends Activity {
  TextView view;
  String title;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    Future<?> loaded = Executors.newCachedThreadPool().submit(new Load()); // @load
    try {
      loaded.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
    view.setText("Title: " + title); // @get
  }

  class Load implements Runnable {
    @Override
    public void run() {
      SystemClock.sleep(1); // a download
      title = "News"; // @set
    }
  }
}
