package androidx.recyclerview.widget;

import android.view.View;

/** Rests with an item in the middle. */
public class LinearSnapHelper extends SnapHelper {
  public LinearSnapHelper() {}

  @Override
  public int[] calculateDistanceToFinalSnap(RecyclerView.LayoutManager layoutManager, View targetView) {
    return toCentre(layoutManager, targetView);
  }

  @Override
  public View findSnapView(RecyclerView.LayoutManager layoutManager) { return centre(layoutManager); }

  @Override
  public int findTargetSnapPosition(RecyclerView.LayoutManager layoutManager, int velocityX, int velocityY) {
    View now = centre(layoutManager);
    int count = layoutManager.getItemCount();
    if (now == null || count == 0) return RecyclerView.NO_POSITION;
    int[] way = calculateScrollDistance(velocityX, velocityY);
    OrientationHelper axis = axis(layoutManager);
    int by = (layoutManager.canScrollVertically() ? way[1] : way[0]) / Math.max(1, axis.getDecoratedMeasurement(now));
    return by == 0 ? RecyclerView.NO_POSITION : Math.max(0, Math.min(count - 1, layoutManager.getPosition(now) + by));
  }
}
