package ground.mixcallonce;

import android.app.Activity;
import android.os.Bundle;
import android.widget.TextView;
import java.util.concurrent.FutureTask;

/** Waits for the answer of a callable of a task, and for one that it does not wait for. */
public class Main extends Activity {
  TextView page;
  String first;
  String second;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    FutureTask<String> one = new FutureTask<>(this::one);
    FutureTask<String> two = new FutureTask<>(this::two);
    new Thread(one).start();
    new Thread(two).start();
    new Thread(() -> join(one)).start();
  }

  String one() {
    first = "first"; // @one
    return first;
  }

  String two() {
    second = "second"; // @two
    return second;
  }

  void join(FutureTask<String> task) {
    String got = Answers.of(task);
    String text = first + got; // @get-one
    String other = second; // @get-two
    runOnUiThread(() -> page.setText(text + other));
  }
}
