package com.example.libraries;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import androidx.preference.Preference;

/** Counts its clicks. */
public class Counter extends Preference {
  private int count;

  public Counter(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  @Override
  protected Object onGetDefaultValue(TypedArray a, int index) {
    return a.getInt(index, 0);
  }

  @Override
  protected void onSetInitialValue(Object defaultValue) {
    count = getPersistedInt(defaultValue == null ? 0 : (Integer) defaultValue);
    System.out.println("counter begins with " + count);
  }

  @Override
  protected void onClick() {
    if (callChangeListener(count + 1)) persistInt(++count);
  }
}
