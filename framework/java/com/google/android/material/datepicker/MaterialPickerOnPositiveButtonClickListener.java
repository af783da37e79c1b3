package com.google.android.material.datepicker;

/** Hears what was chosen. */
public interface MaterialPickerOnPositiveButtonClickListener<S> {
  void onPositiveButtonClick(S selection);
}
