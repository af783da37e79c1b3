package com.google.android.material.progressindicator;

import android.content.Context;
import android.util.AttributeSet;

/** As a circle. */
public final class CircularProgressIndicator extends BaseProgressIndicator {
  public CircularProgressIndicator(Context context) { this(context, null); }

  public CircularProgressIndicator(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.progressBarStyle); }

  public CircularProgressIndicator(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}
