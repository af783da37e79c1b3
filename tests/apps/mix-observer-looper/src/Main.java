package ground.mixobserverlooper;

import android.app.Activity;
import android.database.ContentObserver;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.SystemClock;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;

/** Watches its news on another looper. */
public class Main extends Activity implements View.OnClickListener {
  static final Uri NEWS = Uri.parse("content://ground.mixobserverlooper/news");
  TextView page;
  Watch watch;
  String headline = "old";
  String seen = "nothing";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout all = new LinearLayout(this);
    Button button = new Button(this);
    button.setText("Look");
    button.setOnClickListener(this);
    page = new TextView(this);
    all.addView(button);
    all.addView(page);
    setContentView(all);
    HandlerThread watcher = new HandlerThread("watcher");
    watcher.start();
    watch = new Watch(new Handler(watcher.getLooper()));
    getContentResolver().registerContentObserver(NEWS, false, watch);
    new Thread(this::fetch).start();
    SystemClock.sleep(50);
  }

  @Override protected void onDestroy() {
    super.onDestroy();
    getContentResolver().unregisterContentObserver(watch);
  }

  @Override public void onClick(View view) {
    page.setText(seen); // @look
  }

  void fetch() {
    headline = "new"; // @set
    getContentResolver().notifyChange(NEWS, null);
    SystemClock.sleep(100);
  }

  class Watch extends ContentObserver {
    Watch(Handler handler) { super(handler); }

    @Override public void onChange(boolean self) {
      String text = headline; // @get
      SystemClock.sleep(100);
      seen = text; // @seen
    }
  }
}
