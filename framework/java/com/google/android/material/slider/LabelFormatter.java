package com.google.android.material.slider;

/** The text of a value. */
public interface LabelFormatter {
  int LABEL_FLOATING = 0, LABEL_WITHIN_BOUNDS = 1, LABEL_GONE = 2, LABEL_VISIBLE = 3;

  String getFormattedValue(float value);
}
