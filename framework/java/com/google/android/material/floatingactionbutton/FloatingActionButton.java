package com.google.android.material.floatingactionbutton;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.View;
import android.widget.AppAttributes;
import android.widget.ImageButton;
import androidx.coordinatorlayout.widget.CoordinatorLayout;
import com.google.android.material.appbar.AppBarLayout;

/** A round button above the contents. */
public class FloatingActionButton extends ImageButton implements CoordinatorLayout.AttachedBehavior {
  public static final int SIZE_MINI = 1, SIZE_NORMAL = 0, SIZE_AUTO = -1, NO_CUSTOM_SIZE = 0;
  private static final int DURATION = 200;

  private int size;
  private int custom;
  private boolean compatPadding;
  private int ripple;
  private float elevation;

  public abstract static class OnVisibilityChangedListener {
    public void onShown(FloatingActionButton fab) {}

    public void onHidden(FloatingActionButton fab) {}
  }

  /** Hides when the bar above it gets too small. */
  public static class Behavior extends CoordinatorLayout.Behavior<FloatingActionButton> {
    private boolean autoHide = true;

    public Behavior() {}

    public Behavior(Context context, AttributeSet attrs) { super(context, attrs); }

    public void setAutoHideEnabled(boolean autoHide) { this.autoHide = autoHide; }

    public boolean isAutoHideEnabled() { return autoHide; }

    @Override
    public boolean onDependentViewChanged(CoordinatorLayout parent, FloatingActionButton child, View dependency) {
      if (!autoHide || !(dependency instanceof AppBarLayout)) return false;
      CoordinatorLayout.LayoutParams params = (CoordinatorLayout.LayoutParams) child.getLayoutParams();
      if (params.getAnchorId() != dependency.getId() || child.shown() == GONE) return false;
      if (dependency.getBottom() <= ((AppBarLayout) dependency).getMinimumHeightForVisibleOverlappingContent()) child.hide();
      else child.show();
      return true;
    }
  }

  public FloatingActionButton(Context context) { this(context, null); }

  public FloatingActionButton(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public FloatingActionButton(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    TypedArray values = AppAttributes.of(context, attrs, "fabSize", "fabCustomSize", "srcCompat", "elevation", "rippleColor");
    size = values.getInt(0, SIZE_AUTO);
    custom = values.getDimensionPixelSize(1, 0);
    if (values.getDrawable(2) != null) setImageDrawable(values.getDrawable(2));
    elevation = values.getDimension(3, 0);
    ripple = values.getColor(4, 0);
    values.recycle();
  }

  @Override
  public CoordinatorLayout.Behavior<FloatingActionButton> getBehavior() { return new Behavior(); }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    int wanted = custom > 0 ? custom : (int) ((size == SIZE_MINI ? 40 : 56) * getResources().getDisplayMetrics().density);
    setMeasuredDimension(resolveSize(wanted, widthMeasureSpec), resolveSize(wanted, heightMeasureSpec));
  }

  public void show() { show(null); }

  public void show(final OnVisibilityChangedListener listener) {
    if (shown() == VISIBLE) return;
    setVisibility(VISIBLE);
    if (listener == null) return;
    antecede.Callbacks.observe(this, "OnVisibilityChangedListener", listener, true);
    postDelayed(new Runnable() {
      @Override
      public void run() {
        antecede.Callbacks.invoke(FloatingActionButton.this, "OnVisibilityChangedListener", listener);
        listener.onShown(FloatingActionButton.this);
      }
    }, DURATION);
  }

  public void hide() { hide(null); }

  /** The button is gone when its animation ends. */
  public void hide(final OnVisibilityChangedListener listener) {
    if (shown() != VISIBLE) return;
    if (listener != null) antecede.Callbacks.observe(this, "OnVisibilityChangedListener", listener, true);
    Runnable end = new Runnable() {
      @Override
      public void run() {
        setVisibility(INVISIBLE);
        if (listener == null) return;
        antecede.Callbacks.invoke(FloatingActionButton.this, "OnVisibilityChangedListener", listener);
        listener.onHidden(FloatingActionButton.this);
      }
    };
    if (isLaidOut()) postDelayed(end, DURATION);
    else end.run();
  }

  public boolean isOrWillBeShown() { return shown() == VISIBLE; }

  public boolean isOrWillBeHidden() { return shown() != VISIBLE; }

  public void setSize(int size) {
    custom = NO_CUSTOM_SIZE;
    this.size = size;
    requestLayout();
  }

  public int getSize() { return size; }

  public void setCustomSize(int size) {
    custom = size;
    requestLayout();
  }

  public int getCustomSize() { return custom; }

  public void setRippleColor(int color) { ripple = color; }

  public int getRippleColor() { return ripple; }

  public void setUseCompatPadding(boolean useCompatPadding) { compatPadding = useCompatPadding; }

  public boolean getUseCompatPadding() { return compatPadding; }

  public float getCompatElevation() { return elevation; }

  public void setCompatElevation(float elevation) { this.elevation = elevation; }

  @Deprecated
  public boolean getContentRect(Rect rect) {
    rect.set(0, 0, getWidth(), getHeight());
    return isLaidOut();
  }
}
