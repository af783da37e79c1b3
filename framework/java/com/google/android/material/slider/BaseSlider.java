package com.google.android.material.slider;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.widget.AppAttributes;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Observable;
import java.util.ArrayList;
import java.util.List;

/** Thumbs on a line: each has a value. */
abstract class BaseSlider<S extends BaseSlider<S, L, T>, L extends BaseOnChangeListener<S>, T
    extends BaseOnSliderTouchListener<S>>
    extends View {
  private final Bag<L> changes = new Bag<L>();
  private final Bag<T> touches = new Bag<T>();
  private float from, to = 1, step;
  @Observable private float[] mValues = {0};
  private int active, focused = -1, labels, trackHeight, thumbRadius;
  private LabelFormatter formatter;

  BaseSlider(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    TypedArray values = AppAttributes.of(context, attrs, "android:valueFrom", "android:valueTo", "android:stepSize",
        "android:enabled");
    from = values.getFloat(0, 0);
    to = values.getFloat(1, 1);
    step = values.getFloat(2, 0);
    if (!values.getBoolean(3, true)) setEnabled(false);
    values.recycle();
    mValues = new float[] {from};
    setFocusable(true);
    setClickable(true);
  }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    int height = (int) (48 * getResources().getDisplayMetrics().density);
    setMeasuredDimension(getDefaultSize(getSuggestedMinimumWidth(), widthMeasureSpec), resolveSize(height, heightMeasureSpec));
  }

  @SuppressWarnings("unchecked")
  private S self() { return (S) this; }

  // The user.

  @Override
  public boolean onTouchEvent(MotionEvent event) {
    if (!isEnabled()) return false;
    switch (event.getActionMasked()) {
      case MotionEvent.ACTION_DOWN:
        active = nearest(valueAt(event.getX()));
        for (int i = 0; i < touches.size(); i++) {
          Callbacks.invoke(this, "OnSliderTouchListener", touches.get(i));
          touches.get(i).onStartTrackingTouch(self());
        }
        set(active, valueAt(event.getX()), true);
        return true;
      case MotionEvent.ACTION_MOVE:
        set(active, valueAt(event.getX()), true);
        return true;
      default:
        for (int i = 0; i < touches.size(); i++) {
          Callbacks.invoke(this, "OnSliderTouchListener", touches.get(i));
          touches.get(i).onStopTrackingTouch(self());
        }
        return true;
    }
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    int way = keyCode == KeyEvent.KEYCODE_DPAD_RIGHT ? 1 : keyCode == KeyEvent.KEYCODE_DPAD_LEFT ? -1 : 0;
    if (!isEnabled() || way == 0) return super.onKeyDown(keyCode, event);
    set(active, mValues[active] + way * (step > 0 ? step : (to - from) / 20), true);
    return true;
  }

  private float valueAt(float x) {
    float share = Math.max(0, Math.min(1, x / Math.max(1, getWidth())));
    float value = from + share * (to - from);
    return step > 0 ? from + Math.round((value - from) / step) * step : value;
  }

  private int nearest(float value) {
    int best = 0;
    for (int i = 1; i < mValues.length; i++) {
      if (Math.abs(mValues[i] - value) < Math.abs(mValues[best] - value)) best = i;
    }
    return best;
  }

  /** A thumb does not pass its neighbours. */
  private void set(int thumb, float value, boolean fromUser) {
    float lowest = thumb == 0 ? from : mValues[thumb - 1], highest = thumb == mValues.length - 1 ? to : mValues[thumb + 1];
    float limited = Math.max(lowest, Math.min(highest, value));
    if (Math.abs(limited - mValues[thumb]) < 1e-4f) return;
    float[] next = mValues.clone();
    next[thumb] = limited;
    mValues = next;
    tell(limited, fromUser);
    invalidate();
  }

  private void tell(float value, boolean fromUser) {
    for (int i = 0; i < changes.size(); i++) {
      Callbacks.invoke(this, "OnChangeListener", changes.get(i));
      changes.get(i).onValueChange(self(), value, fromUser);
    }
  }

  // The app.

  void setAll(float[] values) {
    if (values.length == 0) throw new IllegalArgumentException("At least one value must be set");
    float[] sorted = values.clone();
    java.util.Arrays.sort(sorted);
    if (java.util.Arrays.equals(sorted, mValues)) return;
    mValues = sorted;
    active = 0;
    for (int i = 0; i < sorted.length; i++) tell(sorted[i], false);
    invalidate();
  }

  List<Float> getValues() {
    List<Float> list = new ArrayList<Float>();
    for (float value : mValues) list.add(value);
    return list;
  }

  float first() { return mValues[0]; }

  public void addOnChangeListener(L listener) {
    Callbacks.register(this, "OnChangeListener", listener, false, "tell");
    changes.add(listener);
  }

  public void removeOnChangeListener(L listener) {
    Callbacks.unregister(this, "OnChangeListener", listener);
    changes.remove(listener);
  }

  public void clearOnChangeListeners() {
    Callbacks.unregister(this, "OnChangeListener", null);
    changes.clear();
  }

  public void addOnSliderTouchListener(T listener) {
    Callbacks.register(this, "OnSliderTouchListener", listener, false, "onTouchEvent");
    touches.add(listener);
  }

  public void removeOnSliderTouchListener(T listener) {
    Callbacks.unregister(this, "OnSliderTouchListener", listener);
    touches.remove(listener);
  }

  public void clearOnSliderTouchListeners() {
    Callbacks.unregister(this, "OnSliderTouchListener", null);
    touches.clear();
  }

  public float getValueFrom() { return from; }

  public void setValueFrom(float valueFrom) { from = valueFrom; }

  public float getValueTo() { return to; }

  public void setValueTo(float valueTo) { to = valueTo; }

  public float getStepSize() { return step; }

  public void setStepSize(float stepSize) {
    if (stepSize < 0) throw new IllegalArgumentException("The stepSize(" + stepSize + ") must be 0, or a factor of the range");
    step = stepSize;
  }

  public int getActiveThumbIndex() { return active; }

  public int getFocusedThumbIndex() { return focused; }

  public void setFocusedThumbIndex(int index) { focused = index; }

  public void setLabelFormatter(LabelFormatter formatter) { this.formatter = formatter; }

  public boolean hasLabelFormatter() { return formatter != null; }

  public int getLabelBehavior() { return labels; }

  public void setLabelBehavior(int labelBehavior) { labels = labelBehavior; }

  public int getTrackHeight() { return trackHeight; }

  public void setTrackHeight(int trackHeight) { this.trackHeight = trackHeight; }

  public int getThumbRadius() { return thumbRadius; }

  public void setThumbRadius(int radius) { thumbRadius = radius; }
}
