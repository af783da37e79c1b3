package android.widget;

import android.content.Context;
import android.util.AttributeSet;

/** One choice of several: a click does not take it back. */
public class RadioButton extends CompoundButton {
  public RadioButton(Context context) { this(context, null); }

  public RadioButton(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.radioButtonStyle); }

  public RadioButton(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public RadioButton(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }

  @Override
  public void toggle() {
    if (!isChecked()) super.toggle();
  }

  @Override
  public CharSequence getAccessibilityClassName() { return RadioButton.class.getName(); }
}
