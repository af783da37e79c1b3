package com.google.android.material.slider;

/** Hears of new values. */
public interface BaseOnChangeListener<S> {
  void onValueChange(S slider, float value, boolean fromUser);
}
