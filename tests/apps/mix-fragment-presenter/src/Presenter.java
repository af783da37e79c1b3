package ground.mixfragmentpresenter;

import android.os.Handler;
import android.os.Looper;
import android.widget.TextView;

/** Shows something after a while, on a view that it was given. */
class Presenter implements Runnable {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private TextView view;
  private String text;

  void attach(TextView view) {
    this.view = view; // @attach
    handler.postDelayed(this, 600);
  }

  void show() {
    text = "shown"; // @show
  }

  void hide() {
    int length = text.length(); // @hide
    if (length == 0) throw new IllegalStateException();
  }

  void detach() {
    view = null; // @detach
  }

  @Override public void run() {
    view.setText("late"); // @use
  }
}
