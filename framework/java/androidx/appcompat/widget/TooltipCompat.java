package androidx.appcompat.widget;

import android.view.View;

/** Texts that explain a view. */
public class TooltipCompat {
  private TooltipCompat() {}

  public static void setTooltipText(View view, CharSequence tooltipText) { view.setTooltipText(tooltipText); }
}
