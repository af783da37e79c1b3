package android.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.BlendMode;
import android.graphics.PorterDuff;
import android.graphics.drawable.Drawable;
import android.graphics.drawable.ShapeDrawable;
import android.graphics.drawable.shapes.OvalShape;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.view.MotionEvent;

/** A progress that a finger sets. */
public abstract class AbsSeekBar extends ProgressBar {
  private static final int[] ATTRIBUTES = {android.R.attr.thumb};

  private boolean dragging;
  private int keyIncrement = 1;
  private Drawable thumb;

  public AbsSeekBar(Context context) { this(context, null); }

  public AbsSeekBar(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public AbsSeekBar(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public AbsSeekBar(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    thumb = values.getDrawable(0);
    values.recycle();
    if (thumb == null) thumb = new ShapeDrawable(new OvalShape());
    setFocusable(true);
  }

  /** Whether a finger may change it. */
  boolean isUserSeekable() { return true; }

  void onStartTrackingTouch() { dragging = true; }

  void onStopTrackingTouch() { dragging = false; }

  void onKeyChange() {}

  @Override
  public boolean onTouchEvent(MotionEvent event) {
    if (!isUserSeekable() || !isEnabled()) return false;
    switch (event.getAction()) {
      case MotionEvent.ACTION_DOWN:
        start(event);
        break;
      case MotionEvent.ACTION_MOVE:
        if (dragging) track(event);
        else start(event);
        break;
      case MotionEvent.ACTION_UP:
        if (!dragging) onStartTrackingTouch();
        track(event);
        onStopTrackingTouch();
        setPressed(false);
        break;
      case MotionEvent.ACTION_CANCEL:
        if (dragging) onStopTrackingTouch();
        setPressed(false);
        break;
      default:
        break;
    }
    return true;
  }

  private void start(MotionEvent event) {
    setPressed(true);
    onStartTrackingTouch();
    track(event);
    if (getParent() != null) getParent().requestDisallowInterceptTouchEvent(true);
  }

  private void track(MotionEvent event) {
    int room = Math.max(1, getWidth() - getPaddingLeft() - getPaddingRight());
    float part = Math.max(0, Math.min(1, (event.getX() - getPaddingLeft()) / room));
    setProgressInternal(Math.round(part * (getMax() - getMin())) + getMin(), true);
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    int step = keyIncrement;
    if (isEnabled() && (keyCode == KeyEvent.KEYCODE_DPAD_LEFT || keyCode == KeyEvent.KEYCODE_DPAD_RIGHT)) {
      if (keyCode == KeyEvent.KEYCODE_DPAD_LEFT) step = -step;
      if (setProgressInternal(getProgress() + step, true)) {
        onKeyChange();
        return true;
      }
    }
    return super.onKeyDown(keyCode, event);
  }

  public void setKeyProgressIncrement(int increment) { keyIncrement = Math.abs(increment); }

  public int getKeyProgressIncrement() { return keyIncrement; }

  public void setThumb(Drawable thumb) {
    this.thumb = thumb;
    invalidate();
  }

  public Drawable getThumb() { return thumb; }

  @Override
  public synchronized void setMax(int max) {
    super.setMax(max);
    if (keyIncrement == 0 || getMax() / keyIncrement > 20) keyIncrement = Math.max(1, Math.round(getMax() / 20f));
  }

  @Override
  public CharSequence getAccessibilityClassName() { return AbsSeekBar.class.getName(); }

  private boolean splitTrack;
  private int thumbOffset;
  private ColorStateList thumbTintList;
  private PorterDuff.Mode thumbTintMode;
  private Drawable tickMark;
  private ColorStateList tickMarkTintList;
  private PorterDuff.Mode tickMarkTintMode;

  public void setSplitTrack(boolean splitTrack) { this.splitTrack = splitTrack; }
  public boolean getSplitTrack() { return splitTrack; }

  public void setThumbOffset(int thumbOffset) { this.thumbOffset = thumbOffset; }
  public int getThumbOffset() { return thumbOffset; }

  public void setThumbTintList(ColorStateList thumbTintList) { this.thumbTintList = thumbTintList; }
  public ColorStateList getThumbTintList() { return thumbTintList; }

  public void setThumbTintMode(PorterDuff.Mode thumbTintMode) { this.thumbTintMode = thumbTintMode; }
  public PorterDuff.Mode getThumbTintMode() { return thumbTintMode; }

  public void setTickMark(Drawable tickMark) { this.tickMark = tickMark; }
  public Drawable getTickMark() { return tickMark; }

  public void setTickMarkTintList(ColorStateList tickMarkTintList) { this.tickMarkTintList = tickMarkTintList; }
  public ColorStateList getTickMarkTintList() { return tickMarkTintList; }

  public void setTickMarkTintMode(PorterDuff.Mode tickMarkTintMode) { this.tickMarkTintMode = tickMarkTintMode; }
  public PorterDuff.Mode getTickMarkTintMode() { return tickMarkTintMode; }

  // What only keeps a value.

  private BlendMode thumbTintBlendMode;
  private BlendMode tickMarkTintBlendMode;

  public BlendMode getThumbTintBlendMode() {
    return thumbTintBlendMode;
  }

  public BlendMode getTickMarkTintBlendMode() {
    return tickMarkTintBlendMode;
  }

  public void setThumbTintBlendMode(BlendMode thumbTintBlendMode) {
    this.thumbTintBlendMode = thumbTintBlendMode;
  }

  public void setTickMarkTintBlendMode(BlendMode tickMarkTintBlendMode) {
    this.tickMarkTintBlendMode = tickMarkTintBlendMode;
  }
}
