package androidx.appcompat.view;

import android.content.Context;
import android.content.res.Resources;

/** As the platform's. */
public class ContextThemeWrapper extends android.view.ContextThemeWrapper {
  public ContextThemeWrapper() {}

  public ContextThemeWrapper(Context base, int themeResId) {
    super(base, themeResId);
  }

  public ContextThemeWrapper(Context base, Resources.Theme theme) {
    super(base, theme);
  }
}
