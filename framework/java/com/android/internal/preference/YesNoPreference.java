package com.android.internal.preference;

import android.content.Context;
import android.preference.DialogPreference;
import android.util.AttributeSet;
import antecede.Unlisted;

/** A setting that asks first. */
@Unlisted
public class YesNoPreference extends DialogPreference {
  private boolean value;

  public YesNoPreference(Context context, AttributeSet attrs, int defStyle) {
    super(context, attrs, defStyle);
  }

  public YesNoPreference(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  public YesNoPreference(Context context) {
    this(context, null);
  }

  @Override
  protected void onDialogClosed(boolean positiveResult) {
    super.onDialogClosed(positiveResult);
    if (callChangeListener(positiveResult)) setValue(positiveResult);
  }

  public void setValue(boolean value) {
    this.value = value;
    persistBoolean(value);
    notifyDependencyChange(!value);
  }

  public boolean getValue() {
    return value;
  }
}
