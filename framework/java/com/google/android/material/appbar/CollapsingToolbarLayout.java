package com.google.android.material.appbar;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.ViewGroup;
import android.widget.AppAttributes;
import android.widget.FrameLayout;
import antecede.Observable;

/** A toolbar with a picture that collapses. */
public class CollapsingToolbarLayout extends FrameLayout {
  @Observable private CharSequence title;
  private boolean titleEnabled = true;
  private boolean scrims;
  private Drawable content, statusBar;

  public static class LayoutParams extends FrameLayout.LayoutParams {
    public static final int COLLAPSE_MODE_OFF = 0, COLLAPSE_MODE_PIN = 1, COLLAPSE_MODE_PARALLAX = 2;
    private int mode;
    private float multiplier = .5f;

    public LayoutParams(Context c, AttributeSet attrs) {
      super(c, attrs);
      TypedArray values = AppAttributes.of(c, attrs, "layout_collapseMode", "layout_collapseParallaxMultiplier");
      mode = values.getInt(0, COLLAPSE_MODE_OFF);
      multiplier = values.getFloat(1, .5f);
      values.recycle();
    }

    public LayoutParams(int width, int height) { super(width, height); }

    public LayoutParams(int width, int height, int gravity) { super(width, height, gravity); }

    public LayoutParams(ViewGroup.LayoutParams p) { super(p); }

    public LayoutParams(ViewGroup.MarginLayoutParams source) { super(source); }

    public void setCollapseMode(int collapseMode) { mode = collapseMode; }

    public int getCollapseMode() { return mode; }

    public void setParallaxMultiplier(float multiplier) { this.multiplier = multiplier; }

    public float getParallaxMultiplier() { return multiplier; }
  }

  public CollapsingToolbarLayout(Context context) { this(context, null); }

  public CollapsingToolbarLayout(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public CollapsingToolbarLayout(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    TypedArray values = AppAttributes.of(context, attrs, "title", "titleEnabled");
    title = values.getText(0);
    titleEnabled = values.getBoolean(1, true);
    values.recycle();
  }

  public void setTitle(CharSequence title) { this.title = title; }

  public CharSequence getTitle() { return titleEnabled ? title : null; }

  public void setTitleEnabled(boolean enabled) { titleEnabled = enabled; }

  public boolean isTitleEnabled() { return titleEnabled; }

  public void setScrimsShown(boolean shown) { scrims = shown; }

  public void setScrimsShown(boolean shown, boolean animate) { scrims = shown; }

  public void setContentScrim(Drawable drawable) { content = drawable; }

  public void setContentScrimColor(int color) {}

  public void setContentScrimResource(int resId) {}

  public Drawable getContentScrim() { return content; }

  public void setStatusBarScrim(Drawable drawable) { statusBar = drawable; }

  public void setStatusBarScrimColor(int color) {}

  public Drawable getStatusBarScrim() { return statusBar; }

  public void setCollapsedTitleTextColor(int color) {}

  public void setExpandedTitleColor(int color) {}

  public void setCollapsedTitleTextAppearance(int resId) {}

  public void setExpandedTitleTextAppearance(int resId) {}

  public void setCollapsedTitleGravity(int gravity) {}

  public void setExpandedTitleGravity(int gravity) {}

  public void setExpandedTitleMargin(int start, int top, int end, int bottom) {}

  @Override
  public FrameLayout.LayoutParams generateLayoutParams(AttributeSet attrs) { return new LayoutParams(getContext(), attrs); }

  @Override
  protected FrameLayout.LayoutParams generateDefaultLayoutParams() {
    return new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT);
  }

  @Override
  protected ViewGroup.LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) { return new LayoutParams(p); }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams p) { return p instanceof LayoutParams; }
}
