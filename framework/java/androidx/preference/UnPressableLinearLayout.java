package androidx.preference;

import android.content.Context;
import android.util.AttributeSet;
import android.widget.LinearLayout;
import antecede.Unlisted;

/** Its children do not look pressed with it. */
@Unlisted
public class UnPressableLinearLayout extends LinearLayout {
  public UnPressableLinearLayout(Context context) { this(context, null); }

  public UnPressableLinearLayout(Context context, AttributeSet attrs) { super(context, attrs); }

  @Override
  protected void dispatchSetPressed(boolean pressed) {}
}
