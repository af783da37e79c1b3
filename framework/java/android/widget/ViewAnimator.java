package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import android.view.animation.Animation;
import android.view.animation.AnimationUtils;
import antecede.Observable;

/** Shows one child at a time. */
public class ViewAnimator extends FrameLayout {
  private static final int[] ATTRIBUTES = {android.R.attr.inAnimation, android.R.attr.outAnimation,
      android.R.attr.animateFirstView};

  @Observable private int mWhichChild;
  private boolean first = true, animateFirst = true;
  private Animation inAnimation, outAnimation;

  public ViewAnimator(Context context) { this(context, null); }

  public ViewAnimator(Context context, AttributeSet attrs) {
    super(context, attrs);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES);
    if (values.getResourceId(0, 0) != 0) setInAnimation(context, values.getResourceId(0, 0));
    if (values.getResourceId(1, 0) != 0) setOutAnimation(context, values.getResourceId(1, 0));
    animateFirst = values.getBoolean(2, true);
    values.recycle();
    setMeasureAllChildren(true);
  }

  public void setDisplayedChild(int whichChild) {
    if (whichChild >= childCount()) whichChild = 0;
    else if (whichChild < 0) whichChild = childCount() - 1;
    mWhichChild = whichChild;
    boolean focused = getFocusedChild() != null;
    showOnly(whichChild);
    if (focused) requestFocus(FOCUS_FORWARD);
  }

  public int getDisplayedChild() { return mWhichChild; }

  public void showNext() { setDisplayedChild(mWhichChild + 1); }

  public void showPrevious() { setDisplayedChild(mWhichChild - 1); }

  private void showOnly(int index) {
    boolean animate = !first || animateFirst;
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      if (i == index) {
        if (animate && inAnimation != null) child.startAnimation(inAnimation);
        child.setVisibility(VISIBLE);
        first = false;
      } else {
        if (animate && outAnimation != null && child.shown() == VISIBLE) child.startAnimation(outAnimation);
        child.setVisibility(GONE);
      }
    }
  }

  @Override
  public void addView(View child, int index, ViewGroup.LayoutParams params) {
    super.addView(child, index, params);
    child.setVisibility(childCount() == 1 ? VISIBLE : GONE);
    if (index >= 0 && mWhichChild >= index) setDisplayedChild(mWhichChild + 1);
  }

  @Override
  public void removeAllViews() {
    super.removeAllViews();
    mWhichChild = 0;
    first = true;
  }

  @Override
  public void removeViewAt(int index) {
    super.removeViewAt(index);
    int left = childCount();
    if (left == 0) {
      mWhichChild = 0;
      first = true;
    } else if (mWhichChild >= left) {
      setDisplayedChild(left - 1);
    } else if (mWhichChild == index) {
      setDisplayedChild(mWhichChild);
    }
  }

  @Override
  public void removeView(View view) {
    int index = indexOfChild(view);
    if (index >= 0) removeViewAt(index);
  }

  public View getCurrentView() { return childAt(mWhichChild); }

  public Animation getInAnimation() { return inAnimation; }

  public void setInAnimation(Animation inAnimation) { this.inAnimation = inAnimation; }

  public void setInAnimation(Context context, int resourceID) {
    setInAnimation(AnimationUtils.loadAnimation(context, resourceID));
  }

  public Animation getOutAnimation() { return outAnimation; }

  public void setOutAnimation(Animation outAnimation) { this.outAnimation = outAnimation; }

  public void setOutAnimation(Context context, int resourceID) {
    setOutAnimation(AnimationUtils.loadAnimation(context, resourceID));
  }

  public boolean getAnimateFirstView() { return animateFirst; }

  public void setAnimateFirstView(boolean animate) { animateFirst = animate; }

  @Override
  public int getBaseline() { return getCurrentView() == null ? super.getBaseline() : getCurrentView().getBaseline(); }

  @Override
  public CharSequence getAccessibilityClassName() { return ViewAnimator.class.getName(); }

}
