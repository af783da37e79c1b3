package com.google.android.material.slider;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.widget.AppAttributes;

/** One value. */
public class Slider extends BaseSlider<Slider, Slider.OnChangeListener, Slider.OnSliderTouchListener> {
  /** Hears of a new value. */
  public interface OnChangeListener extends BaseOnChangeListener<Slider> {
    @Override
    void onValueChange(Slider slider, float value, boolean fromUser);
  }

  /** Hears that a thumb is held and let go. */
  public interface OnSliderTouchListener extends BaseOnSliderTouchListener<Slider> {
    @Override
    void onStartTrackingTouch(Slider slider);

    @Override
    void onStopTrackingTouch(Slider slider);
  }

  public Slider(Context context) { this(context, null); }

  public Slider(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public Slider(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    TypedArray values = AppAttributes.of(context, attrs, "android:value");
    if (values.hasValue(0)) setValue(values.getFloat(0, 0));
    values.recycle();
  }

  public float getValue() { return first(); }

  public void setValue(float value) { setAll(new float[] {value}); }
}
