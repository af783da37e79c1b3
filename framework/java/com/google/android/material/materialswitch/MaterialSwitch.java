package com.google.android.material.materialswitch;

import android.content.Context;
import android.util.AttributeSet;
import androidx.appcompat.widget.SwitchCompat;

/** A switch. */
public class MaterialSwitch extends SwitchCompat {
  public MaterialSwitch(Context context) { this(context, null); }

  public MaterialSwitch(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public MaterialSwitch(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}
