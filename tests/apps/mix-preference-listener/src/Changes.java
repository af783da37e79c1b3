package ground.mixpreferencelistener;

import android.content.SharedPreferences;

/** Hears of changes. */
class Changes implements SharedPreferences.OnSharedPreferenceChangeListener {
  private final Main owner;

  Changes(Main owner) { this.owner = owner; }

  @Override public void onSharedPreferenceChanged(SharedPreferences preferences, String key) { owner.changed(); }
}
