package com.google.android.material.switchmaterial;

import android.content.Context;
import android.util.AttributeSet;
import androidx.appcompat.widget.SwitchCompat;

/** A switch. */
public class SwitchMaterial extends SwitchCompat {
  private boolean themeColours;

  public SwitchMaterial(Context context) { this(context, null); }

  public SwitchMaterial(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public SwitchMaterial(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }

  public void setUseMaterialThemeColors(boolean useMaterialThemeColors) { themeColours = useMaterialThemeColors; }

  public boolean isUseMaterialThemeColors() { return themeColours; }
}
