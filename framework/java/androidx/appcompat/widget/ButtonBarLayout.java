package androidx.appcompat.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.widget.LinearLayout;

/** The buttons of a dialog. */
public class ButtonBarLayout extends LinearLayout {
  public ButtonBarLayout(Context context) {
    this(context, null);
  }

  public ButtonBarLayout(Context context, AttributeSet attrs) {
    this(context, attrs, 0);
  }

  public ButtonBarLayout(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
  }
}
