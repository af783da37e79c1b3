package com.google.android.maps;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import antecede.Unlisted;

/** An activity with a map. */
@Unlisted
public abstract class MapActivity extends Activity {
  public MapActivity() {}

  @Override
  protected void onCreate(Bundle icicle) {
    super.onCreate(icicle);
  }

  @Override
  protected void onResume() {
    super.onResume();
  }

  @Override
  protected void onPause() {
    super.onPause();
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
  }

  @Override
  public void onNewIntent(Intent newIntent) {
    super.onNewIntent(newIntent);
  }

  protected abstract boolean isRouteDisplayed();

  protected boolean isLocationDisplayed() {
    return false;
  }
}
