package ground.loaderagainsafe;

import android.app.Activity;
import android.app.LoaderManager;
import android.content.AsyncTaskLoader;
import android.content.Loader;
import android.os.Bundle;
import android.view.View;
import android.widget.Button;

/** A button makes a loader load again. */
public class Main extends Activity implements LoaderManager.LoaderCallbacks<Integer>, View.OnClickListener {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    Button button = new Button(this);
    button.setText("Again");
    button.setOnClickListener(this);
    setContentView(button);
    getLoaderManager().initLoader(0, null, this);
  }

  @Override public void onClick(View button) {
    getLoaderManager().getLoader(0).forceLoad();
  }

  @Override public Loader<Integer> onCreateLoader(int id, Bundle arguments) {
    Loader<Integer> loader = new Count(this);
    loader.forceLoad();
    return loader;
  }

  @Override public void onLoadFinished(Loader<Integer> loader, Integer count) {}

  @Override public void onLoaderReset(Loader<Integer> loader) {}

  static class Count extends AsyncTaskLoader<Integer> {
    int loads;

    Count(Main main) {
      super(main);
    }

    @Override public Integer loadInBackground() {
      int before = loads; // @get
      loads = before + 1; // @put
      return before;
    }
  }
}
