package androidx.recyclerview.widget;

import android.util.DisplayMetrics;
import android.view.View;

/** Lets a list come to rest at an item. */
public abstract class SnapHelper extends RecyclerView.OnFlingListener {
  RecyclerView view;

  private final RecyclerView.OnScrollListener rest = new RecyclerView.OnScrollListener() {
    private boolean scrolled;

    @Override
    public void onScrollStateChanged(RecyclerView recyclerView, int newState) {
      if (newState != RecyclerView.SCROLL_STATE_IDLE || !scrolled) return;
      scrolled = false;
      snapToTargetExistingView();
    }

    @Override
    public void onScrolled(RecyclerView recyclerView, int dx, int dy) {
      if (dx != 0 || dy != 0) scrolled = true;
    }
  };

  public void attachToRecyclerView(RecyclerView recyclerView) throws IllegalStateException {
    if (view == recyclerView) return;
    if (view != null) {
      view.removeOnScrollListener(rest);
      view.setOnFlingListener(null);
    }
    view = recyclerView;
    if (view == null) return;
    if (view.getOnFlingListener() != null) throw new IllegalStateException("An instance of OnFlingListener already set.");
    view.addOnScrollListener(rest);
    view.setOnFlingListener(this);
    snapToTargetExistingView();
  }

  void snapToTargetExistingView() {
    RecyclerView.LayoutManager layout = view == null ? null : view.getLayoutManager();
    View target = layout == null ? null : findSnapView(layout);
    if (target == null) return;
    int[] way = calculateDistanceToFinalSnap(layout, target);
    if (way[0] != 0 || way[1] != 0) view.smoothScrollBy(way[0], way[1]);
  }

  @Override
  public boolean onFling(int velocityX, int velocityY) {
    RecyclerView.LayoutManager layout = view.getLayoutManager();
    if (layout == null || view.getAdapter() == null) return false;
    int least = view.getMinFlingVelocity();
    if (Math.abs(velocityX) <= least && Math.abs(velocityY) <= least) return false;
    RecyclerView.SmoothScroller scroller = createScroller(layout);
    int target = scroller == null ? RecyclerView.NO_POSITION : findTargetSnapPosition(layout, velocityX, velocityY);
    if (target == RecyclerView.NO_POSITION) return false;
    scroller.setTargetPosition(target);
    layout.startSmoothScroll(scroller);
    return true;
  }

  public int[] calculateScrollDistance(int velocityX, int velocityY) { return new int[] {velocityX / 8, velocityY / 8}; }

  protected RecyclerView.SmoothScroller createScroller(RecyclerView.LayoutManager layoutManager) {
    return createSnapScroller(layoutManager);
  }

  @Deprecated
  protected LinearSmoothScroller createSnapScroller(RecyclerView.LayoutManager layoutManager) {
    if (!(layoutManager instanceof RecyclerView.SmoothScroller.ScrollVectorProvider)) return null;
    return new LinearSmoothScroller(view.getContext()) {
      @Override
      protected void onTargetFound(View targetView, RecyclerView.State state, Action action) {
        if (view == null) return;
        int[] way = calculateDistanceToFinalSnap(view.getLayoutManager(), targetView);
        int time = calculateTimeForDeceleration(Math.max(Math.abs(way[0]), Math.abs(way[1])));
        if (time > 0) action.update(way[0], way[1], time, mDecelerateInterpolator);
      }

      @Override
      protected float calculateSpeedPerPixel(DisplayMetrics displayMetrics) { return 100f / displayMetrics.densityDpi; }
    };
  }

  public abstract int[] calculateDistanceToFinalSnap(RecyclerView.LayoutManager layoutManager, View targetView);

  public abstract View findSnapView(RecyclerView.LayoutManager layoutManager);

  public abstract int findTargetSnapPosition(RecyclerView.LayoutManager layoutManager, int velocityX, int velocityY);

  // For the two kinds there are.

  static OrientationHelper axis(RecyclerView.LayoutManager layout) {
    return OrientationHelper.createOrientationHelper(layout, layout.canScrollVertically() ? RecyclerView.VERTICAL
        : RecyclerView.HORIZONTAL);
  }

  static int[] toCentre(RecyclerView.LayoutManager layout, View target) {
    OrientationHelper axis = axis(layout);
    int way = fromCentre(axis, target);
    return layout.canScrollVertically() ? new int[] {0, way} : new int[] {layout.canScrollHorizontally() ? way : 0, 0};
  }

  static int fromCentre(OrientationHelper axis, View view) {
    return axis.getDecoratedStart(view)
        + axis.getDecoratedMeasurement(view) / 2 - axis.getStartAfterPadding() - axis.getTotalSpace() / 2;
  }

  static View centre(RecyclerView.LayoutManager layout) {
    OrientationHelper axis = axis(layout);
    View best = null;
    for (int i = 0; i < layout.getChildCount(); i++) {
      View child = layout.getChildAt(i);
      if (best == null || Math.abs(fromCentre(axis, child)) < Math.abs(fromCentre(axis, best))) best = child;
    }
    return best;
  }
}
