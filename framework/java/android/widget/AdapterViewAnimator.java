package android.widget;

import android.animation.ObjectAnimator;
import android.content.Context;
import android.content.Intent;
import android.database.DataSetObserver;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import antecede.Observable;

/** Shows one item of an adapter at a time. */
public abstract class AdapterViewAnimator extends AdapterView<Adapter> implements Advanceable {
  @Observable private Adapter mAdapter;
  @Observable private int mWhichChild;
  private DataSetObserver observer;

  public AdapterViewAnimator(Context context) { this(context, null); }

  public AdapterViewAnimator(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public AdapterViewAnimator(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public AdapterViewAnimator(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }

  @Override
  public Adapter getAdapter() { return mAdapter; }

  @Override
  public void setAdapter(Adapter adapter) {
    if (mAdapter != null && observer != null) mAdapter.unregisterDataSetObserver(observer);
    mAdapter = adapter;
    removeAllViewsInLayout();
    itemCount = adapter == null ? 0 : adapter.getCount();
    if (adapter != null) {
      observer = new AdapterDataSetObserver();
      adapter.registerDataSetObserver(observer);
    }
    setFocusable(true);
    mWhichChild = 0;
    dataChanged = true;
    checkFocus();
    requestLayout();
  }

  public void setDisplayedChild(int whichChild) {
    if (itemCount == 0) return;
    mWhichChild = whichChild >= itemCount ? 0 : whichChild < 0 ? itemCount - 1 : whichChild;
    dataChanged = true;
    requestLayout();
  }

  public int getDisplayedChild() { return mWhichChild; }

  public void showNext() { setDisplayedChild(mWhichChild + 1); }

  public void showPrevious() { setDisplayedChild(mWhichChild - 1); }

  @Override
  public void advance() { showNext(); }

  @Override
  public void fyiWillBeAdvancedByHostKThx() {}

  public View getCurrentView() { return childAt(0); }

  @Override
  public View getSelectedView() { return getCurrentView(); }

  @Override
  public void setSelection(int position) { setDisplayedChild(position); }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    setMeasuredDimension(resolveSizeAndState(getSuggestedMinimumWidth(), widthMeasureSpec, 0) & MEASURED_SIZE_MASK,
        resolveSizeAndState(getSuggestedMinimumHeight(), heightMeasureSpec, 0) & MEASURED_SIZE_MASK);
    if (MeasureSpec.getMode(widthMeasureSpec) != MeasureSpec.UNSPECIFIED) {
      setMeasuredDimension(MeasureSpec.getSize(widthMeasureSpec), MeasureSpec.getSize(heightMeasureSpec));
    }
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    inLayout = true;
    if (dataChanged) {
      dataChanged = false;
      firstPosition = mWhichChild;
      View old = childAt(0);
      removeAllViewsInLayout();
      if (mAdapter != null && mWhichChild < itemCount) {
        View view = mAdapter.getView(mWhichChild, old, this);
        addViewInLayout(view, 0, new ViewGroup.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT,
            ViewGroup.LayoutParams.MATCH_PARENT));
      }
    }
    if (childCount() > 0) {
      View view = childAt(0);
      measureChild(view, MeasureSpec.makeMeasureSpec(right - left, MeasureSpec.EXACTLY),
          MeasureSpec.makeMeasureSpec(bottom - top, MeasureSpec.EXACTLY));
      view.layout(getPaddingLeft(), getPaddingTop(), getPaddingLeft() + view.getMeasuredWidth(), getPaddingTop()
          + view.getMeasuredHeight());
    }
    inLayout = false;
  }

  private ObjectAnimator inAnimation;
  private ObjectAnimator outAnimation;

  public void deferNotifyDataSetChanged() {}

  public boolean onRemoteAdapterConnected() { return false; }

  public void onRemoteAdapterDisconnected() {}

  public void setAnimateFirstView(boolean animateFirstView) {}

  public void setInAnimation(ObjectAnimator inAnimation) { this.inAnimation = inAnimation; }
  public ObjectAnimator getInAnimation() { return inAnimation; }

  public void setInAnimation(Context context, int value) {}

  public void setOutAnimation(ObjectAnimator outAnimation) { this.outAnimation = outAnimation; }
  public ObjectAnimator getOutAnimation() { return outAnimation; }

  public void setOutAnimation(Context context, int value) {}

  public void setRemoteViewsAdapter(Intent remoteViewsAdapter) {}
}
