package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;

/** Shows whether it is on by its text. */
public class ToggleButton extends CompoundButton {
  private static final int[] ATTRIBUTES = {android.R.attr.textOn, android.R.attr.textOff};

  private CharSequence textOn = "ON", textOff = "OFF";

  public ToggleButton(Context context) { this(context, null); }

  public ToggleButton(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.buttonStyleToggle); }

  public ToggleButton(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public ToggleButton(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    textOn = "ON";
    textOff = "OFF";
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    if (values.hasValue(0)) textOn = values.getText(0);
    if (values.hasValue(1)) textOff = values.getText(1);
    values.recycle();
    show();
  }

  @Override
  public void setChecked(boolean checked) {
    super.setChecked(checked);
    show();
  }

  private void show() {
    if (isChecked() && textOn != null) setText(textOn);
    else if (!isChecked() && textOff != null) setText(textOff);
  }

  public CharSequence getTextOn() { return textOn; }

  public void setTextOn(CharSequence textOn) { this.textOn = textOn; }

  public CharSequence getTextOff() { return textOff; }

  public void setTextOff(CharSequence textOff) { this.textOff = textOff; }

  @Override
  public CharSequence getAccessibilityClassName() { return ToggleButton.class.getName(); }

  // What only keeps a value.

  private float disabledAlpha;

  public float getDisabledAlpha() {
    return disabledAlpha;
  }
}
