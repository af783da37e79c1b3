package com.google.android.material.radiobutton;

import android.content.Context;
import android.util.AttributeSet;
import androidx.appcompat.widget.AppCompatRadioButton;

/** A radio button. */
public class MaterialRadioButton extends AppCompatRadioButton {
  private boolean themeColours;

  public MaterialRadioButton(Context context) { this(context, null); }

  public MaterialRadioButton(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.radioButtonStyle); }

  public MaterialRadioButton(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }

  public void setUseMaterialThemeColors(boolean useMaterialThemeColors) { themeColours = useMaterialThemeColors; }

  public boolean isUseMaterialThemeColors() { return themeColours; }
}
