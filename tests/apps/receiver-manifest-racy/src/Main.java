package ground.receivermanifestracy;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Shows what a receiver of the manifest tells it. */
public class Main extends Activity {
  static TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page); // @show
    new Work().start();
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    page = null; // @free
  }

  class Work extends Thread {
    @Override public void run() {
      SystemClock.sleep(600);
      sendBroadcast(new Intent(Main.this, Done.class));
    }
  }
}
