package com.google.android.material.divider;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;

/** A line between others. */
public class MaterialDivider extends View {
  public MaterialDivider(Context context) { this(context, null); }

  public MaterialDivider(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public MaterialDivider(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    setMeasuredDimension(getDefaultSize(getSuggestedMinimumWidth(), widthMeasureSpec), resolveSize(1, heightMeasureSpec));
  }
}
