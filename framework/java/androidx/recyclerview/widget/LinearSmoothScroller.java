package androidx.recyclerview.widget;

import android.content.Context;
import android.graphics.PointF;
import android.util.DisplayMetrics;
import android.view.View;
import android.view.animation.DecelerateInterpolator;
import android.view.animation.LinearInterpolator;

/** Scrolls evenly until the item is seen, then slows down. */
public class LinearSmoothScroller extends RecyclerView.SmoothScroller {
  public static final int SNAP_TO_START = -1, SNAP_TO_END = 1, SNAP_TO_ANY = 0;
  private static final int FAR = 10000;

  protected final LinearInterpolator mLinearInterpolator = new LinearInterpolator();
  protected final DecelerateInterpolator mDecelerateInterpolator = new DecelerateInterpolator();
  protected PointF mTargetVector;
  protected int mInterimTargetDx = 0, mInterimTargetDy = 0;
  private final DisplayMetrics metrics;

  public LinearSmoothScroller(Context context) { metrics = context.getResources().getDisplayMetrics(); }

  @Override
  protected void onStart() {}

  @Override
  protected void onStop() {
    mInterimTargetDx = mInterimTargetDy = 0;
    mTargetVector = null;
  }

  @Override
  protected void onTargetFound(View targetView, RecyclerView.State state, Action action) {
    int dx = calculateDxToMakeVisible(targetView, getHorizontalSnapPreference());
    int dy = calculateDyToMakeVisible(targetView, getVerticalSnapPreference());
    int time = calculateTimeForDeceleration((int) Math.sqrt(dx * dx + dy * dy));
    if (time > 0) action.update(-dx, -dy, time, mDecelerateInterpolator);
  }

  @Override
  protected void onSeekTargetStep(int dx, int dy, RecyclerView.State state, Action action) {
    if (getChildCount() == 0) {
      stop();
      return;
    }
    mInterimTargetDx = left(mInterimTargetDx, dx);
    mInterimTargetDy = left(mInterimTargetDy, dy);
    if (mInterimTargetDx == 0 && mInterimTargetDy == 0) updateActionForInterimTarget(action);
  }

  private static int left(int before, int moved) {
    int after = before - moved;
    return before * after <= 0 ? 0 : after;
  }

  protected float calculateSpeedPerPixel(DisplayMetrics displayMetrics) { return 25f / displayMetrics.densityDpi; }

  protected int calculateTimeForDeceleration(int dx) { return (int) Math.ceil(calculateTimeForScrolling(dx) / .3356); }

  protected int calculateTimeForScrolling(int dx) { return (int) Math.ceil(Math.abs(dx) * calculateSpeedPerPixel(metrics)); }

  protected int getHorizontalSnapPreference() {
    return mTargetVector == null || mTargetVector.x == 0 ? SNAP_TO_ANY : mTargetVector.x > 0 ? SNAP_TO_END : SNAP_TO_START;
  }

  protected int getVerticalSnapPreference() {
    return mTargetVector == null || mTargetVector.y == 0 ? SNAP_TO_ANY : mTargetVector.y > 0 ? SNAP_TO_END : SNAP_TO_START;
  }

  protected void updateActionForInterimTarget(Action action) {
    PointF vector = computeScrollVectorForPosition(getTargetPosition());
    if (vector == null || vector.x == 0 && vector.y == 0) {
      action.jumpTo(getTargetPosition());
      stop();
      return;
    }
    normalize(vector);
    mTargetVector = vector;
    mInterimTargetDx = (int) (FAR * vector.x);
    mInterimTargetDy = (int) (FAR * vector.y);
    action.update(mInterimTargetDx, mInterimTargetDy, calculateTimeForScrolling(FAR), mLinearInterpolator);
  }

  public int calculateDtToFit(int viewStart, int viewEnd, int boxStart, int boxEnd, int snapPreference) {
    if (snapPreference == SNAP_TO_START) return boxStart - viewStart;
    if (snapPreference == SNAP_TO_END) return boxEnd - viewEnd;
    if (boxStart - viewStart > 0) return boxStart - viewStart;
    return Math.min(0, boxEnd - viewEnd);
  }

  public int calculateDyToMakeVisible(View view, int snapPreference) {
    RecyclerView.LayoutManager layout = getLayoutManager();
    if (layout == null || !layout.canScrollVertically()) return 0;
    RecyclerView.LayoutParams params = (RecyclerView.LayoutParams) view.getLayoutParams();
    return calculateDtToFit(layout.getDecoratedTop(view) - params.topMargin, layout.getDecoratedBottom(view)
        + params.bottomMargin, layout.getPaddingTop(), layout.getHeight() - layout.getPaddingBottom(), snapPreference);
  }

  public int calculateDxToMakeVisible(View view, int snapPreference) {
    RecyclerView.LayoutManager layout = getLayoutManager();
    if (layout == null || !layout.canScrollHorizontally()) return 0;
    RecyclerView.LayoutParams params = (RecyclerView.LayoutParams) view.getLayoutParams();
    return calculateDtToFit(layout.getDecoratedLeft(view) - params.leftMargin, layout.getDecoratedRight(view)
        + params.rightMargin, layout.getPaddingLeft(), layout.getWidth() - layout.getPaddingRight(), snapPreference);
  }
}
