package com.google.android.material.tabs;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.View;

/** A tab named in a layout. */
public class TabItem extends View {
  private static final int[] ATTRIBUTES = {android.R.attr.text, android.R.attr.icon, android.R.attr.layout};

  public final CharSequence text;
  public final Drawable icon;
  public final int customLayout;

  public TabItem(Context context) { this(context, null); }

  public TabItem(Context context, AttributeSet attrs) {
    super(context, attrs);
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES);
    text = values.getText(0);
    icon = values.getDrawable(1);
    customLayout = values.getResourceId(2, 0);
    values.recycle();
  }
}
