package order.views;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.View;
import android.widget.TextView;

/** A view keeps what is posted to it until it is in a window: in order with itself, with nothing that others get. */
public class Main extends Activity {
  private static final int MAIN = 0x7f020000, TEXT = 0x7f010000, OTHER = 0x7f010001;

  final Handler handler = new Handler(Looper.getMainLooper());
  View made;
  String note, shown = "shown";
  final Runnable kept = new Kept();
  int length, seen;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    made = new TextView(this);
    made.post(this::first);
    handler.post(this::direct);
    made.post(this::second);
    made.postDelayed(this::delayed, 50);
    made.post(this::third);
    setContentView(MAIN);
    findViewById(TEXT).post(this::inflatedFirst);
    findViewById(OTHER).post(this::other);
    findViewById(TEXT).post(this::inflatedSecond);
    new Thread(this::work).start();
    addContentView(made, new android.view.ViewGroup.LayoutParams(10, 10));
    for (int i = 0; i < 2; i++) {
      View several = new View(this);
      several.post(this::ofSeveral);
      several.post(this::againOfSeveral);
    }
    made.postDelayed(kept, 300);
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    made.removeCallbacks(kept);
    shown = null;
  }

  void work() {
    note = "made";
    made.post(this::fromWorker);
  }

  void first() {}

  void direct() {}

  void second() {}

  void delayed() {}

  void third() {}

  void inflatedFirst() {}

  void other() {}

  void inflatedSecond() {}

  /** Comes after what the worker did before, also if the view has kept it for a while. */
  void fromWorker() {
    length = note.length();
  }

  void ofSeveral() {}

  void againOfSeveral() {}

  /** Comes before it is taken back, or never. */
  class Kept implements Runnable {
    @Override
    public void run() {
      seen = shown.length();
    }
  }
}
