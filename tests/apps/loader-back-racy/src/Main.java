package ground.loaderbackracy;

import android.app.Activity;
import android.content.AsyncTaskLoader;
import android.content.Context;
import android.content.Loader;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** A loader reads a page; Back leaves the activity while the page is on its way. */
public class Main extends Activity implements Loader.OnLoadCompleteListener<String> {
  TextView page;
  Read read;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    read = new Read(this);
    read.registerListener(0, this);
    read.startLoading();
    read.forceLoad(); // @load
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    page = null; // @free
  }

  @Override public void onLoadComplete(Loader<String> loader, String text) {
    page.setText(text); // @use
  }

  static class Read extends AsyncTaskLoader<String> {
    Read(Context context) { super(context); }

    @Override public String loadInBackground() {
      SystemClock.sleep(600);
      return "loaded";
    }
  }
}
