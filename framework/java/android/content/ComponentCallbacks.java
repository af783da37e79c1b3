package android.content;

import android.content.res.Configuration;

/** What all components hear of the system. */
public interface ComponentCallbacks {
  void onConfigurationChanged(Configuration newConfig);

  void onLowMemory();
}
