package ground.mixweakreference;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.Message;
import android.widget.TextView;
import java.lang.ref.WeakReference;

/** Sends itself messages through a handler that does not hold it. */
public class Main extends Activity {
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    Later later = new Later(this);
    later.sendEmptyMessageDelayed(1, 300); // @send-first
    later.sendEmptyMessageDelayed(2, 300); // @send-second
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    page = null; // @free
  }

  void first() {
    if (page == null) return; // @check
    page.append("first "); // @use-first
  }

  void second() {
    page.append("second "); // @use-second
  }

  static class Later extends Handler {
    private final WeakReference<Main> owner;

    Later(Main owner) {
      super(Looper.getMainLooper());
      this.owner = new WeakReference<>(owner);
    }

    @Override public void handleMessage(Message message) {
      Main there = owner.get();
      if (there == null) return;
      if (message.what == 1) there.first();
      else there.second();
    }
  }
}
