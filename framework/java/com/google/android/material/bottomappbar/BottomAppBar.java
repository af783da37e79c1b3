package com.google.android.material.bottomappbar;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.widget.AppAttributes;
import androidx.appcompat.widget.Toolbar;
import androidx.coordinatorlayout.widget.CoordinatorLayout;
import com.google.android.material.behavior.HideBottomViewOnScrollBehavior;

/** A bar at the bottom, with a place for the floating button. */
public class BottomAppBar extends Toolbar implements CoordinatorLayout.AttachedBehavior {
  public static final int FAB_ALIGNMENT_MODE_CENTER = 0, FAB_ALIGNMENT_MODE_END = 1;
  public static final int FAB_ANIMATION_MODE_SCALE = 0, FAB_ANIMATION_MODE_SLIDE = 1;

  private int alignment, animation;
  private boolean hideOnScroll;
  private float cradleMargin, cradleRadius, cradleOffset;
  private Behavior behavior;

  /** Hides with a scroll. */
  public static class Behavior extends HideBottomViewOnScrollBehavior<BottomAppBar> {
    public Behavior() {}

    public Behavior(Context context, AttributeSet attrs) { super(context, attrs); }
  }

  public BottomAppBar(Context context) { this(context, null); }

  public BottomAppBar(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public BottomAppBar(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    TypedArray values = AppAttributes.of(context, attrs, "fabAlignmentMode", "fabAnimationMode", "hideOnScroll");
    alignment = values.getInt(0, FAB_ALIGNMENT_MODE_CENTER);
    animation = values.getInt(1, FAB_ANIMATION_MODE_SCALE);
    hideOnScroll = values.getBoolean(2, false);
    values.recycle();
  }

  @Override
  public Behavior getBehavior() {
    if (behavior == null) behavior = new Behavior();
    return behavior;
  }

  public int getFabAlignmentMode() { return alignment; }

  public void setFabAlignmentMode(int fabAlignmentMode) { alignment = fabAlignmentMode; }

  public int getFabAnimationMode() { return animation; }

  public void setFabAnimationMode(int fabAnimationMode) { animation = fabAnimationMode; }

  public boolean getHideOnScroll() { return hideOnScroll; }

  public void setHideOnScroll(boolean hide) { hideOnScroll = hide; }

  public float getFabCradleMargin() { return cradleMargin; }

  public void setFabCradleMargin(float cradleMargin) { this.cradleMargin = cradleMargin; }

  public float getFabCradleRoundedCornerRadius() { return cradleRadius; }

  public void setFabCradleRoundedCornerRadius(float roundedCornerRadius) { cradleRadius = roundedCornerRadius; }

  public float getCradleVerticalOffset() { return cradleOffset; }

  public void setCradleVerticalOffset(float verticalOffset) { cradleOffset = verticalOffset; }

  public void replaceMenu(int newMenu) {
    getMenu().clear();
    inflateMenu(newMenu);
  }

  public void performHide() { getBehavior().slideDown(this); }

  public void performShow() { getBehavior().slideUp(this); }
}
