package android.widget;

import android.content.res.Resources;

/** Makes its drop-down views in another theme. */
public interface ThemedSpinnerAdapter extends SpinnerAdapter {
  void setDropDownViewTheme(Resources.Theme theme);

  Resources.Theme getDropDownViewTheme();
}
