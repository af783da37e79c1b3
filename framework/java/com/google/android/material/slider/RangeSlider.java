package com.google.android.material.slider;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.widget.AppAttributes;
import java.util.List;

/** Several values: a range. */
public class RangeSlider extends BaseSlider<RangeSlider, RangeSlider.OnChangeListener, RangeSlider.OnSliderTouchListener> {
  /** Hears of a new value. */
  public interface OnChangeListener extends BaseOnChangeListener<RangeSlider> {
    @Override
    void onValueChange(RangeSlider slider, float value, boolean fromUser);
  }

  /** Hears that a thumb is held and let go. */
  public interface OnSliderTouchListener extends BaseOnSliderTouchListener<RangeSlider> {
    @Override
    void onStartTrackingTouch(RangeSlider slider);

    @Override
    void onStopTrackingTouch(RangeSlider slider);
  }

  public RangeSlider(Context context) { this(context, null); }

  public RangeSlider(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public RangeSlider(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    TypedArray values = AppAttributes.of(context, attrs, "values");
    int array = values.getResourceId(0, 0);
    if (array != 0) {
      TypedArray numbers = getResources().obtainTypedArray(array);
      float[] read = new float[numbers.length()];
      for (int i = 0; i < read.length; i++) read[i] = numbers.getFloat(i, 0);
      numbers.recycle();
      setAll(read);
    }
    values.recycle();
  }

  public void setValues(Float... values) {
    float[] all = new float[values.length];
    for (int i = 0; i < all.length; i++) all[i] = values[i];
    setAll(all);
  }

  public void setValues(List<Float> values) { setValues(values.toArray(new Float[values.size()])); }

  @Override
  public List<Float> getValues() { return super.getValues(); }
}
