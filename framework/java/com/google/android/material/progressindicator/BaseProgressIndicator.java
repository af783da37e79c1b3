package com.google.android.material.progressindicator;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.widget.AppAttributes;
import android.widget.ProgressBar;

/** How far something is. */
abstract class BaseProgressIndicator extends ProgressBar {
  public static final int SHOW_NONE = 0, SHOW_OUTWARD = 1, SHOW_INWARD = 2, HIDE_NONE = 0, HIDE_OUTWARD = 1, HIDE_INWARD = 2;

  private int[] colours = new int[0];
  private int track, thickness;
  private final Runnable hideNow = new Runnable() {
    @Override
    public void run() { setVisibility(INVISIBLE); }
  };

  BaseProgressIndicator(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    TypedArray values = AppAttributes.of(context, attrs, "android:indeterminate", "android:progress", "android:max");
    setIndeterminate(values.getBoolean(0, false));
    setMax(values.getInt(2, 100));
    setProgress(values.getInt(1, 0));
    values.recycle();
  }

  public void setProgressCompat(int progress, boolean animated) {
    setIndeterminate(false);
    setProgress(progress);
  }

  public void show() {
    removeCallbacks(hideNow);
    setVisibility(VISIBLE);
  }

  public void hide() {
    removeCallbacks(hideNow);
    if (shown() == VISIBLE) post(hideNow);
  }

  public int[] getIndicatorColor() { return colours; }

  public void setIndicatorColor(int... indicatorColors) { colours = indicatorColors; }

  public int getTrackColor() { return track; }

  public void setTrackColor(int trackColor) { track = trackColor; }

  public int getTrackThickness() { return thickness; }

  public void setTrackThickness(int trackThickness) { thickness = trackThickness; }
}
