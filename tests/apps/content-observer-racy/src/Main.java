package ground.contentobserverracy;

import android.app.Activity;
import android.database.ContentObserver;
import android.net.Uri;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import android.widget.TextView;

/** Watches a provider that a worker changes. */
public class Main extends Activity {
  static final Uri NEWS = Uri.parse("content://ground.contentobserverracy/news");
  TextView page;
  String headline = "old";
  boolean fetched;

  final ContentObserver observer = new ContentObserver(new Handler(Looper.getMainLooper())) {
    @Override public void onChange(boolean self) {
      page.setText(headline); // @use
    }
  };

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    getContentResolver().registerContentObserver(NEWS, false, observer);
    new Fetch().execute(); // @execute
  }

  @Override protected void onDestroy() {
    super.onDestroy();
    getContentResolver().unregisterContentObserver(observer);
  }

  class Fetch extends AsyncTask<Void, Void, Void> {
    @Override protected Void doInBackground(Void... none) {
      getContentResolver().notifyChange(NEWS, null);
      SystemClock.sleep(3);
      headline = "new"; // @set
      fetched = true;
      return null;
    }
  }
}
