package order.bases;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

/** What a base class does is done for each activity below it. */
public abstract class Base extends Activity {
  Handler handler;
  Loader loader;
  int shown;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    handler = new Handler(Looper.getMainLooper());
    loader = new Loader(this);
    handler.post(() -> loader.load());
  }

  void show(int count) {
    shown = count;
  }
}
