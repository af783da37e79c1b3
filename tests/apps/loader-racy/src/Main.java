package ground.loaderracy;

import android.app.Activity;
import android.app.LoaderManager;
import android.content.AsyncTaskLoader;
import android.content.Loader;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** A loader reads the title of a book. */
public class Main extends Activity implements LoaderManager.LoaderCallbacks<Void> {
  TextView page;
  String title = "no title";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    getLoaderManager().initLoader(0, null, this);
  }

  @Override protected void onResume() {
    super.onResume();
    SystemClock.sleep(4);
    page.setText(title); // @use
  }

  @Override public Loader<Void> onCreateLoader(int id, Bundle arguments) {
    Loader<Void> loader = new Read(this);
    loader.forceLoad();
    return loader;
  }

  @Override public void onLoadFinished(Loader<Void> loader, Void nothing) {}

  @Override public void onLoaderReset(Loader<Void> loader) {}

  static class Read extends AsyncTaskLoader<Void> {
    final Main main;

    Read(Main main) {
      super(main);
      this.main = main;
    }

    @Override public Void loadInBackground() {
      SystemClock.sleep(3);
      main.title = "Emma"; // @set
      return null;
    }
  }
}
