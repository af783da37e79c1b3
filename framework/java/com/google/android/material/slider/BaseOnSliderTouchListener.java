package com.google.android.material.slider;

/** Hears that a thumb is held and let go. */
public interface BaseOnSliderTouchListener<S> {
  void onStartTrackingTouch(S slider);

  void onStopTrackingTouch(S slider);
}
