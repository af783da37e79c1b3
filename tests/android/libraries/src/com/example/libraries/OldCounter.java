package com.example.libraries;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.support.v7.preference.Preference;

/** Counts its clicks. */
public class OldCounter extends Preference {
  private int count;

  public OldCounter(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  @Override
  protected Object onGetDefaultValue(TypedArray a, int index) {
    return a.getInt(index, 0);
  }

  @Override
  protected void onSetInitialValue(boolean restore, Object defaultValue) {
    count = getPersistedInt(defaultValue == null ? 0 : (Integer) defaultValue);
    System.out.println("counter begins with " + count);
  }

  @Override
  protected void onClick() {
    if (callChangeListener(count + 1)) persistInt(++count);
  }
}
