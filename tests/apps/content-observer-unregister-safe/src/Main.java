package ground.contentobserverunregistersafe;

import android.app.Activity;
import android.database.ContentObserver;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import android.widget.TextView;

/** Watches a provider as long as it lives. */
public class Main extends Activity {
  static final Uri NEWS = Uri.parse("content://ground.contentobserverunregistersafe/news");
  TextView page;

  final ContentObserver observer = new ContentObserver(new Handler(Looper.getMainLooper())) {
    @Override public void onChange(boolean self) {
      if (page == null) return; // @check
      page.setText("new"); // @use
    }
  };

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    getContentResolver().registerContentObserver(NEWS, false, observer);
    new Fetch().start();
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    SystemClock.sleep(100);
    getContentResolver().unregisterContentObserver(observer);
    page = null; // @free
  }

  class Fetch extends Thread {
    @Override public void run() {
      SystemClock.sleep(600);
      getContentResolver().notifyChange(NEWS, null);
    }
  }
}
