package com.google.android.material.appbar;

import android.content.Context;
import android.util.AttributeSet;
import androidx.appcompat.widget.Toolbar;

/** A toolbar. */
public class MaterialToolbar extends Toolbar {
  public MaterialToolbar(Context context) { super(context); }

  public MaterialToolbar(Context context, AttributeSet attrs) { super(context, attrs); }

  public MaterialToolbar(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}
