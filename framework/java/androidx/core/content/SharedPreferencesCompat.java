package androidx.core.content;

import android.content.SharedPreferences;

/** Calls of preferences that older platforms lack. */
@Deprecated
public final class SharedPreferencesCompat {
  private SharedPreferencesCompat() {}

  /** Applies changes. */
  @Deprecated
  public static final class EditorCompat {
    private static final EditorCompat instance = new EditorCompat();

    private EditorCompat() {}

    public static EditorCompat getInstance() {
      return instance;
    }

    public void apply(SharedPreferences.Editor editor) {
      editor.apply();
    }
  }
}
