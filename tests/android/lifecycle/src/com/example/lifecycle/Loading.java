package com.example.lifecycle;

import android.app.LoaderManager;
import android.content.AsyncTaskLoader;
import android.content.Loader;
import android.os.Bundle;

/** Loads something slowly; what is being loaded, or is there, outlives a turn. */
public class Loading extends Logged implements LoaderManager.LoaderCallbacks<String> {
  private static final class Slow extends AsyncTaskLoader<String> {
    Slow(Loading activity) {
      super(activity);
    }

    @Override
    protected void onStartLoading() {
      System.out.println("Slow.onStartLoading");
      forceLoad();
    }

    @Override
    public String loadInBackground() {
      System.out.println("Slow.loadInBackground");
      android.os.SystemClock.sleep(2000);
      return "loaded";
    }

    @Override
    protected void onStopLoading() {
      System.out.println("Slow.onStopLoading");
    }

    @Override
    protected void onReset() {
      System.out.println("Slow.onReset");
    }
  }

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    getLoaderManager().initLoader(0, null, this);
  }

  @Override
  public Loader<String> onCreateLoader(int id, Bundle arguments) {
    say("onCreateLoader");
    return new Slow(this);
  }

  @Override
  public void onLoadFinished(Loader<String> loader, String data) {
    say("onLoadFinished " + data);
  }

  @Override
  public void onLoaderReset(Loader<String> loader) {
    say("onLoaderReset");
  }
}
