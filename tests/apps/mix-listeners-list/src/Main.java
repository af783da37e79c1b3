package ground.mixlistenerslist;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.List;

/** Tells three listeners of one list what a thread has found. */
public class Main extends Activity {
  final List<Listener> listeners = new ArrayList<>();
  final Title title = new Title();
  final Count count = new Count();

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    TextView page = new TextView(this);
    setContentView(page);
    listeners.add(title); // @add
    listeners.add(count); // @add-more
    new Thread(this::find).start();
    page.post(() -> page.setText(title.text + " " + count.now())); // @show
  }

  void find() {
    SystemClock.sleep(1);
    for (Listener listener : listeners) listener.found("thing"); // @walk
  }
}
