package ground.mixcompletablefuture;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/** A future with two stages. */
public class Main extends Activity {
  final Executor one = Executors.newSingleThreadExecutor();
  final Executor two = Executors.newSingleThreadExecutor();
  TextView page;
  String data;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    CompletableFuture.runAsync(this::a, one).thenRunAsync(this::b, two);
    SystemClock.sleep(1);
    two.execute(this::c);
    SystemClock.sleep(5);
  }

  void a() {
    SystemClock.sleep(1);
    data = "a"; // @a
  }

  void b() {
    String text = data; // @b
    runOnUiThread(() -> page.setText(text));
  }

  void c() {
    data = "c"; // @c
  }
}
