package android.widget;

import android.content.Context;
import android.util.AttributeSet;

/** A picture that can be pressed. */
public class ImageButton extends ImageView {
  public ImageButton(Context context) { this(context, null); }

  public ImageButton(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.imageButtonStyle); }

  public ImageButton(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public ImageButton(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    setFocusable(true);
    Defaults.clickable(this, attrs);
    Defaults.smallest(this, attrs, 48, 48);
  }

  @Override
  public CharSequence getAccessibilityClassName() { return ImageButton.class.getName(); }
}
