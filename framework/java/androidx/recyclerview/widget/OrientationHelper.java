package androidx.recyclerview.widget;

import android.graphics.Rect;
import android.view.View;

/** Places along the axis on which a list scrolls. */
public abstract class OrientationHelper {
  public static final int HORIZONTAL = RecyclerView.HORIZONTAL;
  public static final int VERTICAL = RecyclerView.VERTICAL;

  protected final RecyclerView.LayoutManager mLayoutManager;
  private int lastTotal;

  private OrientationHelper(RecyclerView.LayoutManager layoutManager) {
    mLayoutManager = layoutManager;
  }

  public RecyclerView.LayoutManager getLayoutManager() {
    return mLayoutManager;
  }

  public void onLayoutComplete() {
    lastTotal = getTotalSpace();
  }

  public int getTotalSpaceChange() {
    return getTotalSpace() - lastTotal;
  }

  public abstract int getDecoratedStart(View view);

  public abstract int getDecoratedEnd(View view);

  public int getTransformedEndWithDecoration(View view) {
    return getDecoratedEnd(view);
  }

  public int getTransformedStartWithDecoration(View view) {
    return getDecoratedStart(view);
  }

  public abstract int getDecoratedMeasurement(View view);

  public abstract int getDecoratedMeasurementInOther(View view);

  public abstract int getStartAfterPadding();

  public abstract int getEndAfterPadding();

  public abstract int getEnd();

  public abstract void offsetChildren(int amount);

  public abstract int getTotalSpace();

  public abstract void offsetChild(View view, int offset);

  public abstract int getEndPadding();

  public abstract int getMode();

  public abstract int getModeInOther();

  public static OrientationHelper createOrientationHelper(RecyclerView.LayoutManager layoutManager, int orientation) {
    return orientation == HORIZONTAL ? createHorizontalHelper(layoutManager) : createVerticalHelper(layoutManager);
  }

  public static OrientationHelper createHorizontalHelper(RecyclerView.LayoutManager layoutManager) {
    return new Axis(layoutManager, false);
  }

  public static OrientationHelper createVerticalHelper(RecyclerView.LayoutManager layoutManager) {
    return new Axis(layoutManager, true);
  }

  private static final class Axis extends OrientationHelper {
    private final boolean down;
    private final Rect box = new Rect();

    Axis(RecyclerView.LayoutManager layoutManager, boolean down) {
      super(layoutManager);
      this.down = down;
    }

    private Rect box(View view) {
      mLayoutManager.getDecoratedBoundsWithMargins(view, box);
      return box;
    }

    @Override
    public int getDecoratedStart(View view) {
      return down ? box(view).top : box(view).left;
    }

    @Override
    public int getDecoratedEnd(View view) {
      return down ? box(view).bottom : box(view).right;
    }

    private int size(View view, boolean vertical) {
      RecyclerView.LayoutParams params = (RecyclerView.LayoutParams) view.getLayoutParams();
      return vertical ? mLayoutManager.getDecoratedMeasuredHeight(view) + params.topMargin + params.bottomMargin
          : mLayoutManager.getDecoratedMeasuredWidth(view) + params.leftMargin + params.rightMargin;
    }

    @Override
    public int getDecoratedMeasurement(View view) {
      return size(view, down);
    }

    @Override
    public int getDecoratedMeasurementInOther(View view) {
      return size(view, !down);
    }

    @Override
    public int getStartAfterPadding() {
      return down ? mLayoutManager.getPaddingTop() : mLayoutManager.getPaddingLeft();
    }

    @Override
    public int getEndAfterPadding() {
      return getEnd() - getEndPadding();
    }

    @Override
    public int getEnd() {
      return down ? mLayoutManager.getHeight() : mLayoutManager.getWidth();
    }

    @Override
    public void offsetChildren(int amount) {
      if (down) mLayoutManager.offsetChildrenVertical(amount);
      else mLayoutManager.offsetChildrenHorizontal(amount);
    }

    @Override
    public int getTotalSpace() {
      return getEnd() - getStartAfterPadding() - getEndPadding();
    }

    @Override
    public void offsetChild(View view, int offset) {
      if (down) view.offsetTopAndBottom(offset);
      else view.offsetLeftAndRight(offset);
    }

    @Override
    public int getEndPadding() {
      return down ? mLayoutManager.getPaddingBottom() : mLayoutManager.getPaddingRight();
    }

    @Override
    public int getMode() {
      return down ? mLayoutManager.getHeightMode() : mLayoutManager.getWidthMode();
    }

    @Override
    public int getModeInOther() {
      return down ? mLayoutManager.getWidthMode() : mLayoutManager.getHeightMode();
    }
  }
}
