package com.example.lifecycle.x;

import android.os.Bundle;
import androidx.fragment.app.FragmentActivity;
import androidx.loader.app.LoaderManager;
import androidx.loader.content.AsyncTaskLoader;
import androidx.loader.content.Loader;

/** Loads something slowly; what is being loaded, or is there, outlives a turn. */
public class Loading extends FragmentActivity implements LoaderManager.LoaderCallbacks<String> {
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

  private void say(String what) {
    System.out.println("Loading." + what);
  }

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    say("onCreate");
    LoaderManager.getInstance(this).initLoader(0, null, this);
  }

  @Override
  protected void onStart() {
    super.onStart();
    say("onStart");
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    say("onDestroy");
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
