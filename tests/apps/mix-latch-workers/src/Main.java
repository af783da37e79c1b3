package ground.mixlatchworkers;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;
import java.util.concurrent.CountDownLatch;

/** Waits for two workers that a loop makes. */
public class Main extends Activity {
  final CountDownLatch done = new CountDownLatch(2);
  final String[] parts = new String[2];
  TextView page;
  String note;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    for (int i = 0; i < 2; i++) new Worker(this, i).start();
    new Thread(this::show).start();
  }

  void show() {
    Waiting.forAll(done);
    String text = parts[0] + parts[1]; // @get
    String last = note; // @last
    runOnUiThread(() -> page.setText(text + last));
  }
}
