package android.widget;

import android.content.Context;
import android.util.AttributeSet;
import antecede.Hidden;

/** A text that can be pressed. */
public class Button extends TextView {
  public Button(Context context) { this(context, null); }

  public Button(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.buttonStyle); }

  public Button(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public Button(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    defaults(attrs);
  }

  @Hidden
  void defaults(AttributeSet attrs) {
    Defaults.clickable(this, attrs);
    Defaults.centred(this, attrs);
    Defaults.smallest(this, attrs, 88, 48);
  }

  @Override
  public CharSequence getAccessibilityClassName() { return Button.class.getName(); }
}
