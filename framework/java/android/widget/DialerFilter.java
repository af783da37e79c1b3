package android.widget;

import android.content.Context;
import android.util.AttributeSet;

/** Two fields for letters and digits. */
@Deprecated
public class DialerFilter extends RelativeLayout {
  public static final int DIGITS_AND_LETTERS = 1, DIGITS_AND_LETTERS_NO_DIGITS = 2, DIGITS_AND_LETTERS_NO_LETTERS = 3,
      DIGITS_ONLY = 4, LETTERS_ONLY = 5;

  private int mode = DIGITS_AND_LETTERS;

  public DialerFilter(Context context) { super(context); }

  public DialerFilter(Context context, AttributeSet attrs) { super(context, attrs); }

  public int getMode() { return mode; }

  public void setMode(int newMode) { mode = newMode; }
}
