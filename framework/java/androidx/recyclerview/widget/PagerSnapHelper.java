package androidx.recyclerview.widget;

import android.view.View;

/** Turns one item at a time. */
public class PagerSnapHelper extends SnapHelper {
  public PagerSnapHelper() {}

  @Override
  public int[] calculateDistanceToFinalSnap(RecyclerView.LayoutManager layoutManager, View targetView) {
    return toCentre(layoutManager, targetView);
  }

  @Override
  public View findSnapView(RecyclerView.LayoutManager layoutManager) { return centre(layoutManager); }

  @Override
  public int findTargetSnapPosition(RecyclerView.LayoutManager layoutManager, int velocityX, int velocityY) {
    OrientationHelper axis = axis(layoutManager);
    View before = null, after = null;
    for (int i = 0; i < layoutManager.getChildCount(); i++) {
      View child = layoutManager.getChildAt(i);
      int way = fromCentre(axis, child);
      if (way <= 0 && (before == null || way > fromCentre(axis, before))) before = child;
      if (way >= 0 && (after == null || way < fromCentre(axis, after))) after = child;
    }
    boolean forward = (layoutManager.canScrollHorizontally() ? velocityX : velocityY) > 0;
    if (forward && after != null) return layoutManager.getPosition(after);
    if (!forward && before != null) return layoutManager.getPosition(before);
    View only = forward ? before : after;
    if (only == null) return RecyclerView.NO_POSITION;
    int position = layoutManager.getPosition(only) + (forward ? 1 : -1);
    return position < 0 || position >= layoutManager.getItemCount() ? RecyclerView.NO_POSITION : position;
  }
}
