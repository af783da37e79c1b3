package ground.loaderbacksafe;

import android.app.Activity;
import android.app.LoaderManager;
import android.content.AsyncTaskLoader;
import android.content.Context;
import android.content.Loader;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** A loader reads a page; Back leaves the activity while the page is on its way. */
public class Main extends Activity implements LoaderManager.LoaderCallbacks<String> {
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    getLoaderManager().initLoader(0, null, this); // @load
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    page = null; // @free
  }

  @Override public Loader<String> onCreateLoader(int id, Bundle arguments) {
    Read read = new Read(this);
    read.forceLoad();
    return read;
  }

  @Override public void onLoaderReset(Loader<String> loader) {}

  @Override public void onLoadFinished(Loader<String> loader, String text) {
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
