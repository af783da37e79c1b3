package com.google.android.material.progressindicator;

import android.content.Context;
import android.util.AttributeSet;

/** As a line. */
public final class LinearProgressIndicator extends BaseProgressIndicator {
  public LinearProgressIndicator(Context context) { this(context, null); }

  public LinearProgressIndicator(Context context, AttributeSet attrs) {
    this(context, attrs, android.R.attr.progressBarStyleHorizontal);
  }

  public LinearProgressIndicator(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}
