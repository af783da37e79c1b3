package androidx.core.view;

import android.view.View;
import android.view.ViewGroup;

/** Remembers along which axes children scroll. */
public class NestedScrollingParentHelper {
  private int touch;
  private int other;

  public NestedScrollingParentHelper(ViewGroup viewGroup) {}

  public void onNestedScrollAccepted(View child, View target, int axes) {
    onNestedScrollAccepted(child, target, axes, ViewCompat.TYPE_TOUCH);
  }

  public void onNestedScrollAccepted(View child, View target, int axes, int type) {
    if (type == ViewCompat.TYPE_NON_TOUCH) other = axes;
    else touch = axes;
  }

  public int getNestedScrollAxes() {
    return touch | other;
  }

  public void onStopNestedScroll(View target) {
    onStopNestedScroll(target, ViewCompat.TYPE_TOUCH);
  }

  public void onStopNestedScroll(View target, int type) {
    if (type == ViewCompat.TYPE_NON_TOUCH) other = 0;
    else touch = 0;
  }
}
