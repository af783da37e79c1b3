package ground.sierrafigure8;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class Main extends Activity {
  final Handler main = new Handler(Looper.getMainLooper());
  boolean running;
  int time;

  @Override
  protected void onResume() {
    super.onResume();
    running = true; // @start
    main.postDelayed(this::run, 300); // @post
  }

  @Override
  protected void onPause() {
    super.onPause();
    stop();
  }

  void run() {
    if (running) { // @test
      int next = time + 1;
      time = next; // @count
    }
  }

  void stop() {
    if (running) {
      running = false; // @clear
      time = 0; // @reset
    }
  }
}
